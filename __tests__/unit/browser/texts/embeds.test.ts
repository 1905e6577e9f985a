import { startText } from "../../../../src/browser/texts";
import { compileMarkdown } from "../../../../src/markdown/compile";

let stop: () => void;
const player = () => document.querySelector("iframe");
const click = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));

beforeEach(async () => {
  const text = "::video[A film]{id=aqz-KE-bpKQ}";
  document.body.innerHTML = (await compileMarkdown({ file: "a.md", format: "md", text })).body as string;
  stop = startText(document.body, jest.fn());
});
afterEach(() => stop());

it("replaces the button by a sandboxed player with its title, which gets the focus", () => {
  click(".embed-load");
  expect(player()).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1");
  expect(player()).toHaveAttribute("title", "A film");
  expect(player()).toHaveAttribute("loading", "lazy");
  expect(player()!.getAttribute("sandbox")).toBe(
    "allow-scripts allow-forms allow-popups allow-presentation allow-same-origin",
  );
  expect(document.activeElement).toBe(player());
  expect(document.querySelector(".embed-load")).toBeNull();
  expect(document.querySelector("figcaption a")).toHaveTextContent("A film");
});

it.each(["http://example.com", "javascript:alert(1)", "/page"])("loads no player from %s", (src) => {
  document.querySelector<HTMLElement>(".embed-frame")!.dataset.src = src;
  click(".embed-load");
  expect(player()).toBeNull();
});
