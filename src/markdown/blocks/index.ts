import type { Element, Root } from "hast";
import type { Position } from "unist";
import type { VFile } from "vfile";
import type { BlockName } from "../../shared/component-names";
import { nearest } from "../../shared/problem";
import { digestOf } from "../../shared/digest";
import type { Jsx, Node } from "../mdx/tree";
import { admonition } from "./admonition";
import { isBlock, isElement, openBlock, unravel, type Block, type BlockContext } from "./block";
import { details, services, steps } from "./simple-blocks";
import { demo, findRefused, frame, isKnownFrame, video } from "./embeds";
import { fileTree } from "./file-tree";
import { importedNames } from "../mdx/imports";
import { tabItem, tabs } from "./tabs";

const BLOCKS: Record<BlockName, Block> = {
  Admonition: admonition,
  Tabs: tabs,
  TabItem: tabItem,
  Details: details,
  Steps: steps,
  FileTree: fileTree,
  Video: video,
  Demo: demo,
  Services: services,
};

const COMMON = ["class", "className", "id"];

/** Renders blocks, written as directives or as JSX, to plain elements. */
export function rehypeBlocks() {
  return (tree: Root, file: VFile): void => {
    const own = importedNames(tree);
    const digest = digestOf(String(file), 6);
    let count = 0;
    const warn: BlockContext["warn"] = (message, position) => void file.message(message, position as Position);
    const context: BlockContext = {
      warn,
      warnOfPlace: file.data.hasOpenBlock === true ? () => undefined : warn,
      nextId: () => `block-${digest}-${(count += 1)}`,
    };
    const renderAll = (nodes: Node[]): Node[] => unravel(nodes).flatMap(render);
    const render = (node: Node): Node[] => {
      if (isBlock(node) && !own.has(node.name!)) return renderAll(renderBlock(node.name as BlockName));
      if (node.type === "element" && node.tagName === "iframe") return frame(node, context);
      if (node.type === "element") findRefused(node, context);
      if (isElement(node, "p")) {
        for (const child of node.children.filter((each) => isBlock(each) || isKnownFrame(each)) as (Jsx | Element)[]) {
          const name = child.type === "element" ? child.tagName : child.name!;
          if (!own.has(name))
            context.warn(`<${name}> is within a line of text. Expected it on lines of its own.`, child.position);
        }
      }
      if ("children" in node) node.children = renderAll(node.children) as never;
      return [node];

      function renderBlock(name: BlockName): Node[] {
        const use = openBlock(node as never, context);
        const known = [...BLOCKS[name].attributes, ...COMMON];
        for (const attribute of Object.keys(use.props).filter((each) => !known.includes(each))) {
          const meant = nearest(attribute, known);
          const hint = meant ? `Did you mean "${meant}"?` : `Expected one of: ${BLOCKS[name].attributes.join(", ")}.`;
          context.warn(`<${name}> has no attribute "${attribute}". ${hint}`, use.position);
        }
        return BLOCKS[name].render(use);
      }
    };
    tree.children = renderAll(tree.children);
  };
}
