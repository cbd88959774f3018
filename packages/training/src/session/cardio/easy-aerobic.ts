import type { Athlete, Level } from "../../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import { statedEverydayAims } from "../../athlete/stated/stated-everyday-aims.ts";
import { daysBetween } from "../../calendar/day.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import type { PlanContext } from "../../context/context.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { dailyWalk } from "../../free-text/training-wishes/daily-walks.ts";
import { totalSeconds } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { injuredLeg } from "../../injuries/impact.ts";
import { isGentleDay, isWalkDay } from "../../injuries/return-ladder/protection.ts";
import { durationText } from "../../prescription/items.ts";
import { weakCardio } from "../../selection/weak-link.ts";
import type { Seconds } from "../../units/units.ts";
import { SHORTEST_SESSION } from "../../week/slots/week-layout.ts";
import { formatList } from "../../model/words.ts";
import { SHORTEST_WARMUP } from "../time-frame.ts";
import { assemble, withoutMobility } from "../assemble.ts";
import { runs } from "./engine-piece.ts";
import { isMeet } from "../../selection/strength/fresh-legs.ts";
import { likedMachines } from "../../selection/liked.ts";
import { isDislikedLong } from "../../statements/wished-exercises/disliked-long.ts";
import { inTurn } from "../in-turn.ts";
import { isMildlyLimited } from "../../prescription/load/mild-limits.ts";
import { lowImpactMachine } from "./low-impact-machine.ts";
import { machineName, minutes } from "../../prescription/cardio/machines.ts";
import { mobilityFinish } from "../warmup/mobility.ts";
import { recoverySession } from "../recovery.ts";
import { hasPelvicGirdlePain, inShortWalks } from "../finish/pelvic-cues.ts";

/** Machines in turn, so that easy days differ: two, one, three. */
const MACHINE_TURNS: readonly [readonly string[], ...(readonly string[])[]] = [
  ["Bike erg", "Row erg"],
  ["Row erg"],
  ["Ski erg", "Bike erg", "Row erg"],
  ["Bike erg", "Elliptical"],
  ["Bike erg"],
  ["Row erg", "Ski erg"],
];

/** For a session too short for two of them; as many as it takes that steps of two meet all. */
const SINGLE_MACHINES = ["Bike erg", "Row erg", "Ski erg", "Elliptical", "Brisk walk"] as const;

const IN_THE_WATER =
  "Long strokes in one rhythm, the same effort from the first minute to the last; rest at the wall whenever breathing gets short.";

/** On a machine nobody changes before this. */
const SHORTEST_PART = 600;

/** Easy aerobic work on one to three machines, or on those named. */
export function easyAerobic(brief: SessionBrief, machines?: readonly string[]): SessionDraft {
  const wanted = machines ?? getMachines(brief);
  const chosen = onFoot(brief, wanted) ?? wanted;
  // In a deload the walk of every day is the easy part: the session is for the joints.
  const isWalk = chosen.every((name) => walked(brief, lowImpactMachine(brief.context, name, chosen)).exercise.name === WALK_NAME);
  if (isWalk && brief.frame.isDeload && (dailyWalk(brief.context.athlete)?.minutes ?? 0) >= brief.minutes) return recoverySession(brief);
  const blocks = assemble(
    brief,
    "aerobic",
    (all) => {
      const finish = brief.occurrence === 0 || FOCUS_TRAITS[brief.context.athlete.focus].isEndurance ? [] : mobilityFinish(brief, all);
      return { mainWorkout: parts(brief, chosen, all - totalSeconds(finish)), finish };
    },
    {
      warmupSeconds: SHORTEST_WARMUP,
      isOwnWarmup: isWalk,
    },
  );
  const main = blocks.mainWorkout ?? [];
  const cardio = withoutMobility(main);
  const names = [...new Set(cardio.map((item) => machineName(item.name)))];
  const [walk] = cardio;
  const inPieces = cardio.length === 1 && (walk?.sets ?? 1) > 1 && walk?.name === WALK_NAME ? `${walk.sets} × ${walk.duration}` : undefined;
  const total = inPieces ?? durationText(60 * Math.round(totalSeconds(cardio) / 60));
  const faster = cardio.find(isFaster);
  const brisk = faster === undefined ? "" : ` with ${faster.sets} × ${faster.duration} brisk`;
  const mobility = cardio.length < main.length ? " and mobility" : "";
  return {
    title: `${brief.frame.isDeload ? "Deload engine" : "Easy engine"}: ${formatList(names)}, ${total}${brisk}${mobility}`,
    description: inTurn(
      brief,
      faster !== undefined
        ? ["Easy minutes, then some brisk ones that make the heart work."]
        : isOnFoot(cardio)
          ? ON_FOOT
          : ["An even easy effort: the heart works, joints and muscles rest.", "Aerobic base without a single hard minute."],
    ),
    intent: isForBones(brief.context)
      ? "Time on your feet, for bones and heart."
      : hasPelvicGirdlePain(brief.context) && isOnFoot(cardio)
        ? "Some movement for heart and head, in short spells that your pelvis tolerates well."
        : cardio.some(({ name }) => name.endsWith("run"))
          ? "Aerobic base."
          : "Aerobic base without load on joints and muscles.",
    movementFocus: ["aerobic"],
    complexity: 1,
    blocks,
    mainFormat: { kind: "steady", label: `${total} ${brisk === "" ? "easy" : `easy${brisk}`}`, target: total },
    notes: {
      ...(faster === undefined ? getNotes(brief, names.length, isOnFoot(cardio)) : FASTER_NOTES),
      ...(cardio.some(({ name }) => name.startsWith("Swim")) ? { strategy: IN_THE_WATER } : {}),
      warmup: "The first minutes are the easiest.",
    },
  };
}

