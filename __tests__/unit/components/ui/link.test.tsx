import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { Link } from "../../../../src/components/ui/link";
import { loadHovered, navigate, setPathPrefix } from "../../../stand-ins/gatsby";

it("changes the page without loading it whole, below the prefix of the site", () => {
  setPathPrefix("/site");
  render(<Link to="/docs/intro?a=b#c">x</Link>);
  expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/site/docs/intro?a=b#c");
  expect(navigate.mock.calls).toEqual([["/docs/intro?a=b#c"]]);
});

it("with a broken fragment opens its page", () => {
  render(<Link to="/about/#100%">x</Link>);
  fireEvent.click(screen.getByRole("link"));
  expect(navigate.mock.calls).toEqual([["/about/#100%25"]]);
});

it("is the current page where its caller says so, and nowhere else", () => {
  const { rerender } = render(<Link to="/">x</Link>);
  expect(screen.getByRole("link")).not.toHaveAttribute("aria-current");
  rerender(
    <Link to="/" aria-current="page">
      x
    </Link>,
  );
  expect(screen.getByRole("link")).toHaveAttribute("aria-current", "page");
});

it("asks its own listener first, which may keep it from leading anywhere", () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <Link to="/blog" onClick={onClick}>
      x
    </Link>,
  );
  fireEvent.click(screen.getByRole("link"));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "loads no page that is pointed at on a connection of %j",
  (connection) => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
    setPathPrefix("/site");
    const onClick = jest.fn();
    render(
      <Link to="/docs/intro" onClick={onClick}>
        x
      </Link>,
    );
    const link = screen.getByRole("link");
    fireEvent.mouseEnter(link);
    expect(loadHovered).not.toHaveBeenCalled();
    expect(link).toHaveAttribute("href", "/site/docs/intro");
    expect(fireEvent.click(link)).toBe(false);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(navigate.mock.calls).toEqual([["/docs/intro", { replace: false }]]);
    Reflect.deleteProperty(navigator, "connection");
  },
);
