import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { ShareLinks } from "../../../../src/components/blog/share-links";

const URL = "https://example.com/blog/arrays";
const links = () => render(<ShareLinks title="Arrays & sets" url={URL} />);

afterEach(() => Reflect.deleteProperty(navigator, "share"));

it("copies the address and says so", async () => {
  const user = userEvent.setup();
  links();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(await screen.findByText("Copied")).toHaveAttribute("role", "status");
});

it.each([
  ["refuses access", { writeText: () => Promise.reject(new Error("NotAllowedError")) }],
  ["does not exist, as without TLS", undefined],
])("says that it could not copy if the clipboard %s", async (_, clipboard) => {
  const user = userEvent.setup({ writeToClipboard: false });
  jest.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as never);
  links();
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText(/did not allow copying/)).toBeInTheDocument();
});

it("links to a mail with the post, and has no Share button if the browser cannot share", () => {
  links();
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  expect(screen.getByRole("link", { name: "Send by email" })).toHaveAttribute(
    "href",
    "mailto:?subject=Arrays%20%26%20sets&body=https%3A%2F%2Fexample.com%2Fblog%2Farrays",
  );
});

it("opens the system's share dialog, which the reader may cancel", async () => {
  const share = jest.fn().mockRejectedValue(new Error("AbortError"));
  Object.assign(navigator, { share });
  links();
  await userEvent.click(await screen.findByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "Arrays & sets", url: URL });
});
