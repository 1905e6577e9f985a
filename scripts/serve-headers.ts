import type { ServerResponse } from "node:http";

interface HeaderRule {
  source?: string;
  headers: { key: string; value: string }[];
}

/** The rules for what is sent in the place of what is not there. */
const NOT_FOUND = "/404.html";

/**
 * Has an answer say what the host would, just before it is sent. The engine lets the rules of an address win over those
 * of the not-found page that it sends there, and gives a file of no known type the type `false`.
 */
export function answerAsHost(response: ServerResponse, rules: readonly HeaderRule[]): void {
  const notFound = rules.filter(({ source }) => source === NOT_FOUND).flatMap(({ headers }) => headers);
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (args[0] === 404) for (const { key, value } of notFound) response.setHeader(key, value);
    if (String(response.getHeader("content-type")) === "false")
      response.setHeader("content-type", "application/octet-stream");
    return writeHead.apply(response, args);
  };
}
