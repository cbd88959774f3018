import { cardioItem } from "../cardio/item.ts";
import { cardioMode } from "../cardio/mode.ts";
import { niceSeconds, splitDose } from "../cardio/split-dose.ts";
import type { SessionBrief, SessionDraft } from "../draft.ts";
import { totalSeconds } from "../draft.ts";
import { durationText } from "../items.ts";
import { inSentence } from "../words.ts";
import { assemble } from "./assemble.ts";
import { mobilityFinish } from "./mobility.ts";

/** Machines in turn, so that easy days differ. */
const MACHINES: readonly (readonly [string, string])[] = [
  ["Bike erg", "Row erg"],
  ["Row erg", "Ski erg"],
  ["Ski erg", "Bike erg"],
  ["Bike erg", "Elliptical"],
];

/** Easy aerobic work on one or two machines. */
export function easyAerobic(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const turn = MACHINES[(frame.macroWeek - 1 + brief.occurrence) % MACHINES.length] ?? ["Bike erg", "Row erg"];
  const [first, second] = turn.map((name) => context.picker.pick(name));
  const blocks = assemble(
    brief,
    "aerobic",
    (all) => {
      const finish = brief.occurrence === 0 ? [] : mobilityFinish(brief, all);
      const seconds = all - totalSeconds(finish);
      const same = first === undefined || second === undefined || first.exercise.name === second.exercise.name || seconds < 1200;
      const part = (choice: typeof first, share: number) =>
        choice === undefined
          ? []
          : [
              cardioItem(context, choice, {
                zone: "easy",
                seconds: minutes(seconds * share),
                show: "time",
                notes: "One even pace, nose breathing.",
              }),
            ];
      return { mainWorkout: same ? [...part(first, 1), ...finish] : [...part(first, 0.5), ...part(second, 0.5), ...finish] };
    },
    { warmupSeconds: 180 },
  );
  const main = blocks.mainWorkout ?? [];
  const cardio = main.filter((item) => item.rpe !== 1);
  const names = [...new Set(cardio.map((item) => MACHINE_NAMES.get(item.name) ?? inSentence(item.name)))];
  const total = durationText(cardio.reduce((sum, item) => sum + (item.dose.seconds ?? 0), 0));
  return {
    title: `${frame.isDeload ? "Deload engine" : "Easy engine"}: ${names.join(" and ")}, ${total}${cardio.length < main.length ? " and mobility" : ""}`,
    description: "Low-impact aerobic time between the hard days.",
    intent: "Aerobic base without load on joints and muscles.",
    movementFocus: ["aerobic"],
    complexity: 1,
    blocks,
    mainFormat: { kind: "steady", label: `${total} easy`, target: total },
    notes: {
      stimulus: "Easy enough to breathe through the nose. You finish fresher than you started.",
      strategy: "Set the effort in the first three minutes and then forget the numbers. Switching machines halfway keeps it fresh.",
    },
  };
}

const MACHINE_NAMES: ReadonlyMap<string, string> = new Map([
  ["Bike erg", "bike"],
  ["Row erg", "row"],
  ["Ski erg", "ski"],
  ["Elliptical", "elliptical"],
  ["Brisk walk", "walk"],
  ["Pool running", "pool run"],
]);

