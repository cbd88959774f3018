import Papa from "papaparse";
import { Refusal } from "./refusal.ts";

interface CsvRow {
  /** 1-based line of the file on which the row begins. */
  readonly line: number;
  /** By the name of the column, in lower case. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** RFC 4180 with commas, semicolons or tabs. Throws a Refusal for a file without rows; `what`: what a row tells of, "set". */
export function readTable(text: string, what: string): CsvTable {
  const { data } = Papa.parse<string[]>(text, { delimiter: readDelimiter(text) });
  const [head, ...rest] = data;
  const columns = (head ?? []).map((name) => name.trim().toLowerCase());
  let line = 1 + getLines(head ?? []);
  const rows: CsvRow[] = [];
  for (const values of rest) {
    if (values.some((value) => value.trim() !== ""))
      rows.push({ line, fields: Object.fromEntries(columns.map((column, n) => [column, values[n]?.trim() ?? ""])) });
    line += getLines(values);
  }
  if (rows.length === 0) throw new Refusal(`The file is empty: it has no line with ${/^[aeiou]/.test(what) ? "an" : "a"} ${what}.`);
  return { columns, rows };
}

/** The delimiter, counted in the heading alone: the text of an athlete may hold any number of commas and semicolons. */
function readDelimiter(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const getLines = (values: readonly string[]): number =>
  1 + values.reduce((sum, value) => sum + (value.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
