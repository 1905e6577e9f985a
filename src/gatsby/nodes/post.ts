import { yearOf } from "../../shared/dates";
import { countWords, readingMinutes, readingTimeLabel } from "../../shared/reading-time";
import { inProduction, isScheduled, visibilityOf } from "../../shared/visibility";
import type { Post } from "../../content/post";
import type { SourceFile } from "../../content/yaml-source";
import { isModule } from "../../markdown/mdx-source";
import { toTextFields } from "./text-fields";
import type { NodeFields } from "./create-node";

export function toPostNode(post: Post, file: SourceFile): NodeFields {
  const { front, slug, path, date, authors, authorKeys, tags } = post;
  const words = countWords(post.text);
  const minutes = readingMinutes(words);
  const fields = {
    ...toTextFields(post, file),
    slug,
    path,
    date,
    year: yearOf(date),
    authorReferences: authors,
    authorKeys,
    tagReferences: tags,
    tagSlugs: tags.map((tag) => tag.slug),
    ...visibilityOf({ draft: front.draft, unlisted: front.unlisted, date }, inProduction()),
    scheduled: isScheduled({ date }),
    seriesName: front.series ?? null,
    seriesPart: front.series_part ?? null,
    series: null,
    sidebarLabel: front.sidebar_label ?? front.title,
    sortKey: `${date} ${slug}`,
    readingTime: { words, minutes, text: readingTimeLabel(minutes) },
    isModule: isModule(file.relativePath, post.text),
  };
  return { type: "Post", key: file.relativePath, fields };
}
