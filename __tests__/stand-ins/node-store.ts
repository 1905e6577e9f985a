import type { Node, NodeInput } from "gatsby";
import type { ResolverContext } from "../../src/gatsby/graphql/context";

type Fields = Record<string, unknown>;

/** Gatsby's cache, and what is kept in it. */
export function keptCache() {
  const kept = new Map<string, unknown>();
  const cache = {
    get: jest.fn(async (key: string) => kept.get(key)),
    set: jest.fn(async (key: string, value: unknown) => kept.set(key, value)),
  };
  return { kept, cache };
}

/** Gatsby's store of nodes, as far as hooks and resolvers use it. */
export class NodeStore {
  readonly nodes = new Map<string, Node>();
  readonly createNode = jest.fn(async (input: NodeInput) => {
    if (!input.internal.type || !input.internal.contentDigest) throw new Error("A node needs a type and a digest.");
    this.nodes.set(input.id, { ...input } as unknown as Node);
  });
  readonly createParentChildLink = jest.fn();
  readonly reporter = { error: jest.fn(), warn: jest.fn(), panicOnBuild: jest.fn() };
  readonly deleteNode = jest.fn(({ id }: Node) => void this.nodes.delete(id));
  readonly actions = {
    createNode: this.createNode,
    deleteNode: this.deleteNode,
    createParentChildLink: this.createParentChildLink,
  };

  /** The key begins with the content folder, which tests make up. */
  readonly createNodeId = (key: string) => `id of ${key.replace(/^\S+ /, "")}`;
  readonly createContentDigest = (input: unknown) => JSON.stringify(input);
  readonly getNode = (id: string) => this.nodes.get(id);
  readonly getNodesByType = (type: string) => [...this.nodes.values()].filter(({ internal }) => internal.type === type);

  /** The fields of the nodes of a type, without Gatsby's frame. */
  fieldsOf(type: string): Fields[] {
    return this.getNodesByType(type).map(
      ({ id: _id, parent: _parent, children: _children, internal: _internal, ...rest }) => rest,
    );
  }

  add(type: string, ...all: Fields[]): this {
    for (const fields of all) {
      const id = `${type} ${this.nodes.size}`;
      const internal = { type, contentDigest: JSON.stringify(fields), owner: "" };
      this.nodes.set(id, { id, parent: null, children: [], internal, ...fields } as Node);
    }
    return this;
  }

  /** What resolvers ask: filters with `eq`, `lt` and `gt` (a list holds what it is asked for), one sort, a limit. */
  readonly context: ResolverContext = {
    nodeModel: {
      findAll: async <T>({ type, query = {} }: { type: string; query?: Query }) => {
        const entries = this.select(type, query) as T[];
        return { entries, totalCount: async () => entries.length };
      },
      findOne: async <T>({ type, query }: { type: string; query: Query }) =>
        (this.select(type, query)[0] as T | undefined) ?? null,
      getNodesByIds: <T>({ ids, type }: { ids: readonly string[]; type: string }) =>
        ids.flatMap((id) => this.getNode(id) ?? []).filter(({ internal }) => internal.type === type) as T[],
    },
  };

  private select(type: string, { filter = {}, sort, limit = Infinity }: Query): Fields[] {
    const found = this.getNodesByType(type).filter((node) =>
      Object.entries(filter).every(([field, test]) => matches(node[field], test as Fields)),
    ) as Fields[];
    if (sort) {
      const [field, direction] = [sort.fields[0]!, sort.order[0] === "DESC" ? -1 : 1];
      found.sort((a, b) => direction * String(a[field]).localeCompare(String(b[field])));
    }
    return found.slice(0, limit);
  }
}

type Query = NonNullable<Parameters<ResolverContext["nodeModel"]["findAll"]>[0]["query"]>;

function matches(value: unknown, test: Fields): boolean {
  const [[operator, wanted] = []] = Object.entries(test);
  if (operator === "eq") return Array.isArray(value) ? value.includes(wanted) : value === wanted;
  if (operator === "lt") return String(value) < String(wanted);
  if (operator === "gt") return String(value) > String(wanted);
  throw new Error(`The filter ${operator} is unknown here.`);
}
