import { SITE_ICONS } from "../shared/site-icons";
import type { SiteItem } from "./site-items";

export type Fields = Record<string, unknown>;

/** Takes what is wrong and where: "what is wrong | what was expected". */
export type Report = (path: PropertyKey[], sentence: string) => void;

/** An entry as the file has it. */
interface Source {
  value: Fields;
  /** What messages call it. */
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
export function checkKeys({ value, name, path, report }: Source, kind: SiteItem["kind"]): void {
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
export function textOf({ value, name, path, report }: Source, key: string, isNeeded = false): string | null {
  const found = value[key];
  if (found === undefined && !isNeeded) return null;
  if (typeof found === "string" && found.trim() !== "") return found.trim();
  const place = found === undefined ? path : [...path, key];
  report(place, `${name} has no text as "${key}". | Expected at least one character.`);
  return null;
}

/** The name of a symbol that there is. */
export function iconOf({ value: { icon }, name, path, report }: Source): string | null {
  if (icon === undefined) return null;
  if (SITE_ICONS.some((known) => known === icon)) return String(icon);
  report(
    [...path, "icon"],
    `${name} has the unknown icon "${String(icon)}". | Expected one of: ${SITE_ICONS.join(", ")}.`,
  );
  return null;
}

/** Where a link leads: `to` within the site, `href` anywhere; a dropdown may lead nowhere by itself. */
export function targetOf({ value, name, path, report }: Source, kind: SiteItem["kind"]): string | null {
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
