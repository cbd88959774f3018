import type { Athlete, Competition } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { type CompetitionFormat, competitionFormat } from "../../catalogue/competition-format.ts";
import { aboutSeconds } from "../../season/demand/predicted-time.ts";
import { inReach } from "../../plan-text/notes/race-forecast.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { readTargetTime, fastestPossible } from "../readiness/target.ts";
import { settleHyrox } from "../../session/hyrox/hyrox-times.ts";
import type { Seconds } from "../../units/units.ts";
import { wholeParts } from "../../units/whole-parts.ts";
import type { Course } from "./course.ts";
import { hyroxLab } from "./hyrox-lab.ts";
import { choiceDivision, choiceEntry, type HyroxChoice } from "./hyrox-parts.ts";
import { usualHyrox, WORLD_CLASS } from "./hyrox-usual.ts";
import { runningLab, runningSegments } from "./running-lab.ts";
import { type ComparedRace, type Lever, type LeverValues, type RaceSide, scaledTo, timedRace, type TimedRace } from "./timed-race.ts";
import { triathlonLab } from "./triathlon-lab.ts";

/** A race as the athlete entered it. */
export interface LabRace extends Pick<Competition, "date" | "priority" | "entry" | "partnerRun10k"> {
  readonly name: string;
  readonly type: string;
  /** As the athlete writes it: "sub 1:20". */
  readonly target?: string;
}

/** A race of the same kind that is over. */
export interface LastRace {
  readonly name: string;
  /** As the athlete wrote it: "1:31:36". */
  readonly result: string;
  /** Seconds by segment, as far as they were recorded. */
  readonly splits?: { readonly [id: string]: Seconds };
}

/** What the athlete tries out. */
export interface LabChoice {
  readonly hyrox: HyroxChoice;
  readonly course: Course;
}

/** A race against the clock: today, what it is held against, and what moves it. */
export interface TimedLab {
  readonly now?: TimedRace;
  /** Seconds more or less that the finish may be off. */
  readonly error: Seconds;
  /** What training until the day usually makes of it. */
  readonly reach?: Seconds;
  readonly compared: readonly ComparedRace[];
  readonly levers: readonly Lever[];
  readonly simulate: (values: LeverValues) => TimedRace | undefined;
  /** The one way in which the race is divided for a finish, whether it is the target, what is in reach, or what a card is printed for. */
  readonly paced: (finish: Seconds) => TimedRace;
}

/** How the race is entered, read from its own fields and words. */
export function enteredChoice({ name, type, entry }: Pick<LabRace, "name" | "type" | "entry">): HyroxChoice {
  const format = findFormat({ name, type });
  if (format?.kind !== "hyrox") return { isPro: false, team: "singles" };
  const team = entry ?? (format.relay === true ? "relay" : format.doubles ? "doubles" : "singles");
  const isMixed = team === "doubles" && format.division === "doublesMixed";
  return { isPro: format.pro && team === "singles", team: isMixed ? "mixed" : team };
}

/** undefined for races that are not against the clock, or whose distance is not known. */
export function raceLab(
  athlete: Athlete,
  race: LabRace,
  { today, choice, last }: { readonly today: Day; readonly choice: LabChoice; readonly last?: LastRace | undefined },
): TimedLab | undefined {
  const format = findFormat(race);
  if (format === undefined) return undefined;
  const goal = findGoal(race, format);
  const found = findLab(athlete, race, format, choice, today);
  if (found === undefined) return undefined;
  const { shapeOf } = found;
  const lab = settled(found.lab, format);
  const { now } = lab;
  const paced = (finish: Seconds) => inWholeSeconds(now === undefined ? shapeOf(finish) : found.paced(now, finish));
  const isUsualSplit = now === undefined;
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const reach = now === undefined ? undefined : aboutSeconds(inReach(now.total, level, today, race.date));
  const lastTotal = last === undefined ? undefined : readTargetTime(last.result, getFastest(format));
  const compared: ComparedRace[] = [
    ...(goal === undefined ? [] : [{ id: "target" as const, name: "Target", isUsualSplit, ...paced(goal) }]),
    // A target that today's numbers reach already leaves nothing to find: then it is what training brings.
    ...(reach === undefined || (goal !== undefined && goal < (now?.total ?? 0))
      ? []
      : [{ id: "reach" as const, name: "In reach", isUsualSplit, ...paced(reach) }]),
    ...(last === undefined || lastTotal === undefined
      ? []
      : [{ id: "last" as const, name: last.name, ...lastRace(shapeOf(lastTotal), last) }]),
    ...(format.kind === "hyrox" && format.sleds && choice.hyrox.team === "singles" ? [worldClass(athlete, choice.hyrox)] : []),
  ].map((race) => ({ ...race, ...inWholeSeconds(race) }));
  return { ...lab, ...(reach === undefined ? {} : { reach }), compared, paced };
}

interface Found {
  readonly lab: Omit<TimedLab, "compared" | "reach" | "paced">;
  /** What is usual for a finish where nothing of the athlete's is known. */
  readonly shapeOf: (seconds: Seconds) => TimedRace;
  readonly paced: (now: TimedRace, seconds: Seconds) => TimedRace;
}

