import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { Link } from "../../../../src/components/ui/link";
import { navigate, resetGatsby, setPathPrefix } from "../../../stand-ins/gatsby";

afterEach(() => {
  resetGatsby();
  window.history.replaceState(null, "", "/");
});

/** Clicks a link and tells whether the browser is left to follow it. */
function click(link: React.ReactElement, options: MouseEventInit = {}): boolean {
  render(link);
  return fireEvent.click(screen.getByRole("link"), options);
}

describe("a link to a page", () => {
  it("changes the page without loading it whole, below the prefix of the site", () => {
    setPathPrefix("/site");
    expect(click(<Link to="/docs/intro?a=b#c">x</Link>)).toBe(false);
    expect(screen.getByRole("link")).toHaveAttribute("href", "/site/docs/intro?a=b#c");
    expect(navigate.mock.calls).toEqual([["/docs/intro?a=b#c", { replace: false }]]);
  });

  it("does so where its address looks like that of a file", () => {
    expect(click(<Link to="/blog/node.js">x</Link>)).toBe(false);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("to the page that is shown makes no second entry of it", () => {
    window.history.replaceState(null, "", "/blog");
    click(<Link to="/blog">x</Link>);
    expect(navigate.mock.calls).toEqual([["/blog", { replace: true }]]);
  });

  it("to a place on the page that is shown is left to the browser", () => {
    window.history.replaceState(null, "", "/blog");
    expect(click(<Link to="/blog#end">x</Link>)).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "is left to the browser when it is clicked with %j",
    (options) => {
      expect(click(<Link to="/blog">x</Link>, options)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it.each([{ target: "_blank" }, { download: "" }])("is left to the browser with %j", (attributes) => {
    render(
      <Link to="/blog" {...attributes}>
        x
      </Link>,
    );
    expect(fireEvent.click(screen.getByRole("link"))).toBe(true);
  });

  it("to a place on this page with another query changes the page", () => {
    window.history.replaceState(null, "", "/search?q=a");
    expect(click(<Link to="/search?q=b#end">x</Link>)).toBe(false);
  });

  it("asks its own listener first, which may keep it from leading anywhere", () => {
    const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
    click(
      <Link to="/blog" onClick={onClick}>
        x
      </Link>,
    );
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("a link to a page in view", () => {
  type Callback = (entries: { target: Element; isIntersecting: boolean }[], observer: unknown) => void;
  const watched = new Set<Element>();
  let see: (isIntersecting: boolean) => void;

  beforeEach(() => {
    (window.___loader.enqueue as jest.Mock).mockClear();
    watched.clear();
  });
  afterEach(() => void Reflect.deleteProperty(window, "IntersectionObserver"));

  /** The module anew: it has one observer for all links. */
  function renderWithObserver(links: (FreshLink: typeof Link) => React.ReactElement) {
    window.IntersectionObserver = class {
      constructor(callback: Callback) {
        see = (isIntersecting) =>
          callback(
            [...watched].map((target) => ({ target, isIntersecting })),
            this,
          );
      }
      observe = (element: Element) => void watched.add(element);
      unobserve = (element: Element) => void watched.delete(element);
    } as never;
    let result: ReturnType<typeof render>;
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import("../../../../src/components/ui/link")>(
        "../../../../src/components/ui/link",
      );
      result = render(links(fresh.Link));
    });
    return result!;
  }

  it("is followed ahead once, all by one observer", () => {
    renderWithObserver((FreshLink) => (
      <>
        <FreshLink to="/docs/intro#a">x</FreshLink>
        <FreshLink to="/">this page</FreshLink>
      </>
    ));
    expect(watched.size).toBe(2);
    see(false);
    expect(window.___loader.enqueue).not.toHaveBeenCalled();
    see(true);
    expect((window.___loader.enqueue as jest.Mock).mock.calls).toEqual([["/docs/intro"]]);
    expect(watched.size).toBe(0);
  });

  it("is no longer watched once it is gone", () => {
    renderWithObserver((FreshLink) => <FreshLink to="/docs/intro">x</FreshLink>).unmount();
    expect(watched.size).toBe(0);
  });

  it("is followed ahead at once where the browser cannot tell, and can go", () => {
    render(<Link to="/docs/intro">x</Link>).unmount();
    expect((window.___loader.enqueue as jest.Mock).mock.calls).toEqual([["/docs/intro"]]);
  });
});
