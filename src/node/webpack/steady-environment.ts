/** The part of a plugin that is looked at: what webpack's DefinePlugin replaces, by name. */
export interface Defining {
  plugins?: readonly { definitions?: Record<string, unknown> }[];
}

/** What Gatsby sets itself, whatever the environment says. */
const SET_BY_GATSBY = ["NODE_ENV", "PUBLIC_DIR", "BUILD_STAGE", "CYPRESS_SUPPORT"];

const PREFIX = "process.env.";

/**
 * Leaves the code that renders pages those variables only that browsers have too, `GATSBY_…`. Gatsby gives it the whole
 * environment, so that another terminal, or the number of a build on a build machine, would have it bundled anew, and
 * all pages rendered anew.
 */
export function forgetEnvironment({ plugins = [] }: Defining, environment: NodeJS.ProcessEnv = process.env): void {
  for (const { definitions = {} } of plugins) {
    for (const key of Object.keys(definitions)) {
      const name = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
      if (name === undefined || name.startsWith("GATSBY_") || SET_BY_GATSBY.includes(name)) continue;
      if (name in environment) delete definitions[key];
    }
  }
}
