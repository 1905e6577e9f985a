import type { BuildArgs } from "gatsby";
import { drawCards } from "./cards/draw-cards";
import { removeSitemap, writeCrawlerFiles } from "./crawler-files";
import { styleBlogFeed, writeFeeds } from "./feeds/write-feeds";
import { writeMarkdownFiles } from "./markdown-files";
import { readPublished } from "./published";
import type { SiteFiles } from "./site-files";
import { replaceFiles } from "./write-file";

/** Writes everything beside the pages that machines read: feeds, plain texts, and the pictures for previews. */
export async function publishOutputs(args: BuildArgs, files: SiteFiles): Promise<void> {
  const timer = args.reporter.activityTimer("Write feeds, plain texts and cards");
  timer.start();
  await replaceFiles(files.folder, args.cache, async (write) => {
    const published = await readPublished(args);
    await writeFeeds(published, write);
    styleBlogFeed(published.site, files.folder);
    await writeMarkdownFiles(published, write);
    await writeCrawlerFiles(published.site, write);
    if (published.site.noIndex) removeSitemap(files.folder);
    await drawCards(args, files, write, (drawn, left) => timer.setStatus(`${drawn} cards drawn, ${left} left`));
  });
  timer.end();
}
