import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { Prose } from "../../../../src/components/prose/prose";
import { REGISTRY } from "../../../../src/components/prose/registry";
import { compileMarkdown } from "../../../../src/markdown/compile";
import type { Body } from "../../../../src/shared/body";
import { navigate } from "../../../stand-ins/gatsby";

const show = (body: Body) => render(<Prose body={body} />).container.firstElementChild!;

describe("Prose", () => {
  it("puts a string of HTML in its place, where links of the text are followed", () => {
    const element = show("<p>Hello <em>world</em></p>");
    expect(element).toHaveClass("prose");
    expect(element).toHaveAttribute("data-prose");
    expect(element.innerHTML).toBe("<p>Hello <em>world</em></p>");
  });

  it("follows the links of a text that is a module", () => {
    const { container } = render(
      <Prose body={[]}>
        <a href="/docs/intro">Docs</a>
      </Prose>,
    );
    expect(fireEvent.click(container.querySelector("a")!)).toBe(false);
    expect(navigate.mock.calls).toEqual([["/docs/intro", { replace: false }]]);
  });

  it("starts the text once, so that nothing the reader has opened is closed when it is rendered again", async () => {
    const text = ":::::tabs{query=os}\n::::tab[A]{value=a}\n### Deep\n::::\n::::tab[B]{value=b}\nb\n::::\n:::::";
    const { body } = await compileMarkdown({ file: "a.md", format: "md", text });
    window.scrollBy = jest.fn() as never;
    history.replaceState(null, "", "/#deep");
    const { rerender } = render(<Prose body={body} />);
    fireEvent.click(screen.getByRole("tab", { name: "B" }));
    rerender(<Prose body={body} />);
    expect(screen.getByRole("tab", { name: "B" })).toHaveAttribute("aria-selected", "true");
  });

  it("renders a component among elements and text", () => {
    const element = show([
      { tag: "h2", attributes: { id: "a", className: "x" }, html: "A <em>title</em>" },
      "\n",
      {
        tag: "ul",
        attributes: {},
        children: [
          {
            tag: "li",
            attributes: {},
            children: ["See ", { component: "LinkCard", props: { href: "/b", title: "B" }, children: [] }],
          },
        ],
      },
    ]);
    expect(screen.getByRole("heading", { name: "A title" })).toHaveClass("x");
    expect(screen.getByRole("listitem")).toHaveTextContent("See B");
    expect(screen.getByRole("link", { name: "B" })).toHaveAttribute("href", "/b");
    expect(element).toHaveAttribute("data-prose");
  });

  it("gives a component what stands inside it", () => {
    const component = ({ children }: React.PropsWithChildren) => <section>{children}</section>;
    jest.spyOn(REGISTRY as { LinkCard: typeof component }, "LinkCard").mockImplementation(component);
    show([{ component: "LinkCard", props: {}, children: [{ tag: "ol", attributes: {}, html: "<li>Go</li>" }] }]);
    expect(screen.getByRole("listitem").closest("section")).not.toBeNull();
  });

  it("shows what is inside a component that nobody knows", () => {
    const element = show([
      { component: "Gone", props: {}, children: [{ tag: "p", attributes: {}, html: "Still here" }] },
    ]);
    expect(element.innerHTML).toBe("<p>Still here</p>");
  });

  it("renders elements without content", () => {
    const element = show([
      { tag: "hr", attributes: {}, html: "" },
      { tag: "img", attributes: { src: "/a.png", alt: "A" }, html: "" },
    ]);
    expect(element.children).toHaveLength(2);
    expect(screen.getByRole("separator")).toBeEmptyDOMElement();
    expect(screen.getByRole("img", { name: "A" })).toHaveAttribute("src", "/a.png");
  });

  it("renders what the compiler makes, the same on the server and in the browser, without a complaint", async () => {
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
});
