import { createHash } from "node:crypto";

/** The beginning of the SHA-256 of a content, in hexadecimal digits: a name that changes with the content. */
export const digestOf = (content: string | Uint8Array, digits = 16): string =>
  createHash("sha256").update(content).digest("hex").slice(0, digits);
