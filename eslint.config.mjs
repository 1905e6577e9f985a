import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** Forbids imports from some folders. `docs/architecture.md` explains each boundary. */
const zone = (files, forbidden, message) => ({
  files,
  rules: {
    "no-restricted-imports": ["error", { patterns: [{ group: forbidden, message }] }],
  },
});

/** The build may only import the registry and the settings of the services. */
const SERVICES = ["**/services/**", "!**/services/registry", "!**/services/service", "!**/services/build-settings"];

/** The layers of the build, from the lowest. A folder imports only from the layers below it. */
const FLOORS = ["markdown", "content", "outputs", "gatsby"];

/** The layers above a folder. `content` and `markdown` may not import the build-time search either. */
const above = (room) =>
  [
    ...FLOORS.slice(FLOORS.indexOf(room) + 1),
    ...(FLOORS.indexOf(room) < FLOORS.indexOf("outputs") ? ["search/build"] : []),
  ].map((name) => `**/${name}/**`);

/** The folders whose code runs at build time. */
const BUILD = ["content", "markdown", "outputs", "gatsby", "search/build"].map((room) => `**/${room}/**`);

const SDKS = ["firebase", "firebase/*", "posthog-js", "posthog-js/*", "@docsearch/*", "algoliasearch"];

/** Code that renders or modifies pages. */
const NOT_AT_BUILD = ["**/components/**", "**/browser/**", ...SERVICES, "**/templates/**", "react", ...SDKS];

export default tseslint.config(
  {
    ignores: [
      "public",
      "dist",
      ".bench",
      ".cache",
      "node_modules",
      "coverage",
      "src/gatsby-types.d.ts",
      "__tests__/fixtures",
      // Its imports are right where it is content/.
      "__tests__/sample-content",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      // `!` is for values that the page context or the schema guarantees but the types do not express.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Safari removes the list role with `list-style: none`; `role="list"` restores it.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  zone(["src/shared/**"], ["../*/**", "react", "gatsby"], "shared/ imports nothing but itself."),
  ...["content", "outputs", "gatsby"].map((room) =>
    zone(
      [`src/${room}/**`],
      [...above(room), ...NOT_AT_BUILD],
      `${room}/ runs at build time and imports from lower floors only: docs/architecture.md.`,
    ),
  ),
  zone(
    ["src/markdown/**"],
    [...above("markdown"), ...NOT_AT_BUILD, "**/services/*"],
    "markdown/ takes a text and its place, and imports nothing but shared/: docs/architecture.md.",
  ),
  zone(
    ["src/search/build/**"],
    [...above("outputs"), "**/outputs/**", ...NOT_AT_BUILD],
    "This runs at build time. Only outputs/ and gatsby/ import it.",
  ),
  zone(
    ["src/offline/*-worker.ts"],
    ["../*/**", "!../shared/**", "react", "gatsby", ...SDKS],
    "The worker runs without a page: it shares shared/ with the pages and nothing else.",
  ),
  zone(
    ["src/offline/{plugin-options,list-files}.ts"],
    [...BUILD, ...NOT_AT_BUILD],
    "This runs at build time. Only outputs/ and gatsby/ import it.",
  ),
  zone(
    ["src/offline/{mode,register,offline-app,notices}.{ts,tsx}"],
    [...BUILD, ...SDKS],
    "What a visitor loads imports nothing of the build.",
  ),
  zone(
    [
      "src/components/**",
      "src/templates/**",
      "src/pages/**",
      "src/browser/**",
      "src/search/*",
      "src/search/{algolia,embedded,page}/**",
    ],
    [...BUILD, ...SDKS],
    "What a visitor loads imports nothing of the build, and no SDK: services/ does that.",
  ),
  zone(
    ["src/browser/**"],
    ["**/components/**", "**/templates/**", "**/services/**", "**/offline/**", "**/search/**", ...BUILD, ...SDKS],
    "Effects on a page know nothing of what is shown: components import them.",
  ),
  zone(
    ["src/search/dialog/**"],
    [...BUILD, ...SDKS.filter((name) => name !== "@docsearch/*")],
    "The dialog is DocSearch; it imports nothing of the build, and no other SDK.",
  ),
);
