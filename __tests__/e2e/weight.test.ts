import { Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await Site.start();
});
afterAll(() => site.stop());

/** Budgets of a first visit in KB (1,000 bytes) after gzip. */
const BUDGETS = { javascript: 105, css: 12, pageData: 20, html: 40 };

describe("a first visit", () => {
  it.each(["/", "/blog", "/blog/rails-postgresql-array", "/docs/markhope/quickstart", "/projects/", "/resume/"])(
    "to %s stays within the budgets",
    async (address) => {
      const weight = await site.weigh(address);
      expect(weight.javascript).toBeGreaterThan(0);
      for (const [part, budget] of Object.entries(BUDGETS)) {
        expect([part, weight[part as keyof typeof BUDGETS] <= budget * 1000]).toEqual([part, true]);
      }
    },
  );
});
