/** The browser's offer to install the site. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
  interface Window {
    /** The browser's offer to install the site, until the application can show it. */
    installOffer?: InstallPromptEvent;
    /** The button of the navbar that was pressed last before the application could hear it, and when; null since it can. */
    earlyPress?: { button: HTMLElement; timeStamp: number } | null;
  }
}

interface Settings {
  /** Of the `<template>` that holds the application's scripts, and in `data-preload` names the data it asks for first. */
  scripts: string;
  /** Of the `<template>` that says on the home page what may be wrong. */
  banner: string;
  /** Whether the browser's offer to install the site is held for the application. */
  holdsOffer: boolean;
  /** Milliseconds to wait for a browser that does not say when it has painted. */
  patience: number;
}

/**
 * Runs as text at the end of the page: loads the application once the page is painted, so that its scripts are in the way
 * of nothing that is seen first. Where it does not start, the page shows what it shows without scripting, and on the home
 * page says what may be wrong. What comes before the application is held for it: the browser's offer to install the site,
 * and a press of a button of the navbar. It may use nothing outside itself.
 */
function loadApp({ scripts, banner, holdsOffer, patience }: Settings): void {
  const template = (id: string) => document.getElementById(id) as HTMLTemplateElement | null;
  const giveUp = () => {
    document.documentElement.removeAttribute("data-js");
    const warning = template(banner);
    if (!warning) return;
    document.body.prepend(warning.content);
    const suggestion = document.getElementById("__docusaurus-base-url-issue-banner-suggestion-container");
    if (suggestion) suggestion.textContent = location.pathname.replace(/\/?(index\.html)?$/, "/");
  };
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    const { content, dataset } = template(scripts)!;
    const ends = [...content.querySelectorAll("script")].map((script) => {
      // What a script of the page itself says is a value; a policy of Trusted Types would not let it run from here.
      const value = /window\.(\w+)\s*=\s*(".*")/.exec(script.text);
      if (value) Object.assign(window, { [value[1]!]: JSON.parse(value[2]!) });
      if (!script.hasAttribute("src")) return script.remove();
      return new Promise((resolve) => (script.onload = script.onerror = resolve));
    });
    for (const href of dataset.preload!.split(" ")) {
      const link = document.createElement("link");
      content.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
    }
    // One by one, since what a phone needs to ask for all of them is too long for a tap to wait.
    for (const part of content.children) setTimeout(() => document.body.append(part));
    // The application may begin in the task after that of its scripts.
    void Promise.all(ends).then(() => setTimeout(() => "___loader" in window || giveUp()));
  };
  const notePress = ({ target, timeStamp }: Event) => {
    if (window.earlyPress === null) return removeEventListener("click", notePress, true);
    const button = target instanceof Element ? target.closest<HTMLElement>(".navbar button") : null;
    window.earlyPress = button ? { button, timeStamp } : undefined;
  };
  addEventListener("click", notePress, true);
  if (holdsOffer) {
    addEventListener("beforeinstallprompt", (offer) => {
      offer.preventDefault();
      window.installOffer = offer;
    });
  }
  // A page that nobody sees is not painted.
  if (document.visibilityState === "hidden") return load();
  document.addEventListener("visibilitychange", load, { once: true });
  // The second frame begins when the first has been handed over; some time later the browser says that it is painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      setTimeout(load, patience);
      if (!("PerformanceObserver" in window)) return;
      const observer = new PerformanceObserver((list) => {
        if (list.getEntriesByName("first-contentful-paint").length === 0) return;
        observer.disconnect();
        load();
      });
      observer.observe({ type: "paint", buffered: true });
    }),
  );
}

export const SCRIPTS_TEMPLATE_ID = "app-scripts";
export const BANNER_TEMPLATE_ID = "base-url-banner";

const settings: Settings = {
  scripts: SCRIPTS_TEMPLATE_ID,
  banner: BANNER_TEMPLATE_ID,
  holdsOffer: process.env.GATSBY_OFFLINE !== "off",
  patience: 100,
};

export const loadAppScript = `(${loadApp.toString()})(${JSON.stringify(settings)})`;
