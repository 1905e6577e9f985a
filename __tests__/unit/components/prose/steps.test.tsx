import { render } from "@testing-library/react";
import React from "react";
import { Steps } from "../../../../src/components/prose/steps";

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
