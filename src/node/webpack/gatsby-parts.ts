import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

type Plugins = CreateWebpackConfigArgs["plugins"];

/**
 * What Gatsby puts into every visitor's bundle and this site has no use for: scripts that run in a worker, `<Script>`,
 * the choice between the manifests of several languages, and its way to start a service worker, which takes no
 * parameters. 4.5 KB gzip. Who wants one of them takes it off this list.
 */
const UNUSED_PARTS = [
  /internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
  /gatsby-plugin-manifest[\\/]gatsby-browser\.js$/,
  /^gatsby-script$/,
  /^\.\/register-service-worker$/,
];

/**
 * What is put in place of parts of Gatsby that do harm and have no setting, of which each replacement says which, and under
 * which names the replacements find those parts.
 */
const REPLACED_PARTS: [RegExp, string][] = [
  [/^gatsby-react-router-scroll$/, "src/browser/no-scroll-context.tsx"],
  [/^gatsby-production-app$/, ".cache/production-app"],
  [/^gatsby-link$/, "src/browser/gatsby-link.ts"],
  [
    /^gatsby-link-itself$/,
    path.dirname(createRequire(path.resolve("node_modules/gatsby/package.json")).resolve("gatsby-link/package.json")),
  ],
];

/** With what the scripts of a built page begin, in place of Gatsby's own, which it asks for. */
export const BROWSER_ENTRY = path.resolve("src/browser/start-app.ts");

/** Plugins that put other modules in the place of parts of Gatsby, in what visitors load. */
export function replaceGatsbyParts(plugins: Plugins): object[] {
  const unused = UNUSED_PARTS.map((part): [RegExp, string] => [part, "src/browser/unused-part.ts"]);
  return [...unused, ...REPLACED_PARTS].map(([part, by]) => plugins.normalModuleReplacement(part, path.resolve(by)));
}
