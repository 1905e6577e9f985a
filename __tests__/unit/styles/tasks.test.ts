import fs from "node:fs";
import { JSDOM } from "jsdom";
import { htmlOf } from "../../stand-ins/compile-text";

it.each([
  "```js\n  call();\n  ```",
  "> quoted",
  ":::details[More]\n  words\n  :::",
  ":::note\n  words\n  :::",
  "- another list",
])("aligns %j below a task with the words of the task", async (block) => {
  const [, selector] = /(\.prose \.task-list-item > [^{]+) \{/.exec(fs.readFileSync("src/styles/prose.css", "utf8"))!;
  const html = await htmlOf(`- [ ] a task\n  ${block}`);
  const { document } = new JSDOM(`<div class="prose">${html}</div>`).window;
  const [, ...below] = document.querySelector(".task-list-item")!.children;
  expect(below.map((element) => element.matches(selector!))).toEqual([true]);
});
