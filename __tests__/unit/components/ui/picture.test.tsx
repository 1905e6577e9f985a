import { render } from "@testing-library/react";
import React from "react";
import { Picture } from "../../../../src/components/ui/picture";

const IMAGE = {
  ...{ layout: "constrained" as const, width: 720, height: 405 },
  images: {
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 720w", sizes: "720px" },
    sources: [{ type: "image/webp", srcSet: "/a.webp 720w", sizes: "720px" }],
  },
};

function show(props: Partial<React.ComponentProps<typeof Picture>> = {}) {
  const { container } = render(<Picture image={{ childImageSharp: { gatsbyImageData: IMAGE } }} {...props} />);
  return container.querySelector("img")!;
}

it("reserves its space, loads lazily, and is hidden from screen readers", () => {
  const picture = show();
  expect(picture).toHaveAttribute("width", "720");
  expect(picture).toHaveAttribute("height", "405");
  expect(picture).toHaveAttribute("src", "/a.jpg");
  expect(picture).toHaveAttribute("alt", "");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(picture).not.toHaveAttribute("fetchpriority");
});

it("offers the smaller format first", () => {
  const source = show({ className: "cover" }).closest("picture.cover")!.firstElementChild;
  expect(source).toHaveAttribute("type", "image/webp");
  expect(source).toHaveAttribute("srcset", "/a.webp 720w");
});

it("loads with high priority if it is in the initial viewport", () => {
  const picture = show({ loading: "eager" });
  expect(picture).toHaveAttribute("loading", "eager");
  expect(picture).toHaveAttribute("fetchpriority", "high");
});

it.each([null, { childImageSharp: null }])("renders nothing for a file that is %j", (image) => {
  expect(show({ image })).toBeNull();
});
