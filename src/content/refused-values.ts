import type { z } from "zod";

type Path = readonly PropertyKey[];

/** The value, and with it the paths of what a schema refuses in it. */
interface Kept<T> {
  data: T;
  refused: Path[];
}

/**
 * What a schema makes of a map without what it refuses there. `required` has a value for each key that the schema
 * cannot do without; where one is missing, nothing helps, and it throws.
 */
export function parseWithoutRefused<S extends z.ZodObject>(
  schema: S,
  value: Record<string, unknown>,
  required: Record<string, unknown>,
): Kept<z.output<S>> {
  const result = schema.safeParse({ ...required, ...value });
  if (result.success) return { data: result.data, refused: [] };
  const paths = result.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const refused = paths.map((path) => unitOf(value, path));
  if (refused.some((path) => path.length === 0)) throw result.error;
  const kept = parseWithoutRefused(schema, without(value, refused) as typeof value, required);
  return { data: kept.data, refused: [...refused, ...kept.refused] };
}

/** What is left out for a path: what stands nearest to it, and of tags the whole tag, whose address would be another. */
function unitOf(value: Record<string, unknown>, path: Path): Path {
  const end = path[0] === "tags" ? (Array.isArray(value.tags) ? 2 : 1) : path.length;
  const missing = path.findIndex((_, index) => at(value, path.slice(0, index + 1)) === undefined);
  return path.slice(0, missing < 0 ? end : Math.min(end, missing));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key], value);

function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value;
  const gone = new Set(paths.filter((path) => path.length === 1).map(([key]) => String(key)));
  const below = (name: string): Path[] =>
    paths.filter(([key, ...rest]) => rest.length > 0 && String(key) === name).map((path) => path.slice(1));
  const kept = Object.entries(value as object)
    .filter(([name]) => !gone.has(name))
    .map(([name, item]) => [name, without(item, below(name))] as const);
  return Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}
