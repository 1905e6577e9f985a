import { serveJobs, type Task } from "../threads/serve-jobs";
import { compileMarkdown, type CompiledText, type MarkdownText } from "./compile";
import { leaveCodePlain } from "./highlighter";

export const COMPILING = "compiling texts" as const;

export interface CompileTask extends Task {
  task: typeof COMPILING;
  plainCode: boolean;
}

/** What a text compiles to, or what is wrong with it. */
export interface Outcome {
  compiled?: CompiledText;
  error?: { message: string; isRange: boolean };
}

serveJobs<MarkdownText, Outcome, CompileTask>(COMPILING, ({ plainCode }) => {
  if (plainCode) leaveCodePlain();
  return (text) =>
    compileMarkdown(text).then(
      (compiled) => ({ compiled }),
      (error: unknown) => ({ error: toPlain(error) }),
    );
});

function toPlain(error: unknown): NonNullable<Outcome["error"]> {
  const message = error instanceof Error ? error.message : String(error);
  return { message, isRange: error instanceof RangeError };
}
