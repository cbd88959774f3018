import { addDays, checkMove, type Day, getMonday, getWeekday, type Session, weekdaysIn } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { getRow, sessionOn } from "../../changes/session-named.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { readFrame } from "../../turn/frame.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";

const WHOLE =
  /\b(?:(?:all|whole|entire|everything|every session|full)\b.{0,24}\bweeks?|weeks? sessions|week by (?:a|one)|(?:ganze|komplette|gesamte)\w* (?:\w+ )?woche|alles\b.{0,20}\bwoche|toute la (?:\w+ )?semaine|tout\b.{0,20}\bsemaine|toda la (?:\w+ )?semana|todo\b.{0,20}\bsemana|tutta la (?:\w+ )?settimana|tutto\b.{0,20}\bsettimana)\b/;
/** A step of one day on, and one back. */
export const LATER =
  /\b(?:(?:a|one|1) day (?:later|back|forward|on|after|further)|back (?:by )?(?:a|one|1) day|(?:by|for) (?:a|one|1) day|(?:einen|ein|1) tag (?:nach hinten|spater|weiter)|(?:um )?einen tag|d ?un jour|un jour plus tard|un dia (?:mas tarde|despues|adelante)|un giorno (?:dopo|piu tardi|avanti)|di un giorno)\b/;
export const EARLIER =
  /\b(?:(?:a|one|1) day (?:earlier|sooner|before)|bring\b.{0,30}\bforward|tag (?:fruher|nach vorn)|un jour plus tot|un dia antes|un giorno prima)\b/;

/** "Move all of next week one day later": a card for each session, in the order in which the days come free. */
export function shiftedWeek(turn: Followed): Draft | undefined {
  const { words, frame, view, say, tongue } = turn;
  const { plan, today, athlete } = view;
  const step = EARLIER.test(words) ? -1 : LATER.test(words) ? 1 : 0;
  if (plan === undefined || step === 0 || !WHOLE.test(words)) return undefined;
  const from = frame.periods.find(({ kind, to }) => kind === "week" && to >= today)?.from ?? getMonday(today);
  const open = allSessions(plan).filter(
    (each) => each.date >= from && each.date >= today && each.date <= addDays(from, 6) && isOpen(plan, each),
  );
  const [last] = step > 0 ? open.slice(-1) : open;
  if (open.length === 0 || last === undefined) return undefined;
  // The session at the end goes first: its new day is free, and then so is its old one.
  const ordered = step > 0 ? open.toReversed() : open;
  const taken = new Set(open.map(({ date }) => date));
  const stays = ordered.filter((each) => {
    const to = addDays(each.date, step);
    if (to < today || getMonday(to) !== getMonday(each.date)) return true;
    return (
      !taken.has(to) && checkMove(plan.plan, athlete, { sessionId: each.id, to }, { today, outcomes: plan.outcomes }).kind === "refused"
    );
  });
  if (stays.length > 0)
    return {
      isDecided: true,
      text: [
        say(
          `I cannot shift the whole week: **${last.title}** (${dayIn(tongue, last.date, false)}) would leave its week, or its new day is not free. Name the sessions that should move, with their days.`,
          `Die ganze Woche kann ich nicht verschieben: **${last.title}** (${dayIn(tongue, last.date, false)}) fiele aus seiner Woche, oder der neue Tag ist nicht frei. Nenn die Einheiten mit ihren Tagen.`,
          `Je ne peux pas décaler toute la semaine : **${last.title}** (${dayIn(tongue, last.date, false)}) sortirait de sa semaine, ou le jour n’est pas libre. Dis quelles séances, et à quels jours.`,
          `No puedo mover toda la semana: **${last.title}** (${dayIn(tongue, last.date, false)}) saldría de su semana, o el día no está libre. Di qué sesiones y a qué días.`,
          `Non posso spostare tutta la settimana: **${last.title}** (${dayIn(tongue, last.date, false)}) uscirebbe dalla sua settimana, o il giorno non è libero. Di’ quali sessioni e a che giorni.`,
        ),
      ],
    };
  const off = ordered.map(({ date }) => addDays(date, step)).filter((day) => (athlete.availability.minutes?.[getWeekday(day)] ?? 0) === 0);
  const line = (each: Session): string =>
    `**${each.title}**: ${dayIn(tongue, each.date, false)} → **${dayIn(tongue, addDays(each.date, step), false)}**`;
  return {
    isDecided: true,
    text: [
      say(
        "The whole week one day on, the gaps between the sessions stay:",
        "Die ganze Woche um einen Tag, die Abstände bleiben:",
        "Toute la semaine d’un jour, les écarts restent :",
        "Toda la semana un día, los intervalos quedan:",
        "Tutta la settimana di un giorno, gli intervalli restano:",
      ),
      bullet(ordered.toSorted((a, b) => a.date.localeCompare(b.date)).map(line)),
      ...(off.length === 0
        ? []
        : [
            say(
              `Careful: you do not normally train on ${off
                .map((day) => dayIn(tongue, day, false))
                .toSorted()
                .join(", ")}.`,
              `Achtung: ${off.map((day) => dayIn(tongue, day, false)).join(", ")} gehört nicht zu deinen Trainingstagen.`,
              `Attention : ${off.map((day) => dayIn(tongue, day, false)).join(", ")} hors de tes jours d’entraînement.`,
              `Ojo: ${off.map((day) => dayIn(tongue, day, false)).join(", ")} no es día de entreno.`,
              `Attenzione: ${off.map((day) => dayIn(tongue, day, false)).join(", ")} non è tra i tuoi giorni di allenamento.`,
            ),
          ]),
      say(
        "Accept the cards from the top, so that each day is free when its session comes.",
        "Nimm die Karten von oben an, dann ist jeder Tag frei, wenn seine Einheit kommt.",
        "Accepte les cartes de haut en bas, pour que chaque jour soit libre.",
        "Acepta las tarjetas de arriba abajo, así cada día está libre.",
        "Accetta le schede dall’alto, così ogni giorno è libero.",
      ),
      previewIn(tongue),
    ],
    proposals: ordered.map((each) => ({
      title: say(
        `Move ${each.title} to ${dayIn(tongue, addDays(each.date, step), false)}`,
        `${each.title} auf ${dayIn(tongue, addDays(each.date, step), false)} verschieben`,
        `Déplacer ${each.title} au ${dayIn(tongue, addDays(each.date, step), false)}`,
        `Mover ${each.title} al ${dayIn(tongue, addDays(each.date, step), false)}`,
        `Spostare ${each.title} a ${dayIn(tongue, addDays(each.date, step), false)}`,
      ),
      why: dayIn(tongue, each.date, false),
      request: { reason: "move" as const, sessionId: getRow(plan, each), to: addDays(each.date, step) },
    })),
  };
}

