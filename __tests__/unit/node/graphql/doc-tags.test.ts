import { docTags, docTagsOf } from "../../../../src/node/graphql/doc-tags";
import type { StoredDoc } from "../../../../src/node/graphql/stored-docs";
import { NodeStore } from "../../../stand-ins/node-store";

const doc = (title: string, ...labels: string[]) => ({
  ...{ version: "current", docId: title, path: `/docs/${title}`, title, built: true, listed: true },
  ...{ tagReferences: labels.map((label) => ({ slug: "c", label })), tagSlugs: ["c"] },
});
const tag = (key: string, slug: string, declared = true) => ({ key, slug, label: key, description: "", declared });

let store: NodeStore;
beforeEach(() => {
  store = new NodeStore().add("DocVersion", { name: "current", path: "/docs" });
  store.add("Doc", doc("one", "C++"), doc("two", "C#"), doc("both", "C#", "C++", "C"));
});

const tagsOf = async (args: object) =>
  (await docTags(undefined, { version: "current", ...args }, store.context)).map(
    ({ label, path, docs }) => `${label} ${path} ${docs.map(({ title }) => title).join()}`,
  );

describe("tags of documents whose labels give one address", () => {
  it("stand at the addresses that the tags file gives them, whatever was stored with the documents", async () => {
    store.add("Tag", tag("C++", "c-plus-plus"), tag("C#", "c-sharp"));
    expect(await tagsOf({})).toEqual([
      ...["C /docs/tags/c both", "C# /docs/tags/c-sharp both,two", "C++ /docs/tags/c-plus-plus both,one"],
    ]);
    expect(await tagsOf({ slug: "c-sharp" })).toEqual(["C# /docs/tags/c-sharp both,two"]);
    expect(await docTagsOf.resolve(store.getNodesByType("Doc")[0] as StoredDoc, {}, store.context)).toMatchObject([
      { slug: "c-plus-plus", label: "C++", path: "/docs/tags/c-plus-plus" },
    ]);
  });

  it("are one where the tags file says nothing, also on a document that has both", async () => {
    store.add("Tag", tag("C++", "cpp", false));
    expect(await tagsOf({})).toEqual(["C++ /docs/tags/c both,one,two"]);
    expect(await docTagsOf.resolve(store.getNodesByType("Doc")[2] as StoredDoc, {}, store.context)).toHaveLength(1);
  });

  it("have no page without a letter or digit for the address", async () => {
    store.add("Doc", { ...doc("three"), tagReferences: [{ slug: "", label: "?" }], tagSlugs: [""] });
    expect(await tagsOf({})).toEqual(["C++ /docs/tags/c both,one,two"]);
  });
});
