import type { Problem } from "../shared/problem";
import type { Picture } from "./pictures/pictures";

/** What a text needs to know about the rest of the site. */
export interface SiteContext {
  contentDir: string;
  pathPrefix: string;
  /** Returns the address of a Markdown file by its path below the content folder. */
  routeOfFile(relativePath: string): string | undefined;
  /** Whether a path within the site has a page. */
  isRoute(path: string): boolean;
  /** Returns the page that once had an address, or the one with the most similar address. Only the check asks. */
  nearestRoute?(path: string): string | undefined;
  /** The severity of a broken link. */
  linkSeverity: Problem["severity"];
  /** Copies a file to the built site and returns its address. */
  copyAsset(file: string): Promise<string>;
  /** Writes a picture to the built site. `address` is given if the file itself is already served. */
  makePicture(file: string, address?: string): Promise<Picture>;
}
