import type { RedFlag, RedFlagClass } from "@ironpace/training";
import type { Category } from "../categories.ts";
import type { LearnedReading, Level } from "../learned.ts";
import { WORDED_EMERGENCY_SHARE } from "./thresholds.ts";

/** A grammar sees words, not how long ago it was or that it passes at rest: it makes an emergency only of what the classifier does not rule out as one. */
export function levelBeside(flag: RedFlag, { danger, emergency, level }: LearnedReading): Level {
  return levelOf(flag) === "emergency" && emergency >= WORDED_EMERGENCY_SHARE * danger ? "emergency" : level;
}

const FOOD =
  /\b(?:eat|ate|food|meal|purg|laxat|throw up|threw up|weigh|binge|anorex|bulim|kotz|ess|abfuhr|abführ|com(?:er|ida)|vomit|mang|period|regl)/iu;

export function categoryOf(flag: RedFlag, content: string): Category {
  return flag.class === "mental-health" ? (FOOD.test(content) ? "eating" : "suicide") : (CATEGORY_OF[flag.class] ?? "limb");
}

export function levelOf({ class: name }: RedFlag): Level {
  return name === "mental-health" ? "talk" : (LEVEL_OF[name] ?? "doctor-today");
}

/** The classes of the engine's word list (injuries.md section 3) among the categories of triage.md. */
const CATEGORY_OF: { readonly [name in RedFlagClass]?: Category } = {
  cardiac: "heart",
  respiratory: "asthma",
  neuro: "stroke",
  nerve: "spine",
  "cauda-equina": "cauda-equina",
  rhabdo: "rhabdo",
  heat: "heat",
  vascular: "clot",
  trauma: "limb",
  "pregnancy-complication": "pregnancy",
  infection: "infection",
  "bone-stress": "limb",
  "post-op": "infection",
};

const LEVEL_OF: { readonly [name in RedFlagClass]?: Level } = {
  cardiac: "emergency",
  respiratory: "emergency",
  neuro: "emergency",
  "cauda-equina": "emergency",
  rhabdo: "emergency",
  heat: "emergency",
};
