import { offlineOptions } from "../../../src/offline/plugin-options";

const rules = offlineOptions().workboxConfig.runtimeCaching.map(({ urlPattern }) => urlPattern);
const passOn = (address: string): boolean[] => rules.map((rule) => rule.test(`https://example.com${address}`));

it.each([
  ...["/", "/blog/a", "/site/blog/a?b#c", "/static/1/a.avif", "/app-0123456789.js"],
  ...["/search", "/search/manifest.json", "/search/?q=a-1.json", "/search?q=/search/a-1.json", "/blog/search/post-1"],
])("every rule passes %s on, so that no rule of the plugin itself answers", (address) => {
  expect(passOn(address)).toEqual([true, true, true, true, true]);
});

it.each([
  ["/__/firebase/init.js", "the host answers by itself"],
  ["/_vercel/insights/script.js", "the host answers by itself"],
  ["/search/terms-0a1b2c3d.json", "it comes from the network unless the whole site is stored"],
  ["/site/search/text-0a1b2c3d.json", "it comes from the network unless the whole site is stored"],
])("no rule takes %s: %s", (address) => {
  expect(passOn(address)).toEqual([false, false, false, false, false]);
});

it("has no path of the computer, because Gatsby puts the options of plugins into the site's script", () => {
  expect(JSON.stringify(offlineOptions())).not.toContain(process.cwd());
});