/** Bike quality: threshold early, shorter and harder from the development phase on. */
export function bikeQuality(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  if (frame.isDeload || brief.isRecovery) return easyAerobic(brief);
  const hard = frame.phase !== "foundation" && frame.macroWeek % 2 === 0;
  const choice = context.picker.pick("Bike erg intervals");
  const total =
    { beginner: 12, intermediate: 20, advanced: 28, elite: 32 }[context.level] * 60 * (hard ? 0.6 : 1) * (brief.isTaper ? 0.5 : 1);
  const share = Math.min(total, Math.max(240, brief.minutes * 60 * 0.23));
  const dose = splitDose(share, hard ? 180 : ([300, 360, 480, 600][(frame.macroWeek - 1) % 4] ?? 360));
  const rest = hard ? 150 : 120;
  let count = dose.count;
  const blocks = assemble(brief, "aerobic", (seconds) => {
    count = Math.max(2, Math.min(dose.count, Math.floor((seconds * 0.8) / (dose.seconds + rest))));
    const length = Math.min(dose.seconds, niceSeconds(Math.max(60, (seconds * 0.8) / count - rest)));
    const fast = cardioItem(context, choice, {
      zone: hard ? "interval" : "threshold",
      seconds: length,
      sets: count,
      restSeconds: rest,
      show: "time",
      notes: "Spin easily between efforts.",
    });
    const easy = context.picker.pick("Bike erg");
    const left = seconds - fast.dose.totalSeconds;
    return {
      mainWorkout:
        left < 240
          ? [fast]
          : [fast, cardioItem(context, easy, { zone: "easy", seconds: minutes(left), show: "time", notes: "Easy riding to finish." })],
    };
  });
  const label = `${count} × ${blocks.mainWorkout?.[0]?.duration ?? ""}`;
  const sport = cardioMode(choice.exercise) === "bike" ? "bike" : (MACHINE_NAMES.get(choice.exercise.name) ?? "aerobic");
  return {
    title: `${hard ? "VO2max" : "Threshold"} ${sport}, ${label}`,
    description: `${label} ${hard ? "hard" : "at threshold"} with ${durationText(rest)} easy between, then easy riding.`,
    intent: hard ? "Raise your ceiling on the bike." : "Raise the power you can hold.",
    movementFocus: ["bike"],
    complexity: 4,
    blocks,
    mainFormat: { kind: "intervals", label, rounds: count },
    notes: {
      stimulus: hard
        ? "Hard from the second minute of each effort, single words only."
        : "Strong and steady, a few words at a time; legs full but never burning out.",
      strategy: "Start each effort at the low end of the range and finish at the top. Cadence 85–95; change gear before the legs bog down.",
    },
  };
}

/** Long ride, from the development phase on with a run straight off the bike. */
export function rideAndBrick(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const ride = context.picker.pick("Long ride");
  const brick = context.picker.pick("Brick run off the bike");
  const wantsRun = frame.phase !== "foundation" && !frame.isDeload && !brief.isRecovery && brick.replaced === undefined;
  const blocks = assemble(
    brief,
    "aerobic",
    (seconds, runBudget) => {
      const run = wantsRun
        ? minutes(Math.min(runBudget, seconds * 0.2, { beginner: 600, intermediate: 900, advanced: 1500, elite: 1800 }[context.level]))
        : 0;
      const long = cardioItem(context, ride, {
        zone: "easy",
        seconds: minutes(seconds - run),
        show: "time",
        notes: "Steady and easy; eat and drink every 20 minutes.",
      });
      return {
        mainWorkout:
          run < 300
            ? [long]
            : [
                long,
                cardioItem(context, brick, {
                  zone: "easy",
                  seconds: run,
                  show: "both",
                  notes: "Quick change, then short quick steps until the legs come back.",
                }),
              ],
      };
    },
    { warmupSeconds: 180 },
  );
  const main = blocks.mainWorkout ?? [];
  const length = main[0]?.duration ?? "";
  const sport = cardioMode(ride.exercise) === "bike" ? "ride" : (MACHINE_NAMES.get(ride.exercise.name) ?? "aerobic session");
  return {
    title:
      main.length > 1
        ? `Brick: ${length} ${sport}, ${main[1]?.duration ?? ""} run`
        : `${frame.isDeload ? "Deload: long" : "Long"} ${sport}, ${length}`,
    description: main.length > 1 ? "A steady ride and a short run straight after it." : "Steady and easy, for a long time.",
    intent: "Endurance on the bike, and legs that can run afterwards.",
    movementFocus: main.length > 1 ? ["bike", "run"] : ["bike"],
    complexity: 3,
    blocks,
    mainFormat: { kind: "steady", label: `${length} easy${main.length > 1 ? " and a run" : ""}`, target: length },
    notes: {
      stimulus: "Conversational for the whole ride. The run feels odd for five minutes and then normal: that is the training.",
      strategy: "Hold back on climbs, keep the cadence up in the last ten minutes. Lay the running shoes out before you start.",
    },
  };
}

export function minutes(seconds: number): number {
  return Math.max(60, 60 * Math.floor(seconds / 60));
}
