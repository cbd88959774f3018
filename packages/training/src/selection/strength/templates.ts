import type { Athlete, Level } from "../../athlete/athlete.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { Slot } from "./slot.ts";
import { POWERLIFTING_TEMPLATES } from "./templates-powerlifting.ts";
import { STRENGTH_TEMPLATES } from "./templates-strength.ts";
import { SUPPORT_TEMPLATES } from "./templates-support.ts";

/** Whose sessions these are. */
interface Lifter {
  readonly athlete: Athlete;
  readonly level: Level;
}

/** Main lifts stay for the whole block; accessories rotate from phase to phase. */
const TEMPLATES = { ...STRENGTH_TEMPLATES, ...POWERLIFTING_TEMPLATES, ...SUPPORT_TEMPLATES } as const;

type StrengthTemplate = keyof typeof TEMPLATES;

/** The strength part of a session code; undefined for sessions without one. `occurrence` counts the code within the week from 0. */
export function strengthTemplate(lifter: Lifter, code: SessionCode, occurrence: number): readonly Slot[] | undefined {
  const name = templateName(lifter, code, occurrence);
  return name === undefined ? undefined : TEMPLATES[name];
}

function templateName({ level, athlete }: Lifter, code: SessionCode, occurrence: number): StrengthTemplate | undefined {
  if (code === "SFm" && athlete.focus === "running" && level !== "beginner" && isTested(athlete)) return "SFmRunner";
  if (code === "REs" && athlete.focus === "running" && level !== "beginner" && (isTested(athlete) || pulls(athlete))) return "REsRunner";
  if (code === "SF") return occurrence > 0 ? "SF2" : "SF";
  if (code === "OLs") return level === "beginner" ? "OLsNovice" : "OLs";
  if (code === "GYE") return "GY";
  if (code === "ML" || code === "MM") return "after";
  return code in TEMPLATES ? (code as StrengthTemplate) : undefined;
}

function isTested({ strength }: Athlete): boolean {
  return strength.oneRepMax.backSquat !== undefined;
}

function pulls({ strength }: Athlete): boolean {
  return strength.oneRepMax.deadlift !== undefined;
}
