import { groupBy } from "../../../src/shared/group-by";
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

interface AskedFile {
  known: KnownPage;
  file: string;
}

/**
 * Returns each file with one way to fail. The ways take turns within each kind of file; if a kind has fewer files than
 * there are ways, its files fail in several, so that every way occurs.
 */
function withFailures(asked: readonly AskedFile[]): (AskedFile & { failure: string })[] {
  const failures = Object.keys(FAILURES);
  const kinds = groupBy(asked, ({ file }) => kindOf(file));
  return [...kinds.values()].flatMap((files) =>
    Array.from({ length: Math.max(files.length, failures.length) }, (_, turn) => ({
      ...files[turn % files.length]!,
      failure: failures[turn % failures.length]!,
    })),
  );
}

/**
 * The files of a page that fail during a first visit: on samples all of them but only the first picture, on other pages
 * those that no page before has asked for, and no pictures.
 */
function failingFiles(known: KnownPage, before: readonly KnownPage[]): AskedFile[] {
  const isPicture = (file: string) => kindOf(file) === "picture";
  const picture = known.isSample ? known.files.filter(isPicture).slice(0, 1) : [];
  const isTried = (file: string) => known.isSample || !before.some(({ files }) => files.includes(file));
  const others = known.files.filter((file) => !isPicture(file) && isTried(file));
  return [...others, ...picture].map((file) => ({ known, file }));
}

/** The files of a page that fail during a first visit. */
export const firstVisits = (pages: readonly KnownPage[]): Trial[] =>
  withFailures(pages.flatMap((known, index) => failingFiles(known, pages.slice(0, index)))).map(
    ({ known, file, failure }) => ({
      fault: `${kindOf(file)}: ${failure}`,
      about: `${file} of ${known.address}`,
      run: async (visitor) => {
        const failed = await visitor.intercept(`${file}*`, FAILURES[failure]!);
        await visitor.open(known.address);
        await failed();
        await expectReadable(visitor, known.heading, failure === NO_ANSWER);
        await expectToLeave(visitor);
        if (file.endsWith(".js")) forgiveParser(visitor);
      },
    }),
  );

/** What the next page needs fails after a click: it is loaded whole. */
export function clicks(pages: readonly KnownPage[]): Trial[] {
  const start = pages.find(({ address }) => address === "/about/")!;
  const others = pages.filter(({ address }) => address !== start.address && address !== "/404.html");
  const isOwn = (file: string) => !start.files.includes(file) && /\.js$|page-data\.json$/.test(file);
  const asked = others.flatMap((known) => known.files.filter(isOwn).map((file) => ({ known, file })));
  return withFailures(asked).map(({ known, file, failure }) => ({
    fault: `${kindOf(file)}: ${failure}`,
    about: `${file} of ${known.address}`,
    run: async (visitor) => {
      await visitor.open(start.address);
      await expectReadable(visitor, start.heading);
      const failed = await visitor.intercept(`${file}*`, FAILURES[failure]!);
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
  }));
}
