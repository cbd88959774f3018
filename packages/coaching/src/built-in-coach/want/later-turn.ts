import type { CoachRecordRequest } from "@ironpace/contract";
import { addDays, getWeekday } from "@ironpace/training";
import type { CoachAnswer } from "../answer/coach-answer.ts";
import { changed as changedGoal } from "../conversation/cards/goal-target.ts";
import { alsoIn } from "../conversation/keep-unit.ts";
import { plainAnswer } from "../dialogue/turn.ts";
import { unitNamed } from "../turn/quantities/other-units.ts";
import type { Followed } from "../conversation/follow-up-of.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { storedOnAcceptIn } from "../turn/changes/preview.ts";
import { amountIn, dayIn } from "../turn/names.ts";
import { valueIn, percentSign } from "../turn/languages.ts";
import { daysAhead } from "./days-ahead.ts";
import { goalCard } from "./make-card.ts";
import { kindOf } from "./kinds.ts";
import type { Want } from "./wants.ts";

/** A turn that leans on the answer before, applied to the record or the card of that answer. */
export function answerLater(want: Want, found: CoachAnswer, turn: Followed): Draft | undefined {
  const [card] = turn.turns.at(-1)?.proposals ?? [];
  if ((want === "f-slot" || want === "f-corrects" || want === "goal-change") && card?.request.reason === "record") {
    const { record } = card.request;
    if (record.kind === "goal-change" && !found.proposals.some((each) => kindOf(each) === "goal-change")) return goalSlot(record, turn);
  }
  const request = card?.request;
  if (
    (want === "f-corrects" || want === "f-slot" || want === "f-reject-other" || want === "f-before") &&
    request?.reason === "record" &&
    request.record.kind === "log" &&
    turn.frame.days.length === 1 &&
    EARLIER.test(turn.words)
  )
    return aWeekEarlier(request, turn);
  if ((want === "f-slot" || want === "f-corrects" || want === "shorten" || want === "f-reject-other") && request?.reason === "record") {
    const slot = slotOfRecord(request, turn);
    if (slot !== undefined && !found.proposals.some((each) => kindOf(each) === request.record.kind)) return slot;
  }
  if (want === "f-unit") {
    const target = unitNamed(turn.words);
    const last = plainAnswer(turn.turns.at(-1)?.answer ?? "");
    const text = target === undefined ? last : alsoIn(last, target, turn.tongue);
    if (text !== last && found.topic?.startsWith("dialogue: not") === true)
      return { text: text.split("\n\n"), proposals: card === undefined ? [] : [card] };
  }
  if (want === "f-judge" && (found.proposals.length > 0 || found.articles.length > 0 || found.topic?.startsWith("dialogue: not") === true))
    return judgeStep(turn);
  return undefined;
}

const EARLIER = /\b(?:before|b4|davor|vorher|vorige\w*|d avant|avant|precedent\w*|antes|anterior|prima|precedente|last|letzte\w*)\b/;

