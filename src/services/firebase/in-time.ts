/** Something outside, such as the browser's push service, has not answered in the time it was given. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** What an action gives; rejects with `NoAnswer` if it does not settle in time. What it does later goes unheard. */
export function inTime<T>(action: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`There was no answer within ${limitMs / 1000} s.`)), limitMs);
  });
  return Promise.race([action, late]).finally(() => clearTimeout(timer));
}
