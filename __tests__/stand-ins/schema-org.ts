import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const NAMESPACE = "http://schema.org/";
const require_ = createRequire(path.resolve("package.json"));

type Relations = Map<string, Set<string>>;

/** The vocabulary as schema.org publishes it: which types and properties there are, and what belongs to what. */
function readVocabulary() {
  const file = path.join(path.dirname(require_.resolve("@vocabulary/schema")), "schema.nq");
  const relations: Record<string, Relations> = {};
  for (const [, subject, predicate, object] of fs
    .readFileSync(file, "utf8")
    .matchAll(/^<http:\/\/schema\.org\/(\S+)> <\S*[/#](\w+)> <(\S+)> /gm)) {
    const relation = (relations[predicate!] ??= new Map());
    const objects = relation.get(subject!) ?? new Set();
    relation.set(subject!, objects.add(object!.replace(NAMESPACE, "")));
  }
  const of = (name: string): Relations => relations[name] ?? new Map();
  return { kinds: of("type"), parents: of("subClassOf"), domains: of("domainIncludes"), ranges: of("rangeIncludes") };
}

const vocabulary = readVocabulary();

function ancestors(type: string): string[] {
  return [type, ...[...(vocabulary.parents.get(type) ?? [])].flatMap(ancestors)];
}

const LITERALS = ["Text", "URL", "Date", "DateTime", "Number", "Integer", "Boolean", "Duration"];

/** Words of JSON-LD, and the one that search engines add for a search box. */
const OTHER_KEYS = /^(@id|@type|query-input)$/;

/** What schema.org would not understand of a thing: unknown types, properties that a type does not have, wrong values. */
export function findMistakes(thing: Record<string, unknown>, knownIds: ReadonlySet<string>): string[] {
  const type = String(thing["@type"]);
  if (!("@type" in thing))
    return knownIds.has(String(thing["@id"])) ? [] : [`nothing has the id ${String(thing["@id"])}`];
  if (!vocabulary.kinds.has(type)) return [`${type} is no type`];
  const lineage = new Set(ancestors(type));
  return Object.entries(thing)
    .filter(([key]) => !OTHER_KEYS.test(key))
    .flatMap(([key, value]) => {
      const domains = vocabulary.domains.get(key);
      if (!domains) return [`${key} is no property`];
      if (![...domains].some((domain) => lineage.has(domain))) return [`${type} has no ${key}`];
      const range = vocabulary.ranges.get(key) ?? new Set<string>();
      return [value].flat().flatMap((one) => findWrongValue(`${type}.${key}`, one, range, knownIds));
    });
}

function findWrongValue(
  place: string,
  value: unknown,
  range: ReadonlySet<string>,
  knownIds: ReadonlySet<string>,
): string[] {
  if (typeof value === "object" && value !== null) {
    const inner = value as Record<string, unknown>;
    const type = inner["@type"];
    const fits = type === undefined || ancestors(String(type)).some((ancestor) => range.has(ancestor));
    return [...(fits ? [] : [`${place} takes no ${String(type)}`]), ...findMistakes(inner, knownIds)];
  }
  const isUrl = typeof value === "string" && /^https?:/.test(value);
  if (isUrl || LITERALS.some((literal) => range.has(literal))) return dateMistake(place, value, range);
  return [`${place} takes no ${typeof value}`];
}

const dateMistake = (place: string, value: unknown, range: ReadonlySet<string>): string[] =>
  (range.has("Date") || range.has("DateTime")) && !range.has("Text") && Number.isNaN(Date.parse(String(value)))
    ? [`${place} is no date: ${String(value)}`]
    : [];
