import fs from "node:fs";
import path from "node:path";

/** What a deployment is made of; `home` is the folder of the user's settings. */
export interface Surroundings {
  root: string;
  home: string;
  env: NodeJS.ProcessEnv;
}

/** The version that deploys and that `npm run hosts` tries: a key lies beside it, so it does not float. */
export const FIREBASE_TOOLS = "firebase-tools@15.34.2";
const CHANNEL_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;

function projectOf({ root, env }: Surroundings): string | undefined {
  if (env.FIREBASE_PROJECT) return env.FIREBASE_PROJECT;
  const file = path.join(root, ".firebaserc");
  if (!fs.existsSync(file)) return undefined;
  const { projects } = JSON.parse(fs.readFileSync(file, "utf8")) as { projects?: { default?: string } };
  return projects?.default;
}

function mayDeploy({ home, env }: Surroundings): boolean {
  const { GOOGLE_APPLICATION_CREDENTIALS: key } = env;
  if (key) return fs.existsSync(key);
  const login = path.join(env.XDG_CONFIG_HOME ?? path.join(home, ".config"), "configstore/firebase-tools.json");
  return fs.existsSync(login) && "tokens" in (JSON.parse(fs.readFileSync(login, "utf8")) as object);
}

/**
 * What a deployment to Firebase Hosting still lacks, each with how to mend it. `channel` is the name of a preview;
 * without it, the site goes live.
 */
export function missingFor(surroundings: Surroundings, channel?: string): string[] {
  const missing: string[] = [];
  const project = projectOf(surroundings);
  if (!project || project.startsWith("demo-")) {
    missing.push(
      `No Firebase project: ${project ? `"${project}" is a stand-in for local use` : "none is named"}. Make one at https://console.firebase.google.com and name it in .firebaserc ("default") or in FIREBASE_PROJECT.`,
    );
  }
  if (!mayDeploy(surroundings)) {
    const { GOOGLE_APPLICATION_CREDENTIALS: key } = surroundings.env;
    missing.push(
      key
        ? `No permission: GOOGLE_APPLICATION_CREDENTIALS names ${key}, which does not exist.`
        : `No permission: log in with "npx ${FIREBASE_TOOLS} login", or, where nobody can, let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account that may deploy to Hosting.`,
    );
  }
  if (channel !== undefined && !CHANNEL_NAME.test(channel)) {
    missing.push(`"${channel}" cannot be the name of a preview: small letters, digits and "-" only, at most 63.`);
  }
  return missing;
}

/** The commands of a deployment, in order, as words. Call when nothing is missing. */
export function deploymentCommands(surroundings: Surroundings, channel?: string): string[][] {
  const project = ["--project", projectOf(surroundings)!, "--non-interactive"];
  const firebase = ["npx", "--yes", FIREBASE_TOOLS];
  return [
    ["npm", "run", "--silent", "build"],
    channel === undefined
      ? [...firebase, "deploy", "--only", "hosting", ...project]
      : [...firebase, "hosting:channel:deploy", channel, "--expires", "7d", ...project],
  ];
}
