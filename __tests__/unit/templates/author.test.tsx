import { render } from "@testing-library/react";
import { Head } from "../../../src/templates/author";
import { pageElement } from "../../stand-ins/page-element";

const PATH = "/blog/authors/jane";

it.each([
  [0, []],
  [1, ["rss.xml", "atom.xml", "feed.json"]],
])("with %i posts names the feeds %j", (count, feeds) => {
  const author = { name: "Jane", path: PATH, socials: [] };
  const list = { path: PATH, number: 1, total: 1, newerPath: null, olderPath: null, count };
  render(pageElement(Head, { data: { author, posts: [] }, pageContext: { list } }));
  const links = [...document.head.querySelectorAll(`[rel='alternate'][href^='${PATH}/']`)];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(feeds.map((file) => `${PATH}/${file}`));
});
