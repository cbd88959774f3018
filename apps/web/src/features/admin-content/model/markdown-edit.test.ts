import { expect, test } from "vitest";
import { editMarkdown, type MarkdownEdit } from "./markdown-edit.ts";

/** The text with the selection in brackets. */
function after(edit: MarkdownEdit, marked: string): string {
  const from = marked.indexOf("[");
  const to = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  const change = editMarkdown(edit, { text, from, to });
  const [start, end] = change.select;
  const result = text.slice(0, change.from) + change.by + text.slice(change.to);
  return `${result.slice(0, start)}⟦${result.slice(start, end)}⟧${result.slice(end)}`;
}

test.each([
  ["bold", "Pull [hard] now", "Pull **⟦hard⟧** now"],
  ["italic", "[]", "*⟦emphasis⟧*"],
  ["link", "See [here].", "See [here](⟦https://⟧)."],
  ["heading", "One\nTw[]o\nThree", "One\n## Two⟦⟧\nThree"],
  ["list", "O[ne\nTw]o", "⟦- One\n- Two⟧"],
  ["list", "- O[ne\n- Tw]o", "⟦One\nTwo⟧"],
  ["quote", "[]", "> ⟦⟧"],
] as const)("%s of %j is %j", (edit, before, expected) => expect(after(edit, before)).toBe(expected));