function parts(brief: SessionBrief, machines: readonly string[], seconds: number): DraftItem[] {
  const { context } = brief;
  const wanted = machines.slice(0, Math.max(1, Math.floor(seconds / SHORTEST_PART)));
  const choices = onMachines(brief, [
    ...new Map(
      wanted
        .map((name) => withoutWish(brief, walked(brief, lowImpactMachine(context, name, wanted), wanted)))
        .map((choice) => [choice.exercise.name, choice]),
    ).values(),
  ]);
  const run = choices.find(({ exercise }) => exercise.name === "Easy run");
  const share = seconds / choices.length;
  // A run stays within the longest run; the machines take what is left.
  const running = Math.min(context.athlete.focus === "crossfit" ? Math.max(share, RUN_SHARE * seconds) : share, brief.longestRun);
  const others = run === undefined || choices.length === 1 ? share : (seconds - running) / (choices.length - 1);
  const [only] = choices;
  if (only?.exercise.name === WALK_NAME && hasPelvicGirdlePain(context)) {
    const walk = cardioItem(context, only, { zone: "easy", seconds: minutes(seconds), show: "time", notes: "Rest sitting down." });
    return [inShortWalks(walk)];
  }
  // "Walk 5-15 min ×3-5 a day" (return-ladders.md section 5.7).
  if (only?.exercise.name === WALK_NAME && context.protection?.walksOnly === true && isGentleDay(context.protection, brief.date)) {
    const walk = cardioItem(context, only, {
      zone: "easy",
      seconds: minutes(seconds),
      show: "time",
      notes: "Spread over the day: strolling, not brisk. Stop before it gets worse.",
    });
    return [inShortWalks(walk, { longest: LONGEST_STROLL, between: 0 })];
  }
  const faster = only === undefined ? undefined : fasterPart(brief, only, seconds);
  if (only !== undefined && faster !== undefined) {
    const easy = minutes(seconds - faster.dose.totalSeconds);
    return [cardioItem(context, only, { zone: "easy", seconds: easy, show: "time", notes: cueFor(brief, only) }), faster];
  }
  return choices.map((choice) => {
    const part = choice === run ? running : others;
    return cardioItem(context, choice, { zone: "easy", seconds: minutes(part), show: "time", notes: cueFor(brief, choice) });
  });
}

/** Seconds: well within the walk that the next step asks for ("5-15 min ×3-5 a day"). */
const LONGEST_STROLL = 480;

/** A drill on the floor is no easy engine: where one would stand in for a machine, any other that is there goes on (and a circuit where none is). */
function onMachines({ context: { picker } }: SessionBrief, choices: readonly Choice[]): readonly Choice[] {
  const engines = choices.filter(isEngine);
  if (engines.length > 0) return engines;
  const other = picker.open([...ANY_MACHINE, WALK_NAME]).find(isEngine);
  return other === undefined ? choices : [other];
}

function isEngine({ exercise }: Choice): boolean {
  return exercise.category === "cardio";
}

const ANY_MACHINE = ["Bike erg", "Row erg", "Ski erg", "Elliptical", "Assault bike"] as const;

/**
 * Steps and slopes in the place of a machine are no easy work: a walk is, and for whoever runs or is advanced a machine that loads nothing sore
 * (load-plausibility.md LP35: a walk is no training for the fit).
 */
