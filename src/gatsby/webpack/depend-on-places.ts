import fs from "node:fs";
import path from "node:path";
import type { Compiler, NormalModule } from "webpack";
import { contentDir } from "../../content/folder";
import { writeWhole } from "../../shared/write-whole";

const NAME = "DependOnPlaces";

/** The file with the link targets of texts that are MDX modules. */
const PLACES = path.resolve(".cache/places-of-modules.json");

/** Stores the link targets of MDX modules. Writes nothing if they have not changed. */
export function notePlaces(places: readonly (readonly [filePath: string, places: string])[], file = PLACES): void {
  const text = JSON.stringify(places);
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) writeWhole(file, text);
}

/**
 * A webpack plugin that rebuilds MDX modules when the address or content of a link target changes. Their compiled code
 * contains these addresses, but webpack only tracks imports.
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
