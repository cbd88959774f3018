import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { articleParts } from "./article-outline.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { ArticleText } from "./article-text.tsx";
import { MarkdownText } from "./markdown-text.tsx";

const article = (markdown: string) => renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ArticleText, null, markdown)));
const message = (markdown: string) => renderToStaticMarkup(createElement(MarkdownText, null, markdown));

describe.each([
  ["an article", article],
  ["a message", message],
])("nothing in the Markdown of %s runs", (_, html) => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#115;cript:alert(1))",
    "[x](%6Aavascript:alert(1))",
    "[x](\u0001javascript:alert(1))",
    "[x](<javascript:alert(1)>)",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:msgbox)",
    "[x](//evil.example)",
    "[x](/\\evil.example)",
    "<javascript:alert(1)>",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "![x](javascript:alert(1))",
    '![x](x" onerror="alert(1))',
    '[x](https://a.example" onclick="alert(1))',
    "<iframe src=javascript:alert(1)></iframe>",
    "```html\n<script>alert(1)</script>\n```",
    '<style>body{background:url("javascript:alert(1)")}</style>',
    "- [ ] <input onfocus=alert(1) autofocus>",
    "<div style=position:fixed>x</div>",
  ])("%j", (markdown) => {
    const tags = html(markdown).match(/<[a-z][^>]*>/gi) ?? [];
    const odd = tags.filter(
      (tag) => !/^<(?:div|p|a|pre|code|ul|li|em|strong|span)\b/.test(tag) || /\son|style=|srcdoc/i.test(tag.replaceAll(/"[^"]*"/g, '""')),
    );
    expect(odd).toEqual([]);
    expect(tags.join(" ")).not.toMatch(/href="(?!https?:\/\/)/);
  });
});

describe("an article", () => {
  test("links to the web in a new tab, to pages of the app in this one", () => {
    expect(article("[a](https://a.example)")).toContain(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    );
    expect(article("[b](/library/taper)")).toContain('href="/library/taper"');
  });

  test("begins below the title, and its parts can be led to", () => {
    const text = "# One\n\nx\n\n## Two *now*\n\n### Small\n\n## Two *now*\n";
    expect(articleParts(text).map(({ title }) => title)).toEqual(["One", "Two now", "Two now"]);
    for (const { id } of articleParts(text)) expect(article(text)).toContain(`<h2 id="${id}">`);
    expect(new Set(articleParts(text).map(({ id }) => id)).size).toBe(3);
  });

  test("takes a minute at least", () => expect([0, 100, 660].map(readingMinutes)).toEqual([1, 1, 3]));
});
