import type { Answer, Endpoint } from "./third-parties";

/** A script that notes on `window.standIns` that it ran. */
const script = (name: string, code = ""): Answer => ({
  contentType: "text/javascript",
  body: `(window.standIns ??= []).push(${JSON.stringify(name)});${code}`,
});

/** Stand-ins for the scripts of third parties, each with what the site is promised that it calls. */
export const SCRIPTS: Endpoint[] = [
  {
    name: "insights",
    url: /\/_vercel\/insights\/script\.js$/,
    methods: ["GET"],
    answer: () => script("insights", "window.insightsQueue = window.vaq.map((command) => command[0]);"),
  },
  {
    name: "tag manager",
    url: /^https:\/\/www\.googletagmanager\.com\/gtm\.js/,
    methods: ["GET"],
    verify: ({ url }) => (new URL(url).search === "?id=GTM-FAKE" ? undefined : "another container"),
    answer: () => script("tag manager", "document.cookie = '_ga=GA1.1; path=/';"),
  },
  {
    name: "ads",
    url: /^https:\/\/pagead2\.googlesyndication\.com\/pagead\/js\/adsbygoogle\.js/,
    methods: ["GET"],
    verify: ({ url }) => (new URL(url).search === "?client=ca-pub-0000000000000000" ? undefined : "another client"),
    answer: () => script("ads"),
  },
  {
    name: "session recording",
    url: /^https:\/\/www\.clarity\.ms\/tag\/fake$/,
    methods: ["GET"],
    answer: () => script("session recording", "document.cookie = '_clck=1; path=/';"),
  },
  {
    name: "chat",
    url: /^https:\/\/cdn\.voiceflow\.com\/widget-next\/bundle\.mjs$/,
    methods: ["GET"],
    answer: () =>
      script(
        "chat",
        "document.head.append(Object.assign(document.createElement('style'), { textContent: '#chat { color: red; }' }));" +
          "window.voiceflow = { chat: { async load(options) { window.chatOptions = options; localStorage.setItem('voiceflow-session', '1'); } } };",
      ),
  },
];
