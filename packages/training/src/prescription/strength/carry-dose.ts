import type { SessionBrief } from "../../context/draft.ts";
import { hyroxLoad, stationNamed } from "../../catalogue/race-formats.ts";
import { isEasyFor, stationKilograms } from "../../season/demand/hyrox/station-load.ts";
import type { Load } from "../../model/plan.ts";
import { formatClock, formatDistance } from "../../units/format.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { hasOneSize } from "../../selection/owned-weights.ts";
import type { SlotRole } from "../../selection/strength/exercise-slot.ts";
import { implementLoad, isCarry, isImplement } from "../implement-load.ts";
import { startOfLine, weightText } from "../items.ts";
import type { SlotDose } from "./dose.ts";
import { HELD_EACH_SIDE } from "./exercise-form.ts";
import { isLightLifting } from "../load/light-lifting.ts";
import { weeksIntoWave } from "../load/wave.ts";

/** Whether it is loaded and moved over a distance: a carry or a sled; a hold stands still. */
export function isLoadedWay(name: string): boolean {
  if (/\bhold\b/iu.test(name)) return false;
  return isCarry(name) || (isImplement(name) && /\bsled\b/iu.test(name));
}

const REST_SECONDS = 75;
const METRES_PER_SECOND = { carry: 1.2, sled: 0.8 } as const;
/** Share of the usual load in light weeks. */
const LIGHT_SHARE = 0.8;

/** Carries and sleds: kilograms and metres, ten metres more from week to week, back to a short way with the next wave. */
export function carryDose(brief: SessionBrief, role: SlotRole, choice: Choice): SlotDose {
  const { context, frame } = brief;
  const { name } = choice.exercise;
  const easy = isLightLifting(brief);
  const isSled = !isCarry(name);
  const race = raceWeight(brief, name);
  const byFeel = !isSled && race === undefined && isByFeel(brief);
  const start = isSled ? 15 : byFeel ? 20 : 30;
  const step = isSled || byFeel ? 5 : 10;
  const metres = easy ? (byFeel ? 15 : 20) : start + step * Math.min(3, weeksIntoWave(frame) + brief.variation);
  // The short way of a light week takes no more weight: it is lighter than the weeks before.
  const usual = implementLoad(context, name, easy && !isSled ? start : metres, easy ? LIGHT_SHARE : waveShare(brief));
  const load = byFeel ? undefined : race !== undefined && race.kilograms > (usual?.kilograms ?? 0) ? race : usual;
  const sides = HELD_EACH_SIDE.has(name) ? 2 : 1;
  const seconds = Math.round((sides * metres) / METRES_PER_SECOND[isSled ? "sled" : "carry"]);
  const rpe = Math.min(context.highestRpe, easy ? 5 : context.level === "beginner" ? 6 : 7);
  return {
    choice,
    role,
    secondsPerSet: seconds + REST_SECONDS,
    mostSets: byFeel ? 2 : 4,
    item: (sets) => ({
      ...startOfLine(context, choice),
      sets,
      distance: sides === 2 ? `${metres} m each side` : formatDistance(metres),
      ...(load === undefined ? {} : { load, weight: isSled ? `${weightText(context, load)} incl. sled` : weightText(context, load) }),
      intensity: `RPE ${rpe}`,
      rpe,
      restBetweenSets: formatClock(REST_SECONDS),
      notes: [
        byFeel ? feelNote(brief, easy) : "",
        isSled ? SLED_NOTE : (CARRY_NOTES.get(name) ?? "Tall, ribs down, short quick steps; put it down before the grip opens."),
      ]
        .filter((text) => text !== "")
        .join(" "),
      dose: { metres: sides * metres, seconds, restSeconds: REST_SECONDS, totalSeconds: sets * (seconds + REST_SECONDS) },
    }),
  };
}

/** Thin bones, and who is new to weights from 65 on: nobody knows yet what such a back holds on one side (special-populations.md sections 4.4 and 4.5). */
function isByFeel({ context: { athlete, level, reading } }: SessionBrief): boolean {
  return (
    reading.health.findings.some(({ label }) => label === "osteoporosis") || (level === "beginner" && (athlete.age ?? 0) >= BY_FEEL_FROM)
  );
}

const BY_FEEL_FROM = 65;
const BY_FEEL = "By feel: begin with the lightest weight you have, and take the next one only when you could walk twice as far.";
const AGAIN_BY_FEEL = "By feel, as last time; the next weight only when you could walk twice as far.";
const LIGHTER_BY_FEEL = "By feel, a size lighter than last week.";

/** Where there is one weight only the way is what changes. */
function feelNote({ context, frame }: SessionBrief, easy: boolean): string {
  if (hasOneSize(context.weights)) return easy ? "By feel, a shorter way than last week." : "By feel: stop while your grip is sure.";
  return easy ? LIGHTER_BY_FEEL : frame.macroWeek > 1 ? AGAIN_BY_FEEL : BY_FEEL;
}

/** The way grows within a wave, the weight from one wave to the next. */
function waveShare({ frame: { macroWeek } }: SessionBrief): number {
  return 1 + WAVE_STEP * Math.min(MOST_WAVES, Math.floor((macroWeek - 1) / 4));
}

const WAVE_STEP = 0.08;
const MOST_WAVES = 3;

/** On the way to a Hyrox the carry has the weights of the race, for who begins three quarters of them. */
function raceWeight({ context, frame, isRecovery }: SessionBrief, name: string): Load | undefined {
  const { athlete, division, level, unit } = context;
  const station = stationNamed(name);
  if (station?.perHand !== true || frame.hyrox === undefined || frame.isDeload || isRecovery) return undefined;
  const { deadlift } = athlete.strength.oneRepMax;
  const isEasily = isEasyFor(station, hyroxLoad(station, division) ?? Infinity, { deadlift });
  const facts = { division, level, unit, bodyWeight: athlete.bodyWeight, age: athlete.age, deadlift };
  const kilograms = stationKilograms(facts, station, level === "beginner" && !isEasily ? BEGINNER_SHARE : 1);
  return kilograms === undefined ? undefined : { kilograms, perHand: true, estimated: false };
}

const BEGINNER_SHARE = 0.75;

const SLED_NOTE = "Even steps without a stop. On grass or rubber, take 20% off; on a smooth floor, add 10%.";

const CARRY_NOTES: ReadonlyMap<string, string> = new Map([
  ["Suitcase carry", "Shoulders level, no lean to either side; change hands after every length."],
  ["Overhead carry", "Arm long beside the ear, ribs down; change hands after every length."],
  ["Sandbag bear-hug carry", "Hug it high on the chest and breathe; short quick steps."],
]);
