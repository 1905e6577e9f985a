/** A promise, such as that of the browser's push service, did not settle within its time limit. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** Resolves like the promise, or rejects with `NoAnswer` after the time limit. A later result is ignored. */
export function inTime<T>(action: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`There was no answer within ${limitMs / 1000} s.`)), limitMs);
  });
  return Promise.race([action, late]).finally(() => clearTimeout(timer));
}
