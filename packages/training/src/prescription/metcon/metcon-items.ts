import { cardioItem } from "../cardio/item.ts";
import type { Zone } from "../../physiology/zone-efforts.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { implementLoad } from "../implement-load.ts";
import { startOfLine, weightText, withDose } from "../items.ts";
import { metconLoad } from "./implements.ts";
import type { Line } from "./scaled-lines.ts";

/** Lines with `rounds` as sets; their times add up to exactly `length`. */
export function getItems(brief: SessionBrief, lines: readonly Line[], rounds: number, length: number, zone: Zone = "steady"): DraftItem[] {
  const work = lines.reduce((sum, line) => sum + line.seconds, 0);
  return lines.map((line) => {
    const totalSeconds = Math.round((length * line.seconds) / work);
    return line.reps === undefined
      ? cardioLine(brief, line, rounds, totalSeconds, zone)
      : repsLine(brief, line, line.reps, rounds, totalSeconds);
  });
}

function cardioLine(brief: SessionBrief, line: Line, rounds: number, totalSeconds: number, zone: Zone): DraftItem {
  const { context } = brief;
  if (line.choice.exercise.category !== "cardio") {
    const load = implementLoad(context, line.choice.exercise.name, 100);
    return {
      ...startOfLine(context, line.choice),
      ...(load === undefined ? {} : { load, weight: weightText(context, load) }),
      sets: rounds,
      duration: `${line.seconds} s`,
      dose: { seconds: line.seconds, totalSeconds },
    };
  }
  const item = cardioItem(context, line.choice, {
    zone: zone === "steady" && isHard(brief) ? "threshold" : zone,
    seconds: line.seconds,
    sets: rounds,
    show: zone === "steady" ? "distance" : "time",
  });
  return { ...(zone === "steady" ? inWorkout(brief, item) : item), dose: { ...item.dose, totalSeconds } };
}

/** From this effort on the clock decides, and nobody runs or rows below threshold. */
const HARD_RPE = 8;

function isHard({ rpe, frame, isRecovery, isTaper, context }: SessionBrief): boolean {
  return Math.min(rpe, context.highestRpe, context.health.aerobicRpe) >= HARD_RPE && !frame.isDeload && !isRecovery && !isTaper;
}

/** Between other movements a steady pace is as hard as the workout: the line has its effort, not that of the pace alone. */
function inWorkout({ rpe: wanted, frame, isRecovery, context }: SessionBrief, item: DraftItem): DraftItem {
  const rpe = Math.min(wanted, context.highestRpe, context.health.aerobicRpe);
  if (frame.isDeload || isRecovery || item.rpe === undefined || rpe <= item.rpe) return item;
  const pace =
    item.pace === undefined && item.power === undefined ? undefined : (item.intensity ?? "").replace(/^RPE \d+, |, RPE \d+$/gu, "");
  const { why: _why, ...line } = item;
  return {
    ...line,
    rpe,
    // A pace that is steady by itself is no effort of the workout: it stands alone.
    intensity: pace ?? `RPE ${rpe}`,
    why: "Pace it so that you can start the next movement at once.",
  };
}

function repsLine(brief: SessionBrief, line: Line, reps: number, rounds: number, totalSeconds: number): DraftItem {
  const { context } = brief;
  const weight = metconLoad(context, line.choice.exercise.name, brief.frame.isDeload);
  const item = startOfLine(context, line.choice);
  item.sets = rounds;
  item.reps = String(reps);
  if (weight !== undefined && weight !== "no-barbell") {
    item.load = weight.load;
    item.weight = weightText(context, weight.load);
    item.why = weight.why;
  }
  const cue = findCue(brief, item.name);
  if (cue !== undefined) item.notes = cue;
  return withDose(item, { reps, totalSeconds });
}

/** The usual height of a box, men / women, in centimetres and inches; the old and the new take the lower one. */
const BOX_HEIGHTS = { male: [60, 24], female: [50, 20], low: [40, 16] } as const;

/** What a movement is counted by, where its name does not say it. */
function findCue({ context: { athlete, level, sex, unit } }: SessionBrief, name: string): string | undefined {
  if (name === "Walking lunge") return "Total steps, both legs counted together.";
  if (!/^box jump|^burpee box jump-over$/iu.test(name)) return undefined;
  const [centimetres, inches] = level === "beginner" || (athlete.age ?? 0) >= LOW_BOX_AGE ? BOX_HEIGHTS.low : BOX_HEIGHTS[sex ?? "female"];
  return `Box ${unit === "lb" ? `${inches} in` : `${centimetres} cm`} high; step down.`;
}

const LOW_BOX_AGE = 50;
