import fs from "node:fs";
import path from "node:path";
import { generateContent } from "../generate-content";
import { REACT, type Peer } from "./peer";

const GATSBY = "5.16.1";
const PLUGINS = "5.16.0";

const FILES: Record<string, string> = {
  "gatsby-config.mjs": `
import remarkGfm from "remark-gfm";

export default {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "blog", path: "blog" } },
    { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"], mdxOptions: { remarkPlugins: [remarkGfm] } } },
  ],
};
`,
  "gatsby-node.mjs": `
import path from "node:path";

export const createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ allMdx { nodes { id internal { contentFilePath } } } }");
  for (const { id, internal } of data.allMdx.nodes) {
    actions.createPage({
      path: "/blog/" + path.basename(internal.contentFilePath, ".mdx"),
      component: path.resolve("src/templates/post.js") + "?__contentFilePath=" + internal.contentFilePath,
      context: { id },
    });
  }
};
`,
  "src/templates/post.js": `
import React from "react";
import { graphql, Link } from "gatsby";

export default function Post({ data, children }) {
  const { title, date } = data.mdx.frontmatter;
  return (
    <main>
      <Link to="/">Home</Link>
      <h1>{title}</h1>
      <time>{date}</time>
      {children}
    </main>
  );
}

export const Head = ({ data }) => <title>{data.mdx.frontmatter.title}</title>;

export const query = graphql\`query ($id: String!) { mdx(id: { eq: $id }) { frontmatter { title date } } }\`;
`,
  "src/pages/index.js": `
import React from "react";
import { graphql, Link } from "gatsby";

export default function Home({ data }) {
  return (
    <main>
      <h1>Bench</h1>
      <ul>
        {data.allMdx.nodes.map(({ frontmatter, internal }) => (
          <li key={internal.contentFilePath}>
            <Link to={"/blog/" + /([^/]+)[.]mdx$/.exec(internal.contentFilePath)[1]}>{frontmatter.title}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

export const query = graphql\`
  { allMdx(limit: 10, sort: { frontmatter: { date: DESC } }) { nodes { frontmatter { title } internal { contentFilePath } } } }
\`;
`,
};

/** MDX knows its own comments only. */
function toMdx(dir: string): void {
  for (const name of fs.readdirSync(path.join(dir, "blog"))) {
    const file = path.join(dir, "blog", name);
    fs.writeFileSync(
      file.replace(/\.md$/, ".mdx"),
      fs.readFileSync(file, "utf8").replace("<!-- truncate -->", "{/* truncate */}"),
    );
    fs.rmSync(file);
  }
}

/** Gatsby as its tutorial has it: each post a component, a page bare of styles, code without colours. */
export const gatsbyMdx: Peer = {
  name: `Gatsby ${GATSBY}, one component a post`,
  id: "gatsby-mdx",
  packages: {
    gatsby: GATSBY,
    react: REACT,
    "react-dom": REACT,
    "gatsby-plugin-mdx": PLUGINS,
    "gatsby-source-filesystem": PLUGINS,
    "@mdx-js/react": "2.3.0",
    "remark-gfm": "3.0.1",
  },
  writeSite: (dir, posts) => {
    for (const [name, text] of Object.entries(FILES)) {
      fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      fs.writeFileSync(path.join(dir, name), text);
    }
    generateContent(dir, posts);
    toMdx(dir);
  },
  content: "blog",
  editedPost: "blog/post-1.mdx",
  build: ["gatsby", "build"],
  caches: [".cache", "public"],
  output: "public",
  post: "/blog/post-1/",
};
