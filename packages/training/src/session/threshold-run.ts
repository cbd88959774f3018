import { cardioMode } from "../catalogue/cardio-mode.ts";
import { niceSeconds, splitDose } from "../prescription/cardio/split-dose.ts";
import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { FAST_RUN_FLOOR } from "../week/fast-running.ts";
import { easyWithStrides } from "./easy-run.ts";
import { LIGHT_DOSE, tapered, withinShare } from "./fast-dose.ts";
import { type FastDose, fastRun, LONG_ENOUGH_FOR_STRIDES } from "./fast-run.ts";
import { hillRun, isHillDay } from "./hill-run.ts";
import { inTurn } from "./in-turn.ts";
import { sport } from "./run-parts.ts";
import { standInNotes } from "./stand-in-notes.ts";
import { touchesThreshold } from "../week/threshold-touch.ts";

/** Threshold: cruise repetitions with short jogs, or one continuous tempo; hills now and then in the foundation weeks. */
export function thresholdRun(brief: SessionBrief): SessionDraft {
  if (touchesThreshold(brief.context, brief.frame, brief)) return thresholdTouch(brief);
  if (brief.frame.isDeload || brief.isRecovery) return easyWithStrides(brief);
  if (isHillDay(brief)) return hillRun(brief);
  const choice = brief.context.picker.pick("Tempo run");
  const isRun = cardioMode(choice.exercise) === "run";
  const dose = thresholdDose(brief, isRun);
  const continuous = dose.count === 1;
  return fastRun(brief, choice, {
    zone: "threshold",
    dose,
    // Work to rest is about five to one.
    rest: Math.max(60, 30 * Math.round(dose.seconds / 5 / 30)),
    name: `${continuous ? "Tempo" : "Threshold"} ${sport(choice)}`,
    kind: continuous ? "tempo" : "intervals",
    how: "at threshold",
    intent: "Raise the speed you can hold for a long time.",
    notes: isRun ? thresholdNotes(brief, continuous) : standInNotes(brief, "threshold"),
  });
}

/** Eight minutes at the pace of the weeks before: enough to remember it, too little to tire. */
const TOUCH: FastDose = { count: 2, seconds: 240 };

function thresholdTouch(brief: SessionBrief): SessionDraft {
  const choice = brief.context.picker.pick("Tempo run");
  const isRun = cardioMode(choice.exercise) === "run";
  return fastRun(brief, choice, {
    zone: "threshold",
    dose: TOUCH,
    rest: 60,
    name: `Deload: threshold ${sport(choice)}`,
    kind: "intervals",
    how: "at threshold",
    intent: "Keep the feeling for the pace while everything else rests.",
    notes: {
      stimulus: "Easy but for two short stretches, and those end while they still feel good.",
      strategy: `The middle of the range, no faster. When ${isRun ? "the legs are" : "breathing is"} heavy today, leave the second one out.`,
      ...(isRun ? { warmup: "Easy to begin with, then two or three quicker stretches of twenty seconds." } : {}),
    },
  });
}

/** A continuous tempo is about 20 minutes at most. */
const LONGEST_TEMPO = 1260;
const SHORTEST_TEMPO = 600;

type Structure = "short" | "tempo" | "long";

/** Short cruise repetitions, a tempo, longer repetitions, in turn; the second session of a week has the next turn. */
function thresholdDose(brief: SessionBrief, isRun: boolean): FastDose {
  const wanted = tapered(brief, isRun ? brief.fastRunning.threshold : LIGHT_DOSE[brief.context.level], 480);
  const total = withinShare(brief, wanted, FAST_RUN_FLOOR.threshold, isRun);
  const structure = inTurn<Structure>(brief, ["short", "tempo", "long"]);
  const mayBeTempo = total >= SHORTEST_TEMPO && brief.context.level !== "beginner" && !brief.isTaper;
  if (structure === "tempo" && mayBeTempo) return { count: 1, seconds: niceSeconds(Math.min(total, LONGEST_TEMPO)) };
  if (brief.isTaper) return splitDose(total, 240);
  const isLate = brief.frame.phase !== "foundation";
  return splitDose(total, structure === "long" ? (isLate ? 600 : 480) : isLate ? 360 : 300);
}

function thresholdNotes(brief: SessionBrief, continuous: boolean): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Comfortably hard: a few words at a time. The last minutes feel like the first, only warmer.",
      "An effort you could hold for an hour in a race. Breathing is deep and regular, never gasping.",
      "Legs and breathing in balance; you finish knowing that there was one more in you.",
      "Steady pressure. If the arms tighten, it is too fast.",
    ]),
    strategy: continuous
      ? inTurn(brief, [
          "First third at the slow end of the range, then let it come. Fighting for the pace? Five seconds slower: effort is the target.",
          "Choose a flat loop and look at the watch once a kilometre. On a treadmill set 1 % incline; in wind and hills go by breathing.",
        ])
      : inTurn(brief, [
          "Start every repetition at the slow end of the range. The jogs are short on purpose: keep moving, start again before you feel ready.",
          "Even repetitions count, not the fastest one. On hills or in wind keep the effort and forget the pace.",
          "Run the first as if there were one more than planned. On a treadmill set 1 % incline and take the pace as printed.",
        ]),
    warmup:
      brief.minutes >= LONG_ENOUGH_FOR_STRIDES
        ? "Run the first minutes slower than feels needed; the strides at its end make the first repetition feel easy."
        : "Run the first minutes slower than feels needed and the last of them almost at the pace of the day.",
  };
}
