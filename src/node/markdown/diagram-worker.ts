import type { Mermaid } from "mermaid";
import { serveJobs, type Task } from "../threads/serve-jobs";

export const READING = "reading diagrams" as const;

/** What Mermaid says of a diagram that it cannot read. */
export interface DiagramFault {
  /** Whether it is the type that is not known. */
  isUnknown: boolean;
  /** Of what Mermaid reads, from 1; absent where the fault is no mistake in one line. */
  line?: number;
  reason: string;
}

let mermaid: Promise<Mermaid> | undefined;

serveJobs<string, DiagramFault | null, Task>(READING, () => async (source) => {
  mermaid ??= loadMermaid();
  const { parse } = await mermaid;
  try {
    await parse(source);
    return null;
  } catch (error) {
    return toFault(error as MermaidError);
  }
});

/** As much of a window as the cleaner of HTML asks for when it is loaded; it then leaves texts as they are. */
const BARE_WINDOW = {
  document: { nodeType: 9, implementation: {}, createElement: () => ({}) },
  Element: Object,
};

/** Loads Mermaid with the settings that it has in the browser. Nothing is drawn, so it needs no page. */
async function loadMermaid(): Promise<Mermaid> {
  const scope = globalThis as { window?: unknown };
  scope.window = BARE_WINDOW;
  const { default: loaded } = await import("mermaid");
  delete scope.window;
  loaded.initialize({ startOnLoad: false, securityLevel: "strict", suppressErrorRendering: true });
  return loaded;
}

/** Its parsers are of two kinds: one puts the place into `hash`, the other into words. */
interface MermaidError extends Error {
  hash?: { loc?: { first_line: number } | null };
}

function toFault(error: MermaidError): DiagramFault | null {
  // Whatever asks for more of a browser than is here is no mistake of an author.
  if (error instanceof TypeError || error instanceof ReferenceError) return null;
  const { name, message, hash } = error;
  const [, line] = /^(?:Parsing failed: )?(?:Parse|Lexical|Lexer) error on line (\d+)/.exec(message) ?? [];
  const reason = message.split("\n")[0]!.trim().replace(/\.$/, "");
  const isUnknown = name === "UnknownDiagramError";
  return { isUnknown, reason, ...(line && { line: hash?.loc?.first_line ?? Number(line) }) };
}
