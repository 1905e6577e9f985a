import fs from "node:fs";
import path from "node:path";
import { Script } from "node:vm";
import { copyDiagramLibrary, writeDiagramLibrary, writePushWorker } from "../../../src/outputs/extra-scripts";
import { MERMAID_ENTRY, MERMAID_FOLDER } from "../../../src/shared/mermaid";
import { makeFolder } from "../../stand-ins/content-folder";

describe("the diagram library", () => {
  it("has the installed version in its address", () => {
    const { version } = JSON.parse(fs.readFileSync("node_modules/mermaid/package.json", "utf8"));
    expect(MERMAID_FOLDER).toBe(`/vendor/mermaid-${version}`);
  });

  it("is copied with everything that it loads, and without source maps", () => {
    const dir = makeFolder({ [path.join(MERMAID_FOLDER, MERMAID_ENTRY)]: "half of the file" });
    copyDiagramLibrary(dir);
    const folder = path.join(dir, MERMAID_FOLDER);
    const names = fs.readdirSync(folder, { recursive: true }) as string[];
    const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
    const stage = ["stage/index.html", "stage/stage.js"];
    expect(files.filter((name) => !name.endsWith(".mjs")).sort()).toEqual(stage);
    for (const name of files) {
      const source = fs.readFileSync(path.join(folder, name), "utf8");
      const imports = [...source.matchAll(/(?:from|import\(?)\s*"(\.[^"]+)"/g)].map(([, address]) => address!);
      const missing = imports.filter((address) => !fs.existsSync(path.resolve(folder, path.dirname(name), address)));
      expect([name, missing]).toEqual([name, []]);
    }
    const entry = path.join("node_modules/mermaid/dist", MERMAID_ENTRY);
    expect(fs.readFileSync(path.join(folder, MERMAID_ENTRY)).equals(fs.readFileSync(entry))).toBe(true);
  });

  it.each([
    ["A text.", []],
    ["```mermaid\nflowchart\n```", [path.basename(MERMAID_FOLDER)]],
  ])("is deleted with the last diagram, and in other versions: %j", (text, expected) => {
    const dir = makeFolder({ "vendor/mermaid-1.0.0/chunks/a.mjs": "", "vendor/other/a.mjs": "" });
    copyDiagramLibrary(dir);
    const getNodesByType = (type: string) => (type === "Post" ? [{ built: true, text }] : []);
    writeDiagramLibrary({ getNodesByType } as never, dir);
    expect(fs.readdirSync(path.join(dir, "vendor")).sort()).toEqual([...expected, "other"]);
  });
});

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
