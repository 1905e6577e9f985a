import type { Measured } from "../measure-command";

/** What peers that are made with React get: this site's minor version. */
export const REACT = "19.2.8";

/** Another generator of sites, as far as the same posts can be built with it. */
export interface Peer {
  /** As in the table, with its version. */
  name: string;
  /** Its folder below the temporary one, and how it is asked for: `npm run bench -- peers 1000 docusaurus`. */
  id: string;
  /** Exact versions. */
  packages: Record<string, string>;
  /** Writes its settings into a folder, and the generated posts where it looks for them. */
  writeSite(dir: string, posts: number): void;
  /** What `writeSite` writes the posts to, below that folder: emptied before. */
  content: string;
  /** The post that is edited, below that folder. */
  editedPost: string;
  /** What builds the site: a file of `node_modules/.bin`, and its arguments. */
  build: [program: string, ...args: string[]];
  /** What a cold build must not find, below that folder. */
  caches: string[];
  /** The built site, below that folder. */
  output: string;
  /** The address of the edited post in it. */
  post: string;
}

/** A first build and one after one changed post. */
export interface PeerBuilds {
  cold: Measured;
  edit: Measured;
}
