/** So many full weeks are looked back: the last four, and two more for those that do not count. */
export const LOGGED_WEEKS = 6;

/** A session of the ledger as the data service sends it. */
export interface LoggedSession {
  readonly performed_at: string;
  readonly duration_minutes: number | null;
  /** The session of a plan that it was done as. */
  readonly training_sessions: { readonly code: string | null; readonly duration: number; readonly distance_m: number | null } | null;
  /** Those with a distance. */
  readonly performed_sets: readonly { readonly exercise_name: string; readonly metres: number | null; readonly seconds: number | null }[];
}

/** What one session counts for: minutes, and metres and rides on the day. */
export interface CountedSession {
  readonly day: string;
  readonly minutes: number;
  readonly runMetres: number;
  /** The longest piece run without another exercise in between. */
  readonly longestRun: number;
  readonly rideMinutes: number;
  readonly longestSwim: number;
}

/** Paces in which somebody runs, in seconds per kilometre; slower is a walk, faster a bicycle (race-demands.md section 1.2). */
const RUNNING_PACE = { fastest: 150, slowest: 570 };

const RUN = /\b(run|runs|running|jog|jogging|parkrun|treadmill|fartlek|strides)\b/i;
const OTHER_THAN_RUN = /\b(walk|walking|hike|hiking|ruck)\b/i;
const RIDE = /\b(ride|riding|bike|biking|cycle|cycling)\b/i;
const SWIM = /\b(swim|swimming|freestyle|crawl)\b/i;

/** Session codes of plans that are nothing but running or riding. */
const RUN_CODES = new Set(["RI", "RT", "RL", "RE"]);
const RIDE_CODES = new Set(["BQ", "BK"]);

export function countedSession(session: LoggedSession): CountedSession {
  const { performed_at, training_sessions: planned, performed_sets: sets } = session;
  const minutes = session.duration_minutes ?? 0;
  const runs = sets.filter(isRun);
  const metres = runs.map((set) => set.metres ?? 0);
  const total = sum(metres);
  const plannedRun = runs.length === 0 && planned !== null && RUN_CODES.has(planned.code ?? "") ? plannedMetres(planned, minutes) : 0;
  const rides = sets.filter(({ exercise_name: name }) => RIDE.test(name)).map(({ seconds }) => (seconds ?? 0) / 60);
  const isRide = planned !== null && RIDE_CODES.has(planned.code ?? "");
  return {
    day: performed_at.slice(0, 10),
    minutes,
    runMetres: total + plannedRun,
    longestRun: plannedRun || (runs.length === sets.length ? total : Math.max(0, ...metres)),
    rideMinutes: Math.max(0, ...rides) || (isRide ? minutes : 0),
    longestSwim: Math.max(0, ...sets.filter(({ exercise_name: name }) => SWIM.test(name)).map((set) => set.metres ?? 0)),
  };
}

/** Marked as a run, at a pace at which somebody runs where the time is known. */
function isRun({ exercise_name: name, metres, seconds }: LoggedSession["performed_sets"][number]): boolean {
  if (!RUN.test(name) || OTHER_THAN_RUN.test(name) || !metres) return false;
  const pace = (seconds ?? 0) / (metres / 1000);
  return pace === 0 || (pace >= RUNNING_PACE.fastest && pace <= RUNNING_PACE.slowest);
}

/** A run that was marked as done without its distance: as planned, less when it was cut short. */
function plannedMetres({ duration, distance_m }: NonNullable<LoggedSession["training_sessions"]>, minutes: number): number {
  const share = minutes > 0 && duration > 0 ? Math.min(1, minutes / duration) : 1;
  return (distance_m ?? 0) * share;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
