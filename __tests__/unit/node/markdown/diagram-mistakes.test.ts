import { compileMarkdown, type MarkdownText } from "../../../../src/node/markdown/compile";

const messagesOf = async (text: string, format: MarkdownText["format"] = "md") => {
  const { messages } = await compileMarkdown({ file: `a.${format}`, format, text });
  return messages.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

const diagram = (...lines: string[]) => ["```mermaid", ...lines, "```"].join("\n");

const unread = (words: string, type: string) =>
  `Mermaid cannot read this line of the diagram: ${words} Expected the syntax of ${type}; texts with brackets or other signs stand in quotes.`;

describe("a diagram that Mermaid cannot read", () => {
  it.each([
    ["a bracket that is not closed", ["flowchart LR", "  A[x --> B"], `3:3 ${unread("A[x --> B", "flowchart")}`],
    [
      "signs outside of quotes",
      ["flowchart TD", "A --> B", "A[Text (more)] --> C", "C --> D"],
      `4:1 ${unread("A[Text (more)] --> C", "flowchart")}`,
    ],
    ["a wrong arrow", ["stateDiagram-v2", " a -> b"], `3:2 ${unread("a -> b", "stateDiagram-v2")}`],
    ["a value that is missing", ["pie", '  "a" : 1', "  b 2"], `4:3 ${unread("b 2", "pie")}`],
    ["no direction there is", ["graph XX", "A --> B"], `2:1 ${unread("graph XX", "graph")}`],
    ["an end that is missing", ["classDiagram", "class A {", ""], `3:1 ${unread("class A {", "classDiagram")}`],
    [
      "settings and comments above it, which are not counted",
      ["---", "title: A", "---", "%%{init: {}}%%", "%% One", "flowchart LR", "%% Two", "  A((x]"],
      `9:3 ${unread("A((x]", "flowchart")}`,
    ],
    [
      "settings of several lines",
      ["%%{init: {", '"theme": "dark" }}%%', "flowchart LR", "A[x"],
      `5:1 ${unread("A[x", "flowchart")}`,
    ],
    [
      "what cannot be",
      ["gitGraph", "commit", "merge nope"],
      '1:1 The diagram cannot be drawn: Incorrect usage of "merge". Branch to be merged (nope) does not exist. Expected what a gitGraph diagram can show.',
    ],
    [
      "a misspelt type",
      ["", "flowchrt LR", "A --> B"],
      expect.stringMatching(
        /^3:1 "flowchrt" is no type of diagram that Mermaid knows\. Did you mean flowchart\? Expected one of: flowchart, /,
      ),
    ],
  ])("for %s is reported with the line", async (_, lines, message) => {
    expect(await messagesOf(diagram(...lines))).toEqual([message]);
  });

  it.each(["md", "mdx", "module"] as const)("is reported wherever it stands in %s", async (format) => {
    const text = `Text\n\n- One\n\n  ${diagram("pie", '"a" : 1').replaceAll("\n", "\n  ")}\n\n> ${diagram("pie", "  a").replaceAll("\n", "\n> ")}`;
    expect(await messagesOf(text, format)).toEqual([`12:5 ${unread("a", "pie")}`]);
  });

  it.each([
    ["flowchart LR", 'A["a (b)"] --> B{{c}}', "%% A comment [", "subgraph one", "C@{ shape: doc }", "end"],
    ["sequenceDiagram", "participant A", "A->>+B: Hello", "B-->>-A: <b>Hi</b>"],
    ["classDiagram", "class Lamp {", "+level int", "}", "Lamp <|-- Spot"],
    ["stateDiagram-v2", "[*] --> Dark", "Dark --> Lit : cue"],
    ["erDiagram", "DESK ||--o{ LAMP : sets"],
    ["gantt", "title A", "dateFormat YYYY-MM-DD", "section B", "C :2026-01-01, 3d"],
    ["journey", "title A", "section B", "C: 5: Me"],
    ["mindmap", "  root((A))", "    B"],
    ["timeline", "2026 : A"],
    ["quadrantChart", "x-axis A --> B", "C: [0.1, 0.2]"],
    ["xychart-beta", "bar [1, 2]"],
    ["C4Context", 'Person(a, "b")'],
    ["kanban", "  A", "    B"],
    ["architecture-beta", "group a(cloud)[A]"],
    ["gitGraph", "commit", "branch a", "checkout a", "commit"],
  ])("is none of a %s", async (...lines) => {
    expect(await messagesOf(diagram(...lines))).toEqual([]);
  });
});
