import fs from "node:fs";
import path from "node:path";
import { loadEnvironment } from "../src/node/environment";
import { server as createServer } from "superstatic";

const DEFAULT_PORT = 9000;

/**
 * Serves the `public/` of a site's folder as the production host does: the same engine reads the same `firebase.json`, so headers, redirects
 * and the not-found page are the host's. Resolves to how to stop it.
 */
export function serve(port: number, site = process.cwd()): Promise<() => Promise<void>> {
  const { hosting } = JSON.parse(fs.readFileSync(path.join(site, "firebase.json"), "utf8")) as { hosting: object };
  const app = createServer({ port, hostname: "localhost", config: hosting, cwd: site, compression: true });
  return new Promise((resolve, reject) => {
    const server = app.listen(() => resolve(() => new Promise((stopped) => server.close(() => stopped()))));
    server.on("error", reject);
  });
}

async function main(): Promise<void> {
  if (!fs.existsSync(path.resolve("public/index.html"))) {
    throw new Error('There is nothing to serve: public/ has no index.html. Run "npm run build" first.');
  }
  const port = Number(process.env.PORT || DEFAULT_PORT);
  await serve(port);
  console.log(`Serving public/ with the host's rules at\nhttp://localhost:${port}`);
}

function explain(error: NodeJS.ErrnoException): string {
  if (error.code !== "EADDRINUSE") return error.message;
  return `The port ${process.env.PORT || DEFAULT_PORT} is taken. Choose another one: PORT=9001 npm run serve`;
}

if (require.main === module) {
  loadEnvironment();
  main().catch((error: NodeJS.ErrnoException) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
