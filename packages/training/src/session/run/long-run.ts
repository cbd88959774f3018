import { cardioItem } from "../../prescription/cardio/item.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { durationText } from "../../prescription/items.ts";
import { capital, inSentence } from "../../model/words.ts";
import { formatDistance } from "../../units/format.ts";
import type { Metres } from "../../units/units.ts";
import { isUltra } from "../../season/demand/running-demand.ts";
import { goalDistance } from "./goal-race.ts";
import { steadyName, steadyPart } from "./steady-part.ts";
import { assemble, withoutMobility } from "../assemble.ts";
import { climbOfRun, onHills } from "./climbing.ts";
import { inTurn } from "../in-turn.ts";
import { avoidsHills, brokenNotes, EASY_START, hikesFirstClimbs, longRunNotes, walkedNotes } from "./long-run-notes.ts";
import { type BrokenForm, brokenForm } from "./broken-long-run.ts";
import { type LongShape, longShape } from "./long-run-shape.ts";
import { sport, wholeMinutes } from "./run-parts.ts";
import { standInNotes } from "../stand-in-notes.ts";
import { SHORT_LONG_RUN } from "../../week/slots/return-slots.ts";
import { continuousLimit, easyRunName, machineFor, runWalk, runWalkText, walkFor } from "./run-walk.ts";

/** The long run: easy, in late blocks with marathon pace in it. */
export function longRun(brief: SessionBrief): SessionDraft {
  const choice = longChoice(brief);
  const walks = choice.exercise.name === "Run-walk intervals";
  const isRun = cardioMode(choice.exercise) === "run";
  let shape: LongShape = EASY_SHAPE;
  let form: BrokenForm | undefined;
  const blocks = assemble(
    brief,
    "easy run",
    (seconds, runBudget) => {
      if (walks) return { mainWorkout: runWalk(brief, choice, seconds) };
      const run = isRun ? Math.min(seconds, runBudget, continuousLimit(brief)) : seconds;
      const climbs = isRun && climbOfRun(brief, run) !== undefined;
      shape = !isRun ? EASY_SHAPE : climbs ? CLIMBING_SHAPE : longShape(brief, run);
      form = isRun && !climbs && shape.fast === 0 ? brokenForm(brief, run) : undefined;
      if (form !== undefined) return { mainWorkout: form.lines(choice, run) };
      const machine = isRun ? machineFor(brief, seconds - run) : undefined;
      const walk = machine ?? (isRun && brief.context.isNoviceRunner ? walkFor(brief, seconds - run) : []);
      return { mainWorkout: [...longLines(brief, choice, run, shape), ...walk] };
    },
    { warmupSeconds: EASY_START },
  );
  const running = withoutMobility(blocks.mainWorkout ?? []);
  const length = walks
    ? runWalkText(running[0])
    : lengthText(running.filter(({ name }) => name === choice.exercise.name || (name !== "Brisk walk" && !isRun) || /run/iu.test(name)));
  const climb = running.reduce((sum, { dose }) => sum + (dose.climb ?? 0), 0);
  const extra =
    climb > 0
      ? ` with ${climb.toLocaleString("en")} m of climb`
      : shape.fast === 0
        ? ""
        : ` with ${shape.count === 1 ? "" : `${shape.count} × `}${durationText(shape.fast)} at ${steadyEffort(brief)}`;
  const isHeld = isRun && isHeldShort(brief);
  // A run that an easy one of the week outlasts is no long run.
  const onFoot = [...(blocks.warmup ?? []), ...running].filter(({ name }) => /run/iu.test(name));
  const isOutlasted = isRun && shape.fast === 0 && totalSeconds(onFoot) < CLEARLY_LONGER_SHARE * brief.easyRun;
  const isTooShort = isRun && shape.fast === 0 && climb === 0 && isNoLongRun(running);
  const isShort = isHeld || isOutlasted || isTooShort;
  const name = capital(form?.name ?? (isShort ? "easy run" : longName(choice)));
  return {
    title: `${brief.frame.isDeload ? `Deload: ${inSentence(name)}` : name}, ${length}${extra}`,
    description:
      form !== undefined
        ? form.description
        : isHeld
          ? "As long as your body allows for now, at talking pace."
          : isOutlasted
            ? "An easy run: this week's longest run is on another day."
            : isRun
              ? describe(brief, shape)
              : walks
                ? "The longest of the week, one run after the other with walks between."
                : "Easy for a long time, without the impact of running.",
    intent: `${isOutlasted ? "" : stepText(brief, blocks.mainWorkout ?? [])}${shape.fast === 0 ? "Endurance: heart, muscles and tendons learn to last." : "Endurance, and the pace that has to last."}`,
    movementFocus: [sport(choice)],
    complexity: 2,
    blocks,
    mainFormat: {
      kind: "steady",
      label: `${length}${form === undefined ? `${extra === "" || climb > 0 ? " easy" : ""}${extra}` : ` as ${inSentence(form.name)}`}`,
      target: length,
    },
    notes:
      form !== undefined
        ? brokenNotes(brief, form)
        : walks
          ? walkedNotes(brief)
          : isRun
            ? longRunNotes(brief, shape)
            : standInNotes(brief, "long", cardioMode(choice.exercise)),
  };
}

