import type { PlanContext } from "../context/context.ts";

/** The target of a wall ball by the rules: women 2.70 m, men 3.00 m; nothing when the sex is not known. */
export function wallBallHeight({ sex }: Pick<PlanContext, "sex">): string | undefined {
  if (sex === undefined) return undefined;
  return sex === "male" ? "3.00 m" : "2.70 m";
}
