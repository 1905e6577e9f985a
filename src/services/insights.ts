import { loadScript } from "./load-script";
import { withoutSearchQuery, type Service } from "./service";

type InsightsEvent = { type: string; url: string };
type Command = ["beforeSend", (event: InsightsEvent) => InsightsEvent | null];

/** The globals of the host's script: a queue of commands until the script has loaded. */
interface InsightsWindow {
  va?: (...command: Command) => void;
  vaq?: Command[];
}

/** The host's page-view counter. Its script is served from a path of the site. */
export const insights: Service<{ path: string }> = {
  id: "insights",
  label: "The page-view counter",
  purpose:
    "Counts which pages are read, with a script of the host at this site's own address. It does not recognize visitors.",
  consent: "analytics",
  settings: {
    path: {
      env: "GATSBY_INSIGHTS_PATH",
      pattern: /^\/(?!\/)[\w./-]*[\w-]$/,
      expected: "the path of the script's folder at this site, such as /_vercel/insights",
    },
  },
  origins: () => ({}),
  stores: [],
  start: async ({ path }) => {
    const page = window as InsightsWindow;
    page.va ??= (...command) => void (page.vaq ??= []).push(command);
    let isStopped = false;
    page.va("beforeSend", (event) => (isStopped ? null : { ...event, url: withoutSearchQuery(event.url) }));
    const src = `${path}/script.js`;
    const remove = loadScript(src, {
      service: insights,
      // Without this attribute the script sends its data to the host's default path, wherever it was loaded from.
      attributes: { "data-endpoint": path },
      onError: () =>
        console.log(
          `The page-view counter could not be loaded from ${src}. Check whether an ad blocker blocks it; otherwise turn on web analytics for this project at its host and deploy it again.`,
        ),
    });
    return () => {
      isStopped = true;
      return remove();
    };
  },
};
