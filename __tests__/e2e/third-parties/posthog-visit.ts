import type { Route } from "playwright-core";
import { contentSecurityPolicy } from "../../../src/outputs/hosting/policy";
import { postHog } from "../../../src/services/posthog";
import type { Feature } from "../../../src/services/posthog/features";
import type { Site } from "../site";
import { FAKE_KEYS } from "./site-with-services";
import { POSTHOG, POSTHOG_FEATURES } from "./posthog";
import type { Failure } from "./third-parties";
import { changeScripts, visit, type Visit } from "./visit";

/** The policy that the site has where PostHog is all that it contacts. */
function policyFor(policy: string, settings: Parameters<typeof postHog.origins>[0]): string {
  const hashes = (name: string) => policy.match(new RegExp(`${name} [^;]*`))![0].match(/'sha256-[^']*'/g) ?? [];
  const pages = {
    scripts: hashes("script-src"),
    styles: [],
    styleAttributes: hashes("style-src"),
    pictures: [],
    media: [],
    frames: [],
  };
  return contentSecurityPolicy(pages, [postHog.origins(settings)], postHog.writesHtml!(settings));
}

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
    const headers = response.headers();
    const policy = policyFor(headers["content-security-policy"]!, settings);
    await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy } });
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
