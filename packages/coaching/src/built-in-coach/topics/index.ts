import type { Topic } from "../topic.ts";
import { greeting, identity, instructions, offTopic, otherPeople, reminders, sight, thanks } from "./about-the-coach.ts";
import { away, illness, missed, newBest, newRace } from "./circumstances.ts";
import { benchmarkWorkouts, skills } from "./crossfit.ts";
import { cycling, rowing, swimming } from "./ergs.ts";
import { history, trainingLoad } from "./history.ts";
import { dangerousWeightLoss, medicines } from "./health-limits.ts";
import { interference } from "./hybrid.ts";
import { hyroxTime, stations } from "./hyrox.ts";
import { comeback, injury } from "./injury.ts";
import { heartRates, paces, racePrediction, zones } from "./paces.ts";
import { LIBRARY_TOPICS } from "./library/index.ts";
import { changingThePlan } from "./plan/changing.ts";
import { makingAPlan } from "./plan/making.ts";
import { missingNumbers, ownNumbers } from "./plan/numbers.ts";
import { deload, planOverview } from "./plan/overview.ts";
import { weakLink } from "./plan/weak-link.ts";
import { preparation, raceDay, taper } from "./races.ts";
import { REFUSALS } from "./refusals.ts";
import { session } from "./sessions.ts";
import { heavySet, loads, meetAttempts, warmUpSets } from "./strength.ts";
import { substitutions } from "./substitutions.ts";

/** Everything the built-in coach can answer; of two that weigh the same the earlier one does. */
export const TOPICS: readonly Topic[] = [
  ...REFUSALS,
  instructions,
  otherPeople,
  offTopic,
  reminders,
  dangerousWeightLoss,
  medicines,
  identity,
  sight,
  greeting,
  thanks,
  injury,
  comeback,
  illness,
  away,
  missed,
  newRace,
  newBest,
  session,
  taper,
  raceDay,
  preparation,
  interference,
  hyroxTime,
  stations,
  racePrediction,
  heartRates,
  paces,
  zones,
  meetAttempts,
  loads,
  warmUpSets,
  heavySet,
  rowing,
  cycling,
  swimming,
  benchmarkWorkouts,
  skills,
  substitutions,
  weakLink,
  missingNumbers,
  ownNumbers,
  deload,
  changingThePlan,
  makingAPlan,
  planOverview,
  history,
  trainingLoad,
  ...LIBRARY_TOPICS,
];
