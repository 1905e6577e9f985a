import { benchBuilds } from "./builds";
import { benchInteractions } from "./interactions";
import { benchLighthouse } from "./lighthouse";
import { benchLighthousePeers } from "./lighthouse/peers";
import { benchNavigation, benchNavigationPeers } from "./navigation";
import { benchOffline } from "./offline";
import { comparePeers } from "./peers";
import { postCounts } from "./post-counts";
import { benchSearch } from "./search";
import { benchSearchPeers } from "./search-peers";

const isNumber = (word: string): boolean => /^-?\d/.test(word);

/**
 * `npm run bench` measures builds; sizes may be given: `npm run bench -- 12 100`.
 * `-- peers` compares them with other generators; a size and their names may follow.
 * `-- lighthouse` measures each type of page of the site as built, or those that are named; `-- lighthouse peers` the
 * same post in the sites that `-- peers` has built last. `-- interactions` measures each control on a slow processor.
 * `-- search` and `-- search-peers` measure the search; sizes may follow.
 * `-- navigation` measures the paint after a click on the site as built, `-- navigation peers` beside Docusaurus,
 * `-- offline` how soon and with how much it can be read offline.
 */
async function main([subject, ...rest]: readonly string[]): Promise<void> {
  switch (subject) {
    case "interactions":
      return benchInteractions(rest);
    case "lighthouse":
      return rest[0] === "peers" ? benchLighthousePeers(rest.slice(1)) : benchLighthouse(rest);
    case "navigation":
      return rest[0] === "peers" ? benchNavigationPeers() : benchNavigation();
    case "offline":
      return benchOffline();
    case "peers":
      return comparePeers(
        postCounts(rest.filter(isNumber))[0] ?? 1000,
        rest.filter((word) => !isNumber(word)),
      );
    case "search":
      return benchSearch(postCounts(rest));
    case "search-peers":
      return benchSearchPeers(postCounts(rest));
  }
  const words = subject === undefined ? [] : [subject, ...rest];
  const unknown = words.find((word) => !isNumber(word));
  if (unknown !== undefined) {
    throw new Error(
      `Nothing called "${unknown}" is measured. Expected numbers of posts, interactions, lighthouse, navigation, offline, peers, search or search-peers.`,
    );
  }
  return benchBuilds(postCounts(words));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
