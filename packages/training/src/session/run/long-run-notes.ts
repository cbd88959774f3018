import { addDays, type Day } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import { trailSeconds } from "../../season/demand/predicted-time.ts";
import { trainedFormat } from "../../season/demand/races/prepared-race.ts";
import { climbOfRace, flatMetres } from "../../season/demand/races/race-climb.ts";
import type { Minutes } from "../../units/units.ts";
import { climbsOn } from "../../free-text/training-wishes/ground/flat-ground.ts";
import { statedOn } from "../../injuries/return-ladder/next-step.ts";
import { dislikesHills } from "../../statements/wished-exercises/dislikes.ts";
import { comesDownSlowly } from "../warmup/cooldown.ts";
import { racesOnTrails } from "../../athlete/own-sports.ts";
import { BACK, LOWER_LIMB } from "../../injuries/impact.ts";
import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import type { BrokenForm } from "./broken-long-run.ts";
import { isInHills } from "./hill-days.ts";
import { inTurn } from "../in-turn.ts";
import { MUCH_FOOD_FROM } from "../race/race-plan.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import type { LongShape } from "./long-run-shape.ts";
import { steadyName } from "./steady-part.ts";

/** How a long run should feel and what to take along. */
export function longRunNotes(brief: SessionBrief, shape: LongShape): SessionDraft["notes"] {
  const carry = carryText(brief);
  if (shape.fast > 0) {
    return {
      stimulus:
        shape.place === "end"
          ? "Easy until the legs are a little tired, then smooth and strong. The pace is not hard; holding it is."
          : `${steadyName(brief) === "marathon" ? "Marathon pace" : "A steady effort"} inside a long run: relaxed shoulders, regular breathing, short sentences.`,
      strategy: `${inTurn(brief, [
        "Hold back before the fast part: the easy kilometres stay easy.",
        `Find the pace within the first minute and stop looking at the watch. ${isFlat(brief) ? "In" : "In hills or"} wind hold the effort.`,
        (brief.context.athlete.competitions ?? []).some(({ date }) => date > brief.date)
          ? "Run the fast part in the shoes and at the time of day of your race."
          : "Run the last part tall and loose, at a pace that would still let you say a sentence.",
      ])}${carry}`,
      warmup: slowStart(brief),
    };
  }
  // A long run of half an hour tires nobody, and has no last twenty minutes.
  const isShort = brief.minutes < SHORT_LONG_RUN;
  return {
    stimulus: isShort
      ? inTurn(brief, [
          "Easy enough to talk in full sentences from start to end. You finish able to run on.",
          "Calm and even: nothing hurts, and there is no hurry.",
          "Light steps, calm breathing: keeping the habit is what counts.",
        ])
      : inTurn(brief, [
          "Easy enough to talk in full sentences. Tired at the end, not exhausted.",
          "Calm and even: nothing hurts, and there is no hurry.",
          "Even breathing to the end; the legs may feel the distance, the lungs do not.",
        ]),
    strategy: hikesFirstClimbs(brief)
      ? `${FIRST_CLIMBS}${carry}`
      : shape.climbs === true
        ? `${climbingText(brief)}${carry}`
        : isInHills(brief) && !avoidsHills(brief)
          ? `${IN_OWN_HILLS}${carry}`
          : `${inTurn(brief, [
              "Start slower than feels natural and keep it even. Never longer than planned, however good it feels.",
              isFlat(brief)
                ? "A flat loop: no long climbs or descents."
                : `Soft or rolling ground if you have it: ${brief.context.level === "beginner" ? "walk the steep parts" : "climb at the same effort"}, and do not make up for it downhill.`,
              "Choose a route you like, at a pace you could talk at. Shorten the stride when you tire, do not push.",
            ])}${carry}`,
    warmup: slowStart(brief),
  };
}

/** The same of a long run in parts. */
export function brokenNotes(brief: SessionBrief, { stimulus, strategy }: BrokenForm): SessionDraft["notes"] {
  return { stimulus, strategy: `${strategy}${carryText(brief)}`, warmup: slowStart(brief) };
}

function carryText(brief: SessionBrief): string {
  if (!carriesFood(brief)) return "";
  // Practised as it will be eaten: no race day asks a stomach for more than the long runs did.
  const grams = brief.minutes >= WELL_FUELLED_FROM && needsMuchFood(brief) ? "60–90 g" : "30–60 g";
  return ` Take water and ${grams} of carbohydrate per hour: practise what the race will need.`;
}

/** Cues of long runs that climb. */
const CLIMBING_CUES = [
  "Trails with climbs like those of the race, by effort: walk the steep parts before your breathing forces you to, short quick steps downhill, with the shoes and the pack you will race in.",
  "Stop when the minutes are up, aim for the metres of climb, and ignore the kilometres. One long climb is worth more than many short ones.",
  "No hills near you: the same minutes with a treadmill at 8 to 10% or stairs for the climb, and the rest outdoors.",
] as const;

/** The same where somebody has hills on that day: what the flat cannot give is used. */
const CLIMBING_AT_HOME = [
  CLIMBING_CUES[0],
  "The way down is training too: on the last descent four times two minutes without braking, eyes ten steps ahead, short quick steps, arms wide; walk between them.",
  CLIMBING_CUES[1],
  "Choose a descent a little rougher than last time, and run it relaxed and upright, a step for every stone; start braking again before the thighs burn.",
] as const;

const IN_OWN_HILLS =
  "In the hills the minutes and the effort count: walk the steep parts, come down with short quick steps, and let the kilometres be what they are.";

