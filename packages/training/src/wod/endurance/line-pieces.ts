import { splitClauses } from "./clauses.ts";
import { type Piece, type PieceContext, readPiece } from "./piece.ts";
import { mergeManner } from "./session-parts.ts";
import type { SessionState } from "./session-state.ts";
import { AFTER, AMOUNT_IN_TITLE, isOfSomethingElse } from "./session-words.ts";

/** The pieces of a line, those with an amount of something else excepted: then the line is not read. */
export function readPieces(state: SessionState, text: string, source: string, hasRole: boolean): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let unit = state.total?.unit ?? "";
  const clauses = splitClauses(text.replace(AFTER, ""));
  const aside: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const before = pieces.at(-1);
    const inLine = pieces.some(({ count, list }) => (count ?? list) !== undefined);
    const afterSet: PieceContext["afterSet"] = inLine ? "line" : at === 0 && state.wasSet && !hasRole ? "above" : "no";
    const sport = pieces.findLast((one) => one.sport !== undefined)?.sport ?? state.sport;
    // What is done inside a longer piece is said in its own words.
    if (clause.joint === "with" && before?.kind === "work" && before.count === undefined) {
      const piece = readPiece(clause, { sport, unit: toUnit(before), afterSet: "no" });
      if (piece.place === undefined && piece.kind !== "rest" && !AFTER.test(text)) {
        const said = insideText(source, clause.text);
        pieces[pieces.length - 1] = { ...before, how: [before.how, said].filter((one) => one !== "").join(", ") };
        return pieces;
      }
      pieces.push(piece);
      continue;
    }
    if (clause.joint === ":" && before?.kind === "work") unit = toUnit(before);
    if (clause.isInside && before !== undefined && before.count === undefined)
      unit = before.metres === undefined ? unit : state.sport === "Swim" ? "m" : unit;
    const pace = clause.joint === "(" && before?.metres !== undefined ? toPace(clause.text, before) : undefined;
    if (pace !== undefined && before !== undefined) {
      pieces[pieces.length - 1] = { ...before, manner: mergeManner(before.manner, { pace }) };
      continue;
    }
    const piece = readPiece(clause, {
      sport,
      unit,
      afterSet,
      hasTotal: state.total !== undefined,
      isAmongWays: before?.isInside === true && before.metres !== undefined,
    });
    if (piece.kind === "unclear" || isOfSomethingElse(piece)) {
      // What stands behind a comma and is nothing of the effort before it is shown back.
      if (!clause.isInside && before?.kind === "work" && clause.joint === "," && !AMOUNT_IN_TITLE.test(clause.text)) {
        aside.push(clause.text);
        continue;
      }
      if (
        !clause.isInside ||
        before === undefined ||
        (before.count !== undefined && before.seconds === undefined && before.metres === undefined)
      )
        return undefined;
      pieces[pieces.length - 1] = { ...before, how: [before.how, clause.text].filter((one) => one !== "").join(", ") };
      continue;
    }
    pieces.push(piece);
  }
  state.unread.push(...aside);
  return pieces;
}

/** "(7:50)" behind miles, "(80-84 s)" behind 400 m. */
export function toPace(text: string, before: Pick<Piece, "text" | "metres" | "unit">): string | undefined {
  if (/^\d{1,2}:\d\d(?:-\d{1,2}:\d\d)?$/.test(text))
    return (before.metres ?? 0) < METRES_PER_KM ? `${text} each` : `${text} /${toUnit(before) === "mile" ? "mile" : "km"}`;
  return /^\d{2,3}(?:-\d{2,3})? s$/.test(text) && (before.metres ?? 0) < METRES_PER_KM ? `${text} each` : undefined;
}

const METRES_PER_KM = 1000;

function toUnit({ seconds, text, unit }: Partial<Pick<Piece, "seconds" | "unit">> & Pick<Piece, "text">): string {
  if (unit !== undefined && unit !== "") return unit;
  return seconds !== undefined ? "min" : /mile|\bmi\b/.test(text) ? "mile" : /\dk|k\b|km/.test(text.replace(/ /g, "")) ? "km" : "m";
}

/** The words of what is done inside a longer piece, as they were typed. */
function insideText(source: string, clause: string): string {
  const at = source.toLowerCase().search(/\b(?:with|w\/|incl)/);
  return at < 0
    ? `with ${clause}`
    : source
        .slice(at)
        .trim()
        .replace(/^w\/ ?/i, "with ")
        .replace(/^incl\.? /i, "including ");
}
