import { NO_LOCATION } from "@ironpace/contract";
import { formatClock, parseClock, type RaceSegment, type TimedRace } from "@ironpace/training";
import { formatDay } from "#ui/format.ts";
import type { Picture, PictureFigure } from "#ui/share/picture.ts";
import type { Competition } from "./lab-race.ts";
import { readSplits } from "./race-splits.ts";
import { aboutClock } from "./race-text.ts";

type Part = Pick<RaceSegment, "side" | "seconds">;

/** A race in its parts, as its athlete may share it: stations above the rod, runs below, as wide as their time. */
export function racePicture(
  { name, date, location }: Pick<Competition, "name" | "date" | "location">,
  parts: readonly Part[],
  { label, seconds, isDone }: { readonly label: string; readonly seconds: number; readonly isDone: boolean },
): Picture {
  const longest = Math.max(...parts.filter(({ side }) => side !== "rest").map((part) => part.seconds));
  return {
    title: name,
    when: `${formatDay(date)} ${date.slice(0, 4)}${location === NO_LOCATION ? "" : `, ${location}`}`,
    headline: { label, value: isDone ? formatClock(seconds) : aboutClock(seconds) },
    columns: parts
      .filter(({ side }) => side !== "rest")
      .map((part) => ({
        width: part.seconds,
        iron: part.side === "iron" ? segmentHeight(part.seconds, longest) : 0,
        pace: part.side === "pace" ? segmentHeight(part.seconds, longest) : 0,
        done: isDone ? 1 : 0,
      })),
    figures: sideSums(parts).map((sum): PictureFigure => ({ label: sum.label, value: formatClock(sum.seconds), unit: "", face: "pace" })),
  };
}

/** The time of the runs, of the stations and between them, as far as a race has them. */
export function sideSums(parts: readonly Part[]) {
  const sums = [
    { label: parts.some(({ side }) => side === "iron") ? "Runs" : "Race", side: "pace" },
    { label: "Stations", side: "iron" },
    { label: parts.some(({ side }) => side === "iron") ? "Roxzone" : "Transitions", side: "rest" },
  ] as const;
  return sums
    .map((sum) => ({ ...sum, seconds: parts.filter(({ side }) => side === sum.side).reduce((total, part) => total + part.seconds, 0) }))
    .filter(({ seconds }) => seconds >= 1);
}

/** Height of a part, 0 to 1: the shortest is still seen. */
function segmentHeight(seconds: number, longest: number): number {
  return 0.3 + (0.7 * seconds) / longest;
}

/** The result with the splits that are kept with it; before the race what is predicted. */
export function competitionPicture(competition: Competition, predicted: TimedRace): Picture {
  const result = competition.result === null ? undefined : parseClock(competition.result);
  if (result === undefined)
    return racePicture(competition, predicted.segments, { label: "Predicted", seconds: predicted.total, isDone: false });
  const splits = readSplits(competition);
  const scale = result / predicted.total;
  const isKnown = predicted.segments.every(({ id, side }) => side === "rest" || splits[id] !== undefined);
  const parts = predicted.segments.map((segment) => ({
    side: segment.side,
    seconds: isKnown ? (splits[segment.id] ?? 0) : segment.seconds * scale,
  }));
  const picture = racePicture(competition, parts, { label: "Finish", seconds: result, isDone: true });
  // How the time was divided is not known: only the bar is drawn by what is usual.
  return isKnown ? picture : { ...picture, figures: [] };
}
