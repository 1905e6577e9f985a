import fs from "node:fs";
import path from "node:path";
import { copyDiagramLibrary } from "../../../src/outputs/extra-scripts";
import { makeFolder } from "../../stand-ins/content-folder";
import { MERMAID_ENTRY, MERMAID_FOLDER } from "../../../src/shared/mermaid";

describe("the code that draws diagrams", () => {
  it("lies at an address with the version that is installed", () => {
    const { version } = JSON.parse(fs.readFileSync("node_modules/mermaid/package.json", "utf8"));
    expect(MERMAID_FOLDER).toBe(`/vendor/mermaid-${version}`);
  });

  it("is copied with everything that it loads, and without maps", () => {
    const dir = makeFolder({});
    copyDiagramLibrary(dir);
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
    expect(files).toContain(MERMAID_ENTRY);
  });
});
