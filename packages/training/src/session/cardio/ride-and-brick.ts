import { indoorsUntil, isIndoorsOnly, longestIndoors } from "../../statements/wishes/indoor-rides.ts";
import { unwantedText } from "../../statements/wishes/wish-clauses.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import {
  brickMinutes,
  BRICKS_FOR_ALL,
  EFFORT_RPE,
  FIRST_EFFORT_WEEK,
  isRehearsalRide,
  racePowerMinutes,
  type TriathlonDay,
  triathlonDay,
} from "../../season/demand/triathlon-build.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { durationText } from "../../prescription/items.ts";
import type { PlanContext } from "../../context/context.ts";
import { predictedSeconds } from "../../season/demand/predicted-time.ts";
import { formatDistance } from "../../units/format.ts";
import { MUCH_FOOD_FROM, raceSpeed } from "../race/race-plan.ts";
import { TRIATHLON_EFFORT } from "../race/triathlon-race.ts";
import { assemble } from "../assemble.ts";
import { inTurn } from "../in-turn.ts";
import { standInNotes } from "../stand-in-notes.ts";
import { machineName, minutes } from "../../prescription/cardio/machines.ts";
import type { Minutes } from "../../units/units.ts";

/** Without a triathlon ahead. */
const LONGEST_BRICK = { beginner: 600, intermediate: 900, advanced: 1500, elite: 1800 } as const;
const SHORTEST_BRICK = 300;
/** A shorter ride is no race in small. */
const SHORTEST_REHEARSAL = 5400;
const LARGEST_BRICK_SHARE = 0.35;
/** Nearer to a triathlon than this the long ride has stretches at race effort in every other week. */
const FIRST_TEMPO = 70;
/** Share of the ride at race effort, in every other week from the development phase on. */
const TEMPO_SHARE = 0.15;
const SHORTEST_TEMPO = 600;
/** Faster than easy, the same minutes are more metres. */
const AT_RACE_PACE = 0.86;

/** Long ride, from the development phase on with a run straight off the bike. */
export function rideAndBrick(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const ride = context.picker.pick("Long ride");
  const brick = context.picker.pick("Brick run off the bike");
  const day = brief.isRecovery ? undefined : triathlonDay(context.athlete, context.level, brief.date);
  const isLate = frame.phase !== "foundation" && !frame.isDeload && !brief.isRecovery;
  const mayRehearse = day !== undefined && isRehearsalRide(day) && !frame.isDeload && !brief.isTaper && context.highestRpe >= 5;
  let isRehearsal = false;
  const brickSeconds = day === undefined ? undefined : 60 * (brief.run ?? brickMinutes(day, frame));
  let riding = 0;
  let run = 0;
  const blocks = assemble(
    brief,
    "ride",
    (seconds, runBudget) => {
      const wanted =
        brickSeconds ??
        (brief.run !== 0 && isLate && context.athlete.focus === "triathlon" ? Math.min(seconds * 0.2, LONGEST_BRICK[context.level]) : 0);
      // Who runs and walks in turn does not run off the bike before the race is near.
      const isReady = (!context.isNoviceRunner && context.runReturn === undefined) || (day !== undefined && day.days <= BRICKS_FOR_ALL);
      run =
        brick.replaced === undefined && isReady
          ? minutes(Math.min(mayRehearse ? AT_RACE_PACE * runBudget : runBudget, wanted, seconds * LARGEST_BRICK_SHARE))
          : 0;
      if (run < SHORTEST_BRICK) run = 0;
      riding = minutes(Math.min(seconds - run, 60 * context.health.rideMinutes));
      isRehearsal = mayRehearse && run > 0 && riding >= SHORTEST_REHEARSAL;
      const rides = isRehearsal && day !== undefined ? rehearsalLines(brief, ride, riding, day) : rideLines(brief, ride, riding, day);
      return { mainWorkout: [...rides, ...(run === 0 ? [] : [brickLine(brief, brick, run, isRehearsal ? day : undefined)])] };
    },
    { warmupSeconds: ON_THE_SPOT },
  );
  const { dislikes = "" } = context.athlete;
  const indoors = dislikesTrainer(dislikes) ? (longestIndoors(dislikes) ?? MOST_INDOORS) : Number.POSITIVE_INFINITY;
  const isOnTrainer = ridesInside(brief);
  const length = durationText(riding);
  const sport = cardioMode(ride.exercise) === "bike" ? "ride" : machineName(ride.exercise.name);
  const tempo = (blocks.mainWorkout ?? []).some((item) => item.sets !== undefined && item.name === ride.exercise.name);
  return {
    title:
      isRehearsal && day !== undefined
        ? `Race rehearsal: ${length} ${sport} with ${durationText(racePowerSeconds(day, riding))} at race effort, ${durationText(run)} run`
        : run > 0
          ? `${frame.isDeload ? "Deload brick" : "Brick"}: ${length} ${sport}, ${durationText(run)} run`
          : rideTitle(sport, riding, frame.isDeload),
    description: isRehearsal
      ? "A small version of the race: ride at race effort, eat and drink as on the day, and run off the bike at race pace."
      : `${tempo ? "Steady, with stretches at race effort" : riding < LEAST_LONG_RIDE ? "Steady and easy" : "Steady and easy, for a long time"}${run > 0 ? ", and a short run straight after it." : "."}`,
    intent: run > 0 ? "Endurance on the bike, and legs that can run afterwards." : "Endurance: long hours that do not tire you much.",
    movementFocus: run > 0 ? ["bike", "run"] : ["bike"],
    complexity: 3,
    blocks,
    mainFormat: {
      kind: "steady",
      label: `${length}${tempo ? " with race effort" : " easy"}`,
      target: length,
    },
    notes:
      cardioMode(ride.exercise) === "bike"
        ? isOnTrainer
          ? { ...getNotes(brief, run > 0, isRehearsal || tempo), strategy: `${ON_THE_TRAINER}${run > 0 ? CHANGE_BESIDE_IT : ""}` }
          : withoutTrainer(getNotes(brief, run > 0, isRehearsal || tempo), riding > 60 * indoors ? indoors : undefined)
        : standInNotes(brief, "long", cardioMode(ride.exercise)),
  };
}

