import type { SourceNodesArgs } from "gatsby";
import { keepPageNodes } from "../../../../src/node/pages/keep-page-nodes";

it("keeps the nodes of the pages that Gatsby knows from the build before, and no others", () => {
  const nodes = [{ path: "/" }, { path: "/blog" }, { path: "/of-no-page" }];
  const touched: unknown[] = [];
  keepPageNodes({
    actions: { touchNode: (node: unknown) => touched.push(node) },
    getNodesByType: (type: string) => (type === "SitePage" ? nodes : []),
    store: {
      getState: () => ({ pages: new Map([...nodes.slice(0, 2), { path: "/new" }].map((page) => [page.path, page])) }),
    },
  } as unknown as SourceNodesArgs);
  expect(touched).toEqual(nodes.slice(0, 2));
});
