import { bootScript } from "../../../src/browser/boot-script";
import { Media, PREFERS_LIGHT } from "../../stand-ins/media";

interface Case {
  stored?: string;
  query?: string;
  systemLight?: boolean;
  storage?: "blocked";
}

/** Runs the script as the page does: as text, before anything else. */
function boot({ stored, query = "", systemLight = false, storage }: Case) {
  const media = Media.install();
  media.set(PREFERS_LIGHT, systemLight);
  window.history.replaceState(null, "", `/blog${query}`);
  if (stored !== undefined) localStorage.setItem("theme", stored);
  if (storage === "blocked") {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  window.eval(bootScript);
  const { theme, themeChoice, js } = document.documentElement.dataset;
  return { theme, choice: themeChoice, js };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  for (const name of ["theme", "theme-choice", "js"]) document.documentElement.removeAttribute(`data-${name}`);
});

describe("the boot script", () => {
  it.each<[string, Case, string, string]>([
    ["a first visit, dark system", {}, "dark", "system"],
    ["a first visit, light system", { systemLight: true }, "light", "system"],
    ["light stored, dark system", { stored: "light" }, "light", "light"],
    ["dark stored, light system", { stored: "dark", systemLight: true }, "dark", "dark"],
    ["system stored, light system", { stored: "system", systemLight: true }, "light", "system"],
    ["system stored, dark system", { stored: "system" }, "dark", "system"],
    ["nothing but an empty text stored", { stored: "", systemLight: true }, "light", "system"],
    ["garbage stored, light system", { stored: "purple", systemLight: true }, "light", "system"],
    ["garbage stored, dark system", { stored: '{"mode":"light"}' }, "dark", "system"],
    ["storage blocked, light system", { storage: "blocked", systemLight: true }, "light", "system"],
    ["storage blocked, dark system", { storage: "blocked" }, "dark", "system"],
    ["light asked for in the address", { query: "?docusaurus-theme=light", stored: "dark" }, "light", "light"],
    ["dark asked for in the address", { query: "?a=b&docusaurus-theme=dark", systemLight: true }, "dark", "dark"],
    ["light asked for, storage blocked", { query: "?docusaurus-theme=light", storage: "blocked" }, "light", "light"],
    ["garbage asked for, light stored", { query: "?docusaurus-theme=purple", stored: "light" }, "light", "light"],
    [
      "nothing asked for, dark stored",
      { query: "?docusaurus-theme=", stored: "dark", systemLight: true },
      "dark",
      "dark",
    ],
    [
      "garbage asked for and stored",
      { query: "?docusaurus-theme=a", stored: "b", systemLight: true },
      "light",
      "system",
    ],
    ["another query", { query: "?q=docusaurus-theme", stored: "light" }, "light", "light"],
  ])("%s", (_, situation, theme, choice) => {
    expect(boot(situation)).toEqual({ theme, choice, js: "" });
  });

  it("stores nothing that is only in the address", () => {
    boot({ query: "?docusaurus-theme=light" });
    expect(localStorage).toHaveLength(0);
  });

  it("cannot end the element it stands in", () => {
    expect(bootScript).not.toContain("</");
  });
});
