import { whenPainted } from "./when-painted";

/** What some texts need of scripts: loaded when a page that holds such a block is painted for the first time. */
interface Feature {
  /** Finds the blocks. */
  selector: string;
  /** Loads the code; gives what to do once, and what on each page. */
  load(): Promise<{ start(): unknown; update?(): void }>;
  /** Nobody misses it before the first sign of a reader who does something. */
  waits?: boolean;
}

const FEATURES: Feature[] = [
  {
    selector: "[data-announcement]",
    load: async () => ({ start: (await import("./announcement")).startAnnouncement }),
  },
  {
    selector: ".code-block",
    load: async () => ({ start: (await import("./code-blocks")).startCodeBlocks }),
    waits: true,
  },
  { selector: ".zoomable", load: async () => ({ start: (await import("./zoom")).startZoom }), waits: true },
  { selector: ".embed-frame", load: async () => ({ start: (await import("./embeds")).startEmbeds }) },
  { selector: "figure.diagram", load: async () => ({ start: (await import("./diagrams")).startDiagrams }) },
  {
    selector: ".tabs, .prose details",
    load: async () => {
      const { restoreTabs, startTabs } = await import("./tabs");
      return { start: startTabs, update: restoreTabs };
    },
  },
];

let readerIsActive = false;

/** To be called at the first sign of a reader: starts what has waited for it. */
export function startWaitingFeatures(): void {
  readerIsActive = true;
  updatePageFeatures();
}

const started = new Map<Feature, Promise<(() => void) | undefined>>();

async function startFeature({ load }: Feature): Promise<(() => void) | undefined> {
  await new Promise<void>(whenPainted);
  const { start, update } = await load();
  start();
  return update;
}

/** Starts what the page needs and has not been started, and lets the rest look at the page. */
export function updatePageFeatures(): void {
  for (const feature of FEATURES) {
    if ((feature.waits && !readerIsActive) || !document.querySelector(feature.selector)) continue;
    const starting = started.get(feature) ?? startFeature(feature);
    started.set(feature, starting);
    starting.then(
      (update) => update?.(),
      (error: unknown) => {
        started.delete(feature);
        console.warn("A part of this page could not be loaded.", error);
      },
    );
  }
}
