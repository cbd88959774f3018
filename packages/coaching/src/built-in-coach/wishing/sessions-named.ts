import { type Day, type Session, getWeekday } from "@ironpace/training";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";

/** The single days a wish names, to come. */
export function getDays({ times }: Pick<Slots, "times">, today: Day): readonly Day[] {
  return times.flatMap((time) => {
    if (time.isEvery === true || time.bound === "until") return [];
    const span = getSpan(time, today, time.fixed === "past");
    return span !== undefined && span.from === span.to ? [span.from] : [];
  });
}

/** Open sessions of the plan that a wish names by their days or their kind; a span takes all of it. */
export function getSessions(slots: Slots, view: CoachView): readonly Session[] {
  const { plan, today } = view;
  if (plan === undefined) return [];
  const open = allSessions(plan).filter((session) => session.date >= today && isOpen(plan, session));
  const ofKind = slots.kinds.length === 0 ? open : open.filter((session) => slots.kinds.some((kind) => kind.isPlanned(session)));
  const until = slots.times.find(({ bound }) => bound === "until");
  const end = until === undefined ? undefined : getSpan(until, today, false)?.to;
  const spans = slots.times.flatMap((time) =>
    time === until || time.isEvery === true ? [] : (getSpan(time, today, time.fixed === "past") ?? []),
  );
  const every = slots.times.flatMap(({ isEvery, weekday }) => (isEvery === true && weekday !== undefined ? [weekday] : []));
  const few = slots.times.find(({ isEvery, fixed, ahead }) => isEvery === true && fixed === "ahead" && ahead !== undefined)?.ahead;
  if (every.length > 0)
    return ofKind.filter(
      ({ date }) => every.includes(getWeekday(date)) && (end === undefined || date <= end) && (few === undefined || date <= few.to),
    );
  if (spans.length > 0) {
    const onDays = ofKind.filter(({ date }) => spans.some(({ from, to }) => date >= from && date <= to));
    // "Monday's easy run" where Monday has intervals is Monday's session all the same.
    return onDays.length > 0 || spans.some(({ from, to }) => from !== to)
      ? onDays
      : open.filter(({ date }) => spans.some(({ from, to }) => date >= from && date <= to));
  }
  if (end !== undefined) return ofKind.filter(({ date }) => date <= end);
  return slots.kinds.length > 0 ? ofKind.slice(0, 1) : [];
}
