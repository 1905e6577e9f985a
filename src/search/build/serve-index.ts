import path from "node:path";
import type { CreateDevServerArgs, CreatePagesArgs } from "gatsby";
import { INDEX_FOLDER, MANIFEST_FILE } from "../embedded/format";
import { indexFiles, removeIndex } from "./write-index";

/** What the server that develops is given; Gatsby's own type leaves it open. */
interface DevServer {
  get(
    route: string,
    handle: (request: { path: string }, response: DevResponse, next: (error: unknown) => void) => void,
  ): void;
}

interface DevResponse {
  status(code: number): DevResponse;
  set(name: string, value: string): DevResponse;
  type(name: string): DevResponse;
  send(text: string): void;
  end(): void;
}

/** Runs queries on the content as it is; known when pages have been created. */
let graphql: CreatePagesArgs["graphql"] | undefined;

let files = new Map<string, string>();
/** A page may still hold the manifest of the index before. */
let filesBefore = files;

/** While developing, keeps what the index is made with. */
export function rememberQueries(args: Pick<CreatePagesArgs, "graphql">): void {
  if (process.env.NODE_ENV !== "production") graphql = args.graphql;
}

/** Serves the index while developing: it is made anew whenever a page opens it. That of a build would stand before it. */
export function serveSearchIndex({ app }: Pick<CreateDevServerArgs, "app">): void {
  removeIndex();
  (app as DevServer).get(`${INDEX_FOLDER}:name.json`, (request, response, next) => {
    const name = path.basename(request.path);
    const refreshed = name === MANIFEST_FILE && graphql ? refresh(graphql) : Promise.resolve();
    refreshed.then(() => {
      const text = files.get(name) ?? filesBefore.get(name);
      if (text === undefined) response.status(404).end();
      else response.set("Cache-Control", "no-store").type("json").send(text);
    }, next);
  });
}

async function refresh(query: CreatePagesArgs["graphql"]): Promise<void> {
  const made = await indexFiles(query);
  filesBefore = files;
  files = made;
}
