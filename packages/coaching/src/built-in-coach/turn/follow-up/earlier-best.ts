import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { bestsOf, isBetter, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";
import { countWords, namesNothing } from "./record.ts";

const MOST_WORDS = 7;
const BEFORE: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:before(?: that| then)?|previously|earlier|(?:the )?(?:year|season|one) before|last year|prior)\b/,
  de: /\b(?:davor|vorher|fruher|zuvor|im jahr davor|letztes jahr|voriges jahr|im vorjahr)\b/,
  fr: /\b(?:avant(?: ca)?|auparavant|l annee (?:d avant|precedente|derniere)|plus tot)\b/,
  es: /\b(?:antes(?: de eso)?|el ano (?:anterior|pasado)|previamente|anteriormente)\b/,
  it: /\b(?:prima(?: di quello)?|l anno (?:prima|precedente|scorso)|in precedenza)\b/,
};
const OF_YEAR = /\b(?:year|season|jahr|vorjahr|annee|ano|anno)\b/;

/** "and before that?" after the best of a year or another period: the best of the time before, or that nothing is stored. */
export function bestBefore(frame: Frame, before: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  const [period] = before.periods;
  const [subject] = before.subjects;
  const isNamed = frame.subjects.length + frame.days.length + frame.verbs.length > 0 || frame.metric !== undefined;
  if (subject === undefined || (subject.lift === undefined && subject.test === undefined) || before.metric !== undefined || isNamed)
    return undefined;
  if (!BEFORE[tongue].test(words) || countWords(frame) > MOST_WORDS || (!namesNothing(frame) && !OF_YEAR.test(words))) return undefined;
  const best = bestsOf(subject, diary)[0];
  const say = sayIn(tongue);
  const name = thingIn(tongue, subject.name);
  if (best === undefined || best.values.length === 0)
    return {
      text: [
        say(
          `**None before that either**: no result over ${name} is stored at all. With a time and a day I make the card for it.`,
          `**Auch davor keine**: Für ${name} ist überhaupt kein Ergebnis gespeichert. Mit Zeit und Tag mache ich die Karte dafür.`,
          `**Aucun avant non plus** : aucun résultat n’est enregistré pour ${name}. Avec un temps et un jour, je fais la carte.`,
          `**Tampoco antes**: no hay ningún resultado guardado de ${name}. Con un tiempo y un día hago la tarjeta.`,
          `**Nemmeno prima**: non c’è nessun risultato salvato per ${name}. Con un tempo e un giorno faccio la scheda.`,
        ),
      ],
      isDecided: true,
    };
  if (period === undefined || period.kind === "ever") return undefined;
  const isYear = period.kind === "year" && OF_YEAR.test(words);
  const year = `${Number(period.from.slice(0, 4)) - 1}`;
  const earlier = best.values.filter(({ on }) => (isYear ? on.startsWith(year) : on < period.from));
  const when = isYear
    ? say(`in ${year}`, year, `en ${year}`, `en ${year}`, `nel ${year}`)
    : say(
        `before ${dayIn(tongue, period.from)}`,
        `vor dem ${dayIn(tongue, period.from)}`,
        `avant le ${dayIn(tongue, period.from)}`,
        `antes del ${dayIn(tongue, period.from)}`,
        `prima del ${dayIn(tongue, period.from)}`,
      );
  const [first, ...rest] = earlier;
  if (first === undefined)
    return {
      text: [
        say(
          `Nothing is stored for **${name}** ${when}.`,
          `Für **${name}** ist ${when} nichts gespeichert.`,
          `Rien n’est enregistré pour **${name}** ${when}.`,
          `No hay nada guardado de **${name}** ${when}.`,
          `Non c’è nulla di salvato per **${name}** ${when}.`,
        ),
      ],
      isDecided: true,
    };
  const top = rest.reduce((a, b) => (isBetter(a.value, b.value, best) ? b : a), first);
  const [value, day] = [valueText(tongue, top.value, best, view), dayIn(tongue, top.on)];
  return {
    text: [
      say(
        `**${value}**: your best **${name}** ${when}, ${day}.`,
        `**${value}**: deine Bestleistung **${name}** ${when}, ${day}.`,
        `**${value}** : ton record **${name}** ${when}, ${day}.`,
        `**${value}**: tu mejor marca en **${name}** ${when}, ${day}.`,
        `**${value}**: il tuo record di **${name}** ${when}, ${day}.`,
      ),
    ],
    isDecided: true,
  };
}
