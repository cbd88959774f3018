import { addDays, getMonday, getWeekday } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn } from "../languages.ts";
import { amountIn, dayIn, longDayIn, periodIn } from "../names.ts";
import { translated } from "../translated.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";

const NEXT =
  /^(?:(?:and|ok|so|then|what about|whats) )*(?:the )?(?:next|following|one after|after that)(?: one| session)?(?: (?:then|after that))?$|^(?:(?:und|ok) )*(?:die |der |das )?(?:nachste\w*|danach|darauf)$|^(?:(?:et|ok) )*(?:le |la )?(?:suivante?|prochaine?|celle d apres|apres)$|^(?:(?:y|vale) )*(?:el |la )?(?:siguiente|proxim[oa]|despues)$|^(?:(?:e|ok) )*(?:il |la )?(?:successiv[oa]|prossim[oa]|dopo)$/;
const TIME_OF_DAY =
  /\b(?:in the (?:morning|evening|afternoon)|before work|after work|at lunch|lunch ?time|early|late|vor der arbeit|nach der arbeit|morgens|fruh|abends|mittags|le matin|le soir|avant le travail|apres le travail|a midi|por la (?:manana|tarde|noche)|antes del trabajo|despues del trabajo|al mattino|la mattina|la sera|prima del lavoro|dopo il lavoro)\b/;
const CAN = /\b(?:can|could|ok to|may|kann|darf|je peux|puis je|puedo|posso)\b/;
const FREE =
  /\b(?:which|what) days? (?:are|is|do i have|am i|have i got) (?:\w+ )?(?:free|off|rest|open)\b|\bwelche tage (?:sind|habe? ich) (?:\w+ )?(?:frei|ruhe\w*)\b|\bquels jours (?:sont|j ai|ai je) (?:\w+ )?(?:libres?|repos|off)\b|\bque dias (?:tengo|estan|son) (?:\w+ )?(?:libres?|descanso)\b|\b(?:che|quali) giorni (?:sono|ho) (?:\w+ )?(?:liber[io]|riposo)\b/;
const SWAP = /\b(?:swap|switch|exchange|tausch\w*|echang\w*|invers\w*|cambi\w*|intercambi\w*|scambi\w*|invert\w*)\b/;

/** A turn about the sessions to come that were talked about: the next of them, another time of day, its place with another day. */
export function ofPlan(turn: FollowUp): Draft | undefined {
  if (!turn.isShort || turn.view.plan === undefined) return undefined;
  return nextSession(turn) ?? otherTime(turn) ?? swapWithDay(turn);
}

/** "and the next one" after a session. */
function nextSession({ frame, last, view }: FollowUp): Draft | undefined {
  const { plan } = view;
  const session = last.sessions.at(-1);
  if (!NEXT.test(frame.words) || plan === undefined || session === undefined || last.sessions.length > 1 || last.turn.proposals.length > 0)
    return undefined;
  const next = allSessions(plan).find((each) => each.date > session.date && isOpen(plan, each));
  if (next === undefined) return undefined;
  const { tongue } = frame;
  return decided(
    `${longDayIn(tongue, next.date)}: **${next.title}**, ${amountIn(tongue, next.duration, "time")}, ${amountIn(tongue, next.intensityLevel, "effort")}.`,
    bullet([...next.blocks.skill, ...next.blocks.strength, ...next.blocks.mainWorkout].slice(0, 6).map(({ name }) => name)),
  );
}

