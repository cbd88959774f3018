/** What the athlete planned beside the plan: an entry of the own log, or a workout on a day to come. */
export interface OwnPlanned {
  readonly id: string;
  readonly kind: "log" | "workout";
  /** An entry of the log has none. */
  readonly type: "strength" | "endurance" | "hybrid" | "recovery" | null;
  readonly title: string;
  /** yyyy-MM-dd */
  readonly day: string;
  /** Minutes. */
  readonly duration: number;
  readonly notes: string | null;
}

/** RPE assumed for a session that nobody rated. */
export const USUAL_EFFORT = 6;

/** Load (minutes × effort) above and below the rod of what is only known by its type and minutes: half each where the type says nothing. */
export function ownLoad({ type, duration }: Pick<OwnPlanned, "type" | "duration">): { readonly iron: number; readonly pace: number } {
  const load = duration * USUAL_EFFORT;
  const share = type === "strength" ? 1 : type === "endurance" || type === "recovery" ? 0 : 0.5;
  return { iron: load * share, pace: load * (1 - share) };
}