function walked({ context }: SessionBrief, choice: Choice, others: readonly string[] = []): Choice {
  const { picker, athlete, level } = context;
  const { name } = choice.exercise;
  if (choice.replaced === undefined || !NO_MACHINE.has(name)) return choice;
  const isFit = athlete.conditioning.run5k !== undefined || !MAY_WALK.has(level);
  const machine = picker
    .open(ANY_MACHINE)
    .find(({ exercise }) => !others.includes(exercise.name) && !isMildlyLimited(context, exercise) && isEngine({ exercise }));
  if (isFit && machine !== undefined) return { ...choice, exercise: machine.exercise };
  return name !== WALK_NAME && picker.allows(WALK_NAME) ? { ...choice, exercise: picker.pick(WALK_NAME).exercise } : choice;
}

/** Nobody asked for a machine that is not there: what is done instead replaces nothing. */
function withoutWish({ context: { picker } }: SessionBrief, { exercise, replaced }: Choice): Choice {
  return replaced?.reason.startsWith("It needs") === true && exercise.category === "cardio" && picker.allows(exercise.name)
    ? picker.pick(exercise.name)
    : { exercise, ...(replaced === undefined ? {} : { replaced }) };
}

const WALK_NAME = "Brisk walk";

/** Least share of running on a day on foot and on a machine, for CrossFit: short pieces do not keep up running. */
const RUN_SHARE = 0.65;

const MAY_WALK: ReadonlySet<Level> = new Set<Level>(["beginner", "intermediate"]);

const NO_MACHINE: ReadonlySet<string> = new Set([
  "Brisk walk",
  "Shadow boxing intervals",
  "Step-up intervals",
  "Uphill power march",
  "Incline treadmill march",
]);

/**
 * Without any machine a walk is no training for the fit (load-plausibility.md LP35): they run easily where no leg hurts, and so does everybody
 * who runs. What no machine is left for beside a run is part of the run.
 */
function onFoot(brief: SessionBrief, names: readonly string[]): readonly string[] | undefined {
  const { context, isRecovery } = brief;
  const { level, picker, runReturn, reading, isNoviceRunner } = context;
  // Legs that lift on a platform soon, or have just done so, walk.
  if (isAroundMeet(brief)) return undefined;
  const isLegSore = runReturn !== undefined || injuredLeg(reading) !== undefined;
  if (isRecovery && names.every((name) => NO_MACHINE.has(picker.pick(name).exercise.name))) return ["Brisk walk"];
  const mayWalk = MAY_WALK.has(level) && !runs(context);
  if (mayWalk || isRecovery || isNoviceRunner || isLegSore) return undefined;
  const onMachines = names.filter((name) => !NO_MACHINE.has(picker.pick(name).exercise.name));
  if (onMachines.length > 0) return onMachines;
  return picker.allows("Easy run") ? ["Easy run"] : undefined;
}

/** The weak link goes first in the first of these sessions of a week, else the machines take turns. */
function getMachines(brief: SessionBrief): readonly string[] {
  const { protection } = brief.context;
  if (isWalkDay(protection, brief.date) || (protection?.walksOnly === true && isGentleDay(protection, brief.date))) return ["Brisk walk"];
  // Bones want the weight of the body: of easy time a walk is the better half (special-populations.md section 4.5).
  if (isForBones(brief.context)) return [WALK_NAME];
  // A machine tires the back that pulls on the platform.
  if (isAroundMeet(brief)) return [brief.context.picker.allows(WALK_NAME) ? WALK_NAME : "Bike erg"];
  if (hasPelvicGirdlePain(brief.context) && brief.context.picker.allows("Bike erg")) return ["Bike erg"];
  // Where no minutes are left to make a session another one, another machine does.
  if (brief.variation > 0 && brief.minutes <= SHORTEST_SESSION)
    return [inTurn({ frame: brief.frame, occurrence: brief.occurrence + brief.variation }, SINGLE_MACHINES)];
  // A runner's and a triathlete's easy day without a run is a ride.
  if (FOCUS_TRAITS[brief.context.athlete.focus].isEndurance && brief.context.picker.allows("Bike erg")) return ["Bike erg"];
  const turn = likedIn(
    brief,
    inTurn(brief, MACHINE_TURNS).map((name) => ownMachine(brief, name)),
  );
  const weak = brief.code === "ZE" && brief.occurrence === 0 && !brief.isTaper && !brief.isRecovery ? weakCardio(brief.context) : undefined;
  if (weak === undefined || !brief.context.picker.allows(weak) || isDislikedLong(brief.context, weak)) return turn;
  const others = turn.filter((name) => name !== weak);
  const second = others.length === 0 && brief.context.picker.allows("Bike erg") ? ["Bike erg"] : others.slice(0, 1);
  return [weak, ...second];
}

