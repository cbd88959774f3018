import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { preparedDistance } from "../../season/demand/races/prepared-race.ts";
import { raceDay } from "../../season/demand/races/race-day.ts";
import { assemble } from "../assemble.ts";
import { crossfitRace } from "./crossfit-race.ts";
import { hyroxRace } from "./hyrox-race.ts";
import { noStart } from "./no-start.ts";
import { liftingRace } from "./lifting-race.ts";
import { racePart, type RacePlan } from "./race-plan.ts";
import { LIMITED_RACE_NOTES, limitedRunningRace, runningRace, runWalkRace } from "./running-race.ts";
import { triathlonRace } from "./triathlon-race.ts";
import { stridesItems } from "../run/run-parts.ts";

/** Race day: whether to start, a warm-up, the race part by part as the event has it, a gentle end. */
export function raceSession(brief: SessionBrief, race: Race): SessionDraft {
  const { state, advice, isTested, rpe, isForArms } = raceDay(race, brief.context.reading);
  const isClosed = state === "do-not-start" && !isTested && (race.format.kind === "running" || race.format.kind === "triathlon");
  const isShort = brief.frame.season?.isOutOfReach === true;
  const isRaced = (state === "go" && !isShort) || isLifting(race);
  const isUnknown = race.format.kind === "running" && race.format.isUnknown === true;
  const isRunWalk = isShort && !isUnknown && race.format.kind === "running" && brief.context.picker.allows("Run-walk intervals");
  const plan = isClosed
    ? noStart()
    : isRunWalk
      ? runWalkRace(brief, race)
      : isLimited(race, state) && !isUnknown
        ? limited(brief, race, { advice, rpe, isForArms })
        : getPlan(isRaced ? brief : { ...brief, context: byFeel(brief.context) }, race);
  const { target } = plan;
  return {
    title: `${isLifting(race) ? "Meet" : "Race"} day: ${race.name}${isClosed ? ", do not start" : state === "do-not-start" ? ", only if you may start" : ""}`,
    description:
      state === "do-not-start"
        ? `${advice}${isClosed ? "" : ` ${ONLY_IF}`}`
        : `${advice === "" ? "" : `${advice} `}${isShort ? TOO_LITTLE_TIME[isRunWalk ? "runWalk" : "other"] : ""}${plan.description}${insteadText(brief)}`,
    intent:
      INTENT_TEXTS[state] ??
      (race.priority === "C" ? "A hard day with a race number on; training before and after it goes on." : "Show what you can do."),
    movementFocus: ["race"],
    complexity: 8,
    // Nobody is told how to pace what they are told not to start.
    blocks: assemble(
      brief,
      plan.warmup,
      () => ({
        mainWorkout: state === "do-not-start" && !isClosed ? plan.lines.map((line) => withoutPacing(line, race)) : plan.lines,
      }),
      {
        warmupSeconds: plan.warmupSeconds,
        ...(plan.potentiate === undefined || state !== "go" ? {} : { potentiate: plan.potentiate }),
      },
    ),
    mainFormat: { kind: "for-time", label: race.name, ...(target === undefined ? {} : { target }) },
    notes: {
      ...(state === "do-not-start" && !isClosed
        ? isLifting(race)
          ? LIFTED_WITH_A_YES
          : WITH_A_YES
        : { stimulus: plan.stimulus, strategy: plan.strategy }),
      substitutions: plan.ifItGoesWrong,
      warmup: state === "do-not-start" && !isClosed ? "Only if you are cleared for this day." : plan.warmupNote,
    },
  };
}

/** Nobody talks in a deadlift: of a meet the attempts stay, for whoever is cleared after all. */
function withoutPacing(line: DraftItem, race: Race): DraftItem {
  if (!isLifting(race)) return { ...line, notes: "Only if you are cleared for this day, at an effort you can talk at." };
  const { intensity: _, rpe: __, ...attempts } = line;
  return { ...attempts, notes: `Only if you are cleared for this day. ${line.notes ?? ""}`.trim() };
}

/** Whether a race is started with limits, so that no part of it asks for more. */
export function isLimited(race: Race, state: ReturnType<typeof raceDay>["state"]): boolean {
  return state === "adapt" && !isLifting(race);
}

