import { visibilityOf, type Publication } from "../shared/visibility";
import type { Content } from "../content/read-content";

/** Content as a production build shows it: without drafts, and without posts whose date has not come. */
export function builtContent(content: Content, now = new Date()): Content {
  const isBuilt = (text: Publication): boolean => visibilityOf(text, true, now).built;
  return {
    ...content,
    posts: content.posts.filter(({ value: { front, date } }) => isBuilt({ ...front, date })),
    docs: content.docs.filter(({ value: { front } }) => isBuilt(front)),
    pages: content.pages.filter(({ value: { front } }) => isBuilt(front)),
  };
}
