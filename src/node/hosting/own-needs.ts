import { createHash } from "node:crypto";

/** What one page holds that a policy has to name. */
export interface OwnNeeds {
  /** Hashes of scripts and style sheets that stand in it, as the policy writes them. */
  scripts: string[];
  styles: string[];
  /** Origins of what readers can load into a frame, and of pictures and recordings that are elsewhere. */
  frames: string[];
  pictures: string[];
  media: string[];
  /** Whether an element has a style attribute, which no policy of a fixed size can allow. */
  hasStyleAttribute: boolean;
}

/** Or any other tag, which is passed over as a whole: the text of an attribute may look like a script. */
const CODE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<[a-z](?:[^>"]|"[^"]*")*>/g;
/** The site's own, whose scripts never run where they stand. The text of an attribute cannot look like this tag. */
const TEMPLATE = /<template id="app-scripts"[\s\S]*?<\/template>/g;
/** Everything else that is no JavaScript is data, which is never run. */
const JAVASCRIPT_TYPE = /^(module|text\/javascript|)$/;
const TAG = /<(img|source|video|audio|track)\b[^>]*>/g;
const EMBED = /class="embed-frame" data-src="([^"]+)"/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*? style="/;
const ADDRESS = /(?:^|[\s",])(https:\/\/[^\s"',]+)/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}(?:="([^"]*)"|(?=[\\s>]|$))`).exec(attributes)?.[1];

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses
      .map((address) => address.replaceAll("&amp;", "&"))
      .filter((text) => URL.canParse(text) && text.startsWith("https:"))
      .map((text) => new URL(text).origin),
  ),
];

export function readOwnNeeds(html: string): OwnNeeds {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const markup = html.replace(TEMPLATE, "").replace(CODE, (tag, kind?: string, attributes = "", text = "") => {
    if (!kind) return tag;
    if (text && kind === "style") styles.add(hashOf(text));
    else if (text && JAVASCRIPT_TYPE.test(attribute(attributes, "type") ?? "")) scripts.add(hashOf(text));
    return "";
  });
  const pictures: string[] = [];
  const media: string[] = [];
  for (const [tag, name] of html.matchAll(TAG)) {
    const target = name === "img" || /srcset=/.test(tag) ? pictures : media;
    for (const [, address] of tag.matchAll(ADDRESS)) target.push(address!);
  }
  return {
    scripts: [...scripts],
    styles: [...styles],
    frames: originsOf([...html.matchAll(EMBED)].map(([, address]) => address!)),
    pictures: originsOf(pictures),
    media: originsOf(media),
    hasStyleAttribute: markup.includes(' style="') && STYLE_ATTRIBUTE.test(markup),
  };
}