function limited(
  brief: SessionBrief,
  race: Race,
  { advice, rpe, isForArms }: { readonly advice: string; readonly rpe: number | undefined; readonly isForArms: true | undefined },
): RacePlan {
  if (race.format.kind === "running") return limitedRunningRace(brief, race, !advice.includes("slower than"));
  const { stimulus, strategy, ifItGoesWrong, warmupNote } = LIMITED_RACE_NOTES;
  return {
    ...getPlan(
      isForArms === true
        ? { ...brief, context: { ...brief.context, highestRpe: Math.min(brief.context.highestRpe, CONTROLLED_RPE) } }
        : { ...brief, context: { ...byFeel(brief.context), ...(rpe === undefined ? {} : { highestRpe: rpe }) } },
      race,
    ),
    stimulus,
    strategy: `${strategy} Nothing new today.`,
    ifItGoesWrong,
    warmupNote,
  };
}

/** What an arm limits is the stations: the legs run at their split, under control. */
const CONTROLLED_RPE = 7;

/** The race itself is the athlete's choice; what is trained is what can be finished. */
function insteadText({ context: { athlete }, date }: SessionBrief): string {
  const entered = athlete.competitions?.find((competition) => competition.date === date && preparedDistance(competition) !== undefined);
  if (entered === undefined) return "";
  return ` There is too little time to train for ${entered.name ?? entered.type ?? "the race"}. Enter this distance there instead, or confirm the full distance in your profile.`;
}

const ONLY_IF = "Follow the plan below only if that changes before race day.";

/** What is left of a race that may only be started after all: the day, without a time. */
const WITH_A_YES = {
  stimulus: "Only if you are cleared for this day: an even effort you can talk at, from the first minute to the last.",
  strategy: "No time goal and no place to defend. Walk when you want to, and drop out at the first sign that something is wrong.",
} as const;

const LIFTED_WITH_A_YES = {
  stimulus: "Without clearance, watch and lift nothing. With clearance, make the openers, and stop there if anything is wrong.",
  strategy: "Scratch the lifts you are not cleared for at the weigh-in, and tell an official about your condition.",
} as const;

const INTENT_TEXTS: { readonly [state in ReturnType<typeof raceDay>["state"]]?: string } = {
  adapt: "Take part within the limits above.",
  "do-not-start": "A rest day or an easy walk, unless the days before allow a start.",
};

const TOO_LITTLE_TIME = {
  runWalk: "There was too little time to train for all of it, so do not race it for a time. ",
  other:
    "There was too little time to train for all of it: walk a minute in every ten from the first kilometre, and do not aim for a time. ",
} as const;

/** Takes paces and power out of the context of a race that is started with limits or not at all: it goes by effort, and nothing is hard. */
function byFeel(context: PlanContext): PlanContext {
  const { vdot: _, paces: __, ftp: ___, ...capacities } = context.capacities;
  return { ...context, capacities, highestRpe: Math.min(context.highestRpe, 6) };
}

/** Weights of attempts are chosen lift by lift. */
function isLifting({ format }: Race): boolean {
  return format.kind === "powerlifting" || format.kind === "weightlifting";
}

function getPlan(brief: SessionBrief, race: Race): RacePlan {
  const { format } = race;
  switch (format.kind) {
    case "hyrox":
      return hyroxRace(brief, race);
    case "running":
      return format.isUnknown === true ? unknownEvent(brief) : runningRace(brief, race);
    case "triathlon":
      return triathlonRace(brief, format.format);
    case "crossfit":
      return crossfitRace(brief, race);
    // Lifters do not run before they lift.
    case "weightlifting":
    case "powerlifting":
      return liftingRace(brief, race.minutes * 60, format);
  }
}

/** Minutes of moving before an event whose parts nobody told. */
const GET_READY = 600;

/** An event of which only the day is known: the way to its start is planned, and nothing of it is invented. */
function unknownEvent(brief: SessionBrief): RacePlan {
  const name = brief.context.picker.allows("Easy run") ? "Easy run" : "Brisk walk";
  return {
    lines: [
      {
        ...racePart(name),
        duration: `${GET_READY / 60} min`,
        intensity: "easy",
        notes: "Easy, ending five minutes before you are called; then your event in the organiser's order.",
        dose: { seconds: GET_READY, totalSeconds: GET_READY },
      },
    ],
    description: "Your profile does not say what this event involves, so only the lead-in to its start is planned.",
    stimulus: "Warm, loose and calm at the first task.",
    strategy:
      "Ask the organiser for the order of the tasks and the rests between them. Even effort in the long tasks, one clean try at the heavy ones. Nothing new today.",
    ifItGoesWrong: "Sharp pain, dizziness or a new symptom: stop and tell the people who run the event.",
    warmupNote: "Begin 30 minutes before you are called. Keep a layer on until then.",
    warmup: "run",
    warmupSeconds: 600,
    potentiate: stridesItems(brief, 3),
  };
}
