import { parseTOML, ParseError, type AST } from "toml-eslint-parser";
import { Document, isMap, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { YamlMistake } from "../yaml-mistakes";

/**
 * Reads TOML as a YAML document, so that values and positions come from one kind of tree. Dates stay as written.
 */
export function parseToml(source: string): { document: Document; mistakes: YamlMistake[] } {
  const document = new Document(new YAMLMap());
  try {
    const [table] = parseTOML(source).body;
    for (const node of table.body) {
      if (node.type === "TOMLKeyValue") add(document.contents as YAMLMap, node);
      else fill(mapAt(document.contents as YAMLMap, node), node.body);
    }
    return { document, mistakes: [] };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const message = `The TOML cannot be read: ${error.message.replace(/\.?$/, ".")}`;
    const expected = 'Expected valid TOML, such as key = "value"; text needs quotes.';
    return { document, mistakes: [{ offset: error.index, message, expected }] };
  }
}

type Range = AST.TOMLNode["range"];

const ranged = <N extends Scalar | YAMLMap | YAMLSeq>(node: N, [from, to]: Range): N => {
  node.range = [from, to, to];
  return node;
};

function fill(map: YAMLMap, pairs: readonly AST.TOMLKeyValue[]): void {
  for (const pair of pairs) add(map, pair);
}

/** Adds a pair, whose key may have several parts: `params.author = "Jane"`. */
function add(map: YAMLMap, { key, value }: AST.TOMLKeyValue): void {
  const inner = key.keys.slice(0, -1).reduce((parent, part) => below(parent, part), map);
  inner.items.push(new Pair(keyOf(key.keys.at(-1)!), toNode(value)));
}

type KeyPart = AST.TOMLBare | AST.TOMLQuoted;

const keyOf = (part: KeyPart): Scalar =>
  ranged(new Scalar(part.type === "TOMLBare" ? part.name : part.value), part.range);

/** Returns the map at a key, or the last one of a list of maps. Creates it if it is missing. */
function below(map: YAMLMap, part: KeyPart): YAMLMap {
  const key = keyOf(part);
  const found: unknown = map.get(key.value);
  const last: unknown = isSeq(found) ? found.items.at(-1) : found;
  if (isMap(last)) return last;
  const made = ranged(new YAMLMap(), part.range);
  map.items.push(new Pair(key, made));
  return made;
}

/** The map of a table: `[params]`, or a new one in the list of `[[menu]]`. */
function mapAt(root: YAMLMap, { key, kind, range }: AST.TOMLTable): YAMLMap {
  if (kind === "standard") return key.keys.reduce((parent, part) => below(parent, part), root);
  const last = key.keys.at(-1)!;
  const parent = key.keys.slice(0, -1).reduce((map, part) => below(map, part), root);
  const name = keyOf(last);
  const made = ranged(new YAMLMap(), range);
  const list: unknown = parent.get(name.value);
  if (isSeq(list)) {
    list.items.push(made);
  } else {
    const created = ranged(new YAMLSeq(), range);
    created.items.push(made);
    parent.items.push(new Pair(name, created));
  }
  return made;
}

function toNode(node: AST.TOMLContentNode): Scalar | YAMLMap | YAMLSeq {
  if (node.type === "TOMLArray") {
    const list = ranged(new YAMLSeq(), node.range);
    list.items = node.elements.map(toNode);
    return list;
  }
  if (node.type === "TOMLInlineTable") {
    const map = ranged(new YAMLMap(), node.range);
    fill(map, node.body);
    return map;
  }
  const scalar = ranged(new Scalar("datetime" in node ? node.datetime : node.value), node.range);
  scalar.source = "number" in node ? node.number : String(scalar.value);
  return scalar;
}
