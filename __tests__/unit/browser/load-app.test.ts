import { loadAppScript } from "../../../src/browser/load-app";

/** The end of a page as it is served, on the home page with what may be wrong. */
const PAGE = `
  <template id="base-url-banner"><p>It was built for another address than
    <code id="__docusaurus-base-url-issue-banner-suggestion-container"></code></p></template>
  <template id="app-scripts" data-preload="/page-data/app-data.json /page-data/index/page-data.json"><!-- slice -->
    <script>window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";</script>
    <script src="/runtime.js" async></script><script src="/app.js" async></script></template>`;

const frames: FrameRequestCallback[] = [];
/** What the browser is asked to say of its paints. */
let observers: { report(name: string): void; observed: unknown[] }[] = [];
const nextFrame = () => frames.splice(0).forEach((run) => run(0));
/** Lets the tasks go by in which the scripts are asked for, one in each. */
const askForAll = () => jest.advanceTimersByTime(1);
const running = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")];
const isHelped = () => document.body.textContent!.includes("It was built for");

class Observer {
  observed: unknown[] = [];
  constructor(private readonly tell: (list: Pick<PerformanceObserverEntryList, "getEntriesByName">) => void) {
    observers.push(this);
  }
  observe(what: unknown): void {
    this.observed.push(what);
  }
  disconnect(): void {
    this.observed = [];
  }
  report(name: string): void {
    this.tell({ getEntriesByName: (asked) => (asked === name ? [{ name } as PerformanceEntry] : []) });
  }
}

interface Opening {
  visibility?: DocumentVisibilityState;
  /** Whether the browser says when it has painted. */
  reports?: boolean;
  script?: string;
}

function open({ visibility = "visible", reports = true, script = loadAppScript }: Opening = {}): void {
  jest.useFakeTimers({ doNotFake: ["nextTick"] });
  if (reports) Object.assign(window, { PerformanceObserver: Observer });
  document.body.innerHTML = PAGE;
  document.documentElement.setAttribute("data-js", "");
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((run) => frames.push(run));
  window.eval(script);
}

/** Opens the page in a tab that nobody sees, where the application is loaded at once. */
function openHidden(): void {
  open({ visibility: "hidden" });
  askForAll();
}

async function end(...types: ("load" | "error")[]): Promise<void> {
  running().forEach((script, index) => script.dispatchEvent(new Event(types[index] ?? "load")));
  await new Promise(process.nextTick);
  jest.advanceTimersByTime(0);
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  frames.length = 0;
  observers = [];
  for (const name of ["PerformanceObserver", "___loader", "___chunkMapping", "installOffer", "earlyPress"])
    Reflect.deleteProperty(window, name);
});

it("loads the application when the browser has painted the page, and not before", () => {
  open();
  nextFrame();
  expect(observers).toEqual([]);
  nextFrame();
  expect(observers.map(({ observed }) => observed)).toEqual([[{ type: "paint", buffered: true }]]);
  observers[0]!.report("first-paint");
  expect(running()).toEqual([]);
  observers[0]!.report("first-contentful-paint");
  expect(observers[0]!.observed).toEqual([]);
  expect(running()).toEqual([]);
  askForAll();
  expect(running().map((script) => [new URL(script.src).pathname, script.hasAttribute("async")])).toEqual([
    ["/runtime.js", true],
    ["/app.js", true],
  ]);
});

it.each([true, false])("loads it soon after the first frame where the browser does not say so (%s)", (reports) => {
  open({ reports });
  nextFrame();
  jest.advanceTimersByTime(1000);
  expect(running()).toEqual([]);
  nextFrame();
  expect(running()).toEqual([]);
  jest.advanceTimersByTime(100);
  askForAll();
  expect(running()).toHaveLength(2);
});

it("asks for one part in a task, so that a tap waits for one at most", () => {
  open();
  const tasks: (() => void)[] = [];
  jest.spyOn(window, "setTimeout").mockImplementation((task) => tasks.push(task as () => void) as never);
  document.dispatchEvent(new Event("visibilitychange"));
  const parts = () => document.querySelectorAll("body > script, body > link").length;
  expect(parts()).toBe(0);
  const counts = tasks.map((task) => {
    task();
    return parts();
  });
  expect(counts).toEqual([1, 2, 3, 4]);
});

