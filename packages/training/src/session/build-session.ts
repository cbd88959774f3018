import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../context/draft.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { durationText } from "../prescription/items.ts";
import { inSentence } from "../model/words.ts";
import { statedMinutes } from "../model/stated-minutes.ts";
import type { SessionCode } from "../model/plan.ts";
import type { Race } from "../season/demand/races/race.ts";
import { keepsLegsFresh } from "../selection/strength/fresh-legs.ts";
import { bikeQuality } from "./cardio/bike-quality.ts";
import { engineIntervals } from "./cardio/engine-intervals.ts";
import { hikeWalk } from "./cardio/hike-walk.ts";
import { easyAerobic } from "./cardio/easy-aerobic.ts";
import { rideAndBrick } from "./cardio/ride-and-brick.ts";
import { withoutEndlessStandIns } from "./metcon/circuit.ts";
import { heldSession } from "./held-session.ts";
import { hyroxSession } from "./hyrox/hyrox.ts";
import { longMetcon, mediumMetcon, strengthThenMetcon } from "./metcon/metcons.ts";
import { runAndStrength, upperAndErg } from "./metcon/mixed.ts";
import { gymnasticsSession } from "./strength/gymnastics.ts";
import { olympicSession } from "./strength/olympic.ts";
import { named, ownActivity } from "./own-activity.ts";
import { raceSession } from "./race/race-session.ts";
import { recoverySession } from "./recovery.ts";
import { easyRun } from "./run/easy-run.ts";
import { fastRun } from "./run/fast-run.ts";
import { longRun } from "./run/long-run.ts";
import { strengthSession } from "./strength/strength.ts";
import { swimAndStrength, swimIntervals } from "./swim/swim.ts";
import { testSession } from "./test-session.ts";
import { weightliftingSession } from "./strength/weightlifting.ts";
import { triathlonRaceWeek } from "./triathlon-race-week.ts";

/** The content of a session, by its code. */
export function buildSession(brief: SessionBrief, race: Race | undefined): SessionDraft {
  const draft = named(brief, orEasy(brief, getContent(brief, race)));
  const { mainWorkout } = draft.blocks;
  if (mainWorkout === undefined) return draft;
  const lines = withoutEndlessStandIns(brief, mainWorkout);
  const { work, ...rest } = draft;
  // What became a circuit is no rung of a ladder any more.
  const isWhole = work !== undefined && lines === mainWorkout;
  const whole = { ...rest, ...(isWhole ? { work } : {}), blocks: { ...draft.blocks, mainWorkout: lines } };
  return lines === mainWorkout ? whole : asCircuit(whole, lines, mainWorkout);
}

/** A circuit in place of easy minutes has its own name and length: it stays short, also beside a machine. */
function asCircuit(draft: SessionDraft, lines: readonly DraftItem[], planned: readonly DraftItem[]): SessionDraft {
  const { title, mainFormat } = draft;
  if (mainFormat?.kind !== "steady") return draft;
  if (lines.some(({ name }) => findExercise(name)?.category === "cardio")) {
    const stated = statedMinutes(mainFormat.label);
    const less = Math.round((totalSeconds(planned) - totalSeconds(lines)) / 60);
    if (stated === undefined || less < 0) return draft;
    const named = planned
      .filter((line) => !lines.includes(line))
      .reduce((text, { name }) => text.replace(inSentence(name), "circuit"), title);
    const shorter = (text: string): string => text.replace(`${stated} min`, `${stated - less} min`);
    const target = mainFormat.target === undefined ? {} : { target: shorter(mainFormat.target) };
    return { ...draft, title: shorter(named), mainFormat: { ...mainFormat, label: shorter(mainFormat.label), ...target } };
  }
  const length = durationText(60 * Math.round(totalSeconds(lines) / 60));
  return {
    ...draft,
    title: `${title.startsWith("Deload") ? "Deload: easy" : "Easy"} circuit, ${length}`,
    mainFormat: { ...mainFormat, label: `${length} easy`, target: length },
  };
}

function isHeld({ context: { health } }: SessionBrief): boolean {
  return health.clearance === "required";
}

/** Where everything else is closed there is easy movement: no session is empty. */
function orEasy(brief: SessionBrief, draft: SessionDraft): SessionDraft {
  const { strength = [], skill = [], mainWorkout = [] } = draft.blocks;
  return brief.code === "RACE" || strength.length + skill.length + mainWorkout.length > 0 ? draft : easyAerobic(brief);
}

/** A run for which only swimming is left is a whole swim session, with the metres, warm-up and words of one. */
function swimForRun(brief: SessionBrief): SessionDraft | undefined {
  const run = RUN_NAMES[brief.code];
  if (run === undefined || brief.context.picker.pick(run).exercise.movementPattern !== "swim") return undefined;
  return brief.code === "HX" || brief.code === "REs" ? swimAndStrength(brief) : swimIntervals(brief);
}

/** The exercise whose substitute decides what a session of runs becomes. */
const RUN_NAMES: { readonly [code in SessionCode]?: string } = {
  RE: "Easy run",
  REs: "Easy run",
  RL: "Easy run",
  RT: "Tempo run",
  RI: "Interval run",
  HX: "Interval run",
};

function getContent(brief: SessionBrief, race: Race | undefined): SessionDraft {
  if (brief.code !== "RACE" && isHeld(brief)) return heldSession(brief);
  const raceWeek = triathlonRaceWeek(brief);
  if (raceWeek !== undefined) return raceWeek;
  const own = ownActivity(brief);
  if (own !== undefined) return own;
  if (brief.test !== undefined) return testSession(brief, brief.test);
  const hike = hikeWalk(brief);
  if (hike !== undefined) return hike;
  const swim = swimForRun(brief);
  if (swim !== undefined) return swim;
  switch (brief.code) {
    case "SF":
    case "SFm":
    case "SL":
    case "SL2":
    case "SU":
    case "SU2":
    case "PS":
    case "PB":
    case "PD":
    case "PV":
    case "PT":
      return strengthSession(brief);
    case "SUE":
      return upperAndErg(brief);
    case "OLs":
      return weightliftingSession(brief) ?? olympicSession(brief);
    case "SLm":
      return strengthThenMetcon(brief);
    case "GY":
      return gymnasticsSession(brief, 0);
    case "GYE":
      return gymnasticsSession(brief, 20);
    case "ML":
      return longMetcon(brief);
    case "MM":
      return mediumMetcon(brief);
    case "HX":
      return hyroxSession(brief);
    case "RI":
    case "RT":
      return fastRun(brief);
    case "RL":
      return longRun(brief);
    case "RE":
      return keepsLegsFresh(brief.context.athlete, brief.date) ? easyAerobic(brief) : easyRun(brief);
    case "REs":
      return runAndStrength(brief);
    case "ZE":
      return easyAerobic(brief);
    case "RC":
      return recoverySession(brief);
    case "SWs":
      return swimAndStrength(brief);
    case "SW":
      return swimIntervals(brief);
    case "BQ":
      return bikeQuality(brief);
    case "EI":
      return engineIntervals(brief);
    case "BK":
      return rideAndBrick(brief);
    case "RACE":
      return race === undefined ? easyAerobic(brief) : raceSession(brief, race);
  }
}
