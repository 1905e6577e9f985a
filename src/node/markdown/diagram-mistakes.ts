import type { Code, Root } from "mdast";
import type { VFile } from "vfile";
import { nearest } from "../content/problem";
import { compileProgram } from "../program.mjs";
import { createPool } from "../threads/pool";
import { READING, type DiagramFault } from "./diagram-worker";
import { isDiagram } from "./diagrams";
import { visit } from "./visit";

/** Types as authors write them at the beginning of a diagram. */
const TYPES = (
  "flowchart graph sequenceDiagram classDiagram stateDiagram-v2 erDiagram gantt pie journey gitGraph mindmap timeline " +
  "quadrantChart requirementDiagram C4Context sankey xychart block packet kanban architecture-beta radar-beta treemap"
).split(" ");

/** A thread of its own, since Mermaid is big and takes this for a browser. It is started by the first diagram. */
const reader = createPool<string, DiagramFault | null>({
  program: () => compileProgram("src/node/markdown/diagram-worker.ts"),
  workerData: { task: READING },
  size: 1,
  here: () => Promise.resolve(null),
});

/** Says where Mermaid cannot read a diagram, which readers would see only in their browser. */
export function remarkDiagramMistakes() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const diagrams: Code[] = [];
    visit(tree, "code", (node) => {
      if (isDiagram(node) && node.value.trim() !== "") diagrams.push(node);
    });
    for (const diagram of diagrams) {
      const fault = await reader.run(diagram.value);
      if (fault) file.message(...describe(diagram, fault, String(file)));
    }
  };
}

type Place = { line: number; column: number };

function describe({ value, position }: Code, fault: DiagramFault, text: string): [message: string, place: Place] {
  const { line: fence, column } = position!.start;
  const lines = linesRead(value);
  const [first = { text: "", index: 0 }] = lines;
  const type = /^\S*/.exec(first.text.trim())![0];
  const placeOf = (line: Line): Place => {
    const whole = text.split("\n")[fence + line.index] ?? "";
    return { line: fence + line.index + 1, column: Math.max(0, whole.indexOf(line.text.trim())) + 1 };
  };
  if (fault.isUnknown) {
    const meant = nearest(type, TYPES);
    const hint = meant ? `Did you mean ${meant}? ` : "";
    const message = `"${type}" is no type of diagram that Mermaid knows.`;
    return [`${message} ${hint}Expected one of: ${TYPES.join(", ")}.`, placeOf(first)];
  }
  if (fault.line === undefined) {
    const message = `The diagram cannot be drawn: ${fault.reason}.`;
    return [`${message} Expected what a ${type} diagram can show.`, { line: fence, column }];
  }
  const line = lines[fault.line - 1] ?? lines.findLast((each) => each.text.trim() !== "") ?? first;
  const message = `Mermaid cannot read this line of the diagram: ${line.text.trim()}`;
  const expected = `Expected the syntax of ${type}; texts with brackets or other signs stand in quotes.`;
  return [`${message} ${expected}`, placeOf(line)];
}

interface Line {
  text: string;
  /** Of the diagram's lines, from 0. */
  index: number;
}

const SETTINGS = /%%\{[^]*?\}%%/g;
/** Stands for the end of a line that Mermaid does not count. */
const UNCOUNTED = "\uE000";

/** The lines that Mermaid reads and counts: without settings and comments, from the first that is not empty. */
function linesRead(value: string): Line[] {
  const [header = ""] = /^\s*---[ \t]*\n[^]*?\n[ \t]*---[ \t]*(?:\n|$)/.exec(value) ?? [];
  let next = header.split("\n").length - 1;
  const lines = value
    .slice(header.length)
    .replace(SETTINGS, (settings) => settings.replaceAll("\n", UNCOUNTED))
    .split("\n")
    .map((line): Line => {
      const index = next + line.split(UNCOUNTED).length - 1;
      next = index + 1;
      return { index, text: line.replace(SETTINGS, "") };
    })
    .filter(({ text }) => !/^\s*%%(?!\{)./.test(text));
  return lines.slice(lines.findIndex(({ text }) => text.trim() !== ""));
}
