import { Answers, type Ask } from "../../../src/worker/answer";
import { NETWORK_LIMIT } from "../../../src/worker/network-limit";
import { fillStore } from "../../../src/worker/fill";
import { keepVisited, removeOld } from "../../../src/worker/visited";
import { makeSite, ROOT } from "./site";

interface Options {
  method?: "GET" | "HEAD";
  mode?: "navigate" | "cors";
  destination?: string;
  clientId?: string;
}

const ask = (url: string, { method = "GET", mode = "cors", destination = "", clientId = "" }: Options = {}): Ask => ({
  request: { url: ROOT + url, method, mode, destination } as Request,
  url,
  query: "",
  clientId,
  resultingClientId: "client",
});
const page = (url: string) => ask(url, { mode: "navigate" });
const text = async (response: Promise<Response>) => (await response).text();

async function makeAnswers(offlineMode: boolean) {
  const site = makeSite();
  const onNewBuild = jest.fn();
  const answers = new Answers(ROOT, offlineMode, site.index, site.store, onNewBuild);
  for (const file of site.build.shell) await site.store.download(file);
  return { ...site, answers, onNewBuild };
}

describe("in offline mode", () => {
  it("answers from the store without asking the host", async () => {
    const { host, answers, store, index } = await makeAnswers(true);
    await fillStore(index, store);
    host.asked.length = 0;
    expect(await text(answers.answer(page("/a/")))).toBe("<h1>/a</h1>");
    expect(await text(answers.answer(ask("/page-data/a/page-data.json")))).toBe('{"path":"/a"}');
    expect(await text(answers.answer(ask("/static/a.avif", { destination: "image" })))).toBe("/a");
    expect(host.asked).toEqual([]);
  });

  it("has the document in which diagrams are drawn, which is a file and no page", async () => {
    const { host, answers, store, index } = await makeAnswers(true);
    await fillStore(index, store);
    host.asked.length = 0;
    expect(await text(answers.answer(page("/vendor/draw-1/stage/")))).toBe("<title>stage</title>");
    expect(host.asked).toEqual([]);
  });

  it("says of an unknown page that it is not found once it knows all pages", async () => {
    const { host, answers, store, index } = await makeAnswers(true);
    await fillStore(index, store);
    await store.writeNote("complete", "1");
    host.isDown = true;
    expect((await answers.answer(page("/x"))).status).toBe(404);
    expect((await answers.answer(ask("/page-data/x/page-data.json"))).status).toBe(404);
  });

  it("says of a file that is not stored, such as a feed, that it needs a connection", async () => {
    const { host, answers, store, index } = await makeAnswers(true);
    await fillStore(index, store);
    await store.writeNote("complete", "1");
    host.isDown = true;
    const feed = await answers.answer(page("/blog/rss.xml"));
    expect(feed.headers.get("location")).toBe(`${ROOT}/offline?from=%2Fblog%2Frss.xml`);
  });
});

describe("without offline mode", () => {
  it("prefers the network, and leads to the offline page for what was not visited", async () => {
    const { host, answers, store, index } = await makeAnswers(false);
    await keepVisited(index, store, "/a");
    host.files.set("/a", "fresh");
    expect(await text(answers.answer(page("/a")))).toBe("fresh");
    host.isDown = true;
    expect(await text(answers.answer(page("/a")))).toBe("<h1>/a</h1>");
    expect((await answers.answer(page("/b"))).headers.get("location")).toBe(`${ROOT}/offline?from=%2Fb`);
  });

  it("lets the router load a page whole where the host has one, and the offline page where there is no connection", async () => {
    const { host, answers } = await makeAnswers(false);
    const asked = () => answers.answer(ask("/b", { method: "HEAD" }));
    expect((await asked()).ok).toBe(true);
    host.files.delete("/b");
    expect((await asked()).status).toBe(404);
    host.isDown = true;
    expect((await asked()).ok).toBe(true);
  });

  it("shows the stored page when the network takes too long, and its data from the same build", async () => {
    jest.useFakeTimers();
    const { answers, host, store, index } = await makeAnswers(false);
    await keepVisited(index, store, "/a");
    const { fetch } = globalThis;
    globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
    const answer = answers.answer(page("/a"));
    await jest.advanceTimersByTimeAsync(NETWORK_LIMIT);
    expect(await text(answer)).toBe("<h1>/a</h1>");
    globalThis.fetch = fetch;
    host.files.set("/page-data/a/page-data.json", "newer");
    const data = answers.answer(ask("/page-data/a/page-data.json", { clientId: "client" }));
    expect(await text(data)).toBe('{"path":"/a"}');
    jest.useRealTimers();
  });

  it("refuses data of a build with other code, so that its page is loaded whole", async () => {
    const { host, answers, index, onNewBuild, build } = await makeAnswers(false);
    build.shell.push(host.put("/page-data/app-data.json", "{}"));
    await index.allPages();
    host.files.set("/page-data/a/page-data.json", "newer");
    expect(await text(answers.answer(ask("/page-data/a/page-data.json")))).toBe("newer");
    expect(onNewBuild).toHaveBeenCalled();
  });

  it("shows a quiet frame for a picture that is not stored", async () => {
    const { host, answers } = await makeAnswers(false);
    host.isDown = true;
    const picture = await answers.answer(ask("/static/a.webp", { destination: "image" }));
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  });
});

it("removes what was not visited, and keeps what was", async () => {
  const { store, index } = await makeAnswers(true);
  await fillStore(index, store);
  await keepVisited(index, store, "/a");
  await removeOld(index, store, "visited");
  const kept = (await store.list()).map(([url]) => url);
  expect(kept).toEqual(expect.arrayContaining(["/a", "/page-data/a/page-data.json", "/app.js"]));
  expect(kept).not.toEqual(expect.arrayContaining(["/b"]));
  expect(kept).not.toContain("/search/index.json");
});