/** Neither six kilometres nor forty minutes: an easy run, even where it is the longest of its week. */
function isNoLongRun(lines: readonly DraftItem[]): boolean {
  const metres = lines.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0);
  return metres < LEAST_LONG.metres && totalSeconds(lines) < LEAST_LONG.seconds;
}

const LEAST_LONG = { metres: 6000, seconds: 2400 } as const;

/** Share of the easy run: a minute or two less is as long. */
const CLEARLY_LONGER_SHARE = 0.95;

/** Under such a limit no run of the week is long. */
function isHeldShort({ context: { health, runReturn }, mostRunning = Number.POSITIVE_INFINITY }: SessionBrief): boolean {
  const longest = runReturn?.kind === "runs" ? (runReturn.longest ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  return Math.min(health.runMinutes, longest, mostRunning / 60) < SHORT_LONG_RUN;
}

/** How far along the long runs of the season are. */
function stepText({ frame, isTaper, isRecovery }: SessionBrief, items: readonly DraftItem[]): string {
  const step = frame.season?.run?.step;
  if (step === undefined || isTaper || isRecovery || frame.isDeload) return "";
  if (items.some(({ dose }) => dose.climb !== undefined)) return "";
  const metres = items.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0);
  if (metres >= LONGEST_REACHED_SHARE * step.towards) return "";
  return `A step towards your ${formatDistance(step.towards < EXACT_BELOW_METRES ? 100 * Math.round(step.towards / 100) : 1000 * Math.round(step.towards / 1000))} long run. `;
}

/** Below it a longest run is told to a hundred metres. */
const EXACT_BELOW_METRES: Metres = 10_000;

/** Share of the longest run from which on the athlete has arrived there. */
const LONGEST_REACHED_SHARE = 0.97;

const EASY_SHAPE: LongShape = { count: 1, fast: 0, between: 0, place: "end" };
const CLIMBING_SHAPE: LongShape = { ...EASY_SHAPE, climbs: true };

function longLines(brief: SessionBrief, choice: Choice, run: number, shape: LongShape): DraftItem[] {
  const { context } = brief;
  const easy = (seconds: number, notes: string): DraftItem =>
    cardioItem(context, choice, { zone: "easy", seconds: wholeMinutes(seconds), show: "both", notes });
  const climb = cardioMode(choice.exercise) === "run" ? climbOfRun(brief, run) : undefined;
  // Before a race over trails no part of the long run has the pace of a road.
  if (climb !== undefined) return [onHills(easy(run, ""), climb, CLIMBING_CUE)];
  if (shape.fast === 0) return [easy(run, relaxedCue(brief, choice))];
  const blocks = shape.count * (shape.fast + shape.between);
  const isMarathon = steadyName(brief) === "marathon";
  const steady = steadyPart(brief, choice, {
    seconds: shape.fast,
    sets: shape.count,
    restSeconds: shape.between,
    notes:
      shape.count === 1
        ? isMarathon
          ? "Smooth, the pace of your marathon."
          : "Smooth and strong: short sentences, never a race."
        : `${isMarathon ? "Marathon pace" : "Steady"}, then two easy minutes without stopping.`,
  });
  const left = Math.max(SHORTEST_EASY, run - blocks - savedSeconds(brief, shape));
  if (shape.place === "end") return [easy(60 * Math.round(left / 60), "Relaxed; keep something for the end."), steady];
  const after = Math.min(0.4 * left, LONGEST_EASY_END);
  return [easy(left - after, "Relaxed from the first minute."), steady, easy(after, "Easy to the end, on tired legs and in good form.")];
}

