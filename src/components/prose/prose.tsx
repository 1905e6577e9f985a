import React from "react";
import { trusted } from "../../browser/trusted";
import "../../styles/text";
import type { Body, BodyNode } from "../../shared/body";
import { REGISTRY } from "./registry";

interface ProseProps {
  body: Body;
  className?: string;
}

/** A compiled text. A string is put in the page as it is; components of the registry are rendered in their places. */
export function Prose({ body, className = "" }: ProseProps): React.ReactElement {
  const classes = `prose ${className}`;
  if (typeof body === "string") {
    return <div className={classes} data-prose="" dangerouslySetInnerHTML={trusted(body)} />;
  }
  return (
    <div className={classes} data-prose="">
      {renderNodes(body)}
    </div>
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
  return node.html === "" ? (
    <Tag {...attributes} />
  ) : (
    <Tag {...attributes} dangerouslySetInnerHTML={trusted(node.html)} />
  );
}
