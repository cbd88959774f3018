import type { Situation } from "./situation.ts";
import type { Athlete, BenchmarkLift, Easing, InjuryReport, LeftBehind, StrengthBenchmarks } from "../athlete/athlete.ts";
import { addDays, type Day, getMonday } from "../calendar/day.ts";
import type { Region } from "../catalogue/exercise.ts";
import { limitsWithReports, withoutPainReports } from "../injuries/check-in/apply-check-ins.ts";
import type { PainReport } from "../injuries/check-in/check-in.ts";
import { type Cleared, clearedRegions } from "../injuries/cleared.ts";
import { readAthlete, readReport } from "../injuries/read-injuries.ts";
import type { Plan } from "../model/plan.ts";
import type { EffortChange } from "../model/effort-change.ts";
import { withEstimates } from "../analysis/estimates/moved-estimates.ts";
import { withNewerSprint } from "../athlete/erg-reference.ts";
import { leftBehindBy } from "../athlete/own-sports.ts";
import { getRaces } from "../season/demand/races/race-calendar.ts";
import { isRaceWeek } from "../season/race-window.ts";
import type { Adjustment, AthletePatch } from "./adjustment.ts";
import { checkMove, type WishedMove, withMove } from "./choices/move.ts";
import { missedAbsences } from "./missed.ts";
import { isSame } from "./same.ts";
import { checkSwap, type WishedSwap, withSwap } from "./choices/swap.ts";

/** The athlete in the new circumstances; the same athlete when the adjustment says nothing new. */
export function changedAthlete(athlete: Athlete, adjustment: Adjustment, situation: Situation): Athlete {
  const patch = getPatch(athlete, adjustment, situation);
  const news = Object.entries(patch).filter(([key, value]) => !isSame(athlete[key as keyof AthletePatch], value));
  return news.length === 0 ? athlete : { ...athlete, ...Object.fromEntries(news) };
}

/** What takes the place of what was known; undefined: it is not known any more. */
type Patch = { readonly [fact in keyof AthletePatch]?: AthletePatch[fact] | undefined };

function getPatch(athlete: Athlete, adjustment: Adjustment, situation: Situation): Patch {
  switch (adjustment.kind) {
    case "injury":
      return injured(athlete, adjustment.details, situation);
    case "check-in":
      return checkedIn(athlete, adjustment.painReports, situation);
    case "competition":
      return entered(athlete, adjustment, situation);
    case "absence":
      return away(athlete, adjustment);
    case "missed":
      return { absences: withAbsences(athlete, missedAbsences(adjustment.sessionIds, situation)) };
    case "availability":
      return {
        availability: adjustment.availability,
        ...(isSame(athlete.availability, adjustment.availability) ? {} : withoutOwnChoices(athlete)),
      };
    case "benchmarks":
      return measured(athlete, adjustment);
    case "estimates":
      return withEstimates(athlete, adjustment.moved, adjustment.estimates);
    case "effort":
      return { efforts: withEfforts(athlete, adjustment.efforts) };
    case "equipment":
      return equipped(athlete, adjustment.equipment, situation.progress.today);
    case "profile": {
      const { age, sex, bodyWeight, trainingYears, dislikes } = adjustment.profile;
      return { age, sex, bodyWeight, trainingYears, dislikes };
    }
    case "ease":
      return eased(athlete, adjustment);
    case "move":
      return moved(athlete, adjustment, situation);
    case "swap":
      return swapped(athlete, adjustment, situation);
  }
}

/** The bicycle and the pool stay behind with a list that lacks them, until one has them again. */
function equipped(athlete: Athlete, equipment: Athlete["equipment"], today: Day): Patch {
  const { leftBehind: known = [] } = athlete;
  const still = new Set(leftBehindBy(equipment, {}));
  const over = known.flatMap((left): LeftBehind[] => {
    const isBack = left.to === undefined && !left.kit.some((kit) => still.has(kit));
    if (!isBack) return [left];
    return left.from < today ? [{ ...left, to: addDays(today, -1) }] : [];
  });
  const isLeft = over.some(({ to }) => to === undefined);
  const kit = isLeft || athlete.focus !== "triathlon" ? [] : leftBehindBy(equipment, athlete);
  const leftBehind = kit.length === 0 ? over : [...over, { kit, from: today }];
  return { equipment, ...(leftBehind.length === 0 && athlete.leftBehind === undefined ? {} : { leftBehind }) };
}

/** When the weeks are laid out anew, what was moved or swapped in the old ones has no place any more. */
function withoutOwnChoices({ moves, swaps }: Athlete): AthletePatch {
  return { ...(moves === undefined ? {} : { moves: [] }), ...(swaps === undefined ? {} : { swaps: [] }) };
}

