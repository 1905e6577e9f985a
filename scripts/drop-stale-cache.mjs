/**
 * Removes Gatsby's cache when the code that makes nodes and compiles texts, or a setting of the environment that pages
 * speak of, has changed since the cache was filled, the project has been moved (the cache holds absolute paths), another
 * content folder is built (Gatsby would delete what has the same name in both), or the site gets another prefix, which
 * stands in what queries of texts gave.
 * Gatsby itself looks at package.json, gatsby-config and gatsby-node only, and would go on with what the old code made.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const cache = path.join(root, ".cache");
/** Beside the cache, since Gatsby empties that as it likes. */
const note = path.join(root, ".site-code");

function digestCode() {
  const hash = createHash("sha256")
    .update(root)
    .update(process.env.SITE_CONTENT_DIR ?? "")
    .update(`\n${process.env.PATH_PREFIX ?? ""}`);
  for (const folder of ["src/node", "src/shared", "src/services"]) {
    const files = fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
    const names = files.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const name of names.sort()) hash.update(path.relative(root, name)).update(fs.readFileSync(name));
  }
  const example = fs.readFileSync(path.join(root, ".env.example"), "utf8");
  for (const [name] of example.matchAll(/^GATSBY_\w+/gm)) hash.update(`${name}=${process.env[name] ?? ""}`);
  return hash.digest("hex");
}

const environment = path.join(root, ".env");
if (fs.existsSync(environment)) process.loadEnvFile(environment);

const digest = digestCode();
const isCurrent = fs.existsSync(note) && fs.readFileSync(note, "utf8") === digest;
if (!isCurrent) {
  if (fs.existsSync(cache))
    console.log(
      "The code of the content pipeline, a setting or the place of the project or its content has changed: starting with an empty cache.",
    );
  fs.rmSync(cache, { recursive: true, force: true });
  fs.writeFileSync(note, digest);
}
