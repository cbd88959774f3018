import { expect } from "vitest";
import { adjust } from "../src/adjust/adjust.ts";
import type { Adjustment, Progress } from "../src/adjust/adjustment.ts";
import type { Athlete, Level } from "../src/athlete/athlete.ts";
import { ENTERED_LIFTS } from "../src/athlete/lifts/training-lifts.ts";
import { addDays, type Day, daysBetween } from "../src/calendar/day.ts";
import { validatePlan } from "../src/checks/validate.ts";
import { feltEffort } from "../src/model/felt-effort.ts";
import type { PacedSession } from "../src/analysis/estimates/endurance-estimate.ts";
import type { Estimate } from "../src/analysis/estimates/estimate.ts";
import { type Evidence, getEstimates } from "../src/analysis/estimates/estimates.ts";
import type { LoggedSet } from "../src/analysis/estimates/evidence.ts";
import { enteredLift } from "../src/analysis/estimates/lift-estimate.ts";
import { movedEstimates } from "../src/analysis/estimates/moved-estimates.ts";
import { reportedOn } from "../src/injuries/check-in/apply-check-ins.ts";
import type { PainReport } from "../src/injuries/check-in/check-in.ts";
import { limitState } from "../src/injuries/check-in/limit-state.ts";
import { readAthlete } from "../src/injuries/read-injuries.ts";
import type { SessionOutcome } from "../src/model/outcome.ts";
import type { Plan, Session } from "../src/model/plan.ts";
import type { CheckIn } from "../src/analysis/readiness/check-in.ts";
import { proposeFromCheckIn } from "../src/analysis/readiness/check-in-proposal.ts";
import type { CheckInChange } from "../src/analysis/readiness/morning-situation.ts";
import { keepsItsPromises } from "./adjustment-promises.ts";
import type { LifeEvent, SixtyDays } from "./arbitrary/sixty-days.ts";
import { START } from "./athlete-arbitrary.ts";
import { brokenLadder } from "./properties/ladder-promises.ts";
import { getPlan } from "./started-plan.ts";

/** Lives through the days and throws at the first promise that is broken. How many adjustments were made. */
export function live({ athlete: entered, block, log, happenings }: SixtyDays): number {
  const made = getPlan(entered, block, false);
  // A plan that breaks a rule before anything has happened is a matter of the property of new plans.
  if (made === undefined || validatePlan(made, entered).length > 0) return 0;
  const life = new Life(entered, made, log);
  let today = START;
  for (const { after, event } of happenings) {
    today = addDays(today, after);
    if (daysBetween(START, today) > LONGEST) break;
    life.wakeUp(today);
    life.meet(event);
  }
  life.wakeUp(addDays(START, LONGEST));
  life.laddersEnd();
  return life.steps;
}

const LONGEST = 60;
/** Longer than the longest way through all stages with every minimum day (return-ladders.md section 5). */
const LADDER_DAYS = 120;
const CAP_UP: { readonly [level in Level]: number } = { beginner: 2.5, intermediate: 1.5, advanced: 1, elite: 0.5 };
const CAP_DOWN = 2.5;

class Life {
  steps = 0;
  private today: Day = START;
  private readonly outcomes = new Map<string, SessionOutcome>();
  private readonly painReports: PainReport[] = [];
  private readonly mornings: CheckIn[] = [];
  private readonly changes: CheckInChange[] = [];
  private readonly sets: LoggedSet[] = [];
  private readonly paced: PacedSession[] = [];
  private readonly estimates: { readonly on: Day; readonly values: ReadonlyMap<string, Estimate> }[] = [];
  private logged = 0;

  private athlete: Athlete;
  private plan: Plan;
  private readonly log: SixtyDays["log"];
  private readonly entered: NonNullable<Evidence["entered"]>;
  private readonly level: Level;

  constructor(athlete: Athlete, plan: Plan, log: SixtyDays["log"]) {
    this.athlete = athlete;
    this.plan = plan;
    this.log = log;
    this.level = athlete.level;
    this.entered = Object.fromEntries(
      ENTERED_LIFTS.flatMap((lift) => {
        const value = enteredLift(athlete, lift);
        return value === undefined ? [] : [[lift, value]];
      }),
    );
  }

