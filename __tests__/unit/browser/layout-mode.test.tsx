import { act, render } from "@testing-library/react";
import React from "react";
import { renderToString } from "react-dom/server";
import { useLayoutMode } from "../../../src/browser/layout-mode";
import { Media, WIDE } from "../../stand-ins/media";

const Mode = () => <>{useLayoutMode()}</>;

it("is ssr in the static page, then mobile or desktop, and follows the window", () => {
  const media = Media.install();
  expect(renderToString(<Mode />)).toBe("ssr");
  const { container, unmount } = render(<Mode />);
  expect(container).toHaveTextContent("mobile");
  act(() => media.set(WIDE, true));
  expect(container).toHaveTextContent("desktop");
  unmount();
  expect(media.listeners.get(WIDE)!.size).toBe(0);
});
