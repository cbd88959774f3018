import { readClauses } from "../health/clause.ts";
import { normalise } from "../health/normalise.ts";
import { type Language } from "../language/table.ts";
import { toEnglish } from "../language/translate.ts";
import { clauseFeatures, type SeenClause } from "./features.ts";
import { CLAUSE_KINDS, type KindShares, type NoteField } from "./kinds.ts";
import { getShares, type LoadedRegression, loadRegression } from "./regression.ts";
import { WEIGHTS } from "./weights.gen.ts";

let model: LoadedRegression | undefined;

/** How likely each kind is for each of the clauses of a note, with the committed weights (`npm run notes:train`). */
export function classifyClauses(clauses: readonly SeenClause[], field: NoteField): readonly KindShares[] {
  const known = READ[field].get(clauses);
  if (known !== undefined) return known;
  const loaded = (model ??= loadRegression(WEIGHTS));
  const found = clauses.slice(0, MOST_CLAUSES).map((_, at) => {
    const shares = getShares(loaded, clauseFeatures(clauses, at, field));
    return Object.fromEntries(CLAUSE_KINDS.map((kind, index) => [kind, shares[index] ?? 0])) as { [kind in keyof KindShares]: number };
  });
  READ[field].set(clauses, found);
  return found;
}

/** More than a person writes. */
const MOST_CLAUSES = 120;
const READ: { readonly [field in NoteField]: WeakMap<readonly SeenClause[], readonly KindShares[]> } = {
  injuries: new WeakMap(),
  wishes: new WeakMap(),
};

/** Pieces of a text, split by other rules than those of `readClauses`, as the classifier sees clauses. */
export function toSeenClauses(
  text: string,
  pieces: readonly { readonly quote: string; readonly sentence: number }[],
): readonly SeenClause[] {
  const [first] = readClauses(text);
  const language: Language | "en" = first?.language ?? "en";
  return pieces.map(({ quote, sentence }, at) => ({
    quote,
    sentence,
    language,
    words: normalise(quote).split(" "),
    english: toEnglish(quote, language),
    isDenied: NO.test(normalise(quote)),
    isOther: false,
    isJoined: at > 0 && pieces[at - 1]?.sentence === sentence,
  }));
}

const NO =
  /\b(?:no|not|never|without|none|dont|havent|kein\w*|nicht|nie|ohne|sin|nunca|ni|pas|sans|jamais|aucune?|non|senza|mai|nao|sem|geen|niet|zonder|nooit)\b/u;
