import fs from "node:fs";
import path from "node:path";
import type { Compiler, NormalModule } from "webpack";
import { contentDir } from "../../content/folder";
import { writeWhole } from "../../shared/write-whole";

const NAME = "DependOnPlaces";

/** Says where that is which texts that are modules point to. */
const PLACES = path.resolve(".cache/places-of-modules.json");

/** Notes the places of texts that are modules; writes nothing where they are as they were. */
export function notePlaces(places: readonly (readonly [filePath: string, places: string])[], file = PLACES): void {
  const text = JSON.stringify(places);
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) writeWhole(file, text);
}

/**
 * Has texts that are modules compiled anew when something that they point to has another address or content: these stand
 * in their code, and webpack knows only of what they import.
 */
export class DependOnPlaces {
  constructor(
    private readonly folder = contentDir(),
    private readonly places = PLACES,
  ) {}

  apply({ hooks, webpack }: Compiler): void {
    const depend = ({ resource, buildInfo }: NormalModule) => {
      if (resource.startsWith(this.folder + path.sep) && /\.mdx?(\?|$)/.test(resource))
        (buildInfo as { fileDependencies: { add(file: string): void } }).fileDependencies.add(this.places);
    };
    hooks.compilation.tap(NAME, (compilation) =>
      webpack.NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap(NAME, depend),
    );
  }
}
