import fs from "node:fs";
import path from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";

/** Every type of the content, with a description on each field: GraphiQL shows them. */
export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(fs.readFileSync(path.resolve("src/gatsby/graphql/schema.graphql"), "utf8"));
}
