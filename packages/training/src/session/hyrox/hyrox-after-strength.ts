import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { isFirstWeekBack } from "../../athlete/interruptions.ts";
import { isSimulation, type StationDose } from "../../season/hyrox-week.ts";
import { stationNamed } from "../../catalogue/race-formats.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { stationLine } from "./hyrox-station.ts";

/** Share of the time of a strength session that stations may take. */
const MOST_SHARE = 0.4;

/** Without a race ahead; in the two weeks before one stations are no larger than half. */
const FAR_WEEKS = 99;

/** The stations that follow the lifting this week, rested and at their own rung; fewer where the time is short. */
export function stationsAfterStrength(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const { frame, occurrence, isTaper, isRecovery, context } = brief;
  if (frame.hyrox === undefined || frame.isDeload || isRecovery || brief.lightReason !== undefined || context.highestRpe < 7) return [];
  // After days away squats and pulls are enough for the legs of the first week; carries and sleds come with the next one.
  if (isFirstWeekBack(context.athlete, brief.date)) return [];
  // The day after a simulation legs have had their stations.
  if (isSimulation(frame.hyrox.kind) && brief.weekCodes.indexOf(brief.code) === brief.weekCodes.indexOf("HX") + 1) return [];
  const doses = (frame.hyrox.afterStrength[occurrence] ?? []).map(shortLunges).map((dose) => shortJumps(brief, dose));
  const isOpen = ({ name }: DraftItem): boolean => brief.without?.has(name) !== true;
  if ((isTaper && frame.weeksToRace === 0) || frame.season?.phase === "recovery") return [];
  // Each station once rather than one of them often: first whole, then two stretches each, then one, then fewer stations.
  const twice = doses.map((dose) => ({ ...dose, stretches: dose.stretches.slice(0, 2) }));
  const once = doses.map((dose) => ({ ...dose, stretches: dose.stretches.slice(0, 1) }));
  const half = once.map((dose) => ({ ...dose, stretches: dose.stretches.map((share) => Math.min(0.5, share)) }));
  // Close to the race one station in full is worth more than two halves.
  const shapes =
    isTaper || (frame.weeksToRace ?? FAR_WEEKS) <= 1
      ? [half, half.slice(0, 1)]
      : [doses, twice, once, once.slice(0, 1), half, half.slice(0, 1)];
  const tried = shapes.map((some) => getLines(brief, some).filter(isOpen));
  return tried.find((lines) => totalSeconds(lines) <= seconds * MOST_SHARE) ?? [];
}

/** After squats and pulls the longest station of the legs stays at half: the next fast run is two days away. */
function shortLunges(dose: StationDose): StationDose {
  return dose.exercise === LUNGE_NAME ? { ...dose, stretches: [Math.min(0.5, dose.stretches[0] ?? 0.5)] } : dose;
}

const LUNGE_NAME = "Sandbag lunge";

/** Jumps make legs sore for days: on the eve of a hard session they stay at half of the race, whatever they have come to. */
function shortJumps({ weekCodes, weekdays, weekday }: SessionBrief, dose: StationDose): StationDose {
  const isEve = weekCodes.some((code, index) => codeFacts(code).hard && weekdays[index] === (weekday % 7) + 1);
  if (dose.exercise !== JUMP_NAME || !isEve || dose.stretches.reduce((sum, share) => sum + share, 0) <= MOST_JUMPS) return dose;
  const first = Math.min(MOST_JUMPS, dose.stretches[0] ?? MOST_JUMPS);
  return { ...dose, stretches: Array.from({ length: Math.max(1, Math.floor(MOST_JUMPS / first)) }, () => first) };
}

const JUMP_NAME = "Burpee broad jump";
const MOST_JUMPS = 0.5;

function getLines(brief: SessionBrief, doses: readonly StationDose[]): readonly DraftItem[] {
  const taken = new Set<string>();
  const lines = doses.flatMap((dose) => doseLines(brief, dose, taken));
  const last = lines.at(-1);
  return last === undefined ? lines : [...lines.slice(0, -1), withoutLastRest(last)];
}

/** Nothing follows the last station but the cooldown: after its only stretch there is nothing to rest for. */
function withoutLastRest(line: DraftItem): DraftItem {
  const { restBetweenSets: _rest, ...others } = line;
  const { restSeconds = 0, ...dose } = line.dose;
  if ((line.sets ?? 1) > 1 || restSeconds <= WALK_OFF) return line;
  return { ...others, dose: { ...dose, totalSeconds: dose.totalSeconds - restSeconds + WALK_OFF } };
}

/** Seconds from the last station to the cooldown. */
const WALK_OFF = 30;

/** One line for stretches of one length, two where a full one is followed by a half. */
function doseLines(brief: SessionBrief, { exercise, stretches, load }: StationDose, taken: Set<string>): DraftItem[] {
  const station = stationNamed(exercise);
  if (station === undefined) return [];
  const lengths = [...new Set(stretches)];
  const lines = lengths.flatMap((amount) => {
    const sets = stretches.filter((share) => share === amount).length;
    const first = stationLine(brief, station, { amount, load }, taken, { isFresh: true, rpe: STATION_RPE });
    if (first === undefined) return [];
    const restSeconds = 15 * Math.round(((first.dose.seconds ?? 60) * restShare(stretches.length)) / 15);
    return (
      stationLine(brief, station, { amount, load }, taken, {
        sets,
        restSeconds: Math.max(30, restSeconds),
        isFresh: true,
        rpe: STATION_RPE,
      }) ?? []
    );
  });
  for (const { name } of lines) taken.add(name);
  return lines;
}

const STATION_RPE = 7;

/** Rest against work: twice as long in short stretches, as long in long ones (dose-progression.md section 2.2). */
function restShare(stretches: number): number {
  return stretches >= 2 ? 1.5 : 1;
}
