import { cardioItem } from "../cardio/item.ts";
import { cardioMode } from "../cardio/mode.ts";
import { type Repetitions, splitDose } from "../cardio/split-dose.ts";
import type { Zone } from "../cardio/zones.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { durationText, timedItem } from "../items.ts";
import type { MainFormat } from "../plan.ts";
import { assemble } from "./assemble.ts";
import { mobilityFinish } from "./mobility.ts";
import { runWalk, runWalkText } from "./run-walk.ts";

/** Work to rest by level: the fitter, the shorter the jog. */
const JOG_SHARE = { beginner: 1, intermediate: 0.9, advanced: 0.7, elite: 0.5 } as const;

/** Threshold: cruise repetitions with short jogs, or one continuous tempo. */
export function thresholdRun(brief: SessionBrief): SessionDraft {
  if (brief.frame.isDeload || brief.isRecovery) return easyWithStrides(brief);
  const choice = brief.context.picker.pick("Tempo run");
  const dose = threshold(brief, cardioMode(choice.exercise) === "run");
  const rest = Math.max(60, Math.round(dose.seconds / 5 / 15) * 15);
  const label = `${dose.count} × ${durationText(dose.seconds)}`;
  return fastSession(brief, choice, {
    zone: "threshold",
    dose,
    rest,
    title: dose.count === 1 ? `Tempo ${sport(choice)}, ${durationText(dose.seconds)} continuous` : `Threshold ${sport(choice)}, ${label}`,
    format: { kind: dose.count === 1 ? "tempo" : "intervals", label: dose.count === 1 ? `${durationText(dose.seconds)} at threshold` : `${label} at threshold, ${durationText(rest)} easy between` },
    intent: "Raise the speed you can hold for a long time.",
    stimulus: "Comfortably hard: a few words at a time, legs and breathing in balance. The last repetition should feel like the first, only warmer.",
    strategy: "Start each repetition at the slow end of the range and let it come. If you have to fight for the pace, slow down by five seconds; the effort is the target.",
  });
}

/** Intervals at VO2max pace, with repetitions for economy in performance weeks. */
export function intervalRun(brief: SessionBrief): SessionDraft {
  if (brief.frame.isDeload || brief.isRecovery) return easyWithStrides(brief);
  const choice = brief.context.picker.pick("Interval run");
  const isRun = cardioMode(choice.exercise) === "run";
  const quick = isRun && brief.frame.phase === "performance" && brief.frame.macroWeek % 2 === 1 && brief.context.highestRpe >= 9;
  const dose = quick ? splitDose(tapered(brief, brief.fastRunning.repetition, 360), 60, 4) : intervals(brief, isRun);
  const rest = quick ? dose.seconds * 2 : Math.max(60, 15 * Math.round((dose.seconds * JOG_SHARE[brief.context.level]) / 15));
  const label = `${dose.count} × ${durationText(dose.seconds)}`;
  return fastSession(brief, choice, {
    zone: quick ? "repetition" : "interval",
    dose,
    rest,
    title: `${quick ? "Repetition" : "Interval"} ${sport(choice)}, ${label}`,
    format: { kind: "intervals", label: `${label} ${quick ? "quick and relaxed" : "hard"}, ${durationText(rest)} easy between` },
    intent: quick ? "Running economy: fast legs without strain." : "Raise your maximal oxygen uptake.",
    stimulus: quick
      ? "Fast but loose. Full recovery between, so every repetition looks the same."
      : "Hard but controlled: single words only by the end of each repetition, never a sprint. You could do one more at the end.",
    strategy: "Hold back in the first repetition; even splits beat a fast start. Keep moving between efforts. Stop when a repetition gets more than five seconds slower.",
  });
}

/** Easy running with a few strides: also what fast runs become in a deload. */
export function easyWithStrides(brief: SessionBrief): SessionDraft {
  return easySession(brief, true);
}

export function easyRun(brief: SessionBrief): SessionDraft {
  const wantsStrides = brief.context.athlete.focus === "running" || brief.context.athlete.focus === "hyrox";
  return easySession(brief, wantsStrides && !brief.isRecovery && brief.minutes >= 30);
}

