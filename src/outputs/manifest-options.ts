import fs from "node:fs";
import path from "node:path";
import { htmlFile } from "../shared/built-files";
import { LANGUAGE } from "../shared/dates";
import { absoluteUrl, ARCHIVE_PATH, BLOG_PATH, DOCS_PATH, SEARCH_PATH } from "../shared/paths";
import type { Site } from "../content/site";
import { pathPrefix } from "../content/environment";
import { readTokens } from "./style-tokens";

const MANIFEST = "manifest.webmanifest";
export const ICON_SIZES = [48, 72, 96, 144, 192, 256, 384, 512];

const icon = (size: number, name = "icon") => ({
  src: `icons/${name}-${size}x${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
});

/**
 * The options of gatsby-plugin-manifest, which writes the manifest of the installable app. The plugin adds the path
 * prefix to icons and `start_url`, which is also the `id`; all other addresses include it here.
 */
export function manifestOptions({ title, description, url }: Pick<Site, "title" | "description" | "url">) {
  const prefix = pathPrefix();
  const screenshot = (platform: "wide" | "narrow", sizes: string, label: string) => ({
    src: `${prefix}/screenshots/${platform}.webp`,
    sizes,
    type: "image/webp",
    platform,
    label,
  });
  const shortcut = (name: string, description: string, address: string) => ({
    name,
    description,
    url: prefix + address,
    icons: [{ ...icon(192), src: `${prefix}/${icon(192).src}` }],
  });
  const colors = readTokens("dark");
  return {
    name: title,
    short_name: title,
    description,
    lang: LANGUAGE,
    start_url: "/",
    scope: `${prefix}/`,
    display: "standalone",
    background_color: colors["color-page"],
    theme_color: colors["color-accent-strong"],
    icons: [
      ...ICON_SIZES.map((size) => icon(size)),
      ...["maskable", "monochrome"].map((purpose) => ({ ...icon(512, purpose), purpose })),
    ],
    screenshots: [
      screenshot("wide", "1280x800", "The home page on a wide screen"),
      screenshot("narrow", "390x844", "The blog on a phone"),
    ],
    shortcuts: [
      shortcut("Blog", "The latest posts", BLOG_PATH),
      shortcut("Documentation", "Guides and reference", DOCS_PATH),
      shortcut("Search", "Search all pages", SEARCH_PATH),
    ],
    categories: ["personalization", "education"],
    // Lets pages detect whether the app is installed.
    related_applications: [{ platform: "webapp", url: absoluteUrl(url, `/${MANIFEST}`, prefix) }],
    // gatsby-ssr.tsx adds the icons and theme colors to pages. The plugin would also add the monochrome icon.
    legacy: false,
    theme_color_in_head: false,
  };
}

interface Manifest {
  screenshots: { platform: string }[];
  shortcuts: { url: string }[];
}

/**
 * Completes the written manifest once the pages are built: removes shortcuts without content, and adds the `form_factor`
 * of each screenshot. Browsers need it to show screenshots in the install dialog. The plugin rejects the property and
 * only knows its former name, `platform`.
 */
export function completeManifest(publicDir: string): void {
  const file = path.join(publicDir, MANIFEST);
  const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as Manifest;
  const screenshots = manifest.screenshots.map(({ platform, ...rest }) => ({ ...rest, form_factor: platform }));
  const shortcuts = manifest.shortcuts.filter(({ url }) => {
    const page = url.slice(pathPrefix().length);
    // The list of posts is there without posts too.
    return fs.existsSync(path.join(publicDir, htmlFile(page === BLOG_PATH ? ARCHIVE_PATH : page)));
  });
  fs.writeFileSync(file, JSON.stringify({ ...manifest, screenshots, shortcuts }));
}
