import { notificationOf, pageOfNotification, type PushMessage } from "../../../../src/services/firebase/notification";

it.each<[string, PushMessage, string | undefined]>([
  [
    "its notification",
    {
      notification: { title: "A new post", body: "Arrays", icon: "/a.png" },
      fcmOptions: { link: "/blog/a" },
      data: { title: "Another" },
    },
    "/a.png",
  ],
  ["its data if it has no notification", { data: { title: "A new post", body: "Arrays", link: "/blog/a" } }, undefined],
])("shows a message by %s, and keeps it for the click", (_, message, icon) => {
  expect(notificationOf(message)).toEqual({
    title: "A new post",
    options: { body: "Arrays", icon, data: { FCM_MSG: message } },
  });
});

it("shows a notification without a title, as the SDK does", () => {
  expect(notificationOf({ notification: { body: "Arrays" } })).toMatchObject({
    title: "",
    options: { body: "Arrays" },
  });
});

it.each<PushMessage>([{}, { data: { kind: "ping" } }])(
  "shows no message without a notification or a title: %j",
  (message) => expect(notificationOf(message)).toBeNull(),
);

const HOME = "https://example.com/site/";
const pageOf = (message: object) => pageOfNotification({ FCM_MSG: message }, HOME);

it.each([
  ["the link of a message", { fcmOptions: { link: `${HOME}blog/a?x=1#b` } }, `${HOME}blog/a?x=1#b`],
  ["its click action", { notification: { click_action: `${HOME}about/` } }, `${HOME}about/`],
  ["the link in its data", { data: { link: `${HOME}about/` } }, `${HOME}about/`],
  ["a path of the origin", { data: { link: "/site/about/" } }, `${HOME}about/`],
  ["a path below the home page", { data: { link: "about/" } }, `${HOME}about/`],
])("opens %s", (_, message, page) => expect(pageOf(message)).toBe(page));

it.each([
  ["no link", {}],
  ["a link to another site", { fcmOptions: { link: "https://elsewhere.example/" } }],
  ["a link to another site of the same origin", { fcmOptions: { link: "https://example.com/other/" } }],
  ["a script", { fcmOptions: { link: "javascript:alert(1)" } }],
  ["an invalid address", { fcmOptions: { link: "https://" } }],
])("opens the home page for %s", (_, message) => expect(pageOf(message)).toBe(HOME));

it("opens the home page for a notification of other code", () => {
  expect(pageOfNotification(null, HOME)).toBe(HOME);
});
