/** A webpack loader that gives the last output of a file while what the other loaders need of it is missing. */

const outputs = new Map();

/** Remembers the output of the other loaders. */
export default function lastOutput(source, map) {
  outputs.set(this.resourcePath, source);
  this.callback(null, source, map);
}

/** Runs before the other loaders, and skips them by returning an output. */
export function pitch() {
  if (this.getOptions().isRead(this.resourcePath)) return undefined;
  // Compiled again with the next change of any file.
  this.cacheable(false);
  return outputs.get(this.resourcePath) ?? "export default () => null;";
}
