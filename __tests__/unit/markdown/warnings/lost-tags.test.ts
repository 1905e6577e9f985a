import { messagesOf } from "../../../stand-ins/compile-text";

it.each([
  ["A List<T> of lamps", "1:7", "<T>"],
  ["One\n\n> ssh <your-name>@host", "3:7", "<your-name>"],
  ["git clone <url>, then\nMap<K> and", "1:11", "<url>"],
  ["<div>\n<lamp  level='2'>\n</div>", "2:1", "<lamp level='2'>"],
  ["Use <select> and", "1:5", "<select>"],
  ["<template>\n\nA", "1:1", "<template>"],
  ["<div>\n<std::string>\n</div>", "2:1", "<std::string>"],
])("reports a tag that no element of HTML has in %j", async (text, place, tag) => {
  expect((await messagesOf(text))[0]).toBe(
    `${place} ${tag} reads as a tag of HTML, so readers do not see it. Expected \\${tag}, or code: \`${tag}\`.`,
  );
});

it.each([
  ["<br>\n<https://a.example>", "<https://a.example>"],
  ["<p>\n<me@a.example>\n</p>", "<me@a.example>"],
])("reports an address within a block of HTML: %j", async (text, address) => {
  expect(await messagesOf(text)).toEqual([
    `2:1 ${address} reads as a tag of HTML, so readers do not see it. Expected an empty line before it.`,
  ]);
});

it("reports all lost tags", async () => {
  expect(await messagesOf("Map<K> and <V>\n\n<K>")).toHaveLength(3);
});

it.each([
  "`List<T>` and \\<T>",
  "a<br>b<BR>c <B>d</B> <center>e</center>",
  "<!-- <T> -->",
  "<my-lamp>on</my-lamp>",
  "<select><option>on</select> <TEXTAREA>a</TEXTAREA>",
  "a < b > c and 1 <2> 3",
  "<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>",
])("reports nothing in %j", async (text) => {
  expect(await messagesOf(text)).toEqual([]);
});
