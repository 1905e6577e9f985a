import fs from "node:fs";
import path from "node:path";
import { Script } from "node:vm";
import { writePushWorker } from "../../../src/outputs/extra-scripts";
import { makeFolder } from "../../stand-ins/content-folder";

const ENV = {
  GATSBY_FIREBASE_API_KEY: "fake-api-key",
  GATSBY_FIREBASE_PROJECT_ID: "fake-project",
  GATSBY_FIREBASE_MESSAGING_SENDER_ID: "1000000000",
  GATSBY_FIREBASE_APP_ID: "1:1000000000:web:fa4e",
  GATSBY_FIREBASE_VAPID_KEY: `B${"fake-vapid-key".padEnd(86, "-")}`,
};

let folder: string;
beforeEach(() => {
  folder = makeFolder({});
});
const file = () => path.join(folder, "firebase-messaging-sw.js");

describe("the worker of push messages", () => {
  it("is one classic script with the settings of the pages", () => {
    writePushWorker(folder, ENV as unknown as NodeJS.ProcessEnv);
    const script = fs.readFileSync(file(), "utf8");
    expect(() => new Script(script)).not.toThrow();
    expect(script).toContain('projectId:"fake-project"');
    expect(script).not.toContain("fake-vapid-key");
  });

  it("is not there without settings, even if an earlier build had some", () => {
    writePushWorker(folder, ENV as unknown as NodeJS.ProcessEnv);
    writePushWorker(folder, {} as NodeJS.ProcessEnv);
    expect(fs.existsSync(file())).toBe(false);
  });
});
