import fs from "node:fs";
import path from "node:path";
import { BUNDLE_HASH_LENGTH, BUNDLED_SCRIPT } from "../../../src/shared/built-files";
import type { Request } from "./visitor";

const HASH = new RegExp(`(?<![\\da-f])[\\da-f]{${BUNDLE_HASH_LENGTH}}(?![\\da-f])`, "g");

const reversed = (hash: string): string => [...hash].reverse().join("");

/**
 * What a host has after a deployment in which all code has changed: every script has another name, the old names are
 * gone, and pages, data and scripts name the new ones. Stands for a second build, which takes a minute.
 */
export class LaterBuild {
  /** The build that the pages of the later one say they are of. */
  readonly hash: string;
  private readonly hashes: Set<string>;

  constructor(publicDir = "public") {
    const { webpackCompilationHash } = JSON.parse(
      fs.readFileSync(path.join(publicDir, "page-data/app-data.json"), "utf8"),
    );
    const names = fs.readdirSync(publicDir).flatMap((name) => BUNDLED_SCRIPT.exec(name)?.[1] ?? []);
    this.hashes = new Set([...names, webpackCompilationHash]);
    this.hash = reversed(webpackCompilationHash);
  }

  private rewrite(text: string): string {
    return text.replace(HASH, (hash) => (this.hashes.has(hash) ? reversed(hash) : hash));
  }

  /** Answers a request as the host would, which still serves the build before. */
  readonly answer = async (request: Request): Promise<unknown> => {
    const { url } = request;
    const [, hash] = BUNDLED_SCRIPT.exec(url.pathname) ?? [];
    if (hash && this.hashes.has(hash)) return request.fulfill({ status: 404, type: "text/html", body: "Not Found" });
    const response = await fetch(hash ? url.href.replace(hash, reversed(hash)) : url.href);
    const type = response.headers.get("content-type") ?? "text/plain";
    if (!/html|javascript|json/.test(type)) return request.pass();
    return request.fulfill({ status: response.status, type, body: this.rewrite(await response.text()) });
  };

  /** Puts it into a folder in place of the build before. */
  write(publicDir: string): void {
    // With types, folders that are links are not entered: they lead to files of the site itself.
    for (const entry of fs.readdirSync(publicDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(html|js|json)$/.test(entry.name)) continue;
      const from = path.join(entry.parentPath, entry.name);
      const text = this.rewrite(fs.readFileSync(from, "utf8"));
      fs.rmSync(from);
      fs.writeFileSync(path.join(entry.parentPath, this.rewrite(entry.name)), text);
    }
  }
}
