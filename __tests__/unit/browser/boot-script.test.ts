import { bootScript, canRunApp } from "../../../src/browser/boot-script";
import { Media, PREFERS_LIGHT } from "../../stand-ins/media";

interface Case {
  stored?: string;
  query?: string;
  systemLight?: boolean;
  storage?: "blocked";
  /** What is stored of the announcement: its id, and whether it was closed. */
  closed?: [id: string, dismissed: string];
  announcement?: string;
}

/** Runs the script as the page does: as text, before anything else. */
function boot({ stored, query = "", systemLight = false, storage, closed, announcement = "" }: Case) {
  const media = Media.install();
  media.set(PREFERS_LIGHT, systemLight);
  window.history.replaceState(null, "", `/blog${query}`);
  if (stored !== undefined) localStorage.setItem("theme", stored);
  if (closed) {
    localStorage.setItem("docusaurus.announcement.id", closed[0]);
    localStorage.setItem("docusaurus.announcement.dismiss", closed[1]);
  }
  if (storage === "blocked") {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  window.eval(bootScript(announcement));
  const { theme, themeChoice, js } = document.documentElement.dataset;
  return { theme, choice: themeChoice, js };
}

afterEach(() => {
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});

it.each<[string, Case, string, string]>([
  ["a first visit, dark system", {}, "dark", "system"],
  ["a first visit, light system", { systemLight: true }, "light", "system"],
  ["light stored, dark system", { stored: "light" }, "light", "light"],
  ["dark stored, light system", { stored: "dark", systemLight: true }, "dark", "dark"],
  ["garbage stored, light system", { stored: "purple", systemLight: true }, "light", "system"],
  ["storage blocked, light system", { storage: "blocked", systemLight: true }, "light", "system"],
  ["light asked for in the address", { query: "?docusaurus-theme=light", stored: "dark" }, "light", "light"],
  ["dark asked for in the address", { query: "?a=b&docusaurus-theme=dark", systemLight: true }, "dark", "dark"],
  ["another query", { query: "?q=docusaurus-theme", stored: "light" }, "light", "light"],
  ["garbage asked for, light stored", { query: "?docusaurus-theme=purple", stored: "light" }, "light", "light"],
])("sets the colour mode: %s", (_, situation, theme, choice) => {
  expect(boot(situation)).toEqual({ theme, choice, js: "" });
});

it("is dark if the browser has no media queries", () => {
  delete (window as Partial<Window>).matchMedia;
  window.eval(bootScript(""));
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", themeChoice: "system" });
});

it("leaves the page as it is without scripting in a browser that is too old", () => {
  const findLast = Object.getOwnPropertyDescriptor(Array.prototype, "findLast")!;
  Reflect.deleteProperty(Array.prototype, "findLast");
  const { js, theme } = boot({ stored: "light" });
  const canRun = canRunApp();
  Object.defineProperty(Array.prototype, "findLast", findLast);
  expect([js, theme, canRun, canRunApp()]).toEqual([undefined, "light", false, true]);
});

it("leaves the page as it is without scripting in a sandboxed frame, which cannot load data", () => {
  const origin = jest.spyOn(window, "origin", "get").mockReturnValue("null");
  const { js, theme } = boot({ stored: "light" });
  const canRun = canRunApp();
  origin.mockRestore();
  expect([js, theme, canRun, canRunApp()]).toEqual([undefined, "light", false, true]);
});

it("makes no attributes from the address", () => {
  boot({ query: "?docusaurus-data-navbar=false" });
  expect(document.documentElement).not.toHaveAttribute("data-navbar");
});

it.each<[string | undefined, string[]]>([
  ["light", ["all", "not all"]],
  ["dark", ["not all", "all"]],
  [undefined, ["a", "b"]],
])("gives the frame of the browser the colour of the chosen mode: %s", (stored, expected) => {
  document.head.innerHTML = '<meta data-mode="light" media="a"><meta data-mode="dark" media="b">';
  boot(stored === undefined ? {} : { stored });
  expect([...document.querySelectorAll("meta")].map((meta) => meta.getAttribute("media"))).toEqual(expected);
});

it.each<[string, Case, boolean]>([
  ["that was closed is hidden", { announcement: "v2", closed: ["v2", "true"] }, true],
  ["that was seen is shown", { announcement: "v2", closed: ["v2", "false"] }, false],
  ["that is new is shown at once", { announcement: "v2", closed: ["v1", "true"] }, false],
  ["that nobody can close is shown", { announcement: "", closed: ["", "true"] }, false],
  ["is shown on a first visit", { announcement: "v2" }, false],
  ["is hidden by its id of old", { announcement: "announcement-bar", closed: ["annoucement-bar", "true"] }, true],
  ["is shown where storage is blocked", { announcement: "v2", closed: ["v2", "true"], storage: "blocked" }, false],
])("an announcement %s", (_, situation, hidden) => {
  boot(situation);
  expect(document.documentElement.dataset.announcementBarInitiallyDismissed === "true").toBe(hidden);
});

it("stores nothing that is only in the address", () => {
  boot({ query: "?docusaurus-theme=light" });
  expect(localStorage).toHaveLength(0);
});

it("gives Gatsby the path of the page in the document", () => {
  document.documentElement.setAttribute("data-path", "/blog");
  boot({});
  expect(window.pagePath).toBe("/blog");
  delete window.pagePath;
});

/** Runs the script in a browser with Trusted Types. Returns the rules of its default policy. */
function defaultPolicy() {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  boot({});
  delete window.trustedTypes;
  const [name, rules] = createPolicy.mock.lastCall!;
  expect(name).toBe("default");
  return rules;
}

it("trusts HTML with marks", () => {
  expect(defaultPolicy().createHTML("a &#60; <mark>b</mark>…")).toBe("a &#60; <mark>b</mark>…");
});

it.each(["<script>1</script>", "<img src=x onerror=alert(1)>", "<mark onclick=x>", "<!--", "</p><mark"])(
  "turns untrusted %s into text",
  (html) => {
    const room = document.createElement("p");
    room.innerHTML = defaultPolicy().createHTML(html);
    expect([room.textContent, room.childElementCount]).toEqual([html, 0]);
  },
);

it.each(["/app.js", `${location.origin}/sw.js`])("trusts %s as the address of a script", (address) => {
  expect(defaultPolicy().createScriptURL(address)).toBe(address);
});

it.each(["https://evil.example/x.js", "//evil.example/x.js", "data:text/javascript,1"])(
  "refuses %s as the address of a script",
  (address) => {
    expect(defaultPolicy().createScriptURL(address)).toBeNull();
  },
);

it("cannot end its own script element", () => {
  expect(bootScript("</script>")).not.toContain("</");
});
