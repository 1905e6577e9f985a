import { replaceEmoji } from "../../../../src/markdown/elements/emoji";
import { htmlOf } from "../../../stand-ins/compile-text";

it.each(["10:30", "10:100:20", ":nope:", ":constructor:", ":Tada:", "a:link:b", ": tada :"])(
  "names of emoji are not seen in %j",
  (text) => {
    expect(replaceEmoji(text)).toBe(text);
  },
);

describe.each(["md", "mdx"] as const)("emoji in %s", (format) => {
  const html = (text: string) => htmlOf(text, format);

  it.each([
    ["A :tada: *:rocket:*", "<p>A 🎉 <em>🚀</em></p>"],
    ["很好:+1::-1:", "<p>很好👍👎</p>"],
    ["`:tada:`", "<p><code>:tada:</code></p>"],
    ["<kbd>:tada:</kbd>", "<p><kbd>:tada:</kbd></p>"],
    ["[:tada:](#)", '<p><a href="#">🎉</a></p>'],
  ])("are characters outside code: %j", async (text, expected) => {
    expect(await html(text)).toBe(expected);
  });

  it("leave addresses as they are", async () => {
    const body = await html("https://a.example/:tada:/x and [here](https://a.example/:tada:/y)");
    expect(body).toContain('href="https://a.example/:tada:/x"');
    expect(body).toContain(">https://a.example/:tada:/x<");
    expect(body).toContain('href="https://a.example/:tada:/y"');
  });

  it("leave blocks of code as they are", async () => {
    expect(await html("```text\n:tada:\n```")).toContain(":tada:");
  });

  it("count as nothing in the id of a heading", async () => {
    expect(await html("## Out :tada:")).toContain('<h2 id="out-">Out 🎉<a');
  });
});
