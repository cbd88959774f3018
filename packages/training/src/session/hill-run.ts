import { durationText, timedItem } from "../prescription/items.ts";
import { cardioItem } from "../prescription/cardio/item.ts";
import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { assemble } from "./assemble.ts";
import { wholeMinutes } from "./run-parts.ts";

const SECONDS = 45;
/** Down again at a walk or an easy jog. */
const REST = 105;
const COUNT = { beginner: 6, intermediate: 6, advanced: 8, elite: 10 } as const;
const LONG_ENOUGH = 50;

/** In the second foundation week the first of two threshold days of a trained runner is one of hills: strength before speed. */
export function isHillDay(brief: SessionBrief): boolean {
  const { context, frame, weekCodes } = brief;
  return (
    frame.phase === "foundation" &&
    frame.macroWeek % 4 === 2 &&
    brief.occurrence === 0 &&
    weekCodes.filter((code) => code === "RT").length > 1 &&
    !brief.isTaper &&
    brief.minutes >= LONG_ENOUGH &&
    context.level !== "beginner" &&
    context.highestRpe >= 8 &&
    context.picker.allows("Hill sprint") &&
    context.picker.allows("Easy run")
  );
}

/** Uphill repetitions by effort, with easy running around them. */
export function hillRun(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const count = COUNT[context.level];
  const label = `${count} × ${durationText(SECONDS)}`;
  const blocks = assemble(brief, "run", (seconds, runBudget) => {
    const hills = timedItem(context, context.picker.pick("Hill sprint"), {
      seconds: SECONDS,
      sets: count,
      restSeconds: REST,
      rpe: 8,
      notes: "A slope of 5–8 %. Strong and tall, short steps; walk or jog down.",
      why: "Hills build the strength for faster running with less impact than the flat.",
    });
    const left = Math.min(seconds - hills.dose.totalSeconds, runBudget - count * SECONDS);
    const easy = context.picker.pick("Easy run");
    return {
      mainWorkout:
        left < 300
          ? [hills]
          : [
              hills,
              cardioItem(context, easy, {
                zone: "easy",
                seconds: wholeMinutes(left),
                show: "both",
                notes: "Easy, on softer ground if there is some.",
              }),
            ],
    };
  });
  return {
    title: `Hill run, ${label}`,
    description: `${label} uphill by effort, then easy running.`,
    intent: "Strength and form for faster running.",
    movementFocus: ["run"],
    complexity: 4,
    blocks,
    mainFormat: { kind: "intervals", label: `${label} uphill`, rounds: count },
    notes: {
      stimulus: "Powerful, not breathless at the bottom. The last one looks as tall as the first.",
      strategy:
        "Find a hill with room to run past the top. Eyes up, drive the arms, push the ground away. Take longer down rather than shorter up. Treadmill: 6 %, about easy pace.",
      warmup: "Jog to the foot of the hill, drills there, then one climb at half effort.",
    },
  };
}