/** Seconds below which no ride of a triathlete is a long one, whatever day it has. */
const LEAST_LONG_RIDE = 3600;

function rideTitle(sport: string, seconds: number, isDeload: boolean): string {
  const name = seconds < LEAST_LONG_RIDE ? "easy" : "long";
  return `${isDeload ? `Deload: ${name}` : `${name.charAt(0).toUpperCase()}${name.slice(1)}`} ${sport}, ${durationText(seconds)}`;
}

const ON_THE_TRAINER = "On the trainer: a fan, a towel and two bottles. Change the gear and stand up for a minute every ten minutes.";
const CHANGE_BESIDE_IT = " Lay out the running shoes beside it and time the transition.";
const MOST_INDOORS: Minutes = 60;

/** Whether every ride of the day is on the trainer: as wished, or because nothing is ridden outside. */
export function ridesInside({ context, date }: Pick<SessionBrief, "context" | "date">): boolean {
  return !context.health.outdoors || (indoorsUntil(context.athlete.dislikes ?? "", context.start) ?? "") >= date;
}

/** A ride begins with its own easy minutes. */
const ON_THE_SPOT = 120;

function dislikesTrainer(dislikes = ""): boolean {
  const unwanted = unwantedText(dislikes);
  // "Indoor trainer only until February" asks for it.
  return /turbo|roller|rollo|rodillo|trainer|rolle\b|indoor|zwift|home.?trainer/iu.test(unwanted) && !isIndoorsOnly(unwanted);
}

/** Where the trainer is disliked long rides are outside, but not on ice: `indoors` is the longest ride that is bearable there. */
function withoutTrainer(notes: SessionDraft["notes"], indoors: Minutes | undefined): SessionDraft["notes"] {
  if (indoors === undefined) return notes;
  const strategy = `Ride outside, warm hands and lights on. On ice or in the dark ride ${indoors} min indoors instead. ${notes.strategy}`;
  return { ...notes, strategy };
}

