import { addDays, type Day } from "@ironpace/training";
import { rpeIn } from "../reading/numbers.ts";
import { recordCard } from "../changes/card.ts";
import { getRow, sessionOn } from "../changes/session-named.ts";
import { normalise } from "../question.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { storedOnAcceptIn } from "../turn/changes/preview.ts";
import type { Frame } from "../turn/frame.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";
import { effortIn } from "../want/done-card.ts";

const DID: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:did|done|ran|finished|completed|got .+ done|knocked out)\b/,
  de: /\b(?:gemacht|erledigt|gelaufen|absolviert|fertig|geschafft)\b/,
  fr: /\b(?:fait|faite|couru|termine|terminee|fini)\b/,
  es: /\b(?:hice|hecho|hecha|corri|termine|he hecho|completado)\b/,
  it: /\b(?:fatto|fatta|corso|finito|completato)\b/,
};
const EARLY: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:already|early|a day early|today instead|instead today|mark (?:it|that|this)|tick (?:it|that) off)\b/,
  de: /\b(?:schon|bereits|vorgezogen|heute statt|abhaken|hak)\b/,
  fr: /\b(?:deja|en avance|coche)\b/,
  es: /\b(?:ya|antes de tiempo|adelantad\w+|marca\w*)\b/,
  it: /\b(?:gia|in anticipo|segna\w*)\b/,
};
const ASKS = /\?\s*$|^(?:can|could|should|what|how|when|kann|soll|wie|was|est ce|puedo|posso)\b/u;

/** "I did Monday's session today": the Monday to come, though the words tell of what is over; undefined where a day is over and today is not named. */
function daysAhead(days: readonly Day[], today: Day): readonly Day[] | undefined {
  if (days.some((day) => day < today) && !days.includes(today)) return undefined;
  return days.map((day) => (day < today ? addDays(day, 7) : day));
}

/** "I already did Monday's threshold run today, effort 6": the planned session to come, marked as done today. */
export function doneEarly(frame: Frame, view: CoachView): Draft | undefined {
  const { words, tongue, days, subjects, content } = frame;
  const { plan, today } = view;
  if (plan === undefined || !DID[tongue].test(words) || !EARLY[tongue].test(words) || ASKS.test(content.toLowerCase())) return undefined;
  const ahead = daysAhead(days, today);
  if (frame.hasPain || frame.isIll || ahead === undefined) return undefined;
  const open = allSessions(plan).filter((each) => each.date > today && isOpen(plan, each));
  const kind = subjects.flatMap((each) => each.kind ?? [])[0];
  const named = ahead.filter((day) => day > today);
  const session =
    named.length === 1
      ? open.find(({ date }) => date === named[0])
      : kind === undefined
        ? undefined
        : open.find((each) => kind.isPlanned(each));
  // What stands on today is meant first.
  const now = sessionOn(plan, today);
  if (session === undefined || named.length > 1 || (now !== undefined && isOpen(plan, now) && kind?.isPlanned(now) === true))
    return undefined;
  const rpe = rpeIn(normalise(content)) ?? effortIn(words);
  const say = sayIn(tongue);
  const when = dayIn(tongue, session.date, false);
  const minutes = /\b(\d{2,3}) ?(?:min|mins|minutes|minuten|minutos|minuti)\b/.exec(words)?.[1];
  const effort =
    rpe === undefined
      ? ""
      : say(` with effort **${rpe}**`, `, Anstrengung **${rpe}**`, `, effort **${rpe}**`, `, esfuerzo **${rpe}**`, `, sforzo **${rpe}**`);
  return {
    isDecided: true,
    text: [
      say(
        `Mark **${session.title}** of ${when} as done **today**${effort}. ${when} is free then.`,
        `**${session.title}** vom ${when} als **heute** erledigt eintragen${effort}. ${when} ist dann frei.`,
        `Noter **${session.title}** du ${when} comme faite **aujourd’hui**${effort}. Le ${when} est alors libre.`,
        `Marcar **${session.title}** del ${when} como hecha **hoy**${effort}. El ${when} queda libre.`,
        `Segnare **${session.title}** di ${when} come fatta **oggi**${effort}. ${when} resta libero.`,
      ),
      ...(minutes === undefined || Number(minutes) === session.duration
        ? []
        : [
            say(
              `The card stores the planned ${session.duration} min; set your ${minutes} min on the session itself.`,
              `Die Karte speichert die geplanten ${session.duration} min; deine ${minutes} min trägst du in der Einheit ein.`,
              `La carte note les ${session.duration} min prévues ; saisis tes ${minutes} min dans la séance.`,
              `La tarjeta guarda los ${session.duration} min previstos; pon tus ${minutes} min en la sesión.`,
              `La scheda salva i ${session.duration} min previsti; inserisci i tuoi ${minutes} min nella sessione.`,
            ),
          ]),
      ...(rpe === undefined
        ? [
            say(
              "How hard was it, from 1 to 10?",
              "Wie anstrengend war es, von 1 bis 10?",
              "C’était dur comment, de 1 à 10 ?",
              "¿Cómo de duro fue, de 1 a 10?",
              "Quanto è stata dura, da 1 a 10?",
            ),
          ]
        : []),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      recordCard(
        say(
          `Done today: ${session.title}`,
          `Heute erledigt: ${session.title}`,
          `Fait aujourd’hui : ${session.title}`,
          `Hecho hoy: ${session.title}`,
          `Fatto oggi: ${session.title}`,
        ),
        `${when}, ${session.duration} min`,
        { kind: "complete", sessionId: getRow(plan, session), date: today, ...(rpe !== undefined && { rpe }) },
        [{ label: session.title, before: "planned", after: rpe === undefined ? "done today" : `done today, RPE ${rpe}` }],
      ),
    ],
  };
}
