import { kitIn } from "../free-text/kit/kit-words.ts";
import { weekdaysIn } from "../free-text/dates/weekdays.ts";
import { normalise } from "../health/normalise.ts";
import { activitiesIn } from "../injuries/activities.ts";
import { positions } from "../injuries/words/phrases.ts";
import { REGION_WORDS } from "../injuries/words/region-vocabulary.ts";
import { readStatements } from "../injuries/words/statements.ts";
import { memoized } from "../language/memoized.ts";

/** The English words of a clause with names replaced by what they name, so that what was learned of one holds for all: "<part> hurts when <move>". */
export const toShownWords = memoized((english: string): readonly string[] => {
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
export function namesKit(quote: string): boolean {
  const said = normalise(quote);
  return kitIn(said).items.length > 0 || PLACE.test(said);
}

const PLACE =
  /\b(?:gym|studio|pool|garage|basement|box|track|park|hotel|home|fitnessstudio|hallenbad|schwimmbad|keller|gimnasio|piscina|garaje|salle|piscine|chez moi|palestra|garagem|ginasio|academia|sportschool|zwembad|zu ?hause|en casa|a casa|em casa|thuis)\b/u;
