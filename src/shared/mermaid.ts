/** Where the code that draws diagrams lies below the site's own address. The version is that of the package. */
export const MERMAID_FOLDER = "/vendor/mermaid-11.17.2";

export const MERMAID_ENTRY = "mermaid.esm.min.mjs";

/** The document in which they are drawn. Browsers keep it for good: what changes it changes its name. */
export const MERMAID_STAGE = `${MERMAID_FOLDER}/stage/`;
