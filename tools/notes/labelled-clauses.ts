import { toSeenClauses } from "../../packages/training/src/clause-kinds/classify.ts";
import { clauseFeatures, type SeenClause } from "../../packages/training/src/clause-kinds/features.ts";
import type { ClauseKind, NoteField } from "../../packages/training/src/clause-kinds/kinds.ts";
import type { Feature } from "../../packages/training/src/clause-kinds/regression.ts";
import { readClauses } from "../../packages/training/src/health/clause.ts";
import { splitWishes } from "../../packages/training/src/statements/wishes/wish-pieces.ts";
import type { LabelledNote, LabelledText } from "./labelled-notes.ts";

/** A clause as the classifier sees it, with what it means. */
export interface LabelledClause {
  readonly features: readonly Feature[];
  readonly quote: string;
  readonly field: NoteField;
  readonly language: string;
  readonly told: LabelledText;
}

/** Kinds that are told in the other field as well. */
const ACROSS: { readonly [field in NoteField]: ReadonlySet<ClauseKind> } = {
  injuries: new Set(["amount", "schedule", "gear", "no-gear", "goal"]),
  wishes: new Set(["complaint", "trigger", "tolerated", "healed", "cannot", "amount"]),
};

/** What is learned from a note: its clauses as they were labelled, in the other field where they are told there too, and as the engine splits them. */
export function toLearned(note: LabelledNote, isFrame: boolean): readonly LabelledClause[] {
  return [...wholeClauses(note), ...acrossClauses(note), ...(isFrame ? [] : splitClauses(note))];
}

/** The clauses of a note as they were labelled. */
export function wholeClauses(note: LabelledNote): readonly LabelledClause[] {
  return seenWhole(note, fieldOf(note));
}

/** Complaints are told among the wishes too, and numbers and days among the complaints. */
function acrossClauses(note: LabelledNote): readonly LabelledClause[] {
  const field = fieldOf(note) === "injuries" ? "wishes" : "injuries";
  return note.clauses.some(({ kind }) => ACROSS[field].has(kind))
    ? seenWhole(note, field).filter(({ told }) => ACROSS[field].has(told.kind))
    : [];
}

function seenWhole({ lang, clauses }: LabelledNote, field: NoteField): readonly LabelledClause[] {
  const text = clauses.map((one) => one.text).join(" ");
  const seen = toSeenClauses(
    text,
    clauses.map((one) => ({ quote: one.text, sentence: 0 })),
  );
  return clauses.map((told, at) => ({ features: clauseFeatures(seen, at, field), quote: told.text, field, language: lang, told }));
}

/** The clauses of a note as the engine splits it, each with what the labelled clause means that most of it lies in. */
export function splitClauses(note: LabelledNote): readonly LabelledClause[] {
  const { lang, field, clauses } = note;
  const texts = clauses.map((one) => one.text);
  const text = texts.join(" ");
  const starts = texts.map((_, at) => texts.slice(0, at).join(" ").length + (at === 0 ? 0 : 1));
  const toldAt = (from: number, to: number): LabelledText | undefined => {
    const shared = texts.map((one, at) => Math.min(to, (starts[at] ?? 0) + one.length) - Math.max(from, starts[at] ?? 0));
    return clauses[shared.indexOf(Math.max(...shared))];
  };
  const label = (pieces: readonly SeenClause[], of: NoteField, isLabelled: (at: number) => boolean): readonly LabelledClause[] => {
    let from = 0;
    return pieces.flatMap((piece, at): readonly LabelledClause[] => {
      const start = text.indexOf(piece.quote, from);
      if (start < 0) return [];
      from = start + piece.quote.length;
      const told = toldAt(start, from);
      return isLabelled(at) && told !== undefined
        ? [{ features: clauseFeatures(pieces, at, of), quote: piece.quote, field: of, language: lang, told }]
        : [];
    });
  };
  const read = readClauses(text);
  if (field === "injuries") return label(read, "injuries", () => true);
  const wishes = splitWishes(text);
  return [
    ...label(toSeenClauses(text, wishes), "wishes", (at) => wishes[at]?.link !== "instead" && wishes[at]?.link !== "except"),
    ...label(read, "wishes", () => true),
  ];
}

function fieldOf({ field }: LabelledNote): NoteField {
  return field === "injuries" ? "injuries" : "wishes";
}
