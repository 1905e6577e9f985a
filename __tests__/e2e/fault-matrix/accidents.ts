import { expectReadable, expectToLeave } from "./expectations";
import type { KnownPage } from "./known-pages";
import { LaterBuild } from "./later-build";
import type { Trial } from "./run-trials";
import type { Visitor } from "./visitor";

const PRIVACY = { address: "/privacy/", heading: "Privacy policy" };
const CONTACT = { address: "/contact/", heading: "Contact" };

type Place = Pick<KnownPage, "address" | "heading">;
type Accident = (visitor: Visitor, known: Place) => Promise<void>;

async function openAt(visitor: Visitor, { address, heading }: Place): Promise<void> {
  await visitor.open(address);
  await expectReadable(visitor, heading);
}

async function goTo(visitor: Visitor, { address, heading }: Place): Promise<void> {
  await visitor.go(address);
  await expectReadable(visitor, heading);
}

const loseConnection: Accident = async (visitor, known) => {
  await openAt(visitor, known);
  await visitor.intercept("/*", (request) => request.abort());
  // The browser says so in a page of its own, and reloads it when the connection is back.
  const browserPage = visitor.page.waitForEvent("framenavigated", (frame) => frame.url().startsWith("chrome-error:"));
  await visitor.go(PRIVACY.address);
  await browserPage;
  await visitor.page.waitForLoadState();
  await visitor.heal();
  await visitor.page.reload();
  await expectReadable(visitor, PRIVACY.heading);
};

const WAYS = ["/blog", "/about/", "/docs/intro", "/projects/"];

const clickAllAround: Accident = async (visitor, known) => {
  await openAt(visitor, PRIVACY);
  const clicks = [...Array.from({ length: 19 }, (_, index) => WAYS[index % WAYS.length]), known.address];
  for (const to of clicks) await visitor.go(to!);
  await visitor.page.waitForURL(visitor.site.origin + known.address);
  await expectReadable(visitor, known.heading);
  await expectToLeave(visitor);
};

/** The page is of the later build after one load, and goes on without another. */
async function expectLaterBuild(visitor: Visitor, { hash }: LaterBuild): Promise<void> {
  await visitor.waitFor(`window.___webpackCompilationHash === "${hash}"`);
  await visitor.page.evaluate("window.isLater = true");
  await expectToLeave(visitor);
  if (!(await visitor.page.evaluate("window.isLater"))) throw new Error("The later build is loaded whole again.");
}

const deployBetweenClicks =
  (later: LaterBuild): Accident =>
  async (visitor, known) => {
    await openAt(visitor, PRIVACY);
    await visitor.intercept("/*", later.answer);
    await goTo(visitor, known);
    await expectLaterBuild(visitor, later);
  };

const deployAfterPrefetch =
  (later: LaterBuild): Accident =>
  async (visitor, known) => {
    await openAt(visitor, PRIVACY);
    await visitor.page.evaluate(`___loader.loadPage(${JSON.stringify(known.address)})`);
    await visitor.intercept("/*", later.answer);
    await goTo(visitor, known);
    await goTo(visitor, CONTACT);
    await expectLaterBuild(visitor, later);
  };

const deployThenGoBack =
  (later: LaterBuild): Accident =>
  async (visitor, known) => {
    await openAt(visitor, known);
    await visitor.page.goto(visitor.site.origin + PRIVACY.address);
    await expectReadable(visitor, PRIVACY.heading);
    await visitor.intercept("/*", later.answer);
    await visitor.page.evaluate("history.back()");
    await visitor.page.waitForURL(visitor.site.origin + known.address);
    await expectReadable(visitor, known.heading);
    await expectLaterBuild(visitor, later);
  };

/** What can happen in the middle of a visit. Which page it happens on makes no difference, so samples stand for all. */
export function accidents(pages: readonly KnownPage[]): Trial[] {
  const later = new LaterBuild();
  const all: [fault: string, accident: Accident][] = [
    ["the connection is lost", loseConnection],
    ["20 fast clicks", clickAllAround],
    ["a deployment between two clicks", deployBetweenClicks(later)],
    ["a deployment after the page was prefetched", deployAfterPrefetch(later)],
    ["a deployment before Back", deployThenGoBack(later)],
  ];
  return pages
    .filter(({ isSample }) => isSample)
    .flatMap((page) =>
      all.map(([fault, accident]): Trial => ({
        fault,
        about: page.address,
        run: (visitor) => accident(visitor, page),
      })),
    );
}
