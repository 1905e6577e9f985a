import type { StoredDoc } from "../../../../src/gatsby/graphql/context";
import { docQueries, docTagsOf } from "../../../../src/gatsby/graphql/docs";
import { NodeStore } from "../../../stand-ins/node-store";

const doc = (title: string, ...labels: string[]) => ({
  ...{ version: "current", docId: title, path: `/docs/${title}`, title, built: true, listed: true },
  addressedTags: labels.map((label) => ({ slug: SLUGS[label] ?? "c", label })),
});
const SLUGS: Record<string, string> = { "C++": "c-plus-plus", "C#": "c-sharp" };
const tag = (key: string, slug: string, more = {}) => ({ key, slug, label: key, description: "", ...more });

let store: NodeStore;
beforeEach(() => {
  store = new NodeStore().add("DocVersion", { name: "current", path: "/docs" });
  store.add("Doc", doc("one", "C++"), doc("two", "C#"), doc("both", "C#", "C++", "C"));
});

const tagsOf = async (args: object) =>
  (await docQueries.docTags.resolve(undefined, { version: "current", ...args }, store.context)).map(
    ({ label, path, docs }) => `${label} ${path} ${docs.map(({ title }) => title).join()}`,
  );

it("tags of documents stand at the addresses that are stored with the documents", async () => {
  expect(await tagsOf({})).toEqual([
    ...["C /docs/tags/c both", "C# /docs/tags/c-sharp both,two", "C++ /docs/tags/c-plus-plus both,one"],
  ]);
  expect(await tagsOf({ slug: "c-sharp" })).toEqual(["C# /docs/tags/c-sharp both,two"]);
  expect(await docTagsOf.resolve(store.getNodesByType("Doc")[0] as StoredDoc, {}, store.context)).toMatchObject([
    { slug: "c-plus-plus", label: "C++", path: "/docs/tags/c-plus-plus" },
  ]);
});

it("tags of documents have the labels and descriptions of those of posts", async () => {
  store.add("Tag", tag("C++", "c-plus-plus", { label: "The C++ language", description: "About it." }));
  expect(
    await docQueries.docTags.resolve(undefined, { version: "current", slug: "c-plus-plus" }, store.context),
  ).toMatchObject([{ label: "The C++ language", description: "About it.", docCount: 2 }]);
});
