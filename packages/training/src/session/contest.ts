import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import { contestDay } from "../demand/contest-days.ts";
import { type BuiltMetcon, buildMetcon } from "../prescription/metcon/build-metcon.ts";
import type { MetconDomain } from "../prescription/metcon/library.ts";
import { listOf, shortName } from "../model/words.ts";
import { assemble } from "./assemble.ts";

/** Events in the order of the day, and the time that each may take. */
const EVENTS: readonly { readonly domain: MetconDomain; readonly seconds: number }[] = [
  { domain: "medium", seconds: 840 },
  { domain: "short", seconds: 480 },
  { domain: "sprint", seconds: 480 },
  { domain: "short", seconds: 420 },
];
const LEAST_EVENTS = 2;
/** No movement comes in two events. */
const TRIES = 4;

/** Two to four short workouts with long breaks, as on the day of the contest; undefined where the day is none or has no room. */
export function contestSession(brief: SessionBrief): SessionDraft | undefined {
  const { context, frame, isTaper, isRecovery, date } = brief;
  const { athlete, level, highestRpe, health } = context;
  const day = contestDay(athlete, level, date);
  if (day === undefined || frame.isDeload || isTaper || isRecovery || highestRpe < 9 || health.scoredMinutes === 0) return undefined;
  let built: readonly BuiltMetcon[] = [];
  const blocks = assemble(brief, "metcon", (seconds) => {
    built = eventsOf(brief, seconds, day.events);
    return { mainWorkout: built.flatMap(({ items }, index) => items.map((item) => numbered(item, index + 1))) };
  });
  if (built.length < LEAST_EVENTS) return undefined;
  const labels = built.map(({ format, movements }, index) => `event ${index + 1}, ${format.label}: ${listOf(movements.map(shortName))}`);
  return {
    title: `Contest day ${day.number} of ${day.of}: ${built.length} events`,
    description: `As on the day: ${labels.join("; ")}. Take 45 to 120 minutes between the events; the minutes here are those of work.`,
    intent: "Learn to go hard, come down, eat, and go hard again.",
    movementFocus: [...new Set(built.flatMap(({ movements }) => movements))].slice(0, 3),
    complexity: 8,
    blocks,
    mainFormat: { kind: "for-time", label: `${built.length} events` },
    notes: {
      stimulus: "Every event is its own race: hard, with a plan for the first minute. The last is as good as the first.",
      strategy:
        "Before each event: five minutes easy, its movements at half speed, eight minutes of rest. After it walk ten minutes, eat something sweet, lie down. Write down every result. No time for the breaks today? Ten minutes each, and the effort stays.",
    },
  };
}

function eventsOf(brief: SessionBrief, seconds: number, count: number): readonly BuiltMetcon[] {
  const events: BuiltMetcon[] = [];
  const used = new Set<string>();
  let left = seconds;
  for (const [index, { domain, seconds: most }] of EVENTS.slice(0, count).entries()) {
    const event = Array.from({ length: TRIES }, (_, turn) =>
      buildMetcon({ ...brief, occurrence: brief.occurrence + index + turn }, domain, Math.min(most, left)),
    ).find((built) => built !== undefined && totalSeconds(built.items) <= left && !built.movements.some((name) => used.has(name)));
    if (event === undefined) continue;
    for (const name of event.movements) used.add(name);
    events.push(event);
    left -= totalSeconds(event.items);
  }
  return events;
}

function numbered(item: DraftItem, event: number): DraftItem {
  return { ...item, notes: item.notes === undefined || item.notes === "" ? `Event ${event}.` : `Event ${event}. ${item.notes}` };
}
