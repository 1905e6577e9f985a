import fs from "node:fs";
import path from "node:path";
import { addressKey } from "../../src/shared/built-files";
import { builtPages, offlineFiles } from "./public-files";

const stored = offlineFiles();

describe("reading offline", () => {
  it("stores every page of the site", () => {
    const storedKeys = stored.map(addressKey);
    const pages = builtPages().map(({ address }) => addressKey(address));
    expect(pages.filter((page) => !storedKeys.includes(page))).toEqual([]);
  });

  it("stores nothing that only machines read: cards, feeds, sitemaps, texts, maps of code, workers", () => {
    const forMachines =
      /^\/cards[/.]|^\/(sw|firebase-messaging-sw)\.js$|\.(md|txt|xml|map)$|feed\.json$|webpack\.stats/;
    expect(stored.filter((url) => forMachines.test(url))).toEqual([]);
  });

  it("stores one form of a picture, and files that exist", () => {
    const pictures = stored.filter((url) => /\.(avif|webp|png|jpe?g)$/.test(url));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => url.endsWith(".avif"))).toEqual([]);
    expect(pictures.filter((url) => !fs.existsSync(path.join("public", decodeURI(url))))).toEqual([]);
  });
});
