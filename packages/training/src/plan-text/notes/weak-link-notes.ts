import type { PlanContext } from "../../context/context.ts";
import type { MovementFamily } from "../../selection/movement-families.ts";
import { hardSets } from "../../prescription/strength/hard-sets.ts";
import type { PlanNote, PlanWeek, Session } from "../../model/plan.ts";
import { weakCardio, weakMovement } from "../../selection/weak-link.ts";

/** Says what the weak link is and what it gets; nothing when the weeks have no room for it. */
export function weakLinkNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const { weakLink } = context;
  if (weakLink === undefined) return [];
  const cardio = weakCardio(context);
  const movement = weakMovement(context);
  const hasMore = weeks.some(({ sessions }) => context.strengthWeek(sessions.map(({ code }) => code)).moved > 0);
  const sets = movement === undefined || !hasMore ? "" : setsText(movement, weeks);
  const hasCardio = weeks.some(({ sessions }) => sessions.some((session) => session.code === "ZE" && begins(session, cardio)));
  const gets =
    movement !== undefined && sets !== ""
      ? `${WORK[movement]} comes before the accessory exercises: ${sets} in a full week`
      : hasCardio
        ? `the first easy aerobic session of a week begins with ${weakLink.name}`
        : undefined;
  if (gets === undefined) return [];
  return [{ kind: "weak-link", text: `Your ${weakLink.name} is furthest behind your other numbers, so ${gets}.` }];
}

/** "8 to 10 hard sets", counted in the weeks that are no deload. */
function setsText(movement: MovementFamily, weeks: readonly PlanWeek[]): string {
  const counts = weeks
    .filter(({ isDeload, season }) => !isDeload && season !== "taper" && season !== "recovery")
    .map(({ sessions }) => hardSets(sessions.filter(({ code }) => code !== "RACE"))[movement].sets);
  const [least, most] = [Math.min(...counts), Math.max(0, ...counts)];
  if (most === 0) return "";
  return `${least === most ? most : `${least} to ${most}`} hard ${most === 1 ? "set" : "sets"}`;
}

function begins(session: Session, name: string | undefined): boolean {
  return session.blocks.mainWorkout[0]?.name === name;
}

const WORK: { readonly [movement in MovementFamily]: string } = {
  squat: "squatting",
  hinge: "pulling from the floor and hips",
  push: "pressing",
  pull: "pulling",
};
