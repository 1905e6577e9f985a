export type PostHogSettings = { key: string; host: string; features: string };

/** The optional features that the setting can enable. */
export const FEATURES = ["exceptions", "web-vitals", "flags", "surveys", "heatmaps", "replay", "autocapture"] as const;
export type Feature = (typeof FEATURES)[number];

/** Parses the features of the setting. `none` enables no feature. */
export const featuresOf = (text: string): Feature[] =>
  FEATURES.filter((feature) => text.split(",").some((name) => name.trim() === feature));

/** Whether a feature is configured at PostHog, so that its configuration has to be fetched. */
export const needsRemoteConfig = (features: readonly Feature[]): boolean =>
  features.some((feature) => ["flags", "surveys", "replay"].includes(feature));