/** "Okay no, just push Wednesday's to Thursday" beside the cards of a shifted week: that one move, in the same week. */
export function oneOfShift(turn: Followed): Draft | undefined {
  const { turns, frame, view, tongue, say } = turn;
  const cards = turns.at(-1)?.proposals ?? [];
  const [first] = cards.flatMap(({ request }) => (request.reason === "move" ? [request] : []));
  if (view.plan === undefined || first === undefined || cards.length < 2 || cards.some(({ request }) => request.reason !== "move"))
    return undefined;
  const monday = getMonday(sessionOfRow(first.sessionId, view)?.date ?? first.to);
  const clauses = frame.content.split(/[.;!?\n]+|,|\b(?:just|only|nur|bloß|seulement|solo|soltanto)\b/iu);
  const clause = clauses.findLast((part) => weekdaysIn(readFrame(part, tongue, view.today).words).length === 2);
  if (clause === undefined) return undefined;
  const [from, to] = inOrder(readFrame(clause, tongue, view.today).words).map((day): Day => addDays(monday, day - 1));
  const session = from === undefined ? undefined : sessionOn(view.plan, from);
  if (session === undefined || to === undefined) return undefined;
  const made = translated(moveTo(session, to, view), tongue);
  if ((made.proposals ?? []).length === 0) return undefined;
  const instead = say(
    "Only that one then, the rest of the week stays:",
    "Dann nur die, der Rest der Woche bleibt:",
    "Alors seulement celle-là, le reste de la semaine ne bouge pas :",
    "Entonces solo esa, el resto de la semana queda:",
    "Allora solo quella, il resto della settimana resta:",
  );
  return { ...made, isDecided: true, text: [instead, ...made.text] };
}

/** Weekdays in the order in which they are said. */
function inOrder(words: string): readonly number[] {
  const seen = words.split(" ").flatMap((word) => weekdaysIn(word));
  return [...new Set(seen)];
}
