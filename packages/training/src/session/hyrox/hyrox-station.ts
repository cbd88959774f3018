import { liftShareOn } from "../../athlete/interruptions.ts";
import { hyroxLoad, type HyroxStation } from "../../catalogue/race-formats.ts";
import { formatClock, formatLoad } from "../../units/format.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { isEasyFor, stationKilograms } from "../../season/demand/hyrox/station-load.ts";
import { roundStation } from "../../season/demand/hyrox/station-time.ts";
import { stationTarget } from "../../season/demand/hyrox/targets.ts";
import { type WallBallSet, wallBallSet } from "../../season/demand/hyrox/wall-ball-set.ts";
import { statedTurf } from "../../athlete/stated/stated-turf.ts";
import { startOfLine } from "../../prescription/items.ts";
import { stationCare } from "../../injuries/limits/station-care.ts";
import type { Load } from "../../model/plan.ts";
import { stationWeight } from "./hyrox-division.ts";
import { isObstacleRaceAhead, obstacleLine } from "./obstacle-station.ts";
import { SLED_DRAG, stationChoice } from "./hyrox-stand-in.ts";
import { standInLine } from "./hyrox-stand-in-line.ts";
import { targetFacts } from "../../context/target-facts.ts";

/** Shares of the race amount and the race load. */
export interface StationShare {
  readonly amount: number;
  readonly load: number;
}

/** How a stretch of a station is done. */
export interface StationUse {
  /** So many times, with rest between; absent: once. */
  readonly sets?: number;
  readonly restSeconds?: number;
  /** Rested, not after a run. */
  readonly isFresh?: boolean;
  readonly rpe?: number;
}

/** In the weeks back from a break, below the share of the bar: a race sled is as heavy as it gets (coaches' practice, 75 to 80 % at first). */
const SLED_BELOW_BAR = 0.1;

/** Time to the next line. */
export const SECONDS_BETWEEN = 20;

/** A station at its share of the race, or what stands in for it; undefined when all of that is in the session already. */
export function stationLine(
  brief: SessionBrief,
  station: HyroxStation,
  share: StationShare,
  taken: ReadonlySet<string>,
  use: StationUse = {},
): DraftItem | undefined {
  const { context } = brief;
  if (isObstacleRaceAhead(context)) return lineOfObstacle(context, station, share, taken, use);
  const choice = stationChoice(context, station, taken);
  if (choice === undefined) return undefined;
  const care = stationCare(context, choice.exercise.name);
  const amount = stationAmount(context, station, (care < 1 ? Math.min(1, share.amount) : share.amount) * care);
  const rpe = Math.min(use.rpe ?? 7, context.highestRpe, context.health.aerobicRpe);
  if (choice.replaced !== undefined && choice.exercise.name !== SLED_DRAG) {
    const work = { amount, load: hyroxLoad(station, context.division), isFresh: use.isFresh === true };
    const { seconds } = stationTarget(targetFacts(context), station, work);
    return {
      ...standInLine(context, choice, station, { amount, amountText: amountText(station, amount), seconds, rpe, use, care }),
      ...getSets(use),
    };
  }
  // The sled comes back with the bar after a break.
  const back = liftShareOn({ ...context.athlete, efforts: [] }, brief.date);
  const kept = Math.min(care, back < 1 ? back - SLED_BELOW_BAR : 1);
  const load = stationLoad(context, station, kept < 1 ? Math.min(1, share.load) : share.load, kept);
  const isThrown = station.exercise === "Wall ball";
  const thrower = {
    level: context.level,
    athlete: context.athlete,
    ball: load?.kilograms ?? 0,
    wished: context.wishedSets.get("Wall ball")?.most,
  };
  const pieces = findPieces(context, station, amount, { ...use, ...(isThrown ? { most: wallBallSet(thrower).most } : {}) });
  // Each piece of a pair starts rested.
  const work = {
    amount,
    load: load?.kilograms,
    isFresh: use.isFresh === true || (pieces !== undefined && !station.exercise.endsWith("erg")),
  };
  const { seconds, source } = stationTarget(targetFacts(context), station, work);
  const isDrag = choice.replaced !== undefined;
  const rounded = roundStation(isDrag ? amount * DRAG_SECONDS_PER_METRE : seconds);
  const throws = isThrown ? wallBallSet({ ...thrower, secondsEach: rounded / amount }) : undefined;
  const height = isThrown ? wallBallHeight(context) : undefined;
  return {
    ...startOfLine(context, choice),
    ...getSets(use),
    ...(station.metres === undefined ? { reps: String(amount) } : { distance: stationDistance(amount) }),
    ...(load === undefined ? {} : { load, weight: stationWeight(context, station, load) }),
    rpe,
    notes: [
      height === undefined ? "" : `Target at ${height}: hips below the knees, ball on the line.`,
      throws === undefined || pieces !== undefined ? "" : wallBallText(throws, amount),
      isDrag
        ? dragCue(context)
        : station.exercise.startsWith("Sled")
          ? sledText(context, station, { amount, kilograms: load?.kilograms, seconds: rounded, isInTurns: pieces !== undefined })
          : `About ${formatClock(rounded)} (${source}).`,
      pieces ?? "",
    ]
      .filter((text) => text !== "")
      .join(" "),
    why: stationReason(context, station, amount, load),
    dose: {
      seconds: rounded,
      ...(station.metres === undefined ? { reps: amount } : { metres: amount }),
      ...(use.restSeconds === undefined ? {} : { restSeconds: use.restSeconds }),
      totalSeconds: (use.sets ?? 1) * (rounded * (pieces === undefined ? 1 : 2) + (use.restSeconds ?? SECONDS_BETWEEN)),
    },
  };
}

