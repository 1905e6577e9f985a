import { buildSchema, isObjectType, type GraphQLObjectType } from "graphql";
import { DEFAULT_SITE } from "../../../../src/content/site";
import { createSchema } from "../../../../src/gatsby/graphql/schema";

const createTypes = jest.fn();
createSchema({ actions: { createTypes } } as never);
const [definitions] = createTypes.mock.calls[0] as [string];

/** What Gatsby itself adds to the schema. */
const GATSBY = `
  interface Node { id: ID! }
  type File { id: ID! }
  scalar Date
  scalar JSON
  directive @dontInfer on OBJECT
  directive @infer on OBJECT
  directive @childOf(types: [String!]) on OBJECT
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath(from: String) on FIELD_DEFINITION
  directive @link(by: String, from: String, on: String) on FIELD_DEFINITION
  directive @proxy(from: String!, fromNode: Boolean) on FIELD_DEFINITION
`;

const schema = buildSchema(GATSBY + definitions, { assumeValidSDL: true });
const types = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith("__") && type.name !== "File",
);

it("the schema describes every type and every field", () => {
  const silent = types.flatMap((type) => {
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const missing = fields
      .filter(({ name, description }) => !description && name !== "id")
      .map(({ name }) => `${type.name}.${name}`);
    return type.description ? missing : [type.name, ...missing];
  });
  expect(silent).toEqual([]);
});

it("the settings of the site are there, without those that only the build needs", () => {
  const fields = Object.keys((schema.getType("SiteSettings") as GraphQLObjectType).getFields());
  const absent = Object.keys(DEFAULT_SITE).filter((name) => !fields.includes(name));
  expect(absent.sort()).toEqual(["checks", "frontMatter"]);
});
