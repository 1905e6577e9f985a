import { cleanHtml } from "../../../../src/gatsby/nodes/clean-html";

it.each([
  ["Version 2 is <b>out</b>", "Version 2 is <b>out</b>"],
  ['<a href="https://a.example">Read</a>', '<a href="https://a.example">Read</a>'],
  ['<a href="/blog/new">Read</a>', '<a href="/site/blog/new">Read</a>'],
  ['<a href="//a.example">Read</a>', '<a href="//a.example">Read</a>'],
  [
    '<a href="https://a.example" target="_blank">A</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">A</a>',
  ],
  ["Open <b>end", "Open <b>end</b>"],
  ["a & b", "a &#x26; b"],
])("keeps text with links: %s", (html, expected) => {
  expect(cleanHtml(html, "/site")).toBe(expected);
});

it.each([
  ["Hi<script>alert(1)</script>", "Hi"],
  ['<a href="javascript:alert(1)">Hi</a>', "<a>Hi</a>"],
  ['<b onclick="a()" style="color: red" class="x">Hi</b>', "<b>Hi</b>"],
  ['Hi<img src="https://tracker.example/a.png" onerror="a()">', "Hi"],
  ['<iframe src="https://a.example">no</iframe>Hi', "Hi"],
  ["<style>body { display: none }</style>Hi", "Hi"],
  ["<svg><script>a()</script><text>Hi</text></svg>", "Hi"],
])("removes what could load or run something: %s", (html, expected) => {
  expect(cleanHtml(html, "")).toBe(expected);
});