/** "In sets of 8 to 12 with a few breaths between."; nothing where the amount is one set. */
function wallBallText({ least, most }: WallBallSet, amount: number): string {
  return amount <= most ? "" : `In sets of ${least} to ${most} with a few breaths between.`;
}

/** Seconds of a metre walked backwards. */
const DRAG_SECONDS_PER_METRE = 1.6;

function dragCue(context: PlanContext): string {
  const metres = floorMetres(context);
  return `Backwards with a strap, arms long, small quick steps; change the weight until ${metres} m take about ${Math.round(DRAG_SECONDS_PER_METRE * metres)} s.`;
}

/** Towards an obstacle race the turn of a station is that of an obstacle, as long as the station would take. */
function lineOfObstacle(
  context: PlanContext,
  station: HyroxStation,
  { amount }: StationShare,
  taken: ReadonlySet<string>,
  use: StationUse,
): DraftItem | undefined {
  const work = {
    amount: stationAmount(context, station, amount),
    load: hyroxLoad(station, context.division),
    isFresh: use.isFresh === true,
  };
  return obstacleLine(context, station, stationTarget(targetFacts(context), station, work).seconds, taken, {
    rpe: Math.min(use.rpe ?? 7, context.highestRpe),
    sets: use.sets,
    restSeconds: use.restSeconds,
    between: SECONDS_BETWEEN,
  });
}

interface PieceUse extends StationUse {
  /** Most that is done in a row in one piece. */
  readonly most?: number;
}

/** A pair works in turns: so do the stations after its runs (race-demands.md section 6.5, pieces of 20 to 60 s with as much rest). */
function findPieces(
  context: PlanContext,
  { exercise, metres }: HyroxStation,
  amount: number,
  { isFresh, most }: PieceUse,
): string | undefined {
  const { entry } = context;
  const told = ON_TURF.test(exercise) ? statedTurf(context.athlete) : undefined;
  const usual = exercise.startsWith("Sled") ? floorMetres(context) : (PIECE_METRES[exercise] ?? Number.POSITIVE_INFINITY);
  const whole = told === undefined ? usual : Math.max(told, told * Math.floor(usual / told));
  const piece = Math.min(whole, most ?? Number.POSITIVE_INFINITY);
  if (entry.kind !== "doubles" || isFresh === true || amount <= piece) return undefined;
  const unit = metres === undefined ? "" : " m";
  const step = metres === undefined ? 1 : exercise.endsWith("erg") ? 25 : exercise.startsWith("Sled") ? piece : (told ?? 5);
  const count = Math.ceil(amount / piece - 1e-9);
  const each = step * Math.ceil(amount / count / step - 1e-9);
  const last = amount - each * (count - 1);
  const first = last === each ? count : count - 1;
  const rest = last === each ? "" : ` and ${last}${unit}`;
  return `In turns, as with your partner: ${first === 1 ? "" : `${first} × `}${each}${unit}${rest}, resting as long as each set took.`;
}

const PIECE_METRES: { readonly [exercise: string]: number } = {
  "Ski erg": 250,
  "Burpee broad jump": 20,
  "Row erg": 250,
  "Farmers carry": 50,
  "Sandbag lunge": 25,
  "Wall ball": 15,
};

function getSets({ sets, restSeconds }: StationUse): Partial<DraftItem> {
  if (sets === undefined) return {};
  return { ...(sets === 1 ? {} : { sets }), ...(restSeconds === undefined ? {} : { restBetweenSets: formatClock(restSeconds) }) };
}

/** Lanes of a race (rulebook), where the athlete told of no other floor. */
const LANE_METRES = 12.5;

function floorMetres({ athlete }: Pick<PlanContext, "athlete">): number {
  return statedTurf(athlete) ?? LANE_METRES;
}

