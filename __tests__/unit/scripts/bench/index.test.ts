import { parseCommand } from "../../../../scripts/bench";

describe("the command", () => {
  it("measures builds, first visits and the search of three sizes beside all peers by default", () => {
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
    expect(() => parseCommand([`--posts=12,${word}`])).toThrow(
      `"${word}" is not a number of posts. Expected whole numbers from 1.`,
    );
  });

  it.each([
    [["offline"], 'No part is called "offline". Expected some of: builds, visits, search, post, lighthouse.'],
    [["--peers", "hugo"], 'No peer is called "hugo". Expected some of: docusaurus, starlight.'],
    [["--pages", "moon"], 'No type of page is called "moon". Expected some of: home,'],
  ])("names what there is instead of %p", (words, message) => {
    expect(() => parseCommand(words)).toThrow(message);
  });

  it("refuses an option that there is not", () => {
    expect(() => parseCommand(["--post", "12"])).toThrow("--post");
  });
});
