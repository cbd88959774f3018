import type { Topic } from "../../topic.ts";
import { HYROX, RUNNING, swimmingTechnique, TRIATHLON } from "./endurance.ts";
import { BODIES, STAYING_WITH_IT, SURROUNDINGS } from "./everyday-life.ts";
import { DRINKS, FUELLING } from "./fuelling.ts";
import { KIT_AND_TECHNIQUE } from "./kit-and-technique.ts";
import { LIFTING, TECHNIQUE } from "./lifting.ts";
import { NAMED_THINGS } from "./named-things.ts";
import { QUESTIONS } from "./questions.ts";
import { PREPARATION, RECOVERY, sleep } from "./recovery.ts";
import { SITUATIONS } from "./situations.ts";

/** Subjects that an article answers; of two that weigh the same the earlier one does. */
export const LIBRARY_TOPICS: readonly Topic[] = [
  ...SITUATIONS,
  ...NAMED_THINGS,
  ...KIT_AND_TECHNIQUE,
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
