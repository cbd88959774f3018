import type { CoachProposal } from "@ironpace/contract";
import { daysBetween } from "@ironpace/training";
import { goalValue } from "../../changes/change-goal.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { raceCard } from "../../conversation/open-card/race-form.ts";
import { replaceCard } from "../../conversation/open-card/replace-card.ts";
import type { Draft } from "../../topic.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import { previewIn, storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { valueIn } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { readField, writeField } from "./fields.ts";
import { isSameRequest } from "./same-request.ts";
import type { SaidValue } from "./values-said.ts";

type Request = CoachProposal["request"];

/** The card with other values in some of its fields, also where its title and its lines show them. */
export function withValues(card: CoachProposal, values: readonly SaidValue[], turn: Followed): CoachProposal {
  return values.reduce((before, { field, value }) => {
    const old = readField(before, field.name);
    const forms = old === undefined ? [] : shownForms(old, value, turn);
    const replaced = (text: string): string => forms.reduce((all, [from, to]) => replaceShown(all, from, to), text);
    const request = writeField(before.request, field.name, value);
    return { title: replaced(before.title), why: replaced(before.why), request: withLines(request, replaced, { field, value }, old, turn) };
  }, card);
}

/** The lines of a card that stores something; a field that had no line gets one. */
function withLines(
  request: Request,
  replaced: (text: string) => string,
  { field, value }: SaidValue,
  old: string | number | undefined,
  turn: Followed,
): Request {
  if (request.reason !== "record") return request;
  const { record } = request;
  const changes = request.changes.map((line) => ({ ...line, after: replaced(line.after) }));
  const isShown = old !== undefined && changes.some((line, at) => line.after !== request.changes[at]?.after);
  const shown = shownValue(value, turn);
  const added =
    isShown || old === value
      ? []
      : [{ label: turn.say(...field.label), ...(old !== undefined && { before: shownValue(old, turn) }), after: shown }];
  // The title of a log is what was done, that of a goal holds its number.
  const titled = "title" in record && record.kind !== "log" ? { ...record, title: replaced(record.title) } : record;
  return { ...request, record: titled, changes: [...changes, ...added] };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function shownValue(value: string | number, { tongue }: Followed): string {
  return typeof value === "string" ? (DAY.test(value) ? dayIn(tongue, value) : value) : valueIn(tongue, String(value));
}

/** Each form in which a card can show the value, with that of the new one. */
function shownForms(old: string | number, next: string | number, { tongue }: Followed): readonly (readonly [string, string])[] {
  if (typeof old === "string" && DAY.test(old) && typeof next === "string")
    return [true, false].flatMap((withYear) =>
      ([tongue, "en"] as const).map((each) => [dayIn(each, old, withYear), dayIn(each, next, withYear)] as const),
    );
  const asMinutes = (value: string | number): string => (typeof value === "number" ? goalValue(value, "min") : value);
  return [
    [String(old), String(next)],
    [valueIn(tongue, String(old)), valueIn(tongue, String(next))],
    ...(typeof old === "number" ? [[asMinutes(old), asMinutes(next)] as const] : []),
  ];
}

/** Replaces a value that stands alone: the 11 of "11 reps", and not that of "2011" or "11:30". */
function replaceShown(text: string, from: string, to: string): string {
  if (from === to || from === "") return text;
  const plain = from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\d.,:])${plain}(?![\\p{L}\\d]|[.,:]\\d)`, "gu"), () => to);
}

/** What is said beside a card whose fields were changed; a card that would change nothing any more is taken back. */
export function changedCard(card: CoachProposal, values: readonly SaidValue[], turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const changed = withValues(card, values, turn);
  if (isSameAsStored(changed, turn)) return takenBack(card, turn);
  if (isSameRequest(changed.request, card.request)) return undefined;
  const lines = values.map(({ field, value }) => {
    const line = lineOf(changed, card, value, turn);
    return `${line?.label ?? say(...field.label)} **${line?.after ?? shownValue(value, turn)}**`;
  });
  const beside = turn.turns.findLast(({ proposals }) => proposals.includes(card))?.proposals ?? [card];
  if (changed.request.reason === "record" && changed.request.record.kind === "race")
    return replaceCard({ ...raceCard(changed.request.record, turn), isDecided: true }, card, { ...turn, cards: beside });
  const isRecord = card.request.reason === "record";
  const draft: Draft = {
    isDecided: true,
    text: [
      `**${changed.title}**: ${lines.join(", ")}. ${restStays(turn)}`,
      ...besideRace(changed, turn),
      isRecord ? storedOnAcceptIn(tongue) : previewIn(tongue),
    ],
    proposals: [changed],
  };
  // Of the cards that wait only those of the same answer stand beside it; an earlier form of it is gone.
  return replaceCard(draft, card, { ...turn, cards: beside });
}

/** The line of the card that shows the value, with its unit. */
function lineOf({ request }: CoachProposal, card: CoachProposal, value: string | number, turn: Followed) {
  if (request.reason !== "record" || typeof value === "string" || card.request.reason !== "record") return undefined;
  const forms = [valueIn(turn.tongue, String(value)), goalValue(value, "min")];
  return request.changes.find(({ after }) => forms.some((shown) => after === shown || after.startsWith(`${shown} `)));
}

/** Whether a card would store what is stored already. */
export function isSameAsStored({ request }: CoachProposal, { diary, view }: Pick<Followed, "diary" | "view">): boolean {
  if (request.reason === "move") return sessionOfRow(request.sessionId, view)?.date === request.to;
  if (request.reason !== "record") return false;
  const { record } = request;
  const goal = record.kind === "goal-change" ? diary.goals.find(({ id }) => id === record.goalId) : undefined;
  if (record.kind === "goal-change") return goal?.target === record.target && goal.due === record.due;
  const race = "competitionId" in record ? diary.races.find(({ id }) => id === record.competitionId) : undefined;
  if (record.kind === "race-target") return race?.target === record.target;
  if (record.kind === "race-date") return race?.on === record.date;
  return record.kind === "weight" && view.athlete.bodyWeight === record.kilograms;
}

export function takenBack(card: CoachProposal, { say, tongue, view }: Followed): Draft {
  const [line] = card.request.reason === "record" ? card.request.changes : [];
  const session = card.request.reason === "move" ? sessionOfRow(card.request.sessionId, view) : undefined;
  const stays = session === undefined ? undefined : `**${session.title}**, ${dayIn(tongue, session.date, false)}`;
  const value = stays !== undefined ? ` (${stays})` : line?.before === undefined ? "" : ` (${line.label}: **${line.before}**)`;
  return {
    isDecided: true,
    text: [
      say(
        `Good, it stays as it is${value}: **${card.title}** was only a proposal, and nothing has changed.`,
        `Gut, es bleibt, wie es ist${value}. Die Karte war nur ein Vorschlag, geändert hat sich nichts.`,
        `D’accord, ça reste comme c’est${value}. La carte n’était qu’une proposition, rien n’a changé.`,
        `Vale, se queda como está${value}. La tarjeta era solo una propuesta, no ha cambiado nada.`,
        `Va bene, resta com’è${value}. La scheda era solo una proposta, non è cambiato nulla.`,
      ),
    ],
  };
}

const NEAR_DAYS = 10;

/** A goal that is due around a race is tested on tired legs. */
function besideRace({ request }: CoachProposal, { diary, say, tongue }: Followed): readonly string[] {
  const due = request.reason === "record" && "due" in request.record ? request.record.due : undefined;
  const race = due === undefined ? undefined : diary.races.find(({ on }) => Math.abs(daysBetween(on, due)) <= NEAR_DAYS);
  if (due === undefined || race === undefined) return [];
  const when = dayIn(tongue, race.on);
  return [
    say(
      `**${race.name}** is on ${when}, close to that day: test before the taper, or name a later day.`,
      `**${race.name}** ist am ${when}, nah an diesem Tag: teste vor dem Tapering, oder nenn einen späteren Tag.`,
      `**${race.name}** est le ${when}, près de ce jour : fais le test avant l’affûtage, ou donne une date plus tardive.`,
      `**${race.name}** es el ${when}, cerca de ese día: haz la prueba antes de la descarga o di una fecha posterior.`,
      `**${race.name}** è il ${when}, vicino a quel giorno: fai il test prima dello scarico o indica un giorno più tardi.`,
    ),
  ];
}

/** Behind the fields that a later turn has changed. */
export function restStays({ say }: Followed): string {
  return say(
    "The rest of the card stays the same.",
    "Alles andere auf der Karte bleibt.",
    "Le reste de la carte ne change pas.",
    "Lo demás de la tarjeta queda igual.",
    "Il resto della scheda non cambia.",
  );
}
