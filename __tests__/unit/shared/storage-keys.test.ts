import fs from "node:fs";
import { STORAGE_KEYS } from "../../../src/shared/storage-keys";

it("keeps the names that returning visitors' browsers hold", () => {
  expect(STORAGE_KEYS).toMatchObject({
    colorMode: "theme",
    announcementDismissed: "docusaurus.announcement.dismiss",
    announcementId: "docusaurus.announcement.id",
    tabs: "docusaurus.tab.",
  });
});

it("has every name on the privacy page, with those that end with the tab", () => {
  const page = fs.readFileSync("content/pages/privacy.md", "utf8");
  const names = [...Object.values(STORAGE_KEYS), "scroll-positions", "whole-page", "offlineMode"];
  expect(names.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
