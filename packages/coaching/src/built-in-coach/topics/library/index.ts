import type { Topic } from "../../topic.ts";
import { ASKED_OFTEN } from "./asked-often.ts";
import { DAYS_AND_REST } from "./days-and-rest.ts";
import { HYROX, RUNNING, swimmingTechnique, TRIATHLON } from "./endurance.ts";
import { BODIES, STAYING_WITH_IT, SURROUNDINGS } from "./everyday-life.ts";
import { DRINKS, FUELLING } from "./fuelling.ts";
import { KIT } from "./kit.ts";
import { LIFTING, TECHNIQUE } from "./lifting.ts";
import { NAMED_THINGS } from "./named-things.ts";
import { QUESTIONS } from "./questions.ts";
import { PREPARATION, RECOVERY, sleep } from "./recovery.ts";
import { RUNNING_AND_JUMPS } from "./running-and-jumps.ts";
import { SITUATIONS } from "./situations.ts";
import { STATIONS_AND_LIFTS } from "./stations-and-lifts.ts";

/** Subjects that an article answers; of two that weigh the same the earlier one does. */
export const LIBRARY_TOPICS: readonly Topic[] = [
  ...ASKED_OFTEN,
  ...SITUATIONS,
  ...NAMED_THINGS,
  ...KIT,
  ...RUNNING_AND_JUMPS,
  ...STATIONS_AND_LIFTS,
  ...DAYS_AND_REST,
  ...QUESTIONS,
  sleep,
  ...FUELLING,
  ...DRINKS,
  ...RECOVERY,
  ...PREPARATION,
  ...SURROUNDINGS,
  ...LIFTING,
  ...RUNNING,
  ...HYROX,
  ...TECHNIQUE,
  ...TRIATHLON,
  ...BODIES,
  ...STAYING_WITH_IT,
  swimmingTechnique,
];
