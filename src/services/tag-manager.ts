import { loadScript } from "./load-script";
import type { Service } from "./service";

const HOST = "https://www.googletagmanager.com";

/** Google Tag Manager, in which the owner configures further scripts. */
export const tagManager: Service<{ id: string }> = {
  id: "tag-manager",
  label: "Google Tag Manager",
  purpose: "Loads the tags that the owner of the site has set up there, mostly for measuring campaigns.",
  consent: "marketing",
  settings: {
    id: {
      env: "GATSBY_TAG_MANAGER_ID",
      pattern: /^GTM-[A-Z0-9]+$/,
      expected: "the id of the container, GTM-…",
    },
  },
  origins: () => ({
    script: [HOST],
    connect: [HOST, "https://*.google-analytics.com", "https://*.analytics.google.com"],
    img: [HOST, "https://*.google-analytics.com"],
    frame: [HOST],
  }),
  stores: [
    { name: "_ga", kind: "cookie", purpose: "tells one visitor from another, where the container measures visits" },
    { name: "_ga_<id>", kind: "cookie", purpose: "the state of a visit, where the container measures visits" },
    { name: "_gcl_<name>", kind: "cookie", purpose: "which advertisement led here, where the container asks for it" },
  ],
  start: async ({ id }) => {
    const page = window as { dataLayer?: unknown[] };
    (page.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
    return loadScript(`${HOST}/gtm.js?id=${id}`, { service: tagManager });
  },
};
