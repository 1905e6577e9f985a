import { render } from "@testing-library/react";
import React from "react";
import * as icons from "../../../../src/components/ui/icons";

it.each(Object.entries(icons))("%s has the color of the text and is hidden from screen readers", (_, Icon) => {
  const drawing = render(<Icon />).container.firstElementChild!;
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(drawing).toHaveAttribute("stroke", "currentColor");
  expect(drawing).not.toBeEmptyDOMElement();
});
