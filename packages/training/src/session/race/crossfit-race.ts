import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { durationText } from "../../prescription/items.ts";
import { type RacePlan, racePart, raceRpe } from "./race-plan.ts";

/** A day of events, of the kinds that a throwdown is made of; the announced ones take their place. */
export function crossfitRace(brief: SessionBrief): RacePlan {
  return {
    lines: EVENTS.flatMap((event) => eventLines(brief, event)),
    description: "Three events as they usually come: an engine test, a heavy lift, a sprint. Put the announced events in their place.",
    stimulus: "Every event is its own race. Full effort inside the clock, complete calm between the events.",
    strategy:
      "Know the first minute and the break plan of every event before you walk out. Go out at the pace you can hold, sets below failure, race the last quarter. Between events: walk ten minutes, eat something sweet, lie down, warm up again for twelve.",
    ifItGoesWrong:
      "No-rep: one breath, fix the standard, go on. Grip gone: smaller sets now rather than none later. A lift missed: wait a full minute, same weight. A bad event is one line of the score sheet; start the next at zero. Sharp pain: withdraw from that event.",
    warmupNote:
      "Warm up 30 minutes before each event, not only the first: five minutes easy, the joints of the event, its movements at half speed, two bursts of 20 seconds at race pace, then eight minutes of rest.",
    warmup: "metcon",
    warmupSeconds: 900,
  };
}

interface Event {
  readonly name: string;
  readonly exercises: readonly string[];
  readonly seconds: number;
  readonly notes: string;
}

const BREAK = 1800;

const EVENTS: readonly Event[] = [
  { name: "Engine event", exercises: ["Row erg"], seconds: 720, notes: "Negative split: the last third is the fastest." },
  {
    name: "Lift event",
    exercises: ["Clean and jerk"],
    seconds: 600,
    notes: "First lift at 85 % is safe, then two jumps; last lift with a minute left.",
  },
  {
    name: "Sprint event",
    exercises: ["Thruster", "Pull-up (kipping)"],
    seconds: 480,
    notes: "Planned sets from the first round on, short breaks.",
  },
];

/** Lines of an event share its time; the break belongs to the last of them. */
function eventLines({ context }: SessionBrief, { name, exercises, seconds, notes }: Event): DraftItem[] {
  const share = seconds / exercises.length;
  return exercises.map((exercise, index) => ({
    ...racePart(exercise),
    duration: durationText(share),
    intensity: `RPE ${raceRpe(context)}`,
    rpe: raceRpe(context),
    ...(index === exercises.length - 1 ? { restBetweenSets: "30:00" } : {}),
    notes: `${name}. ${notes}`,
    dose: { seconds: share, totalSeconds: share + (index === exercises.length - 1 ? BREAK : 0) },
  }));
}
