import { adjust } from "#training/adjust/adjust.ts";
import type { Adjustment, Progress } from "#training/adjust/adjustment.ts";
import { explain } from "#training/adjust/explain.ts";
import { undo } from "#training/adjust/undo.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import { absenceOn } from "#training/athlete/interruptions.ts";
import { addDays, type Day, shortDay } from "#training/calendar/day.ts";
import { validatePlan } from "#training/checks/validate.ts";
import { effortKind, feltEffort } from "#training/model/felt-effort.ts";
import { getEstimates } from "#training/analysis/estimates/estimates.ts";
import { enteredLift } from "#training/analysis/estimates/lift-estimate.ts";
import { movedEstimates } from "#training/analysis/estimates/moved-estimates.ts";
import { ENTERED_LIFTS } from "#training/athlete/lifts/training-lifts.ts";
import { wrap } from "#training/plan-text/explain/wrap.ts";
import type { PainReport } from "#training/injuries/check-in/check-in.ts";
import type { SessionOutcome } from "#training/model/outcome.ts";
import type { Plan, Session } from "#training/model/plan.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import type { CheckIn } from "#training/analysis/readiness/check-in.ts";
import { proposeFromCheckIn } from "#training/analysis/readiness/check-in-proposal.ts";
import type { CheckInChange, PlannedSession } from "#training/analysis/readiness/morning-situation.ts";
import { runSeconds } from "#training/week/run/run-history.ts";
import { START } from "../arbitrary/start.ts";
import { brokenLadder } from "../properties/ladder-promises.ts";
import { brokenWords } from "../word-promises.ts";
import type { Happening, Story } from "./story.ts";

/** A story as it went: the text to be read, and everything a test asks of it. */
export interface Telling {
  readonly text: string;
  readonly before: Plan;
  readonly after: Plan;
  readonly reasons: readonly string[];
  /** Broken promises: rules, undo, and a second time that changed something. */
  readonly problems: readonly string[];
}

export function tellStory(story: Story): Telling {
  const made = generatePlan(story.athlete, { startDate: START, weeks: story.weeks });
  if (made.kind === "referral") throw new Error(`${story.name} has no plan`);
  let { plan } = made;
  let { athlete } = story;
  const painReports: PainReport[] = [];
  const mornings: CheckIn[] = [];
  const lightened: CheckInChange[] = [];
  const lines = [...wrap(`WHO: ${story.who}`), ...wrap(`A GOOD COACH: ${story.coach}`)];
  const reasons: string[] = [];
  const problems: string[] = [];
  let stoppedOn: Day | undefined;
  for (const [today, happening] of story.days) {
    const progress: Progress = { today, outcomes: outcomesBefore(story, plan, today) };
    if ("checksIn" in happening) painReports.push({ on: addDays(today, -1), ...happening.checksIn });
    lines.push("", ...wrap(`${shortDay(today).toUpperCase()}: ${happening.says}`));
    let adjustment: Adjustment;
    if ("wakes" in happening) {
      mornings.push(...happening.wakes);
      const proposal = proposeFromCheckIn({
        today,
        checkIns: mornings,
        sessions: sessionsOf(plan).map((session) => toPlannedSession(session, today)),
        changes: lightened,
      });
      lines.push(...wrap(`  ${proposal?.verdict ?? "No proposal."}`));
      const [action] = proposal?.actions ?? [];
      if (proposal === undefined || action === undefined) continue;
      lightened.push({ day: today, kind: action.kind === "ease" ? "eased" : "moved" });
      adjustment = { ...action, because: { evidence: proposal.evidence, ...(proposal.cost !== undefined && { cost: proposal.cost }) } };
    } else {
      adjustment = toAdjustment(story, happening, { plan, athlete, painReports, progress });
    }
    const result = adjust(plan, athlete, adjustment, progress);
    if (result.kind === "referral") {
      lines.push(...wrap(`  ${result.referral.text}`));
      stoppedOn = today;
      continue;
    }
    problems.push(...problemsOf(plan, athlete, adjustment, progress, result));
    const texts = [
      ...result.layer.reasons,
      ...explain(result.layer).flatMap(({ text, isDetail }) => (isDetail === true ? [] : [`- ${text}`])),
    ];
    reasons.push(...texts);
    lines.push(...texts.flatMap((text) => wrap(text).map((line) => `  ${line}`)));
    ({ plan, athlete } = result);
  }
  lines.push("", "MINUTES A WEEK, AND OF THEM RUNNING", ...weeksOf(made.plan, plan, athlete, stoppedOn));
  return { text: `${lines.join("\n")}\n`, before: made.plan, after: plan, reasons, problems };
}

