import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { Prose } from "../../../../src/components/prose/prose";
import { REGISTRY } from "../../../../src/components/prose/registry";
import { compileMarkdown } from "../../../../src/markdown/compile";
import type { Body, BodyNode } from "../../../../src/shared/body";
import { navigate } from "../../../stand-ins/gatsby";

const show = (body: Body) => render(<Prose body={body} />).container.firstElementChild!;

const element = (tag: string, html: string, attributes = {}): BodyNode => ({ tag, attributes, html });
const parent = (tag: string, ...children: BodyNode[]): BodyNode => ({ tag, attributes: {}, children });
const component = (name: string, props: object, ...children: BodyNode[]) =>
  ({ component: name, props, children }) as BodyNode;

it("follows the links of a text that is an MDX module", () => {
  const { container } = render(
    <Prose body={[]}>
      <a href="/docs/intro">Docs</a>
    </Prose>,
  );
  expect(fireEvent.click(container.querySelector("a")!)).toBe(false);
  expect(navigate.mock.calls).toEqual([["/docs/intro", { replace: false }]]);
});

it("starts the text once, so that a new render does not undo what the reader did", async () => {
  const text = ":::::tabs{query=os}\n::::tab[A]{value=a}\n### Deep\n::::\n::::tab[B]{value=b}\nb\n::::\n:::::";
  const { body } = await compileMarkdown({ file: "a.md", format: "md", text });
  window.scrollBy = jest.fn() as never;
  history.replaceState(null, "", "/#deep");
  const { rerender } = render(<Prose body={body} />);
  fireEvent.click(screen.getByRole("tab", { name: "B" }));
  rerender(<Prose body={body} />);
  expect(screen.getByRole("tab", { name: "B" })).toHaveAttribute("aria-selected", "true");
});

it("renders components among elements and text", () => {
  const text = show([
    element("h2", "A <em>title</em>", { id: "a", className: "x" }),
    "\n",
    parent("ul", parent("li", "See ", component("LinkCard", { href: "/b", title: "B" }))),
  ]);
  expect(screen.getByRole("heading", { name: "A title" })).toHaveClass("x");
  expect(screen.getByRole("listitem")).toHaveTextContent("See B");
  expect(screen.getByRole("link", { name: "B" })).toHaveAttribute("href", "/b");
  expect(text).toHaveAttribute("data-prose");
});

it("passes its children to a component", () => {
  const Section = ({ children }: React.PropsWithChildren) => <section>{children}</section>;
  jest.spyOn(REGISTRY as { LinkCard: typeof Section }, "LinkCard").mockImplementation(Section);
  show([component("LinkCard", {}, element("ol", "<li>Go</li>"))]);
  expect(screen.getByRole("listitem").closest("section")).not.toBeNull();
});

it("renders the children of an unknown component", () => {
  expect(show([component("Gone", {}, element("p", "Still here"))]).innerHTML).toBe("<p>Still here</p>");
});

it("renders void elements", () => {
  const text = show([element("hr", ""), element("img", "", { alt: "A" })]);
  expect(text.innerHTML).toBe('<hr><img alt="A">');
});

it("renders a compiled text the same on the server and in the browser, without warnings", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const text =
    '<Steps>\n\n1. Go to [it](/a)\n2. <LinkCard href="https://b.example" title="B" />\n\n</Steps>\n\n- [x] *done*\n\n`{}`';
  const { body } = await compileMarkdown({ file: "a.mdx", format: "mdx", text });
  const html = renderToString(<Prose body={body} />);
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: html }} />);
  render(<Prose body={body} />, { container: container.firstElementChild as HTMLElement, hydrate: true });
  expect(error.mock.calls).toEqual([]);
  expect(screen.getByRole("checkbox")).toBeChecked();
});
