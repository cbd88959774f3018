import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { type Swimmer, SWIMS_FOR_YEARS } from "../../context/swimmer.ts";
import { swimSecondsPer100 } from "../../physiology/swim-pace.ts";
import { inTurn } from "../in-turn.ts";
import { swimItem } from "./swim-line.ts";

const EASY_REST = 20;
const DRILL_REST = 25;
const PIECE_REST = 30;
const LENGTH_METRES = 25;
const PIECE_LENGTH = 50;
const SINGLE_LENGTH_WEEKS = 2;
const MOST_DRILLS = 8;
const SHORT_SWIM = 620;
/** Share of the time left for lengths when a deload asks for less. */
const DELOAD_SHARE = 0.85;

/** A swim of somebody who learns it: calm lengths, one skill, the piece without a stop, then short pieces with rests. */
export function learnerLines(brief: SessionBrief, who: Swimmer, seconds: number): readonly DraftItem[] {
  const { context, swim } = brief;
  const choice = context.picker.pick("Swim technique");
  const perMetre = swimSecondsPer100(context.level, who.longest) / 100;
  const set = (metres: number, sets: number, restSeconds: number, notes: string): DraftItem =>
    swimItem(brief, choice, { metres, seconds: Math.round(metres * perMetre), sets, restSeconds, rpe: 3, notes });
  const room = swim === undefined ? DELOAD_SHARE * seconds : seconds;
  const calm = set(LENGTH_METRES, room < SHORT_SWIM ? 2 : 4, EASY_REST, "Calm: at the wall wait until your breathing is calm, then go on.");
  const drills = set(
    LENGTH_METRES,
    Math.min(MOST_DRILLS, Math.max(2, Math.floor(room / 360))),
    DRILL_REST,
    `Skill: ${getSkill(brief, who)}.`,
  );
  const most = Math.max(
    LENGTH_METRES,
    LENGTH_METRES * Math.floor((0.85 * (room - totalSeconds([calm, drills]))) / perMetre / LENGTH_METRES),
  );
  const piece =
    swim?.kind === "unbroken"
      ? [
          byEffort(
            set(
              Math.min(swim.metres, most),
              1,
              0,
              `Without a stop, ${getStroke(who)}. If you have to stop, hold the wall, breathe out ten times and go on.`,
            ),
          ),
        ]
      : [];
  const left = room - totalSeconds([calm, drills, ...piece]);
  // Who is out of breath after two lengths begins with one at a time.
  const pieceLength =
    (who.longest ?? Infinity) <= PIECE_LENGTH && brief.frame.macroWeek <= SINGLE_LENGTH_WEEKS ? LENGTH_METRES : PIECE_LENGTH;
  const sets = Math.floor(left / (pieceLength * perMetre + PIECE_REST));
  const swum = [calm, drills, ...piece].reduce((sum, { sets: count = 1, dose }) => sum + count * (dose.metres ?? 0), 0);
  const wanted = swim === undefined || !("all" in swim) ? sets : Math.ceil((swim.all - swum) / pieceLength);
  const short = set(
    pieceLength,
    Math.max(room < SHORT_SWIM ? 1 : 2, Math.min(sets, wanted)),
    PIECE_REST,
    `Each as calm as the first, ${getStroke(who)}. Take ten seconds more rest as soon as you are out of breath.`,
  );
  if (piece.length === 0) return [calm, drills, byEffort(short)];
  return sets < 2 || wanted < 2 ? [calm, drills, ...piece] : [calm, drills, ...piece, short];
}

function byEffort(line: DraftItem): DraftItem {
  return { ...line, why: "By effort: slow enough to breathe out under water to the end. No pace yet." };
}

function getStroke({ isBreaststroker, isKickLimited }: Swimmer): string {
  if (isBreaststroker && isKickLimited) return "breaststroke arms with a pull buoy, or a small flutter kick: no whip kick for now";
  if (isBreaststroker) return "breaststroke with a long glide";
  return isKickLimited ? "with a pull buoy or a small kick" : "long strokes, small kick";
}

const FIRST_STEP = "push off and glide face down, breathe out in bubbles, stand up and repeat";

/** One skill a session, in short lengths with rests: towards the crawl for who swims breaststroke only. */
function getSkill({ frame, occurrence, code, context }: SessionBrief, { isBreaststroker, isKickLimited }: Swimmer): string {
  const brief = { frame, occurrence: occurrence + (code === "SW" ? 1 : 0) };
  // Years in the water have taught the first step.
  const isNew = (context.athlete.history?.trainingYears?.swim ?? 0) < SWIMS_FOR_YEARS;
  const first = isNew ? [FIRST_STEP] : [];
  if (!isBreaststroker)
    return inTurn(brief, [
      ...first,
      `glide on one side with the lower arm stretched, ${isKickLimited ? "hardly a kick" : "six small kicks"}, breathe, change sides`,
      "three strokes face down, then roll onto your side to breathe; stop whenever the breath is gone",
      "with a pull buoy: breathe out under water, turn the head, not the shoulders",
    ]);
  return inTurn(brief, [
    ...first,
    isKickLimited ? "arms only with a pull buoy, head down after every breath" : "glide two seconds after every kick",
    "first steps of the crawl: glide on one side with the lower arm stretched, breathe, change sides",
    isKickLimited ? "arms only: wide, quick, then stretch and glide for two seconds" : "two kicks to one pull",
    "first steps of the crawl with a pull buoy: three strokes face down, then stop and breathe",
  ]);
}