const CLIMBING_CUE = "Walk the steep parts, run the rest relaxed, and come down with short quick steps.";

const SHORTEST_EASY = 600;
/** Holding the pace on tired legs is what the steady part is for: after it the run only comes to its end (race-demands.md table 5.3). */
const LONGEST_EASY_END = 900;

function relaxedCue(brief: SessionBrief, choice: Choice): string {
  const { level } = brief.context;
  if (cardioMode(choice.exercise) !== "run") return "Relaxed from the first minute to the last.";
  if (hikesFirstClimbs(brief)) return "Relaxed from the first minute; walk every climb.";
  if (avoidsHills(brief)) return "Relaxed from the first minute to the last, on flat ground.";
  return level === "beginner"
    ? "Relaxed from the first minute; walk a minute on steep hills."
    : "Relaxed from the first minute; on climbs keep the effort and let the pace drop.";
}

/** The run stays as long in kilometres: what is faster takes less time. */
function savedSeconds({ context: { capacities } }: SessionBrief, { count, fast }: LongShape): number {
  const { paces } = capacities;
  return paces === undefined ? 0 : count * fast * ((paces.easy.fast + paces.easy.slow) / 2 / paces.marathon - 1);
}

function lengthText(items: readonly DraftItem[]): string {
  if (items[0]?.dose.metres === undefined) return durationText(60 * Math.round(totalSeconds(items) / 60));
  const metres = items.reduce((sum, item) => sum + (item.sets ?? 1) * (item.dose.metres ?? 0), 0);
  return `${(metres / 1000).toFixed(1).replace(/\.0$/u, "")} km`;
}

/** "marathon effort", "a steady effort" */
function steadyEffort(brief: SessionBrief): string {
  return steadyName(brief) === "marathon" ? "marathon effort" : "a steady effort";
}

function describe(brief: SessionBrief, shape: LongShape): string {
  if (shape.fast > 0)
    return shape.place === "end"
      ? `Easy for most of it, then ${steadyEffort(brief)} when the legs are already tired.`
      : `Easy first, then ${steadyEffort(brief)} in parts, and a short easy end.`;
  if (isUltra(goalDistance(brief) ?? 0) && !brief.frame.isDeload && !avoidsHills(brief))
    return inTurn(brief, [
      "Time on the feet at the effort of the race: run the flat, walk the climbs, eat at fixed times.",
      "Long at race effort, on terrain like that of the race if you have it, with the pack and the shoes of the day.",
      "As slow as an ultra: if you finish able to go on, you ran it right.",
    ]);
  return inTurn(brief, [
    "Time on your feet at a pace you can talk at: the base for everything faster.",
    "One long easy run, from the first minute to the last at the same breathing.",
    "The longest easy run of the week; patience is the training.",
    "Long and easy, on soft ground.",
  ]);
}

/** The long ride has its own session; what stands in for a long run is called differently. */
function longName(choice: Choice): string {
  const isRun = cardioMode(choice.exercise) === "run" || choice.exercise.name === "Run-walk intervals";
  return `${isRun ? "long" : "endurance"} ${sport(choice)}`;
}

function longChoice(brief: SessionBrief): Choice {
  const { picker } = brief.context;
  if (easyRunName(brief) === "Run-walk intervals") return picker.pick("Run-walk intervals");
  const long = picker.pick("Long run");
  if (long.replaced === undefined || !picker.allows("Easy run")) return long;
  // The same run on the flat: nothing stands in for anything.
  return picker.pick("Easy run");
}
