import { within } from "@testing-library/react";

export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** The addresses of the links in an element, or on the page, in order. */
export const hrefsIn = (element: HTMLElement = document.body) =>
  within(element)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));
