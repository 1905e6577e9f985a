import {
  medianScores,
  readScores,
  type LighthouseResult,
} from "../../../../../scripts/bench/lighthouse/lighthouse-result";

const result = (lcp: number, linkText = 0): LighthouseResult => ({
  environment: { benchmarkIndex: 1500.4 },
  categories: {
    performance: { id: "performance", score: 0.93, auditRefs: [{ id: "largest-contentful-paint", weight: 25 }] },
    seo: {
      id: "seo",
      score: 0.92,
      auditRefs: [
        { id: "link-text", weight: 1 },
        { id: "structured-data", weight: 0 },
      ],
    },
  },
  audits: {
    "largest-contentful-paint": { id: "largest-contentful-paint", title: "LCP", score: 0.9, numericValue: lcp },
    "link-text": {
      ...{ id: "link-text", title: "Links do not have descriptive text", score: linkText },
      details: { items: [{ url: "/a" }, { node: { snippet: "<a>" } }, {}, { url: "/b" }, { url: "/c" }] },
    },
    "structured-data": { id: "structured-data", title: "By hand", score: 0 },
  },
});

describe("a result of Lighthouse", () => {
  it("gives scores as percents, and what takes points with the first places", () => {
    const { scores, lcp, blockingWork, findings } = readScores(result(1234.5), 12);
    expect([scores.performance, scores.seo, lcp, blockingWork]).toEqual([93, 92, 1235, 12]);
    expect(findings).toEqual([
      { audit: "link-text", title: "Links do not have descriptive text", places: ["/a", "<a>", "/b"] },
    ]);
  });

  it("is the median of several by each value, with what any of them found, once", () => {
    const runs = [result(900, 1), result(3000), result(1000)].map((run, index) => readScores(run, index));
    expect(medianScores(runs)).toMatchObject({ lcp: 1000, blockingWork: 1, findings: [{ audit: "link-text" }] });
    expect(medianScores(runs).findings).toHaveLength(1);
  });
});
