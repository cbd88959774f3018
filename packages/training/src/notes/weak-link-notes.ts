import type { PlanContext } from "../context/context.ts";
import type { MovementFamily } from "../selection/movement-families.ts";
import type { PlanNote, PlanWeek, Session } from "../model/plan.ts";
import { weakCardio, weakMovement } from "../selection/weak-link.ts";

/** Says what the weak link is and what it gets; nothing when the weeks have no room for it. */
export function weakLinkNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const { weakLink } = context;
  if (weakLink === undefined) return [];
  const cardio = weakCardio(context);
  const movement = weakMovement(context);
  const sets = Math.max(0, ...weeks.map(({ sessions }) => context.strengthWeek(sessions.map(({ code }) => code)).moved));
  const hasCardio = weeks.some(({ sessions }) => sessions.some((session) => session.code === "ZE" && begins(session, cardio)));
  const gets =
    movement !== undefined && sets > 0
      ? `one session a week has ${sets === 1 ? "one more set" : `${sets} more sets`} of ${WORK[movement]} and fewer of the small exercises`
      : hasCardio
        ? `the first easy aerobic session of a week begins with ${weakLink.name}`
        : undefined;
  if (gets === undefined) return [];
  return [{ kind: "weak-link", text: `Your ${weakLink.name} is furthest behind your other numbers, so ${gets}.` }];
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
