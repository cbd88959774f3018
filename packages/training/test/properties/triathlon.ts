import { daysBetween } from "#training/calendar/day.ts";
import type { Session } from "#training/model/plan.ts";
import { getLines, type PlanFacts, type Property } from "./plan-facts.ts";

/** Days before the race that may hold the longest ride, two days of tolerance (race-demands.md tables 4.1 and 7). */
const WINDOWS: readonly (readonly [pattern: RegExp, from: number, to: number])[] = [
  [/70\.3/u, 26, 11],
  [/ironman/iu, 37, 18],
];

/** Race-demands.md section 7: before an A 70.3 or full distance the longest ride is in its window and the last days hold a swim, a ride and a run. */
export const triathlonPeak: Property = (facts) => {
  const { athlete, plan, training } = facts;
  const [race, ...others] = athlete.competitions ?? [];
  const text = `${race?.type ?? ""} ${race?.name ?? ""}`;
  const window = WINDOWS.find(([pattern]) => pattern.test(text));
  if (athlete.focus !== "triathlon" || race === undefined || window === undefined || others.length > 0 || race.priority !== "A") return [];
  const days = daysBetween(plan.startDate, race.date);
  if (days < 42 || days >= 7 * plan.weeks.length || isLimited(facts)) return [];
  const rides = training
    .filter(({ code, date }) => code === "BK" && date < race.date)
    .map((session) => [daysBetween(session.date, race.date), bikeMinutes(session)] as const);
  const longest = Math.max(0, ...rides.map(([, minutes]) => minutes));
  const [, from, to] = window;
  const isPlaced = rides.some(([day, minutes]) => minutes >= 0.96 * longest && day <= from && day >= to);
  const isSaid = plan.notes.some(({ text: note }) => /^(?:Time is tight|There is too little time|Not ready)/u.test(note));
  const last = training.filter(({ date }) => daysBetween(date, race.date) <= 6 && date < race.date);
  const missing =
    last.length < 3
      ? []
      : ["Swim", "ride|Bike", "run"].filter(
          (sport) => !last.some((session) => getLines(session).some(({ name }) => new RegExp(sport, "iu").test(name))),
        );
  return [
    ...(isPlaced || isSaid
      ? []
      : [
          `longest ride of ${longest.toFixed(0)} min not in its window: ${rides.map(([day, minutes]) => `D-${day} ${minutes.toFixed(0)}`).join(", ")}`,
        ]),
    ...missing.map((sport) => `no ${sport} in the last six days`),
  ];
};

/** Whom something keeps from a sport. */
function isLimited({ athlete: { injuries, dislikes, equipment, absences, availability } }: PlanFacts): boolean {
  return (
    [injuries, dislikes].some((text) => (text ?? "") !== "") ||
    equipment !== undefined ||
    absences !== undefined ||
    availability.minutes !== undefined ||
    availability.weekdays !== undefined
  );
}

function bikeMinutes(session: Session): number {
  return session.blocks.mainWorkout
    .filter(({ name }) => /ride|bike erg/iu.test(name))
    .reduce((sum, { dose }) => sum + dose.totalSeconds / 60, 0);
}
