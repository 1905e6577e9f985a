const compile = (options) => [
  "@swc/jest",
  {
    ...options,
    // Otherwise each file carries its map as a comment, which is read with it each time that it is imported.
    sourceMaps: true,
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "classic" } },
      target: "es2022",
    },
    module: { type: "commonjs" },
  },
];

/** Packages are compiled too, since many are published only as ES modules. CommonJS ones stay as they are. */
const transform = {
  "/node_modules/.+\\.m?js$": compile({ isModule: "unknown" }),
  "\\.m?[jt]sx?$": compile({}),
};

const project = (name, testEnvironment, testMatch, more = {}) => ({
  displayName: name,
  testEnvironment,
  testMatch,
  transform,
  // playwright-core is CommonJS, and 7 MB: each file of browser tests would read it with its source map.
  transformIgnorePatterns: ["/node_modules/playwright-core/"],
  modulePathIgnorePatterns: ["<rootDir>/(.bench|.cache|public)/"],
  moduleNameMapper: { "\\.css(\\?url)?$": "<rootDir>/__tests__/stand-ins/style.ts" },
  ...more,
});

export default {
  projects: [
    project(
      "unit",
      "node",
      [
        "<rootDir>/__tests__/unit/{shared,content,markdown,gatsby,outputs,scripts,search,styles}/**/*.test.{ts,tsx}",
        "<rootDir>/__tests__/unit/offline/*.test.ts",
      ],
      { setupFilesAfterEnv: ["<rootDir>/__tests__/stand-ins/setup-node.ts"] },
    ),
    project("content", "node", ["<rootDir>/content/**/*.test.{ts,tsx}"]),
    project(
      "components",
      "jsdom",
      ["<rootDir>/__tests__/unit/{components,browser,services,templates,pages,offline/browser}/**/*.test.{ts,tsx}"],
      {
        setupFilesAfterEnv: ["<rootDir>/__tests__/stand-ins/setup-dom.ts"],
        moduleNameMapper: {
          "\\.css(\\?url)?$": "<rootDir>/__tests__/stand-ins/style.ts",
          "^gatsby$": "<rootDir>/__tests__/stand-ins/gatsby.ts",
        },
      },
    ),
    // Hold for any content: they are about the site in `public/`, whoever's it is. The other tests of pages name some.
    project("site", "node", ["<rootDir>/__tests__/site/**/*.test.ts"]),
    project("build", "node", ["<rootDir>/__tests__/build/**/*.test.ts"]),
    project("e2e", "node", ["<rootDir>/__tests__/e2e/**/!(appearance).test.ts"], {
      setupFilesAfterEnv: ["<rootDir>/__tests__/e2e/setup.ts"],
    }),
    // Depends on system fonts, so it is not part of `npm test`. Run it with `npm run test:pictures`.
    project("pictures", "node", ["<rootDir>/__tests__/e2e/appearance.test.ts"]),
    // Needs Firefox and WebKit, so it is not part of `npm test`. Run it with `npm run test:browsers`.
    project("browsers", "node", ["<rootDir>/__tests__/browsers/**/*.test.ts"]),
  ],
  testSequencer: "<rootDir>/__tests__/slowest-first.mjs",
  testTimeout: 120_000,
};
