/** What the site times by itself. A trace has the attributes and metrics of its name, and no others. */
export interface SiteTraces {
  /** From asking for another page until it is shown. */
  navigation: { attributes: "page" | "by" | "data"; metrics: never };
  /** From asking a query until its answer is there. */
  search: { attributes: "outcome"; metrics: "hits" | "answer_page" };
}

export type TraceName = keyof SiteTraces;

export interface Trace {
  name: string;
  /** In milliseconds since 1970. */
  startTime: number;
  /** In milliseconds. */
  duration: number;
  attributes: Record<string, string>;
  /** Whole numbers. */
  metrics: Record<string, number>;
}

const MAX_ATTRIBUTE_VALUE = 100;
const RESERVED = /^(firebase|google|ga)_/;

/** The rules of Firebase for a trace, which its SDK does not look at for traces that are recorded whole. */
const RULES: [isBroken: (trace: Trace) => boolean, rule: string][] = [
  [
    ({ name }) => !/^(?!_)\S(.{0,98}\S)?$/.test(name),
    "a name has 1 to 100 characters, no space at its ends and no leading underscore",
  ],
  [({ startTime }) => !(startTime > 0), "the start is after 1970"],
  [({ duration }) => !(duration > 0), "the duration is positive"],
  [
    ({ attributes }) => Object.keys(attributes).some((key) => !/^[a-zA-Z]\w{0,39}$/.test(key) || RESERVED.test(key)),
    "the name of an attribute has 1 to 40 letters, digits and underscores, begins with a letter, and not with firebase_, google_ or ga_",
  ],
  [
    ({ attributes }) => Object.values(attributes).some((value) => !value || value.length > MAX_ATTRIBUTE_VALUE),
    "the value of an attribute has 1 to 100 characters",
  ],
  [
    ({ metrics }) => Object.keys(metrics).some((key) => !/^(?!_).{1,100}$/.test(key)),
    "the name of a metric has 1 to 100 characters and no leading underscore",
  ],
  [({ metrics }) => !Object.values(metrics).every(Number.isInteger), "a metric is a whole number"],
];

/** The rules that a trace breaks, in words. */
export const brokenRules = (trace: Trace): string[] =>
  RULES.filter(([isBroken]) => isBroken(trace)).map(([, rule]) => rule);

/**
 * A trace that keeps the rules: values that come from outside are shortened, and left out where they are empty.
 * @param from When it began, and `to` when it ended, in milliseconds since the document began.
 */
export function toTrace<Name extends TraceName>(
  name: Name,
  { from, to }: { from: number; to: number },
  attributes: Record<SiteTraces[Name]["attributes"], string>,
  metrics: Record<SiteTraces[Name]["metrics"], number>,
): Trace {
  const values = Object.entries<string>(attributes).map(([key, value]) => [key, value.slice(0, MAX_ATTRIBUTE_VALUE)]);
  return {
    name,
    startTime: performance.timeOrigin + from,
    // Browsers round times, so that something quick may take none; a thousandth of a millisecond is the least there is.
    duration: Math.max(to - from, 0.001),
    attributes: Object.fromEntries(values.filter(([, value]) => value)),
    metrics: Object.fromEntries(Object.entries<number>(metrics).map(([key, value]) => [key, Math.round(value)])),
  };
}
