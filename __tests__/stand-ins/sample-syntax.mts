/**
 * Reads the syntax of samples. Takes samples as JSON from the standard input and writes their faults as JSON. It runs in
 * a process of its own, because the parsers are WebAssembly and ES modules, which Jest does not load.
 */
import { readFileSync } from "node:fs";
import { parser as pythonParser } from "@lezer/python";
import { loadPrism } from "@ruby/prism";
import { transform, type Loader, type Message, type TransformFailure } from "esbuild";
import pgQuery from "libpg-query";
import * as sh from "sh-syntax";
import { parseTOML } from "toml-eslint-parser";
import { LineCounter, parseAllDocuments } from "yaml";
import { endOf } from "../../src/shared/problem";

export interface Sample {
  language: string;
  code: string;
}

export interface Fault {
  /** From 1, in the sample. */
  line: number;
  column: number;
  message: string;
}

type Check = (code: string) => Promise<Fault[]>;

const toFault = ({ text, location }: Message): Fault => ({
  ...{ line: location!.line, column: location!.column + 1, message: text },
});

const withEsbuild =
  (loader: Loader): Check =>
  async (code) => {
    try {
      // It only warns of mistakes in style sheets.
      const { warnings } = await transform(code, { loader, jsx: "preserve", logLevel: "silent" });
      return loader === "css" ? warnings.map(toFault) : [];
    } catch (error) {
      return (error as TransformFailure).errors.map(toFault);
    }
  };

const parseRuby = await loadPrism();

const ruby: Check = async (code) =>
  parseRuby(code).errors.map(({ message, location }) => {
    const bytesBefore = Buffer.from(code).subarray(0, location.startOffset);
    return { ...endOf(String(bytesBefore)), message };
  });

const python: Check = async (code) => {
  const faults: Fault[] = [];
  pythonParser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) faults.push({ ...endOf(code.slice(0, from)), message: "This is not Python." });
    },
  });
  return faults.slice(0, 1);
};

const sql: Check = async (code) => {
  try {
    await pgQuery.parse(code);
    return [];
  } catch (error) {
    const { message, sqlDetails } = error as Error & { sqlDetails?: { cursorPosition: number } };
    return [{ ...endOf(code.slice(0, sqlDetails?.cursorPosition ?? 0)), message }];
  }
};

const shell: Check = async (code) => {
  try {
    await sh.parse(code);
    return [];
  } catch (error) {
    const { Pos, Text, message } = error as { Pos?: { Line: number; Col: number }; Text?: string; message: string };
    return [{ line: Pos?.Line ?? 1, column: Pos?.Col ?? 1, message: Text ?? message }];
  }
};

const yaml: Check = async (code) => {
  const lines = new LineCounter();
  return parseAllDocuments(code, { lineCounter: lines }).flatMap(({ errors }) =>
    errors.map(({ pos, message }) => {
      const { line, col } = lines.linePos(pos[0]);
      return { line, column: col, message: message.split("\n")[0]! };
    }),
  );
};

const toml: Check = async (code) => {
  try {
    parseTOML(code);
    return [];
  } catch (error) {
    const { lineNumber, column, message } = error as { lineNumber: number; column: number; message: string };
    return [{ line: lineNumber, column: column + 1, message }];
  }
};

/** By the names of the languages in fences. */
const CHECKS: Record<string, Check> = {
  js: withEsbuild("js"),
  javascript: withEsbuild("js"),
  jsx: withEsbuild("jsx"),
  ts: withEsbuild("ts"),
  typescript: withEsbuild("ts"),
  tsx: withEsbuild("tsx"),
  json: withEsbuild("json"),
  css: withEsbuild("css"),
  ruby,
  rb: ruby,
  python,
  py: python,
  sql,
  bash: shell,
  sh: shell,
  shell,
  yaml,
  yml: yaml,
  toml,
};

const samples = JSON.parse(readFileSync(0, "utf8")) as Sample[];
const faults = await Promise.all(
  samples.map(async ({ language, code }) => (CHECKS[language] ? CHECKS[language](code) : null)),
);
console.log(JSON.stringify(faults));
