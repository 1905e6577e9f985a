/** The path of the diagram library within the site. It contains the version of the package. */
export const MERMAID_FOLDER = "/vendor/mermaid-11.17.2";

export const MERMAID_ENTRY = "mermaid.esm.min.mjs";

/**
 * The document in which diagrams are drawn. Browsers cache it forever, so a change of its content must change its name.
 */
export const MERMAID_STAGE = `${MERMAID_FOLDER}/stage/`;
