import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { ADDRESS_LIST, ARCHIVE_PATH, BLOG_PATH, PROJECTS_PATH, RESUME_PATH, TAGS_PATH } from "../shared/paths";
import type { KnownPage } from "../shared/nearest-pages";

interface Titled {
  path: string;
  title: string;
}

interface AddressData {
  allSitePage: { nodes: { path: string }[] };
  allPost: { nodes: Titled[] };
  allDoc: { nodes: Titled[] };
  allPage: { nodes: Titled[] };
  allTag: { nodes: { path: string; label: string }[] };
}

const SECTIONS: KnownPage[] = [
  [BLOG_PATH, "Blog"],
  [ARCHIVE_PATH, "Archive"],
  [TAGS_PATH, "Tags"],
  [PROJECTS_PATH, "Projects"],
  [RESUME_PATH, "Resume"],
];

/** Returns the built and listed pages with their titles. The not-found page suggests the nearest ones. */
export function listAddresses({ allSitePage, allPost, allDoc, allPage, allTag }: AddressData): KnownPage[] {
  const built = new Set(allSitePage.nodes.map((page) => page.path));
  const titled = [...allPost.nodes, ...allDoc.nodes, ...allPage.nodes].map((page): KnownPage => [
    page.path,
    page.title,
  ]);
  const tags = allTag.nodes.map((tag): KnownPage => [tag.path, `Posts about ${tag.label}`]);
  return [...SECTIONS, ...titled, ...tags].filter(([address]) => built.has(address));
}

const QUERY = `{
  allSitePage { nodes { path } }
  allPost(filter: { listed: { eq: true } }, sort: { sortKey: DESC }) { nodes { path title } }
  allDoc(filter: { listed: { eq: true } }, sort: { path: ASC }) { nodes { path title } }
  allPage(filter: { unlisted: { eq: false } }, sort: { path: ASC }) { nodes { path title } }
  allTag(sort: { slug: ASC }) { nodes { path label } }
}`;

/** Writes the list of pages that the not-found page loads. */
export async function writeAddressList({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const { data, errors } = await graphql<AddressData>(QUERY);
  if (!data) throw new Error(`The addresses of the site could not be listed: ${JSON.stringify(errors)}`);
  fs.writeFileSync(path.join("public", ADDRESS_LIST), JSON.stringify(listAddresses(data)));
}
