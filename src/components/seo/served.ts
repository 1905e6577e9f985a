import React from "react";

/**
 * Attributes for metadata that only crawlers and link previews need. They load the HTML of each page, so it requires no
 * code in the browser. Elements with `data-head="page"` are removed on navigation; those with `data-head="site"` are
 * the same on all pages and stay.
 */
export const SERVED_PAGE = { "data-head": "page" } as const;
export const SERVED_SITE = { "data-head": "site" } as const;

/**
 * Removes Gatsby's marker from these elements, because Gatsby's browser code would remove marked elements that it does
 * not render.
 */
export function keepServed(components: readonly React.ReactNode[]): React.ReactNode[] {
  return components.map((component) => {
    if (!React.isValidElement<Record<string, unknown>>(component) || !component.props["data-head"]) return component;
    const { "data-gatsby-head": _gatsby, "data-head": kind, ...props } = component.props;
    return React.createElement(component.type, {
      ...props,
      ...(kind === "page" ? SERVED_PAGE : {}),
      key: component.key,
    });
  });
}
