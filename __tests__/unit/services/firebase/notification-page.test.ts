import { pageOfNotification } from "../../../../src/services/firebase/notification-page";

const HOME = "https://example.com/site/";
const of = (message: object) => pageOfNotification({ FCM_MSG: message }, HOME);

describe("the page of a notification", () => {
  it.each([
    ["the link that was sent", { fcmOptions: { link: `${HOME}blog/a?x=1#b` } }, `${HOME}blog/a?x=1#b`],
    ["its click action", { notification: { click_action: `${HOME}about/` } }, `${HOME}about/`],
    ["the link in its data", { data: { link: `${HOME}about/` } }, `${HOME}about/`],
    ["a path of the origin", { data: { link: "/site/about/" } }, `${HOME}about/`],
    ["a path below the home page", { data: { link: "about/" } }, `${HOME}about/`],
  ])("is %s", (_, message, page) => expect(of(message)).toBe(page));

  it.each([
    ["no link", {}],
    ["a link to another site", { fcmOptions: { link: "https://elsewhere.example/" } }],
    ["another site of the same origin", { fcmOptions: { link: "https://example.com/other/" } }],
    ["a script", { fcmOptions: { link: "javascript:alert(1)" } }],
    ["what is no address", { fcmOptions: { link: "https://" } }],
  ])("is the home page for %s", (_, message) => expect(of(message)).toBe(HOME));

  it("is the home page for a notification of somebody else", () => {
    expect(pageOfNotification(null, HOME)).toBe(HOME);
  });
});
