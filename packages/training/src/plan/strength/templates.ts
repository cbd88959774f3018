import type { Level } from "../../athlete/athlete.ts";
import type { SessionCode } from "../plan.ts";
import type { Slot } from "./slot.ts";
import { POWERLIFTING_TEMPLATES } from "./templates-powerlifting.ts";
import { STRENGTH_TEMPLATES } from "./templates-strength.ts";
import { SUPPORT_TEMPLATES } from "./templates-support.ts";

/** Main lifts stay for the whole block; accessories rotate from phase to phase. */
const TEMPLATES = { ...STRENGTH_TEMPLATES, ...POWERLIFTING_TEMPLATES, ...SUPPORT_TEMPLATES } as const;

type StrengthTemplate = keyof typeof TEMPLATES;

/** The strength part of a session code; undefined for sessions without one. `occurrence` counts the code within the week from 0. */
export function strengthTemplate(code: SessionCode, occurrence: number, level: Level): readonly Slot[] | undefined {
  const name = templateName(code, occurrence, level);
  return name === undefined ? undefined : TEMPLATES[name];
}

function templateName(code: SessionCode, occurrence: number, level: Level): StrengthTemplate | undefined {
  if (code === "SF") return occurrence > 0 ? "SF2" : "SF";
  if (code === "OLs") return level === "beginner" ? "OLsNovice" : "OLs";
  if (code === "GYE") return "GY";
  if (code === "ML" || code === "MM") return "after";
  return code in TEMPLATES ? (code as StrengthTemplate) : undefined;
}
