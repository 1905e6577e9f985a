/*
 * esbuild works in a process of its own, with up to 100 MB, and leaves it running until the process that has asked it
 * ends. Here it runs only as long as somebody has something for it to do. To start it again takes 10 ms. What it has been
 * asked for otherwise, without holding it, may never be answered.
 */

/**
 * Keeps esbuild's process running, for what asks esbuild by itself, until the function that is returned is called, which
 * has to be done once.
 */
export function holdEsbuild(): () => Promise<void>;

/** Does some work with esbuild, and gives what comes of it. Rejects as the work does. */
export function withEsbuild<T>(work: (esbuild: typeof import("esbuild")) => Promise<T>): Promise<T>;
