import { formatProblem, type Problem } from "./content/problem";

const ID = "content";

/** Shows problems over the page in every open browser of `gatsby develop`; none takes the message away. */
export async function showInBrowser(problems: readonly Problem[]): Promise<void> {
  const { websocketManager } = await import("gatsby/dist/utils/websocket-manager.js");
  websocketManager.emitError(ID, problems.length > 0 ? (problems.map(toOverlayError) as never) : undefined);
}

/** Loads the page anew in every open browser of `gatsby develop`. */
export async function reloadBrowsers(): Promise<void> {
  const { websocketManager } = await import("gatsby/dist/utils/websocket-manager.js");
  websocketManager.getSocket()?.emit("reload");
}

/** The form in which Gatsby's overlay takes an error. */
function toOverlayError(problem: Problem) {
  const text = formatProblem(problem);
  const { file, line = 1, column = 1 } = problem;
  return {
    ...{ level: "ERROR", code: "content", text, filePath: file, location: { start: { line, column } } },
    ...{ error: { message: text }, context: { sourceMessage: text } },
  };
}
