import { daysBetween, type PlanWeek, type Session } from "@ironpace/training";
import { SAMPLE_TODAY } from "./sample-athlete.ts";
import { samplePlan } from "./sample-plan.ts";

export interface SampleWeek {
  readonly week: number;
  readonly state: "done" | "now" | "planned";
  readonly isDeload: boolean;
  readonly tonnes: number;
  readonly kilometres: number;
  /** Tonnes and kilometres against those of the largest week, and the share of them that is done, 0-1. */
  readonly iron: number;
  readonly pace: number;
  readonly ironDone: number;
  readonly paceDone: number;
}

/** The weeks of the sample block as the bar draws them; the sessions before today count as done. */
export function sampleWeeks(): readonly SampleWeek[] {
  const loads = samplePlan.weeks.map(({ sessions }) => halves(sessions));
  const most = { iron: Math.max(...loads.map(({ iron }) => iron)), pace: Math.max(...loads.map(({ pace }) => pace)) };
  return samplePlan.weeks.map((planned, index): SampleWeek => {
    const all = loads[index] ?? { iron: 0, pace: 0 };
    const done = halves(planned.sessions.filter(({ date }) => date < SAMPLE_TODAY));
    return {
      week: planned.week,
      state: getState(planned),
      isDeload: planned.isDeload,
      tonnes: all.iron / 1000,
      kilometres: all.pace / 1000,
      iron: rounded(all.iron / most.iron),
      pace: rounded(all.pace / most.pace),
      ironDone: rounded(done.iron / Math.max(1, all.iron)),
      paceDone: rounded(done.pace / Math.max(1, all.pace)),
    };
  });
}

/** How much of the block has passed at noon of today, 0-1. */
export const sampleElapsed = (daysBetween(samplePlan.startDate, SAMPLE_TODAY) + 0.5) / (samplePlan.durationWeeks * 7);

function getState({ startDate }: PlanWeek): SampleWeek["state"] {
  const days = daysBetween(startDate, SAMPLE_TODAY);
  if (days < 0) return "planned";
  return days < 7 ? "now" : "done";
}

function halves(sessions: readonly Session[]): { iron: number; pace: number } {
  return { iron: sumUp(sessions, ({ tonnage }) => tonnage), pace: sumUp(sessions, ({ distance }) => distance) };
}

function sumUp(sessions: readonly Session[], value: (session: Session) => number): number {
  return sessions.reduce((total, session) => total + value(session), 0);
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
