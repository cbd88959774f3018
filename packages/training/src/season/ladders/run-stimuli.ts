import type { Level } from "../../athlete/athlete.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { WeekFrame } from "../phases.ts";
import type { SeasonPhase } from "../../model/plan.ts";
import { type GoalEvent, workPhase } from "./goal-event.ts";

/** What decides the stimuli of a week's fast runs. */
export interface StimulusFacts {
  readonly level: Level;
  readonly frame: WeekFrame;
  readonly event: GoalEvent | undefined;
}

/** The stimulus of each fast run of a week, in their order: one slot takes turns, two have one each (dose-progression.md section 3). */
export function runStimuli(slots: number, facts: StimulusFacts): readonly Stimulus[] {
  if (slots === 0) return [];
  const phase = workPhase(facts.frame, facts.event);
  const { main, other } = getPair(phase, facts);
  if (slots === 1)
    return [
      isOddLoadingWeek(facts.frame) || (isRacePace(main) && phase === "specific" && facts.level !== "beginner")
        ? main
        : (single(phase, facts) ?? main),
    ];
  // The harder one of the two first: it needs fresher legs and leaves the longer rest before the long run.
  return Array.from({ length: slots }, (_, index) => (index === slots - 1 ? main : other));
}

/** A single slot has the second stimulus in every other week once the base is built. */
function single(phase: SeasonPhase, facts: StimulusFacts): Stimulus | undefined {
  if (phase === "base" || (facts.level === "beginner" && phase === "build")) return undefined;
  if (facts.level === "beginner") return "threshold";
  return facts.event === "marathon" || facts.event === "half" || facts.event === "ultra" ? "threshold" : getPair(phase, facts).other;
}

/** Race pace begins so many weeks before the race, in turn with other work, and has the slot in the specific weeks (race-demands.md 5.1). */
const RACE_PACE_FROM: { readonly [event in GoalEvent]?: number } = { "5k": 6, "10k": 6, half: 8 };

function isRacePaceTime({ event, frame }: StimulusFacts): boolean {
  return event !== undefined && (frame.weeksToRace ?? Number.POSITIVE_INFINITY) <= (RACE_PACE_FROM[event] ?? -1);
}

export function isRacePace(stimulus: Stimulus): boolean {
  return stimulus.startsWith("pace-");
}

/** Every second loading week of four. */
function isTurnOfShort({ macroWeek }: WeekFrame): boolean {
  return (macroWeek - Math.floor((macroWeek - 1) / 4)) % 2 === 0;
}

function isOddLoadingWeek({ macroWeek, weeksToRace }: WeekFrame): boolean {
  return (weeksToRace ?? macroWeek) % 2 === 1;
}

interface Pair {
  readonly main: Stimulus;
  readonly other: Stimulus;
}

function getPair(phase: SeasonPhase, facts: StimulusFacts): Pair {
  const { level, event, frame } = facts;
  const isBeginner = level === "beginner";
  if (isRacePaceTime(facts)) return specificPair(event, level, frame);
  switch (phase) {
    case "base":
    case "recovery":
      return isBeginner ? { main: "tempo", other: "hills" } : { main: "threshold", other: getSpeed(facts) };
    case "build":
      if (event === "ultra") return { main: "threshold", other: "hills" };
      return { main: "threshold", other: isBeginner ? "hills" : "vo2" };
    case "specific":
    case "taper":
      return specificPair(event, level, frame, phase === "taper");
  }
}

/** Before a long race hills build strength for it, in turn with short repetitions; for the others these build economy. An ultra has climbs only. */
function getSpeed({ event, frame }: StimulusFacts): Stimulus {
  if (event === "ultra") return "hills";
  return event === "5k" || event === "10k" || isTurnOfShort(frame) ? "repetition" : "hills";
}

function specificPair(event: GoalEvent | undefined, level: Level, frame: WeekFrame, isTaper = false): Pair {
  const isBeginner = level === "beginner";
  switch (event) {
    case "5k":
      return { main: "pace-5k", other: isBeginner ? "vo2" : isOddLoadingWeek(frame) ? "repetition" : "vo2" };
    case "10k":
      return { main: "pace-10k", other: "vo2" };
    case "half":
      return { main: "pace-half", other: isOddLoadingWeek(frame) ? "vo2" : "threshold" };
    // Climbing strength and a high threshold: nothing in an ultra is as fast as an interval.
    case "ultra":
      return { main: "threshold", other: "hills" };
    case "marathon":
      // In the taper the pace of the race is touched, nothing faster (race-demands.md table 5.3).
      return { main: "threshold", other: isBeginner ? "tempo" : isTaper ? "pace-marathon" : "vo2" };
    case "hyrox":
    case "half-triathlon":
    case "full-triathlon":
      return { main: "threshold", other: "vo2" };
    default:
      // Without a race six weeks of threshold are enough: the pace between threshold and interval comes next.
      return isBeginner ? { main: "threshold", other: "vo2" } : { main: "pace-10k", other: "vo2-short" };
  }
}

/** Stimuli that are intervals rather than threshold work, in the codes of the week. */
const INTERVAL_STIMULI: ReadonlySet<Stimulus> = new Set<Stimulus>(["hills", "vo2", "vo2-short", "repetition", "pace-5k"]);

/** The code whose effort, order of days and name fit a stimulus. */
export function runCode(stimulus: Stimulus): Extract<SessionCode, "RT" | "RI"> {
  return INTERVAL_STIMULI.has(stimulus) ? "RI" : "RT";
}
