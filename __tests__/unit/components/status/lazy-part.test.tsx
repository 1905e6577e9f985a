import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { lazyPart } from "../../../../src/components/status/lazy-part";

beforeEach(() => jest.spyOn(console, "warn").mockImplementation());

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const settle = () => act(async () => undefined);

it("shows a spinner, then the part with its props", async () => {
  const Part = lazyPart("The greeting", () => Promise.resolve(Greeting));
  render(<Part name="Wren" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading…");
  await settle();
  expect(screen.getByText("Hello, Wren")).toBeInTheDocument();
  expect(screen.queryByRole("status")).toBeNull();
});

it("is loaded once, and rendered immediately after preloading", async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Part = lazyPart("The greeting", load);
  await Part.preload();
  render(<Part name="Wren" />);
  render(<Part name="Ada" />);
  await settle();
  expect(screen.getByText("Hello, Ada")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it("preloading does not throw", async () => {
  const Part = lazyPart("The greeting", () => Promise.reject(new Error("offline")));
  await expect(Part.preload()).resolves.toBeUndefined();
});

it.each([
  ["focuses Retry again", "Retry"],
  ["leaves the focus where the reader has moved it", "Elsewhere"],
])("%s after a retry has failed", async (_, expected) => {
  let fail = (_: Error): void => undefined;
  const Part = lazyPart<{ name: string }>("The greeting", () => new Promise<never>((_, reject) => (fail = reject)));
  const failNow = () => act(async () => fail(new Error("offline")));
  render(
    <>
      <button>Elsewhere</button>
      <Part name="Wren" />
    </>,
  );
  await failNow();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  if (expected === "Elsewhere") screen.getByText("Elsewhere").focus();
  await failNow();
  expect(screen.getByRole("button", { name: expected })).toHaveFocus();
});
