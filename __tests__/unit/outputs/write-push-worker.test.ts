import fs from "node:fs";
import path from "node:path";
import { Script } from "node:vm";
import { writePushWorker } from "../../../src/outputs/write-push-worker";
import { makeFolder } from "../../stand-ins/content-folder";

describe("the worker of push messages", () => {
  const ENV = {
    GATSBY_FIREBASE_API_KEY: "fake-api-key",
    GATSBY_FIREBASE_PROJECT_ID: "fake-project",
    GATSBY_FIREBASE_MESSAGING_SENDER_ID: "1000000000",
    GATSBY_FIREBASE_APP_ID: "1:1000000000:web:fa4e",
    GATSBY_FIREBASE_VAPID_KEY: `B${"fake-vapid-key".padEnd(86, "-")}`,
  } as unknown as NodeJS.ProcessEnv;

  it("is one classic script with the settings of the pages, and goes with them", () => {
    const file = path.join(makeFolder({}), "firebase-messaging-sw.js");
    writePushWorker(path.dirname(file), ENV);
    const script = fs.readFileSync(file, "utf8");
    expect(() => new Script(script)).not.toThrow();
    expect(script).toContain('projectId:"fake-project"');
    expect(script).not.toContain("fake-vapid-key");
    writePushWorker(path.dirname(file), {} as NodeJS.ProcessEnv);
    expect(fs.existsSync(file)).toBe(false);
  });
});
