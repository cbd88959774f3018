import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import { hyroxRun } from "../../week/hyrox/hyrox-minutes.ts";
import type { HyroxShape } from "./hyrox-shape.ts";
import { isObstacleRaceAhead } from "./obstacle-station.ts";
import { inTurn } from "../in-turn.ts";

/** What a session of runs and stations should feel like, and how to do it. */
export function hyroxNotes(brief: SessionBrief, shape: HyroxShape): SessionDraft["notes"] {
  const { context, frame } = brief;
  if (frame.isDeload || brief.isRecovery || context.isNoviceRunner) return easyNotes(brief);
  if (context.health.pulse !== Infinity) return BY_PULSE;
  if (hyroxRun(context) === "Easy run") return EASY_BETWEEN;
  if (shape.kind === "pair") return WITH_PARTNER;
  if (shape.kind === "leg") return RELAY_LEG;
  if (SIMULATION_KINDS.has(shape.kind)) return isObstacleRaceAhead(context) ? OVER_OBSTACLES : SIMULATION_NOTES;
  if (shape.kind === "touch") return TOUCH_NOTES;
  if (shape.kind === "mini" || shape.kind === "last-hard") return SHARP_NOTES;
  return {
    stimulus: inTurn(brief, [
      "Race effort in short pieces: breathe hard, keep a clear head.",
      "Hard, never desperate: you could start one more round.",
      "The legs are heavy for the first 200 m of each run and then come back. Waiting for that is the skill.",
      "Breathing decides the pace of the station, not the clock.",
    ]),
    strategy: inTurn(brief, [
      "Hold back on the first run. Short, planned pauses inside the station; then ten walking steps, and find your running rhythm.",
      "Choose the break plan of each station before you start, and keep it to the end: take only the pauses you planned.",
      "Run the last 100 m into each station relaxed and arrive able to breathe through the nose twice. Start the station at once, at half speed.",
      "Write down every run time. If one is eight seconds slower than the first, make the next station slower rather than the next run.",
    ]),
  };
}

/** Where another machine takes the place of the run: nothing of strides and run times. */
export function hyroxNotesWithoutRun(brief: SessionBrief): SessionDraft["notes"] {
  if (brief.frame.isDeload || brief.isRecovery) return easyNotes(brief);
  return {
    stimulus: inTurn(brief, [
      "Breathing hard, head clear: the same pace or power in every round.",
      "Hard, never desperate: you could start one more round.",
      "Breathing decides the pace of the station, not the clock.",
    ]),
    strategy: inTurn(brief, [
      "Hold back in the first round. Short, planned pauses inside the station; then ten walking steps, and go on.",
      "Choose the break plan of each station before you start, and keep it to the end: take only the pauses you planned.",
    ]),
  };
}

function easyNotes(brief: SessionBrief): SessionDraft["notes"] {
  return {
    stimulus: "Technique before speed, with the breathing under control.",
    strategy: inTurn(brief, [
      "Film one set of each station and look at it before the next: first cut out every movement that only costs breath.",
      "Long, slow and clean; leave each station under control.",
      "Arrive at each station calm enough to say a sentence, and leave it the same way.",
    ]),
  };
}

const SIMULATION_KINDS: ReadonlySet<HyroxShape["kind"]> = new Set<HyroxShape["kind"]>(["half", "three-quarter", "full"]);

/** Nobody whose pulse has a limit starts a clock and never stops it. */
const BY_PULSE: SessionDraft["notes"] = {
  stimulus: "Steady: every run and every station ends below your heart rate limit.",
  strategy:
    "Walk before every station until your heart rate has come down, and rest inside it when it climbs. The order is what you learn today, not the time.",
};

/** Where only fast running is closed. */
const EASY_BETWEEN: SessionDraft["notes"] = {
  stimulus: "The stations are the work; run slowly enough that you could talk again before the next station.",
  strategy: "Leave each station walking for ten steps, then jog. A run that comes out fast is a mistake, not a success.",
};

const WITH_PARTNER: SessionDraft["notes"] = {
  stimulus: "One pace for both: the slower runner leads, and neither of you goes all out at a station.",
  strategy:
    "With your partner: both run every kilometre side by side, one works while the other breathes. Each does half of every station in total, swapping as on the day. Write down where a changeover cost time. Alone: the same runs and a third of each station.",
};

const RELAY_LEG: SessionDraft["notes"] = {
  stimulus: "Short and hard, twice. The second leg should be as fast as the first.",
  strategy:
    "A kilometre, straight into the station, then the wait as written, jacket on; warm up again for three minutes, and do the second kilometre and station.",
};

const SIMULATION_NOTES: SessionDraft["notes"] = {
  stimulus: "A small version of the race: patient in the first half, steady in the second.",
  strategy:
    "Wear race shoes, eat and drink what you will on the day, start the clock once and never stop it. Hold the run pace from the first kilometre; write down each split. The list of splits is your race plan.",
};

const TOUCH_NOTES: SessionDraft["notes"] = {
  stimulus: "Light and quick: you feel the race pace, and nothing is tired afterwards.",
  strategy: "Walk two minutes after each machine and a minute after the last run. Exactly race pace, even if faster feels easy.",
};

const OVER_OBSTACLES: SessionDraft["notes"] = {
  stimulus: "A small version of the course: even on the runs, quick on the ground, calm while hanging.",
  strategy:
    "Outdoors and over hills where you can. In race shoes, start the clock once and never stop it; dry your hands before every hang.",
};

const SHARP_NOTES: SessionDraft["notes"] = {
  stimulus: "Short and crisp at the pace of the day. You leave wanting more.",
  strategy: "Race pace from the first step, the stations crisp and short. Full recovery between rounds if you need it.",
};
