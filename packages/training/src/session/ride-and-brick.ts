import { cardioItem } from "../prescription/cardio/item.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import type { Choice } from "../selection/exercise-picker.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { durationText } from "../prescription/items.ts";
import { SHORTEST_WARMUP } from "./time-frame.ts";
import { assemble } from "./assemble.ts";
import { inTurn } from "./in-turn.ts";
import { machineName, minutes } from "../prescription/cardio/machines.ts";

const LONGEST_BRICK = { beginner: 600, intermediate: 900, advanced: 1500, elite: 1800 } as const;
const SHORTEST_BRICK = 300;
/** Of the ride, at the effort of a race, in every other week from the development phase on. */
const TEMPO_SHARE = 0.15;
const SHORTEST_TEMPO = 600;

/** Long ride, from the development phase on with a run straight off the bike. */
export function rideAndBrick(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const ride = context.picker.pick("Long ride");
  const brick = context.picker.pick("Brick run off the bike");
  const isLate = frame.phase !== "foundation" && !frame.isDeload && !brief.isRecovery;
  let riding = 0;
  let run = 0;
  const blocks = assemble(
    brief,
    "aerobic",
    (seconds, runBudget) => {
      run = isLate && brick.replaced === undefined ? minutes(Math.min(runBudget, seconds * 0.2, LONGEST_BRICK[context.level])) : 0;
      if (run < SHORTEST_BRICK) run = 0;
      riding = minutes(seconds - run);
      return { mainWorkout: [...rideLines(brief, ride, riding, isLate), ...(run === 0 ? [] : [brickLine(brief, brick, run)])] };
    },
    { warmupSeconds: SHORTEST_WARMUP },
  );
  const length = durationText(riding);
  const sport = cardioMode(ride.exercise) === "bike" ? "ride" : machineName(ride.exercise.name);
  const tempo = (blocks.mainWorkout ?? []).some((item) => item.sets !== undefined && item.name === ride.exercise.name);
  return {
    title:
      run > 0 ? `Brick: ${length} ${sport}, ${durationText(run)} run` : `${frame.isDeload ? "Deload: long" : "Long"} ${sport}, ${length}`,
    description: `${tempo ? "Steady, with two stretches at race effort" : "Steady and easy, for a long time"}${run > 0 ? ", and a short run straight after it." : "."}`,
    intent: run > 0 ? "Endurance on the bike, and legs that can run afterwards." : "Endurance: hours that cost little.",
    movementFocus: run > 0 ? ["bike", "run"] : ["bike"],
    complexity: 3,
    blocks,
    mainFormat: {
      kind: "steady",
      label: `${length}${tempo ? " with race effort" : " easy"}${run > 0 ? " and a run" : ""}`,
      target: length,
    },
    notes: notesOf(brief, run > 0),
  };
}

function rideLines(brief: SessionBrief, ride: Choice, seconds: number, isLate: boolean): DraftItem[] {
  const { context, frame } = brief;
  const easy = (time: number): DraftItem =>
    cardioItem(context, ride, {
      zone: "easy",
      seconds: minutes(time),
      show: "time",
      notes: "Steady and easy; eat and drink every 20 minutes.",
    });
  const tempo = minutes((seconds * TEMPO_SHARE) / 2);
  const wantsTempo = isLate && frame.macroWeek % 2 === 0 && !brief.isTaper && context.level !== "beginner" && 2 * tempo >= SHORTEST_TEMPO;
  if (!wantsTempo) return [easy(seconds)];
  const between = 300;
  const steady = cardioItem(context, ride, {
    zone: "steady",
    seconds: tempo,
    sets: 2,
    restSeconds: between,
    show: "time",
    notes: "Race position, even pressure; five easy minutes after each.",
  });
  return [easy(seconds - 2 * (tempo + between)), steady];
}

function brickLine(brief: SessionBrief, brick: Choice, seconds: number): DraftItem {
  return cardioItem(brief.context, brick, {
    zone: "easy",
    seconds,
    show: "both",
    notes: inTurn(brief, [
      "Quick change, then short quick steps until the legs come back.",
      "Out of the shoes and running within two minutes; the first kilometre is the slowest.",
      "Run by steps, not by pace: quick feet for five minutes.",
    ]),
  });
}

function notesOf(brief: SessionBrief, hasRun: boolean): SessionDraft["notes"] {
  return {
    stimulus: hasRun
      ? inTurn(brief, [
          "Conversational on the ride. The run feels odd for five minutes and then normal: that is the training.",
          "Nothing hard until the shoes change; then light and quick.",
        ])
      : inTurn(brief, [
          "Conversational for the whole ride; the last half hour as fresh as the first.",
          "A long easy effort: seat, hands and stomach train as much as the legs.",
          "Even breathing on the flat and on the climbs.",
        ]),
    strategy: inTurn(brief, [
      "Hold back on climbs, spin the last ten minutes. 30–60 g of carbohydrate and a bottle per hour.",
      hasRun
        ? "Lay out everything for the change before you start and time it: rack, helmet, shoes, go. Eat early, not when you are hungry."
        : "Eat and drink by the clock from the first quarter of an hour on, not when you are hungry. Stand up out of the saddle every ten minutes.",
      "Practise what the race needs: drink while riding, take corners, mount and dismount before a line.",
      "Ride the first third under the range. If the pulse drifts up at the same power, drink and ease off.",
    ]),
  };
}
