import { addDays, daysBetween } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn, monthIn } from "../../turn/names.ts";

const AFTER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:after|from|past|beyond)\b/,
  de: /\b(?:nach|danach|ab)\b/,
  fr: /\b(?:apres|a partir)\b/,
  es: /\b(?:despues|a partir)\b/,
  it: /\b(?:dopo|a partire)\b/,
};
const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:what (?:happens|comes|is|do i do|then|next)|whats|nothing|is there|do i (?:just )?have|anything)\b/,
  de: /\b(?:was (?:passiert|kommt|ist|mache|dann)|nichts|gibt es|geht es weiter)\b/,
  fr: /\b(?:qu est ce|que se passe|il se passe quoi|rien|y a t il|quoi)\b/,
  es: /\b(?:que (?:pasa|viene|hay|hago)|nada|hay algo)\b/,
  it: /\b(?:cosa (?:succede|viene|c e|faccio)|niente|nulla|che succede)\b/,
};
const END: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:the|this|my) (?:plan|block|training plan)(?: (?:ends|is over|finishes|is done|stops|runs out))?\b|\bweek \d{1,2} is (?:over|done)\b/,
  de: /\b(?:dem|diesem|der|mein) (?:plan|block)\b|\bplanende\b/,
  fr: /\b(?:le|ce|mon) (?:plan|bloc)\b/,
  es: /\b(?:el|este|mi) (?:plan|bloque)\b/,
  it: /\b(?:il|questo|mio) (?:piano|blocco)\b/,
};
const DATE =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?: de)? (dec|dez|dic|nov|jan|ene|gen|feb|fev|mar|apr|avr|abr|may|mai|mag|juin|jun|giu|juil|jul|lug|aug|aou|ago|sep|set|oct|okt|ott)/;
const NEAR_DAYS = 1;

/** "What happens after 13 December?": what comes when the plan is over. */
export function afterPlan({ words, tongue, frame, cards, view, say }: TurnContext): Draft | undefined {
  const last = view.plan?.plan.weeks.at(-1);
  if (last === undefined || cards.length > 0 || !AFTER[tongue].test(words) || !ASKS[tongue].test(words)) return undefined;
  if (frame.verbs.length > 0 || frame.subjects.length > 0 || frame.hasPain || frame.isIll) return undefined;
  const end = addDays(last.startDate, 6);
  const date = DATE.exec(words);
  const week = /\bweek (\d{1,2})\b/.exec(words)?.[1];
  if (week !== undefined && Number(week) !== last.week) return undefined;
  const isEnd =
    date === null
      ? END[tongue].test(words)
      : monthIn(tongue, end)
          .normalize("NFD")
          .replaceAll(/\p{M}/gu, "")
          .toLowerCase()
          .startsWith(date[2] ?? "-") && Math.abs(Number(date[1]) - Number(end.slice(8))) <= NEAR_DAYS;
  if (!isEnd) return undefined;
  const race = view.competitions.find(({ date: on }) => on > end);
  const weeks = race === undefined ? 0 : Math.ceil(daysBetween(end, race.date) / 7);
  const next = dayIn(tongue, addDays(end, 1), false);
  const [on, name] = [dayIn(tongue, end, false), race?.name ?? ""];
  return {
    text: [
      say(
        `**Nothing is planned yet after ${on}**, because the plan ends there. The next block goes on from what you did, at the same level and with as many sessions: choose **Continue Plan** on the plan's page, and it starts on ${next}.`,
        `**Nach ${on} ist noch nichts geplant**, weil der Plan da endet. Der nächste Block macht dort weiter, wo du bist, mit gleichem Niveau und gleich vielen Einheiten: wähle **Continue Plan** auf der Seite des Plans, dann beginnt er am ${next}.`,
        `**Rien n’est encore prévu après le ${on}**, car le plan s’arrête là. Le bloc suivant repart de ce que tu as fait, au même niveau et avec autant de séances : choisis **Continue Plan** sur la page du plan, et il commence le ${next}.`,
        `**Después del ${on} aún no hay nada previsto**, porque el plan acaba ahí. El siguiente bloque sigue desde lo que hiciste, con el mismo nivel y las mismas sesiones: elige **Continue Plan** en la página del plan y empieza el ${next}.`,
        `**Dopo ${on} non c’è ancora nulla in programma**, perché il piano finisce lì. Il blocco seguente riparte da ciò che hai fatto, con lo stesso livello e le stesse sessioni: scegli **Continue Plan** nella pagina del piano e comincia ${next}.`,
      ),
      ...(race === undefined
        ? []
        : [
            say(
              `From then on ${weeks} weeks are left to **${name}** (${dayIn(tongue, race.date)}); without a next block there is no build-up and no taper for it.`,
              `Von da an bleiben ${weeks} Wochen bis **${name}** (${dayIn(tongue, race.date)}); ohne nächsten Block gibt es dafür keinen Aufbau und kein Tapering.`,
              `Il reste alors ${weeks} semaines avant **${name}** (${dayIn(tongue, race.date)}) ; sans bloc suivant, ni montée en charge ni affûtage.`,
              `Desde entonces quedan ${weeks} semanas para **${name}** (${dayIn(tongue, race.date)}); sin un bloque siguiente no hay preparación ni puesta a punto.`,
              `Da lì restano ${weeks} settimane a **${name}** (${dayIn(tongue, race.date)}); senza un blocco seguente non c’è né costruzione né scarico.`,
            ),
          ]),
    ],
  };
}