/** What is done on the floor of the sleds. */
const ON_TURF = /^(?:Sled|Farmers carry|Sandbag lunge|Burpee broad jump)/u;

interface SledWork {
  readonly amount: number;
  readonly kilograms: number | undefined;
  readonly seconds: number;
  /** The breaths are the partner's turns. */
  readonly isInTurns: boolean;
}

/**
 * What a length takes and the breaths between, which together are the time of the line. The same kilograms are another sled on another floor
 * (load-plausibility.md section 3); the weight of the race is not changed.
 */
function sledText(context: PlanContext, station: HyroxStation, { amount, kilograms, seconds, isInTurns }: SledWork): string {
  const count = isInTurns ? 1 : Math.round(amount / floorMetres(context));
  const rested = stationTarget(targetFacts(context), station, { amount: floorMetres(context), load: kilograms, isFresh: true }).seconds;
  const length = Math.min(Math.round(rested), Math.floor(seconds / count));
  const breath = count === 1 ? 0 : 5 * Math.round((seconds - count * length) / (count - 1) / 5);
  const lengths =
    count === 1 ? "" : `: ${count} lengths of ${length} s${breath < SHORTEST_BREATH ? "" : ` with ${breath} s to breathe between`}`;
  const isRaceWeight = (kilograms ?? 0) > (hyroxLoad(station, context.division) ?? 0) - SAME_WEIGHT;
  return `About ${formatClock(seconds)}${isInTurns ? " of your own work" : lengths}.${isRaceWeight ? "" : ` Sleds run differently on every floor: change the weight until ${count === 1 ? "you hit this time" : "a length takes that"}.`}`;
}

const SHORTEST_BREATH = 10;

/** "25 m of the race's 50 m, at 90 kg instead of 152 kg." */
function stationReason(context: PlanContext, station: HyroxStation, amount: number, load: Load | undefined): string {
  const whole = station.metres === undefined ? `${station.reps ?? 0} reps` : `${station.metres} m`;
  const part = `${amountText(station, amount)} of the race's ${whole}`;
  const race = hyroxLoad(station, context.division);
  if (load === undefined || race === undefined) return `${part}.`;
  if (Math.abs(load.kilograms - race) < SAME_WEIGHT) return `${part}, at race weight.`;
  const hands = load.perHand ? "2 × " : "";
  return `${part}, with ${stationWeight(context, station, load)} instead of ${hands}${formatLoad(race, context.unit)}.`;
}

/** Less is a matter of what the gym has. */
const SAME_WEIGHT = 0.6;

/** The share in whole stretches of what the station is marked in: sleds by lengths of the floor, wall balls by fives. */
function stationAmount(context: PlanContext, { metres, reps, exercise }: HyroxStation, share: number): number {
  const told = ON_TURF.test(exercise) ? statedTurf(context.athlete) : undefined;
  const step =
    told ?? (exercise.startsWith("Sled") ? LANE_METRES : metres === undefined ? 5 : metres >= 1000 ? 50 : metres === 100 ? 5 : 10);
  return Math.max(step, step * Math.round(((metres ?? reps ?? 0) * share) / step));
}

/** "12.5 m", "1 km", "25" */
function stationDistance(metres: number): string {
  return metres === 1000 ? "1 km" : `${metres} m`;
}

function amountText({ metres }: HyroxStation, amount: number): string {
  return metres === undefined ? String(amount) : stationDistance(amount);
}

/** The load of a station for this athlete at a share of the race's; sore regions leave `care` of it. */
function stationLoad(context: PlanContext, station: HyroxStation, ofRace: number, care = 1): Load | undefined {
  const { division, level, unit, athlete } = context;
  const { deadlift, backSquat } = athlete.strength.oneRepMax;
  const isEasy = isEasyFor(station, hyroxLoad(station, division) ?? 0, { deadlift, backSquat });
  const share = (isEasy ? Math.max(1, ofRace) : ofRace) * care;
  const facts = { division, level, unit, bodyWeight: athlete.bodyWeight, age: athlete.age, deadlift };
  const wanted = stationKilograms(facts, station, share);
  const most = context.mostLoaded === undefined ? undefined : stationKilograms({ ...facts, division: context.mostLoaded }, station, 1);
  const kilograms = wanted === undefined ? undefined : Math.min(wanted, most ?? wanted);
  return kilograms === undefined ? undefined : { kilograms, perHand: station.perHand === true, estimated: false };
}

/** The target of a wall ball by the rules: women 2.70 m, men 3.00 m; nothing when the sex is not known. */
export function wallBallHeight({ sex }: Pick<PlanContext, "sex">): string | undefined {
  if (sex === undefined) return undefined;
  return sex === "male" ? "3.00 m" : "2.70 m";
}
