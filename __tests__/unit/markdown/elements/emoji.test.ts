import { replaceEmoji } from "../../../../src/markdown/elements/emoji";
import { htmlOf } from "../../../stand-ins/compile-text";

it.each(["10:30", "10:100:20", ":nope:", ":constructor:", ":Tada:", "a:link:b", ": tada :"])(
  "finds no name of an emoji in %j",
  (text) => {
    expect(replaceEmoji(text)).toBe(text);
  },
);

it.each([
  ["A :tada: *:rocket:*", "<p>A 🎉 <em>🚀</em></p>"],
  ["很好:+1::-1:", "<p>很好👍👎</p>"],
  ["_:tada:_", "<p><em>🎉</em></p>"],
  [":white\\_check\\_mark:", "<p>✅</p>"],
  ["[:tada:](#)", '<p><a href="#">🎉</a></p>'],
  ["## Out :tada:", '<h2 id="out-">Out 🎉<a'],
  ["`:tada:`", "<p><code>:tada:</code></p>"],
  ["<kbd>:tada:</kbd>", "<p><kbd>:tada:</kbd></p>"],
  ["```text\n:tada:\n```", ">:tada:\n</code>"],
  ["https://a.example/:tada:/x", 'href="https://a.example/:tada:/x"'],
  ["https://a.example/:tada:/x", ">https://a.example/:tada:/x<"],
  ["[here](https://a.example/:tada:/y)", 'href="https://a.example/:tada:/y"'],
])("replaces names of emoji outside code and addresses: %j", async (text, expected) => {
  expect(await htmlOf(text, "md")).toContain(expected);
  expect(await htmlOf(text, "mdx")).toContain(expected);
});
