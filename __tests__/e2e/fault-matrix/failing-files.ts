import { expectReadable, expectToLeave, forgiveParser } from "./expectations";
import type { KnownPage } from "./known-pages";
import type { Trial } from "./run-trials";
import type { Request } from "./visitor";

const NO_ANSWER = "no answer";

/** How a file can fail to come. */
const FAILURES: Record<string, (request: Request) => unknown> = {
  "status 500": (request) => request.fulfill({ status: 500, type: "text/plain", body: "Internal Server Error" }),
  [NO_ANSWER]: () => undefined,
  truncated: async (request) => {
    const response = await fetch(request.url);
    const body = new Uint8Array(await response.arrayBuffer());
    await request.fulfill({ type: response.headers.get("content-type")!, body: body.subarray(0, body.length / 2) });
  },
  "wrong type": (request) =>
    request.fulfill({
      type: "text/html",
      headers: { "x-content-type-options": "nosniff" },
      body: "<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>",
    }),
};

type Failure = [name: string, fail: (request: Request) => unknown];

/** How many of the failures are tried on a file. They take turns, so that each meets files of every kind. */
const FAILURES_OF_FILE = 2;

/** Returns some of the failures, starting with a different one at each turn. */
function someFailures(count: number, turn: number): Failure[] {
  const all = Object.entries(FAILURES);
  return Array.from({ length: count }, (_, index) => all[(turn + index) % all.length]!);
}

const kindOf = (file: string): string =>
  /page-data\.json$/.test(file)
    ? "data of the page"
    : /\.json$/.test(file)
      ? "data of the site"
      : /\.js$/.test(file)
        ? "script"
        : /\.woff2$/.test(file)
          ? "font"
          : "picture";

/**
 * The files of a page, with the ways in which each fails: two ways on the first page that asks for it, one on another
 * sample, none on other pages. Pictures fail on samples only.
 */
function failingFiles(known: KnownPage, pages: readonly KnownPage[]): [file: string, failures: Failure[]][] {
  const before = pages.slice(0, pages.indexOf(known)).filter(({ isSample }) => isSample || !known.isSample);
  const isShared = (file: string) => before.some(({ files }) => files.includes(file));
  const isPicture = (file: string) => kindOf(file) === "picture";
  const picture = known.isSample ? known.files.find(isPicture) : undefined;
  const tried = [...known.files.filter((file) => !isPicture(file)), ...(picture ? [picture] : [])];
  return tried.flatMap((file, index): [string, Failure[]][] => {
    const turn = before.length + index;
    if (!isShared(file)) return [[file, someFailures(FAILURES_OF_FILE, turn)]];
    return known.isSample ? [[file, someFailures(1, turn)]] : [];
  });
}

/** The files of a page that fail during a first visit. */
export const firstVisits = (pages: readonly KnownPage[]): Trial[] =>
  pages.flatMap((known) =>
    failingFiles(known, pages).flatMap(([file, failures]) =>
      failures.map(([failure, fail]): Trial => ({
        fault: `${kindOf(file)}: ${failure}`,
        about: `${file} of ${known.address}`,
        run: async (visitor) => {
          const failed = await visitor.intercept(`${file}*`, fail);
          await visitor.open(known.address);
          await failed();
          await expectReadable(visitor, known.heading, failure === NO_ANSWER);
          await expectToLeave(visitor);
          if (file.endsWith(".js")) forgiveParser(visitor);
        },
      })),
    ),
  );

/** What the next page needs fails after a click: it is loaded whole. */
export function clicks(pages: readonly KnownPage[]): Trial[] {
  const start = pages.find(({ address }) => address === "/about/")!;
  const others = pages.filter(({ address }) => address !== start.address && address !== "/404.html");
  const isOwn = (file: string) => !start.files.includes(file) && /\.js$|page-data\.json$/.test(file);
  return others.flatMap((known) =>
    known.files.filter(isOwn).flatMap((file, index) =>
      someFailures(FAILURES_OF_FILE, pages.indexOf(known) + index).map(([failure, fail]): Trial => ({
        fault: `${kindOf(file)}: ${failure}`,
        about: `${file} of ${known.address}`,
        run: async (visitor) => {
          await visitor.open(start.address);
          await expectReadable(visitor, start.heading);
          const failed = await visitor.intercept(`${file}*`, fail);
          await visitor.go(known.address);
          await failed();
          if (failure === NO_ANSWER) {
            await visitor.waitFor(`document.querySelector("#nprogress")`);
            await expectReadable(visitor, start.heading);
          } else {
            await expectReadable(visitor, known.heading);
          }
          await expectToLeave(visitor);
          if (file.endsWith(".js")) forgiveParser(visitor);
        },
      })),
    ),
  );
}
