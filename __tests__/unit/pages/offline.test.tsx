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

it("lists the stored pages, also those with spaces and letters outside ASCII in their addresses", async () => {
  const known = [
    ["/blog/größe 2", "Sizes"],
    ["/blog/other", "Other"],
  ];
  const requests = ["/", "/blog/gr%C3%B6%C3%9Fe%202/"].map((path) => ({ url: `http://localhost${path}` }));
  Object.assign(window, {
    caches: { keys: async () => ["site-pages-1"], open: async () => ({ keys: async () => requests }) },
    fetch: async () => ({ json: async () => known }),
  });
  render(<OfflinePage />);
  expect(await screen.findByText("2 pages are stored.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sizes" })).toHaveAttribute("href", "/blog/größe%202");
});
