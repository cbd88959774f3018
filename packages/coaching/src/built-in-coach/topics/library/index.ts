import type { Topic } from "../../topic.ts";
import { BODIES } from "./bodies.ts";
import { DRINKS } from "./drinks.ts";
import { FUELLING } from "./fuelling.ts";
import { HYROX } from "./hyrox.ts";
import { LIFTING } from "./lifting.ts";
import { NAMED_THINGS } from "./named-things.ts";
import { PREPARATION } from "./preparation.ts";
import { QUESTIONS } from "./questions.ts";
import { RECOVERY } from "./recovery.ts";
import { RUNNING } from "./running.ts";
import { sleep } from "./sleep.ts";
import { STAYING_WITH_IT } from "./staying-with-it.ts";
import { SURROUNDINGS } from "./surroundings.ts";
import { TECHNIQUE } from "./technique.ts";
import { swimmingTechnique, TRIATHLON } from "./triathlon.ts";

/** Subjects that an article answers; of two that weigh the same the earlier one does. */
export const LIBRARY_TOPICS: readonly Topic[] = [
  ...NAMED_THINGS,
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
