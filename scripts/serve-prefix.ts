import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

/** The folder of the domain that a site was built for, as its web manifest says; empty at the root. */
export function builtPrefix(publicDir: string): string {
  const file = path.join(publicDir, "manifest.webmanifest");
  if (!fs.existsSync(file)) return "";
  const { scope = "/" } = JSON.parse(fs.readFileSync(file, "utf8")) as { scope?: string };
  return scope.replace(/\/+$/, "");
}

/** Lets a server that knows of no prefix answer below one: it sees the rest of the address, and redirects stay below. */
export function answerBelow(prefix: string, request: IncomingMessage, response: ServerResponse): void {
  const address = request.url!;
  const rest = address.slice(prefix.length);
  if (!prefix || !address.startsWith(prefix) || !/^([/?]|$)/.test(rest)) return;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isAbove = name.toLowerCase() === "location" && /^\//.test(`${value}`) && !`${value}`.startsWith(`${prefix}/`);
    return setHeader(name, isAbove ? prefix + String(value) : value);
  };
}
