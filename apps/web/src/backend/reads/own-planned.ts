/** What the athlete planned beside the plan: an entry of the own log, or a workout on a day to come. */
export interface OwnPlanned {
  readonly id: string;
  readonly kind: "log" | "workout";
  readonly title: string;
  /** yyyy-MM-dd */
  readonly day: string;
  /** Minutes. */
  readonly duration: number;
  readonly notes: string | null;
}

/** RPE assumed for a session that nobody rated. */
export const USUAL_EFFORT = 6;

/** Load (minutes × effort) above and below the rod of a session of which only the minutes are known: half each. */
export function ownLoad(minutes: number): { readonly iron: number; readonly pace: number } {
  const half = (minutes * USUAL_EFFORT) / 2;
  return { iron: half, pace: half };
}
