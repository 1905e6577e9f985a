import { ads } from "./ads";
import { algolia } from "./algolia";
import { chatAssistant } from "./chat-assistant";
import { firebaseAnalytics, firebaseMessaging, firebasePerformance } from "./firebase";
import { insights } from "./insights";
import { postHog } from "./posthog";
import type { Service } from "./service";
import { sessionRecording } from "./session-recording";
import { tagManager } from "./tag-manager";

/** Every third party that the site supports, in starting order. Services that prompt the visitor come last. */
export const SERVICES: readonly Service[] = [
  insights,
  postHog,
  firebaseAnalytics,
  firebasePerformance,
  sessionRecording,
  tagManager,
  ads,
  chatAssistant,
  algolia,
  firebaseMessaging,
];
