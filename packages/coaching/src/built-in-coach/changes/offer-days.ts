import { type Day, dayInWords, type Session, shortDay } from "@ironpace/training";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import { noPlan } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { skip } from "./skip-sessions.ts";
import { moveTo, possibleDays } from "./move-to.ts";

/** A day without time: the session of it goes to the best other day, or is left out. */
export function offerDays(session: Session | undefined, day: Day, view: CoachView): Draft {
  const { plan } = view;
  if (plan === undefined) return noPlan();
  if (session === undefined)
    return { text: [`Nothing is planned on ${dayInWords(day).replace(/ \d{4}$/, "")}, so nothing has to change.`] };
  const open = possibleDays(session, plan, view);
  const [best] = open;
  if (best === undefined) return skip([session], view);
  const draft = moveTo(session, best, view);
  return {
    ...draft,
    text: [
      ...draft.text,
      ...(open.length > 1 ? [`Other days that fit: ${list(open.slice(1).map(shortDay))}. Or leave it out.`] : ["Or leave it out."]),
    ],
    followUps: [
      ...open.slice(1, 3).map((other) => `Move it to ${dayInWords(other).split(" ")[0] ?? ""}`),
      `Skip ${dayInWords(session.date).split(" ")[0] ?? "it"}'s session`,
    ],
  };
}
