/** Wide enough for a line of exercise, narrow enough for a sheet of paper. */
const WIDTH = 110;

/** Breaks a text between words into lines, each with its indent; a word longer than a line stands alone. */
export function wrap(text: string, indent: { readonly first: string; readonly rest: string } = { first: "", rest: "" }): string[] {
  const lines: string[] = [];
  let line = indent.first;
  let isEmpty = true;
  for (const word of text.split(/\s+/u).filter((part) => part !== "")) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent.rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return isEmpty ? lines : [...lines, line];
}
