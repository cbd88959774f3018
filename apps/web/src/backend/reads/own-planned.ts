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

/** RPE assumed for a finished session that nobody rated, as in the training load of the dashboard. */
export const USUAL_EFFORT = 6;

/** RPE assumed for a session still to come, by its title: an easy one, and a class, a ride or a swim of which nothing is said. */
const EASY = /\b(?:easy|gentle|light|relaxed|recovery|mobility|stretch|yoga|walk|stroll)/iu;
const [EASY_EFFORT, OTHER_EFFORT] = [2, 4];

/** What a title says of an entry without a type; an easy one lies below the rod. */
const ENDURANCE = /\b(?:hik|run|rid|bik|swim|row)/iu;
const STRENGTH = /\b(?:lift|strength|gym|squat|press)/iu;

/** Load (minutes × effort) above and below the rod of what is only known by its title, type and minutes: half each where neither says more. */
export function ownLoad({ type, title, duration }: Pick<OwnPlanned, "type" | "title" | "duration">): {
  readonly iron: number;
  readonly pace: number;
} {
  const load = duration * (EASY.test(title) ? EASY_EFFORT : OTHER_EFFORT);
  const share = ironShareOf(type, title);
  return { iron: load * share, pace: load * (1 - share) };
}

/** How much of a session is iron that is only known by its title and type: a hike is none, half of what says nothing. */
export function ironShareOf(type: OwnPlanned["type"], title: string): number {
  if (type === "strength" || (type === null && STRENGTH.test(title))) return 1;
  if (type === "hybrid") return 0.5;
  return type !== null || EASY.test(title) || ENDURANCE.test(title) ? 0 : 0.5;
}
