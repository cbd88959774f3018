import { addDays, adjust, type Day, daysBetween, getMonday, type Plan, type Session } from "@ironpace/training";
import { SAMPLE_TODAY, sampleAthlete } from "./sample-athlete.ts";
import { samplePlan } from "./sample-plan.ts";

/** One day of the week before and after a change; heights are shares of the largest half, 0-1. */
export interface ChangedDay {
  readonly date: Day;
  readonly before: { readonly iron: number; readonly pace: number };
  readonly after: { readonly iron: number; readonly pace: number };
  readonly title: string;
  readonly state: "done" | "moved" | "planned" | "rest";
  readonly isToday: boolean;
}

export interface ChangedWeek {
  readonly days: readonly ChangedDay[];
  /** Columns from and to, 0 is Monday. */
  readonly moves: readonly { readonly from: number; readonly to: number; readonly side: "iron" | "pace" }[];
}

/** Today's lifts two days later: what stands there takes their place. */
export function sampleWeek(): ChangedWeek {
  const monday = getMonday(SAMPLE_TODAY);
  const lifts = getSessions(samplePlan, monday).find(({ date }) => date === SAMPLE_TODAY);
  if (lifts === undefined) throw new Error("The sample athlete does not train today");
  const moved = { kind: "move", sessionId: lifts.id, to: addDays(SAMPLE_TODAY, 2) } as const;
  const result = adjust(samplePlan, sampleAthlete, moved, { today: SAMPLE_TODAY, outcomes: [] });
  if (result.kind !== "adjusted") throw new Error("The sample session cannot be moved");
  const [before, after] = [getSessions(samplePlan, monday), getSessions(result.plan, monday)];
  const largest = Math.max(...before.flatMap((session) => Object.values(halves(session))));
  const share = (session: Session | undefined) => {
    const { iron, pace } = halves(session);
    return { iron: rounded(iron / largest), pace: rounded(pace / largest) };
  };
  const moves = result.layer.changes.flatMap(({ before: from, after: to }) =>
    from === undefined || to === undefined || from.date === to.date
      ? []
      : [
          {
            from: daysBetween(monday, from.date),
            to: daysBetween(monday, to.date),
            side: halves(from).iron > 0 ? "iron" : "pace",
          } as const,
        ],
  );
  return {
    moves,
    days: Array.from({ length: 7 }, (_, index): ChangedDay => {
      const date = addDays(monday, index);
      const session = after.find((each) => each.date === date);
      return {
        date,
        before: share(before.find((each) => each.date === date)),
        after: share(session),
        title: session === undefined ? "Rest" : shortTitle(session),
        state: getState(session, date, moves, index),
        isToday: date === SAMPLE_TODAY,
      };
    }),
  };
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function getState(session: Session | undefined, date: Day, moves: ChangedWeek["moves"], column: number): ChangedDay["state"] {
  if (session === undefined) return "rest";
  if (moves.some(({ to }) => to === column)) return "moved";
  return date < SAMPLE_TODAY ? "done" : "planned";
}

function getSessions(plan: Plan, monday: Day): readonly Session[] {
  return plan.weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => getMonday(date) === monday);
}

function halves(session: Session | undefined): { readonly iron: number; readonly pace: number } {
  if (session === undefined) return { iron: 0, pace: 0 };
  return { iron: session.ironLoad, pace: session.load - session.ironLoad };
}

/** "Back squat 4 × 3 at 120 kg and deadlift, then …" → "Back squat" */
function shortTitle({ title }: Session): string {
  return /^.*?(?=,| \d| and | then )/.exec(title)?.[0] ?? title;
}