function isAroundMeet({ context: { athlete }, date }: SessionBrief): boolean {
  return (athlete.competitions ?? []).some((competition) => {
    const until = daysBetween(date, competition.date);
    return isMeet(competition) && until <= DAYS_BEFORE && until >= -DAYS_AFTER;
  });
}

const DAYS_BEFORE = 4;
const DAYS_AFTER = 7;

function isForBones({ reading: { health }, level, picker, athlete }: PlanContext): boolean {
  // Who walks every day has given the bones their walk: a machine, where there is one, trains the heart.
  if (dailyWalk(athlete) !== undefined && NOT_ON_FOOT.some((name) => picker.allows(name))) return false;
  return MAY_WALK.has(level) && picker.allows(WALK_NAME) && health.findings.some(({ group }) => group === "osteoporosis");
}

const NOT_ON_FOOT = ["Bike erg", "Row erg", "Elliptical", "Ski erg"] as const;

/** A box has no elliptical, and a Hyrox asks for its own machines. */
function ownMachine({ context: { athlete, picker } }: SessionBrief, name: string): string {
  if (name !== "Elliptical" || !FOCUS_TRAITS[athlete.focus].isMixed) return name;
  return picker.allows("Ski erg") ? "Ski erg" : "Row erg";
}

const OTHER_MACHINES: readonly string[] = ["Bike erg", "Ski erg", "Row erg"];

/** Minutes of a session that nobody calls long. */
const NOT_LONG = 30;

/** CrossFit is run as well, by those who run; a machine that is disliked for long is left to the workouts. */
function likedIn({ context, frame, isRecovery, isTaper, minutes: time }: SessionBrief, names: readonly string[]): readonly string[] {
  const liked = names.filter((name) => !isDislikedLong(context, name));
  const kind = OTHER_MACHINES.filter((name) => !isDislikedLong(context, name));
  const preferred = likedMachines(context.athlete, OTHER_MACHINES);
  const others =
    preferred.length < OTHER_MACHINES.length ? preferred : liked.length > 0 ? liked : kind.length > 0 ? kind.slice(0, 2) : names;
  const owned = others.some((name) => context.picker.allows(name)) ? others : kind.filter((name) => context.picker.allows(name));
  // Who has a machine does not walk for want of another.
  const machines = owned.length > 0 ? owned : others;
  // Where the only machine is one that is disliked for long the day is on foot.
  const isOnFootDay = time > NOT_LONG && machines.every((name) => !context.picker.allows(name) || isDislikedLong(context, name));
  const open =
    isOnFootDay && kind.length < OTHER_MACHINES.length
      ? [!isRecovery && runs(context) && context.picker.allows("Easy run") ? "Easy run" : WALK_NAME]
      : machines;
  const isRunDay =
    context.athlete.focus === "crossfit" &&
    !frame.isDeload &&
    !isRecovery &&
    !isTaper &&
    runs(context) &&
    !isDislikedLong(context, "Easy run");
  // What would stand in for a machine at home is no training for who can run instead.
  return isRunDay ? ["Easy run", ...open.filter((name) => name !== "Easy run" && context.picker.allows(name)).slice(0, 1)] : open;
}

/** Something to do besides waiting for the end. */
function cueFor(brief: SessionBrief, { exercise }: Choice): string {
  switch (exercise.movementPattern) {
    case "row_erg":
      return inTurn(brief, ["Legs, back, arms; slow forward.", "Low rate, long stroke: the same split with two strokes a minute fewer."]);
    case "ski_erg":
      return inTurn(brief, ["Hinge and let your weight fall onto the handles, arms last.", "Exhale on every pull; knees soft."]);
    case "bike":
      if (!isFitRider(brief)) return "A light gear, back tall.";
      return inTurn(brief, [
        "Cadence 85–95, light resistance.",
        "Every fifth minute, sit tall and spin faster for ten turns, same effort.",
      ]);
    case "walk":
      return EVEN_PACE_NOTE;
    default:
      return EVEN_PACE_NOTE;
  }
}

const EVEN_PACE_NOTE = "One even pace.";

/** Brisk repetitions of the loading weeks, in seconds: the only endurance of who trains for health has to grow (convention). */
const BRISK_STEPS: readonly { readonly sets: number; readonly seconds: Seconds }[] = [
  { sets: 3, seconds: 60 },
  { sets: 4, seconds: 60 },
  { sets: 5, seconds: 60 },
  { sets: 4, seconds: 90 },
  { sets: 5, seconds: 90 },
];
const BETWEEN_BRISK: Seconds = 90;
/** The day stays an easy one. */
const EASY_BEFORE_BRISK: Seconds = 480;
const FEWEST_BRISK = 3;

