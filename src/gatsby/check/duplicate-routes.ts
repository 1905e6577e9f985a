import path from "node:path";
import { addressKey } from "../../shared/built-files";
import { filesBelow, relativeTo } from "../../shared/files";
import { comparablePath } from "../../shared/paths";
import type { Entry } from "../../content/content";
import { placeOf, writtenPositionOf } from "../../content/positions";
import type { Post } from "../../content/post";
import { errorAt, type Problem } from "../../shared/problem";
import type { Route } from "./routes";

/**
 * Reports files, tags and authors whose address is already taken by another one or by a page of the site. Compares
 * addresses as the router does.
 */
export function findDuplicateRoutes(routes: readonly Route[], severity: Problem["severity"]): Problem[] {
  const taken = new Map<string, Route>();
  return routes.flatMap((route) => {
    const moved = ofMoved(route);
    if (moved) return [{ ...moved, severity }];
    const key = comparablePath(route.path);
    const first = taken.get(key);
    if (!first) taken.set(key, route);
    const found = first && (ofFiles(route, first) ?? ofOrigins(route, first));
    return found ? [{ ...found, severity }] : [];
  });
}

/**
 * Reports files in `static/` that have the path of a page that Gatsby writes. The page would show after a build that
 * writes it, the file after the next one, and neither after the file is deleted.
 */
export function findCoveredPages(routes: readonly Route[]): Problem[] {
  const names = new Map(routes.map((route) => [addressKey(route.path), route.name]));
  return filesBelow("static").flatMap((file) => {
    const address = `/${relativeTo("static", file)}`;
    const name = /\/index\.html$|^\/404\.html$/.test(address) && names.get(addressKey(address));
    if (!name) return [];
    const message = `The file takes the place of a page in the built site: ${name}.`;
    return [errorAt({ file: path.resolve(file) }, message, "Expected one of the two. Rename or delete the other.")];
  });
}

type Duplicate = Omit<Problem, "severity">;

/** A post that was moved to a dated address because its own is taken. */
function ofMoved({ entry, path }: Route): Duplicate | undefined {
  const { moved } = (entry as Entry<Partial<Post>> | undefined)?.value ?? {};
  if (!entry || !moved) return undefined;
  return {
    ...placeOf(entry.file, "slug"),
    message: `The address ${moved.from} is already taken by ${moved.takenBy}.`,
    expected: `Expected another slug: ${moved.takenBy} keeps the address, and this post is at ${path}.`,
  };
}

function ofFiles(route: Route, first: Route): Duplicate | undefined {
  const file = (route.entry ?? first.entry)?.file;
  if (!file || first.entry === route.entry) return undefined;
  const other = route.entry ? first : route;
  const keeps = first.entry?.file === file ? "this file" : first.name;
  return {
    ...placeOf(file, "slug"),
    message: `The address ${route.path} is already taken by ${other.name}.`,
    expected: `Expected another slug: ${keeps} keeps the address.`,
  };
}

function ofOrigins(route: Route, { origin, name }: Route): Duplicate | undefined {
  if (!route.origin) return undefined;
  const other = origin ? `${origin.name} (${writtenPositionOf(origin.file, origin.key, origin.word)})` : name;
  return {
    ...placeOf(route.origin.file, route.origin.key, route.origin.word),
    message: `The address ${route.path} of ${route.origin.name} is already taken by ${other}.`,
    expected: `Expected another permalink: ${origin?.name ?? name} keeps the address.`,
  };
}
