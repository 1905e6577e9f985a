import { notificationOf, pageOfNotification, type PushMessage } from "../../../../src/services/firebase/notification";

describe("the notification of a message", () => {
  it("is as it was sent, and keeps the message for the click on it", () => {
    const message: PushMessage = {
      notification: { title: "A new post", body: "Arrays", icon: "/a.png" },
      fcmOptions: { link: "/blog/a" },
      data: { title: "Another" },
    };
    expect(notificationOf(message)).toEqual({
      title: "A new post",
      options: { body: "Arrays", icon: "/a.png", data: { FCM_MSG: message } },
    });
  });

  it("is made of the data where the message has none", () => {
    const message = { data: { title: "A new post", body: "Arrays", link: "/blog/a" } };
    expect(notificationOf(message)).toEqual({
      title: "A new post",
      options: { body: "Arrays", data: { FCM_MSG: message } },
    });
  });

  it.each<PushMessage>([{}, { data: { kind: "ping" } }, { notification: { body: "Arrays" } }])(
    "is none without a title: %j",
    (message) => expect(notificationOf(message)).toBeNull(),
  );
});

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
