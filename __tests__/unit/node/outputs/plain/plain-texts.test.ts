import type { PlainForm } from "../../../../../src/node/outputs/plain/plain-text";
import { makePlainText } from "../../../../../src/node/outputs/plain/plain-texts";

const kept = new Map<string, unknown>();
const cache = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
};

beforeEach(() => kept.clear());

const make = (word: string, url = "https://example.com/a", form: PlainForm = "html") =>
  makePlainText({ body: `<p><a href="#b">${word}</a></p>`, url, form }, cache);

it("makes the plain form of a text", async () => {
  expect(await make("word")).toBe('<p><a href="https://example.com/a#b">word</a></p>');
});

it("keeps them, for the same form of the same text at the same address", async () => {
  await make("one");
  const [key] = kept.keys();
  kept.set(key!, "kept");
  expect(await make("one")).toBe("kept");
  expect(await make("two")).toContain("two");
  expect(await make("one", "https://example.com/c")).toContain("/c#b");
  expect(await make("one", undefined, "markdown")).toBe("[one](https://example.com/a#b)\n");
});
