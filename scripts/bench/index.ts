import { benchBuilds } from "./builds";
import { benchInteractions } from "./interactions";
import { benchLighthouse } from "./lighthouse";
import { benchLighthousePeers } from "./lighthouse/peers";
import { benchNavigation, benchNavigationPeers } from "./navigation";
import { benchOffline } from "./offline";
import { comparePeers } from "./peers";
import { benchSearch } from "./search";
import { benchSearchPeers } from "./search-peers";

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
  const toSizes = (words: readonly string[]): number[] => words.map(Number).filter(Number.isFinite);
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
        toSizes(rest)[0] ?? 1000,
        rest.filter((word) => !/^\d+$/.test(word)),
      );
    case "search":
      return benchSearch(toSizes(rest));
    case "search-peers":
      return benchSearchPeers(toSizes(rest));
  }
  const words = subject === undefined ? [] : [subject, ...rest];
  const unknown = words.find((word) => !/^\d+$/.test(word));
  if (unknown !== undefined) {
    throw new Error(
      `Nothing called "${unknown}" is measured. Expected numbers of posts, interactions, lighthouse, navigation, offline, peers, search or search-peers.`,
    );
  }
  return benchBuilds(toSizes(words));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