/** After an even first week, where nothing that carries it is very sore and no pulse is watched. */
function fasterPart(brief: SessionBrief, choice: Choice, seconds: Seconds): DraftItem | undefined {
  const { context, frame, isRecovery, isTaper, occurrence } = brief;
  const { health, reading, highestRpe, athlete } = context;
  const isSore = reading.regions.some(({ region, grade }) => grade > 1 && LOWER_LIMB.has(region));
  // A walk of every day is the even part already.
  const addsToWalk = cardioMode(choice.exercise) === "walk" && (dailyWalk(athlete)?.minutes ?? 0) >= seconds / 60;
  const mayGrow = athlete.focus === "general" && !frame.isDeload && !isRecovery && !isTaper && (occurrence === 0 || addsToWalk);
  if (
    !mayGrow ||
    isSore ||
    cardioMode(choice.exercise) === "run" ||
    health.pulse !== Infinity ||
    Math.min(highestRpe, health.aerobicRpe) < BRISK_RPE
  )
    return undefined;
  // The first week of four without a deload between is even.
  const loading = frame.macroWeek - 1 - Math.floor((frame.macroWeek - 1) / 4) + (addsToWalk ? 1 : 0);
  const easyBefore = addsToWalk ? EASY_BEFORE_BRISK / 2 : EASY_BEFORE_BRISK;
  const setsOf = (step: (typeof BRISK_STEPS)[number]): number =>
    Math.min(step.sets, Math.floor((seconds - easyBefore) / (step.seconds + BETWEEN_BRISK)));
  const reached = BRISK_STEPS.slice(0, Math.max(0, loading));
  // Beside a walk of every day a shorter step does where the day has no room for the next.
  const step = addsToWalk ? reached.findLast((one) => setsOf(one) >= FEWEST_BRISK) : reached.at(-1);
  if (step === undefined) return undefined;
  const sets = setsOf(step);
  if (sets < FEWEST_BRISK) return undefined;
  const climbs = cardioMode(choice.exercise) === "walk" && context.picker.allows("Stair intervals") && aimsAtStairs(athlete);
  const notes = climbs
    ? "Brisk, up stairs or a slope, short sentences only; walk down slowly and easily between."
    : "Brisk, short sentences only; easy between.";
  return cardioItem(context, choice, { zone: "steady", seconds: step.seconds, sets, restSeconds: BETWEEN_BRISK, show: "time", notes });
}

function aimsAtStairs({ injuries = "", dislikes = "" }: Athlete): boolean {
  return statedEverydayAims(`${injuries}\n${dislikes}`).includes("stairs");
}

const BRISK_RPE = 5;

function isFaster({ name, rpe = 0, sets = 1 }: DraftItem): boolean {
  return sets > 1 && rpe >= BRISK_RPE && !name.includes("run");
}

const FASTER_NOTES = {
  stimulus: "You can talk all the way; in the brisk minutes in short sentences.",
  strategy: "Let your breathing come down before each brisk minute; the last is as quick as the first, not quicker.",
} as const;

const LATER_LIFE = 60;

/** Cadence is a number for who has ridden to one. */
function isFitRider({ context: { level, athlete } }: SessionBrief): boolean {
  return level !== "beginner" && (athlete.age ?? 0) < LATER_LIFE;
}

/** Descriptions of what is walked or run. */
const ON_FOOT = [
  "Easy time on foot, at a pace you can talk at.",
  "An even easy effort: the heart works, the rest recovers.",
  "Aerobic base without a single hard minute.",
] as const;

function isOnFoot(items: readonly DraftItem[]): boolean {
  return items.every(({ name }) => /walk|run|march/iu.test(name));
}

function getNotes(brief: SessionBrief, machines: number, onFoot: boolean): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Easy enough to talk in full sentences. You finish fresher than you started.",
      "Warm, loose, a little bored. Sweat is fine, heavy breathing is not.",
      "Conversation from the first minute to the last.",
    ]),
    strategy: onFoot
      ? inTurn(brief, [
          "Start slower than feels right; let the pace come by itself, or not at all.",
          "If breathing gets heavier in the second half at the same pace, ease off: the day is for recovery.",
        ])
      : machines > 1
        ? inTurn(brief, [
            "Set the effort in the first three minutes, then forget the numbers. Change over without a break.",
            "Keep the same breathing in every part; the numbers will differ, and that is fine.",
          ])
        : inTurn(brief, [
            "One machine, one rhythm, the same effort from the first minute to the last.",
            "If breathing gets heavier in the second half at the same pace, ease off: the day is for recovery.",
          ]),
  };
}
