import type { Row } from "./read-rows.ts";

/** The rows as lines of RFC 4180, with the names of the columns first. */
export async function* csv(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let columns: readonly string[] | undefined;
  for await (const rows of pages) {
    let text = "";
    if (columns === undefined) {
      columns = Object.keys(rows[0] ?? {});
      text += line(columns);
    }
    for (const row of rows) text += line(columns.map((column) => row[column]));
    yield text;
  }
}

const line = (values: readonly unknown[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? harmless(value) : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run text that begins like a formula, some of them also behind blanks and with full-width signs. The exact text is in the JSON. */
const harmless = (text: string): string => (/^\s*[=+@＝＋－＠]|^[\t\r\n]|^\s*-(?!(?:\d+\.?\d*|\.\d+)$)/.test(text) ? `'${text}` : text);
