import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import { capital, inSentence } from "../../model/words.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { ergChoices } from "../../prescription/cardio/erg-intervals.ts";
import { machineName, minutes } from "../../prescription/cardio/machines.ts";
import { durationText } from "../../prescription/items.ts";
import type { NextWork } from "../../season/ladders/next-work.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { dislikesIntervals } from "../../statements/wished-exercises/disliked-long.ts";
import { assemble } from "../assemble.ts";
import { easyAerobic } from "./easy-aerobic.ts";
import { ENGINE_WARMUP, engineStimulus, engineStrategy } from "./engine-notes.ts";
import { MACHINE_WORK, machineDose, machineLine, machineQuality } from "../../prescription/cardio/machine-work.ts";
import { changeText, workText, workTitle } from "../run/quality-texts.ts";

const SHORTEST_END = 300;

/** Intervals on the row, the ski or the bike, in turn, with easy minutes around them. */
export function engineIntervals(brief: SessionBrief): SessionDraft {
  if (brief.frame.isDeload || brief.isRecovery) return easyAerobic(brief);
  const choice = ergChoices(brief).find(({ exercise }) => !dislikesIntervals(brief.context, exercise.name));
  if (choice === undefined) return easyAerobic(brief);
  const easy = brief.context.picker.open([choice.exercise.name.replace(/ intervals$/u, "")])[0] ?? choice;
  return machineSession(brief, brief.stimulus ?? "erg-threshold", choice, easy);
}

/** A session whose one hard part is on a machine; `easy` is what is done for the time left. */
export function machineSession(brief: SessionBrief, stimulus: Stimulus, choice: Choice, easy: Choice): SessionDraft {
  const facts = MACHINE_WORK[stimulus] ?? MACHINE_WORK["erg-threshold"];
  // Without a machine to be hard on there is nothing to be just below threshold of.
  if (facts === undefined || choice.exercise.category !== "cardio") return easyAerobic(brief);
  let work: NextWork = { rung: 1, sets: 2, seconds: 60, rest: 60 };
  const blocks = assemble(brief, "aerobic", (seconds) => {
    work = machineDose(brief, stimulus, choice, seconds);
    const line = machineLine(brief, stimulus, choice, work);
    const left = seconds - line.dose.totalSeconds - 60 * brief.variation;
    if (left < SHORTEST_END) return { mainWorkout: [line] };
    const end = { zone: "easy", seconds: minutes(left), show: "time", notes: "Easy to the end." } as const;
    return { mainWorkout: [line, cardioItem(brief.context, easy, end)] };
  });
  const name = machineName(choice.exercise.name);
  const title = `${facts.name} ${name}, ${workTitle(stimulus, work, brief.context.level)}`;
  const label = `${workText(work)} ${facts.how}`;
  const kind = facts.zone === "threshold" ? "AT" : facts.zone === "steady" ? "UT1" : "TR";
  const hasNumbers = (blocks.mainWorkout ?? []).some(({ power, pace }) => power !== undefined || pace !== undefined);
  return {
    title: brief.frame.isDeload ? `Deload: ${inSentence(title)}` : title,
    description:
      `${capital(label)}${work.sets === 1 ? "" : `, ${durationText(work.rest)} easy between`}. ${changeText(work, brief)}`.trimEnd(),
    intent: facts.intent,
    movementFocus: [cardioMode(choice.exercise) === "bike" ? "bike" : name],
    complexity: 4,
    blocks,
    mainFormat: { kind: "intervals", label: capital(label), rounds: work.sets },
    work: machineQuality(brief, stimulus, choice, work),
    notes: { stimulus: engineStimulus(kind, false), strategy: engineStrategy(kind, hasNumbers), warmup: ENGINE_WARMUP },
  };
}
