import type { Endpoint, Seen, ThirdParties } from "./third-parties";

interface Event {
  event: string;
  uuid: string;
  properties: Record<string, unknown>;
}

interface Batch {
  api_key: string;
  batch: Event[];
}

/** The events of all batches, in the order in which they came. */
export const eventsOf = (parties: ThirdParties): Event[] =>
  parties.of("posthog events").flatMap(({ body }) => (body as Partial<Batch>).batch ?? []);

function verifyBatch({ body }: Seen): string | undefined {
  const { api_key: key, batch } = body as Partial<Batch>;
  if (key !== "phc_fake") return `the key is ${String(key)}`;
  if (!batch?.length) return "the batch is empty";
  const bad = batch.find(({ event, uuid, properties }) => !event || !uuid || properties?.token !== "phc_fake");
  return bad && `an event is not whole: ${JSON.stringify(bad)}`;
}

export const POSTHOG: Endpoint[] = [
  {
    name: "posthog events",
    url: /^https:\/\/us\.i\.posthog\.com\/e\//,
    methods: ["POST"],
    verify: verifyBatch,
    answer: () => ({ body: { status: "Ok" } }),
  },
];

/** What is switched on at PostHog, for the features that ask there. */
const CONFIG = {
  hasFeatureFlags: true,
  surveys: true,
  sessionRecording: { endpoint: "/s/", sampleRate: null, minimumDurationMilliseconds: 0 },
  supportedCompression: ["gzip", "gzip-js"],
};

const SURVEY = {
  id: "survey-1",
  name: "Readers",
  type: "popover",
  start_date: "2026-01-01T00:00:00Z",
  end_date: null,
  questions: [
    { id: "question-1", type: "open", question: "What is missing here?", description: "In <em>a word</em>." },
  ],
  appearance: {},
  conditions: null,
};

interface Snapshots {
  event: string;
  properties: { token: string; $session_id: string; $snapshot_data: unknown[] };
}

function verifySnapshots({ body }: Seen): string | undefined {
  const all = [body].flat() as Partial<Snapshots>[];
  const isWhole = ({ event, properties }: Partial<Snapshots>) =>
    event === "$snapshot" && properties?.token === "phc_fake" && properties.$session_id && properties.$snapshot_data;
  return all.every(isWhole) ? undefined : `it is no recording: ${JSON.stringify(body).slice(0, 300)}`;
}

/** Until PostHog has said that it unpacks requests, some are texts in the form of a form's. */
const unpacked = (body: unknown): Record<string, string> => {
  const text = typeof body === "string" ? new URLSearchParams(body).get("data") : null;
  return (text ? JSON.parse(Buffer.from(text, "base64").toString()) : (body ?? {})) as Record<string, string>;
};

/** What PostHog is asked and sent where more than events is asked of it. */
export const POSTHOG_FEATURES: Endpoint[] = [
  {
    name: "posthog configuration",
    url: /^https:\/\/us-assets\.i\.posthog\.com\/array\/phc_fake\/config$/,
    methods: ["GET"],
    answer: () => ({ body: CONFIG }),
  },
  {
    name: "posthog flags",
    url: /^https:\/\/us\.i\.posthog\.com\/flags\/\?v=2/,
    methods: ["POST"],
    verify: ({ body }) => {
      const { token, distinct_id: id } = unpacked(body);
      return token === "phc_fake" && id ? undefined : `it is not of a visitor: ${JSON.stringify(body)}`;
    },
    answer: () => ({
      body: {
        flags: { "new-look": { key: "new-look", enabled: true, variant: null, metadata: { id: 1, version: 1 } } },
        errorsWhileComputingFlags: false,
        requestId: "request-1",
      },
    }),
  },
  {
    name: "posthog surveys",
    url: /^https:\/\/us\.i\.posthog\.com\/api\/surveys\/\?token=phc_fake/,
    methods: ["GET"],
    answer: () => ({ body: { surveys: [SURVEY] } }),
  },
  {
    name: "posthog recordings",
    url: /^https:\/\/us\.i\.posthog\.com\/s\//,
    methods: ["POST"],
    verify: verifySnapshots,
    answer: () => ({ body: { status: "Ok" } }),
  },
];