/** The long run: one easy stretch, in late blocks with marathon pace in it. */
export function longRun(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const choice = longChoice(brief);
  const steady = frame.phase !== "foundation" && !frame.isDeload && !brief.isTaper && context.level !== "beginner" && cardioMode(choice.exercise) === "run";
  const blocks = assemble(
    brief,
    "easy run",
    (seconds, runBudget) => {
      if (choice.exercise.name === "Run-walk intervals") return { mainWorkout: [runWalk(brief, choice, seconds)] };
      const run = cardioMode(choice.exercise) === "run" ? Math.min(seconds, runBudget) : seconds;
      const fast = steady ? 60 * Math.floor((run * 0.2) / 60) : 0;
      const easy = cardioItem(context, choice, { zone: "easy", seconds: wholeMinutes(run - fast), show: "both", notes: "Relaxed from the first minute; walk a minute on steep hills." });
      const finish = fast < 300 ? [] : [cardioItem(context, choice, { zone: "steady", seconds: fast, show: "both", notes: "The last part at marathon effort, smooth." })];
      return { mainWorkout: [easy, ...finish] };
    },
    { warmupSeconds: 240 },
  );
  const main = blocks.mainWorkout ?? [];
  const walks = choice.exercise.name === "Run-walk intervals";
  const length = walks ? runWalkText(main[0]) : main[0]?.dose.metres === undefined ? durationText(totalSeconds(main)) : `${(main.reduce((sum, item) => sum + (item.dose.metres ?? 0), 0) / 1000).toFixed(1).replace(/\.0$/u, "")} km`;
  return {
    title: `${frame.isDeload ? "Deload: long" : "Long"} ${sport(choice)}, ${length}${main.length > 1 ? ` with ${main[1]?.duration ?? ""} steady` : ""}`,
    description: "Time on your feet at a pace you can talk at. It builds the base that everything faster stands on.",
    intent: "Endurance: heart, muscles and tendons learn to last.",
    movementFocus: [sport(choice)],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label: `${length} easy${main.length > 1 ? ", steady finish" : ""}`, target: length },
    notes: {
      stimulus: "Easy enough to talk in full sentences until the last third. Tired at the end, not exhausted.",
      strategy: "Start slower than feels natural and keep it even. Drink when it is longer than an hour. Never longer than planned, however good it feels.",
    },
  };
}

interface FastPlan {
  readonly zone: Zone;
  readonly dose: Repetitions;
  readonly rest: number;
  readonly title: string;
  readonly format: MainFormat;
  readonly intent: string;
  readonly stimulus: string;
  readonly strategy: string;
}

/** Warm-up with strides, the repetitions, and easy running for the time that is left. */
function fastSession(brief: SessionBrief, choice: Choice, plan: FastPlan): SessionDraft {
  const { context } = brief;
  const easy = context.picker.pick("Easy run");
  const isRun = cardioMode(choice.exercise) === "run";
  const easyIsRun = cardioMode(easy.exercise) === "run";
  let dose = plan.dose;
  const blocks = assemble(brief, "run", (seconds, runBudget) => {
    dose = fitted(plan.dose, plan.rest, seconds);
    const fast = cardioItem(context, choice, {
      zone: plan.zone,
      seconds: dose.seconds,
      sets: dose.count,
      restSeconds: dose.count === 1 ? 0 : plan.rest,
      show: "both",
      notes: dose.count === 1 ? "One even effort." : "Jog or pedal easily between repetitions.",
    });
    const strides = isRun && seconds - fast.dose.totalSeconds > 480 ? stridesItems(brief, 4) : [];
    const left = Math.min(seconds - totalSeconds([fast, ...strides]), easyIsRun ? runBudget - (isRun ? dose.count * dose.seconds : 0) : Number.POSITIVE_INFINITY);
    const filler = left < 240 ? [] : [cardioItem(context, easy, { zone: "easy", seconds: wholeMinutes(left), show: "both", notes: "Easy, to finish the volume of the day." })];
    return { mainWorkout: [...strides, fast, ...filler] };
  });
  const changed = dose.count !== plan.dose.count || dose.seconds !== plan.dose.seconds;
  const from = `${plan.dose.count} × ${durationText(plan.dose.seconds)}`;
  const to = `${dose.count} × ${durationText(dose.seconds)}`;
  return {
    title: changed ? plan.title.replace(from, to) : plan.title,
    description: `${plan.format.label.replace(from, to)}, framed by easy running and drills.`.replace("running and drills", isRun ? "running and drills" : "work on the same machine"),
    intent: plan.intent,
    movementFocus: [sport(choice)],
    complexity: 4,
    blocks,
    mainFormat: { ...plan.format, label: plan.format.label.replace(from, to), rounds: dose.count },
    notes: { stimulus: plan.stimulus, strategy: plan.strategy },
  };
}

/** Fewer repetitions when the day is too short for all of them. */
function fitted(dose: Repetitions, rest: number, seconds: number): Repetitions {
  if (dose.count === 1) return { count: 1, seconds: Math.min(dose.seconds, 30 * Math.floor(seconds / 30)) };
  const count = Math.min(dose.count, Math.floor(seconds / (dose.seconds + rest)));
  if (count >= 2) return { count, seconds: dose.seconds };
  return { count: 2, seconds: Math.max(60, 30 * Math.floor((seconds / 2 - rest) / 30)) };
}

