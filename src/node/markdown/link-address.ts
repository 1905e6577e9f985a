/** Parts an address from its query and fragment. */
export function splitAddress(address: string): { target: string; suffix: string } {
  const [, target = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return { target, suffix };
}

/** An address as file names and ids have it; what is not encoded rightly stays as it is. */
export function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
