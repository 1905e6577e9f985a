import { act } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { startApp } from "../../../../src/components/status/app-root";

const LONG_AGO = -60_000;

function open(pressedAt: number): jest.Mock {
  const onClick = jest.fn();
  const page = (
    <div id="gatsby-focus-wrapper">
      <button onClick={onClick}>Menu</button>
    </div>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  window.earlyPress = { button: container.querySelector("button")!, timeStamp: performance.now() + pressedAt };
  act(() => void startApp(page, container));
  return onClick;
}

afterEach(() => {
  delete window.earlyPress;
});

it("hears the button that was pressed before it started", () => {
  expect(open(-100)).toHaveBeenCalledTimes(1);
  expect(window.earlyPress).toBeNull();
});

it("forgets a press that is long past", () => {
  expect(open(LONG_AGO)).not.toHaveBeenCalled();
});

it("starts what Gatsby shows beside the page while developing anew, and takes it away again", () => {
  open(LONG_AGO);
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const beside = document.body.appendChild(document.createElement("div"));
  let stop: () => void = () => undefined;
  act(() => void (stop = startApp(<p>Loading</p>, beside)));
  expect(beside).toHaveTextContent("Loading");
  act(() => stop());
  expect(beside).toBeEmptyDOMElement();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
