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

/** All pages are made alike: on a sample every failure is tried, on each other page two, which take turns. */
function failuresOf(known: KnownPage, pages: readonly KnownPage[]): Failure[] {
  const all = Object.entries(FAILURES);
  if (known.isSample) return all;
  const turn = pages.indexOf(known) % all.length;
  return [all[turn]!, all[(turn + 1) % all.length]!];
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

/** A file that no page before it has asked for; on a sample the shared ones too, and one picture. */
function failingFiles({ files, isSample }: KnownPage, before: readonly KnownPage[]): string[] {
  const isKnown = (file: string) => before.some((page) => page.files.includes(file));
  const pictures = files.filter((file) => kindOf(file) === "picture");
  const others = files.filter((file) => !pictures.includes(file) && (isSample || !isKnown(file)));
  return [...others, ...pictures.slice(0, isSample ? 1 : 0)];
}

/** The files of a page that fail during a first visit, each with each failure. */
export const firstVisits = (pages: readonly KnownPage[]): Trial[] =>
  pages.flatMap((known, index) =>
    failingFiles(known, pages.slice(0, index)).flatMap((file) =>
      failuresOf(known, pages).map(([failure, fail]): Trial => ({
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
    known.files.filter(isOwn).flatMap((file) =>
      failuresOf(known, pages).map(([failure, fail]): Trial => ({
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
