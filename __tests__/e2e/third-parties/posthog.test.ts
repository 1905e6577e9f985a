import type { Feature } from "../../../src/services/posthog/features";
import { serveSiteWithServices } from "./site-with-services";
import { eventsOf } from "./posthog";
import { visitPostHog } from "./posthog-visit";
import type { Failure } from "./third-parties";
import type { Visit } from "./visit";

interface Recording {
  properties: { $snapshot_data: unknown[] };
}

const site = serveSiteWithServices();

const open = (features: readonly Feature[]) => visitPostHog(site, features);

const names = ({ parties }: Visit) => eventsOf(parties).map(({ event }) => event);
const untilEvent = (visit: Visit, name: string) => visit.parties.until(() => names(visit).includes(name));
const untilAsked = ({ parties }: Visit, endpoint: string) => parties.until(() => parties.of(endpoint).length > 0);

/** The sizes in KB of the larger scripts that were loaded after the application had started. */
const scriptsOf = ({ page }: Visit) =>
  page.evaluate(() => {
    const [start] = performance.getEntriesByName("onInitialClientRender");
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    const late = scripts.filter(({ startTime }) => startTime >= start!.startTime) as PerformanceResourceTiming[];
    return late.map(({ decodedBodySize }) => decodedBodySize / 1000).filter((size) => size > 90);
  });

/** How long nothing may be recorded on a busy machine. */
const LONGEST_WAIT_MS = 40_000;

/** Clicks until something is recorded: a recording begins with what a visitor does, once it is ready for it. */
async function beRecorded({ page, parties }: Visit): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (parties.of("posthog recordings").length === 0) {
    if (Date.now() > end) throw new Error("Nothing was recorded.");
    await page.getByRole("heading", { level: 1 }).click();
    await page.waitForTimeout(200);
  }
}

/** What the page must not have said, and requests that were not right. */
const faults = ({ said, parties }: Visit) => [
  ...said.filter((line) => /^(uncaught|error|warning)/.test(line) && !/Failed to load resource|net::ERR/.test(line)),
  ...parties.problems,
];

it("loads the small library where events are all that is asked for, and asks PostHog nothing; flags go along with events", async () => {
  const small = await open([]);
  await untilEvent(small, "$pageview");
  const [size, ...others] = await scriptsOf(small);
  expect(others).toEqual([]);
  expect(new Set(small.parties.seen.map(({ endpoint }) => endpoint))).toEqual(new Set(["posthog events"]));
  expect(faults(small)).toEqual([]);
  await small.context.close();
  const whole = await open(["flags"]);
  await untilEvent(whole, "$pageview");
  const [wholeSize, ...parts] = await scriptsOf(whole);
  expect(parts).toEqual([]);
  expect(wholeSize).toBeGreaterThan(2 * size!);
  await untilAsked(whole, "posthog flags");
  await whole.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
  await whole.parties.until(() =>
    eventsOf(whole.parties).some(({ properties }) => properties["$feature/new-look"] === true),
  );
  expect(whole.parties.of("posthog surveys")).toEqual([]);
  expect(faults(whole)).toEqual([]);
});

describe("with a feature on", () => {
  it("a survey is shown in its style, and its answer is sent", async () => {
    const visit = await open(["surveys"]);
    const { page } = visit;
    const question = page.getByText("What is missing here?");
    await question.waitFor();
    const position = await page.locator(".ph-survey").evaluate((node) => getComputedStyle(node).position);
    expect(position).toBe("fixed");
    await page.locator(".ph-survey em", { hasText: "a word" }).waitFor();
    await page.locator(".ph-survey textarea").fill("A map");
    await page.getByRole("button", { name: "Submit" }).click();
    await untilEvent(visit, "survey sent");
    expect(eventsOf(visit.parties).find(({ event }) => event === "survey sent")!.properties).toMatchObject({
      $survey_id: "survey-1",
      "$survey_response_question-1": "A map",
    });
    expect(await scriptsOf(visit)).toHaveLength(2);
    expect(faults(visit)).toEqual([]);
  });

  it("a recording of the page is sent", async () => {
    const visit = await open(["replay"]);
    await beRecorded(visit);
    const sent = visit.parties.of("posthog recordings").flatMap(({ body }) => body as Recording[]);
    const META = 4;
    expect(sent[0]!.properties.$snapshot_data).toContainEqual(
      expect.objectContaining({ type: META, data: expect.objectContaining({ href: visit.page.url() }) }),
    );
    expect(visit.parties.of("posthog flags")).toEqual([]);
    expect(await scriptsOf(visit)).toHaveLength(2);
    expect(faults(visit)).toEqual([]);
  });

  it("heatmaps are told where the visitor clicks, and autocapture what", async () => {
    const visit = await open(["heatmaps", "autocapture"]);
    await untilEvent(visit, "$pageview");
    await visit.page.mouse.click(321, 234);
    await untilEvent(visit, "$$heatmap");
    const { properties: heatmap } = eventsOf(visit.parties).find(({ event }) => event === "$$heatmap")!;
    expect(heatmap.$heatmap_data).toEqual({
      [visit.page.url()]: expect.arrayContaining([expect.objectContaining({ x: 321, y: 234, type: "click" })]),
    });
    await visit.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
    const isTold = () =>
      eventsOf(visit.parties).some(
        ({ event, properties }) =>
          event === "$autocapture" && properties.$event_type === "click" && properties.$el_text === "Blogs",
      );
    await visit.parties.until(isTold);
    expect(visit.parties.of("posthog configuration")).toEqual([]);
    expect(faults(visit)).toEqual([]);
  });
});

describe("failures leave a working page", () => {
  it.each<[Feature[], string[]]>([
    [
      ["flags", "surveys"],
      ["posthog flags", "posthog surveys"],
    ],
    [
      ["replay", "heatmaps"],
      ["posthog configuration", "posthog events"],
    ],
    [["replay"], ["posthog recordings"]],
  ])("%j: %j", async (features, endpoints) => {
    const failWith = async (failure: Failure) => {
      const failures = Object.fromEntries(endpoints.map((endpoint) => [endpoint, failure]));
      const visit = await visitPostHog(site, features, failures);
      if (endpoints.includes("posthog recordings")) await beRecorded(visit);
      for (const endpoint of endpoints) await untilAsked(visit, endpoint);
      await visit.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
      await visit.page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
      await untilEvent(visit, "$pageview");
      const refused = "warning: PostHog rejected a request with status 500.";
      expect([failure, faults(visit).filter((line) => line !== refused)]).toEqual([failure, []]);
    };
    await Promise.all([failWith("abort"), failWith("500")]);
  });
});
