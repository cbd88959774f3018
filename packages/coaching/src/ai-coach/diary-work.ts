import { type Json, SCORE_SCALE_LABELS, withoutUnknown } from "@ironpace/contract";
import { formatClock, memoized } from "@ironpace/training";
import type { LiftedSet, Sport, Work, WorkLine } from "../built-in-coach/own-data/diary.ts";
import type { FunctionContext } from "../context.ts";

/** Rows of one request; more are asked for in the next. */
const ROWS_PER_REQUEST = 500;

export async function readWork({ data, userId }: FunctionContext): Promise<readonly Work[]> {
  const work: Work[] = [];
  for (let from = 0; ; from += ROWS_PER_REQUEST) {
    const { data: rows } = await data
      .from("performed_sessions")
      .select(
        "id, title, performed_at, duration_minutes, session_rpe, load, notes, score_format, score_seconds, score_rounds, score_reps, score_scale, training_sessions(code, type, duration, distance_m, tonnage_kg, warmup, main_workout, cooldown), performed_sets(exercise_name, weight_kg, reps, rpe, metres, seconds, per_hand, set_type, exercise_index, set_index)",
      )
      .eq("user_id", userId)
      .eq("in_progress", false)
      .order("performed_at")
      .order("id")
      .range(from, from + ROWS_PER_REQUEST - 1)
      .throwOnError();
    for (const row of rows) {
      const session = row.training_sessions;
      const sets = row.performed_sets
        .toSorted((a, b) => a.exercise_index - b.exercise_index || a.set_index - b.set_index)
        .map((set) =>
          withoutUnknown({
            exercise: set.exercise_name,
            kilograms: set.weight_kg,
            reps: set.reps,
            rpe: set.rpe,
            metres: set.metres,
            seconds: set.seconds,
            perHand: set.per_hand,
            isWarmUp: set.set_type === "warmup",
          }),
        );
      const logged = loggedMetres(sets);
      const isDistanceLogged = Object.keys(logged).length > 0;
      work.push(
        withoutUnknown({
          id: row.id,
          on: row.performed_at.slice(0, 10),
          at: row.performed_at.slice(11, 16),
          title: row.title ?? "Session",
          code: session?.code,
          type: session?.type,
          minutes: row.duration_minutes,
          rpe: row.session_rpe,
          load: row.load,
          metres: isDistanceLogged || session === null ? logged : plannedMetres(session, row.duration_minutes),
          isDistanceLogged,
          planned: session === null ? undefined : { kilograms: session.tonnage_kg ?? 0, metres: session.distance_m ?? 0 },
          warmUpRun:
            session === null || isDistanceLogged || (session.code ?? "") in ONE_SPORT_CODES
              ? undefined
              : findRun([session.warmup, session.cooldown]),
          longestRun: isDistanceLogged ? logged.run : longestPiece(session?.main_workout),
          score: findScore(row),
          sets,
          lines: getLines(session?.main_workout),
          notes: row.notes,
        }),
      );
    }
    if (rows.length < ROWS_PER_REQUEST) return work;
  }
}

const SPORT_WORDS: readonly (readonly [Sport, RegExp])[] = [
  ["run", /\b(run|runs|running|jog|jogging|parkrun|treadmill|fartlek|strides)\b/i],
  ["ride", /\b(ride|riding|bike|biking|cycle|cycling)\b/i],
  ["row", /\b(row erg|rowing|rower|row intervals|^row$)\b|^row$/i],
  ["ski", /\bski\b/i],
  ["swim", /\b(swim|swimming|freestyle|crawl)\b/i],
];

/** A year of training names some dozens of exercises thousands of times. */
const findSport = memoized((exercise: string): Sport | undefined =>
  /\b(walk|walking|hike|hiking|ruck)\b/i.test(exercise) ? undefined : SPORT_WORDS.find(([, pattern]) => pattern.test(exercise))?.[0],
);

type Metres = { [sport in Sport]?: number };

function loggedMetres(sets: readonly LiftedSet[]): Metres {
  const metres: Metres = {};
  for (const set of sets) {
    const sport = set.metres === undefined ? undefined : findSport(set.exercise);
    if (sport !== undefined) metres[sport] = (metres[sport] ?? 0) + (set.metres ?? 0);
  }
  return metres;
}

