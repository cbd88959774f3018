import type { Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { divisionFor } from "../../athlete/hyrox-division.ts";
import { nearHyrox, toEntry } from "../../athlete/hyrox-entry.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { distanceText, timedItem } from "../../prescription/items.ts";
import { relayWait } from "../../week/hyrox/hyrox-relay.ts";
import type { SessionCode } from "../../model/plan.ts";
import { isSimulation, type StationDose } from "../../season/hyrox-week.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import { getRunSeconds } from "../../week/run/run-history.ts";
import { assemble } from "../assemble.ts";
import { easedDose } from "../../model/felt-effort.ts";
import { type ErgWork, ergWork } from "./hyrox-erg.ts";
import { isObstacleRaceAhead } from "./obstacle-station.ts";
import { hyroxOnMachines } from "./hyrox-machines.ts";
import { closedRounds, hyroxRun, isLongRunTurn } from "../../week/hyrox/hyrox-minutes.ts";
import { hyroxNotes, hyroxNotesWithoutRun } from "./hyrox-notes.ts";
import { isAtEasyPace, runLine } from "./hyrox-run.ts";
import { getShape, type HyroxShape, shapeName, smallerShape } from "./hyrox-shape.ts";
import { easyEnd, withLongerStart } from "./longer-start.ts";
import { HYROX_STATIONS, stationNamed } from "../../catalogue/race-formats.ts";
import { stationLine, type StationShare } from "./hyrox-station.ts";
import { inSentence, formatList, shortName } from "../../model/words.ts";
import { DOSE_LADDERS } from "../../catalogue/ladders/dose-ladders.ts";

/** Compromised running: a run, then a station, in rounds; simulations in their weeks; skiing or rowing before where the week has no other day for it. */
export function hyroxSession(planned: SessionBrief): SessionDraft {
  const brief = forNextRace(planned);
  const { context } = brief;
  let shape = eased(brief, getShape(brief));
  const run = context.picker.pick(isAtEasyPace(brief, shape) ? "Easy run" : hyroxRun(context));
  const closed = closedRounds(context, shape);
  const onMachines = closed === undefined ? undefined : hyroxOnMachines(brief, shape, closed);
  if (onMachines !== undefined) return onMachines;
  let stations: readonly string[] = [];
  let erg: ErgWork | undefined;
  const easy = context.picker.pick(context.isNoviceRunner ? "Brisk walk" : "Easy run");
  const assembled = assemble(brief, "hyrox", (seconds, runBudget) => {
    const rounds = fittedRounds(brief, run, shape, { seconds, runBudget });
    const { lines } = rounds;
    const isCut = rounds.shape.rounds * rounds.shape.runMetres < NEARLY_WHOLE_SHARE * shape.rounds * shape.runMetres;
    // What the day cut down is no big session.
    shape = isCut && shape.kind === "last-big" ? { ...rounds.shape, kind: "rounds" } : rounds.shape;
    stations = lines.slice(1).map((item) => item.name);
    const left = seconds - totalSeconds(lines);
    const [runs, first, ...others] = lines;
    if (shape.kind === "leg" && runs !== undefined && first !== undefined && others.length > 0 && left >= SHORTEST_WAIT)
      return { mainWorkout: [runs, first, ...waitLine(brief, left), ...others] };
    erg = ergBefore(brief, shape, left);
    return {
      mainWorkout:
        erg === undefined
          ? [...lines, ...easyEnd(brief, easy, easyTime(brief, easy, left, runBudget - easySeconds(brief, lines[0])))]
          : [erg.line, ...lines],
    };
  });
  const blocks = withLongerStart(brief, assembled, easy);
  const names = [...new Set(stations)].map(shortName);
  const isRun = isRunning(run);
  const runText = isRun ? `${distanceText(shape.runMetres)} run` : inSentence(run.exercise.name);
  const rounds = `${shape.rounds} × ${runText}${names.length === 0 ? "" : ` with ${stationsText(names, stations.length)}`}`;
  // Where fast running is closed nothing of it is hard.
  const isEasy = (shape.kind === "last-hard" || shape.kind === "touch") && run.exercise.name === "Easy run";
  const name = isEasy ? "Compromised run" : shapeName(shape, isRun);
  const after = erg === undefined ? "" : `, after ${erg.label}`;
  return {
    title: `${brief.frame.isDeload ? `Deload: ${inSentence(name)}` : name}, ${rounds}${after}`,
    description: describe(brief, shape, { runText, names, count: stations.length, erg }),
    intent:
      (isObstacleRaceAhead(context)
        ? undefined
        : brief.frame.hyrox?.isLesser === true && shape.kind === "last-hard" && !isEasy
          ? LAST_OF_LESSER
          : isEasy
            ? undefined
            : shape.kind === "leg" && relayWait(context).minutes === 0
              ? "Your two runs and stations one after the other, as on the day."
              : INTENT_TEXTS[shape.kind]) ?? (isRun ? "Run well on tired legs, and leave every station ready to run." : WITHOUT_RUN),
    movementFocus: [isRun ? "run" : "engine", "stations"],
    complexity: 7,
    blocks,
    mainFormat: { kind: "rounds", label: `${shape.rounds} × ${runText}, ${afterRun(shape, stations.length)}`, rounds: shape.rounds },
    ...hyroxWork(
      brief,
      shape,
      blocks.mainWorkout?.find((item) => item.name === run.exercise.name && (item.sets ?? 1) === shape.rounds),
    ),
    notes: isRun ? hyroxNotes(brief, shape) : hyroxNotesWithoutRun(brief),
  };
}

/** A step less hard work is a round less: the easy running around the rounds is not what felt hard (load-plausibility.md section 11). */
function eased({ context: { athlete }, date }: SessionBrief, shape: HyroxShape): HyroxShape {
  const isTraining = shape.kind === "rounds" || shape.kind === "last-big";
  return isTraining && easedDose(athlete, date) !== undefined ? smallerShape(shape) : shape;
}

/** In the last two weeks before a Hyrox its own pace and loads are trained, also where a greater one comes later. */
function forNextRace(brief: SessionBrief): SessionBrief {
  const { context, date, frame } = brief;
  const { hyrox } = frame;
  const next = hyrox?.isLesser === true ? nearHyrox(context.athlete.competitions, date) : undefined;
  if (hyrox === undefined || next === undefined) return brief;
  const entry = toEntry(next.competition, next.format);
  return {
    ...brief,
    frame: { ...frame, hyrox: { ...hyrox, paceOffset: 0 } },
    context: { ...context, entry, division: divisionFor(next.format, entry.kind, context.sex) },
  };
}

/** Walking and jogging between the two legs of a relay, as long as the day has room for. */
function waitLine({ context }: SessionBrief, left: number): readonly DraftItem[] {
  const { minutes } = relayWait(context);
  if (minutes === 0) return [];
  const seconds = 60 * Math.floor(Math.min(left, 60 * minutes, LONGEST_WAIT) / 60);
  const onTheDay = 60 * minutes > seconds ? ` On the day it is about ${minutes} minutes.` : "";
  const notes = `The wait between your two legs: jacket on, walk, jog the last three minutes and go.${onTheDay}`;
  return [timedItem(context, context.picker.pick("Brisk walk"), { seconds, rpe: 2, notes })];
}

const SHORTEST_WAIT = 240;
const LONGEST_WAIT = 1500;

const NEARLY_WHOLE_SHARE = 0.9;

const WITHOUT_RUN = "Station work while out of breath, without the running.";

function isRunning({ exercise }: Choice): boolean {
  return cardioMode(exercise) === "run" || exercise.name === "Run-walk intervals";
}

/** Up to this many are named in a title. */
const MOST_NAMED = 3;
const NUMBER_WORDS = ["four", "five", "six", "seven"] as const;

function stationsText(names: readonly string[], count: number): string {
  if (count <= MOST_NAMED) return formatList(names);
  return count === 8 ? "all eight stations" : `${NUMBER_WORDS[count - 4] ?? count} stations`;
}

const INTENT_TEXTS: { readonly [kind in HyroxShape["kind"]]?: string } = {
  half: "Learn the order of the race and the pace that you can hold through it.",
  "three-quarter": "Find out what the race will feel like from the sandbag on.",
  full: "The race once before the race: splits, breaks, food and shoes are decided here.",
  pair: "Work out the changeovers and a shared pace with your partner.",
  leg: "Two hard legs with a long wait between, as on the day.",
  mini: "Keep the feel of the race while the legs get fresh.",
  touch: "Race pace once more, too short to tire you.",
  "last-hard": "The last hard work: you cannot gain more fitness before the race.",
};

/** More races are to come. */
const LAST_OF_LESSER = "The last hard runs and stations before this race.";

function afterRun(shape: HyroxShape, stations: number): string {
  if (stations === 0) return "a minute of walking between";
  return stations >= shape.rounds ? "each followed by a station" : `the first ${stations} followed by a station`;
}

function describe(
  { frame, date, context: { athlete } }: SessionBrief,
  shape: HyroxShape,
  {
    runText,
    names,
    count,
    erg,
  }: { readonly runText: string; readonly names: readonly string[]; readonly count: number; readonly erg: ErgWork | undefined },
): string {
  const rounds = `${shape.rounds} ${shape.rounds === 1 ? "round" : "rounds"} of ${runText}, ${afterRun(shape, count)}${names.length === 0 ? "" : `: ${formatList(names)}`}.`;
  const first = erg === undefined ? "" : ` First ${erg.label}, while fresh.`;
  return `${rounds}${first}${timeToRace(frame.hyrox?.raceDate, date, athlete)}`;
}

/** " 5 weeks to the race.", " 9 days to Hyrox doubles." where there are several. */
function timeToRace(raceDate: Day | undefined, date: Day, { competitions = [] }: Athlete): string {
  if (raceDate === undefined) return "";
  const days = daysBetween(date, raceDate);
  const races = competitions.filter((race) => race.date >= date);
  const name = races.length < 2 ? undefined : races.find((race) => race.date === raceDate)?.name;
  return ` ${days < COUNTED_IN_DAYS ? `${days} days` : `${Math.round(days / 7)} weeks`} to ${name ?? "the race"}.`;
}

const COUNTED_IN_DAYS = 14;

/** Skiing or rowing before the rounds, where no other session of the week holds it. */
function ergBefore(brief: SessionBrief, shape: HyroxShape, left: number): ErgWork | undefined {
  const { frame, context, weekCodes, isTaper, isRecovery } = brief;
  const elsewhere = weekCodes.includes("SUE") || isLongRunTurn(weekCodes) || shape.kind === "technique";
  if (
    frame.hyrox === undefined ||
    isObstacleRaceAhead(context) ||
    context.entry.kind === "relay" ||
    // One main work a day for who begins: the rounds themselves.
    context.level === "beginner" ||
    elsewhere ||
    frame.isDeload ||
    isTaper ||
    isRecovery ||
    context.highestRpe < 7 ||
    isSimulation(frame.hyrox.kind) ||
    frame.hyrox.kind === "mini"
  )
    return undefined;
  if (shape.stations.some(({ exercise }) => exercise === frame.hyrox?.erg.machine)) {
    const other = frame.hyrox.erg.machine === "Ski erg" ? "Row erg" : "Ski erg";
    return shape.stations.some(({ exercise }) => exercise === other)
      ? undefined
      : ergWork(brief, { ...frame.hyrox.erg, machine: other }, left);
  }
  return ergWork(brief, frame.hyrox.erg, left);
}

/** More easy running has its own days. */
const MOST_EASY = { usual: 720, alone: 1500 } as const;
const EASY_RUNS: readonly SessionCode[] = ["RE", "REs"];
const LONGEST_WALK = 900;

/** What the rounds leave of the time is easy; who cannot run for long yet walks it. */
function easyTime(brief: SessionBrief, easy: Choice, left: number, runBudget: number): number {
  const hasEasyRun = brief.frame.isDeload || brief.weekCodes.some((code) => EASY_RUNS.includes(code));
  const longest = brief.context.isNoviceRunner ? LONGEST_WALK : MOST_EASY[hasEasyRun ? "usual" : "alone"];
  return Math.min(longest, left, cardioMode(easy.exercise) === "run" ? runBudget : left);
}

const MOST_SHARE = 0.96;
const MAX_SHORTENING_STEPS = 60;

interface Room {
  readonly seconds: number;
  /** Seconds of running that the longest run leaves after the warm-up. */
  readonly runBudget: number;
}

interface Rounds {
  readonly shape: HyroxShape;
  /** The runs, then the stations. */
  readonly lines: readonly DraftItem[];
}

/** A smaller simulation, else fewer rounds, then shorter ones, until the time is enough. */
function fittedRounds(brief: SessionBrief, run: Choice, wanted: HyroxShape, { seconds, runBudget }: Room): Rounds {
  const most = { seconds: seconds * MOST_SHARE, runBudget };
  let shape = wanted;
  let built = roundLines(brief, run, shape);
  for (let step = 0; step < MAX_SHORTENING_STEPS && isTooLong(brief, built.lines, most); step++) {
    shape = smallerShape(shape);
    built = roundLines(brief, run, shape);
  }
  return { shape: { ...shape, rounds: built.rounds }, lines: built.lines };
}

function isTooLong(brief: SessionBrief, lines: readonly DraftItem[], { seconds, runBudget }: Room): boolean {
  return totalSeconds(lines) > seconds || easySeconds(brief, lines[0]) > runBudget;
}

/** The longest run is one of easy seconds, and at race pace a second goes further: by a fifth at least. */
function easySeconds({ context }: SessionBrief, run: DraftItem | undefined): number {
  const seconds = getRunSeconds(run === undefined ? [] : [run]);
  const metres = (run?.sets ?? 1) * (run?.dose.metres ?? 0);
  return seconds === 0 ? 0 : Math.max(EASY_SECONDS * seconds, metres * easySecondsPerMetre(context));
}

const EASY_SECONDS = 1.2;

/** A light week has no station at the effort of a race (load-plausibility.md section 7). */
const TECHNIQUE_RPE = 6;

/** Nothing of a touch is done tired: two minutes of walking after each machine. */
const WALK_OF_TOUCH = 120;

/**
 * The runs as one line, then the stations in race order. Rounds differ from each other: where two stations have the same stand-in, the
 * second gives way to a station that is not in the session yet. A simulation keeps every station of the race, and ends at the wall.
 */
function roundLines(brief: SessionBrief, run: Choice, shape: HyroxShape): { readonly lines: DraftItem[]; readonly rounds: number } {
  const isWhole = isSimulation(shape.kind) && shape.kind !== "leg";
  const taken = new Set<string>([run.exercise.name]);
  const use = shape.kind === "technique" ? { rpe: TECHNIQUE_RPE } : shape.kind === "touch" ? { restSeconds: WALK_OF_TOUCH } : {};
  const planned = new Set(shape.stations.map(({ exercise }) => exercise));
  const found: { readonly order: number; readonly line: DraftItem }[] = [];
  // What is there as it is comes first: it is not given up for a stand-in with its name.
  const first = shape.stations.toSorted((a, b) => Number(standsIn(brief, a)) - Number(standsIn(brief, b)));
  for (const dose of first) {
    const others = isWhole ? [] : HYROX_STATIONS.map(({ exercise }) => exercise).filter((exercise) => !planned.has(exercise));
    for (const exercise of [dose.exercise, ...others]) {
      const station = stationNamed(exercise);
      if (station === undefined) continue;
      const share = exercise === dose.exercise ? getShare(dose) : withinReach(brief, exercise, getShare(dose));
      const line = stationLine(brief, station, share, isWhole ? new Set([run.exercise.name]) : taken, use);
      if (line === undefined) continue;
      planned.add(exercise);
      taken.add(line.name);
      found.push({ order: HYROX_STATIONS.indexOf(station), line });
      break;
    }
  }
  const stations = found.toSorted((a, b) => a.order - b.order).map(({ line }) => line);
  const rounds = isWhole && stations.length > 0 ? stations.length : shape.rounds;
  return { lines: [runLine(brief, run, { ...shape, rounds }, stations.length), ...stations], rounds };
}

function standsIn({ context: { picker } }: SessionBrief, { exercise }: StationDose): boolean {
  return picker.pick(exercise).replaced !== undefined;
}

function getShare({ stretches: [amount = 0.5], load }: StationDose): StationShare {
  return { amount, load };
}

/** A station that nobody planned for the week is no longer and no heavier than the weeks before lead to. */
function withinReach({ frame }: SessionBrief, name: string, { amount, load }: StationShare): StationShare {
  const most = frame.hyrox?.reach.find(({ exercise }) => exercise === name);
  return { amount: Math.min(amount, most?.stretches[0] ?? amount), load: Math.min(load, most?.load ?? load) };
}

/** The runs of the session as work of the ladder of compromised running; simulations count as tests (dose-progression.md section 7). */
function hyroxWork(
  { frame, isTaper, isRecovery }: SessionBrief,
  shape: HyroxShape,
  run: DraftItem | undefined,
): Pick<SessionDraft, "work"> {
  if (run?.dose.seconds === undefined || frame.hyrox === undefined || isRecovery) return {};
  const rungs = DOSE_LADDERS.compromised.rungs;
  const reached = rungs.findLastIndex(({ sets, metres = 0 }) => sets * metres <= shape.rounds * shape.runMetres);
  return {
    work: {
      stimulus: "compromised",
      mode: "mixed",
      rung: Math.max(1, reached + 1),
      sets: shape.rounds,
      seconds: run.dose.seconds,
      metres: shape.runMetres,
      restSeconds: 0,
      purpose: frame.isDeload ? "deload" : isSimulation(shape.kind) ? "test" : isTaper ? "taper" : "load",
    },
  };
}
