import fs from "node:fs";
import path from "node:path";
import type { Host } from "./host";

export const firebase: Host = {
  name: "Firebase Hosting",
  package: "firebase-tools@15.34.2",
  exported: false,
  prepare: (folder, port) => {
    const emulators = {
      hosting: { host: "127.0.0.1", port },
      hub: { host: "127.0.0.1", port: port + 1 },
      logging: { host: "127.0.0.1", port: port + 2 },
      ui: { enabled: false },
    };
    const { hosting } = JSON.parse(fs.readFileSync("firebase.json", "utf8")) as { hosting: object };
    const settings = { hosting, emulators };
    fs.writeFileSync(path.join(folder, "firebase.json"), JSON.stringify(settings));
  },
  command: () => [
    "firebase-tools/lib/bin/firebase.js",
    ...["emulators:start", "--only", "hosting", "--project", "demo-portfolio"],
  ],
};
