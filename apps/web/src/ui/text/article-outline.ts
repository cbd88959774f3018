import { parser, RuleType, type MarkdownToJSX } from "markdown-to-jsx/react";

/** How articles are read: no HTML, ids that cannot be those of the page around them. */
export const ARTICLE_OPTIONS = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  slugify: (text: string, usual: (text: string) => string) => `part-${usual(text)}`,
};

export interface ArticlePart {
  /** Id of the heading as `ArticleText` draws it. */
  readonly id: string;
  readonly title: string;
}

/** The parts of a text, by its headings of the two highest levels in it that stand for parts: `#` and `##`. */
export function articleParts(markdown: string): readonly ArticlePart[] {
  return parser(markdown, ARTICLE_OPTIONS).flatMap((node) =>
    node.type === RuleType.heading && node.level <= 2 ? [{ id: node.id, title: getWords(node.children) }] : [],
  );
}

function getWords(nodes: readonly MarkdownToJSX.ASTNode[]): string {
  return nodes.map((node) => ("text" in node ? node.text : "children" in node ? getWords(node.children ?? []) : "")).join("");
}
