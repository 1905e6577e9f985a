import { STORAGE_KEYS } from "../../../src/shared/storage-keys";

it("keeps the names that returning visitors' browsers hold", () => {
  expect(STORAGE_KEYS).toMatchObject({
    colorMode: "theme",
    announcementDismissed: "docusaurus.announcement.dismiss",
    announcementId: "docusaurus.announcement.id",
    tabs: "docusaurus.tab.",
  });
});
