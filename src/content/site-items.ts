import { z } from "zod";
import { withGuess } from "../shared/problem";
import { linkTarget, text } from "./fields";

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

/** The names of the symbols in `static/icons.svg` that an item may have. */
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

const icon = z.enum(SITE_ICONS).optional();
/** `to` is for an address of this site, `href` for any. */
const targets = { to: linkTarget.optional(), href: linkTarget.optional() };

const ONE = "Expected exactly one: to: /… or href: https://….";

/** The form of an item with a link. A dropdown may lead nowhere by itself. */
const linked = (type: SiteItem["kind"], fields: z.core.$ZodLooseShape): z.ZodObject =>
  z.strictObject({ type: z.literal(type), label: text, ...targets, ...fields }).superRefine(({ to, href }, context) => {
    if (to !== undefined && href !== undefined) context.addIssue(`The item has both "to" and "href". | ${ONE}`);
    if (to === undefined && href === undefined && type !== "dropdown")
      context.addIssue(`The item leads nowhere: it has neither "to" nor "href". | ${ONE}`);
  });

const link = linked("link", { icon });
const doc = z.strictObject({ type: z.literal("doc"), doc: text, label: text.optional(), icon });
const html = z.strictObject({ type: z.literal("html"), html: text });

/** The schema of an item that has one of these forms. An item without a type gets it from its other keys. */
function itemOf(place: string, forms: Partial<Record<SiteItem["kind"], z.ZodObject>>) {
  const types = Object.keys(forms);
  const union = z.discriminatedUnion("type", Object.values(forms) as [z.ZodObject], {
    error: ({ code, input }) => {
      if (code !== "invalid_union") return undefined;
      const { type } = input as { type: unknown };
      const nested = type === "dropdown" && place === "dropdown" ? " Nested dropdowns are not allowed." : "";
      const expected = withGuess(String(type), types, `Expected one of: ${types.join(", ")}.`);
      return `Bad ${place} item type "${String(type)}".${nested} | ${expected}`;
    },
  });
  return z.preprocess(withType, union).transform((item) => toItem(item as Fields));
}

const ITEMS_FORM = "Expected a list of { label: …, to: /… }.";

const dropdown = linked("dropdown", {
  items: z
    .array(itemOf("dropdown", { link, doc, html }))
    .min(1, `The dropdown has no items. | ${ITEMS_FORM}`)
    .describe(ITEMS_FORM),
});

/** The items on one side of the navbar. */
export const navbarItems = z.array(itemOf("navbar", { link, doc, dropdown, html })).describe(ITEMS_FORM);
export const footerItem = itemOf("footer", {
  link,
  doc,
  html,
  badge: linked("badge", { icon, caption: text.optional() }),
  follow: linked("follow", { icon }),
});

type Fields = Partial<SiteItem> & { type: SiteItem["kind"]; doc?: string; href?: string | null };

function withType(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "type" in value) return value;
  const type = ["items", "doc", "html"].find((key) => key in value) ?? "link";
  return { type: type === "items" ? "dropdown" : type, ...value };
}

function toItem({ type: kind, doc, href = null, to = href, ...item }: Fields): SiteItem {
  return { label: "", icon: null, caption: null, html: null, items: [], ...item, kind, to: doc ?? to };
}
