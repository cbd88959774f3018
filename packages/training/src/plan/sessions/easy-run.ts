import { cardioItem } from "../cardio/item.ts";
import { cardioMode } from "../cardio/mode.ts";
import type { SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import { assemble } from "./assemble.ts";
import { mobilityFinish } from "./mobility.ts";
import { sport, stridesItems, wholeMinutes } from "./run-parts.ts";
import { runWalk, runWalkText } from "./run-walk.ts";

export function easyRun(brief: SessionBrief): SessionDraft {
  const wantsStrides = brief.context.athlete.focus === "running" || brief.context.athlete.focus === "hyrox";
  return easySession(brief, wantsStrides && !brief.isRecovery && (brief.isTaper || brief.minutes >= 30));
}

/** Before a race even a short run holds strides: less volume, the same quickness. */
const SHORT_BEFORE_RACE = 720;

/** Easy running with a few strides: also what fast runs become in a deload. */
export function easyWithStrides(brief: SessionBrief): SessionDraft {
  return easySession(brief, true);
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
      const finish =
        brief.occurrence > 0
          ? mobilityFinish(brief, seconds)
          : withStrides && isRun && seconds > (brief.isTaper ? SHORT_BEFORE_RACE : 1200)
            ? stridesItems(brief, brief.isTaper ? 4 : brief.frame.isDeload ? 5 : 6)
            : [];
      const room = seconds - totalSeconds(finish);
      const run = isRun ? Math.min(room, runBudget) : room;
      const easy = walks
        ? runWalk(brief, choice, run)
        : [
            cardioItem(context, choice, {
              zone: brief.isRecovery ? "recovery" : "easy",
              seconds: wholeMinutes(run),
              show: "both",
              notes: "If you cannot talk, slow down.",
            }),
          ];
      return { mainWorkout: [...easy, ...finish] };
    },
    { warmupSeconds: 240 },
  );
  const main = blocks.mainWorkout ?? [];
  const [first] = main;
  const strides = main.some((item) => item.name === "Strides");
  const mobility = main.some((item) => item.rpe === 1);
  const length = runWalkText(first);
  const name = walks ? "Run-walk" : `Easy ${sport(choice)}`;
  const end = strides ? " and strides" : mobility ? " and mobility" : "";
  return {
    title: `${brief.frame.isDeload ? `Deload: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name}, ${length}${end}`,
    description: strides
      ? "Conversational pace, then short relaxed accelerations on fresh legs."
      : "Conversational pace throughout. Easy days make the hard days possible.",
    intent: "Aerobic base and recovery.",
    movementFocus: [sport(choice)],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label: `${length} easy`, target: length },
    notes: {
      stimulus: "Light. You finish with the feeling that you could turn around and do it again.",
      strategy: strides
        ? "Keep it honest and slow. Strides are quick and relaxed, not sprints: build up over five seconds, hold, ease off, walk back."
        : "Leave the watch alone and go by breathing: in through the nose most of the time.",
    },
  };
}
