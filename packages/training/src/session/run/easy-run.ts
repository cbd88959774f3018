import { cardioItem } from "../../prescription/cardio/item.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import type { Weekday } from "../../calendar/day.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import { isFirstWeekBack } from "../../athlete/interruptions.ts";
import { assemble } from "../assemble.ts";
import { inTurn } from "../in-turn.ts";
import { isFlat, EASY_START, slowStart } from "./long-run-notes.ts";
import { sport, stridesItems, treadmillHint, wholeMinutes } from "./run-parts.ts";
import { trialRun } from "./race-trial.ts";
import { standInNotes } from "../stand-in-notes.ts";
import { continuousLimit, easyRunName, machineFor, runWalk, runWalkText, walkFor } from "./run-walk.ts";

export function easyRun(brief: SessionBrief): SessionDraft {
  if (brief.trial === true && (brief.runWalk === true || brief.context.picker.allows("Easy run"))) return trialRun(brief);
  const { athlete, level, reading } = brief.context;
  // Who is new to running, without a time or with a sore leg, has no use for quick steps yet.
  const isSore = reading.regions.some(({ region, grade }) => grade > 0 && LOWER_LIMB.has(region));
  const isTooEarly = level === "beginner" && (isSore || brief.context.capacities.paces === undefined);
  const wantsStrides = athlete.focus === "running" || (athlete.focus === "hyrox" && !isTooEarly);
  if (brief.isSecondLong === true) return easySession(brief, false);
  return easySession(brief, wantsStrides && !brief.isRecovery && (brief.isTaper || (brief.minutes >= 30 && !needsMinutes(brief))));
}

/** On a full day of a beginner's biggest weeks the kilometres matter more: they decide how long the long run may be. */
function needsMinutes({ context: { athlete, level }, frame, weekday, minutes }: SessionBrief): boolean {
  const isFull = minutes >= (athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY);
  return level === "beginner" && isFull && frame.season?.run !== undefined && frame.season.phase === "specific";
}

/** Minutes of a day whose run should be most of it. */
const SHORT_RUN = 45;

/** Before a race even a short run holds strides: less volume, the same quickness. */
const SHORT_BEFORE_RACE = 720;

/** Easy running with a few strides: also what fast runs become in a deload. */
export function easyWithStrides(brief: SessionBrief): SessionDraft {
  return easySession(brief, true);
}

