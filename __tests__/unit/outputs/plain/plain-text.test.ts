import { moduleBody, plainText } from "../../../../src/outputs/plain/plain-text";
import { enterFolder } from "../../../stand-ins/content-folder";
import { keptCache } from "../../../stand-ins/node-store";

const { kept, cache } = keptCache();

beforeEach(() => kept.clear());

const make = (word: string, url = "https://example.com/a", form: "html" | "markdown" = "html") =>
  plainText(cache, { body: `<p><a href="#b">${word}</a></p>`, url, form });

it("caches the same form of the same text at the same address", async () => {
  await make("one");
  const [key] = kept.keys();
  kept.set(key!, "kept");
  expect(await make("one")).toBe("kept");
  expect(await make("two")).toContain("two");
  expect(await make("one", "https://example.com/c")).toContain("/c#b");
  expect(await make("one", undefined, "markdown")).not.toBe("kept");
});

it("reads the text of a post that is a module from its page, if there is one", () => {
  const page = '<main><h1>A</h1><div id="__blog-post-container"><p>Text</p></div><footer>Not this</footer></main>';
  enterFolder({ "public/blog/a/index.html": page, "public/blog/b/index.html": "<main></main>" });
  expect(["/blog/a", "/blog/b", "/blog/c"].map(moduleBody)).toEqual(["<p>Text</p>", "", ""]);
});