/** Who lives on the flat reads on every such page where the climb is done. */
function climbingText(brief: SessionBrief): string {
  if (isInHills(brief)) return inTurn(brief, CLIMBING_AT_HOME);
  const place = climbsOn(brief.context.athlete);
  if (place === undefined) return inTurn(brief, CLIMBING_CUES);
  const treadmill = place.includes("treadmill") ? " On a treadmill at 8 to 10% a hundred metres of climb are 1.0 to 1.2 km." : "";
  return `The climb on ${place}, walked where it is steep; the rest of the minutes outdoors on the flat.${treadmill}`;
}

const SHORT_LONG_RUN = 55;

/** Fuelling is practised in runs that are long enough for it, on the way to a race that needs it: half a marathon, a triathlon, a HYROX. */
function carriesFood({ context: { athlete }, date, minutes }: SessionBrief): boolean {
  if (minutes < FUELLED_FROM) return false;
  return (athlete.competitions ?? []).some((competition) => {
    const format = competition.date > date ? trainedFormat(competition) : undefined;
    return format?.kind === "running" ? (format.distance ?? 0) > 20_000 : format?.kind === "triathlon" || format?.kind === "hyrox";
  });
}

const FUELLED_FROM: Minutes = 80;
const WELL_FUELLED_FROM: Minutes = 110;

/** A run ahead that is fed as much as a stomach takes: raced for longer than two and a half hours. */
function needsMuchFood({ context, date }: SessionBrief): boolean {
  return (context.athlete.competitions ?? []).some((competition) => {
    const format = competition.date > date ? trainedFormat(competition) : undefined;
    if (format?.kind !== "running" || format.distance === undefined) return false;
    const climbing = climbOfRace(competition);
    const flat = climbing === undefined ? format.distance : flatMetres(climbing);
    return (trailSeconds(context, flat) ?? flat * easySecondsPerMetre(context)) >= MUCH_FOOD_FROM;
  });
}

/** Seconds before an easy run: two minutes of walking and the legs swung loose; the run itself is all in the main part. */
export const EASY_START = 180;

/** What an easy run has of a warm-up. */
export function slowStart(brief: Pick<SessionBrief, "context">): string {
  const start = brief.context.capacities.paces === undefined ? "slower than feels natural" : "at the slow end of the pace";
  return `${comesDownSlowly(brief) ? "Walk, faster bit by bit" : "Walk for two minutes"}, then start ${start}.`;
}

/** Sore legs run on the flat: climbs load calves and Achilles tendons, descents knees and thighs, both a back. */
export function avoidsHills(brief: Pick<SessionBrief, "context" | "date">): boolean {
  const { reading, health, athlete } = brief.context;
  if (health.closed.includes("hills") || dislikesHills(athlete.dislikes)) return true;
  return reading.regions.some(
    ({ region, grade, hurts = [] }) =>
      grade > 0 && (LOWER_LIMB.has(region) || BACK.has(region) || hurts.includes("downhill") || hurts.includes("hills")),
  );
}

/** Where the words of a run name no climb: because of the legs, or because there is none. */
export function isFlat(brief: Pick<SessionBrief, "context" | "date" | "weekday">): boolean {
  return avoidsHills(brief) || (climbsOn(brief.context.athlete) !== undefined && !isInHills(brief));
}

const FIRST_CLIMBS =
  "First climbs: hike 150 to 200 m up in all, come down with short quick steps, run the rest on the flat. Worse the next morning: flat again next week.";

/** Weeks of flat running before a sore leg that is trained through climbs for a race that does (convention). */
const FLAT_WEEKS = 4;

/** The day from which the long runs of a race on trails climb in spite of a sore leg that is trained through. */
export function climbsFrom({ athlete, reading, health, start }: PlanContext): Day | undefined {
  const sore = reading.regions.filter(({ region, grade }) => grade > 0 && LOWER_LIMB.has(region));
  const isTold =
    health.closed.includes("hills") ||
    dislikesHills(athlete.dislikes) ||
    // Slight pain on descents only is tried on short ones; what climbs bring on, or more of it, waits for the athlete's word.
    sore.some(({ hurts = [], score }) => hurts.includes("hills") || (hurts.includes("downhill") && score > MAX_SLIGHT_PAIN));
  if (!racesOnTrails(athlete) || isTold || sore.length === 0 || sore.some((one) => one.isTrainedThrough !== true)) return undefined;
  return addDays(statedOn(start, athlete.easings), 7 * FLAT_WEEKS);
}

const MAX_SLIGHT_PAIN = 3;

export function hikesFirstClimbs({ context, date }: Pick<SessionBrief, "context" | "date">): boolean {
  const from = climbsFrom(context);
  return from !== undefined && date >= from;
}

/** The long run of somebody who still walks between the runs. */
export function walkedNotes(brief: SessionBrief): SessionDraft["notes"] {
  return {
    stimulus: inTurn(brief, [
      "Easy enough to talk in full sentences in every run. You finish able to do one more.",
      "Calm and even: nothing hurts, and there is no hurry.",
      "The walks are part of the plan, not a failure: breathing is calm before each new run.",
    ]),
    strategy: inTurn(brief, [
      "The first run as slowly as you can; the last one no faster. Never more runs than planned, however good it feels.",
      "Soft or flat ground if you have it. Short quick steps, shoulders loose.",
      "Say a sentence aloud in every run: if you cannot, you are running too fast.",
    ]),
    warmup: "Walk until you are warm, then make the first run the slowest.",
  };
}
