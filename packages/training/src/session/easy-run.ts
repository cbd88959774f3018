import { cardioItem } from "../prescription/cardio/item.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import { assemble, withoutMobility } from "./assemble.ts";
import { inTurn } from "./in-turn.ts";
import { firstMinutes } from "./long-run-notes.ts";
import { mobilityFinish } from "./mobility.ts";
import { sport, stridesItems, treadmillHint, wholeMinutes } from "./run-parts.ts";
import { standInNotes } from "./stand-in-notes.ts";
import { continuousLimit, easyRunName, runWalk, runWalkText, walkFor } from "./run-walk.ts";

export function easyRun(brief: SessionBrief): SessionDraft {
  const wantsStrides = brief.context.athlete.focus === "running" || brief.context.athlete.focus === "hyrox";
  return easySession(brief, wantsStrides && !brief.isRecovery && (brief.isTaper || (brief.minutes >= 30 && !needsMinutes(brief))));
}

/** On a full day of a beginner's biggest weeks the kilometres matter more: they decide how long the long run may be. */
function needsMinutes({ context: { athlete, level }, frame, weekday, minutes }: SessionBrief): boolean {
  const isFull = minutes >= (athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY);
  return level === "beginner" && isFull && frame.season?.run !== undefined && frame.season.phase === "specific";
}

/** Minutes of the last run before a race. */
const LAST_RUN = 25;

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
      // The second easy run of a week ends with mobility, the first with strides.
      // In the taper the longer ones have them too: the last run before a race is twenty easy minutes and four strides.
      const isLast = brief.isTaper && brief.minutes >= LAST_RUN;
      const isStriding = withStrides && isRun && (isLast || brief.occurrence === 0);
      const finish = brief.occurrence > 0 && !isStriding ? mobilityFinish(brief, seconds) : [];
      const strides =
        isStriding && seconds > (brief.isTaper ? SHORT_BEFORE_RACE : 1200)
          ? stridesItems(brief, brief.isTaper || brief.minutes <= SHORT_RUN ? 4 : brief.frame.isDeload ? 5 : 6)
          : [];
      const room = seconds - totalSeconds([...finish, ...strides]);
      const run = isRun ? Math.min(room, runBudget, continuousLimit(brief)) : room;
      const easy = walks
        ? runWalk(brief, choice, run)
        : [
            cardioItem(context, choice, {
              zone: brief.isRecovery ? "recovery" : "easy",
              seconds: wholeMinutes(run),
              show: "both",
              notes: "If you cannot talk, slow down.",
            }),
            ...(context.isNoviceRunner && isRun ? walkFor(brief, room - run) : []),
          ];
      return { mainWorkout: [...easy, ...strides], finish };
    },
    { warmupSeconds: 240 },
  );
  const main = blocks.mainWorkout ?? [];
  const [first] = main;
  const strides = main.some((item) => item.name === "Strides");
  const mobility = withoutMobility(main).length < main.length;
  const length = runWalkText(first);
  const name = walks ? "Run-walk" : `Easy ${sport(choice)}`;
  const end = strides ? " and strides" : mobility ? " and mobility" : "";
  return {
    title: `${brief.frame.isDeload ? `Deload: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name}, ${length}${end}`,
    description: strides
      ? inTurn(brief, [
          "Conversational pace, then short relaxed accelerations on fresh legs.",
          "Easy running with a little speed at its end, so that the legs do not forget it.",
        ])
      : inTurn(brief, [
          "Conversational pace throughout. Easy days make the hard days possible.",
          "Easy from door to door: volume that costs nothing.",
          isRun || walks ? "A quiet run, slow enough to look around." : "Quiet minutes, slow enough to look around.",
        ]),
    intent: "Aerobic base and recovery.",
    movementFocus: [sport(choice)],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label: `${length} easy`, target: length },
    notes: isRun || walks ? easyNotes(brief, strides, walks) : standInNotes(brief, "easy", cardioMode(choice.exercise)),
  };
}

function easyNotes(brief: SessionBrief, strides: boolean, walks: boolean): SessionDraft["notes"] {
  return {
    warmup: firstMinutes(brief),
    stimulus: inTurn(brief, [
      "Light. You finish with the feeling that you could turn around and do it again.",
      "Slower than you could, on purpose. Breathing is never a topic.",
      "Loose legs, quiet steps; breathing stays calm also on the climbs.",
    ]),
    strategy: strides
      ? inTurn(brief, [
          "Strides are quick and relaxed, not sprints: build up over five seconds, hold, ease off, walk back.",
          "Run the strides on grass or a gentle slope if you can; think tall and light.",
          "Full walk back between strides: they are for form, not for fitness.",
        ])
      : inTurn(brief, [
          "Leave the watch alone and go by breathing: in through the nose most of the time.",
          `Choose soft ground.${treadmillHint(brief, " On a treadmill set 1 % incline.")} ${brief.context.level === "beginner" ? "In hills walk what is steep." : "On climbs keep the effort and let the pace go."}`,
          walks
            ? "If yesterday is still in the legs, walk one of the runs: it counts all the same."
            : "If yesterday is still in the legs, run at the slow end or five minutes less.",
        ]),
  };
}
