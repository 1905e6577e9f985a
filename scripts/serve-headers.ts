import type { ServerResponse } from "node:http";
import { NOT_FOUND, type HeaderRule } from "../src/node/hosting/firebase-rules";

/**
 * Has an answer say what the host would, just before it is sent. The engine lets the rules of an address win over those
 * of the not-found page that it sends there, and gives a file of no known type the type `false`.
 */
export function answerAsHost(response: ServerResponse, rules: readonly HeaderRule[]): void {
  const isNotFound = (rule: HeaderRule) => "source" in rule && rule.source === NOT_FOUND.source;
  const notFound = rules.filter(isNotFound).flatMap(({ headers }) => headers);
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (args[0] === 404) for (const { key, value } of notFound) response.setHeader(key, value);
    if (String(response.getHeader("content-type")) === "false")
      response.setHeader("content-type", "application/octet-stream");
    return writeHead.apply(response, args);
  };
}
