import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { contestDay } from "../../season/demand/races/contest-days.ts";
import { buildMetcon } from "../../prescription/metcon/build-metcon.ts";
import type { BuiltMetcon } from "../../prescription/metcon/built-metcon.ts";
import type { MetconDomain } from "../../prescription/metcon/library.ts";
import { formatList, shortName } from "../../model/words.ts";
import { setsItem } from "../../prescription/items.ts";
import { liftDose } from "../../prescription/strength/lift-dose.ts";
import { assemble } from "../assemble.ts";
import { isForPairs, PAIR_STRATEGY, shared, SYNCHRO_NOTE } from "./pairs.ts";
import type { RampTarget } from "../warmup/warmup.ts";

/** Events in the order of the day, and the time that each may take. */
const CONTEST_EVENTS: readonly { readonly domain: MetconDomain; readonly seconds: number }[] = [
  { domain: "medium", seconds: 840 },
  { domain: "long", seconds: 900 },
  { domain: "sprint", seconds: 480 },
  { domain: "short", seconds: 420 },
];
const LEAST_EVENTS = 2;
const EVENT_RPE = 8;
/** No movement comes in two events; of those that are left the one that brings what no event has yet. */
const TRIES_PER_EVENT = 9;
/** What a contest always asks for: the bar to hang on, a barbell, running or a machine. */
const EXPECTED_FAMILIES: readonly RegExp[] = [
  /pull-up|toes-to-bar|muscle-up|knee raise/iu,
  /^(?!dumbbell).*(?:clean|snatch|thruster|push press|push jerk|deadlift|overhead squat)/iu,
  /\brun\b/iu,
  /erg|bike/iu,
];

/** Two to four short workouts with long breaks, as on the day of the contest; undefined where the day is none or has no room. */
export function contestSession(brief: SessionBrief): SessionDraft | undefined {
  const { context, frame, isTaper, isRecovery, date } = brief;
  const { athlete, level, highestRpe, health } = context;
  const day = contestDay(athlete, { level, start: context.start }, date);
  if (day === undefined || frame.isDeload || isTaper || isRecovery || highestRpe < 9 || health.scoredMinutes === 0) return undefined;
  let built: readonly BuiltMetcon[] = [];
  const lift = liftEvent(brief);
  const inPairs = isForPairs(brief);
  const first = lift === undefined ? 1 : 2;
  const blocks = assemble(
    brief,
    "metcon",
    (seconds) => {
      const left = seconds - totalSeconds(lift === undefined ? [] : [lift.item]);
      const events = getEvents(brief, left, { count: day.events + 1 - first, turn: day.number - 1 });
      built = inPairs ? events.map(shared) : events;
      return {
        ...(lift === undefined ? {} : { skill: [lift.item] }),
        mainWorkout: built.flatMap(({ items }, index) => items.map((item) => numbered(item, index + first))),
      };
    },
    lift === undefined ? {} : { ramp: lift.ramp },
  );
  const events = built.length + first - 1;
  if (events < LEAST_EVENTS || built.length === 0) return undefined;
  const labels = [
    ...(lift === undefined ? [] : [`event 1, singles of ${shortName(lift.item.name)}`]),
    ...built.map(({ format, movements }, index) => `event ${index + first}, ${format.label}: ${formatList(movements.map(shortName))}`),
  ];
  return {
    title: `Contest rehearsal ${day.number} of ${day.of}: ${events} events${inPairs ? " in pairs" : ""}`,
    description: `As on the day: ${labels.join("; ")}. Take ${breakMinutes(brief, blocks, events)} minutes between the events; the session's minutes count only the work.`,
    intent: "Learn to go hard, come down, eat, and go hard again.",
    movementFocus: [...new Set(built.flatMap(({ movements }) => movements))].slice(0, 3),
    complexity: 8,
    blocks,
    mainFormat: { kind: "for-time", label: `${events} events` },
    notes: {
      stimulus: inPairs
        ? `${PAIR_STRATEGY} ${SYNCHRO_NOTE}`
        : "Every event is its own race: hard, with a plan for the first minute. The last is as good as the first.",
      strategy:
        "In each break walk until your breathing has settled and eat something sweet; before the next event do its movements at half speed. Write down every result.",
      warmup: "As on the day: just enough to be warm for the first event.",
    },
  };
}

