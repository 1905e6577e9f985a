import React from "react";

/**
 * Part of the head is for crawlers and previews, which load each page anew: it is in the HTML that is served and costs
 * a visitor's browser no code. It carries `data-head`: what says "page" goes when the visitor goes to another page,
 * what says "site" is the same everywhere and stays.
 */
export const SERVED_PAGE = { "data-head": "page" } as const;
export const SERVED_SITE = { "data-head": "site" } as const;

/**
 * Takes the elements of a served head out of the hands of Gatsby, whose code in the browser would remove what it does
 * not render itself.
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
