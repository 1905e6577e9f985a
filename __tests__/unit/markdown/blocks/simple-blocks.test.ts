import { compileBlock, htmlOf as html, messagesOf } from "../../../stand-ins/compile-text";

it.each([
  [":::details[More *of it*]\nText\n:::", "md"],
  ['<Details summary="More of it">\n\nText\n\n</Details>', "mdx"],
  ["<Details>\n<summary>More *of it*</summary>\n\nText\n\n</Details>", "mdx"],
] as const)("renders details from %j in %s", async (text, format) => {
  expect((await html(text, format)).replace(/<\/?em>/g, "")).toBe(
    '<details class="details"><summary>More of it</summary><p>Text</p></details>',
  );
});

it("opens details if the text asks for it", async () => {
  expect(await html(":::details[A]{open}\nx\n:::")).toContain('<details class="details" open>');
  expect(await html('<Details summary="A" open={false}>x</Details>', "mdx")).not.toContain(" open");
});

it("keeps the summary the first child of details in HTML, in MDX too", async () => {
  const text = "<details open>\n<summary>A</summary>\n\nText\n\n<details><summary>B</summary>In</details>\n</details>";
  for (const format of ["md", "mdx"] as const) {
    expect((await html(text, format)).replace(/\n/g, "")).toBe(
      "<details open><summary>A</summary><p>Text</p><details><summary>B</summary>In</details></details>",
    );
  }
});

it("warns of details without a summary", async () => {
  const { html: result, messages } = await compileBlock("Text\n\n:::details\nx\n:::");
  expect(messages).toEqual(["3:1 The details have no summary. Expected what readers see before they open it."]);
  expect(result).toContain("<summary>Details</summary>");
});

it.each([
  [":::steps\n1. Go\n2. Stop\n:::", "md"],
  ["<Steps>\n\n1. Go\n2. Stop\n\n</Steps>", "mdx"],
] as const)("renders steps from %j in %s", async (text, format) => {
  expect(await compileBlock(text, format)).toEqual({
    html: '<div class="steps"><ol role="list">\n<li>Go</li>\n<li>Stop</li>\n</ol></div>',
    messages: [],
  });
});

it.each(["<Steps>\n\n- Go\n\n</Steps>", "<Steps />", "<Steps>\n\n1. Go\n\nText\n\n</Steps>"])(
  "warns if steps are anything but a numbered list: %j",
  async (text) => {
    expect(await messagesOf(text, "mdx")).toEqual([
      "1:1 Steps must be one numbered list. Expected lines that begin with 1., 2., 3.",
    ]);
  },
);
