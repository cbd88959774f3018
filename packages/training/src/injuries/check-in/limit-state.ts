import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { RegionFinding } from "../injury.ts";
import { firstExit, getExit, SEEN_FIRST, stepLimit } from "../return-ladder/exits.ts";
import type { PainReport } from "./check-in.ts";
import { isAsBad, isOfReport } from "./reported-as.ts";
import { getReaction, isWithinCeiling, morningBaseline, painCeiling, type Reaction } from "./reaction.ts";
import { referralReason, standstill } from "./referral-reason.ts";
import { gradeOfScore, scoreOfStage, type Stage, stageAfter, startStage } from "./stage.ts";

/** Where a limit stands after its reports. */
export interface LimitState {
  readonly stage: Stage;
  readonly since: Day;
  /** Every stage from the report on, the first of them at the report. */
  readonly steps: readonly { readonly on: Day; readonly stage: Stage }[];
  /** What the last step was taken for, after the days that it takes, where it was not two good sessions. */
  readonly shownBy?: "test" | "professional";
  /** How the region reacted to what the last report tells of. */
  readonly reaction?: Reaction;
  /** The most pain that a step up may come with, where the last report tells of a good day with more. */
  readonly above?: number;
  /** The day of the last report. */
  readonly lastOn: Day;
  /** Two ambers in a row: a fifth less of the same. */
  readonly isEased: boolean;
  /** The limit is over: "4 sessions in 12 days without pain". */
  readonly ended?: { readonly on: Day; readonly evidence: string };
  /** Why a professional looks at it before anything is raised. */
  readonly refer?: string;
  /** Nothing that loads it comes back before a professional's yes was told. */
  readonly isLocked: boolean;
  /** Only that yes is missing. */
  readonly isPassed: boolean;
}

interface Running {
  stage: Stage;
  since: Day;
  steps: { on: Day; stage: Stage }[];
  reaction?: Reaction;
  above?: number;
  greens: number;
  /** Greens in a row at 1/10 at most, over all stages. */
  quiet: { count: number; since: Day };
  ambers: number;
  lastAmber?: Day;
  reds: Day[];
  isTested: boolean;
  /** The worst pain of all, and whether a professional has allowed load. */
  worst: number;
  isCleared: boolean;
  shownBy?: "test" | "professional";
  isClaimed: boolean;
  mornings: number[];
  ended?: { on: Day; evidence: string };
  refer?: string;
}

const STAGE_FROM_48_HOURS = 2;
const WATCH_DAYS = 14;
/** Full range and easy runs: what is harder waits for two good sessions. */
const HIGHEST_BY_TEST: Stage = 3;
const CAREFUL_STAGE: Stage = 2;
/** Up to this score the done work alone ends a limit, after so many sessions and days (return-ladders.md section 3b). */
const ENDS_BY_WORK = { score: 3, sessions: 4, days: 10, pain: 1 };
const QUIET_DAYS_AT_END = 7;

/** The limit of a finding that was reported on `told`, after the reports of its region; undefined before the first. */
export function limitState(finding: RegionFinding, told: Day, all: readonly PainReport[]): LimitState | undefined {
  const painReports = all
    .filter((report) => report.region === finding.region && (report.on >= told || isOfReport(report, told)))
    .toSorted((a, b) => a.on.localeCompare(b.on));
  if (finding.grade === 0 || !painReports.some((report) => report.on >= told || isAsBad(report, finding))) return undefined;
  const stage = startStage(finding);
  const state: Running = {
    stage,
    since: told,
    steps: [{ on: told, stage }],
    greens: 0,
    quiet: { count: 0, since: told },
    ambers: 0,
    reds: [],
    isTested: false,
    worst: finding.score,
    isCleared: false,
    isClaimed: false,
    mornings: [],
  };
  for (const report of painReports) {
    if (isOfReport(report, told) && isAsBad(report, finding)) takeFirst(state, report, finding, told);
    else if (report.on >= told) take(state, report, finding, told);
  }
  const { since, steps, reaction, ambers, ended, refer, shownBy, above } = state;
  return {
    stage: state.stage,
    ...(shownBy === undefined ? {} : { shownBy }),
    since,
    steps,
    lastOn: painReports.at(-1)?.on ?? told,
    isEased: ambers >= 2,
    isLocked: isLocked(state),
    isPassed: state.isTested,
    ...(reaction === undefined ? {} : { reaction }),
    ...(above === undefined ? {} : { above }),
    ...(ended === undefined ? {} : { ended }),
    ...(refer === undefined ? {} : { refer }),
  };
}

/** Answers that belong to the report itself: what they say is its score already. */
function takeFirst(state: Running, report: PainReport, finding: RegionFinding, told: Day): void {
  if (report.morning !== undefined) state.mornings.push(report.morning);
  const refer = referralReason(finding, told, state, report);
  if (refer !== undefined) state.refer = refer;
}

