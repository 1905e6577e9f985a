import fs from "node:fs";
import path from "node:path";
import { absoluteUrl, BLOG_PATH, DOCS_PATH, SEARCH_PATH } from "../../shared/paths";
import { loadSite } from "../content/site";
import { contentDir } from "../content/folder";
import { pathPrefix } from "../environment";
import { drawAppIcons } from "./app-icons";

interface WebManifest {
  icons?: object[];
  [member: string]: unknown;
}

const MANIFEST = "manifest.webmanifest";

interface ManifestContext {
  /** The origin of the site. */
  siteUrl: string;
  /** The path prefix; empty at the root of a domain. */
  prefix: string;
  /** The paths of the site's pages: a shortcut leads only to what there is. */
  paths: readonly string[];
}

const icon = (prefix: string, purpose: string) => ({
  src: `${prefix}/icons/${purpose}-512x512.png`,
  sizes: "512x512",
  type: "image/png",
  purpose,
});

const screenshot = (prefix: string, form: "wide" | "narrow", sizes: string, label: string) => ({
  src: `${prefix}/screenshots/${form}.webp`,
  sizes,
  type: "image/webp",
  form_factor: form,
  label,
});

/** What gatsby-plugin-manifest writes, with all that an installed app shows. */
export function completeManifest(manifest: WebManifest, { siteUrl, prefix, paths }: ManifestContext): WebManifest {
  const shortcuts = [
    { name: "Blog", description: "The latest posts", path: BLOG_PATH },
    { name: "Documentation", description: "Guides and reference", path: DOCS_PATH },
    { name: "Search", description: "Search posts and documentation", path: SEARCH_PATH },
  ];
  return {
    ...manifest,
    id: `${prefix}/`,
    scope: `${prefix}/`,
    start_url: `${prefix}/`,
    icons: [...(manifest.icons ?? []), icon(prefix, "maskable"), icon(prefix, "monochrome")],
    screenshots: [
      screenshot(prefix, "wide", "1280x800", "The home page on a wide screen"),
      screenshot(prefix, "narrow", "390x844", "The blog on a phone"),
    ],
    shortcuts: shortcuts
      .filter((shortcut) => paths.includes(shortcut.path))
      .map(({ path: address, ...shortcut }) => ({
        ...shortcut,
        url: prefix + address,
        icons: [{ src: `${prefix}/icons/icon-192x192.png`, sizes: "192x192", type: "image/png" }],
      })),
    categories: ["personalization", "education"],
    // The browser then tells the site whether it is installed.
    related_applications: [{ platform: "webapp", url: absoluteUrl(siteUrl, `/${MANIFEST}`, prefix) }],
  };
}

/** Completes the manifest in `public` and draws the icons that it names. */
export async function writeWebManifest(paths: readonly string[], publicDir = path.resolve("public")): Promise<void> {
  const file = path.join(publicDir, MANIFEST);
  const manifest = JSON.parse(fs.readFileSync(file, "utf8")) as WebManifest;
  await drawAppIcons(path.resolve("static/icon.svg"), path.join(publicDir, "icons"));
  const plain = (manifest.icons ?? []).filter((entry) => !("purpose" in entry) || entry.purpose === "any");
  const { url } = loadSite(contentDir());
  const context = { siteUrl: url, prefix: pathPrefix(), paths };
  fs.writeFileSync(file, JSON.stringify(completeManifest({ ...manifest, icons: plain }, context)));
}
