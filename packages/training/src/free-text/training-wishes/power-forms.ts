import type { Athlete } from "../../athlete/athlete.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const ONLY = String.raw`(?:only|(?<![^ ] )just|nur|bloss|solo|solamente|seulement|uniquement|que du|soltanto|apenas|somente|alleen|enkel)`;
const SNATCH = String.raw`(?:power ?snatch(?:es)?|standreiss\w*|reissen in den stand|arrancadas? de (?:potencia|fuerza)|arraches? (?:debout|puissance)|strappo (?:in piedi|di potenza)|arranc(?:o|os) de (?:potencia|forca))`;
const CLEAN = String.raw`(?:power ?cleans?|standumsetzen\w*|umsetzen in den stand|cargadas? de (?:potencia|fuerza)|epaules? (?:debout|puissance)|girata in piedi)`;
const LIGHT =
  /^(?:and |und |y |et |e |en )?(?:(?:very|keep it|sehr|muy|tres|molto) )?(?:light|lightly|leicht|ligero|ligera|leger|legere|leggero|leve|licht)$/u;

/** Lifts whose deep catch is left out where only the power form is told, by their names in the catalogue. */
const FORMS = [
  { label: "the power snatch", form: "Power snatch", words: SNATCH, without: ["Snatch", "Snatch balance", "Overhead squat"] },
  { label: "the power clean", form: "Power clean", words: CLEAN, without: ["Squat clean"] },
].map(({ words, ...one }) => ({
  ...one,
  only: new RegExp(
    String.raw`(?<!\b(?:not|nicht|no|pas|non|nao|niet) )\b${ONLY} (?:\w+ )?${words}\b|\b${words} (?:and light )?${ONLY}\b`,
    "u",
  ),
}));

type Form = (typeof FORMS)[number] & { readonly isLight: boolean };

function formsIn(clause: Clause, next: Clause | undefined): readonly Form[] {
  if (clause.isOther) return [];
  const said = normalise(clause.quote.replace(clause.language === "pt" ? SO : ACCENTED_SO, "somente"));
  const isLight = next?.sentence === clause.sentence && LIGHT.test(normalise(next.quote));
  return FORMS.filter(({ only }) => only.test(said)).map((form) => ({ ...form, isLight }));
}

/** "Só" is Portuguese anywhere; without its accent only in a Portuguese text, since English has a "so" too. */
const ACCENTED_SO = /(?<!\p{L})só(?!\p{L})/iu;
const SO = /(?<!\p{L})s[oó](?!\p{L})/iu;

/** "Power snatch only and light": the deep form of that lift is left out, and the other lifts stay. */
export function powerForms({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const next = clauses[at + 1];
    const [form] = formsIn(clause, next);
    // A clause that says more, such as where the deep form hurts, is read as a complaint too.
    if (form === undefined || clause.words.length > MOST_WORDS) return [];
    const quotes = [clause.quote, ...(form.isLight && next !== undefined ? [next.quote] : [])];
    return [{ quotes, days: [], effect: `${form.label} stays${form.isLight ? ", light" : ""}, its deep form is left out` }];
  });
}

const MOST_WORDS = 5;

/** What is told of the power forms anywhere: the exercises that are left out, and those that stay light. */
export function readPowerForms({ injuries = "", dislikes = "" }: Partial<Pick<Athlete, "injuries" | "dislikes">>): {
  readonly without: readonly string[];
  readonly light: readonly string[];
} {
  const text = `${injuries}. ${dislikes}`;
  const forms = readClauses(text).flatMap((clause, at, all) => formsIn(clause, all[at + 1]));
  return { without: forms.flatMap(({ without }) => without), light: forms.flatMap(({ form, isLight }) => (isLight ? [form] : [])) };
}
