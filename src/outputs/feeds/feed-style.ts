import { readTokens, type Tokens } from "../style-tokens";

const variables = (tokens: Tokens): string =>
  ["color-page", "color-surface", "color-border", "color-text", "color-text-soft", "color-accent"]
    .map((name) => `--${name}: ${tokens[name]};`)
    .join(" ");

/**
 * The style sheet with which browsers display feeds. It is CSS for RSS and Atom elements, because browsers are removing
 * XSLT.
 */
export const feedStyle = (): string => `:root { color-scheme: dark light; ${variables(readTokens("dark"))} }
@media (prefers-color-scheme: light) { :root { ${variables(readTokens("light"))} } }
:root { display: block; padding: 2rem max(1.25rem, calc(50vw - 22rem)); background: var(--color-page);
  color: var(--color-text); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
rss > channel > *, feed > *, item > *, entry > * { display: none; }
rss > channel, channel > item, feed > entry { display: block; }
channel > title, feed > title { display: block; font-size: 2rem; font-weight: 750; line-height: 1.1;
  letter-spacing: -0.02em; }
channel > title::after, feed > title::after {
  content: "This is a feed: give its address to a feed reader, and it shows you what is new."; display: block;
  margin: 1.25rem 0; padding: 0.75rem 1rem; border: 1px solid var(--color-border); border-radius: 0.75rem;
  background: var(--color-surface); font-size: 1.0625rem; font-weight: 400; line-height: 1.6; letter-spacing: 0; }
channel > description, feed > subtitle { display: block; margin-bottom: 1.5rem; color: var(--color-text-soft); }
item, entry { padding: 1.1rem 0; border-top: 1px solid var(--color-border); }
item > title, entry > title { display: block; font-size: 1.25rem; font-weight: 650; line-height: 1.3; }
item > link, item > description, item > pubDate, entry > link, entry > summary, entry > published { display: block;
  margin-top: 0.35rem; }
item > pubDate, entry > published { color: var(--color-text-soft); font-size: 0.9063rem; }
item > link, entry > link { color: var(--color-accent); }
entry > link::before { content: attr(href); }
`;
