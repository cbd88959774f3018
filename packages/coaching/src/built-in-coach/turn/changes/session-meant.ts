import type { Day, Session } from "@ironpace/training";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan } from "../../view.ts";
import type { Frame } from "../frame.ts";

/** The open session that is named by its day or its kind. */
export function sessionMeant({ days, subjects, relations }: Frame, plan: ActivePlan, today: Day): Session | undefined {
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const [day] = days;
  const [subject] = subjects;
  const fits = (each: Session): boolean =>
    subject?.kind === undefined
      ? subject?.lift === undefined || each.blocks.strength.some(({ name }) => subject.lift?.fits.test(name) === true)
      : subject.kind.isPlanned(each);
  if (day !== undefined) return open.find((each) => each.date === day);
  if (subject !== undefined) return open.find(fits);
  return relations.has("next") ? open[0] : undefined;
}
