import { moduleBody } from "../../../../src/outputs/plain/module-body";
import { enterFolder } from "../../../stand-ins/content-folder";

it("takes the text of a post that is a module from its page, and has none without a page", () => {
  const page = '<main><h1>A</h1><div id="__blog-post-container"><p>Text</p></div><footer>Not this</footer></main>';
  enterFolder({ "public/blog/a/index.html": page, "public/blog/b/index.html": "<main></main>" });
  expect(["/blog/a", "/blog/b", "/blog/c"].map(moduleBody)).toEqual(["<p>Text</p>", "", ""]);
});