/** What the day leaves between the events, as on the day of a contest where there is time for it. */
function breakMinutes({ context: { athlete }, weekday }: SessionBrief, blocks: SessionDraft["blocks"], events: number): number {
  const work = totalSeconds(Object.values(blocks).flat()) / 60;
  const free = ((athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY) - work) / (events - 1);
  return Math.max(BREAK_MINUTES.least, Math.min(BREAK_MINUTES.most, 5 * Math.floor(free / 5)));
}

const BREAK_MINUTES = { least: 10, most: 45 } as const;

/** Heavy singles against the clock, as many contests begin (race-demands.md section 8, heavy lift then metcon): what was lifted at home is no surprise there. */
const HEAVY_SINGLES = { percent: 90, reps: 1, least: 88, sets: 4, rest: 120 } as const;

/** On a shorter day the way up to the weight takes what the events need. */
const LEAST_FOR_LIFT = 60;

function liftEvent(brief: SessionBrief): { readonly item: DraftItem; readonly ramp: RampTarget } | undefined {
  const { context } = brief;
  if (context.level === "beginner" || brief.minutes < LEAST_FOR_LIFT || !context.picker.allows("Clean and jerk")) return undefined;
  const choice = context.picker.pick("Clean and jerk");
  const dose = liftDose(brief, choice.exercise, "olympic", HEAVY_SINGLES);
  if (dose?.load === undefined) return undefined;
  const sets = Math.min(HEAVY_SINGLES.sets, dose.mostSets);
  const notes = "Event 1. One lift every two minutes on the clock, all at this weight. Make as many as you can, and do not repeat a miss.";
  return { item: setsItem(context, choice, { ...dose, sets, restSeconds: HEAVY_SINGLES.rest, notes }), ramp: { choice, load: dose.load } };
}

/** Another rehearsal, another `turn`: of equally good workouts the next one. */
function getEvents(
  brief: SessionBrief,
  seconds: number,
  { count, turn: number }: { readonly count: number; readonly turn: number },
): readonly BuiltMetcon[] {
  const events: BuiltMetcon[] = [];
  const used = new Set<string>();
  let left = seconds;
  for (const [index, { domain, seconds: most }] of CONTEST_EVENTS.slice(0, count).entries()) {
    const possible = Array.from({ length: TRIES_PER_EVENT }, (_, turn) =>
      buildMetcon({ ...brief, rpe: EVENT_RPE, occurrence: brief.occurrence + index + turn }, domain, Math.min(most, left)),
    ).filter(
      (built): built is BuiltMetcon =>
        built !== undefined && totalSeconds(built.items) <= left && !built.movements.some((name) => used.has(getKind(name))),
    );
    const missing = ({ movements }: BuiltMetcon): number =>
      EXPECTED_FAMILIES.filter(
        (family) =>
          movements.some((name) => family.test(name)) && !events.some((event) => event.movements.some((name) => family.test(name))),
      ).length;
    const newest = Math.max(...possible.map(missing));
    const best = distinct(possible.filter((built) => missing(built) === newest));
    const event = best[number % Math.max(1, best.length)];
    if (event === undefined) continue;
    for (const name of event.movements) used.add(getKind(name));
    events.push(event);
    left -= totalSeconds(event.items);
  }
  return events;
}

function distinct(built: readonly BuiltMetcon[]): readonly BuiltMetcon[] {
  return [...new Map(built.toReversed().map((one) => [one.movements.toSorted().join(), one])).values()].toReversed();
}

/** Russian and American swings are the same work, and so are cleans from the floor and from the hang, and pull-ups of every kind. */
function getKind(name: string): string {
  return name
    .replace(/ \(.*\)$|^Hang /gu, "")
    .replace(/^Dumbbell .*$/u, "Dumbbell")
    .replace(/^.*pull-up.*$/iu, "pull-up")
    .toLowerCase();
}

function numbered(item: DraftItem, event: number): DraftItem {
  return { ...item, notes: item.notes === undefined || item.notes === "" ? `Event ${event}.` : `Event ${event}. ${item.notes}` };
}
