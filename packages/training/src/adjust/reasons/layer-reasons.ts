import { raceName } from "../../season/demand/races/prepared-race.ts";
import { shortDay } from "../../calendar/day.ts";
import type { Moved } from "../../analysis/estimates/moved-estimates.ts";
import { capital, formatList } from "../../model/words.ts";
import type { Adjustment, SessionChange } from "../adjustment.ts";
import { isOwnChoice } from "../choices/own-choice.ts";
import { moveNote, refusals } from "../choices/own-choice-notes.ts";
import { isDetail } from "../detail-change.ts";
import { aboutBenchmark, asksForWeights, keptAndDropped, lostPulls, replacedTest } from "./beside-changes.ts";
import { afterBreak, afterIllness, away, racesLost, whyAway } from "./break-notes.ts";
import { checkInNotes } from "./check-in-words.ts";
import { availabilityText, benchmarkText, checkInText, easedText } from "./circumstance-words.ts";
import { effortNotes } from "./effort-words.ts";
import { injuryNotes } from "./injury-note.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { goesOnFrom, keptIn, shorterWeeks, weekMinutesNote } from "./plan-facts.ts";
import { equipmentText, personalText } from "./profile-words.ts";
import { clashesWith, inDoubt, leadsTo, pacing, shift } from "./race-notes.ts";
import { ALREADY_KNOWN_TEXT, whyUnchanged } from "./unchanged-notes.ts";

/** The note of the coach about an adjustment: what changed, why, and when to look at it again. */
export function layerReasons(facts: LayerFacts, changes: readonly SessionChange[]): readonly string[] {
  const { before, adjustment, progress } = facts;
  if (changes.length > 0) return [howMuch(changes), ...why(facts, changes)];
  if (isOwnChoice(adjustment)) return refusals(before, adjustment, progress);
  return ["Nothing in the plan has to change.", ...(whyUnchanged(facts) ?? why(facts, changes))];
}

/** As many sessions as lines are read, and those beside them in which nothing is worth a line. */
function howMuch(changes: readonly SessionChange[]): string {
  const told = changes.filter((change) => !isDetail(change));
  const details = changes.length - told.length;
  const removed = told.filter(({ after }) => after === undefined).length;
  const added = told.filter(({ before }) => before === undefined).length;
  const parts = [
    [told.length - removed - added, "changed"],
    [removed, "taken out"],
    [added, "added"],
    [details, "changed only in notes or a few easy minutes"],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${count === 1 ? "session is" : "sessions are"} ${what}`);
  return `${capital(words.join(", "))}. Completed and past sessions stay as they were.`;
}

function why(facts: LayerFacts, changes: readonly SessionChange[]): string[] {
  const { before, after, adjustment, progress } = facts;
  const { today } = progress;
  const isNew = before.athlete !== after.athlete;
  const weeks = weekMinutesNote(facts, today);
  switch (adjustment.kind) {
    case "injury":
      return injuryNotes(facts, adjustment.details, changes);
    case "check-in":
      return [...checkInNotes(after, today), ...(changes.length === 0 ? [] : weeks)];
    case "competition": {
      const { competition } = adjustment;
      if (competition.date < today)
        return [`${raceName(competition)} on ${shortDay(competition.date)} is over, so the plan no longer leads up to it.`];
      return [
        leadsTo(competition, after.athlete),
        ...shift(facts, adjustment),
        ...replacedTest(facts, competition),
        ...weeks,
        ...pacing(facts, competition),
        ...clashesWith(competition, after.athlete),
      ];
    }
    case "absence":
      return adjustment.reason === "illness"
        ? [...racesLost(before.athlete, after.athlete), afterIllness(facts, adjustment), ...inDoubt(facts)]
        : [away(adjustment, today), ...afterBreak(facts), ...weeks, ...inDoubt(facts)];
    case "missed":
      return ["No session that you missed is added to another day.", ...afterBreak(facts), ...weeks, ...whyAway(after.athlete, today)];
    case "availability":
      return [`${capital(availabilityText(adjustment.availability))}.`, ...keptAndDropped(facts), ...weeks];
    case "benchmarks":
      return [`${capital(benchmarkText(before.athlete, after.athlete))}.`, ...stays(facts, changes), ...aboutBenchmark(facts)];
    case "effort":
      return isNew ? effortNotes(adjustment.efforts, facts, after.athlete.units) : [ALREADY_KNOWN_TEXT];
    case "estimates":
      return isNew
        ? [...adjustment.moved.map(({ reason }) => reason), ...stays(facts, changes), ...askWhyWeaker(adjustment.moved)]
        : [ALREADY_KNOWN_TEXT];
    case "equipment":
      return isNew
        ? [
            `${capital(equipmentText(before.athlete, after.athlete))}. Exercises now match your equipment.`,
            ...lostPulls(facts),
            ...asksForWeights(facts),
            ...weeks,
          ]
        : [ALREADY_KNOWN_TEXT];
    case "profile":
      return isNew
        ? [`${capital(personalText(before.athlete, after.athlete))}. The plan takes this into account from today on.`]
        : [ALREADY_KNOWN_TEXT];
    case "ease":
      return isNew
        ? [`${capital(easedText(adjustment))}.${goesOnFrom(facts, adjustment.to)}`, ...costOf(adjustment)]
        : [ALREADY_KNOWN_TEXT];
    case "move":
      return [
        ...(adjustment.because === undefined ? [] : [`${capital(checkInText(adjustment.because))}.`]),
        ...moveNote(before, adjustment, progress),
      ];
    case "swap":
      return [];
  }
}

/** "Days, exercises and sets stay as they are; only loads change.": of it what is true. */
function stays(facts: LayerFacts, changes: readonly SessionChange[]): string[] {
  const kept = keptIn(changes);
  const same = [
    ...(kept.days ? ["days"] : []),
    ...(kept.exercises ? ["exercises"] : []),
    ...(kept.exercises && kept.sets ? ["sets", "repetitions"] : []),
  ];
  const moved = [...(kept.loads ? [] : ["loads"]), ...(kept.paces ? [] : ["paces"])];
  if (same.length === 0) return [];
  const only = kept.exercises && kept.sets && moved.length > 0 ? `; ${formatList(moved)} change` : "";
  return [`${capital(formatList(same))} stay as they are${only}.`, ...(kept.paces ? [] : shorterWeeks(facts))];
}

/** A drop has a cause that no log shows. */
function askWhyWeaker(moved: readonly Moved[]): string[] {
  return moved.some(({ capacity, from, to }) => capacity !== "row500m" && to < from)
    ? ["What is behind it: sleep, food, stress, an illness, pain? If something hurts, say so first."]
    : [];
}

function costOf({ because }: Adjustment & { kind: "ease" }): string[] {
  return because?.cost === undefined ? [] : [because.cost];
}
