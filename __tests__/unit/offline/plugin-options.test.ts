import { offlineOptions } from "../../../src/offline/plugin-options";

const rules = offlineOptions().workboxConfig.runtimeCaching.map(({ urlPattern }) => urlPattern);
const passOn = (address: string): boolean[] => rules.map((rule) => rule.test(`https://example.com${address}`));

it.each([
  ...["/", "/blog/a", "/site/blog/a?b#c", "/static/1/a.avif", "/app-0123456789.js"],
  ...["/search", "/search/manifest.json", "/search/?q=a-1.json", "/search?q=/search/a-1.json", "/blog/search/post-1"],
])("passes %s on with every rule, so that no rule of the plugin answers", (address) => {
  expect(passOn(address)).toEqual([true, true, true, true, true]);
});

it.each([
  ...["/__/firebase/init.js", "/_vercel/insights/script.js"],
  ...["/search/terms-0a1b2c3d.json", "/site/search/text-0a1b2c3d.json"],
])("has no rule for %s, which the host or another rule answers", (address) => {
  expect(passOn(address)).toEqual([false, false, false, false, false]);
});

it("contains no path of the build machine, because Gatsby puts the options of plugins into the site's script", () => {
  expect(JSON.stringify(offlineOptions())).not.toContain(process.cwd());
});
