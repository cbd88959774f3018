import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { EASY_ARMS_KICK as KICK } from "../../season/demand/triathlon-swim.ts";
import { swimSecondsPer100 } from "../../physiology/swim-pace.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { inTurn } from "../in-turn.ts";
import { swimItem } from "./swim-line.ts";

const EASY_DRILLS_DOSE = { metres: 50, sets: 4, rest: 15 } as const;
const REST_SECONDS: Seconds = 20;
/** From so many metres of the set on the repetitions are 200 m. */
const LONG_SET: Metres = 800;
const MIN_LENGTHS = 2;
/** Nothing that lifts or loads one arm alone. */
export const EASY_DRILLS = ["six-kick switch, side kick", "three strokes and roll, side kick", "sculling, six-kick switch"] as const;

/** A swim of `metres` for a sore shoulder: easy lengths, drills, even steady repetitions, and the legs at the end. */
export function easyArmsLines(brief: SessionBrief, metres: Metres, seconds: Seconds): readonly DraftItem[] {
  const { picker, level, athlete } = brief.context;
  const perMetre = swimSecondsPer100(level, athlete.history?.longestSwim?.value) / 100;
  const technique = picker.pick("Swim technique");
  const line = (each: Metres, sets: number, restSeconds: Seconds, rpe: number, notes: string): DraftItem =>
    swimItem(brief, technique, { metres: each, seconds: Math.round(each * perMetre), sets, restSeconds, rpe, notes });
  const start = line(100, 2, EASY_DRILLS_DOSE.rest, 3, "Very easy; breathe every third stroke.");
  const drills = line(
    EASY_DRILLS_DOSE.metres,
    EASY_DRILLS_DOSE.sets,
    EASY_DRILLS_DOSE.rest,
    3,
    `Alternate: ${inTurn(brief, EASY_DRILLS)}.`,
  );
  const board = picker.pick("Kickboard swim");
  const legs =
    board.replaced === undefined
      ? [
          swimItem(brief, board, {
            metres: KICK.metres,
            seconds: KICK.metres * KICK.secondsPerMetre,
            sets: KICK.sets,
            restSeconds: KICK.rest,
            rpe: 4,
            notes: "Kick on your back, arms at your sides, with fins if you have them.",
          }),
        ]
      : [];
  const wanted = metres - AROUND_SET;
  const length = wanted >= LONG_SET ? 200 : 100;
  const least = MIN_LENGTHS * (length * perMetre + REST_SECONDS);
  // On a short day the legs go first, then the drills.
  const beside = [[drills, ...legs], [drills], []].find((parts) => totalSeconds([start, ...parts]) + least <= seconds) ?? [];
  const most = Math.floor((seconds - totalSeconds([start, ...beside])) / (length * perMetre + REST_SECONDS));
  const sets = Math.max(MIN_LENGTHS, Math.min(most, Math.round(wanted / length)));
  const notes = "Steady, one stroke count from the first length to the last; the last one no slower than the first.";
  const main = { ...line(length, sets, REST_SECONDS, 4, notes), why: "By effort: you could talk at the wall after every rep." };
  return [start, ...beside.slice(0, 1), main, ...beside.slice(1)];
}

/** Easy lengths, drills and kicking. */
const AROUND_SET: Metres = 200 + EASY_DRILLS_DOSE.metres * EASY_DRILLS_DOSE.sets + KICK.metres * KICK.sets;