  /** Logs what came before `today` and looks at the estimates of the morning. */
  wakeUp(today: Day): void {
    for (const session of sessionsOf(this.plan)) {
      if (session.date >= today || session.date < this.today) continue;
      const [chance, harder, share] = this.log[this.logged++ % this.log.length] ?? [9, 0, 1];
      if (chance === 0 || this.outcomes.has(session.id)) continue;
      if (chance === 1) this.outcomes.set(session.id, { sessionId: session.id, status: "skipped" });
      else this.complete(session, harder, share);
    }
    this.today = today;
    this.estimatesKeepTheirCaps();
  }

  meet(event: LifeEvent): void {
    const { today } = this;
    switch (event.kind) {
      case "pain":
        return this.take({ kind: "injury", details: event.details });
      case "check-in": {
        const { regions } = readAthlete(this.athlete, this.plan.startDate, this.plan.firstMacroWeek - 1);
        for (const region of new Set(regions.map((finding) => finding.region)))
          this.painReports.push({ region, on: addDays(today, -1), worst: event.worst, morning: event.morning, ...event.more });
        return this.take({ kind: "check-in", painReports: [...this.painReports] });
      }
      case "away": {
        const from = addDays(today, -event.since);
        return this.take({ kind: "absence", reason: event.reason, from, to: addDays(from, event.days - 1) });
      }
      case "missed":
        return this.take({ kind: "missed" });
      case "race": {
        const known = this.athlete.competitions?.find(({ date }) => date >= today)?.date;
        return this.take({
          kind: "competition",
          competition: event.competition,
          ...(event.instead && known !== undefined ? { instead: known } : {}),
        });
      }
      case "morning":
        return this.wakesWith(event);
      case "effort": {
        this.take({ kind: "effort", efforts: this.felt() });
        return expect(this.felt(), `effort is proposed once on ${today}`).toEqual([]);
      }
      case "estimates": {
        const estimates = this.estimate();
        this.take({ kind: "estimates", estimates, moved: movedEstimates(this.athlete, estimates, today) });
        return expect(movedEstimates(this.athlete, this.estimate(), today), `estimates are proposed once on ${today}`).toEqual([]);
      }
    }
  }

  private wakesWith({ answers, takes }: Extract<LifeEvent, { kind: "morning" }>): void {
    const { today } = this;
    if (this.mornings.some(({ day }) => day === today)) return;
    this.mornings.push({ day: today, ...answers });
    const proposal = this.proposal();
    const action = proposal?.actions[takes];
    if (action === undefined) return;
    const steps = this.steps;
    this.take({ ...action, because: { evidence: proposal?.evidence ?? "" } });
    if (this.steps === steps) return;
    this.changes.push({
      day: today,
      kind: action.kind === "ease" ? "eased" : "moved",
      ...(action.kind === "ease" ? { until: action.to } : {}),
    });
    expect(this.proposal()?.actions, `a check-in is answered once on ${today}`).toEqual([]);
  }

  private proposal() {
    const { today } = this;
    const sessions = sessionsOf(this.plan).map((session) => ({
      id: session.id,
      date: session.date,
      minutes: session.duration,
      load: session.load,
      isHard: session.hard,
      isRace: session.code === "RACE",
      status: this.outcomes.get(session.id)?.status === "completed" ? ("done" as const) : ("open" as const),
    }));
    return proposeFromCheckIn({ today, checkIns: this.mornings, sessions, changes: this.changes });
  }

  private take(adjustment: Adjustment): void {
    const { plan, athlete } = this;
    const progress: Progress = { today: this.today, outcomes: [...this.outcomes.values()] };
    const done = adjust(plan, athlete, adjustment, progress);
    if (done.kind === "referral") return expect(done.referral.text).not.toBe("");
    this.steps++;
    keepsItsPromises({
      plan,
      athlete,
      adjustment,
      progress,
      isWithdrawn: false,
      adjusted: done.plan,
      adjustedAthlete: done.athlete,
      layer: done.layer,
    });
    if (adjustment.kind === "injury" || adjustment.kind === "check-in")
      expect(brokenLadder(plan, done.plan, done.athlete, this.today), `the order of the return on ${this.today}`).toEqual([]);
    [this.plan, this.athlete] = [done.plan, done.athlete];
  }

