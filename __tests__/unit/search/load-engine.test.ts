/** @jest-environment jsdom */
import { snippetWords } from "../../../src/search/load-engine";
import { Media } from "../../stand-ins/media";

it("halves the snippets in a window of at most 768 px", () => {
  const media = Media.install();
  expect(snippetWords()).toBe(10);
  media.set("(max-width: 768px)", true);
  expect(snippetWords()).toBe(5);
});
