import { z } from "zod";
import { withGuess } from "../shared/problem";

/** An item of the navbar or the footer, after the check. */
export interface SiteItem {
  kind: "link" | "doc" | "dropdown" | "html" | "badge" | "follow";
  /** Empty for HTML, and for a document with its own label. */
  label: string;
  /** A path of this site, a full address, or the id of a document. Null for an item without a link. */
  to: string | null;
  icon: string | null;
  /** The small line above the label of a badge. */
  caption: string | null;
  html: string | null;
  /** The links of a dropdown. */
  items: SiteItem[];
}

type Kind = SiteItem["kind"];
const PLACES = {
  navbar: ["link", "doc", "dropdown", "html"],
  dropdown: ["link", "doc", "html"],
  footer: ["link", "doc", "html", "badge", "follow"],
} as const satisfies Record<string, readonly Kind[]>;

type Place = keyof typeof PLACES;

/** The schema of an item of the navbar or the footer. Its messages name the item and say what is allowed. */
export const siteItem = (place: "navbar" | "footer") =>
  z.unknown().transform((value, context): SiteItem => {
    let isGood = true;
    const item = readItem(value, place, [], (path, message) => {
      isGood = false;
      context.addIssue({ code: "custom", message, path });
    });
    return isGood ? item : z.NEVER;
  });

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readItem(value: unknown, place: Place, path: PropertyKey[], report: Report): SiteItem {
  const item: SiteItem = { kind: "link", label: "", to: null, icon: null, caption: null, html: null, items: [] };
  if (!isFields(value)) {
    report(path, `The ${place} item is not a map of keys and values. | Expected { label: …, to: /path }.`);
    return item;
  }
  const kind = kindOf(value);
  const name = typeof value.label === "string" ? `The ${place} item "${value.label}"` : `The ${place} item`;
  const kinds: readonly string[] = PLACES[place];
  if (kind === "dropdown" && place === "dropdown") {
    report(path, `${name} is a dropdown in a dropdown. Nested dropdowns are not allowed. | ${oneOf("type", kinds)}`);
    return item;
  }
  if (!kinds.includes(kind)) {
    const expected = withGuess(kind, kinds, oneOf("type", kinds));
    report("type" in value ? [...path, "type"] : path, `Bad ${place} item type "${kind}". | ${expected}`);
    return item;
  }
  item.kind = kind as Kind;
  const source = { value, name, path, report };
  checkKeys(source, item.kind);
  item.label = textOf(source, "label", !["doc", "html"].includes(kind)) ?? "";
  item.caption = textOf(source, "caption");
  item.html = textOf(source, "html", kind === "html");
  item.icon = iconOf(source);
  item.to = kind === "doc" ? textOf(source, "doc", true) : targetOf(source, item.kind);
  if (kind === "dropdown") item.items = itemsOf(value.items, name, path, report);
  return item;
}

const oneOf = (what: string, names: readonly string[]) => `Expected ${what} to be one of: ${names.join(", ")}.`;

function kindOf({ type, items, doc, html }: Fields): string {
  if (type !== undefined) return String(type);
  if (items !== undefined) return "dropdown";
  return doc !== undefined ? "doc" : html !== undefined ? "html" : "link";
}

function itemsOf(items: unknown, name: string, path: PropertyKey[], report: Report): SiteItem[] {
  if (Array.isArray(items) && items.length > 0) {
    return items.map((item, index) => readItem(item, "dropdown", [...path, "items", index], report));
  }
  report(path, `${name} is a dropdown without items. | Expected items: a list of { label: …, to: /path }.`);
  return [];
}

type Fields = Record<string, unknown>;

/** Reports a problem at a path, as "what is wrong | what was expected". */
type Report = (path: PropertyKey[], sentence: string) => void;

/** An entry as the file has it. */
interface Source {
  value: Fields;
  /** Its name in messages. */
  name: string;
  path: PropertyKey[];
  report: Report;
}

const KEYS: Record<SiteItem["kind"], readonly string[]> = {
  link: ["type", "label", "to", "href", "icon"],
  doc: ["type", "doc", "label", "icon"],
  dropdown: ["type", "label", "to", "href", "items"],
  html: ["type", "html"],
  badge: ["type", "label", "caption", "to", "href", "icon"],
  follow: ["type", "label", "to", "href", "icon"],
};

/** Reports the keys that an entry of its kind does not have. */
function checkKeys({ value, name, path, report }: Source, kind: SiteItem["kind"]): void {
  if (kind === "html" && "label" in value) {
    report([...path, "label"], `${name} has both "html" and "label". | Expected one of them.`);
    return;
  }
  for (const key of Object.keys(value)) {
    if (KEYS[kind].includes(key)) continue;
    report([...path, key], `${name} has the unknown key "${key}". | Expected one of: ${KEYS[kind].join(", ")}.`);
  }
}

/** A text that may be absent unless it is needed. */
function textOf({ value, name, path, report }: Source, key: string, isNeeded = false): string | null {
  const found = value[key];
  if (found === undefined && !isNeeded) return null;
  if (typeof found === "string" && found.trim() !== "") return found.trim();
  const place = found === undefined ? path : [...path, key];
  report(place, `${name} has no text as "${key}". | Expected at least one character.`);
  return null;
}

/** The names of the symbols in `static/icons.svg` that an entry of the navbar or the footer may have. */
const SITE_ICONS = [
  "code",
  "garden",
  "network",
  "photos",
  "fediverse",
  "directory",
  "feed",
  "mail",
  "chat",
  "video",
] as const;

/** The name of an existing symbol. */
function iconOf({ value: { icon }, name, path, report }: Source): string | null {
  if (icon === undefined) return null;
  if (SITE_ICONS.some((known) => known === icon)) return String(icon);
  report(
    [...path, "icon"],
    `${name} has the unknown icon "${String(icon)}". | Expected one of: ${SITE_ICONS.join(", ")}.`,
  );
  return null;
}

/** Where a link leads: `to` within the site, `href` anywhere; a dropdown may lead nowhere by itself. */
function targetOf({ value, name, path, report }: Source, kind: SiteItem["kind"]): string | null {
  const { to, href } = value;
  if (kind === "html") return null;
  if (to !== undefined && href !== undefined) {
    report(
      path,
      `${name} has both "to" and "href". | Expected exactly one: to for a path of this site, href for an address.`,
    );
    return null;
  }
  const target = to ?? href;
  if (target === undefined) {
    if (kind === "dropdown") return null;
    report(
      path,
      `${name} leads nowhere: it has neither "to" nor "href". | Expected exactly one: to: /path or href: https://….`,
    );
    return null;
  }
  if (typeof target === "string" && /^(\/|#|(?!(?:javascript|data|vbscript):)[a-z][a-z\d+.-]*:)/i.test(target))
    return target;
  const key = to === undefined ? "href" : "to";
  report([...path, key], `${name}: the link target is neither a path nor an address. | Expected /path or https://….`);
  return null;
}
