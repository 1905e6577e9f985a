import { z } from "zod";
import { parseWithoutRefused } from "../../../src/content/refused-values";

const inner = z.strictObject({ key: z.string(), name: z.string().optional() });
const schema = z.strictObject({
  title: z.string(),
  list: z.array(inner).default([]),
  tags: z.array(inner).default([]),
  draft: z.boolean().default(false),
  more: z.unknown().optional(),
});

const parse = (value: Record<string, unknown>) => parseWithoutRefused(schema, value, { title: "Untitled" });

describe("parseWithoutRefused", () => {
  it.each([
    ["nothing", { title: "A" }, { title: "A" }, []],
    ["what is required", { title: 5 }, { title: "Untitled" }, [["title"]]],
    ["unknown keys", { x: 1, y: 2 }, {}, [["x"], ["y"]]],
    ["a part of an item", { list: [{ key: "a", name: 5 }] }, { list: [{ key: "a" }] }, [["list", 0, "name"]]],
    ["an item without what it needs", { list: [{}, { key: "b" }] }, { list: [{ key: "b" }] }, [["list", 0]]],
    ["the whole of a tag", { tags: [{ key: "a", name: 5 }, { key: "b" }] }, { tags: [{ key: "b" }] }, [["tags", 0]]],
    ["a value that is no list", { tags: { key: 5 } }, { tags: [] }, [["tags"]]],
    [
      "several items",
      { list: [1, { key: "a" }, 2] },
      { list: [{ key: "a" }] },
      [
        ["list", 0],
        ["list", 2],
      ],
    ],
  ])("leaves out %s", (_, value, data, refused) => {
    const kept = parse(value);
    expect(kept.data).toEqual({ title: "Untitled", list: [], tags: [], draft: false, ...data });
    expect(kept.refused).toEqual(refused);
  });

  it("goes on until nothing is refused", () => {
    const { data, refused } = parse({ list: [{ key: 5 }, { key: "a" }] });
    expect(data.list).toEqual([{ key: "a" }]);
    expect(refused).toEqual([
      ["list", 0, "key"],
      ["list", 0],
    ]);
  });

  it("throws without what is required, instead of going on for ever", () => {
    expect(() => parseWithoutRefused(schema, { draft: 1 }, {})).toThrow(z.ZodError);
  });

  it("reads a value that holds itself", () => {
    const more: unknown[] = [];
    more.push(more);
    expect(parse({ more, draft: 1 }).data.draft).toBe(false);
  });
});
