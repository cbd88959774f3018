/** The words of Markdown without its signs and tables, for an excerpt: what is cut off in the middle of a sign stays as it is. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/```[^\n]*\n?/g, " ")
    .replaceAll(/^\s*\|.*$/gm, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s{0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+|\d+[.)]\s+|(?:[-*_]\s*){3,}$)/gm, "")
    .replaceAll(/(?<!\w)(\*\*\*|\*\*|__|~~|[*_`])(\S(?:[^\n]*?\S)?)\1(?!\w)/g, "$2")
    .replaceAll(/\s+/g, " ")
    .trim();
}
