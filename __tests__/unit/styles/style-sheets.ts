import fs from "node:fs";
import path from "node:path";

export interface Sheet {
  file: string;
  css: string;
}

/** Every style sheet of the site and of the figures of posts, with its text, comments taken out. */
export const styleSheets = (): Sheet[] =>
  ["src", "content"].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .map((name) => ({
        file: path.posix.join(folder, name.split(path.sep).join("/")),
        css: fs.readFileSync(path.join(folder, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, blank),
      })),
  );

/** Lines stay where they are, so that a finding has its true line. */
const blank = (text: string): string => text.replace(/[^\n]/g, " ");
