/** Returns a number with its noun: `1 error`, `2 errors`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
