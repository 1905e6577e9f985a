import { yearOf } from "../../shared/dates";
import { countWords, readingMinutes, readingTimeLabel } from "../../shared/reading-time";
import { inProduction, visibilityOf } from "../../shared/visibility";
import type { Post } from "../content/post";
import type { SourceFile } from "../content/yaml-source";
import { isModule } from "../markdown/mdx-source";
import { toTextFields } from "./text-fields";
import type { NodeFields } from "./create-node";

export function toPostNode(post: Post, file: SourceFile): NodeFields {
  const { front, slug, path, date, tags } = post;
  const words = countWords(post.text);
  const minutes = readingMinutes(words);
  const fields = {
    ...toTextFields(post, file),
    slug,
    path,
    date,
    year: yearOf(date),
    authorKeys: front.authors,
    tagReferences: tags,
    tagSlugs: tags.map((tag) => tag.slug),
    ...visibilityOf({ draft: front.draft, unlisted: front.unlisted, date }, inProduction()),
    sidebarLabel: front.sidebar_label ?? front.title,
    sortKey: `${date} ${slug}`,
    readingTime: { words, minutes, text: readingTimeLabel(minutes) },
    isModule: isModule(file.relativePath, post.text),
  };
  return { type: "Post", key: file.relativePath, fields };
}