function findLab(athlete: Athlete, race: LabRace, format: CompetitionFormat, choice: LabChoice, today: Day): Found | undefined {
  switch (format.kind) {
    case "hyrox": {
      if (!format.sleds) return undefined;
      const [division, entry] = [choiceDivision(choice.hyrox, athlete.sex), choiceEntry(choice.hyrox)];
      const { paced, ...lab } = hyroxLab(athlete, race, choice.hyrox, today);
      return { lab, paced, shapeOf: (seconds) => usualHyrox(seconds, athlete.sex, division, entry) };
    }
    case "running": {
      const { distance } = format;
      if (distance === undefined) return undefined;
      return {
        lab: runningLab(athlete, distance, choice.course, today),
        shapeOf: (seconds) => timedRace(runningSegments(distance, seconds)),
        paced: scaledTo,
      };
    }
    case "triathlon": {
      const lab = triathlonLab(athlete, format.format, today);
      return { lab, paced: scaledTo, shapeOf: (seconds) => scaledTo(lab.now, seconds) };
    }
    default:
      return undefined;
  }
}

/** A forecast is no more exact than half a minute: the finish that the app names elsewhere is the sum of the parts here. */
function settled(lab: Found["lab"], { kind }: CompetitionFormat): Found["lab"] {
  const { now, simulate } = lab;
  if (now === undefined || now.total === 0) return lab;
  const named = kind === "hyrox" ? settledHyrox(now) : inWholeSeconds(scaledTo(now, aboutSeconds(now.total)));
  return {
    ...lab,
    now: named,
    simulate: (values) => {
      const race = simulate(values);
      return race === undefined ? undefined : movedFrom(named, now, race);
    },
  };
}

/** What the numbers change is told from the race as it is named: without a change every part is the named one. */
function movedFrom(named: TimedRace, exact: TimedRace, moved: TimedRace): TimedRace {
  return timedRace(
    named.segments.map((segment, index) => {
      const [before, after] = [exact.segments[index]?.seconds ?? 0, moved.segments[index]?.seconds ?? 0];
      return before === 0 ? segment : { ...segment, seconds: (segment.seconds * after) / before };
    }),
  );
}

/** Parts in whole seconds that add up to the finish: a difference that is read off two of them is the one that is written. */
function inWholeSeconds({ segments, total }: TimedRace): TimedRace {
  const finish = Math.round(total);
  const seconds = wholeParts(
    segments.map((segment) => segment.seconds),
    finish,
  );
  return { segments: segments.map((segment, index) => ({ ...segment, seconds: seconds[index] ?? segment.seconds })), total: finish };
}

/** The eight runs, the stations and the Roxzone in whole seconds, as every page names them. */
function settledHyrox({ segments }: TimedRace): TimedRace {
  const secondsOf = (side: RaceSide) => segments.filter((segment) => segment.side === side).map(({ seconds }) => seconds);
  const [runs, [roxzone = 0]] = [secondsOf("pace"), secondsOf("rest")];
  const times = settleHyrox({ run: getTotal(runs) / runs.length, stations: secondsOf("iron"), roxzone });
  const settled = { pace: [...wholeParts(runs, runs.length * times.run)], iron: [...times.stations], rest: [times.roxzone] };
  return timedRace(segments.map((segment) => ({ ...segment, seconds: settled[segment.side].shift() ?? segment.seconds })));
}

function getTotal(seconds: readonly Seconds[]): Seconds {
  return seconds.reduce((sum, each) => sum + each, 0);
}

/** The recorded splits, where all are there; who timed with one button has the ways through the Roxzone in the runs. */
function lastRace(usual: TimedRace, { splits = {} }: LastRace): TimedRace & { readonly isUsualSplit: boolean } {
  const recorded: NonNullable<LastRace["splits"]> = { roxzone: 0, ...splits };
  if (!usual.segments.every(({ id }) => recorded[id] !== undefined)) return { ...usual, isUsualSplit: true };
  return {
    ...timedRace(usual.segments.map((segment) => ({ ...segment, seconds: recorded[segment.id] ?? segment.seconds }))),
    isUsualSplit: false,
  };
}

function worldClass({ sex }: Athlete, { isPro }: HyroxChoice): ComparedRace {
  const division = choiceDivision({ isPro: true, team: "singles" }, sex);
  const usual = usualHyrox(WORLD_CLASS[sex ?? "female"], sex, division, "singles");
  return {
    id: "elite",
    name: isPro ? "World class" : "World class, Pro",
    isUsualSplit: true,
    source: "mean best of the Elite 15 in 2025, Pro weights (roxlyfe.com)",
    ...usual,
  };
}

function findFormat({ name, type }: Pick<LabRace, "name" | "type">): CompetitionFormat | undefined {
  return competitionFormat(`${type} ${name}`);
}

function findGoal({ target }: LabRace, format: CompetitionFormat): Seconds | undefined {
  return target === undefined ? undefined : readTargetTime(target, getFastest(format));
}

/** Fastest time that counts as a target. It is half an hour for a triathlon: nobody writes minutes and seconds for one. */
function getFastest(format: CompetitionFormat): Seconds {
  return fastestPossible(format) ?? 1800;
}
