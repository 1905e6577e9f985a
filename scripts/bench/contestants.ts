import fs from "node:fs";
import path from "node:path";
import { generateContent } from "./generate-content";
import { BENCH_FOLDER, installPackages } from "./install-packages";
import { measureCommand, type Measured } from "./measure-command";
import { docusaurus } from "./peers/docusaurus";
import { gatsbyMdx } from "./peers/gatsby-mdx";
import type { Peer } from "./peers/peer";
import { starlight } from "./peers/starlight";
import { buildSite, copySite } from "./site-copy";

/** To compare with another generator, write a Peer and add it here. */
const PEERS: Peer[] = [docusaurus, starlight, gatsbyMdx];

const EDIT = "\nOne more sentence.\n";
const NOTE = "built.json";

/** Which build lies in a contestant's folder. */
interface Built {
  posts: number;
  /** When it was built. */
  at: string;
}

/** This site or a peer with generated posts. */
export interface Contestant {
  name: string;
  id: string;
  /** Empties the folder and writes the posts. */
  prepare(posts: number): void;
  build(): Promise<Measured>;
  /** Changes one post. */
  edit(): void;
  /** What is served, and by which of the host's rules. */
  folder: string;
  hosting: object;
  /** The address of the changed post. */
  post: string;
}

const folderOf = (id: string): string => path.join(BENCH_FOLDER, id);

interface OwnVariant {
  name: string;
  id: string;
  env?: NodeJS.ProcessEnv;
}

const OWN: OwnVariant = { name: "This site", id: "this-site" };
const OWN_WITHOUT_CARDS: OwnVariant = {
  name: "This site, no cards",
  id: "this-site-without-cards",
  env: { SOCIAL_CARDS: "false" },
};

function thisSite({ name, id, env }: OwnVariant): Contestant {
  const root = folderOf(id);
  const content = path.join(root, "content");
  const folder = path.join(root, "site");
  return {
    ...{ name, id, folder, post: "/blog/post-1" },
    /** The rules belong to what was built last. */
    get hosting() {
      return (JSON.parse(fs.readFileSync(path.join(folder, "firebase.json"), "utf8")) as { hosting: object }).hosting;
    },
    prepare(posts) {
      fs.rmSync(root, { recursive: true, force: true });
      generateContent(content, posts);
      copySite(folder);
    },
    build: () => buildSite(folder, content, env),
    edit: () => fs.appendFileSync(path.join(content, "blog/post-1.md"), EDIT),
  };
}

function peerSite(peer: Peer): Contestant {
  const folder = folderOf(peer.id);
  const [program, ...args] = peer.build;
  const env = { ...process.env, CI: "true", NODE_ENV: "production" };
  const quiet = { GATSBY_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  return {
    ...{ name: peer.name, id: peer.id, folder, post: peer.post },
    hosting: { public: peer.output, trailingSlash: peer.post.endsWith("/"), cleanUrls: true },
    prepare(posts) {
      installPackages(peer.id, peer.packages);
      for (const name of [...peer.caches, peer.content]) {
        fs.rmSync(path.join(folder, name), { recursive: true, force: true });
      }
      peer.writeSite(folder, posts);
    },
    build: () =>
      measureCommand(path.join(folder, "node_modules/.bin", program), args, {
        cwd: folder,
        env: { ...env, ...quiet },
      }),
    edit: () => fs.appendFileSync(path.join(folder, peer.editedPost), EDIT),
  };
}

/** This site without the pictures for previews, which the peers do not draw. */
export const withoutCards = (): Contestant => thisSite(OWN_WITHOUT_CARDS);

/** This site, then the named peers or all. Throws for a name that no peer has. */
export function listContestants(ids: readonly string[]): Contestant[] {
  const unknown = ids.find((id) => PEERS.every((peer) => peer.id !== id));
  if (unknown) {
    throw new Error(`No peer is called "${unknown}". Expected some of: ${PEERS.map(({ id }) => id).join(", ")}.`);
  }
  const peers = PEERS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  return [thisSite(OWN), ...peers.map(peerSite)];
}

const noteOf = ({ id }: Contestant): string => path.join(folderOf(id), NOTE);

/** Remembers that a contestant's site is whole. */
export function noteBuilt(contestant: Contestant, posts: number): void {
  fs.writeFileSync(noteOf(contestant), JSON.stringify({ posts, at: new Date().toISOString() } satisfies Built));
}

/** What lies in a contestant's folder is no whole site for now. */
export function forgetBuilt(contestant: Contestant): void {
  fs.rmSync(noteOf(contestant), { force: true });
}

/** The contestants whose sites are whole. Throws when one is missing, or when they have other numbers of posts. */
export function builtContestants(ids: readonly string[]): (Contestant & { built: Built })[] {
  const sites = listContestants(ids).map((contestant) => {
    const note = noteOf(contestant);
    const built = fs.existsSync(note) ? (JSON.parse(fs.readFileSync(note, "utf8")) as Built) : undefined;
    return Object.assign(contestant, { built });
  });
  const missing = sites.filter(({ built }) => built?.posts !== sites[0]!.built?.posts || !built);
  if (missing.length > 0) {
    throw new Error(
      `Not built, or with another number of posts: ${missing.map(({ id }) => id).join(", ")}. ` +
        `Run "npm run bench -- peers 12" first.`,
    );
  }
  return sites as (Contestant & { built: Built })[];
}
