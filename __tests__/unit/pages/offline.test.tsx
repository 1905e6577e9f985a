import { act, render, screen } from "@testing-library/react";
import React from "react";
import OfflinePage from "../../../src/pages/offline";

/** Where "Try again" leads for a visitor whom the worker has sent here from an address. */
async function leadsTo(from: string): Promise<string> {
  history.replaceState(null, "", `/offline?from=${encodeURIComponent(from)}`);
  const { unmount } = await act(async () => render(<OfflinePage />));
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Try again" });
  unmount();
  return href;
}

it("leads back to the page that was asked for", async () => {
  expect(await leadsTo("/blog/a?b=1#c")).toBe("http://localhost/blog/a?b=1#c");
});

it.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "/\n/evil.example"])(
  "leads from %j to no other site",
  async (from) => expect(await leadsTo(from)).toBe("http://localhost/"),
);
