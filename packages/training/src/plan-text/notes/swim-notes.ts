import { dayInWords } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import { swimmer } from "../../context/swimmer.ts";
import { triathlonDemand, type TriathlonEvent, triathlonEvent } from "../../season/demand/triathlon.ts";
import { farthestSwim, longestPiece } from "../../week/triathlon/long-swim.ts";
import { seasonRace } from "../../season/season-race.ts";
import { findDislikedSports } from "../../statements/wished-exercises/dislikes.ts";
import type { PlanNote, PlanWeek } from "../../model/plan.ts";

/** What the plan made of what was told of the swimming: the stroke, the fear, and an injury or a missing pool that keeps from the water. */
export function swimNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const swims = weeks.some(({ sessions }) => sessions.some(({ code }) => code === "SW" || code === "SWs"));
  if (context.athlete.focus !== "triathlon" || !swims) return [];
  const { isBreaststroker, isKickLimited, fearsOpenWater, arms, longest } = swimmer(context);
  const notes: PlanNote[] = [];
  const kick = isKickLimited ? ", without the whip kick while the knee or hip is sore" : "";
  if (isBreaststroker && arms === "free")
    notes.push({
      kind: "taper",
      text: `You swim breaststroke, so the swims are breaststroke${kick}, with one skill each time and first steps towards the crawl. You may race in breaststroke. A few lessons teach you front crawl sooner than any plan.`,
    });
  else if (longest !== undefined && longest < LEARNER && arms === "free")
    notes.push({
      kind: "taper",
      text: `Your longest swim is ${longest} m, so the swims are short lengths with rests${piecesText(weeks)}.`,
    });
  if (fearsOpenWater)
    notes.push({
      kind: "taper",
      text: "Open water scares you, so every swim is in the pool. In the last six weeks before the race, go into open water three times with somebody beside you: stand, put your face in and breathe out; then ten strokes along the shore and back; then once around a buoy. Choose a race with a shallow start or a pool swim if there is one.",
    });
  if (arms === "kick")
    notes.push({
      kind: "injury",
      text: "Your shoulder cannot do the stroke for now, but you can be in the water: kick on your back and side, with fins if you have them. Strokes come back in short easy lengths with the shoulder's next step.",
    });
  if (findDislikedSports(context.athlete).includes("swim") && arms !== "closed")
    notes.push({ kind: "wish-not-met", text: unlovedText(context, weeks) });
  if (context.poolOpens !== undefined)
    notes.push({
      kind: "wish-not-met",
      text: `Your pool is closed until ${dayInWords(context.poolOpens)}: until then you train the stroke on land with a band and ride easily; from that day on you swim. ${WITHIN_REACH}`,
    });
  else if (arms === "closed" && context.athlete.equipment?.includes("pool") === false)
    notes.push({
      kind: "wish-not-met",
      text: "You have no pool, so easy rides replace the swims. They keep your fitness but not your stroke: swim at least twice a week in the last ten weeks before a triathlon, or the swim will decide your race.",
    });
  return notes;
}

/** The piece without a stop, as the pages have it. */
function piecesText(weeks: readonly PlanWeek[]): string {
  const pieces = weeks
    .filter(({ isDeload }) => !isDeload)
    .flatMap(({ sessions }) => sessions.filter(({ title }) => title.endsWith("without a stop")).map((session) => longestPiece([session])));
  const [first] = pieces;
  const most = Math.max(0, ...pieces);
  if (first === undefined) return "";
  return most > first ? `, and one continuous swim that grows from ${first} to ${most} m` : `, and one continuous swim of ${most} m`;
}

const WITHIN_REACH = "Swimming once a week in any other pool before then is worth more than all of that.";

/** A dislike changes the dose of a sport of the race, and how it is done; the swim has a time limit. */
function unlovedText({ athlete, level, start }: PlanContext, weeks: readonly PlanWeek[]): string {
  const race = seasonRace(athlete, start);
  const format = race?.format.kind === "triathlon" ? race.format : undefined;
  const name = race?.competition.name?.split(",")[0] ?? "the race";
  if (format === undefined) return "You prefer not to swim, but it is part of a triathlon. So swims stay short and train technique.";
  const asked = `${format.format.swim.toLocaleString("en-GB")} m of it`;
  const limit = CUT_OFFS[triathlonEvent(format.name)];
  const { floor } = triathlonDemand(triathlonEvent(format.name), level).longestSwim;
  const cut =
    limit === undefined ? "" : ` Most races pull you out after ${limit} in the water, so your swim decides whether you get to ride.`;
  const swims = weeks.flatMap(({ sessions }) => sessions.filter((session) => session.code !== "RACE" && farthestSwim([session]) > 0));
  const farthest = farthestSwim(swims).toLocaleString("en-GB");
  const rest = farthestSwim(swims) >= floor ? "" : ` on the way to ${floor.toLocaleString("en-GB")} m`;
  return `You prefer not to swim, but ${name} needs ${asked}. This block has ${swims.length} ${swims.length === 1 ? "swim" : "swims"} of up to ${farthest} m${rest}, and two lessons with a coach will save you weeks.${cut}`;
}

/** Usual limits of time in the water (the organiser's rules go first). */
const CUT_OFFS: { readonly [event in TriathlonEvent]?: string } = { half: "1 h 10 min", full: "2 h 20 min" };

const LEARNER = 400;
