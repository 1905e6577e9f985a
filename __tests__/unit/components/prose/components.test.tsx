import { render, screen } from "@testing-library/react";
import React from "react";
import { LinkCard } from "../../../../src/components/prose/link-card";
import { REGISTRY } from "../../../../src/components/prose/registry";
import { Steps } from "../../../../src/components/prose/steps";
import { COMPONENT_NAMES } from "../../../../src/shared/component-names";

it("the registry has each component that texts may use, and no other", () => {
  expect(Object.keys(REGISTRY).sort()).toEqual([...COMPONENT_NAMES].sort());
});

describe("LinkCard", () => {
  it("leads to a page of the site, with what is said of it", () => {
    render(<LinkCard href="/docs/intro" title="Intro" description="Where to begin." />);
    expect(screen.getByRole("link", { name: "Intro" })).toHaveAttribute("href", "/docs/intro");
    expect(screen.getByText("Where to begin.")).toBeInTheDocument();
  });

  it("leads elsewhere in a new tab, and needs no description", () => {
    const { container } = render(<LinkCard href="https://example.com" title="There" />);
    expect(screen.getByRole("link", { name: "There (opens in new tab)" })).toHaveAttribute("target", "_blank");
    expect(container.querySelector(".link-card > span")).toBeNull();
  });
});

it("Steps keeps its list", () => {
  const { container } = render(
    <Steps>
      <ol>
        <li>Go</li>
      </ol>
    </Steps>,
  );
  expect(container.innerHTML).toBe('<div class="steps"><ol><li>Go</li></ol></div>');
});
