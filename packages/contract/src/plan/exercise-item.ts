import type { ExerciseItem, MainFormat, PlanNote } from "@ironpace/training";
import { isFlag, isNumber, isText, listOf, oneOf, shape } from "../shape.ts";

const isLoad = shape(
  { kilograms: isNumber, perHand: isFlag, estimated: isFlag },
  { bar: isNumber, lift: isText, oneRepMax: isNumber, percent: isNumber },
);

const isPace = shape({
  zone: oneOf("recovery", "easy", "marathon", "threshold", "interval", "repetition", "race"),
  fastest: isNumber,
  slowest: isNumber,
  per: oneOf("km", "500m", "100m"),
  estimated: isFlag,
});

/** One line of a block, as it stands in the JSON columns of training_sessions. */
export const isExerciseItem = shape<ExerciseItem>(
  {
    id: isText,
    name: isText,
    dose: shape(
      { totalSeconds: isNumber },
      { reps: isNumber, seconds: isNumber, metres: isNumber, climb: isNumber, restSeconds: isNumber },
    ),
  },
  {
    sets: isNumber,
    reps: isText,
    weight: isText,
    duration: isText,
    distance: isText,
    intensity: isText,
    notes: isText,
    description: isText,
    restBetweenSets: isText,
    substitutions: listOf(isText),
    load: isLoad,
    pace: isPace,
    power: shape({ low: isNumber, high: isNumber, estimated: isFlag }),
    rpe: isNumber,
    why: isText,
    replaced: shape({ name: isText, reason: isText }),
  },
);

export const isMainFormat = shape<MainFormat>(
  { kind: oneOf("for-time", "amrap", "emom", "intervals", "tempo", "steady", "rounds"), label: isText },
  { rounds: isNumber, capMinutes: isNumber, target: isText },
);

export const isPlanNote = shape<PlanNote>({
  kind: oneOf(
    "estimate",
    "missing",
    "injury",
    "wish",
    "wish-not-met",
    "substitution",
    "data-quality",
    "taper",
    "away",
    "weak-link",
    "progress",
  ),
  text: isText,
});
