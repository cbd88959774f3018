import type { MorningSituation, PlannedSession } from "./morning-situation.ts";
import { addDays, type Day, daysBetween, getMonday, shortDay } from "../../calendar/day.ts";
import { assessReadiness, type Readiness, type ReadinessStatus } from "./check-in.ts";
import { readinessEvidence } from "./check-in-words.ts";

/** What could be done instead of the plan, as an adjustment. */
export type CheckInAction =
  | {
      readonly kind: "ease";
      readonly from: Day;
      readonly to: Day;
      /** Share of the usual minutes. */
      readonly share: number;
      readonly onlyEasy: boolean;
    }
  | { readonly kind: "move"; readonly sessionId: string; readonly to: Day };

/** What a morning means for today's training: a proposal, which the athlete takes or leaves. */
export interface CheckInProposal {
  readonly readiness: Readiness;
  /** "Train, but cut the session by a quarter." */
  readonly verdict: string;
  /** What it goes by; empty when the plan stays. */
  readonly evidence: string;
  /** The best first; empty: the session stays as planned. */
  readonly actions: readonly CheckInAction[];
  /** What easing takes from the race, when the hard session before this one was lighter too. */
  readonly cost?: string;
  /** Too many light days for the numbers alone: the athlete is asked what is behind them. */
  readonly isQuestion: boolean;
}

/** Shares of load-plausibility.md section 13. */
const AMBER_SHARE = 0.75;
const RED_SHARE = 0.5;
const LIGHTER_WEEK_SHARE = 0.8;
const EARLY_DELOAD = { share: 0.6, days: 5 };

/** Minutes of easy training on a red day. */
const RED_EASY_MINUTES = 40;

/** What this morning's check-in says about today's session; undefined without a check-in of the day. */
export function proposeFromCheckIn(situation: MorningSituation): CheckInProposal | undefined {
  const { checkIns, today } = situation;
  const assessed = assessReadiness(checkIns, today);
  if (assessed === undefined) return undefined;
  const session = situation.sessions.find(({ date, status }) => date === today && status === "open");
  const isTooSore = session?.isHard === true && assessed.parts.some(({ item, value }) => item === "soreness" && value === 1);
  const readiness: Readiness = isTooSore ? { ...assessed, status: "red" } : assessed;
  const stays = (verdict: string, isQuestion = false): CheckInProposal => ({
    readiness,
    verdict,
    evidence: readinessEvidence(readiness),
    actions: [],
    isQuestion,
  });
  if (session === undefined) return stays(withoutSession(situation, readiness));
  if (session.isRace) return stays("Race day stays as it is.");
  if (situation.changes.some(({ day }) => day === today)) return stays(FOLLOWED);
  if (readiness.status === "green") return stays("Train as planned.");
  // Days that an earlier check-in made lighter are not made lighter again; only a red day has nothing hard left.
  const isLighter = situation.changes.some(({ day, kind, until = day }) => kind === "eased" && day < today && today <= until);
  if (isLighter && readiness.status === "amber") return stays("Train as planned: these days are lighter already.");
  const week = isLighter ? undefined : weekProposal(situation, readiness.status);
  const actions = week ?? sessionActions(situation, session, readiness.status);
  if (actions.length === 0) return stays("Train as planned: today is easy already.");
  if (week === undefined && readiness.status === "amber" && changesThisWeek(situation) >= MAX_EASED_A_WEEK)
    return stays("A third light day this week. What is causing it?", true);
  const ease = actions.find((action) => action.kind === "ease");
  const cost = ease === undefined ? undefined : costOfEasing(situation, session, ease.share);
  const move = cost === undefined ? undefined : actions.find(({ kind }) => kind === "move");
  const ordered = move === undefined ? actions : [move, ...actions.filter((action) => action !== move)];
  return {
    ...stays(getVerdict(ordered[0] as CheckInAction, readiness.status)),
    actions: ordered,
    ...(cost === undefined ? {} : { cost }),
  };
}

/** Fresh is only who says so in every answer, on a day without training. */
function withoutSession({ sessions, today }: MorningSituation, { status, parts }: Readiness): string {
  if (sessions.some((session) => session.date === today && session.status === "done"))
    return "You have trained today. Nothing else is planned: rest, eat and sleep.";
  return status === "green" && parts.every(({ isLow }) => !isLow) ? "Nothing planned, and you are fresh." : REST;
}

const FOLLOWED = "Your plan has been adjusted to this check-in.";
const REST = "Nothing planned: just rest.";

/** More light days than this in a week are no longer explained by the numbers. */
const MAX_EASED_A_WEEK = 2;

function changesThisWeek({ changes, today }: MorningSituation): number {
  return changes.filter(({ day }) => day < today && daysBetween(day, today) < 7).length;
}

