import React from "react";

/**
 * Stands in for gatsby's runtime in tests of components. Like the real one it works with paths of the site, without
 * the prefix; unlike it, it refuses what the real one would turn into a broken address.
 */

const staticData = new Map<string, unknown>();
let prefix = "";

/** The name of a query made with `graphql`. */
const nameOf = (query: string): string => {
  const name = /^\s*query\s+(\w+)/.exec(query)?.[1];
  if (!name) throw new Error(`A static query needs a name:\n${query}`);
  return name;
};

export const graphql = (strings: TemplateStringsArray, ...values: unknown[]): string => {
  if (values.length > 0) throw new Error("Gatsby reads queries without running them: nothing can be put in.");
  return strings.join("");
};

/** The data that a static query gets in the tests that follow. */
export const answerStaticQuery = (name: string, data: unknown): void => void staticData.set(name, data);

export function useStaticQuery(query: string): unknown {
  const name = nameOf(query);
  if (!staticData.has(name)) throw new Error(`The test answers no static query ${name}.`);
  return staticData.get(name);
}

/** What `withPrefix` puts before every path. */
export const setPathPrefix = (value: string): void => void (prefix = value);

export function withPrefix(path: string): string {
  checkPath(path);
  return prefix + path;
}

function checkPath(to: unknown): asserts to is string {
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) throw new Error(`${String(to)} is no path of this site.`);
  if (prefix && (to === prefix || to.startsWith(`${prefix}/`))) throw new Error(`${to} has the prefix already.`);
}

export const navigate = jest.fn((to: string, _options?: { replace?: boolean }): Promise<void> => {
  checkPath(to);
  return Promise.resolve();
});

interface LinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Loads the page of a link that is pointed at. */
export const loadHovered = jest.fn((to: string): void => checkPath(to));

/** A plain click goes to `navigate`, unless the caller prevents it. */
export const Link = ({ to, onClick, ...props }: LinkProps): React.ReactElement =>
  React.createElement("a", {
    ...props,
    href: withPrefix(to),
    onMouseEnter: () => loadHovered(to),
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(to);
    },
  });

export const prefetchPathname = jest.fn((to: string): void => checkPath(to));

/** Forgets what a test has set. The setup of all tests with a document calls it after each. */
export function resetGatsby(): void {
  staticData.clear();
  navigate.mockClear();
  prefetchPathname.mockClear();
  loadHovered.mockClear();
  prefix = "";
}
