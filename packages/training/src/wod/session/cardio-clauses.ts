import { plainLine } from "./plain-line.ts";
import { withoutDate } from "./without-date.ts";

export interface WrittenClause {
  readonly text: string;
  /** What stands before a colon: "Fartlek 45 min:". */
  readonly isHeader: boolean;
}

/** The clauses of a line of a run, ride, row or swim. */
export function cardioClauses(line: string): readonly WrittenClause[] {
  const text = withoutDate(plainLine(line)).replace(/^(?:[a-f][.)]|then:?|-)\s+/i, "");
  const [, header, behind] = /^([^:]*[a-z][^:]*?):\s+(\S.*)$/i.exec(text) ?? /^([^:]*[a-z][^:]*?):()$/i.exec(text) ?? [];
  const isHeading = header !== undefined && !/\d ?x ?\d|^(?:wu|cd|warm|cool|main|rest|pace|target)/i.test(header);
  const body = isHeading
    ? (behind ?? "")
    : text.replace(/^((?:wu|cd|w\/u|c\/d|warm[- ]?up|cool[- ]?down)|main(?: set)?|work):\s*/i, (_, label: string) =>
        /main|work/i.test(label) ? "" : `${label} `,
      );
  const clauses = withoutBrackets(body)
    .split(
      /[;!]\s*|,\s+|(?<=[a-z)] ?)\.\s+|\s+then\s+|\s+(?:and|und|et|y|e)\s+(?=\d)|\s+\/\s+(?!\d+ ?m?$)|\s+\+\s+(?=\d)(?!\d+ ?s\b)|^\s*\+\s+/i,
    )
    .map((one) => one.trim())
    .filter((one) => /[a-z\d]/i.test(one))
    .map((one) => ({ text: one, isHeader: false }));
  return [...(isHeading ? [{ text: header, isHeader: true }] : []), ...clauses];
}

/** "3 x (1 mile, 3 min rest)" is "3 x 1 mile, 3 min rest"; "(4 min easy)" is a clause; sets of sets keep their brackets. */
function withoutBrackets(text: string): string {
  return text.replaceAll(/(\d+ ?x ?)?\(([^()]*)\)/gi, (whole, times: string | undefined, inside: string) => {
    if (times !== undefined) return /\d ?x ?\d/i.test(inside) ? whole : `${times}${inside}`;
    return `, ${inside}`;
  });
}
