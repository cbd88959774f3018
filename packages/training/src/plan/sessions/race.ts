import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import { raceTime } from "../../physiology/running.ts";
import { formatClock, formatDistance } from "../../units/format.ts";
import type { PlanContext } from "../context.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../draft.ts";
import { durationText, identity, timedItem } from "../items.ts";
import type { Race } from "../race.ts";
import { raceStationText } from "./hyrox-station.ts";
import { assemble } from "./assemble.ts";
import type { WarmupKind } from "./warmup.ts";

/** Race day: a warm-up, the race, a gentle end. */
export function raceSession(brief: SessionBrief, race: Race): SessionDraft {
  const blocks = assemble(brief, WARMUP[race.format.kind], () => ({ mainWorkout: raceItems(brief, race) }), { warmupSeconds: 900 });
  const target = targetOf(brief.context, race);
  return {
    title: `Race day: ${race.name}`,
    description: `The day you trained for. Warm up, start controlled, finish strong${target === undefined ? "." : `; your numbers say about ${target}.`}`,
    intent: "Show what is there.",
    movementFocus: ["race"],
    complexity: 8,
    blocks,
    mainFormat: { kind: "for-time", label: race.name, ...(target === undefined ? {} : { target }) },
    notes: {
      stimulus: "Race effort: controlled in the first third, honest in the second, everything in the last.",
      strategy:
        "Nothing new: food, shoes and clothes you know. Start slower than the excitement wants. Walk and drink where you planned to.",
    },
  };
}

/** Lifters do not run before they lift. */
const WARMUP: { readonly [kind in Race["format"]["kind"]]: WarmupKind } = {
  hyrox: "run",
  running: "run",
  triathlon: "run",
  crossfit: "metcon",
  weightlifting: "olympic",
  powerlifting: "full",
};

function raceItems(brief: SessionBrief, race: Race): DraftItem[] {
  const seconds = race.minutes * 60;
  const { format } = race;
  switch (format.kind) {
    case "hyrox":
      return hyroxRace(brief, seconds, format.sleds);
    case "running":
      return legs(brief, [["Tempo run", runningSeconds(brief.context, race), format.distance ?? 10_000]]);
    case "triathlon":
      return legs(brief, [
        ["Swim intervals", seconds * 0.2, format.format.swim],
        ["Long ride", seconds * 0.5, format.format.bike],
        ["Brick run off the bike", seconds * 0.3, format.format.run],
      ]);
    case "crossfit":
      return legs(
        brief,
        [
          ["Row erg", seconds / 3],
          ["Thruster", seconds / 3],
          ["Pull-up (kipping)", seconds / 3],
        ],
        "Events come as announced; this stands for one of them, with its warm-up and waiting.",
      );
    case "weightlifting":
      return legs(
        brief,
        [
          ["Snatch", seconds / 2],
          ["Clean and jerk", seconds / 2],
        ],
        ATTEMPTS,
      );
    case "powerlifting":
      return legs(
        brief,
        [
          ["Back squat", seconds / 3],
          ["Bench press", seconds / 3],
          ["Deadlift", seconds / 3],
        ],
        ATTEMPTS,
      );
  }
}

/** The athlete's own time where it is known; the time of the calendar otherwise, and always beyond a marathon. */
function runningSeconds({ capacities }: PlanContext, { format, minutes }: Race): number {
  const metres = format.kind === "running" ? (format.distance ?? 10_000) : 0;
  return capacities.vdot === undefined || metres > 43_000 ? minutes * 60 : predictedSeconds(capacities.vdot.value, metres);
}

const ATTEMPTS = "Three attempts: an opener you could do for a clean triple, a second about 5 % up, a third for the day.";

type Leg = readonly [name: string, seconds: number, metres?: number];

/** The parts of a race, one after the other. */
function legs(brief: SessionBrief, parts: readonly Leg[], notes = "The race."): DraftItem[] {
  const { context } = brief;
  const taken = new Set<string>();
  return parts.flatMap(([name, seconds, metres]) => {
    const choice = context.picker.pick(name);
    if (taken.has(choice.exercise.name)) return [];
    taken.add(choice.exercise.name);
    const item = timedItem(context, choice, { seconds: Math.round(seconds / 60) * 60, rpe: Math.min(9, context.highestRpe), notes });
    return [metres === undefined ? item : { ...item, distance: formatDistance(metres), dose: { ...item.dose, metres } }];
  });
}

function hyroxRace(brief: SessionBrief, seconds: number, sleds: boolean): DraftItem[] {
  const { context } = brief;
  const stations = HYROX_STATIONS.filter((station) => sleds || !station.exercise.startsWith("Sled"));
  const run = context.picker.pick("Tempo run");
  const rpe = Math.min(9, context.highestRpe);
  const runTotal = Math.round(seconds * 0.6);
  const taken = new Set([run.exercise.name]);
  const each = (seconds - runTotal) / stations.length;
  const lines = stations.flatMap((station): DraftItem[] => {
    const choice = context.picker.pick(station.exercise);
    if (taken.has(choice.exercise.name)) return [];
    taken.add(choice.exercise.name);
    const weight = choice.replaced === undefined ? raceStationText(context, station) : undefined;
    const amount = station.metres === undefined ? { reps: String(station.reps ?? 0) } : { distance: formatDistance(station.metres) };
    return [
      {
        ...identity(context, choice),
        ...amount,
        ...(weight === undefined ? {} : { weight }),
        rpe,
        dose: { seconds: Math.round(each), totalSeconds: Math.round(each) },
      },
    ];
  });
  const runItem: DraftItem = {
    ...identity(context, run),
    sets: 8,
    distance: "1 km",
    rpe,
    notes: "One before every station.",
    dose: { metres: 1000, seconds: Math.round(runTotal / 8), totalSeconds: runTotal },
  };
  return [runItem, ...lines];
}

const HALF_MARATHON = 21_098;
/** Vickers & Vertosick 2016: at less than about 50 km a week the marathon is slower than the tables say (Riegel's exponent 1.08-1.15). */
const MARATHON_EXPONENT = 1.12;

/** By the tables up to the half marathon, with more loss beyond it. */
function predictedSeconds(vdot: number, metres: number): number {
  if (metres <= HALF_MARATHON) return raceTime(vdot, metres);
  return raceTime(vdot, HALF_MARATHON) * (metres / HALF_MARATHON) ** MARATHON_EXPONENT;
}

function targetOf(context: PlanContext, race: Race): string | undefined {
  const { vdot } = context.capacities;
  if (race.format.kind !== "running" || vdot === undefined) return undefined;
  const metres = race.format.distance ?? 10_000;
  if (metres > 43_000) return durationText(race.minutes * 60);
  const seconds = predictedSeconds(vdot.value, metres);
  return formatClock(metres > HALF_MARATHON ? 60 * Math.round(seconds / 60) : seconds);
}
