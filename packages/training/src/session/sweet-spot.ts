import { cardioItem } from "../prescription/cardio/item.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import { splitDose } from "../prescription/cardio/split-dose.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import { assemble } from "./assemble.ts";
import { rideDose } from "./bike-dose.ts";
import { minutes } from "../prescription/cardio/machines.ts";

/** Percent of functional threshold power (running.md section 4: "sweet spot" 88-94). */
const SHARE = { low: 0.88, high: 0.94 } as const;
const RPE = 6;
const REST = 180;
/** Longer than threshold repetitions: the effort allows it. */
const REPETITION = 600;

/** The first week of the foundation begins below threshold (periodization.md section 2: one light session). */
export function isSweetSpotWeek({ frame, isTaper }: SessionBrief): boolean {
  return frame.phase === "foundation" && frame.macroWeek % 4 === 1 && !isTaper;
}

/** Two or three long repetitions just below threshold; undefined where no bike is open, or effort is limited for health. */
export function sweetSpotRide(brief: SessionBrief): SessionDraft | undefined {
  const { context } = brief;
  const choice = context.picker.pick("Bike erg intervals");
  if (cardioMode(choice.exercise) !== "bike" || context.highestRpe < RPE) return undefined;
  const wanted = splitDose(rideDose(brief), REPETITION);
  const blocks = assemble(brief, "aerobic", (seconds) => {
    const count = Math.max(1, Math.min(wanted.count, Math.floor((seconds * 0.8) / (wanted.seconds + REST))));
    const fast = sweetSpotItem(brief, choice, count, wanted.seconds);
    const left = seconds - fast.dose.totalSeconds;
    const easy = context.picker.pick("Bike erg");
    const end = { zone: "easy", seconds: minutes(left), show: "time", notes: "Easy riding to finish." } as const;
    return { mainWorkout: left < 240 ? [fast] : [fast, cardioItem(context, easy, end)] };
  });
  const [first] = blocks.mainWorkout ?? [];
  const label = `${first?.sets === undefined ? "" : `${first.sets} × `}${first?.duration ?? ""}`;
  return {
    title: `Sweet spot bike, ${label}`,
    description: `${label} just below threshold with 3 min easy between, then easy riding.`,
    intent: "Raise the power you can hold, at a price that leaves the week intact.",
    movementFocus: ["bike"],
    complexity: 4,
    blocks,
    mainFormat: { kind: "intervals", label, rounds: first?.sets ?? 1 },
    notes: {
      stimulus: "Firm and even: short sentences, legs warm and full. You finish knowing that you could have held it for longer.",
      strategy:
        "Settle into the range within the first minute and stay there; cadence 85–95. The last minutes of each are the ones that count.",
    },
  };
}

function sweetSpotItem(brief: SessionBrief, choice: Choice, sets: number, seconds: number): DraftItem {
  const { context } = brief;
  const notes = "Spin easily between efforts.";
  const item = cardioItem(context, choice, { zone: "steady", seconds, sets, restSeconds: sets === 1 ? 0 : REST, show: "time", notes });
  const { ftp } = context.capacities;
  const { power: _tempo, ...rest } = item;
  if (ftp === undefined)
    return { ...rest, rpe: RPE, intensity: `RPE ${RPE}`, why: "By effort: short sentences, a little below threshold." };
  const power = { low: Math.round(ftp.value * SHARE.low), high: Math.round(ftp.value * SHARE.high), estimated: ftp.estimated };
  return {
    ...rest,
    power,
    rpe: RPE,
    intensity: `${power.low}–${power.high} W, RPE ${RPE}`,
    why: `88–94 % of a functional threshold power of ${Math.round(ftp.value)} W (${ftp.source}).`,
  };
}