function take(state: Running, report: PainReport, finding: RegionFinding, told: Day): void {
  const baseline = morningBaseline(finding.score, state.mornings);
  const reaction = getReaction(report, { ceiling: painCeiling(finding), baseline });
  if (report.morning !== undefined) state.mornings.push(report.morning);
  const limitOfStep = (): number => stepLimit({ ...finding, score: Math.max(1, scoreOfStage(state.stage)) });
  if (!isWithinCeiling(report, limitOfStep())) takeBack(state, report.on);
  const limit = limitOfStep();
  const isWithin = isWithinCeiling(report, limit);
  // The limit of a session and of the morning after it is that of the test.
  if (report.passed === true && isWithin) state.isTested = true;
  if (report.cleared !== undefined) state.isCleared = true;
  state.worst = Math.max(state.worst, report.worst ?? 0, report.morning ?? 0);
  if (reaction === "red") worse(state, report, finding);
  else if (reaction === "amber") hold(state, report);
  else if (reaction === "green" && isWithin) better(state, report);
  delete state.above;
  if (reaction === "green" && !isWithin) state.above = limit;
  if (reaction === undefined) delete state.reaction;
  else state.reaction = reaction;
  // Who has looked at it has answered the referral.
  refer(state, report.cleared === undefined ? referralReason(finding, told, state, report) : undefined);
  if (reaction === "red" || reaction === "amber" || state.refer !== undefined) return;
  if (isWithin) {
    if (report.isGone === true) claim(state, report.on, finding);
    riseByTest(state, report, finding);
  }
  rise(state, report, finding);
  end(state, report.on, finding, told);
  // A good answer moves it before anybody says that it has not moved.
  if (report.cleared === undefined && state.ended === undefined) refer(state, standstill(told, state, report));
}

/** A later answer of the same day with more pain than a step may come with: the step was not there yet. */
function takeBack(state: Running, on: Day): void {
  for (;;) {
    const [last, before] = [state.steps.at(-1), state.steps.at(-2)];
    if (last === undefined || before === undefined || last.on !== on || last.stage <= before.stage) return;
    state.steps.pop();
    state.stage = before.stage;
    state.since = before.on;
    state.isClaimed = false;
    delete state.shownBy;
  }
}

function refer(state: Running, reason: string | undefined): void {
  if (reason === undefined) delete state.refer;
  else state.refer = reason;
}

/** Back one stage, or to the one that today's pain starts at where that is stricter; a limit that had ended is there again. */
function worse(state: Running, { on, worst = 0, morning = 0, altered }: PainReport, finding: RegionFinding): void {
  const score = Math.max(worst, morning, altered === true ? 1 : 0);
  const today = score === 0 ? 5 : startStage({ score, ...(finding.kind === undefined ? {} : { kind: finding.kind }) });
  delete state.ended;
  state.isClaimed = false;
  state.reds.push(on);
  moveTo(state, on, Math.min(stageAfter(state.stage, -1), today) as Stage);
  state.quiet = { count: 0, since: on };
}

function hold(state: Running, { on }: PainReport): void {
  state.ambers++;
  state.greens = 0;
  state.lastAmber = on;
  state.quiet = { count: 0, since: on };
}

function better(state: Running, { worst = 0, morning = 0 }: PainReport): void {
  state.greens++;
  state.ambers = 0;
  if (Math.max(worst, morning) <= ENDS_BY_WORK.pain) state.quiet.count++;
  else state.quiet.count = 0;
}

/** "Gone" is at once the word of the athlete where it was slight; else a session at S4 shows it. */
function claim(state: Running, on: Day, finding: RegionFinding): void {
  if (finding.kind === "bone" || finding.kind === "nerve") return;
  if (finding.score <= ENDS_BY_WORK.score) state.ended = { on, evidence: "you say that it is gone" };
  else if (!state.isClaimed && state.stage < 4) {
    moveTo(state, on, 4);
    state.isClaimed = true;
  } else state.isClaimed = true;
}

/**
 * A green with the test passed is one step (return-ladders.md section 2: at most one stage in 48 hours). A professional's yes shows what the days since the
 * report did: as many stages as their days have gone by, up to the one that today's pain starts at and never into the last ones, which only loading shows.
 */
function riseByTest(state: Running, { on, worst = 0, morning = 0, passed, cleared }: PainReport, finding: RegionFinding): void {
  const isShown = passed === true && state.reaction === "green";
  if (!isShown && cleared === undefined) return;
  const score = Math.max(1, worst, morning);
  const today = startStage({ score, ...(finding.kind === undefined ? {} : { kind: finding.kind }) });
  const most = Math.min(cleared === "carefully" ? CAREFUL_STAGE : HIGHEST_BY_TEST, isShown ? today : HIGHEST_BY_TEST);
  let { stage } = state;
  let from = state.since;
  const open = isLocked(state) ? Math.max(stage, SEEN_FROM) : most;
  const highest = cleared === undefined ? Math.min(most, open, stageAfter(stage, 1)) : most;
  while (stage < highest && daysBetween(from, on) >= daysOfStage(stage, finding)) {
    from = addDays(from, daysOfStage(stage, finding));
    stage = stageAfter(stage, 1);
  }
  if (stage === state.stage) return;
  moveTo(state, on, stage);
  state.shownBy = isShown ? "test" : "professional";
}

