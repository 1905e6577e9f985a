import { loadScript } from "./load-script";
import type { Service } from "./service";

interface RecordingWindow {
  clarity?: { (...command: unknown[]): void; q?: unknown[][] };
}

/** Microsoft Clarity, which records page interactions for playback by the owner. */
export const sessionRecording: Service<{ id: string }> = {
  id: "session-recording",
  label: "Microsoft Clarity",
  purpose: "Records mouse movements, clicks and scrolling, so that the owner can see where pages are hard to use.",
  consent: "analytics",
  settings: {
    id: {
      env: "GATSBY_SESSION_RECORDING_ID",
      pattern: /^[A-Za-z0-9]+$/,
      expected: "the id of the project at Clarity, letters and digits only",
    },
  },
  origins: () => ({
    script: ["https://*.clarity.ms"],
    connect: ["https://*.clarity.ms"],
    img: ["https://*.clarity.ms", "https://c.bing.com"],
  }),
  stores: [
    { name: "_clck", kind: "cookie", purpose: "tells one visitor from another" },
    { name: "_clsk", kind: "cookie", purpose: "links the pages of one visit" },
    { name: "_cltk", kind: "session storage", purpose: "the state of the recording" },
  ],
  start: async ({ id }) => {
    const page = window as RecordingWindow;
    const queue: unknown[][] = [];
    page.clarity ??= Object.assign((...command: unknown[]) => void queue.push(command), { q: queue });
    const remove = loadScript(`https://www.clarity.ms/tag/${id}`, { service: sessionRecording });
    return () => {
      page.clarity?.("stop");
      return remove();
    };
  },
};
