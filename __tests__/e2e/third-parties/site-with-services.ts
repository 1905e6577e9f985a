import fs from "node:fs";
import path from "node:path";
import { buildSite, copySite, keptFolder } from "../../../scripts/bench/site-copy";
import { digestOf } from "../../../src/shared/digest";
import { Site, type SiteOptions } from "../site";

/** Settings that turn every third party on. None of them is real. */
export const FAKE_KEYS = {
  GATSBY_ALGOLIA_APP_ID: "FAKEAPP",
  GATSBY_ALGOLIA_SEARCH_KEY: "fake-search-key",
  GATSBY_ALGOLIA_INDEX: "fake-index",
  GATSBY_FIREBASE_API_KEY: "fake-api-key",
  GATSBY_FIREBASE_AUTH_DOMAIN: "fake-project.firebaseapp.com",
  GATSBY_FIREBASE_PROJECT_ID: "fake-project",
  GATSBY_FIREBASE_STORAGE_BUCKET: "fake-project.appspot.com",
  GATSBY_FIREBASE_MESSAGING_SENDER_ID: "1000000000",
  GATSBY_FIREBASE_APP_ID: "1:1000000000:web:fa4e",
  GATSBY_FIREBASE_MEASUREMENT_ID: "G-FAKE000000",
  GATSBY_FIREBASE_VAPID_KEY: `B${"A".repeat(86)}`,
  GATSBY_POSTHOG_KEY: "phc_fake",
  GATSBY_POSTHOG_HOST: "https://us.i.posthog.com",
  GATSBY_INSIGHTS_PATH: "/_vercel/insights",
  GATSBY_CHAT_PROJECT_ID: "fakeproject",
  GATSBY_TAG_MANAGER_ID: "GTM-FAKE",
  GATSBY_ADS_CLIENT: "ca-pub-0000000000000000",
  GATSBY_SESSION_RECORDING_ID: "fake",
};

const SOURCES = ["src", "static", "content"];
const isOwnFile = (name: string): boolean => /^(gatsby-|package(-lock)?\.json|\.env\.example)/.test(name);

/**
 * The site as it is in `public/`, but with every third party on: built once for all tests that need it, and again when
 * a source has changed. Resolves to its folder. The first build takes a minute or more.
 */
export async function buildWithServices(): Promise<string> {
  const folder = keptFolder("site-with-services");
  const note = path.join(folder, "built.txt");
  const digest = digestSources();
  if (fs.existsSync(note) && fs.readFileSync(note, "utf8") === digest) return folder;
  fs.rmSync(note, { force: true });
  copySite(folder);
  const { code, output } = await buildSite(folder, path.resolve("content"), { ...FAKE_KEYS, SOCIAL_CARDS: "false" });
  if (code !== 0) throw new Error(`The site with all third parties could not be built:\n${output}`);
  fs.writeFileSync(note, digest);
  return folder;
}

/** How long that may take on a machine that is busy. */
const BUILD_LIMIT_MS = 20 * 60_000;

/** Serves that site to the tests of a file, or of a group. */
export const serveSiteWithServices = (options: Omit<SiteOptions, "folder"> = {}): Site =>
  Site.forTests(async () => ({ folder: await buildWithServices(), ...options }), BUILD_LIMIT_MS);

/** The digest of what that site is built from. A build at the same time may write the generated types again. */
function digestSources(): string {
  const files = SOURCES.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "gatsby-types.d.ts")
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const names = [...files, ...fs.readdirSync(".").filter(isOwnFile)].sort();
  const entries = names.map((name) => [name, digestOf(fs.readFileSync(name))]);
  return digestOf(JSON.stringify([FAKE_KEYS, entries]));
}
