import type { Service } from "../service";
import { FEATURES, featuresOf, needsRemoteConfig, type PostHogSettings } from "./features";

const LIST = new RegExp(`^(none|(${FEATURES.join("|")})(\\s*,\\s*(${FEATURES.join("|")}))*)$`);

/** PostHog product analytics. Its code is served from this site; events are sent to the configured host. */
export const postHog: Service<PostHogSettings> = {
  id: "posthog",
  label: "PostHog",
  purpose: "Counts visits, records errors and the speed of pages, and shows which parts are used.",
  consent: "analytics",
  settings: {
    key: {
      env: "GATSBY_POSTHOG_KEY",
      // Personal keys, phx_…, are secret.
      pattern: /^(?!phx_)[\w-]+$/,
      expected: "the public key of the project, phc_…",
    },
    host: {
      env: "GATSBY_POSTHOG_HOST",
      pattern: /^https:\/\/[\w.-]+(:\d+)?$/,
      expected: "an origin such as https://eu.i.posthog.com",
      default: "https://us.i.posthog.com",
    },
    features: {
      env: "GATSBY_POSTHOG_FEATURES",
      pattern: LIST,
      expected: `none, or names with commas between them, of ${FEATURES.join(", ")}`,
      default: "exceptions,web-vitals",
    },
  },
  origins: ({ host, features }) => {
    const asked = featuresOf(features);
    const connect = [host, ...(needsRemoteConfig(asked) ? [assetsOrigin(host)] : [])];
    return { connect: [...new Set(connect)], ...(asked.includes("replay") && { worker: ["blob:"] }) };
  },
  // A survey description may contain HTML.
  writesHtml: ({ features }) => featuresOf(features).includes("surveys"),
  stores: [
    { name: "ph_<key>_posthog", kind: "local storage", purpose: "a random id, and what is known of the visit" },
    { name: "ph_<key>", kind: "session storage", purpose: "which window of a visit this is" },
    { name: "__ph_opt_in_out_<key>", kind: "local storage", purpose: "that the visitor objected" },
    {
      name: "ph_debug",
      kind: "local storage",
      purpose: "that PostHog writes a log on the console, if an address has asked for it",
    },
    { name: "seenSurvey_<id>", kind: "local storage", purpose: "that a survey was shown, where the site has any" },
    { name: "inProgressSurvey_<id>", kind: "local storage", purpose: "the answers to a survey that was begun" },
    { name: "abandonedSurvey_<id>", kind: "local storage", purpose: "that a survey was left unfinished" },
    { name: "lastSeenSurveyDate", kind: "local storage", purpose: "when a survey was shown last" },
  ],
  start: async (settings, isWanted) => (await import("./start")).startPostHog(settings, isWanted),
};

/** PostHog's cloud serves the configuration from a separate origin; other hosts use the same one. */
const assetsOrigin = (host: string): string =>
  host.replace(/^https:\/\/(us|eu)\.i\.posthog\.com$/, "https://$1-assets.i.posthog.com");