function easySession(brief: SessionBrief, withStrides: boolean): SessionDraft {
  const { context } = brief;
  const choice = context.picker.pick(context.isNoviceRunner ? "Run-walk intervals" : "Easy run");
  const isRun = cardioMode(choice.exercise) === "run";
  const walks = choice.exercise.name === "Run-walk intervals";
  const blocks = assemble(
    brief,
    "easy run",
    (seconds, runBudget) => {
      // The second easy run of a week ends with mobility, the first with strides.
      const finish = brief.occurrence > 0 ? mobilityFinish(brief, seconds) : withStrides && isRun && seconds > 1200 ? stridesItems(brief, brief.frame.isDeload ? 5 : 6) : [];
      const room = seconds - totalSeconds(finish);
      const run = isRun ? Math.min(room, runBudget) : room;
      const item = walks
        ? runWalk(brief, choice, run)
        : cardioItem(context, choice, { zone: brief.isRecovery ? "recovery" : "easy", seconds: wholeMinutes(run), show: "both", notes: "If you cannot talk, slow down." });
      return { mainWorkout: [item, ...finish] };
    },
    { warmupSeconds: 240 },
  );
  const main = blocks.mainWorkout ?? [];
  const [first, second] = main;
  const strides = second?.name === "Strides";
  const length = runWalkText(first);
  const name = walks ? "Run-walk" : `Easy ${sport(choice)}`;
  const end = strides ? " and strides" : second === undefined ? "" : " and mobility";
  return {
    title: `${brief.frame.isDeload ? `Deload: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name}, ${length}${end}`,
    description: strides ? "Conversational pace, then short relaxed accelerations on fresh legs." : "Conversational pace throughout. Easy days make the hard days possible.",
    intent: "Aerobic base and recovery.",
    movementFocus: [sport(choice)],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label: `${length} easy`, target: length },
    notes: {
      stimulus: "Light. You finish with the feeling that you could turn around and do it again.",
      strategy: strides ? "Keep it honest and slow. Strides are quick and relaxed, not sprints: build up over five seconds, hold, ease off, walk back." : "Leave the watch alone and go by breathing: in through the nose most of the time.",
    },
  };
}

function stridesItems(brief: SessionBrief, count: number): DraftItem[] {
  const { picker } = brief.context;
  if (!picker.allows("Strides")) return [];
  return [timedItem(brief.context, picker.pick("Strides"), { seconds: 20, sets: count, restSeconds: 60, rpe: 6, notes: "Quick and relaxed, about mile effort; walk back." })];
}

function longChoice(brief: SessionBrief): Choice {
  const { picker } = brief.context;
  if (brief.context.isNoviceRunner) return picker.pick("Run-walk intervals");
  if (picker.allows("Long run")) return picker.pick("Long run");
  return picker.allows("Easy run") ? { exercise: picker.pick("Easy run").exercise, ...easyInstead(picker.pick("Long run")) } : picker.pick("Long run");
}

function easyInstead(choice: Choice): Pick<Choice, "replaced"> {
  return choice.replaced === undefined ? {} : { replaced: choice.replaced };
}

const LIGHT_DOSE = { beginner: 720, intermediate: 960, advanced: 1200, elite: 1440 } as const;

/** Repetition length grows within each four weeks; the second threshold run of a week is one continuous tempo. */
function threshold(brief: SessionBrief, isRun: boolean): Repetitions {
  const total = withinShare(brief, tapered(brief, isRun ? brief.fastRunning.threshold : LIGHT_DOSE[brief.context.level], 480));
  // Small doses take turns: three short, two longer, one continuous.
  const inTurn = total <= 900 && brief.frame.macroWeek % 4 === 3 && brief.context.level !== "beginner" && !brief.isTaper;
  if ((brief.occurrence > 0 && total <= 1200) || inTurn) return { count: 1, seconds: 30 * Math.floor(total / 30) };
  const preferred = [240, 300, 360, 480][(brief.frame.macroWeek - 1) % 4] ?? 300;
  return splitDose(total, Math.min(preferred, brief.isTaper ? 240 : 600));
}

function intervals(brief: SessionBrief, isRun: boolean): Repetitions {
  const total = withinShare(brief, tapered(brief, isRun ? brief.fastRunning.interval : LIGHT_DOSE[brief.context.level] * 0.8, 480));
  const preferred = [180, 135, 180, 240][(brief.frame.macroWeek - 1) % 4] ?? 180;
  const dose = splitDose(total, preferred, 3);
  return { ...dose, seconds: Math.min(300, dose.seconds) };
}

/** Most of a session's time is easy, also when the day is short. */
const FAST_SHARE = 0.2;

function withinShare(brief: SessionBrief, seconds: number): number {
  return Math.min(seconds, Math.max(240, brief.minutes * 60 * FAST_SHARE));
}

/** In a taper the pace stays, the amount is about halved. */
function tapered(brief: SessionBrief, seconds: number, least: number): number {
  return brief.isTaper ? Math.min(seconds, Math.max(least, seconds * 0.6)) : seconds;
}

const SPORTS = { run: "run", walk: "walk", row: "row", ski: "ski", bike: "ride", swim: "swim", other: "aerobic work" } as const;

function sport(choice: Choice): string {
  if (choice.exercise.name === "Pool running") return "pool run";
  if (choice.exercise.name === "Run-walk intervals") return "run-walk";
  if (choice.exercise.name === "Elliptical") return "elliptical";
  return SPORTS[cardioMode(choice.exercise)];
}

function wholeMinutes(seconds: number): number {
  return Math.max(60, 60 * Math.floor(seconds / 60));
}
