import path from "node:path";
import { isFile } from "../../src/node/is-file";
import { decodeTarget } from "../../src/node/markdown/link-address";
import type { SitePage } from "./site-pages";

/** A link that leads nowhere. */
export interface BrokenLink {
  /** The page it is on. */
  page: string;
  target: string;
  reason: string;
}

interface Site {
  pages: readonly SitePage[];
  publicDir: string;
  /** The folder of the domain that the site stands in; empty at its root. */
  pathPrefix: string;
}

const ORIGIN = "http://site.invalid";

/** The links to pages, files and headings of the site that are not there. */
export function findBrokenLinks({ pages, publicDir, pathPrefix }: Site): BrokenLink[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return pages.flatMap(({ address, targets }) =>
    targets.flatMap((target): BrokenLink[] => {
      const broken = (reason: string) => [{ page: address, target, reason }];
      const base = `${ORIGIN}${pathPrefix}${address}`;
      if (!URL.canParse(target, base)) return broken("is no address");
      const url = new URL(target, base);
      if (url.origin !== ORIGIN) return [];
      const full = decodeTarget(url.pathname);
      if (full !== pathPrefix && !full.startsWith(`${pathPrefix}/`)) return broken("leaves the site's folder");
      const found = full.slice(pathPrefix.length).replace(/\/+$/, "") || "/";
      const page = byAddress.get(found);
      if (!page) return isFile(path.join(publicDir, found)) ? [] : broken("there is no such page or file");
      const id = decodeTarget(url.hash.slice(1));
      return id === "" || page.ids.has(id) ? [] : broken("the page has no such heading");
    }),
  );
}

/** The broken links by the page they are on; one that is on many pages is said once, since it is in their frame. */
export function describeBroken(links: readonly BrokenLink[], pageCount: number): string[] {
  const pagesOf = new Map<string, BrokenLink[]>();
  for (const link of links) {
    const key = `${link.target}  ${link.reason}`;
    pagesOf.set(key, [...(pagesOf.get(key) ?? []), link]);
  }
  const isFrame = (group: BrokenLink[]) => group.length >= 5 && group.length > pageCount / 2;
  const frame = [...pagesOf].filter(([, group]) => isFrame(group));
  const rest = [...pagesOf].filter(([, group]) => !isFrame(group)).flatMap(([, group]) => group);
  const pages = [...new Set(rest.map(({ page }) => page))];
  const linesOf = (page: string) =>
    rest.filter((link) => link.page === page).map(({ target, reason }) => `  ${target}  ${reason}`);
  return [
    ...frame.map(([key, group]) => `on ${group.length} pages, so in the navbar or footer:\n  ${key}`),
    ...pages.map((page) => [page, ...linesOf(page)].join("\n")),
  ];
}
