import React, { useEffect, useRef, useState } from "react";
import { linkHandlers } from "../../browser/links";
import { startText } from "../../browser/texts";
import type { Body, BodyNode } from "../../shared/body";
import { Html } from "../ui/html";
import { REGISTRY } from "./registry";
import { ZoomDialog } from "./zoom-dialog";

interface ProseProps {
  body: Body;
  /** The text of a post that imports or exports, in place of the body. */
  children?: React.ReactNode;
}

/**
 * A compiled text. Inserts HTML as it is and renders the components of the registry in place. The scripts of HTML
 * blocks start when the text is shown.
 */
export function Prose({ body, children }: ProseProps): React.ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<HTMLElement | null>(null);
  useEffect(() => startText(root.current!, setZoomed), [body]);
  const frame = { ref: root, className: "prose", "data-prose": "" };
  return (
    <>
      {typeof body === "string" && !children ? (
        <Html {...frame} html={body} />
      ) : (
        <div {...linkHandlers} {...frame}>
          {children || renderNodes(body as BodyNode[])}
        </div>
      )}
      {zoomed && <ZoomDialog frame={zoomed} onClose={() => setZoomed(null)} />}
    </>
  );
}

const renderNodes = (nodes: readonly BodyNode[]): React.ReactNode[] =>
  nodes.map((node, index) => <React.Fragment key={index}>{renderNode(node)}</React.Fragment>);

function renderNode(node: BodyNode): React.ReactNode {
  if (typeof node === "string") return node;
  if ("component" in node) {
    const Component = REGISTRY[node.component as keyof typeof REGISTRY];
    return Component ? <Component {...node.props}>{renderNodes(node.children)}</Component> : renderNodes(node.children);
  }
  const { attributes } = node;
  const Tag = node.tag as React.ElementType;
  if ("children" in node) return <Tag {...attributes}>{renderNodes(node.children)}</Tag>;
  return node.html === "" ? <Tag {...attributes} /> : <Html as={Tag} {...attributes} html={node.html} />;
}
