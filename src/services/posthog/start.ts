import type { CaptureResult, PostHog, PostHogConfig } from "posthog-js";
import { onRouteChange } from "../../browser/route-change";
import { canStore } from "../../browser/storage";
import { withoutSearchQuery, type StopService } from "../service";
import { featuresOf, needsRemoteConfig, type Feature, type PostHogSettings } from "./features";

/** The event that each page load sends in addition to its page views. */
export const SAMPLE_EVENT = "site_loaded";

/**
 * Imports the library and the code of the enabled features. All of it is bundled with the site; nothing is loaded from
 * PostHog.
 */
async function loadLibrary(features: readonly Feature[]): Promise<PostHog> {
  if (features.length === 0) return (await import("posthog-js/dist/module.slim")).default as unknown as PostHog;
  const parts: Partial<Record<Feature, () => Promise<unknown>>> = {
    exceptions: () => import("posthog-js/dist/exception-autocapture"),
    "web-vitals": () => import("posthog-js/dist/web-vitals"),
    surveys: () => import("posthog-js/dist/surveys"),
    replay: () => import("posthog-js/dist/lazy-recorder"),
  };
  const [{ default: posthog }] = await Promise.all([
    import("posthog-js/dist/module.no-external"),
    ...features.map((feature) => parts[feature]?.()),
  ]);
  return posthog as unknown as PostHog;
}

/** Removes the words of searches from all texts of a value, and from its keys: heatmaps have addresses there. */
function clean<T>(value: T): T {
  if (typeof value === "string") return withoutSearchQuery(value) as T;
  if (Array.isArray(value)) return value.map(clean) as T;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [withoutSearchQuery(name), clean(each)])) as T;
}

const withoutSearches = (event: CaptureResult | null): CaptureResult | null =>
  event && {
    ...event,
    properties: clean(event.properties),
    $set: clean(event.$set),
    $set_once: clean(event.$set_once),
  };

/**
 * Moves the CSS of a survey to `adoptedStyleSheets` of its shadow root, since the site's policy blocks inline styles.
 * Returns an empty placeholder for the `style` element.
 */
function adoptStyle(style: HTMLStyleElement): HTMLStyleElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent ?? "");
  const placeholder = document.createElement("template");
  queueMicrotask(() => {
    const root = placeholder.getRootNode();
    if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(sheet);
  });
  return placeholder as Element as HTMLStyleElement;
}

/** The options of the library: its defaults without features that are disabled or that the site handles itself. */
export function optionsFor({ host }: PostHogSettings, features: readonly Feature[]): Partial<PostHogConfig> {
  const has = (feature: Feature) => features.includes(feature);
  return {
    api_host: host,
    before_send: withoutSearches,
    // If storage is blocked or full, the library would set a cookie instead.
    persistence: canStore(1) ? "localStorage" : "memory",
    // `startPostHog` sends page views. The library would send them before the new page is shown.
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: has("autocapture"),
    rageclick: has("autocapture"),
    capture_dead_clicks: false,
    capture_heatmaps: has("heatmaps"),
    capture_exceptions: has("exceptions"),
    capture_performance: { web_vitals: has("web-vitals"), web_vitals_attribution: false, network_timing: false },
    advanced_disable_flags: !needsRemoteConfig(features),
    advanced_disable_feature_flags: !has("flags") && !has("surveys"),
    disable_surveys: !has("surveys"),
    disable_session_recording: !has("replay"),
    disable_external_dependency_loading: true,
    prepare_external_dependency_stylesheet: adoptStyle,
    on_request_error: ({ statusCode }) => console.warn(`PostHog rejected a request with status ${statusCode}.`),
  };
}

/** Loads PostHog and sends the sample event, a page view, and another view after each navigation. */
export async function startPostHog(settings: PostHogSettings, isWanted: () => boolean): Promise<StopService> {
  const features = featuresOf(settings.features);
  const posthog = await loadLibrary(features);
  if (!isWanted()) return () => undefined;
  posthog.init(settings.key, optionsFor(settings, features));
  posthog.capture(SAMPLE_EVENT, { path: location.pathname });
  let shown: string | undefined;
  const countView = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    posthog.capture("$pageview");
  };
  countView();
  const stopCounting = onRouteChange(countView);
  return () => {
    stopCounting();
    // The caller then deletes the stored data, including the stored opt-out. These defaults keep the library from
    // sending a page-leave event afterwards.
    posthog.set_config({ opt_out_capturing_by_default: true, opt_out_persistence_by_default: true });
    posthog.opt_out_capturing();
    return "reload";
  };
}
