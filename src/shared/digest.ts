import { createHash } from "node:crypto";
import fs from "node:fs";
import { filesBelow } from "./files";

/** The first digits of the SHA-256 hash of the content in hexadecimal: a name that changes with the content. */
export const digestOf = (content: string | Uint8Array, digits = 16): string =>
  createHash("sha256").update(content).digest("hex").slice(0, digits);

/**
 * Returns a digest of the names and contents of all files in some folders, or only of those whose names end with
 * `ending`.
 */
export const digestOfFolders = (folders: readonly string[], ending = ""): string =>
  digestOf(
    folders
      .flatMap(filesBelow)
      .filter((file) => file.endsWith(ending))
      .sort()
      .map((file) => `${file}\n${fs.readFileSync(file, "utf8")}`)
      .join("\n"),
  );

/** Returns the digest of `package-lock.json`, which changes with each package. Empty if there is no such file. */
export const digestOfPackages = (): string =>
  fs.existsSync("package-lock.json") ? digestOf(fs.readFileSync("package-lock.json")) : "";
