import type { Route } from "playwright-core";
import { contentSecurityPolicy } from "../../../src/outputs/hosting/policy";
import { readPage } from "../../../src/outputs/site-files";
import { postHog } from "../../../src/services/posthog";
import type { Feature } from "../../../src/services/posthog/features";
import type { Site } from "../site";
import { FAKE_KEYS } from "./site-with-services";
import { POSTHOG, POSTHOG_FEATURES } from "./posthog";
import type { Failure } from "./third-parties";
import { changeScripts, visit, type Visit } from "./visit";

/** The policy that a page has where PostHog is all that the site contacts. */
const policyFor = (html: string, settings: Parameters<typeof postHog.origins>[0]): string =>
  contentSecurityPolicy(readPage(html, "").needs, [postHog.origins(settings)], postHog.writesHtml!(settings));

/**
 * A visit to the site as it is with PostHog alone and these features. The build has all third parties: its settings and
 * its policy are replaced as they are served.
 */
export function visitPostHog(
  site: Site,
  features: readonly Feature[],
  failures: Record<string, Failure> = {},
): Promise<Visit> {
  const { GATSBY_POSTHOG_KEY: key, GATSBY_POSTHOG_HOST: host } = FAKE_KEYS;
  const settings = { key, host, features: features.join(",") || "none" };
  const on = `$1${JSON.stringify({ posthog: settings })}`;
  const serveDocument = async (route: Route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": policyFor(await response.text(), settings) };
    await route.fulfill({ response, headers });
  };
  return visit(site, "/about/", {
    endpoints: [...POSTHOG, ...POSTHOG_FEATURES],
    prepare: async ({ context, parties }) => {
      await changeScripts(context, site, (code) => code.replace(/(consent["']?:"on-load",["']?on["']?:)\{.*?\}\}/, on));
      await context.route(`${site.origin}/about/`, serveDocument);
      for (const [endpoint, failure] of Object.entries(failures)) parties.fail(endpoint, failure);
    },
  });
}
