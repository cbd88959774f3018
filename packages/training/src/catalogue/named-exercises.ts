import { EXERCISES } from "./exercises.ts";

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/gu, " ")
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim()} `;

/** What people call the main lifts and movements, and their name in the catalogue. */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/ (?:overhead squats?|ohs) /u, "Overhead squat"],
  [/ front squats? /u, "Front squat"],
  [
    / (?:bench(?: press)?|bankdrucken|bankdrücken|press (?:de )?banca|développé couché|panca(?: piana)?|supino(?: reto)?|bankdrukken|benchen) /u,
    "Bench press",
  ],
  [/ (?:overhead press|strict press|ohp|military press) /u, "Overhead press"],
  [/ (?:dead ?lifts?|kreuzheben|peso muerto|soulevé de terre|stacchi?|stacco|levantamento terra|deadliften) /u, "Deadlift"],
  [/ (?:(?:back )?squats?|kniebeugen?|sentadillas?|agachamentos?|squatten|kniebuigingen) /u, "Back squat"],
  [/ (?:toes to bars?|t2b|ttb) /u, "Toes-to-bar"],
  [/ (?:double unders?|dus) /u, "Double-under"],
  [/ (?:handstand push ?ups?|hspu) /u, "Handstand push-up (strict)"],
  [/ (?:pull ?ups?|klimmzüge?|dominadas?|tractions?|trazioni|barras fixas?|optrekken) /u, "Pull-up (strict)"],
  [/ (?:snatch(?:es)?|reißen|arrancada|arraché|strappo) /u, "Snatch"],
  [/ (?:clean and jerks?|stoßen|épaulé jeté|slancio) /u, "Clean and jerk"],
];

const NAMES = EXERCISES.map(({ name }) => ({ name, words: plain(name) }))
  .filter(({ words }) => words.trim().includes(" "))
  .toSorted((a, b) => b.words.length - a.words.length);

/** The exercises that a clause names, by what people call them or by their whole name in the catalogue. */
export function exercisesNamedIn(text: string): readonly string[] {
  let said = plain(text);
  const found: string[] = [];
  const take = (name: string, words: RegExp | string): void => {
    const left = said.replace(words, " · ");
    if (left === said) return;
    found.push(name);
    said = left;
  };
  for (const { name, words } of NAMES) take(name, words);
  for (const [words, name] of SHORT_NAMES) take(name, words);
  return [...new Set(found)];
}