/** "it was the thurs before": a week back from the day of the card. */
function aWeekEarlier(request: CoachRecordRequest, { frame, tongue, say }: Followed): Draft | undefined {
  const { record } = request;
  const [named] = frame.days;
  if (record.kind !== "log" || named === undefined) return undefined;
  let date = record.date;
  do date = addDays(date, -1);
  while (getWeekday(date) !== getWeekday(named));
  const when = dayIn(tongue, date);
  return {
    text: [
      say(
        `Log **${record.title}** on **${when}**.`,
        `**${record.title}** am **${when}** eintragen.`,
        `Noter **${record.title}** le **${when}**.`,
        `Anotar **${record.title}** el **${when}**.`,
        `Registrare **${record.title}** ${when}.`,
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      {
        title: `${record.title}, ${when}`,
        why: say("I used the day before.", "Der Tag davor.", "Le jour d’avant.", "El día anterior.", "Il giorno prima."),
        request: {
          ...request,
          record: { ...record, date },
          changes: request.changes.map((each) => (/day|tag|jour|día|giorno/i.test(each.label) ? { ...each, after: when } : each)),
        },
      },
    ],
  };
}

/** Another number for a best, other minutes for an entry. */
function slotOfRecord(request: CoachRecordRequest, { frame, say, tongue }: Followed): Draft | undefined {
  const { record } = request;
  const number = frame.minutes ?? (HALF_AN_HOUR.test(frame.words) ? 30 : frame.numbers[0]);
  if (number === undefined) return undefined;
  if (record.kind === "best" && record.metric !== "time") {
    const value = `${number} ${record.unit}`;
    return {
      text: [
        say(
          `New best: **${record.name} ${value}**.`,
          `Neue Bestleistung: **${record.name} ${value}**.`,
          `Nouveau record : **${record.name} ${value}**.`,
          `Nueva marca: **${record.name} ${value}**.`,
          `Nuovo record: **${record.name} ${value}**.`,
        ),
        storedOnAcceptIn(tongue),
      ],
      proposals: [
        {
          title: `${record.name} ${value}`,
          why: "",
          request: {
            ...request,
            record: { ...record, value: String(number) },
            changes: request.changes.map((each, at) => (at === 0 ? { ...each, after: value } : each)),
          },
        },
      ].map((each) => ({
        ...each,
        why: say(
          "The number you corrected.",
          "Die berichtigte Zahl.",
          "Le chiffre corrigé.",
          "El número corregido.",
          "Il numero corretto.",
        ),
      })),
    };
  }
  const [label] = request.changes;
  if (record.kind !== "entered" || number < 5 || label === undefined) return undefined;
  return {
    text: [
      say(
        `Your **${label.label}** stays, with **${number} min** instead of ${label.before ?? ""}.`,
        `**${label.label}** bleibt, mit **${number} min** statt ${label.before ?? ""}.`,
        `**${label.label}** reste, avec **${number} min** au lieu de ${label.before ?? ""}.`,
        `**${label.label}** se queda, con **${number} min** en vez de ${label.before ?? ""}.`,
        `**${label.label}** resta, con **${number} min** invece di ${label.before ?? ""}.`,
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      {
        title: `${label.label}: ${number} min`,
        why: label.before ?? "",
        request: { ...request, record: { ...record, minutes: number }, changes: [{ ...label, after: `${number} min` }] },
      },
    ],
  };
}

const HALF_AN_HOUR = /\b(?:half an hour|halbe stunde|demi heure|media hora|mezz ?ora)\b/;

function goalSlot(record: { readonly goalId: string; readonly target: number; readonly due: string }, turn: Followed): Draft | undefined {
  const goal = turn.diary.goals.find(({ id }) => id === record.goalId);
  if (goal === undefined) return undefined;
  const of = { ...goal, target: record.target, due: record.due };
  const [number] = turn.frame.numbers.filter((each) => each !== record.target);
  if (number !== undefined && goal.unit !== "min" && turn.frame.days.length + turn.frame.periods.length === 0)
    return changedGoal(goal, number, record.due, turn);
  return goalCard(turn, of);
}

/** "is that too big a jump": a planned session beside the last of its kind that was done. */
function judgeStep(turn: Followed): Draft | undefined {
  const { frame, view, diary, tongue, say, turns } = turn;
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const [day] = daysAhead(frame, today);
  const shown = turns.at(-1)?.answer ?? "";
  const session = day === undefined ? open.find(({ title }) => shown.includes(title)) : open.find(({ date }) => date === day);
  if (session === undefined) return undefined;
  const before = diary.work.findLast((each) => each.code === session.code && !/^deload/i.test(each.title));
  if (before?.minutes === undefined) return undefined;
  const metres = Object.values(before.metres).reduce((sum, each) => sum + each, 0);
  const isRun = session.code.startsWith("R") && metres > 0;
  const [from, to] = isRun ? [metres, session.distance] : [before.minutes, session.duration];
  const percent = Math.round((100 * (to - from)) / from);
  const [was, is] = isRun
    ? [amountIn(tongue, from, "distance", view), amountIn(tongue, to, "distance", view)]
    : [amountIn(tongue, from, "time"), amountIn(tongue, to, "time")];
  const step = `${percent > 0 ? "+" : ""}${valueIn(tongue, String(percent))}${percentSign(tongue)}`;
  const verdict =
    percent <= 10
      ? say(
          "**No, that step is fine**",
          "**Nein, der Schritt ist in Ordnung**",
          "**Non, c’est raisonnable**",
          "**No, el salto está bien**",
          "**No, il passo va bene**",
        )
      : percent <= 25
        ? say(
            "**It is a real step up, but fine if you keep it easy**",
            "**Ein deutlicher Schritt, aber machbar, wenn die Anstrengung niedrig bleibt**",
            "**Un pas net, faisable si l’effort reste bas**",
            "**Es un salto claro, factible si el esfuerzo es bajo**",
            "**Un passo netto, fattibile se lo sforzo resta basso**",
          )
        : say(
            "**Yes, that is a big step**: cut it if the legs are not fresh",
            "**Ja, das ist ein großer Schritt**: kürz sie, wenn die Beine nicht frisch sind",
            "**Oui, c’est un grand pas** : raccourcis si les jambes ne sont pas fraîches",
            "**Sí, es un salto grande**: acórtala si las piernas no están frescas",
            "**Sì, è un salto grande**: accorciala se le gambe non sono fresche",
          );
  return {
    text: [
      `${verdict}: **${session.title}**, ${dayIn(tongue, session.date, false)}: ${is} ${say("after", "nach", "après", "tras", "dopo")} ${was} (${dayIn(tongue, before.on, false)}), **${step}**, ${amountIn(tongue, session.intensityLevel, "effort")}.`,
    ],
  };
}