/** The stage that is left only with a professional's yes. */
const SEEN_FROM: Stage = 1;

/** What hurt so much once waits for a professional's yes before it is loaded (return-ladders.md section 3, "refer"). */
function isLocked({ worst, isCleared, stage }: Running): boolean {
  return worst >= SEEN_FIRST && !isCleared && stage <= SEEN_FROM;
}

function daysOfStage(stage: Stage, finding: RegionFinding): number {
  return stage === 0 ? firstExit(finding).days : getExit(finding, scoreOfStage(stage)).days;
}

/** Two greens, the exit test and the days of the stage; half of the days when both were at 1/10 at most. */
function rise(state: Running, { on }: PainReport, finding: RegionFinding): void {
  if (state.stage === 5 || state.greens < 2 || !state.isTested || (isLocked(state) && state.stage >= SEEN_FROM)) return;
  const days = daysBetween(state.since, on);
  const needed = daysOfStage(state.stage, finding);
  const isFast = state.quiet.count >= 2 && finding.kind === undefined;
  if (days < Math.max(STAGE_FROM_48_HOURS, isFast ? Math.ceil(needed / 2) : needed)) return;
  moveTo(state, on, stageAfter(state.stage, 1));
}

function end(state: Running, on: Day, finding: RegionFinding, told: Day): void {
  if (state.ended !== undefined) return;
  const { count, since } = state.quiet;
  const days = daysBetween(since, on);
  const isBad = finding.kind !== undefined && finding.kind !== "strain";
  if (finding.score <= ENDS_BY_WORK.score && !isBad && count >= ENDS_BY_WORK.sessions && daysBetween(told, on) >= ENDS_BY_WORK.days)
    state.ended = { on, evidence: `${count} sessions in ${Math.max(1, days)} days with pain at 1/10 at most` };
  else if (state.isClaimed && state.stage >= 4 && state.greens >= 1 && state.since < on)
    state.ended = { on, evidence: "you said that it is gone, and a session near full load was fine" };
  else if (state.stage === 5 && daysBetween(state.since, on) >= WATCH_DAYS && state.greens >= 2 && isQuietSince(state, on))
    state.ended = { on, evidence: `${WATCH_DAYS} days of full training without pain` };
}

function isQuietSince({ lastAmber }: Running, on: Day): boolean {
  return lastAmber === undefined || daysBetween(lastAmber, on) >= QUIET_DAYS_AT_END;
}

function moveTo(state: Running, on: Day, stage: Stage): void {
  state.steps.push({ on, stage });
  state.stage = stage;
  state.since = on;
  state.greens = 0;
  state.ambers = 0;
  state.isTested = false;
  delete state.shownBy;
}

/** The finding as its stage makes it: the row of the stage counts, and the way that running took back. */
export function findingAtStage(finding: RegionFinding, told: Day, state: LimitState): RegionFinding {
  const { climbed: _climbed, ended: _ended, isLocked: _locked, ...rest } = finding;
  if (state.ended !== undefined || state.stage === 5)
    return { ...rest, grade: 0, score: 0, ended: true, endedOn: state.ended?.on ?? state.since };
  const score = state.stage === startStage(finding) ? finding.score : scoreOfStage(state.stage);
  const { kind, closesNothing, ...said } = rest;
  // What hurt weeks ago says less than the test that was passed since.
  const { hurts: _hurts, ...tested } = said;
  const open = state.shownBy === undefined ? said : tested;
  const isWorse = score > finding.score;
  const past = pastScores(finding, told, state);
  return {
    ...open,
    grade: gradeOfScore(score),
    score,
    ...(kind !== undefined && (kind === "bone" || score >= finding.score) ? { kind } : {}),
    ...(closesNothing === true && !isWorse ? { closesNothing } : {}),
    ...(past.length === 0 ? {} : { past }),
    ...(isStepUp(state) ? { passedTest: true } : {}),
    ...(state.refer === undefined ? {} : { waits: true as const }),
    ...(state.isLocked ? { isLocked: true as const } : {}),
    since: state.since,
    entered: Math.max(finding.score, ...state.steps.map(({ stage }) => scoreOfStage(stage))),
  };
}

/** Whether the last step was a good one: every step up is one of a passed test, by whatever answers. */
function isStepUp({ steps, shownBy }: LimitState): boolean {
  return shownBy !== undefined || (steps.at(-1)?.stage ?? 0) > (steps.at(-2)?.stage ?? 5);
}

/** The score in each week that began between the report and the last step. */
function pastScores(finding: RegionFinding, told: Day, { since, steps }: LimitState): readonly number[] {
  const weeks = Math.ceil(daysBetween(told, since) / 7);
  const [first] = steps;
  return Array.from({ length: weeks }, (_, week) => {
    const stage = steps.findLast(({ on }) => daysBetween(told, on) <= 7 * week)?.stage ?? first?.stage ?? 5;
    return stage === first?.stage ? finding.score : scoreOfStage(stage);
  });
}
