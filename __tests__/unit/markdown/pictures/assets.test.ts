import fs from "node:fs";
import { copyAsset } from "../../../../src/markdown/pictures/assets";
import { enterFolder } from "../../../stand-ins/content-folder";

it("copies a file once, however often it is asked for", async () => {
  enterFolder({ "my plan.pdf": "PDF" });
  const copy = () => copyAsset("my plan.pdf", "/site");
  const [address] = await Promise.all([copy(), copy()]);
  const file = decodeURI(address.replace("/site", "public"));
  const { ino } = fs.statSync(file);
  expect(await copy()).toBe(address);
  expect(fs.statSync(file).ino).toBe(ino);
  expect(fs.readFileSync(file, "utf8")).toBe("PDF");
  expect(fs.readdirSync(file.replace("/my plan.pdf", ""))).toEqual(["my plan.pdf"]);
});