function rideLines(brief: SessionBrief, ride: Choice, seconds: number, day: TriathlonDay | undefined): DraftItem[] {
  const { context, frame } = brief;
  const isLate = day === undefined ? frame.phase !== "foundation" : day.days <= FIRST_TEMPO;
  const easy = (time: number): DraftItem =>
    cardioItem(context, ride, {
      zone: "easy",
      seconds: minutes(time),
      show: "time",
      notes: feeds(brief, seconds) ? "Steady and easy; eat and drink every 20 minutes." : "Steady and easy.",
    });
  const effort = raceEffort(brief, seconds, isLate);
  if (effort === undefined) return [easy(seconds)];
  const between = 300;
  const steady = cardioItem(context, ride, {
    zone: "steady",
    seconds: effort.seconds,
    sets: effort.sets,
    restSeconds: between,
    show: "time",
    notes: `${ridesInside(brief) ? "E" : "Race position, e"}ven pressure; five easy minutes after each.`,
  });
  const line = day === undefined ? steady : inWatts(atRacePower(context, steady, day));
  return [easy(seconds - effort.sets * (effort.seconds + between)), line];
}

/** Short stretches are felt less than the race that their power is of: the watts say enough. */
function inWatts(line: DraftItem): DraftItem {
  const { power } = line;
  return power === undefined ? line : { ...line, intensity: `${power.low}–${power.high} W` };
}

interface Effort {
  readonly sets: number;
  readonly seconds: number;
}

/** Stretches of five minutes at race effort by loading weeks (race-demands.md section 7). */
const EFFORT_SECONDS = 300;
const FEWEST_EFFORTS = 2;
const MOST_EFFORTS = 4;
/** A ride of less has no room for them. */
const SHORTEST_WITH_EFFORTS = 2700;

/**
 * The stretches at race effort of a long ride. Towards a triathlon they come from the third week on and grow, in every week where it is the only ride, in
 * every other one beside a hard ride.
 */
function raceEffort(brief: SessionBrief, seconds: number, isLate: boolean): Effort | undefined {
  const { context, frame, weekCodes } = brief;
  if (frame.isDeload || brief.isTaper || brief.isRecovery) return undefined;
  const tempo = minutes((seconds * TEMPO_SHARE) / 2);
  if (isLate && frame.macroWeek % 2 === 0 && context.level !== "beginner" && 2 * tempo >= SHORTEST_TEMPO)
    return { sets: 2, seconds: tempo };
  const isAhead = triathlonDay(context.athlete, context.level, brief.date) !== undefined;
  const isTurn = !weekCodes.includes("BQ") || frame.macroWeek % 2 === 1;
  const hasRoom = seconds >= SHORTEST_WITH_EFFORTS && context.highestRpe >= EFFORT_RPE;
  if (!isAhead || !isTurn || !hasRoom || frame.macroWeek < FIRST_EFFORT_WEEK || brief.isFirstBack) return undefined;
  const loading = frame.macroWeek - FIRST_EFFORT_WEEK - Math.floor((frame.macroWeek - 1) / 4);
  const room = Math.floor(seconds / (2 * (EFFORT_SECONDS + 300)));
  return { sets: Math.max(FEWEST_EFFORTS, Math.min(MOST_EFFORTS, room, FEWEST_EFFORTS + loading)), seconds: EFFORT_SECONDS };
}

/** Food is practised for a race, and eaten on rides that are long enough to need it. */
function feeds({ context: { athlete } }: SessionBrief, seconds: number): boolean {
  return athlete.focus === "triathlon" || seconds >= LONG_ENOUGH_TO_EAT;
}

const LONG_ENOUGH_TO_EAT = 5400;

/** No more of the ride than this is at race effort. */
const MOST_RACE_POWER = 0.55;

function racePowerSeconds(day: TriathlonDay, riding: number): number {
  return minutes(Math.min(60 * racePowerMinutes(day), riding * MOST_RACE_POWER) / 3) * 3;
}

/** Easy riding, and the minutes at race power in three parts. */
function rehearsalLines(brief: SessionBrief, ride: Choice, seconds: number, day: TriathlonDay): DraftItem[] {
  const { context } = brief;
  const each = racePowerSeconds(day, seconds) / 3;
  const easy = (time: number): DraftItem =>
    cardioItem(context, ride, {
      zone: "easy",
      seconds: minutes(time),
      show: "time",
      notes: "Easy riding around the race stretches; eat and drink every 20 minutes.",
    });
  const between = 300;
  const race = atRacePower(
    context,
    cardioItem(context, ride, {
      zone: "steady",
      seconds: each,
      sets: 3,
      restSeconds: between,
      show: "time",
      notes: `The effort of the race, in the race position, with race drink: even pressure${ridesInside(brief) ? "" : ", lighter on every climb"}.`,
    }),
    day,
  );
  return [easy(seconds - race.dose.totalSeconds), race];
}

