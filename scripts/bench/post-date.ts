const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(1990, 0, 1);

/** The date of a generated post, a day after that of the one before. Throws where it lies in the future: no build has it. */
export function postDate(number: number): string {
  const time = FIRST_DAY + number * DAY_MS;
  if (time > Date.now()) throw new Error(`A post a day reaches the future before post ${number}: ask for fewer posts.`);
  return new Date(time).toISOString().slice(0, 10);
}
