import { render, screen } from "@testing-library/react";
import React from "react";
import { ContactStrip } from "../../../../src/components/home/contact-strip";

describe("ContactStrip", () => {
  it("asks for letters only where there is a way to write", () => {
    const { rerender } = render(<ContactStrip email={null} hasContactPage={false} />);
    const strip = screen.getByRole("region", { name: "Stay in touch" });
    expect(strip).not.toHaveTextContent("Send me");
    rerender(<ContactStrip email="ada@example.com" hasContactPage={false} />);
    expect(strip).toHaveTextContent("Send me questions");
    expect(screen.getByRole("link", { name: "Write to me" })).toHaveAttribute("href", "mailto:ada@example.com");
  });
});
