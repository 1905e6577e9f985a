import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { Link } from "../../../../src/components/ui/link";
import { loadHovered, navigate, setPathPrefix } from "../../../stand-ins/gatsby";

const show = (to: string, onClick?: React.MouseEventHandler) => {
  render(
    <Link to={to} onClick={onClick}>
      x
    </Link>,
  );
  return screen.getByRole("link");
};

it("navigates without loading the page, below the path prefix", () => {
  setPathPrefix("/site");
  const link = show("/docs/intro?a=b#c");
  expect(link).toHaveAttribute("href", "/site/docs/intro?a=b#c");
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate.mock.calls).toEqual([["/docs/intro?a=b#c"]]);
});

it("opens its page even if the fragment is broken", () => {
  fireEvent.click(show("/about/#100%"));
  expect(navigate.mock.calls).toEqual([["/about/#100%25"]]);
});

it("does not navigate if its own click handler prevents that", () => {
  fireEvent.click(show("/blog", (event) => event.preventDefault()));
  expect(navigate).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "does not prefetch on hover on a connection of %j",
  (connection) => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
    setPathPrefix("/site");
    const onClick = jest.fn();
    const link = show("/docs/intro", onClick);
    fireEvent.mouseEnter(link);
    expect(loadHovered).not.toHaveBeenCalled();
    expect(link).toHaveAttribute("href", "/site/docs/intro");
    expect(fireEvent.click(link)).toBe(false);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(navigate.mock.calls).toEqual([["/docs/intro", { replace: false }]]);
    Reflect.deleteProperty(navigator, "connection");
  },
);

it.each([undefined, { saveData: true }])("encodes an address with a space, on a connection of %j", (connection) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  expect(show("/docs/my plan#a%20b")).toHaveAttribute("href", "/docs/my%20plan#a%20b");
});
