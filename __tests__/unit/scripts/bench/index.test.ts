import { parseCommand } from "../../../../scripts/bench";

it("measures builds, first visits and the search at three sizes, beside all peers, by default", () => {
  expect(parseCommand([])).toMatchObject({
    ...{ parts: ["builds", "visits", "search"], posts: [12, 100, 1000], peers: ["docusaurus", "starlight"] },
  });
});

it("takes parts, numbers of posts, peers and types of pages", () => {
  const words = ["lighthouse", "post", "--posts", "12,1000", "--peers", "starlight", "--pages", "home,post"];
  expect(parseCommand(words)).toEqual({
    ...{ parts: ["lighthouse", "post"], posts: [12, 1000], peers: ["starlight"], pages: ["home", "post"] },
  });
  expect(parseCommand(["--peers", "none"]).peers).toEqual([]);
});

it.each(["banana", "0", "-1", "1.5", "1e3", "12x", ""])("refuses %p as a number of posts", (word) => {
  const message = `"${word}" is not a number of posts. Expected whole numbers from 1.`;
  expect(() => parseCommand([`--posts=12,${word}`])).toThrow(message);
});

it.each([
  [["offline"], 'No part is called "offline". Expected some of: builds, visits, search, post, lighthouse.'],
  [["--peers", "hugo"], 'No peer is called "hugo". Expected some of: docusaurus, starlight.'],
  [["--pages", "moon"], 'No type of page is called "moon". Expected some of: home,'],
  [["--post", "12"], "--post"],
])("refuses %p and names what it expected", (words, message) => {
  expect(() => parseCommand(words)).toThrow(message);
});
