/** Programs that are compiled to one file hold this module once more, and esbuild's process is one for all of them. */
const users = (globalThis[Symbol.for("users of esbuild")] ??= { count: 0 });

export function holdEsbuild() {
  users.count += 1;
  return async () => {
    const { stop } = await import("esbuild");
    users.count -= 1;
    if (users.count === 0) stop();
  };
}

export async function withEsbuild(work) {
  const release = holdEsbuild();
  try {
    return await work(await import("esbuild"));
  } finally {
    await release();
  }
}