function moved(athlete: Athlete, move: WishedMove, { plan, progress }: Situation): AthletePatch {
  const session = plan.weeks.flatMap((week) => week.sessions).find(({ id }) => id === move.sessionId);
  if (session === undefined || checkMove(plan, athlete, move, progress).kind === "refused") return {};
  return { moves: withMove(athlete, { from: session.date, to: move.to }) };
}

function swapped(athlete: Athlete, swap: WishedSwap, { plan, progress }: Situation): AthletePatch {
  const check = checkSwap(plan, athlete, swap, progress);
  return check.kind === "refused" ? {} : { swaps: withSwap(athlete, check.swap) };
}

const ARM_REGIONS: ReadonlySet<Region> = new Set<Region>(["shoulder", "elbow", "wrist_hand"]);
/** What is sore takes nothing from the minutes of the rest (return-ladders.md section 2); the easing dates the report. */
const WHOLE_SHARE = 1;
const SEVERE_GRADE = 3;
/** S1 of return-ladders.md section 2. */
const SETTLE = 1;

function injured(athlete: Athlete, details: string, { plan, progress }: Situation): AthletePatch {
  const text = details.trim().replaceAll(/\s*\n\s*/gu, " ");
  const known = athlete.injuries?.trim() ?? "";
  if (text === "" || known.split("\n").includes(text)) return {};
  const cleared = clearedRegions(text, readAthlete(athlete, plan.startDate, plan.firstMacroWeek - 1), progress.today);
  if (cleared !== undefined) {
    const step: Easing = { from: progress.today, to: progress.today, share: WHOLE_SHARE, isStep: true, ...withYes(cleared) };
    return { ...withLine(athlete, text, { on: progress.today, isYes: true }), easings: [...(athlete.easings ?? []), step] };
  }
  const reading = readReport(text, progress.today);
  const says = reading.regions.length + reading.redFlags.length + reading.health.findings.length + reading.unread.length;
  if (says === 0) return {};
  const worst = Math.max(0, ...reading.regions.map(({ grade }) => grade));
  const line = withLine(athlete, text, { on: progress.today });
  const regions = [...new Set(reading.regions.flatMap(({ grade, region }) => (grade > 0 ? [region] : [])))];
  // An arm takes nothing from legs and runs: only what loads it changes (return-ladders.md section 2).
  const isArm = regions.length > 0 && regions.every((region) => ARM_REGIONS.has(region));
  if (worst === 0) return line;
  const isHard = worst === SEVERE_GRADE && !isArm;
  const days = { from: progress.today, to: isHard ? addDays(progress.today, 6) : progress.today };
  const easing: Easing = { ...days, share: WHOLE_SHARE, ...(isHard ? { onlyEasy: true } : {}), regions };
  return { ...line, easings: [...(athlete.easings ?? []), easing] };
}

/** Nobody told anything before the first line of a plan that began without one. */
function withLine({ injuries = "", injuryReports = [] }: Athlete, text: string, report: InjuryReport): AthletePatch {
  const known = injuries.trim();
  return { injuries: known === "" ? text : `${known}\n${text}`, injuryReports: [...injuryReports, report] };
}

function withYes({ regions, isCareful }: Cleared): Pick<Easing, "cleared" | "regions"> {
  return { cleared: isCareful ? "carefully" : "fully", regions };
}

/** A limit that takes a step is dated anew, so that its weeks count from there; two ambers in a row are a week with a fifth less. */
function checkedIn(athlete: Athlete, painReports: readonly PainReport[], { plan, progress }: Situation): AthletePatch {
  const { startDate, firstMacroWeek } = plan;
  const { today } = progress;
  const known = painReports
    .filter(({ on }) => on <= today)
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.region.localeCompare(b.region));
  const { regions } = readAthlete(withoutPainReports(athlete), startDate, firstMacroWeek - 1);
  const limits = limitsWithReports({ ...athlete, painReports: known }, { regions }, startDate);
  const stepped = limits.flatMap(({ told, state }) => {
    const last = state.ended?.on ?? state.since;
    return last > told ? [last] : [];
  });
  // What got bad again has a week in which nothing is hard, as when it was told (return-ladders.md section 2).
  const worse = new Set(
    limits.flatMap(({ finding, state: { steps } }) => {
      const [before, last] = steps.slice(-2);
      const isDown = before !== undefined && last !== undefined && last.stage < before.stage;
      return isDown && last.stage <= SETTLE && !ARM_REGIONS.has(finding.region) ? [last.on] : [];
    }),
  );
  const easings = athlete.easings ?? [];
  const steps = [...new Set(stepped)]
    .filter((on) => !easings.some(({ from, isStep }) => isStep === true && from === on))
    .map((on): Easing => ({
      from: on,
      to: worse.has(on) ? addDays(on, 6) : on,
      share: 1,
      isStep: true,
      ...(worse.has(on) ? { onlyEasy: true } : {}),
    }));
  const isEased = limits.some(({ state }) => state.isEased);
  const isKnown = easings.some(({ from, to, isStep, share }) => isStep === true && share < 1 && from <= today && today <= to);
  const less: Easing[] = isEased && !isKnown ? [{ from: today, to: addDays(today, 6), share: AMBER_SHARE, isStep: true }] : [];
  return {
    painReports: known,
    ...(steps.length + less.length === 0 ? {} : { easings: [...easings, ...steps, ...less] }),
  };
}

