/**
 * Gatsby starts Parcel in each build to compile `gatsby-config.ts`, `gatsby-node.ts` and those of local plugins. Here
 * both are `.mjs` and load what `src/node/program.mjs` has compiled, so the compiler would be 187 MB and two seconds of
 * a build for nothing. To go back to it, remove the three packages that `package.json` replaces by this one.
 */
const fs = require("node:fs");
const path = require("node:path");

const NAMES = ["gatsby-config.ts", "gatsby-node.ts"];

function uncompiled(root) {
  const plugins = path.join(root, "plugins");
  const below = fs.existsSync(plugins) ? fs.readdirSync(plugins, { recursive: true }) : [];
  const files = [...NAMES, ...below.map((file) => path.join("plugins", file))];
  return files.filter((file) => NAMES.includes(path.basename(file)) && fs.existsSync(path.join(root, file)));
}

class Parcel {
  /** Rejects when there is something to compile. */
  async run() {
    const [file] = uncompiled(process.cwd());
    if (file === undefined) return { bundleGraph: { getBundles: () => [] } };
    const message = `${file} would not be compiled. Name it .mjs and load its TypeScript with src/node/program.mjs, as gatsby-node.mjs does`;
    throw Object.assign(new Error(message), { diagnostics: [{ message }] });
  }
}

/** Gatsby gives a cache to the compiler, which has no use for it. */
module.exports = { Parcel, LMDBCache: Object };
