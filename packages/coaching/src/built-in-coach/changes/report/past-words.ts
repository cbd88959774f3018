import type { Clause } from "../../conversation/clause.ts";
import type { Tongue } from "../../turn/languages.ts";

/** Words that say work is over. */
const DONE: { readonly [tongue in Tongue]: RegExp } = {
  en: / (?:(?:i |ive |i have |just |already )*(?:did|done|ran|rode|rowed|swam|skied|hiked|jogged|squatted|benched|deadlifted|pressed|snatched|cleaned|lifted|hit|got|managed|made|finished|completed|nailed|smashed|pulled)|parkrun)(?= )/,
  de: / (?:(?:hab |habe |bin |ich |grad |gerade )*(?:gemacht|geschafft|gelaufen|gerudert|gefahren|geschwommen|gewandert|gehoben|gebeugt|gedruckt|gezogen|gerissen|gestossen|fertig|erledigt|durch|geknackt)|parkrun)(?= )/,
  fr: /(?<! en) (?:(?:j ai |ai |je viens de |viens de |suis )*(?:fait|faite|faites|couru|rame|nage|roule|souleve|termine|terminee|fini|finie|reussi|passe|faire|courir|soulever)|parkrun)(?= )/,
  es: / (?:(?:he |ya |acabo de |acaba de )*(?:hice|hecho|corri|corrido|reme|remado|nade|nadado|levante|levantado|terminado|termine|acabado|acabe|sacado|saque|conseguido|consegui|hacer|correr|levantar|listo|lista)|parkrun)(?= )/,
  it: / (?:(?:ho |gia |ho appena |appena )*(?:fatto|fatta|fatti|fatte|corso|remato|nuotato|sollevato|alzato|finito|finita|chiuso|tirato|tirate|completato)|parkrun)(?= )/,
};

/** Whether a message tells of work that is over. */
export function isPast(words: string, tongue: Tongue): boolean {
  return DONE[tongue].test(` ${words} `);
}

/** Takes the words for what is over out of a clause. */
export function takePast(clause: Clause, tongue: Tongue): void {
  while (clause.take(DONE[tongue]) !== undefined);
}
