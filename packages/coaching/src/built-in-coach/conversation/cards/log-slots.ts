import { addDays, type Day } from "@ironpace/training";
import type { Frame } from "../../turn/frame.ts";
import { type Clause } from "../clause.ts";
import type { LoggedWork } from "./log-card.ts";

/** What a message says of work that was done. */
export interface LogSlots {
  readonly rpe?: number;
  readonly minutes?: number;
  readonly on?: Day;
  readonly rounds?: number;
  readonly reps?: number;
  readonly seconds?: number;
  readonly scale?: "rx" | "scaled";
}

const OF_TEN = String.raw`(?: ?(?:/|of|out of|von|sur|de|su) ?10\b)?`;
const EFFORT_WORDS =
  "(?:rpe|effort|efforts|intensity|anstrengung|intensitat|belastung|esfuerzo|intensidad|sforzo|intensita|intensite|difficulte|ressenti)";
const EFFORT = new RegExp(
  String.raw` (?:${EFFORT_WORDS}(?: (?:was|is|of|like|at|a|an|about|around|war|ist|von|era|fue|de|di|etait|est))* (10|\d(?:[.,]5)?)${OF_TEN}|(10|\d(?:[.,]5)?)(?: ?(?:/|out of|von|sur) ?10)(?= )|(?:felt|feels|felt like|fuhlte sich)(?: like| wie)?(?: an?| eine?)? (10|\d(?:[.,]5)?)|(10|\d(?:[.,]5)?) ${EFFORT_WORDS})(?= )`,
);
const HOURS = / (\d) ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]) ?(\d{1,2})?(?: ?(?:m|min|mins))?(?= )/;
const MINUTES =
  / (\d{1,3}) ?(?:m|min|mins|minutes?|minuten|minutos?|minut[oi])(?: (?:long|all in|in total|total|in all|insgesamt|en tout|en total|in tutto))?(?= )/;
const ROUNDS = / (\d{1,3}) ?(?:rounds?|rds?|runden?|tours?|rondas?|vueltas?|giri|giro|round)(?= )/;
const PLUS = / (?:plus|\+|and|und|et|y|e|mas|piu) ?(\d{1,3})(?: ?(?:reps?|wdh|wiederholungen|repetitions?|repeticiones|ripetizioni))?(?= )/;
const REPS = / (\d{1,3}) (?:reps?|wdh|wiederholungen|repetitions?|repeticiones|ripetizioni)(?= )/;
const CLOCK = / (?:in |time |zeit |en |tiempo |tempo )?(\d{1,2}):(\d{2})(?! ?\/)(?= )/;
const RX = / (?:as |in |en )?(rx|rxd|as prescribed|scaled|skaliert|adapte|escalado|scalato)(?= )/;

/** Everything of a message that is said of work; what is taken is gone from the clause. */
export function takeLogSlots(clause: Clause, frame: Frame, today: Day, isWorkout: boolean): LogSlots {
  const effort = clause.take(EFFORT);
  const hours = clause.take(HOURS);
  const minutes = hours === undefined ? clause.take(MINUTES) : undefined;
  const rounds = isWorkout ? clause.take(ROUNDS) : undefined;
  const reps = isWorkout ? (clause.take(PLUS) ?? clause.take(REPS)) : undefined;
  const clock = isWorkout ? clause.take(CLOCK) : undefined;
  const scale = isWorkout ? clause.take(RX)?.[1] : undefined;
  const on = takeDay(clause, frame, today);
  const rpe = effort === undefined ? undefined : Number((effort[1] ?? effort[2] ?? effort[3] ?? effort[4] ?? "").replace(",", "."));
  return {
    ...(rpe !== undefined && rpe >= 1 && { rpe }),
    ...(hours !== undefined && { minutes: 60 * Number(hours[1]) + Number(hours[2] ?? 0) }),
    ...(minutes !== undefined && { minutes: Number(minutes[1]) }),
    ...(rounds !== undefined && { rounds: Number(rounds[1]) }),
    ...(reps !== undefined && { reps: Number(reps[1]) }),
    ...(clock !== undefined && { seconds: 60 * Number(clock[1]) + Number(clock[2]) }),
    ...(scale !== undefined && { scale: /^rx|prescribed/.test(scale) ? ("rx" as const) : ("scaled" as const) }),
    ...(on !== undefined && { on }),
  };
}

/** The day a message names, as one that lies behind: work is logged after it was done. */
function takeDay(clause: Clause, { days, tokens }: Frame, today: Day): Day | undefined {
  const [day] = days;
  if (day === undefined || days.length > 1) return undefined;
  for (const { concept, text } of tokens) if (/^(?:day|time|month|number|ordinal)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  clause.take(
    / (?:last|letzten?|dernier|pasado|scors[oa]|this|morning|evening|afternoon|night|fruh|morgen|abend|matin|soir|manana|mattina|sera)(?= )/,
  );
  return day <= today ? day : addDays(day, -7 * Math.ceil((Date.parse(day) - Date.parse(today)) / (7 * 86_400_000)));
}

/** Work with other slots in the place of its own. */
export function withSlots(record: LoggedWork, { rpe, minutes, on, rounds, reps, seconds, scale }: LogSlots): LoggedWork {
  const { score } = record;
  const hasScore = rounds !== undefined || reps !== undefined || seconds !== undefined || scale !== undefined;
  return {
    ...record,
    ...(on !== undefined && { date: on }),
    ...(minutes !== undefined && {
      minutes,
      sets: record.sets.map((set) => (set.seconds === undefined ? set : { ...set, seconds: 60 * minutes })),
    }),
    ...(rpe !== undefined && { rpe }),
    ...(score !== undefined &&
      hasScore && {
        score: {
          ...score,
          ...(rounds !== undefined && { rounds }),
          ...(reps !== undefined && { reps }),
          ...(seconds !== undefined && { seconds }),
          ...(scale !== undefined && { scale }),
        },
      }),
  };
}