/** Two red mornings in four days, or three in ten, ask for a deload now; three ambers in seven days for a lighter rest of the week. */
function weekProposal({ checkIns, today }: MorningSituation, status: ReadinessStatus): readonly CheckInAction[] | undefined {
  const count = (wanted: readonly ReadinessStatus[], days: number): number =>
    Array.from({ length: days }, (_, index) => assessReadiness(checkIns, addDays(today, -index))?.status).filter(
      (each) => each !== undefined && wanted.includes(each),
    ).length;
  if (status === "red" && (count(["red"], 4) >= 2 || count(["red"], 10) >= 3)) {
    const to = addDays(today, EARLY_DELOAD.days - 1);
    return [{ kind: "ease", from: today, to, share: EARLY_DELOAD.share, onlyEasy: true }];
  }
  const sunday = addDays(getMonday(today), 6);
  if (status === "amber" && today < sunday && count(["amber"], 7) >= 3)
    return [{ kind: "ease", from: today, to: sunday, share: LIGHTER_WEEK_SHARE, onlyEasy: false }];
  return undefined;
}

function sessionActions(situation: MorningSituation, session: PlannedSession, status: ReadinessStatus): readonly CheckInAction[] {
  const { today } = situation;
  if (!session.isHard) {
    const isLong = status === "red" && session.minutes > RED_EASY_MINUTES;
    return isLong
      ? [{ kind: "ease", from: today, to: today, share: Math.max(RED_SHARE, RED_EASY_MINUTES / session.minutes), onlyEasy: true }]
      : [];
  }
  const to = easierDay(situation);
  const move: readonly CheckInAction[] = to === undefined ? [] : [{ kind: "move", sessionId: session.id, to }];
  const isRed = status === "red";
  const ease: CheckInAction = { kind: "ease", from: today, to: today, share: isRed ? RED_SHARE : AMBER_SHARE, onlyEasy: isRed };
  return isRed ? [...move, ease] : [ease, ...move];
}

/** A day of this week, at most two days on, that has nothing hard and no hard neighbour. */
function easierDay({ today, sessions }: MorningSituation): Day | undefined {
  const sunday = addDays(getMonday(today), 6);
  const on = (day: Day): readonly PlannedSession[] => sessions.filter(({ date }) => date === day);
  const isHard = (day: Day): boolean => day !== today && on(day).some((session) => session.isHard || session.isRace);
  const isTaken = (day: Day): boolean => on(day).some(({ status }) => status !== "open");
  return [1, 2]
    .map((days) => addDays(today, days))
    .find((day) => day <= sunday && !isTaken(day) && [-1, 0, 1].every((step) => !isHard(addDays(day, step))));
}

function getVerdict(action: CheckInAction, status: ReadinessStatus): string {
  if (action.kind === "move") return `Move today's session to ${shortDay(action.to)}.`;
  if (action.from !== action.to)
    return action.onlyEasy
      ? `Easy until ${shortDay(action.to)}: the deload comes now.`
      : `Sessions are a fifth shorter until ${shortDay(action.to)}.`;
  return status === "red" ? "Easy today, nothing hard." : "Train, but cut the session by a quarter.";
}

/** How far back the hard session before this one counts. Days. */
const LOOK_BACK = 14;

/** Share of its load that a session lost when it was eased before. */
const EASED_BEFORE = 0.25;

/** Percent of the hard work ahead that nobody feels. */
const LITTLE = 5;

/** What easing a hard session costs the race when the hard session before it was eased or skipped too; undefined when it was not. */
function costOfEasing({ sessions, changes, race, today }: MorningSituation, session: PlannedSession, share: number): string | undefined {
  if (!session.isHard) return undefined;
  const hard = sessions.filter(({ isHard, isRace }) => isHard && !isRace).toSorted((a, b) => a.date.localeCompare(b.date));
  const last = hard.findLast(({ date }) => date < today);
  if (last === undefined || daysBetween(last.date, today) > LOOK_BACK) return undefined;
  const wasEased = changes.some(({ day, kind, until = day }) => kind === "eased" && day <= last.date && last.date <= until);
  const wasMissed = last.status !== "done" && !wasEased;
  if (!wasEased && !wasMissed) return undefined;
  const ahead = hard.filter(({ date }) => date >= today && (race === undefined || date < race.date));
  const planned = last.load + ahead.reduce((sum, { load }) => sum + load, 0);
  const lost = (wasMissed ? 1 : EASED_BEFORE) * last.load + (1 - share) * session.load;
  const percent = Math.max(1, Math.round((100 * lost) / planned));
  const until = race === undefined ? "in this block" : `before ${race.name}`;
  const count = `${ahead.length} hard ${ahead.length === 1 ? "session" : "sessions"}`;
  return `The hard session before this one was ${wasMissed ? "left out" : "eased"} too. With ${count} left ${until}, ${percent <= LITTLE ? "that costs you next to nothing" : `that is ${percent}% of the hard work planned`}: going to bed early or a 20-minute nap helps you more than this session.`;
}
