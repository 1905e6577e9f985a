import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "../../../../src/node/content/yaml-source";
import { openYamlMemory, recallYaml, rememberYaml, saveYamlMemory } from "../../../../src/node/content/yaml-memory";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yaml-memory-"));
const file = path.join(folder, "yaml.json");
afterAll(() => fs.rmSync(folder, { recursive: true }));

it("gives each who asks a value of their own", () => {
  rememberYaml("tags: [a]", { tags: ["a"] });
  (recallYaml("tags: [a]")!.value as { tags: string[] }).tags.push("b");
  expect(recallYaml("tags: [a]")).toEqual({ value: { tags: ["a"] } });
  expect(recallYaml("tags: [b]")).toBeUndefined();
});

const circle: Record<string, unknown> = {};
circle.x = circle;

it.each([
  ["what is a part of itself", "&x\nx: *x", circle],
  ["a number that JSON has none of", "x: .inf", { x: Infinity }],
  ["what is no number", "x: .nan", { x: NaN }],
  ["no value", "x:", { x: undefined }],
])("does not keep %s", (_, yaml, value) => {
  rememberYaml(yaml, value);
  expect(recallYaml(yaml)).toBeUndefined();
});

it("hands on what was asked for from build to build, and nothing else", () => {
  fs.writeFileSync(
    file,
    JSON.stringify([
      ["a: 1", '{"a":1}'],
      ["b: 2", '{"b":2}'],
    ]),
  );
  openYamlMemory(file);
  expect(recallYaml("a: 1")).toEqual({ value: { a: 1 } });
  saveYamlMemory(file);
  const kept = new Map(JSON.parse(fs.readFileSync(file, "utf8")) as [string, string][]);
  expect([kept.get("a: 1"), kept.has("b: 2")]).toEqual(['{"a":1}', false]);
});

it.each(["", "{", "[1]", "{}"])("reads all where the file says %j", (text) => {
  fs.writeFileSync(file, text);
  openYamlMemory(file);
  expect(recallYaml("b: 2")).toBeUndefined();
});

it("says where a mistake is for each schema, though the YAML has been read for another", () => {
  const source = { file: path.join(folder, "x.md"), yaml: "title: Hello\ntag: a", linesBefore: 1 };
  const wide = z.object({ title: z.string() });
  expect(parseYaml(source, wide)).toEqual({ value: { title: "Hello" }, problems: [] });
  expect(parseYaml(source, wide)).toEqual({ value: { title: "Hello" }, problems: [] });
  const { value, problems } = parseYaml(source, z.strictObject({ title: z.string(), tags: z.string().optional() }));
  expect([value, problems.map(({ line, column }) => [line, column])]).toEqual([undefined, [[3, 1]]]);
});
