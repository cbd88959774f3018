import { cardioItem } from "../cardio/item.ts";
import { cardioMode } from "../cardio/mode.ts";
import type { SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import type { Choice } from "../exercise-picker.ts";
import { durationText } from "../items.ts";
import { assemble } from "./assemble.ts";
import { sport, wholeMinutes } from "./run-parts.ts";
import { runWalk, runWalkText } from "./run-walk.ts";

/** The long run: one easy stretch, in late blocks with marathon pace in it. */
export function longRun(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const choice = longChoice(brief);
  const steady =
    frame.phase !== "foundation" &&
    !frame.isDeload &&
    !brief.isTaper &&
    context.level !== "beginner" &&
    cardioMode(choice.exercise) === "run";
  const blocks = assemble(
    brief,
    "easy run",
    (seconds, runBudget) => {
      if (choice.exercise.name === "Run-walk intervals") return { mainWorkout: runWalk(brief, choice, seconds) };
      const run = cardioMode(choice.exercise) === "run" ? Math.min(seconds, runBudget) : seconds;
      const fast = steady ? 60 * Math.floor((run * 0.2) / 60) : 0;
      const easy = cardioItem(context, choice, {
        zone: "easy",
        seconds: wholeMinutes(run - fast),
        show: "both",
        notes: "Relaxed from the first minute; walk a minute on steep hills.",
      });
      const finish =
        fast < 300
          ? []
          : [
              cardioItem(context, choice, {
                zone: "steady",
                seconds: fast,
                show: "both",
                notes: "The last part at marathon effort, smooth.",
              }),
            ];
      return { mainWorkout: [easy, ...finish] };
    },
    { warmupSeconds: 240 },
  );
  const main = blocks.mainWorkout ?? [];
  const walks = choice.exercise.name === "Run-walk intervals";
  const length = walks
    ? runWalkText(main[0])
    : main[0]?.dose.metres === undefined
      ? durationText(totalSeconds(main))
      : `${(main.reduce((sum, item) => sum + (item.dose.metres ?? 0), 0) / 1000).toFixed(1).replace(/\.0$/u, "")} km`;
  return {
    title: `${frame.isDeload ? `Deload: ${longName(choice).toLowerCase()}` : longName(choice)}, ${length}${main.length > 1 && !walks ? ` with ${main[1]?.duration ?? ""} steady` : ""}`,
    description: "Time on your feet at a pace you can talk at. It builds the base that everything faster stands on.",
    intent: "Endurance: heart, muscles and tendons learn to last.",
    movementFocus: [sport(choice)],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label: `${length} easy${main.length > 1 && !walks ? ", steady finish" : ""}`, target: length },
    notes: {
      stimulus: "Easy enough to talk in full sentences until the last third. Tired at the end, not exhausted.",
      strategy:
        "Start slower than feels natural and keep it even. Drink when it is longer than an hour. Never longer than planned, however good it feels.",
    },
  };
}

/** The long ride has its own session; what stands in for a long run is called differently. */
function longName(choice: Choice): string {
  const isRun = cardioMode(choice.exercise) === "run" || choice.exercise.name === "Run-walk intervals";
  return `${isRun ? "Long" : "Endurance"} ${sport(choice)}`;
}

function longChoice(brief: SessionBrief): Choice {
  const { picker } = brief.context;
  if (brief.context.isNoviceRunner) return picker.pick("Run-walk intervals");
  if (picker.allows("Long run")) return picker.pick("Long run");
  return picker.allows("Easy run")
    ? { exercise: picker.pick("Easy run").exercise, ...easyInstead(picker.pick("Long run")) }
    : picker.pick("Long run");
}

function easyInstead(choice: Choice): Pick<Choice, "replaced"> {
  return choice.replaced === undefined ? {} : { replaced: choice.replaced };
}
