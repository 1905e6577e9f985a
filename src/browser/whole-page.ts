import { json, storageSlot } from "./storage";

const AGAIN_AFTER_MS = 10_000;
const ANSWER_WITHIN_MS = 10_000;

interface Load {
  address: string;
  at: number;
}

const last = storageSlot<Load>(
  "whole-page",
  json((value) => (value && typeof value === "object" && "address" in value ? (value as Load) : null)),
  "session",
);

/** Whether a server would show something of this site there. Without an answer the browser would show its own page. */
async function answers(address: string): Promise<boolean> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ANSWER_WITHIN_MS);
  try {
    const { ok, status } = await fetch(address, { method: "HEAD", signal: control.signal });
    return ok || status === 404;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads an address as a whole page. Gives false, and does nothing, where that has just been done for the same address
 * or nothing would answer: then the page that is shown is the better one.
 */
export async function loadWholePage(address: string): Promise<boolean> {
  const before = last.get();
  if (before?.address === address && Date.now() - before.at < AGAIN_AFTER_MS) return false;
  if (!(await answers(address))) return false;
  last.set({ address, at: Date.now() });
  if (address === location.href) location.reload();
  else location.assign(address);
  return true;
}
