import fs from "node:fs";
import path from "node:path";
import { addressKey } from "../../src/shared/offline/manifest";
import { builtPages, readPublic } from "./public-files";

/** Every file that the worker stores in offline mode, as the worker and its lists of pages name them. */
function storedFiles(): string[] {
  const lists = fs.readdirSync(path.resolve("public/offline")).filter((name) => /^pages-.*\.json$/.test(name));
  const texts = [readPublic("sw.js"), ...lists.map((name) => readPublic(`offline/${name}`))];
  return texts.flatMap((text) => [...text.matchAll(/\["(\/[^"]*)","[\da-f]{16}",\d+/g)].map(([, url]) => url!));
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
