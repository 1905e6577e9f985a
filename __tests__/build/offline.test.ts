import fs from "node:fs";
import path from "node:path";
import { SITE_LIST } from "../../src/offline/messages";
import { addressKey } from "../../src/shared/built-files";
import { builtPages, readPublic } from "./public-files";

/** Every file that the worker stores in offline mode, as its list names them. */
function storedFiles(): string[] {
  const files = JSON.parse(readPublic(SITE_LIST).replace("self.siteFiles=", "")) as (string | { url: string })[];
  return files.map((file) => (typeof file === "string" ? file : file.url).slice(1));
}

describe("reading offline", () => {
  it("stores every page of the site", () => {
    const pages = builtPages().map(({ address }) => addressKey(address));
    expect(pages.filter((page) => !storedFiles().map(addressKey).includes(page))).toEqual([]);
  });

  it("stores nothing that only machines read: cards, feeds, sitemaps, texts, maps of code, workers", () => {
    const forMachines = /^\/cards\/|^\/(sw|firebase-messaging-sw)\.js$|\.(md|txt|xml|map)$|feed\.json$|webpack\.stats/;
    expect(storedFiles().filter((url) => forMachines.test(url))).toEqual([]);
  });

  it("stores one form of a picture, and files that exist", () => {
    const pictures = storedFiles().filter((url) => /\.(avif|webp|png|jpe?g)$/.test(url));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => url.endsWith(".avif"))).toEqual([]);
    expect(pictures.filter((url) => !fs.existsSync(path.join("public", decodeURI(url))))).toEqual([]);
  });
});