function withEfforts({ efforts: known = [] }: Athlete, added: readonly EffortChange[]): readonly EffortChange[] {
  return [...known, ...added.filter((effort) => !known.some((one) => isSame(one, effort)))];
}

/** "Second amber in a row: dose × 0.8" (return-ladders.md section 3). */
const AMBER_SHARE = 0.8;

/** A competition in the past changes nothing. One that moved leaves its old day, `instead`; of two on the same day the newer one counts. */
function entered(
  athlete: Athlete,
  { competition, instead }: Adjustment & { kind: "competition" },
  { plan, progress }: Situation,
): AthletePatch {
  if (competition.date < progress.today) return {};
  const others = (athlete.competitions ?? []).filter(({ date }) => date !== instead && date !== competition.date);
  const competitions = [...others, competition].toSorted((a, b) => a.date.localeCompare(b.date));
  return { competitions, ...withoutMovesNearRaces({ ...athlete, competitions }, plan) };
}

/** The days around a race are in the order that it needs: what was moved in such a week before the race was known goes back. */
function withoutMovesNearRaces(athlete: Athlete, { startDate, durationWeeks }: Plan): AthletePatch {
  if (athlete.moves === undefined) return {};
  const { races } = getRaces(athlete, startDate, durationWeeks);
  return { moves: athlete.moves.filter(({ from }) => !isRaceWeek(getMonday(from), races)) };
}

/** Nobody races ill: a competition inside an illness is taken out. */
function away(athlete: Athlete, { reason, from, to }: Adjustment & { kind: "absence" }): AthletePatch {
  if (from > to) return {};
  const absences = withAbsences(athlete, [{ reason, from, to }]);
  const competitions = athlete.competitions?.filter(({ date }) => reason !== "illness" || date < from || date > to);
  return { absences, ...(competitions === undefined ? {} : { competitions }) };
}

/** The newest wish for the same days counts. */
function eased(athlete: Athlete, { from, to, share, onlyEasy, mostMinutes }: Adjustment & { kind: "ease" }): AthletePatch {
  if (from > to) return {};
  const others = (athlete.lighterDays ?? []).filter((days) => days.from !== from || days.to !== to);
  return { lighterDays: [...others, { from, to, share, onlyEasy, ...(mostMinutes !== undefined && { mostMinutes }) }] };
}

function withAbsences(athlete: Athlete, added: NonNullable<Athlete["absences"]>): NonNullable<Athlete["absences"]> {
  const known = athlete.absences ?? [];
  const news = added.filter(
    (absence) => !known.some(({ reason, from, to }) => reason === absence.reason && from <= absence.from && absence.to <= to),
  );
  return news.length === 0 ? known : [...known, ...news].toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

function measured(athlete: Athlete, { strength, gymnastics, conditioning }: Adjustment & { kind: "benchmarks" }): AthletePatch {
  return {
    ...(strength === undefined
      ? {}
      : {
          strength: {
            ...withoutLog(withoutDates(athlete.strength), strength),
            ...strength,
            oneRepMax: { ...athlete.strength.oneRepMax, ...strength.oneRepMax },
          },
        }),
    ...(gymnastics === undefined ? {} : { gymnastics: { ...withoutDates(athlete.gymnastics), ...gymnastics } }),
    ...(conditioning === undefined
      ? {}
      : { conditioning: withNewerSprint(athlete.conditioning, { ...withoutDates(athlete.conditioning), ...conditioning }) }),
  };
}

/** What was entered counts more than what was estimated of the same lift. */
function withoutLog(
  { fromLog, ...values }: Omit<StrengthBenchmarks, "dates">,
  entered: StrengthBenchmarks,
): Omit<StrengthBenchmarks, "dates"> {
  const left = Object.entries(fromLog ?? {}).filter(([lift]) => entered.oneRepMax[lift as BenchmarkLift] === undefined);
  return left.length === 0 ? values : { ...values, fromLog: Object.fromEntries(left) };
}

/** New values bring their own dates; those of the old ones must not outlive them. */
function withoutDates<Group extends { readonly dates?: unknown }>({ dates: _dates, ...values }: Group): Omit<Group, "dates"> {
  return values;
}
