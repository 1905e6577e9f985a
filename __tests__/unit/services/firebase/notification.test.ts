import { notificationOf, type PushMessage } from "../../../../src/services/firebase/notification";

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