/** "can I do it in the morning before work": yes, with what changes. */
function otherTime({ frame, last, view, say }: FollowUp): Draft | undefined {
  const [session] = last.sessions;
  const isAsked = TIME_OF_DAY.test(frame.words) && CAN.test(frame.words);
  if (
    !isAsked ||
    session === undefined ||
    last.sessions.length > 1 ||
    session.date < view.today ||
    frame.days.length + frame.lines.length > 0
  )
    return undefined;
  if (frame.verbs.some((verb) => verb !== "move")) return undefined;
  const early = /\b(?:morning|before work|early|morgens|fruh|vor der arbeit|matin|avant|manana|antes|mattin\w*|prima)\b/.test(frame.words);
  const title = `**${session.title}** (${dayIn(frame.tongue, session.date, false)})`;
  return decided(
    say(
      `**Yes**: the plan fixes the day of ${title}, not the hour, so nothing has to change.`,
      `**Ja**: Der Plan legt bei ${title} den Tag fest, nicht die Stunde, es ändert sich also nichts.`,
      `**Oui** : le plan fixe le jour de ${title}, pas l’heure, rien ne change donc.`,
      `**Sí**: el plan fija el día de ${title}, no la hora, así que no cambia nada.`,
      `**Sì**: il piano fissa il giorno di ${title}, non l’ora, quindi non cambia nulla.`,
    ),
    early
      ? say(
          `In the morning warm up five minutes longer, and have 20–40 g of carbohydrate before${session.hard ? " a hard session" : " if it is hard or over an hour"}. With a session the evening before, leave ten hours between.`,
          `Morgens fünf Minuten länger aufwärmen und vorher 20–40 g Kohlenhydrate${session.hard ? "" : ", wenn es hart oder länger als eine Stunde ist"}. Nach einer Einheit am Abend davor zehn Stunden Abstand.`,
          `Le matin, échauffe-toi cinq minutes de plus et prends 20–40 g de glucides avant${session.hard ? "" : " si c’est dur ou plus d’une heure"}. Après une séance la veille au soir, laisse dix heures.`,
          `Por la mañana calienta cinco minutos más y toma 20–40 g de hidratos antes${session.hard ? "" : " si es dura o de más de una hora"}. Tras una sesión la noche anterior, deja diez horas.`,
          `Al mattino riscaldati cinque minuti in più e prendi 20–40 g di carboidrati prima${session.hard ? "" : " se è dura o oltre un’ora"}. Dopo una sessione la sera prima, lascia dieci ore.`,
        )
      : say(
          "Eat something two to three hours before, and end at least two hours before bed.",
          "Iss zwei bis drei Stunden vorher etwas und hör mindestens zwei Stunden vor dem Schlafen auf.",
          "Mange deux à trois heures avant, et finis au moins deux heures avant de dormir.",
          "Come algo dos o tres horas antes y termina al menos dos horas antes de dormir.",
          "Mangia due o tre ore prima e finisci almeno due ore prima di dormire.",
        ),
  );
}

/** "can we swap it with Monday": the session that was named first, to that day of its week. */
function swapWithDay({ frame, last, view }: FollowUp): Draft | undefined {
  const [session] = last.sessions;
  const [day] = frame.days;
  if (!SWAP.test(frame.words) || session === undefined || day === undefined || frame.days.length > 1 || last.turn.proposals.length > 0)
    return undefined;
  if (frame.lines.length + frame.subjects.length > 0 || session.date < view.today) return undefined;
  const to = addDays(getMonday(session.date), getWeekday(day) - 1);
  if (to < view.today || to === session.date) return undefined;
  return { ...translated(moveTo(session, to, view), frame.tongue), isDecided: true };
}

/** "which days are free": the days of a week without a session. */
export function freeDays(frame: Frame, before: Frame | undefined, { plan, today }: CoachView): Draft | undefined {
  if (!FREE.test(frame.words) || plan === undefined) return undefined;
  const period = [...frame.periods, ...(before?.periods ?? [])].find(({ kind, to }) => kind === "week" && to >= today);
  const from = period?.from ?? getMonday(today);
  const { tongue } = frame;
  const say = sayIn(tongue);
  const week = Array.from({ length: 7 }, (_, at) => addDays(from, at)).filter((day) => day >= today);
  const free = week.filter((day) => !allSessions(plan).some(({ date }) => date === day));
  const when = periodIn(tongue, { from, to: addDays(from, 6), kind: "week" }, today);
  const days = listIn(
    tongue,
    free.map((day) => `**${dayIn(tongue, day, false)}**`),
  );
  return {
    isDecided: true,
    text: [
      free.length === 0
        ? say(`None ${when}.`, `Keiner, ${when}.`, `Aucun ${when}.`, `Ninguno ${when}.`, `Nessuno ${when}.`)
        : say(
            `${days}: no session ${when}.`,
            `${days}: keine Einheit, ${when}.`,
            `${days} : pas de séance ${when}.`,
            `${days}: sin sesión ${when}.`,
            `${days}: nessuna sessione ${when}.`,
          ),
    ],
  };
}