/** The line with the power of race day. */
function atRacePower({ capacities: { ftp } }: PlanContext, line: DraftItem, { demand: { event } }: TriathlonDay): DraftItem {
  if (ftp === undefined || line.power === undefined) return line;
  const { low, high } = TRIATHLON_EFFORT[event];
  const power = { ...line.power, low: Math.round((ftp.value * low) / 100), high: Math.round((ftp.value * high) / 100) };
  return {
    ...line,
    power,
    intensity: `${power.low}–${power.high} W, RPE ${line.rpe ?? TRIATHLON_EFFORT[event].rpe}`,
    why: `${low}–${high}% of a functional threshold power of ${Math.round(ftp.value)} W: the power of race day.`,
  };
}

/** The line at the pace that the run of race day is planned at. */
function atRacePace(context: PlanContext, line: DraftItem, { demand: { event } }: TriathlonDay): DraftItem {
  const metres = TRIATHLON_EFFORT[event].run;
  const open = predictedSeconds(context, metres);
  const { vdot } = context.capacities;
  const { seconds } = line.dose;
  if (open === undefined || vdot === undefined || seconds === undefined) return line;
  const perKilometre = (1000 * open * TRIATHLON_EFFORT[event].runShare) / metres;
  const ran = 100 * Math.round((10 * seconds) / perKilometre);
  return {
    ...line,
    ...raceSpeed(perKilometre, vdot.estimated),
    distance: formatDistance(ran),
    why: "The pace of your run on race day.",
    dose: { ...line.dose, metres: ran },
  };
}

export function brickLine(brief: SessionBrief, brick: Choice, seconds: number, rehearsed: TriathlonDay | undefined): DraftItem {
  const isRehearsal = rehearsed !== undefined;
  const line = cardioItem(brief.context, brick, {
    zone: isRehearsal ? "steady" : "easy",
    seconds,
    show: "both",
    notes: inTurn(brief, [
      "Quick transition, then short quick steps until the legs come back.",
      "Out of the bike shoes and running within two minutes; the first kilometre is the slowest.",
      "Run by steps, not by pace: quick feet for five minutes.",
    ]),
  });
  return rehearsed === undefined ? line : atRacePace(brief.context, line, rehearsed);
}

function getNotes(brief: SessionBrief, hasRun: boolean, hasEffort: boolean): SessionDraft["notes"] {
  return {
    stimulus: hasEffort
      ? "Easy except for the stretches at race effort: even pressure in those, then easy again at once."
      : hasRun
        ? inTurn(brief, [
            "Conversational on the ride. The run feels odd for five minutes and then normal: that is the training.",
            "Nothing hard until you change shoes; then light and quick.",
          ])
        : inTurn(brief, [
            "Conversational for the whole ride; the last half hour as fresh as the first.",
            "A long easy effort: seat, hands and stomach train as much as the legs.",
            "Even breathing from the first minute to the last.",
          ]),
    strategy: inTurn(
      brief,
      brief.context.athlete.focus === "triathlon"
        ? [
            `Hold back on climbs, spin the last ten minutes. ${60 * brief.minutes >= MUCH_FOOD_FROM ? "60–90 g" : "30–60 g"} of carbohydrate and a bottle per hour.`,
            hasRun
              ? "Lay out everything for the transition before you start and time it: rack, helmet, shoes, go. Eat early, not when you are hungry."
              : "Eat and drink by the clock from minute 15 on, not when you are hungry. Stand up out of the saddle every ten minutes.",
            "Practise what the race needs: drink while riding, take corners, mount and dismount before a line.",
            `Ride the first third ${brief.context.capacities.ftp === undefined ? "easier than you could" : "at the low end of the range"}. If breathing gets heavier at the same power, drink and ease off.`,
          ]
        : RIDE_STRATEGY,
    ),
  };
}

/** Without a race there is nothing to rehearse. */
const RIDE_STRATEGY = [
  "Hold back on climbs and spin the last ten minutes.",
  "Ride the first third easier than you could. If breathing gets heavier at the same effort, ease off.",
] as const;
