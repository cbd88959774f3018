/** A text with what is selected in it, by positions. */
export interface Selected {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type MarkdownEdit = "bold" | "italic" | "heading" | "list" | "quote" | "link";

/** What takes the place of `from` to `to`, and what of it is selected then. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly by: string;
  readonly select: readonly [from: number, to: number];
}

/** Marks what is selected, or puts a word there to type over. */
export function editMarkdown(edit: MarkdownEdit, { text, from, to }: Selected): Replacement {
  if (edit === "bold") return wrapped(text, from, to, "**", "bold text", "**");
  if (edit === "italic") return wrapped(text, from, to, "*", "emphasis", "*");
  if (edit === "link") return link(text, from, to);
  return lines(text, from, to, PREFIX[edit]);
}

const PREFIX = { heading: "## ", list: "- ", quote: "> " };

function wrapped(text: string, from: number, to: number, open: string, placeholder: string, close: string): Replacement {
  const words = text.slice(from, to) || placeholder;
  const start = from + open.length;
  return { from, to, by: `${open}${words}${close}`, select: [start, start + words.length] };
}

function link(text: string, from: number, to: number): Replacement {
  const words = text.slice(from, to) || "link text";
  const start = from + words.length + 3;
  return { from, to, by: `[${words}](https://)`, select: [start, start + "https://".length] };
}

/** Whole lines get the sign, or lose it when all of them have it. */
function lines(text: string, from: number, to: number, prefix: string): Replacement {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const end = text.indexOf("\n", to) === -1 ? text.length : text.indexOf("\n", to);
  const before = text.slice(start, end).split("\n");
  const marked = before.every((line) => line.startsWith(prefix));
  const by = before.map((line) => (marked ? line.slice(prefix.length) : `${prefix}${line}`)).join("\n");
  return { from: start, to: end, by, select: [start + (before.length > 1 ? 0 : by.length), start + by.length] };
}
