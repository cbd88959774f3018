import { addDays, getMonday, getWeekday, type Session, type Weekday } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { normalise } from "../../question.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { easeOf } from "../../turn/changes/ease-session.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { readFrame } from "../../turn/frame.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { sessionOfCard } from "../later/session-spoken.ts";
import type { Standing } from "../later/standing.ts";

type Change = "off" | "easier" | "as planned";

const CHANGES: readonly (readonly [said: RegExp, change: Change])[] = [
  [
    bareUnit(
      "back to normal|as (?:it was|planned|it is|is)|normal again|stays?|leave (?:\\p{L}+ )?(?:as (?:it )?is|normal)|wieder normal|wie geplant|bleibt|comme prevu|normal|como estaba|come previsto",
    ),
    "as planned",
  ],
  [bareUnit("off|rest(?: day)?|skip|out|drop|free|cancel(?:led)?|frei|weg|aus|raus|pause|repos|libre|descanso|riposo|salta"), "off"],
  [
    bareUnit(
      "lighter|easier|easy|softer|less|gentle|shorter|leichter|lockerer|plus (?:leger|facile)|mas (?:suave|ligero)|piu (?:leggero|facile)",
    ),
    "easier",
  ],
];

interface Step {
  readonly session: Session;
  readonly change: Change;
}

/** Cards of several days in one turn: "tonight off, and tomorrow lighter", "tomorrow back to normal but leave tonight off". */
export function cardClauses(standing: Standing): Draft | undefined {
  const { turns, frame, view } = standing;
  const open = turns.at(-1)?.proposals ?? [];
  if (open.length === 0 || frame.content.includes("?") || view.plan === undefined) return undefined;
  const only = onlyDates(standing);
  if (only !== undefined) return only;
  const steps = readSteps(standing);
  if (steps === undefined) return undefined;
  return cardsOf(steps, standing);
}

function readSteps(standing: Standing): readonly Step[] | undefined {
  const { frame, tongue, view, turns } = standing;
  const { plan } = view;
  if (plan === undefined) return undefined;
  const [first] = (turns.at(-1)?.proposals ?? []).map(({ request }) => sessionOfCard(request, standing)?.session);
  const clauses = frame.content.split(/[.!;,]+|\b(?:and|but|und|aber|et|mais|y|pero|e|ma)\b/iu).map((text) => text.trim());
  const steps: Step[] = [];
  for (const text of clauses) {
    const words = normalise(text);
    const change = CHANGES.find(([said]) => said.test(words))?.[1];
    const read = readFrame(text, tongue, view.today);
    const [day] = read.days;
    const onDay = day === undefined ? undefined : allSessions(plan).find((each) => each.date === day && isOpen(plan, each));
    const session = onDay ?? (day === undefined && steps.length === 0 && words.split(" ").length <= 3 ? first : undefined);
    if (change !== undefined && session !== undefined) steps.push({ session, change });
    // Another change of a day is not understood; a clause without one gives a reason.
    else if (day !== undefined && read.verbs.length > 0) return undefined;
  }
  return steps.length >= 2 && new Set(steps.map(({ session }) => session.id)).size === steps.length ? steps : undefined;
}

function cardsOf(steps: readonly Step[], standing: Standing): Draft | undefined {
  const { view, tongue, say } = standing;
  const { plan } = view;
  if (plan === undefined) return undefined;
  const drafts = steps.flatMap(({ session, change }): readonly Draft[] => {
    if (change === "as planned") return [];
    const draft =
      change === "off"
        ? translated(skipSessions([session], view), tongue)
        : easeOf({ ...readFrame("", tongue, view.today), days: [session.date] }, plan, view);
    return draft === undefined ? [] : [draft];
  });
  const proposals = drafts.flatMap((draft) => draft.proposals ?? []);
  if (proposals.length === 0 || drafts.length !== steps.filter(({ change }) => change !== "as planned").length) return undefined;
  const word = (change: Change): string =>
    change === "off"
      ? say("left out", "fällt aus", "supprimée", "fuera", "fuori")
      : change === "easier"
        ? say("easier", "leichter", "plus facile", "más suave", "più facile")
        : say("as planned", "wie geplant", "comme prévu", "como está previsto", "come previsto");
  return {
    text: [
      bullet(steps.map(({ session, change }) => `${dayIn(tongue, session.date, false)}: **${session.title}**, **${word(change)}**`)),
      previewIn(tongue),
    ],
    proposals,
  };
}

const ONLY = bareUnit("only|just|nur|bloss|seulement|uniquement|solo|soltanto");

/** "only the 11th and 18th" after a card that changes a weekday for good: the sessions of these days move to the weekday that takes its place. */
function onlyDates(standing: Standing): Draft | undefined {
  const { turns, frame, view, tongue, words } = standing;
  const { plan, athlete } = view;
  const request = turns.at(-1)?.proposals[0]?.request;
  const later = words.slice(Math.max(0, words.search(ONLY)));
  if (plan === undefined || request?.reason !== "availability" || !ONLY.test(words)) return undefined;
  const named = readFrame(later, tongue, view.today).days.map((day) => (day < view.today ? nextMonth(day) : day));
  const before = athlete.availability?.weekdays ?? [];
  const [to] = (request.availability.weekdays ?? []).filter((day) => !before.includes(day as Weekday));
  const sessions = named.flatMap((day) => allSessions(plan).find((each) => each.date === day && isOpen(plan, each)) ?? []);
  if (frame.content.includes("?") || to === undefined || sessions.length === 0 || sessions.length !== named.length) return undefined;
  const drafts = sessions.map((session) => {
    const target = addDays(getMonday(session.date), to - 1);
    return translated(moveTo(session, getWeekday(session.date) > to ? addDays(target, 7) : target, view), tongue);
  });
  const proposals = drafts.flatMap((draft) => draft.proposals ?? []);
  if (proposals.length !== sessions.length) return undefined;
  return { text: [...drafts.map((draft) => draft.text[0] ?? ""), previewIn(tongue)], proposals };
}

function nextMonth(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, "0")}${day.slice(7)}`;
}
