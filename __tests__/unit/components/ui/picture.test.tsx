import { render } from "@testing-library/react";
import React from "react";
import { Picture } from "../../../../src/components/ui/picture";

const gatsbyImageData = {
  ...{ layout: "constrained" as const, width: 720, height: 405 },
  images: {
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 720w", sizes: "720px" },
    sources: [{ type: "image/webp", srcSet: "/a.webp 720w", sizes: "720px" }],
  },
};
const show = (props: Partial<React.ComponentProps<typeof Picture>> = {}) =>
  render(<Picture image={{ childImageSharp: { gatsbyImageData } }} {...props} />).container;

it("offers the smaller format first, and reserves its space", () => {
  const [source, picture] = show({ className: "cover" }).querySelector(".cover")!.children;
  expect(source).toHaveAttribute("type", "image/webp");
  expect(source).toHaveAttribute("srcset", "/a.webp 720w");
  for (const [name, value] of Object.entries({ src: "/a.jpg", alt: "", width: "720", height: "405" })) {
    expect(picture).toHaveAttribute(name, value);
  }
});

it.each([
  [undefined, "lazy", null],
  ["eager" as const, "eager", "high"],
])("with loading %s loads %s, with the priority %s", (loading, expected, priority) => {
  const picture = show({ loading }).querySelector("img")!;
  expect(["loading", "fetchpriority"].map((name) => picture.getAttribute(name))).toEqual([expected, priority]);
});

it.each([null, { childImageSharp: null }])("renders nothing for a file that is %j", (image) => {
  expect(show({ image })).toBeEmptyDOMElement();
});