it("loads it once", () => {
  open();
  nextFrame();
  nextFrame();
  observers[0]!.report("first-contentful-paint");
  document.dispatchEvent(new Event("visibilitychange"));
  jest.advanceTimersByTime(1000);
  expect(running()).toHaveLength(2);
});

it("loads it in a tab that is put away before it is painted", () => {
  open();
  nextFrame();
  document.dispatchEvent(new Event("visibilitychange"));
  askForAll();
  expect(running()).toHaveLength(2);
});

it("loads it at once in a tab that nobody sees, where there are no frames", () => {
  openHidden();
  expect(running()).toHaveLength(2);
});

describe("a press of a button of the navbar", () => {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  const addButtons = () => {
    const buttons = '<header class="navbar"><button><b>Menu</b></button></header><main><button>Copy</button></main>';
    document.body.insertAdjacentHTML("beforeend", buttons);
  };

  it("is kept for the application, the last one, and of no other button", () => {
    open();
    addButtons();
    press("b");
    expect(window.earlyPress!.button).toBe(document.querySelector(".navbar button"));
    press("main button");
    expect(window.earlyPress).toBeUndefined();
    document.dispatchEvent(new Event("click"));
    expect(window.earlyPress).toBeUndefined();
  });

  it("is the application's own as soon as it can hear it, and not before", () => {
    open();
    addButtons();
    Object.assign(window, { ___loader: {} });
    press("b");
    expect(window.earlyPress).not.toBeUndefined();
    window.earlyPress = null;
    press("b");
    expect(window.earlyPress).toBeNull();
  });
});

it("keeps what the page tells the application", () => {
  openHidden();
  expect(Reflect.get(window, "___chunkMapping")).toBe('{"app":["/app.js"]}');
});

it("asks together with the scripts for the data that the application asks for first", () => {
  openHidden();
  const links = [...document.querySelectorAll<HTMLLinkElement>("body > link[rel=preload]")];
  expect(links.map(({ as, crossOrigin, href }) => [as, crossOrigin, new URL(href).pathname])).toEqual([
    ["fetch", "anonymous", "/page-data/app-data.json"],
    ["fetch", "anonymous", "/page-data/index/page-data.json"],
  ]);
});

it("says nothing where the application has started", async () => {
  openHidden();
  Object.assign(window, { ___loader: {} });
  await end();
  expect(isHelped()).toBe(false);
  expect(document.documentElement.hasAttribute("data-js")).toBe(true);
});

it("says nothing where the application starts in the task after that of its scripts", async () => {
  openHidden();
  setTimeout(() => Object.assign(window, { ___loader: {} }));
  await end();
  expect(isHelped()).toBe(false);
});

it.each([
  ["one of its scripts does not come", ["load", "error"] as const],
  ["its scripts are something else", ["load", "load"] as const],
])("shows the page as without scripting, and what may be wrong, where %s", async (_, types) => {
  openHidden();
  await end(...types);
  expect(document.documentElement.hasAttribute("data-js")).toBe(false);
  expect(isHelped()).toBe(true);
  expect(document.querySelector("code")!.textContent).toBe("/");
});

it("waits for all of them before it says so", async () => {
  openHidden();
  running()[0]!.dispatchEvent(new Event("error"));
  await new Promise(process.nextTick);
  jest.advanceTimersByTime(1000);
  expect(isHelped()).toBe(false);
});

it("holds the browser's offer to install the site", () => {
  open();
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(window.installOffer).toBe(offer);
});

it("leaves that offer to the browser where offline use is turned off", () => {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_OFFLINE: "off" });
  const listen = jest.spyOn(window, "addEventListener");
  jest.isolateModules(() => {
    const { loadAppScript: script } = jest.requireActual<{ loadAppScript: string }>("../../../src/browser/load-app");
    open({ script });
  });
  expect(listen.mock.calls.map(([type]) => type)).toEqual(["click"]);
});
