import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { Prose } from "../../../../src/components/prose/prose";
import { PICTURE } from "../../../stand-ins/pictures";

const dialog = () => screen.queryByRole("dialog");
const button = () => document.querySelector<HTMLElement>(".zoom-button")!;
/** Shows a text and presses something in it. */
async function open(html: string, selector = ".zoom-button"): Promise<void> {
  render(<Prose body={html} />);
  await userEvent.click(document.querySelector(selector)!);
}

it.each([".zoom-button", "picture > img"])("opens by %s, with the picture in its largest size", async (by) => {
  await open(`<figure>${PICTURE}<figcaption>Her <em>chair</em></figcaption></figure>`, by);
  expect(dialog()).toHaveAttribute("open");
  expect(dialog()).toHaveAccessibleName("A cat");
  expect(dialog()!.querySelector("source")).toHaveAttribute("sizes", "min(100vw, 800px)");
  expect(dialog()!.querySelector("img")).not.toHaveAttribute("loading");
  expect(dialog()!.querySelectorAll("img")).toHaveLength(1);
  expect(dialog()!.querySelector(".zoom-dialog-caption")!.innerHTML).toBe("Her <em>chair</em>");
});

it("closes by a click on the picture, and the focus moves to its button", async () => {
  await open(PICTURE, "picture > img");
  await userEvent.click(dialog()!.querySelector("img")!);
  expect(dialog()).toBeNull();
  expect(button()).toHaveFocus();
});

it("does not render the text again, which scripts have changed", async () => {
  await open(PICTURE);
  const before = button();
  await userEvent.click(dialog()!);
  expect(button()).toBe(before);
});
