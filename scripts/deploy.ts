import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isFile } from "../src/shared/files";
import { readArguments, runCommand, runNpm } from "./command";

/** Where the project and the credentials of a deployment are found. */
interface Context {
  root: string;
  /** The user's home folder. */
  home: string;
  env: NodeJS.ProcessEnv;
}

/** A fixed version, because the program runs with access to credentials. `npm run hosts` tests the same version. */
export const FIREBASE_TOOLS = "firebase-tools@15.34.2";
/** Or a name that .firebaserc gives it. */
const PROJECT_ID = /^[\w.:-]+$/;
const CHANNEL_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;

function projectOf({ root, env }: Context): string | undefined {
  if (env.FIREBASE_PROJECT) return env.FIREBASE_PROJECT;
  const file = path.join(root, ".firebaserc");
  if (!fs.existsSync(file)) return undefined;
  try {
    const { projects } = JSON.parse(fs.readFileSync(file, "utf8")) as { projects?: { default?: unknown } };
    return projects?.default === undefined ? undefined : String(projects.default);
  } catch {
    throw new Error('.firebaserc cannot be read. Expected JSON such as { "projects": { "default": "my-project" } }.');
  }
}

function mayDeploy({ home, env }: Context): boolean {
  const { GOOGLE_APPLICATION_CREDENTIALS: key } = env;
  if (key) return isFile(key);
  const login = path.join(env.XDG_CONFIG_HOME ?? path.join(home, ".config"), "configstore/firebase-tools.json");
  try {
    return "tokens" in (JSON.parse(fs.readFileSync(login, "utf8")) as object);
  } catch {
    return false;
  }
}

/**
 * Returns what a deployment to Firebase Hosting still lacks, each item with its remedy. `channel` is the name of a
 * preview; without it the deployment is live.
 */
export function missingFor(context: Context, channel?: string): string[] {
  const missing: string[] = [];
  const project = projectOf(context);
  if (!project || project.startsWith("demo-")) {
    missing.push(
      `No Firebase project: ${project ? `"${project}" is a stand-in for local use` : "none is named"}. Make one at https://console.firebase.google.com and name it in .firebaserc ("default") or in FIREBASE_PROJECT.`,
    );
  } else if (!PROJECT_ID.test(project)) {
    missing.push(`"${project}" cannot be the id of a Firebase project. The Firebase console shows it in the settings.`);
  }
  if (!mayDeploy(context)) {
    const { GOOGLE_APPLICATION_CREDENTIALS: key } = context.env;
    missing.push(
      key
        ? `No permission: GOOGLE_APPLICATION_CREDENTIALS names ${key}, which is not a file.`
        : `No permission: log in with "npx ${FIREBASE_TOOLS} login". Where nobody can log in, set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account that may deploy to Hosting.`,
    );
  }
  if (channel !== undefined && !CHANNEL_NAME.test(channel)) {
    missing.push(`"${channel}" cannot be the name of a preview: small letters, digits and "-" only, at most 63.`);
  }
  return missing;
}

/** Returns the commands of a deployment, each as a list of arguments. */
export function deploymentCommands(context: Context, channel?: string): string[][] {
  const project = ["--project", projectOf(context)!, "--non-interactive"];
  const firebase = ["npx", "--yes", FIREBASE_TOOLS];
  return [
    ["npm", "run", "--silent", "build"],
    channel === undefined
      ? [...firebase, "deploy", "--only", "hosting", ...project]
      : [...firebase, "hosting:channel:deploy", channel, "--expires", "7d", ...project],
  ];
}

const USAGE = "Usage: npm run deploy   or   npm run deploy -- preview NAME   (--dry-run: only print the commands)";

/** Builds the site and deploys it to Firebase Hosting. A preview has its own address and expires after a week. */
async function main(): Promise<void> {
  const { words, asksForHelp, options } = readArguments(process.argv.slice(2), USAGE, ["--dry-run"]);
  if (asksForHelp) return console.log(USAGE);
  const [word, channel] = words;
  if (word !== undefined && (word !== "preview" || words.length !== 2)) throw new Error(USAGE);
  const context = { root: process.cwd(), home: os.homedir(), env: process.env };
  const missing = missingFor(context, channel);
  if (missing.length > 0) {
    throw new Error(["The site cannot be deployed yet:", ...missing.map((what) => `- ${what}`)].join("\n"));
  }
  for (const command of deploymentCommands(context, channel)) {
    console.log(command.join(" "));
    if (options.includes("--dry-run")) continue;
    process.exitCode = await runNpm(command);
    if (process.exitCode !== 0) return;
  }
}

if (require.main === module) void runCommand(main);
