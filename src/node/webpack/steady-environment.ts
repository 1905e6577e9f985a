import fs from "node:fs";
import { parseEnv } from "node:util";

/** The part of a plugin that is looked at: what webpack's DefinePlugin replaces, by name. */
export interface Defining {
  plugins?: readonly { definitions?: Record<string, unknown> }[];
}

/** What Gatsby's own code asks for. */
const ASKED_FOR_BY_GATSBY = ["NODE_ENV", "PUBLIC_DIR", "BUILD_STAGE", "CYPRESS_SUPPORT"];

const PREFIX = "process.env.";

/**
 * Leaves the code that renders pages those variables only that the code for browsers has too: `GATSBY_…`, and what stands
 * in Gatsby's own file, `.env.production`. Gatsby gives it the whole environment, so that another terminal, or the number
 * of a build on a build machine, would have it bundled anew, and all pages rendered anew.
 */
export function forgetEnvironment({ plugins = [] }: Defining, environment: NodeJS.ProcessEnv = process.env): void {
  const fromFile = readEnvironmentFile(environment);
  for (const { definitions = {} } of plugins) {
    for (const key of Object.keys(definitions)) {
      const name = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
      if (name === undefined || name.startsWith("GATSBY_") || ASKED_FOR_BY_GATSBY.includes(name)) continue;
      if (name in environment && !(name in fromFile)) Reflect.deleteProperty(definitions, key);
    }
  }
}

function readEnvironmentFile({ GATSBY_ACTIVE_ENV, NODE_ENV }: NodeJS.ProcessEnv): object {
  const file = `.env.${GATSBY_ACTIVE_ENV || NODE_ENV}`;
  return fs.statSync(file, { throwIfNoEntry: false }) ? parseEnv(fs.readFileSync(file, "utf8")) : {};
}
