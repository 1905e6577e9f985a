/** Numbers of posts as words of a command. Throws at one that is none. */
export function postCounts(words: readonly string[]): number[] {
  const wrong = words.find((word) => !/^[1-9]\d*$/.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no number of posts. Expected whole numbers from 1.`);
  return words.map(Number);
}
