import { render, screen } from "@testing-library/react";
import React from "react";
import { Picture } from "../../../../src/components/ui/picture";

const IMAGE = {
  ...{ layout: "constrained" as const, width: 720, height: 405 },
  images: {
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 720w", sizes: "720px" },
    sources: [{ type: "image/webp", srcSet: "/a.webp 720w", sizes: "720px" }],
  },
};

describe("Picture", () => {
  it("holds its place and waits until it comes near", () => {
    render(<Picture image={IMAGE} alt="A cat" />);
    const picture = screen.getByRole("img", { name: "A cat" });
    expect(picture).toHaveAttribute("width", "720");
    expect(picture).toHaveAttribute("height", "405");
    expect(picture).toHaveAttribute("src", "/a.jpg");
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(picture).not.toHaveAttribute("fetchpriority");
  });

  it("offers the smaller format first", () => {
    const { container } = render(<Picture image={IMAGE} alt="" className="cover" />);
    const source = container.querySelector("picture.cover > source:first-child");
    expect(source).toHaveAttribute("type", "image/webp");
    expect(source).toHaveAttribute("srcset", "/a.webp 720w");
  });

  it("is loaded first where it is in the first window", () => {
    render(<Picture image={IMAGE} alt="A cat" loading="eager" />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });
});
