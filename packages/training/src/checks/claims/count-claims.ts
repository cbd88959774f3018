import type { PlanNote, Violation } from "../../model/plan.ts";
import { inSession, inWeek, type Rule, type RuleFacts } from "../rule.ts";
import { fillsLongestDay, FULL_SHARE, usedShare } from "../../week/load/used-minutes.ts";
import { sessionTexts } from "./session-texts.ts";

/**
 * What is counted or promised is there: "rehearsal 3 of 3" follows two others, a workout that comes again does, hours told are those
 * entered, and days are only too short when they are full.
 */
export const countClaims: Rule = (facts) => [
  ...numbered(facts),
  ...comingAgain(facts),
  ...facts.plan.notes.flatMap((note) => [...toldHours(facts, note), ...shortDays(facts, note)]),
];

const NUMBERED = /\b(?<what>[\p{L} ]*?)(?<number>\d+) of (?<all>\d+)$/u;

function numbered({ everySession, sessions, plan }: RuleFacts): Violation[] {
  const open = new Set(sessions);
  return everySession.flatMap((session, index): Violation[] => {
    const found = NUMBERED.exec(session.title)?.groups;
    if (found === undefined || !open.has(session)) return [];
    const what = (found.what ?? "").trim();
    const before = everySession.slice(0, index).filter(({ title }) => title.includes(what) && NUMBERED.test(title)).length;
    const isWhole = plan.firstMacroWeek === 1 || before > 0;
    return isWhole && Number(found.number) !== before + 1
      ? [inSession("claim-count", session, `number ${found.number ?? ""} after ${before}`)]
      : [];
  });
}

const AGAIN = /\bcomes again\b/iu;

function comingAgain({ everySession, sessions }: RuleFacts): Violation[] {
  const open = new Set(sessions);
  return everySession.flatMap((session, index): Violation[] => {
    if (!open.has(session) || !sessionTexts(session).some((text) => AGAIN.test(text))) return [];
    const comes = everySession.slice(index + 1).some(({ title }) => title === session.title);
    return comes ? [] : [inSession("claim-count", session, "comes again, and does not")];
  });
}

const HOURS = /^You train (?<hours>\d+) h(?: (?<minutes>\d+) min)? a week/u;

function toldHours({ athlete }: RuleFacts, { text }: PlanNote): Violation[] {
  const found = HOURS.exec(text)?.groups;
  const told = athlete.history?.weeklyMinutes?.value;
  if (found === undefined || told === undefined) return [];
  const said = 60 * Number(found.hours) + Number(found.minutes ?? 0);
  return said === Math.round(told) ? [] : [inWeek("claim-head", 1, `${said} min a week said, ${told} told`)];
}

const TOO_SHORT = /your (?:long )?days (?:are too short|add up to)|but not enough minutes/iu;

function shortDays({ plan, athlete }: RuleFacts, { text }: PlanNote): Violation[] {
  if (!TOO_SHORT.test(text)) return [];
  const { minutes } = athlete.availability;
  const share = usedShare(plan.weeks, minutes);
  const isTrue = text.startsWith("Your long days") ? fillsLongestDay(plan.weeks, minutes) : share >= FULL_SHARE;
  return isTrue ? [] : [inWeek("claim-head", 1, `"${text.slice(0, 40)}…" with ${Math.round(100 * share)}% of the minutes used`)];
}
