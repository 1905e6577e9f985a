import { loadScript } from "./load-script";
import type { Service } from "./service";

const HOST = "https://pagead2.googlesyndication.com";

/** Google AdSense with auto ads: Google places advertisements where the owner has allowed them. */
export const ads: Service<{ client: string }> = {
  id: "ads",
  label: "Google AdSense",
  purpose: "Shows advertisements, which pay for the site.",
  consent: "marketing",
  settings: {
    client: {
      env: "GATSBY_ADS_CLIENT",
      pattern: /^ca-pub-\d+$/,
      expected: "the id of the publisher, ca-pub-…",
    },
  },
  origins: () => ({
    script: [HOST, "https://*.googlesyndication.com", "https://*.doubleclick.net", "https://*.adtrafficquality.google"],
    connect: ["https://*.googlesyndication.com", "https://*.doubleclick.net", "https://*.adtrafficquality.google"],
    img: ["https://*.googlesyndication.com", "https://*.doubleclick.net", "https://*.google.com"],
    frame: ["https://*.googlesyndication.com", "https://*.doubleclick.net", "https://www.google.com"],
  }),
  stores: [
    { name: "__gads", kind: "cookie", purpose: "tells one visitor from another, to count advertisements" },
    { name: "__gpi", kind: "cookie", purpose: "tells one visitor from another, to count advertisements" },
    { name: "__eoi", kind: "cookie", purpose: "guards against fraud" },
  ],
  start: async ({ client }) =>
    loadScript(`${HOST}/pagead/js/adsbygoogle.js?client=${client}`, {
      service: ads,
      attributes: { crossorigin: "anonymous" },
    }),
};