function toAdjustment(
  story: Story,
  happening: Exclude<Happening, { readonly wakes: unknown }>,
  { plan, athlete, painReports, progress }: { plan: Plan; athlete: Athlete; painReports: readonly PainReport[]; progress: Progress },
): Adjustment {
  if ("does" in happening) return happening.does;
  if ("checksIn" in happening) return { kind: "check-in", painReports: [...painReports] };
  const { today, outcomes } = progress;
  if (happening.asks === "effort") return { kind: "effort", efforts: feltEffort(plan, athlete, outcomes, today) };
  const entered = Object.fromEntries(ENTERED_LIFTS.map((lift) => [lift, enteredLift(story.athlete, lift)]));
  const estimates = getEstimates(athlete, { sets: story.sets ?? [], paced: story.paced ?? [], entered }, today);
  return { kind: "estimates", estimates, moved: movedEstimates(athlete, estimates, today) };
}

function toPlannedSession({ id, date, duration, intensityLevel, hard, code }: Session, today: Day): PlannedSession {
  return {
    id,
    date,
    minutes: duration,
    load: duration * intensityLevel,
    isHard: hard,
    isRace: code === "RACE",
    status: date < today ? "done" : "open",
  };
}

/** Everything before the day was done as planned, but for the deviations. */
function outcomesBefore({ deviations = [] }: Story, plan: Plan, today: Day): readonly SessionOutcome[] {
  return sessionsOf(plan)
    .filter(({ date }) => date < today)
    .flatMap((session): SessionOutcome[] => {
      const { id, date, intensityLevel, duration } = session;
      const found = deviations.find(
        ({ from, to, kind }) => from <= date && date <= to && (kind === undefined || kind === effortKind(session)),
      );
      if (found?.isMissed === true) return [];
      const rpe = Math.max(1, Math.min(10, intensityLevel + (found?.harder ?? 0)));
      return [{ sessionId: id, status: "completed", rpe, minutes: Math.round(duration * (found?.share ?? 1)) }];
    });
}

function problemsOf(
  plan: Plan,
  athlete: Athlete,
  adjustment: Adjustment,
  progress: Progress,
  result: Extract<ReturnType<typeof adjust>, { kind: "adjusted" }>,
): string[] {
  const again = adjust(result.plan, result.athlete, adjustment, progress);
  const undone = undo(result.plan, result.layer);
  return [
    ...validatePlan(result.plan, result.athlete).map(({ rule, message }) => `${rule}: ${message}`),
    ...(again.kind === "adjusted" && again.layer.changes.length > 0
      ? [`a second ${adjustment.kind} changes ${again.layer.changes.length}`]
      : []),
    ...(undone.kind === "undone" && JSON.stringify(undone.plan) === JSON.stringify(plan) ? [] : [`${adjustment.kind} is not undone`]),
    ...(adjustment.kind === "injury" || adjustment.kind === "check-in"
      ? brokenLadder(plan, result.plan, result.athlete, progress.today)
      : []),
    ...brokenWords({ before: plan, after: result.plan, layer: result.layer }),
    ...(result.athlete === athlete && result.layer.changes.length > 0 ? [`${adjustment.kind} changes the plan and not the athlete`] : []),
  ];
}

/** What was missed is not counted as trained, nor what is off until a doctor has said more. */
function weeksOf(before: Plan, after: Plan, athlete: Athlete, stoppedOn?: Day): string[] {
  const trained = (week: { readonly sessions: readonly Session[] }) => ({
    sessions: week.sessions.filter(({ date }) => absenceOn(athlete, date) === undefined && (stoppedOn === undefined || date < stoppedOn)),
  });
  const line = ({ sessions }: { readonly sessions: readonly Session[] }): string =>
    `${sum(sessions.map(({ duration }) => duration))} (${Math.round(sum(sessions.map(runSeconds)) / 60)})`;
  return before.weeks.map((week, index) => `  week ${week.week}: ${line(week)} → ${line(trained(after.weeks[index] ?? week))}`);
}

export function sessionsOf({ weeks }: Plan): readonly Session[] {
  return weeks.flatMap(({ sessions }) => sessions);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