  private felt() {
    return feltEffort(this.plan, this.athlete, [...this.outcomes.values()], this.today);
  }

  private estimate(): readonly Estimate[] {
    return getEstimates(this.athlete, { sets: this.sets, paced: this.paced, entered: this.entered }, this.today);
  }

  private estimatesKeepTheirCaps(): void {
    const { today } = this;
    const values = new Map<string, Estimate>(this.estimate().map((estimate) => [estimate.capacity, estimate]));
    const before = this.estimates.findLast(({ on }) => daysBetween(on, today) <= 7 && on < today);
    this.estimates.push({ on: today, values });
    for (const [capacity, { value, points }] of values) {
      const old = before?.values.get(capacity);
      // What was tested or entered in between is no estimate.
      if (
        old === undefined ||
        before === undefined ||
        points.some(({ on, from }) => from !== "sets" && from !== "session" && on >= before.on)
      )
        continue;
      const percent = (100 * (value - old.value)) / old.value;
      const isLift = (ENTERED_LIFTS as readonly string[]).includes(capacity);
      if (isLift) {
        expect(percent, `${capacity} up by ${today}`).toBeLessThanOrEqual(CAP_UP[this.level] + 1e-6);
        expect(percent, `${capacity} down by ${today}`).toBeGreaterThanOrEqual(-CAP_DOWN - 1e-6);
      } else if (capacity === "vdot") {
        expect(value - old.value, `VDOT up by ${today}`).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(value - old.value, `VDOT down by ${today}`).toBeGreaterThanOrEqual(-1 - 1e-6);
      } else if (capacity === "row500m") expect(old.value - value, `rowing by ${today}`).toBeLessThanOrEqual(2 + 1e-6);
    }
  }

  /** From wherever a limit stands, good days alone end it, or a professional is asked for. */
  laddersEnd(): void {
    const { startDate, firstMacroWeek } = this.plan;
    const { painReports: known = [], ...unchecked } = this.athlete;
    for (const finding of readAthlete(unchecked, startDate, firstMacroWeek - 1).regions) {
      if (finding.grade === 0) continue;
      const told = reportedOn(this.athlete, startDate, finding.region);
      const good = Array.from({ length: LADDER_DAYS / 2 }, (_, index): PainReport => ({
        region: finding.region,
        on: addDays(this.today, 2 * index),
        worst: 0,
        morning: 0,
        passed: true,
      }));
      const state = limitState(finding, told, [...known, ...good]);
      const isOver = state === undefined || state.ended !== undefined || state.refer !== undefined;
      expect(isOver, `the ladder of ${finding.region} from ${told} ends`).toBe(true);
    }
  }

  private complete(session: Session, harder: number, share: number): void {
    const rpe = Math.max(1, Math.min(10, session.intensityLevel + harder));
    this.outcomes.set(session.id, {
      sessionId: session.id,
      status: "completed",
      rpe,
      minutes: Math.max(1, Math.round(session.duration * share)),
    });
    const { date: on, isDeload: isNoMeasure } = session;
    for (const { name: exercise, load, dose, sets = 1, rpe: planned = 7 } of [...session.blocks.strength, ...session.blocks.mainWorkout])
      if (load?.kilograms !== undefined && dose.reps !== undefined)
        for (let set = 0; set < sets; set++)
          this.sets.push({
            on,
            exercise,
            // Who finds it easy lifts a little more.
            kilograms: harder < 0 ? 1.06 * load.kilograms : load.kilograms,
            reps: dose.reps,
            rpe: Math.max(5, Math.min(10, planned + Math.max(0, harder))),
            isNoMeasure,
          });
    const zone = session.code === "RT" ? ("threshold" as const) : session.code === "RI" ? ("interval" as const) : undefined;
    if (zone !== undefined)
      this.paced.push({
        on,
        zone,
        planned: 290,
        done: 290 * (harder < 0 ? 0.97 : harder > 1 ? 1.04 : 1),
        rpe,
        plannedRpe: session.intensityLevel,
      });
  }
}

function sessionsOf(plan: Plan): readonly Session[] {
  return plan.weeks.flatMap(({ sessions }) => sessions);
}
