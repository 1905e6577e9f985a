import { BLOG_PATH, comparablePath, DOCS_PATH, isExternalUrl, isInAbsentSection, isWithin } from "../../shared/paths";
import { sectionsOf, type Content } from "../../content/content";
import type { SiteItem } from "../../content/site-items";
import { whyBroken } from "../../markdown/links/site-file";
import { allPages, FIXED } from "../pages/build-pages";
import { pageData } from "../pages/page-data";

/** Sections in which an address without a page may be an old one, which is redirected. */
const SECTIONS = [BLOG_PATH, DOCS_PATH];

/**
 * Returns a function that makes the links of the navbar or the footer from their settings: without those to sections and
 * pages that do not exist, and with links to the latest version of documents. `content` has what is built.
 */
export function presentLinks(content: Content): (items: readonly SiteItem[]) => SiteItem[] {
  const sections = sectionsOf(content);
  const pages = [...FIXED, ...allPages(pageData(content, (_, file) => file))];
  const known = new Set(pages.map(({ path }) => comparablePath(path)));
  const isPage = (path: string): boolean =>
    SECTIONS.some((section) => isWithin(section, path)) || known.has(comparablePath(path));
  const isPresent = ({ kind, to, items }: SiteItem): boolean => {
    if (kind === "dropdown" && items.length === 0) return false;
    if (to === null) return true;
    const [path = ""] = to.split(/[?#]/);
    if (isExternalUrl(to) || path === "") return true;
    return !isInAbsentSection(path, sections) && !whyBroken(path, isPage);
  };
  const latest = content.docVersions.find(({ isLast }) => isLast)?.name;
  const toLink = (item: SiteItem): SiteItem[] => {
    const found = content.docs.filter(({ value }) => value.docId === item.to);
    const doc = found.find(({ value }) => value.version === latest) ?? found[0];
    if (!doc) return [];
    const { path, front } = doc.value;
    return [{ ...item, kind: "link", label: item.label || (front.sidebar_label ?? front.title), to: path }];
  };
  const keep = (items: readonly SiteItem[]): SiteItem[] =>
    items
      .flatMap((item) => (item.kind === "doc" ? toLink(item) : [{ ...item, items: keep(item.items) }]))
      .filter(isPresent);
  return keep;
}
