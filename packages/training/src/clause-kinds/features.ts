import type { Clause } from "../health/clause.ts";
import type { NoteField } from "./kinds.ts";
import { type Feature, getHash } from "./regression.ts";
import { grammarSignals } from "./signals.ts";
import { kitIn } from "../free-text/kit/kit-words.ts";
import { weekdaysIn } from "../free-text/dates/weekdays.ts";
import { normalise } from "../health/normalise.ts";
import { activitiesIn } from "../injuries/activities.ts";
import { positions } from "../injuries/words/phrases.ts";
import { REGION_WORDS } from "../injuries/words/region-vocabulary.ts";
import { readStatements } from "../injuries/words/statements.ts";
import { memoized } from "../language/memoized.ts";

/** What a classifier sees of a clause. */
export type SeenClause = Pick<Clause, "quote" | "words" | "english" | "language" | "isDenied" | "isOther" | "isJoined" | "sentence">;

/** What is named says more than a word. */
const NAMED = 2;
const BESIDE = 0.6;
/** What the grammar says has seen more sentences than the corpus holds. */
const SIGNAL = 1.5;

/**
 * What the classifier of clause kinds sees of a clause: its words, pairs of them and pieces of them, the same in English with names replaced by
 * what they name, the field, its place in the note, and the English words of the clauses beside it. The squares of all weights add up to 1.
 */
export function clauseFeatures(clauses: readonly SeenClause[], at: number, field: NoteField): readonly Feature[] {
  const known = KNOWN[field].get(clauses) ?? [];
  KNOWN[field].set(clauses, known);
  return (known[at] ??= getFeatures(clauses, at, field));
}

const KNOWN: { readonly [field in NoteField]: WeakMap<readonly SeenClause[], (readonly Feature[])[]> } = {
  injuries: new WeakMap(),
  wishes: new WeakMap(),
};

function getFeatures(clauses: readonly SeenClause[], at: number, field: NoteField): readonly Feature[] {
  const clause = clauses[at];
  if (clause === undefined) return [];
  const weights = new Map<number, number>();
  const add = (feature: string, weight = 1): void => void weights.set(getHash(feature), weight);
  const words = clause.words.map((word) => (/^\d/u.test(word) ? "#" : word)).slice(0, MOST_WORDS);
  words.forEach((word, index) => {
    add(`w ${word}`);
    const next = words[index + 1];
    if (next !== undefined) add(`p ${word} ${next}`);
    const marked = `_${word}_`;
    for (const length of [4, 5])
      for (let from = 0; from + length <= marked.length; from++) add(`c ${marked.slice(from, from + length)}`, 0.5);
  });
  const shown = ["<", ...toShownWords(clause.english).slice(0, MOST_WORDS), ">"];
  shown.forEach((word, index) => {
    add(`e ${word}`);
    const [next, second, third] = [shown[index + 1], shown[index + 2], shown[index + 3]];
    if (next !== undefined) add(`ep ${word} ${next}`);
    if (second !== undefined) add(`es ${word} ${second}`);
    if (next !== undefined && second !== undefined) add(`et ${word} ${next} ${second}`);
    if (third !== undefined) add(`es ${word} ${third}`, 0.5);
    add(`f ${field} ${word}`, 0.7);
  });
  const names = [
    ...(shown.includes("<part>") ? ["part"] : []),
    ...(shown.includes("<move>") ? ["move"] : []),
    ...(shown.includes("<day>") ? ["day"] : []),
    ...(shown.some((word) => word.startsWith("<n")) ? ["number"] : []),
    ...(namesKit(clause.quote) ? ["kit"] : []),
    ...(clause.isDenied ? ["denied"] : []),
    ...(clause.isOther ? ["somebody"] : []),
  ];
  add(`names ${field} ${names.join(" ")}`, NAMED);
  for (const name of names) {
    add(`n ${name}`, NAMED);
    for (const word of shown) add(`nw ${name} ${word}`, 0.5);
  }
  const signals = grammarSignals(clause);
  signals.forEach((signal, index) => {
    add(`g ${signal}`, SIGNAL);
    add(`gf ${field} ${signal}`, SIGNAL);
    for (const other of signals.slice(index + 1)) add(`gg ${signal} ${other}`);
    for (const name of names) add(`gn ${signal} ${name}`);
  });
  add(`field ${field}`, NAMED);
  const { length } = clause.words;
  add(`length ${field} ${length < 4 ? String(length) : length < 7 ? "some" : length < 12 ? "many" : "long"}`);
  add(at === 0 ? "first" : clause.isJoined ? "joined" : "later");
  for (const [where, other] of [
    ["before", clauses[at - 1]],
    ["behind", clauses[at + 1]],
  ] as const) {
    if (other === undefined) continue;
    const isSame = other.sentence === clause.sentence ? "same" : "other";
    add(`${where} ${isSame}`);
    for (const word of toShownWords(other.english).slice(0, MOST_WORDS)) add(`${where} ${word}`, BESIDE);
  }
  const size = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return [...weights].map(([hash, weight]) => [hash, weight / size]);
}

/** More than a person writes in a clause. */
const MOST_WORDS = 40;

/** The English words of a clause with names replaced by what they name, so that what was learned of one holds for all: "<part> hurts when <move>". */
const toShownWords = memoized((english: string): readonly string[] => {
  const words = readStatements(english).flatMap((statement) => statement.words);
  const moves = new Map(activitiesIn(words).map(({ at, length }) => [at, length]));
  const parts = new Set(positions(REGION_WORDS, words));
  const shown: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = moves.get(at);
    const word = words[at];
    if (word === undefined) continue;
    if (length !== undefined) {
      shown.push("<move>");
      at += length - 1;
    } else if (parts.has(at)) shown.push("<part>");
    else if (/^\d/u.test(word.text)) shown.push(/\D$/u.test(word.text) ? `<n${word.text.replace(/^[\d.,:-]+/u, "")}>` : "<n>");
    else if (NUMBERS.has(word.text)) shown.push("<n>");
    else if (weekdaysIn(`${word.text.charAt(0).toUpperCase()}${word.text.slice(1)} am`).length > 0) shown.push("<day>");
    else if (MONTHS.test(word.text)) shown.push("<month>");
    else shown.push(word.text);
  }
  return shown;
});

const NUMBERS = new Set("two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty sixty ninety".split(" "));
const MONTHS =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec|januar|februar|marz|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|christmas|weihnachten|navidad|noel|natale|natal|kerst)$/u;

/** Whether a clause names something to train with or a place to train in. */
function namesKit(quote: string): boolean {
  const said = normalise(quote);
  return kitIn(said).items.length > 0 || PLACE.test(said);
}

const PLACE =
  /\b(?:gym|studio|pool|garage|basement|box|track|park|hotel|home|fitnessstudio|hallenbad|schwimmbad|keller|gimnasio|piscina|garaje|salle|piscine|chez moi|palestra|garagem|ginasio|academia|sportschool|zwembad|zu ?hause|en casa|a casa|em casa|thuis)\b/u;
