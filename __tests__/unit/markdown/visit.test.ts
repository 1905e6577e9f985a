import type { Root } from "hast";
import { visit as libraryVisit } from "unist-util-visit";
import { SKIP, visit } from "../../../src/markdown/visit";

const element = (tagName: string, ...children: unknown[]) => ({ type: "element", tagName, properties: {}, children });
const text = (value: string) => ({ type: "text", value });
const tree = () =>
  ({
    type: "root",
    children: [element("p", text("a"), element("b", text("c"))), text("d"), element("ul", element("li", text("e")))],
  }) as Root;

const nameOf = (node: { type: string; tagName?: string; value?: string }) => node.tagName ?? node.value ?? node.type;

it("goes through all nodes with their places, from the beginning to the end", () => {
  const seen: unknown[] = [];
  const expected: unknown[] = [];
  visit(tree(), (node, index, parent) => void seen.push([nameOf(node), index, parent && nameOf(parent)]));
  libraryVisit(tree(), (node, index, parent) => void expected.push([nameOf(node), index, parent && nameOf(parent)]));
  expect(seen).toEqual(expected);
  expect(seen).toHaveLength(9);
});

it("calls for one type or for several only", () => {
  const seen: string[] = [];
  visit(tree(), "text", (node) => void seen.push(node.value));
  visit(tree(), ["root", "text"], (node) => void seen.push(node.type));
  expect(seen).toEqual(["a", "c", "d", "e", "root", "text", "text", "text", "text"]);
});

it("leaves out what is below a node that is skipped", () => {
  const seen: string[] = [];
  visit(tree(), (node) => {
    seen.push(nameOf(node));
    return nameOf(node) === "p" ? SKIP : undefined;
  });
  expect(seen).toEqual(["root", "p", "d", "ul", "li", "e"]);
});

it("visits the children that a visitor puts in the place of others, and goes on where it says", () => {
  const seen: string[] = [];
  visit(tree(), "element", (node, index, parent) => {
    seen.push(node.tagName);
    if (node.tagName === "p") node.children = [element("i") as never];
    if (node.tagName !== "ul") return undefined;
    parent!.children.splice(index!, 1, element("ol") as never, element("dl") as never);
    return index!;
  });
  expect(seen).toEqual(["p", "i", "ul", "li", "ol", "dl"]);
});
