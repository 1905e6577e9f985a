import { act } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { startApp } from "../../../../src/components/status/app-root";

it("hydrates the static page, whose buttons then work", () => {
  const onClick = jest.fn();
  const page = (
    <div id="gatsby-focus-wrapper">
      <button onClick={onClick}>Menu</button>
    </div>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  const served = container.querySelector("button")!;
  act(() => void startApp(page, container));
  served.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(container.querySelector("button")).toBe(served);
});

it("logs an error from which React recovers", () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = '<div id="gatsby-focus-wrapper"><p>Served</p></div>';
  act(() => void startApp(<div id="gatsby-focus-wrapper">Rendered</div>, container));
  expect(container).toHaveTextContent("Rendered");
  expect(error).toHaveBeenCalledWith("React recovered from a rendering error:", expect.any(Error));
});

it("renders and removes elements that Gatsby shows beside the page in development", () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const beside = document.body.appendChild(document.createElement("div"));
  let remove: (() => void) | undefined;
  act(() => {
    remove = startApp(<p>Loading</p>, beside);
  });
  expect(beside).toHaveTextContent("Loading");
  act(() => remove?.());
  expect(beside).toBeEmptyDOMElement();
  expect(error).not.toHaveBeenCalled();
});

it("shows the crash page if the application throws", () => {
  jest.spyOn(console, "error").mockImplementation();
  const Broken = (): React.ReactElement => {
    throw new Error("broken");
  };
  const container = document.body.appendChild(document.createElement("div"));
  act(() => void startApp(<Broken />, container));
  expect(container).toHaveTextContent("broken");
});