function easySession(brief: SessionBrief, withStrides: boolean): SessionDraft {
  const { context } = brief;
  const choice = context.picker.pick(easyRunName(brief));
  const isRun = cardioMode(choice.exercise) === "run";
  const walks = choice.exercise.name === "Run-walk intervals";
  const blocks = assemble(
    brief,
    "easy run",
    (seconds, runBudget) => {
      const isStriding = withStrides && isRun && hasStrides(brief) && !isFirstWeekBack(context.athlete, brief.date);
      const strides =
        isStriding && seconds > (brief.isTaper ? SHORT_BEFORE_RACE : 1200)
          ? stridesItems(brief, brief.isTaper || brief.minutes <= SHORT_RUN ? 4 : brief.frame.isDeload ? 5 : 6)
          : [];
      const room = seconds - totalSeconds(strides);
      const run = isRun ? Math.min(room, runBudget, continuousLimit(brief), deloadLimit(brief)) : room;
      const easy = walks
        ? runWalk(brief, choice, run)
        : [
            cardioItem(context, choice, {
              zone: brief.isRecovery ? "recovery" : "easy",
              seconds: wholeMinutes(run),
              show: "both",
              notes: "If you cannot talk, slow down.",
            }),
            ...((isRun ? machineFor(brief, room - run) : undefined) ??
              (isRun && (context.isNoviceRunner || context.runReturn?.kind === "runs") ? walkFor(brief, room - run) : [])),
          ];
      return { mainWorkout: [...easy, ...strides] };
    },
    { warmupSeconds: EASY_START },
  );
  const main = blocks.mainWorkout ?? [];
  const [first] = main;
  const strides = main.some((item) => item.name === "Strides");
  const length = runWalkText(first);
  const isSecondLong = brief.isSecondLong === true && isRun && !walks;
  const isShakeOut = brief.isTaper && isRun && strides && !walks && (first?.dose.seconds ?? 0) < SHAKE_OUT;
  const name = walks ? "Run-walk" : isShakeOut ? "Shake-out" : isSecondLong ? "Second long run" : `Easy ${sport(choice)}`;
  const end = strides ? " and strides" : "";
  return {
    title: `${brief.frame.isDeload ? `Deload: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name}, ${length}${end}`,
    description: isSecondLong
      ? "On yesterday's tired legs: two long days in a row train what one longer run would, at a lower cost."
      : strides
        ? inTurn(brief, [
            "Conversational pace, then short relaxed accelerations.",
            "Easy running with a little speed at the end, so that your legs stay quick.",
          ])
        : inTurn(brief, [
            walks && brief.context.level === "beginner"
              ? "Talking pace all the way: this is how you learn to run longer."
              : "Conversational pace throughout. Easy days make the hard days possible.",
            "Easy from the first minute to the last: it builds endurance without tiring you much.",
            isRun || walks ? "A quiet run, slow enough to look around." : "Quiet minutes, slow enough to look around.",
          ]),
    intent: isSecondLong ? "Easy running on tired legs, as in the second half of the race." : "Aerobic base and recovery.",
    movementFocus: [sport(choice)],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label: `${length} easy`, target: length },
    notes: isSecondLong
      ? SECOND_LONG_NOTES
      : isRun || walks
        ? easyNotes(brief, strides, walks)
        : standInNotes(brief, "easy", cardioMode(choice.exercise)),
  };
}

/** One easy run of the week has them, not on the eve of the long run, and where there is a choice not on the day after it; in the taper the last one: twenty easy minutes and four strides before a race. */
function hasStrides({ code, occurrence, isTaper, weekCodes, weekdays }: SessionBrief): boolean {
  const runs = weekdays.filter((_, index) => weekCodes[index] === code);
  if (isTaper) return occurrence === runs.length - 1;
  const week = { weekCodes, weekdays };
  const best = runs.findIndex((weekday) => !followsLong(weekday, week) && !isEveOfLong(weekday, week));
  const [only, ...others] = runs;
  const isAlone = only !== undefined && others.length === 0 && !isEveOfLong(only, week);
  return occurrence === (best >= 0 ? best : isAlone ? 0 : -1);
}

function isEveOfLong(weekday: Weekday, { weekCodes, weekdays }: Pick<SessionBrief, "weekCodes" | "weekdays">): boolean {
  const long = weekdays.find((_, index) => weekCodes[index] === "RL");
  return long !== undefined && (weekday % 7) + 1 === long;
}

function followsLong(weekday: Weekday, { weekCodes, weekdays }: Pick<SessionBrief, "weekCodes" | "weekdays">): boolean {
  const long = weekdays.find((_, index) => weekCodes[index] === "RL");
  return long !== undefined && weekday % 7 === (long + 1) % 7;
}

/** In a deload a sore leg runs less than it did, whatever the minutes of the day are filled with. */
function deloadLimit({ context, frame, longestRun }: SessionBrief): number {
  return frame.isDeload && context.runReturn !== undefined ? DELOAD_OF_LONGEST * longestRun : Number.POSITIVE_INFINITY;
}

/** A deload's run as a share of what a single run may last, which is a tenth more than the longest of the weeks before. */
const DELOAD_OF_LONGEST = 0.78;

/** Shorter than this before its strides a run of the last days only wakes the legs. */
const SHAKE_OUT = 900;

const SECOND_LONG_NOTES: SessionDraft["notes"] = {
  warmup: "Walk five minutes, then shuffle: the first two kilometres are as slow as you like.",
  stimulus: "Heavy at the start, better after half an hour, never hard. Walk the climbs as in the race.",
  strategy:
    "Eat breakfast as on race day and 60 g of carbohydrate an hour in small portions; carry the pack and wear the shoes of the race. Sharp pain or a limp ends it, tired legs do not.",
};

/** Strides are quick: where hill sprints are ruled out they stay on the flat, though slopes are run easily. */
function stridesOnFlat(brief: SessionBrief): boolean {
  // A calf or a heel that was told of pulls most on the toes, uphill, also when it no longer limits anything.
  const isTold = brief.context.reading.regions.some(({ region }) => region === "lower_leg" || region === "foot");
  return isFlat(brief) || isTold || !brief.context.picker.allows("Hill sprint");
}

function easyNotes(brief: SessionBrief, strides: boolean, walks: boolean): SessionDraft["notes"] {
  return {
    warmup: slowStart(brief),
    stimulus: inTurn(brief, [
      "Light. You finish with the feeling that you could turn around and do it again.",
      "Slower than you could, on purpose. You never notice your breathing.",
      isFlat(brief) ? "Loose legs, quiet steps, calm breathing." : "Loose legs, quiet steps; breathing stays calm even on the climbs.",
    ]),
    strategy: strides
      ? inTurn(brief, [
          "Strides are quick and relaxed, not sprints: build up over five seconds, hold, ease off, walk back.",
          stridesOnFlat(brief)
            ? "Run the strides on flat, soft ground if you can; think tall and light."
            : "Run the strides on grass or a gentle slope if you can; think tall and light.",
          "Full walk back between strides: they are for form, not for fitness.",
        ])
      : inTurn(brief, [
          // Under a told ceiling the pulse is watched.
          brief.context.health.pulse < Infinity
            ? "Slow enough to talk in full sentences."
            : walks
              ? "Let the watch count the minutes and your breathing set the pace: full sentences all the way."
              : "Leave the watch alone and go by breathing: full sentences all the way.",
          isFlat(brief)
            ? "Stay on flat, firm ground."
            : `Choose soft ground.${treadmillHint(brief, " On a treadmill set 1% incline.")} ${brief.context.level === "beginner" ? "In hills, walk the steep parts." : "On climbs keep the effort and let the pace drop."}`,
          walks
            ? "Short quick steps in the runs, a brisk pace in the walks."
            : "Run by feel; the slow end of the range is right on most days.",
        ]),
  };
}
