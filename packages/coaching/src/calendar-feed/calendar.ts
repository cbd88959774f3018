import { NO_LOCATION } from "@ironpace/contract";
import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { z } from "zod";

const changed = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const day = z.iso.date();

/** What the database tells of the athlete behind a secret: nothing but what a calendar shows. */
export const calendarEntries = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      day,
      title: z.string(),
      type: z.string(),
      minutes: z.number(),
      completed: z.boolean(),
      updated_at: changed,
    }),
  ),
  competitions: z.array(z.object({ id: z.uuid(), day, name: z.string(), location: z.string(), priority: z.string(), updated_at: changed })),
});
export type CalendarEntries = z.infer<typeof calendarEntries>;

/**
 * The entries as an iCalendar object (RFC 5545). Events last the whole day, because a plan names days and no hours. The same entries make the
 * same text: an event is stamped with its last change, and not with the time at which somebody looks.
 */
export function calendarText({ sessions, competitions }: CalendarEntries): string {
  const calendar = ical({
    name: "Ironpace",
    description: "Training sessions and competitions",
    prodId: { company: "Ironpace", product: "Training calendar", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: SECONDS_BETWEEN_LOOKS,
  });
  for (const { id, day: on, title, type, minutes, completed, updated_at } of sessions)
    calendar.createEvent({
      ...wholeDay(on, updated_at),
      id: `${id}@sessions.ironpace`,
      summary: completed ? `${title} (done)` : title,
      description: `${KINDS.get(type) ?? "Training"}, ${minutes} min`,
    });
  for (const { id, day: on, name, location, priority, updated_at } of competitions)
    calendar.createEvent({
      ...wholeDay(on, updated_at),
      id: `${id}@competitions.ironpace`,
      summary: name,
      ...(location === NO_LOCATION ? {} : { location }),
      description: `Competition, priority ${priority}`,
    });
  return calendar.toString();
}

/** The day of the last change of any entry; undefined without entries. */
export function lastChange({ sessions, competitions }: CalendarEntries): Date | undefined {
  const times = [...sessions, ...competitions].map(({ updated_at }) => updated_at.getTime());
  return times.length === 0 ? undefined : new Date(times.reduce((latest, time) => Math.max(latest, time)));
}

const SECONDS_BETWEEN_LOOKS = 3600;

/** A session does not keep anybody from a meeting on its day. */
const wholeDay = (on: string, changedAt: Date) => ({
  start: new Date(`${on}T00:00:00Z`),
  end: new Date(Date.parse(`${on}T00:00:00Z`) + 86_400_000),
  allDay: true,
  stamp: changedAt,
  lastModified: changedAt,
  transparency: ICalEventTransparency.TRANSPARENT,
});

const KINDS: ReadonlyMap<string, string> = new Map([
  ["strength", "Strength"],
  ["conditioning", "Conditioning"],
  ["skill", "Skill"],
  ["mixed", "Mixed"],
  ["recovery", "Recovery"],
]);
