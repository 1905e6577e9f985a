import path from "node:path";
import reporter from "gatsby-cli/lib/reporter/index.js";

const TEMPLATES = path.resolve("src/templates") + path.sep;
const WARNING = "The GraphQL query in the non-page component";
const EXPLANATION = "Exported queries are only executed for page components.";

/** From now on Gatsby says nothing of templates without pages: which there are is for the content to decide. */
export function allowUnusedTemplates(): void {
  const warn = reporter.warn.bind(reporter);
  const log = reporter.log.bind(reporter);
  let isExplained = false;
  reporter.warn = (text) => {
    if (String(text).startsWith(WARNING)) {
      if (String(text).includes(`"${TEMPLATES}`)) return;
      isExplained = true;
    }
    warn(text);
  };
  reporter.log = (text) => {
    if (isExplained || !String(text).includes(EXPLANATION)) log(text);
  };
}
