/** The traces of the site. Each name has a fixed set of attributes and metrics. */
export interface SiteTraces {
  /** From the request for another page until it is painted. */
  navigation: { attributes: "page" | "by" | "data"; metrics: never };
  /** From the query until its results are there. */
  search: { attributes: "outcome"; metrics: "hits" | "answer_page" };
}

export type TraceName = keyof SiteTraces;

export interface Trace {
  name: string;
  /** Milliseconds since the Unix epoch. */
  startTime: number;
  /** In milliseconds. */
  duration: number;
  attributes: Record<string, string>;
  /** Integers. */
  metrics: Record<string, number>;
}

const MAX_ATTRIBUTE_VALUE = 100;
const RESERVED = /^(firebase|google|ga)_/;

/** Firebase's limits for traces. The SDK does not check them for traces passed to `record`. */
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

/** Returns the limits that a trace breaks, in words. */
export const brokenRules = (trace: Trace): string[] =>
  RULES.filter(([isBroken]) => isBroken(trace)).map(([, rule]) => rule);

/**
 * Creates a trace within Firebase's limits. Long attribute values are shortened, and empty ones are left out.
 * @param from The start, and `to` the end, in milliseconds since the document began.
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
    // Browsers round times, so a fast action may take 0 ms, which Firebase rejects.
    duration: Math.max(to - from, 0.001),
    attributes: Object.fromEntries(values.filter(([, value]) => value)),
    metrics: Object.fromEntries(Object.entries<number>(metrics).map(([key, value]) => [key, Math.round(value)])),
  };
}
