import type { Athlete, BenchmarkLift } from "../../athlete/athlete.ts";
import { LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import { addDays, type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import type { Plan } from "../../model/plan.ts";
import { capital } from "../../model/words.ts";
import { formatWeight } from "../../units/format.ts";
import type { Adjustment } from "../adjustment.ts";
import { availabilityText, benchmarkText } from "./circumstance-words.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { sessionsFrom } from "./plan-facts.ts";
import { equipmentText, personalText } from "./profile-words.ts";
import { clashesWith, raceText } from "./race-notes.ts";

/** What was said before changes nothing again. */
export const ALREADY_KNOWN_TEXT = "The plan already takes this into account.";

/** Why nothing changes although the athlete said something new; undefined where the usual words hold then too. */
export function whyUnchanged(facts: LayerFacts): string[] | undefined {
  const { before, after, adjustment, progress } = facts;
  const isNew = before.athlete !== after.athlete;
  switch (adjustment.kind) {
    case "competition": {
      const { competition } = adjustment;
      if (competition.date < progress.today) return undefined;
      const end = addDays(after.plan.startDate, 7 * after.plan.durationWeeks);
      const weeks = Math.floor(daysBetween(end, competition.date) / 7);
      if (weeks < 1) return [isNew ? `${capital(raceText(competition))} fits into the plan as it is.` : ALREADY_KNOWN_TEXT];
      const away = `${weeks} ${weeks === 1 ? "week" : "weeks"} after the end of this plan`;
      return [
        `${capital(raceText(competition))} is ${away}: your next plans will lead up to it.`,
        ...clashesWith(competition, after.athlete),
      ];
    }
    case "availability":
      return isNew ? [`${capital(availabilityText(adjustment.availability))}, and the plan already fits that.`] : [ALREADY_KNOWN_TEXT];
    case "benchmarks":
      return isNew
        ? [`${capital(benchmarkText(before.athlete, after.athlete))}, and none of your remaining sessions depend on them.`]
        : [ALREADY_KNOWN_TEXT];
    case "equipment":
      return isNew
        ? [`${capital(equipmentText(before.athlete, after.athlete))}, and every exercise that is left can be done with it.`]
        : [ALREADY_KNOWN_TEXT];
    case "profile":
      return isNew
        ? [`${capital(personalText(before.athlete, after.athlete))}, and none of your remaining sessions depend on it.`]
        : [ALREADY_KNOWN_TEXT];
    case "ease":
      return isNew ? ["Nothing on those days can be made lighter."] : [ALREADY_KNOWN_TEXT];
    case "effort":
      return isNew && adjustment.efforts.length > 0
        ? undefined
        : [deloadNote(before.plan, progress.today) ?? "How your last sessions felt asks for no change."];
    case "estimates":
      return isNew ? undefined : unmoved(before.athlete, adjustment);
    case "missed":
      return [
        "No session that you missed is added to another day.",
        ...nextOfTheKind(facts),
        "What came between: time, tired legs or pain? If it happens again, say so.",
      ];
    default:
      return undefined;
  }
}

/** A lighter week is meant to feel easy: what comes after it is the answer. */
function deloadNote({ weeks }: Plan, today: Day): string | undefined {
  const index = weeks.findLastIndex(({ startDate }) => startDate <= today);
  const next = weeks[index + 1];
  if (weeks[index]?.isDeload !== true) return undefined;
  return next === undefined || next.isDeload
    ? "This is the lighter week: it is meant to feel easy."
    : `This is the lighter week: it is meant to feel easy, so nothing is added to it. From ${shortDay(next.startDate)} on the sessions are full again; if those feel easy as well, the plan moves up.`;
}

/** What the log says of a number that stays: by how much it differs, and why that is no reason. */
function unmoved({ strength, units = "kg" }: Athlete, { estimates }: Adjustment & { kind: "estimates" }): string[] {
  const near = estimates.flatMap(({ capacity, value, count }): string[] => {
    const known = strength.oneRepMax[capacity as BenchmarkLift];
    if (known === undefined || count === 0 || Math.abs(value - known) < SMALLEST_PLATES) return [];
    const name = capital(LIFT_NAMES[capacity as BenchmarkLift]);
    return [
      `${name}: your sets say about ${formatWeight(Math.round(value), units)}, the plan uses ${formatWeight(known, units)}. Two tests of the same lift differ by as much, so the loads stay; more sets like these move them.`,
    ];
  });
  return near.length === 0 ? ["Your log agrees with the numbers that the plan uses."] : near;
}

/** Kilograms that a bar can be changed by. */
const SMALLEST_PLATES = 2.5;

/** When the kind of session that was missed is planned next. */
function nextOfTheKind({ before, after, adjustment, progress }: LayerFacts): string[] {
  const ids = adjustment.kind === "missed" ? adjustment.sessionIds : undefined;
  const done = new Set(progress.outcomes.map(({ sessionId }) => sessionId));
  const missed = sessionsFrom(before.plan, addDays(progress.today, -RECENT_DAYS), progress.today).filter(
    ({ id, date }) => date < progress.today && (ids === undefined ? !done.has(id) : ids.includes(id)),
  );
  return missed.flatMap(({ code, title, hard }) => {
    const next = sessionsFrom(after.plan, progress.today, "9999").find((session) => session.code === code && (session.hard || !hard));
    return next === undefined ? [] : [`In place of “${title}” the next of its kind is on ${shortDay(next.date)}: ${next.title}.`];
  });
}

/** What was missed longer ago is no question of this week. */
const RECENT_DAYS = 7;
