import { cardioItem } from "../prescription/cardio/item.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import { niceSeconds, splitDose } from "../prescription/cardio/split-dose.ts";
import type { SessionBrief, SessionDraft } from "../context/draft.ts";
import { durationText } from "../prescription/items.ts";
import { capital } from "../model/words.ts";
import { assemble } from "./assemble.ts";
import { easyAerobic } from "./easy-aerobic.ts";
import { rideDose } from "./bike-dose.ts";
import { inTurn } from "./in-turn.ts";
import { isSweetSpotWeek, sweetSpotRide } from "./sweet-spot.ts";
import { machineName, minutes } from "../prescription/cardio/machines.ts";

/** Bike quality: sweet spot first, then threshold, shorter and harder in every other week from the development phase on. */
export function bikeQuality(brief: SessionBrief): SessionDraft {
  const { frame } = brief;
  if (frame.isDeload || brief.isRecovery) return easyAerobic(brief, ["Bike erg"]);
  if (isSweetSpotWeek(brief)) return sweetSpotRide(brief) ?? thresholdRide(brief);
  return thresholdRide(brief);
}

function thresholdRide(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const hard = frame.phase !== "foundation" && frame.macroWeek % 2 === 0;
  const choice = context.picker.pick("Bike erg intervals");
  const dose = splitDose(
    rideDose(brief, (hard ? 0.6 : 1) * (brief.isTaper ? 0.5 : 1)),
    hard ? inTurn(brief, [180, 240]) : inTurn(brief, [300, 360, 480, 600]),
  );
  const rest = hard ? dose.seconds : 120;
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
    const left = seconds - fast.dose.totalSeconds;
    if (left < 240) return { mainWorkout: [fast] };
    const easy = context.picker.pick("Bike erg");
    return {
      mainWorkout: [
        fast,
        cardioItem(context, easy, { zone: "easy", seconds: minutes(left), show: "time", notes: "Easy riding to finish." }),
      ],
    };
  });
  const label = `${count} × ${blocks.mainWorkout?.[0]?.duration ?? ""}`;
  const sport = cardioMode(choice.exercise) === "bike" ? "bike" : machineName(choice.exercise.name);
  return {
    title: `${hard ? "VO2max" : "Threshold"} ${sport}, ${label}`,
    description: `${label} ${hard ? "hard" : "at threshold"} with ${durationText(rest)} easy between, then easy riding.`,
    intent: hard ? `Raise your ceiling on the ${sport}.` : "Raise the power you can hold.",
    movementFocus: ["bike"],
    complexity: 4,
    blocks,
    mainFormat: { kind: "intervals", label: capital(label), rounds: count },
    notes: hard ? hardNotes(brief) : thresholdNotes(brief),
  };
}

function hardNotes(brief: SessionBrief): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Hard from the second minute of each effort, single words only.",
      "The ceiling of breathing; legs burn but keep turning.",
    ]),
    strategy: inTurn(brief, [
      "Build the first twenty seconds, then hold. The last effort decides: start the first at the low end of the range.",
      "Cadence 95 or more, seated. If the power drops by a tenth, the session is done.",
    ]),
  };
}

function thresholdNotes(brief: SessionBrief): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Strong and steady, a few words at a time; legs full but never burning out.",
      "An effort you could hold for an hour if somebody asked. Nobody will.",
      "Pressure on the pedals from start to end, shoulders loose.",
    ]),
    strategy: inTurn(brief, [
      "Start each effort at the low end of the range and finish at the top. Cadence 85–95; change gear before the legs bog down.",
      "In the race position as much as you can hold it. Drink in every pause.",
      "Last two minutes of each effort ten turns slower in a bigger gear: strength for hills and wind.",
    ]),
  };
}
