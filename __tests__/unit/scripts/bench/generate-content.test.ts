import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import {
  drawPicture,
  generateContent,
  ownWords,
  postDate,
  writePost,
} from "../../../../scripts/bench/generate-content";
import { makeFolder } from "../../../stand-ins/content-folder";

it("dates each post a day after the one before, and never in the future, where no build would show it", () => {
  expect([postDate(1), postDate(2), postDate(32)]).toEqual(["1990-01-02", "1990-01-03", "1990-02-02"]);
  expect(postDate(10_000) < new Date().toISOString()).toBe(true);
  expect(() => postDate(1_000_000)).toThrow("Use fewer posts");
});

it("gives each post words of its own, for which a search can look", () => {
  const words = ownWords(7);
  expect(writePost(7)).toContain(words.join(" "));
  expect(words.filter((word) => ownWords(8).includes(word))).toEqual([]);
});

it("draws a different picture for each post, the same in every run, of the size of a card and as large as a photo", async () => {
  const [picture, again, other] = await Promise.all([drawPicture(10), drawPicture(10), drawPicture(20)]);
  expect(picture.equals(again)).toBe(true);
  expect(picture.equals(other)).toBe(false);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(picture.length).toBeGreaterThan(80_000);
  expect(picture.length).toBeLessThan(250_000);
});

it("writes a picture beside every tenth post if it is asked to", async () => {
  const [folder, plain] = [makeFolder({}), makeFolder({})];
  await generateContent(folder, 21, { pictures: true });
  await generateContent(plain, 10);
  const names = fs.readdirSync(path.join(folder, "blog"));
  expect(names.filter((name) => name.endsWith(".md"))).toHaveLength(21);
  expect(names.filter((name) => name.endsWith(".jpg")).sort()).toEqual(["picture-10.jpg", "picture-20.jpg"]);
  expect(fs.readFileSync(path.join(folder, "blog/post-20.md"), "utf8")).toContain("](./picture-20.jpg)");
  expect(fs.readFileSync(path.join(plain, "blog/post-10.md"), "utf8")).not.toContain("![");
  expect(fs.readdirSync(path.join(plain, "blog"))).toHaveLength(10);
});
