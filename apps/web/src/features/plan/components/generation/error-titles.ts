import type { PlanError } from "../../api/plan-error.ts";

export function getTitle(errorType: PlanError["errorType"]): string {
  if (errorType === "VALIDATION_ERROR") return "Validation Error";
  if (errorType === "PERMISSION_ERROR") return "Permission Error";
  return errorType === "MEDICAL_REFERRAL" ? "Please see a professional first" : "Generation Error";
}
