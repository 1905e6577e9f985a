import { compileBlock } from "../../../stand-ins/compile-text";

describe("steps", () => {
  it.each([
    [":::steps\n1. Go\n2. Stop\n:::", "md"],
    ["<Steps>\n\n1. Go\n2. Stop\n\n</Steps>", "mdx"],
  ] as const)("wrap a numbered list: %j", async (text, format) => {
    expect(await compileBlock(text, format)).toEqual({
      html: '<div class="steps"><ol role="list">\n<li>Go</li>\n<li>Stop</li>\n</ol></div>',
      messages: [],
    });
  });

  it.each(["<Steps>\n\n- Go\n\n</Steps>", "<Steps />", "<Steps>\n\n1. Go\n\nText\n\n</Steps>"])(
    "say so where there is anything else: %j",
    async (text) => {
      const { messages } = await compileBlock(text, "mdx");
      expect(messages).toEqual(["1:1 Steps are one numbered list. Expected lines that begin with 1., 2., 3."]);
    },
  );
});
