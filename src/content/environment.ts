import fs from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import type { ParentSpanPluginArgs } from "gatsby";
import { editDistance } from "../shared/edit-distance";
import { isFile } from "../shared/files";
import { errorAt, formatProblem, warningAt, type Problem } from "../shared/problem";
import { inProduction } from "../shared/visibility";
import { origin, splitMessage } from "./fields";

/** Reads `.env`, if there is one, into the environment; variables that are set already keep their values. */
export function loadEnvironment(): void {
  const file = path.resolve(".env");
  if (isFile(file)) process.loadEnvFile(file);
}

/**
 * A mistake that concerns an environment variable. It is at the last line of `.env` that sets the variable, otherwise in
 * "environment": the shell or the host sets it.
 */
export function environmentProblem(name: string, message: string, expected: string): Problem {
  const settings = isFile(".env") ? fs.readFileSync(".env", "utf8") : "";
  const isFromFile = parseEnv(settings)[name] === process.env[name];
  const setsName = new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);
  const line = settings.split("\n").findLastIndex((each) => setsName.test(each)) + 1;
  const place = isFromFile && line > 0 ? { file: path.resolve(".env"), line } : { file: path.resolve("environment") };
  return errorAt(place, message, expected);
}

/** `PATH_PREFIX` with one leading slash and no final one; empty at the root of a domain. */
export function pathPrefix(): string {
  const prefix = (process.env.PATH_PREFIX ?? "").replace(/^\/+|\/+$/g, "");
  return prefix === "" ? "" : `/${prefix}`;
}

/** The prefix in the links of texts, which only production has. */
export const prefixOfTexts = (): string => (inProduction() ? pathPrefix() : "");

/** Stops a build if Gatsby's prefix is not `PATH_PREFIX`: links of pages would not match the other files. */
export function requirePrefix({
  pathPrefix: built,
  reporter,
}: Pick<ParentSpanPluginArgs, "pathPrefix" | "reporter">): void {
  const prefix = pathPrefix();
  if (built === prefix) return;
  const message = `PATH_PREFIX is "${prefix}", but Gatsby builds for "${built}".`;
  reporter.panicOnBuild(
    formatProblem(
      environmentProblem("PATH_PREFIX", message, 'Expected "npm run build", or "gatsby build --prefix-paths".'),
    ),
  );
}

/** The origin in `SITE_URL`. A malformed value counts as absent, and the check reports it. */
export const siteUrl = (): string | undefined => origin.safeParse(process.env.SITE_URL).data;

const ON = /^(?:true|1|yes|on)$/;
const OFF = /^(?:false|0|no|off)$/;

const valueOf = (name: string): string => process.env[name]?.trim().toLowerCase() ?? "";

const isMalformed = (value: string): boolean => value !== "" && !ON.test(value) && !OFF.test(value);

/** `GATSBY_NO_INDEX`: whether search engines are asked to list nothing. */
export const isNoIndex = (): boolean => ON.test(valueOf("GATSBY_NO_INDEX"));

/** `SOCIAL_CARDS`: whether pictures for previews are drawn, if the settings ask for them. */
export const drawsCards = (): boolean => !OFF.test(valueOf("SOCIAL_CARDS"));

/** The file that lists every variable that the site reads. */
const EXAMPLE = ".env.example";

/** Lines of `.env` that set nothing, or a variable whose name is nearly one that the site reads. */
export function findMistypedLines(): Problem[] {
  if (!isFile(".env")) return [];
  const settings = fs.readFileSync(".env", "utf8");
  // Node takes a byte order mark for a part of the first name, and reads no UTF-16, which PowerShell may write.
  if (/^\uFEFF(?!#)|\0/.test(settings))
    return [
      warningAt({ file: path.resolve(".env") }, "The file's encoding hides settings.", "Expected UTF-8 without BOM."),
    ];
  if (!isFile(EXAMPLE)) return [];
  const known = Object.keys(parseEnv(fs.readFileSync(EXAMPLE, "utf8")));
  return (
    settings
      // What is in quotes may have several lines.
      .replace(/=\s*(["'`])[^]*?\1/g, (value) => value.replace(/[^\n=]/g, ""))
      .split("\n")
      .flatMap((text, index) => {
        const [, name = "", sign] = /^\s*(?:export\s+)?([A-Za-z]\w+)\s*([=:\s]|$)/.exec(text) ?? [];
        const meant = known.includes(name)
          ? name
          : known.find((each) => editDistance(name.toUpperCase(), each) <= Math.min(2, each.length / 4));
        const place = { file: path.resolve(".env"), line: index + 1 };
        if (meant === undefined || (meant === name && sign === "=")) return [];
        return meant === name
          ? [warningAt(place, `This line does not set ${name}.`, `Expected ${name}=value.`)]
          : [warningAt(place, `The site reads no variable ${name}.`, `Did you mean ${meant}?`)];
      })
  );
}

/** Environment variables with malformed values, which would count as absent. */
export function findEnvironmentProblems(): Problem[] {
  const { SITE_URL, PATH_PREFIX, GATSBY_OFFLINE = "" } = process.env;
  const problems = ["GATSBY_NO_INDEX", "SOCIAL_CARDS"]
    .filter((name) => isMalformed(valueOf(name)))
    .map((name) => environmentProblem(name, `${name} is "${process.env[name]}".`, "Expected true or false."));
  const [issue] = (SITE_URL ? origin.safeParse(SITE_URL).error?.issues : undefined) ?? [];
  if (issue) {
    const { message, expected } = splitMessage(issue.message);
    problems.push(environmentProblem("SITE_URL", `SITE_URL is "${SITE_URL}": ${message}`, expected!));
  }
  if (!["", "on", "off", "debug"].includes(GATSBY_OFFLINE)) {
    problems.push(
      environmentProblem("GATSBY_OFFLINE", `GATSBY_OFFLINE is "${GATSBY_OFFLINE}".`, "Expected on, off or debug."),
    );
  }
  if (!/^(\/(?!\.{1,2}(\/|$))[^\s/?#%:\\]+)*$/.test(pathPrefix())) {
    const expected = "Expected a path such as /site; SITE_URL says the origin.";
    problems.push(environmentProblem("PATH_PREFIX", `PATH_PREFIX is "${PATH_PREFIX}", which is not a path.`, expected));
  }
  return problems;
}
