import { generatePosts } from "../../../../../scripts/bench/search/generated-posts";
import { knownItems, meanReciprocalRank, ROWS } from "../../../../../scripts/bench/search/known-items";

const posts = generatePosts(40);

describe("generated posts", () => {
  it("are the same in every run, and each is another", () => {
    expect(generatePosts(40)).toEqual(posts);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(40);
  });
});

describe("queries for known items", () => {
  const items = knownItems(posts, 20);
  const textOf = (path: string) => {
    const { title, sections } = posts.find(({ slug }) => path === `/blog/${slug}`)!;
    return [title, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join(" ").toLowerCase();
  };

  it("are the same in every run", () => {
    expect(knownItems(posts, 20)).toEqual(items);
    for (const row of ROWS) expect(items[row]).toHaveLength(20);
  });

  it("are made of words of the post they are for, except for the mistakes", () => {
    for (const { query, path } of [...items.exact, ...items.sections]) {
      for (const word of query.split(" ")) expect(textOf(path)).toContain(word);
    }
    const isChanged = ({ query, path }: { query: string; path: string }) =>
      query.split(" ").some((word) => !textOf(path).includes(word));
    expect(items.typo.filter(isChanged).length).toBeGreaterThan(15);
  });
});

describe("the mean reciprocal rank", () => {
  it("counts nothing beyond the tenth", () => {
    expect(meanReciprocalRank([1, 2, null, 11])).toBe(0.375);
  });
});
