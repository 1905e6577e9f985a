let users = 0;

export function holdEsbuild() {
  users += 1;
  return async () => {
    const { stop } = await import("esbuild");
    users -= 1;
    if (users === 0) stop();
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
