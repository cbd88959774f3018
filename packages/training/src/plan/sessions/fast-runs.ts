import { cardioItem } from "../cardio/item.ts";
import { cardioMode } from "../cardio/mode.ts";
import { niceSeconds, type Repetitions, splitDose } from "../cardio/split-dose.ts";
import type { Zone } from "../cardio/zones.ts";
import type { SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { durationText } from "../items.ts";
import type { MainFormat } from "../plan.ts";
import { FAST_RUN_FLOOR } from "../run-history.ts";
import { assemble } from "./assemble.ts";
import { easyWithStrides } from "./easy-run.ts";
import { sport, stridesItems, wholeMinutes } from "./run-parts.ts";

/** Threshold: cruise repetitions with short jogs, or one continuous tempo. */
export function thresholdRun(brief: SessionBrief): SessionDraft {
  if (brief.frame.isDeload || brief.isRecovery) return easyWithStrides(brief);
  const choice = brief.context.picker.pick("Tempo run");
  const dose = threshold(brief, cardioMode(choice.exercise) === "run");
  const rest = Math.max(60, 30 * Math.round(dose.seconds / 5 / 30));
  const label = `${dose.count} × ${durationText(dose.seconds)}`;
  return fastSession(brief, choice, {
    zone: "threshold",
    dose,
    rest,
    title: dose.count === 1 ? `Tempo ${sport(choice)}, ${durationText(dose.seconds)} continuous` : `Threshold ${sport(choice)}, ${label}`,
    format: {
      kind: dose.count === 1 ? "tempo" : "intervals",
      label: dose.count === 1 ? `${durationText(dose.seconds)} at threshold` : `${label} at threshold, ${durationText(rest)} easy between`,
    },
    intent: "Raise the speed you can hold for a long time.",
    stimulus:
      "Comfortably hard: a few words at a time, legs and breathing in balance. The last repetition should feel like the first, only warmer.",
    strategy:
      "Start each repetition at the slow end of the range and let it come. If you have to fight for the pace, slow down by five seconds; the effort is the target.",
  });
}

/** Intervals at VO2max pace, with repetitions for economy in performance weeks. */
export function intervalRun(brief: SessionBrief): SessionDraft {
  if (brief.frame.isDeload || brief.isRecovery) return easyWithStrides(brief);
  const choice = brief.context.picker.pick("Interval run");
  const isRun = cardioMode(choice.exercise) === "run";
  const quick = isRun && brief.frame.phase === "performance" && brief.frame.macroWeek % 2 === 1 && brief.context.highestRpe >= 9;
  const dose = quick ? splitDose(tapered(brief, brief.fastRunning.repetition, 360), 60, 4) : intervals(brief, isRun);
  const rest = quick ? dose.seconds * 2 : Math.max(60, 30 * Math.round((dose.seconds * JOG_SHARE[brief.context.level]) / 30));
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
    strategy:
      "Hold back in the first repetition; even splits beat a fast start. Keep moving between efforts. Stop when a repetition gets more than five seconds slower.",
  });
}

/** Work to rest by level: the fitter, the shorter the jog. */
const JOG_SHARE = { beginner: 1, intermediate: 0.9, advanced: 0.7, elite: 0.5 } as const;

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
    const left = Math.min(
      seconds - totalSeconds([fast, ...strides]),
      easyIsRun ? runBudget - (isRun ? dose.count * dose.seconds : 0) : Number.POSITIVE_INFINITY,
    );
    const filler =
      left < 240
        ? []
        : [
            cardioItem(context, easy, {
              zone: "easy",
              seconds: wholeMinutes(left),
              show: "both",
              notes: "Easy, to finish the volume of the day.",
            }),
          ];
    return { mainWorkout: [...strides, fast, ...filler] };
  });
  const changed = dose.count !== plan.dose.count || dose.seconds !== plan.dose.seconds;
  const from = `${plan.dose.count} × ${durationText(plan.dose.seconds)}`;
  const to = `${dose.count} × ${durationText(dose.seconds)}`;
  return {
    title: changed ? plan.title.replace(from, to) : plan.title,
    description: `${plan.format.label.replace(from, to)}, framed by easy running and drills.`.replace(
      "running and drills",
      isRun ? "running and drills" : "work on the same machine",
    ),
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
  if (dose.count === 1) return { count: 1, seconds: Math.min(dose.seconds, niceSeconds(seconds)) };
  const count = Math.min(dose.count, Math.floor(seconds / (dose.seconds + rest)));
  if (count >= 2) return { count, seconds: dose.seconds };
  return { count: 2, seconds: Math.max(60, niceSeconds(seconds / 2 - rest)) };
}

const LIGHT_DOSE = { beginner: 720, intermediate: 960, advanced: 1200, elite: 1440 } as const;

/** Repetition length grows within each four weeks; the second threshold run of a week is one continuous tempo. */
function threshold(brief: SessionBrief, isRun: boolean): Repetitions {
  const wanted = tapered(brief, isRun ? brief.fastRunning.threshold : LIGHT_DOSE[brief.context.level], 480);
  const total = withinShare(brief, wanted, FAST_RUN_FLOOR.threshold);
  // Small doses take turns: three short, two longer, one continuous.
  const inTurn = total <= 900 && brief.frame.macroWeek % 4 === 3 && brief.context.level !== "beginner" && !brief.isTaper;
  if ((brief.occurrence > 0 && total <= 1200) || inTurn) return { count: 1, seconds: niceSeconds(total) };
  const preferred = [240, 300, 360, 480][(brief.frame.macroWeek - 1) % 4] ?? 300;
  return splitDose(total, Math.min(preferred, brief.isTaper ? 240 : 600));
}

function intervals(brief: SessionBrief, isRun: boolean): Repetitions {
  const wanted = tapered(brief, isRun ? brief.fastRunning.interval : LIGHT_DOSE[brief.context.level] * 0.8, 480);
  const total = withinShare(brief, wanted, FAST_RUN_FLOOR.interval);
  const preferred = [180, 135, 180, 240][(brief.frame.macroWeek - 1) % 4] ?? 180;
  const dose = splitDose(total, preferred, 3);
  return { ...dose, seconds: Math.min(300, dose.seconds) };
}

/** Most of a session's time is easy, also when the day is short. */
const FAST_SHARE = 0.19;
/** A quality session holds its floor (twelve minutes at threshold, nine at interval pace) when it is not much more than that. */
const FLOOR_SHARE = 0.22;
const FULL_SESSION = 45;

function withinShare(brief: SessionBrief, seconds: number, floor: number): number {
  const time = brief.minutes * 60;
  return Math.min(seconds, Math.max(240, time * FAST_SHARE, brief.minutes < FULL_SESSION ? 0 : Math.min(floor, time * FLOOR_SHARE)));
}

/** In a taper the pace stays, the amount is about halved. */
function tapered(brief: SessionBrief, seconds: number, least: number): number {
  return brief.isTaper ? Math.min(seconds, Math.max(least, seconds * 0.6)) : seconds;
}