/** Session codes of plans that are nothing but one sport, warm-up and cooldown included. */
const ONE_SPORT_CODES: { readonly [code: string]: Sport } = { RI: "run", RT: "run", RL: "run", RE: "run", BQ: "ride", SW: "swim" };

/** A session that was marked as done without its distance: as planned, less when it was cut short. */
function plannedMetres(
  session: { code: string | null; duration: number; distance_m: number | null; main_workout: Json },
  minutes: number | null,
): Metres {
  const share = minutes !== null && minutes > 0 && session.duration > 0 ? Math.min(1, minutes / session.duration) : 1;
  const metres: Metres = {};
  for (const item of (Array.isArray(session.main_workout) ? session.main_workout : []) as readonly {
    name?: string;
    sets?: number;
    dose?: { metres?: number };
  }[]) {
    const sport = findSport(item.name ?? "");
    if (sport !== undefined && item.dose?.metres !== undefined)
      metres[sport] = (metres[sport] ?? 0) + share * (item.sets ?? 1) * item.dose.metres;
  }
  const whole = ONE_SPORT_CODES[session.code ?? ""];
  if (whole === undefined) return metres;
  // The distance of a run that ends on the rowing machine contains what was rowed.
  const others = Object.entries(metres).reduce((sum, [sport, of]) => (sport === whole ? sum : sum + of), 0);
  return session.distance_m === null ? metres : { ...metres, [whole]: Math.max(0, share * session.distance_m - others) };
}

interface PlannedLine {
  readonly name?: string;
  readonly sets?: number;
  readonly dose?: { readonly metres?: number; readonly reps?: number };
  readonly load?: { readonly kilograms?: number; readonly perHand?: boolean };
}

function getLines(items: Json | undefined): readonly WorkLine[] {
  return ((Array.isArray(items) ? items : []) as readonly PlannedLine[]).flatMap(({ name, sets = 1, dose, load }) =>
    name === undefined
      ? []
      : [
          withoutUnknown({
            name,
            kilograms: load?.kilograms,
            perHand: load?.perHand,
            metres: dose?.metres === undefined ? undefined : sets * dose.metres,
            reps: dose?.reps === undefined ? undefined : sets * dose.reps,
          }),
        ],
  );
}

/** Metres of running in blocks of a session; undefined for none. */
function findRun(blocks: readonly Json[]): number | undefined {
  const lines = blocks.flatMap((items) => (Array.isArray(items) ? items : []) as readonly PlannedLine[]);
  const metres = lines.reduce((all, { name = "", dose }) => all + (/\brun\b/i.test(name) ? (dose?.metres ?? 0) : 0), 0);
  return metres === 0 ? undefined : metres;
}

/** The longest line of running: a long run without what stands around it. */
function longestPiece(items: Json | undefined): number | undefined {
  const runs = (Array.isArray(items) ? items : []) as readonly { name?: string; dose?: { metres?: number } }[];
  const metres = runs.flatMap(({ name, dose }) => (findSport(name ?? "") === "run" && dose?.metres !== undefined ? [dose.metres] : []));
  return metres.length === 0 ? undefined : Math.max(...metres);
}

interface Score {
  readonly score_format: string | null;
  readonly score_scale: string | null;
  readonly score_seconds: number | null;
  readonly score_rounds: number | null;
  readonly score_reps: number | null;
}

/** "8:41, Rx"; of an AMRAP the rounds, its seconds are only the cap. */
function findScore(row: Score): string | undefined {
  const counted = findCounted(row);
  const scale = SCORE_SCALE_LABELS[row.score_scale as keyof typeof SCORE_SCALE_LABELS] as string | undefined;
  return counted === undefined || scale === undefined ? counted : `${counted}, ${scale}`;
}

function findCounted({ score_format, score_seconds, score_rounds, score_reps }: Score): string | undefined {
  if (score_seconds !== null && (score_format === "for-time" || score_rounds === null)) return formatClock(score_seconds);
  if (score_rounds !== null) return `${score_rounds} rounds${score_reps === null || score_reps === 0 ? "" : ` and ${score_reps} reps`}`;
  return score_reps === null ? undefined : `${score_reps} reps`;
}
