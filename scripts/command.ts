import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { loadEnvironment } from "../src/content/environment";

/**
 * Runs a command with the variables of `.env`. If it fails, prints the reason and sets the exit code to 1. `usage` is for
 * a command that takes no arguments: any but a request for help is refused.
 */
export async function runCommand(main: () => void | Promise<void>, usage?: string): Promise<void> {
  try {
    loadEnvironment();
    if (usage !== undefined) {
      const { words, asksForHelp } = readArguments(process.argv.slice(2), usage);
      if (asksForHelp) return console.log(usage);
      if (words.length > 0) throw new Error(usage);
    }
    await main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** The parsed arguments of a command. */
interface Arguments {
  /** The positional arguments, including everything after `--`. */
  words: string[];
  asksForHelp: boolean;
  /** The known options that were passed, to the command or to npm. */
  options: string[];
}

/** An argument that contains a space is a title or a path, even if it starts with a hyphen. */
const OPTION = /^--?[a-z][^\s]*$/i;

/** The variable that npm sets for an option that was typed without `--` before it: `npm_config_dry_run`. */
const variableOf = (option: string): string => option.replace("--", "npm_config_").replaceAll("-", "_");

/**
 * Parses the arguments of a command. `known` lists the command's own options. Throws an error that shows the usage if
 * another option was passed.
 */
export function readArguments(args: readonly string[], usage: string, known: readonly string[] = []): Arguments {
  const end = args.indexOf("--");
  const before = end < 0 ? args : args.slice(0, end);
  const given = before.filter((word) => OPTION.test(word));
  const isHelp = (option: string) => option === "--help" || option === "-h";
  const unknown = given.find((option) => !isHelp(option) && !known.includes(option));
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}.\n${usage}`);
  return {
    words: [...before.filter((word) => !OPTION.test(word)), ...(end < 0 ? [] : args.slice(end + 1))],
    asksForHelp: given.some(isHelp),
    options: known.filter((option) => given.includes(option) || process.env[variableOf(option)] === "true"),
  };
}

/**
 * Starts npm or npx. On Windows they are scripts, which only a shell runs, and it splits arguments at spaces: none may
 * contain one.
 */
export function startNpm(words: readonly string[], options: SpawnOptions): ChildProcess {
  const [program, ...args] = words;
  return process.platform === "win32"
    ? spawn(words.join(" "), { ...options, shell: true })
    : spawn(program!, args, options);
}

/** Runs npm or npx with its output on the console. Resolves to its exit code; rejects if it cannot be started. */
export const runNpm = (words: readonly string[], options: SpawnOptions = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = startNpm(words, { stdio: "inherit", ...options });
    child.on("error", ({ code }: NodeJS.ErrnoException) =>
      reject(new Error(`${words[0]} cannot be run (${code}). Expected it in PATH.`)),
    );
    child.on("close", (code) => resolve(code ?? 1));
  });
