import { ADDRESS, hasMdx, replaceInText, replaceTags } from "../../../../scripts/import/markdown";

const found = (text: string): string[] => {
  const addresses: string[] = [];
  replaceInText(text, ADDRESS, (address) => void addresses.push(address));
  return addresses;
};

it.each([
  ['[a](/a) ![b](b.png "B") [![c](c.png)](/c)', ["/a", "b.png", "c.png", "/c"]],
  ["[a](<a b.md>) [b](/b_(c)#d)\n\n> [d]: </d> 'D'", ["a b.md", "/b_(c)#d", "/d"]],
  ['<img alt="" src=\'e f.png\'><a href="/f">f</a>', ["e f.png", "/f"]],
  ['<img src={require("./e.png").default} />', ["./e.png"]],
  ["`[a](/a)`\n\n```md\n[b](/b)\n```\n\n[c]: words (d)", ["words"]],
])("finds the addresses outside of code in %j", (text, addresses) => {
  expect(found(text)).toEqual(addresses);
});

it.each([
  ["<Tabs></Tabs>", true],
  ['import A from "./a";', true],
  ["A {/* note */} b", true],
  ["A\n\n{/* more of this */}\n\n<div>\n{/* #note later */}\n</div>", true],
  ["A\n\n<div>\n{/* note */}\n</div>", true],
  ["A `{/* note */}` b\n\n{/* truncate */}", false],
  ['<img src={require("./a.png").default} />', true],
  ["```jsx\n<Tabs></Tabs>\n```", false],
])("tells whether %j is MDX: %s", (text, is) => {
  expect(hasMdx(text)).toBe(is);
});

it.each([
  ["hugo", '{{< figure src="a b.png" title=\'T "x"\' link="/l" >}}', '[![](a%20b.png "T &quot;x&quot;")](/l)'],
  ["hugo", '{{% img src="a.png" alt=`A` /%}}', "![A](a.png)"],
  ["hugo", "{{< figure class=x >}} `{{< img src='a' >}}`", "{{< figure class=x >}} `{{< img src='a' >}}`"],
  ["hugo", "{{< figure src=a.png alt=A >}}", "![A](a.png)"],
  ["hugo", '{{< figure src=a title=T caption=C attr="By A" attrlink=/b >}}', '![](a "T – C – [By A](/b)")'],
  ["hugo", String.raw`{{< img src=a caption="A \"b\"" >}}`, '![](a "A &quot;b&quot;")'],
  ["hugo", '{{< img src=a caption="{{< b \\"c\\" >}}" >}}', '{{< img src=a caption="{{< b \\"c\\" >}}" >}}'],
  ["hugo", '{{< youtube id="a-b_c" autoplay="true" >}}', "::video[Video]{id=a-b_c}"],
  ["hugo", "{{< youtube loading='lazy' id='a' >}} {{< youtube a=b >}}", "::video[Video]{id=a} {{< youtube a=b >}}"],
  [
    "hugo",
    String.raw`4\\( a\_b \\), \\(k\\)s, \(c\) \\[d \\\\ \{e\}\\]`,
    String.raw`4<!-- -->$a_b$, $k$<!-- -->s, \(c\) $$d \\ {e}$$`,
  ],
  ["hugo", "\\\\(x\\\\)\\\\(y +\nz\\\\)$5", "$x$<!-- -->$y +\nz$<!-- -->$5"],
  ["hugo", "a \\\\[4pt]\n\n\\\\[ x \\\\]", "a \\\\[4pt]\n\n$$x$$"],
  ["hugo", "    grep '\\\\(a\\\\)'", "    grep '\\\\(a\\\\)'"],
  ["hugo", "<pre>\n\\\\[a\\\\]</pre>", "<pre>\n\\\\[a\\\\]</pre>"],
  ["hugo", '[a]({{< relref "b.md#c" >}})', "[a](b.md#c)"],
  ["hugo", '[a]({{% ref path="docs/b#c" lang="en" %}}) [d]({{< ref `d` >}})', "[a](docs/b#c) [d](d)"],
  [
    "hugo",
    '{{< highlight Go "linenos=table,hl_lines=2 4-5,linenostart=7" >}}\nx := 1\n{{< /highlight >}}',
    "```go showLineNumbers=7 {2,4-5}\nx := 1\n```",
  ],
  [
    "hugo",
    '```go {linenos=inline hl_lines=[3,"6-8"] style=a}\nx\n```',
    "```go showLineNumbers {3,6-8} {style=a}\nx\n```",
  ],
  ["hugo", '```go {linenos=false, hl_lines=["2"]}\nx\n```', "```go {2}\nx\n```"],
  ["hugo", "```go {1} {.a}\n```b {linenos=true}\n```", "```go {1} {.a}\n```b {linenos=true}\n```"],
  [
    "docusaurus",
    "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('a.png')} />",
    '\n<img src="/a.png" />',
  ],
  ["jekyll", "{% highlight ruby linenos %}\nputs 1\n{% endhighlight %}", "```ruby showLineNumbers\nputs 1\n```"],
  ["jekyll", "{% highlight ruby %}\nputs 1\n{% endhighlight %}", "```ruby\nputs 1\n```"],
  ["jekyll", "[a]({{ site.url }}{{ site.baseurl }}/a) {{ site.title }}", "[a](/a) {{ site.title }}"],
  ["jekyll", "![]({{ '/a.png' | relative_url }})", "![](/a.png)"],
  [
    "jekyll",
    "[a]({% post_url 2020-01-02-b %}) [c]({% link _docs/d.md %})",
    "[a](/_posts/2020-01-02-b) [c](/_docs/d.md)",
  ],
  ["jekyll", "{% raw %}{{ site.url }}{% endraw %} `{% raw %}`", "{{ site.url }} `{% raw %}`"],
  ["jekyll", "```\n{% raw %}{{ a }}{% endraw %}\n```\n\n{{ site.url }}/b", "```\n{{ a }}\n```\n\n/b"],
  ["jekyll", "{% highlight md %}\na ``` b\n{% endhighlight %}", "````md\na ``` b\n````"],
])("writes Markdown for tags of %s: %s", (tool, before, after) => {
  expect(replaceTags(before, tool)).toBe(after);
});

it("takes no formulas of Hugo as they are if it does not pass them through", () => {
  const config = "passthrough:\n  enable: false\nother:\n  enable: true";
  expect(replaceTags(String.raw`\(a\) \\(b\\)`, "hugo", config)).toBe(String.raw`\(a\) $b$`);
});

it("keeps the formulas of Hugo as they are if it passes them through", () => {
  const text = String.raw`\(a_b\) \\(c\\) \[d \\ e\]`;
  expect(replaceTags(text, "hugo", "[markup.goldmark.extensions.passthrough]\nenable = true")).toBe(
    String.raw`$a_b$ \\(c\\) $$d \\ e$$`,
  );
});
