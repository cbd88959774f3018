import type { PlanContext } from "../context/context.ts";
import { swimmer } from "../context/swimmer.ts";
import type { PlanNote, PlanWeek } from "../model/plan.ts";

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
      text: `You swim breaststroke, so the swims are breaststroke${kick}, with one skill each time and first steps towards the crawl. You may race in breaststroke. A few lessons bring the crawl sooner than any plan.`,
    });
  else if (longest !== undefined && longest < LEARNER && arms === "free")
    notes.push({
      kind: "taper",
      text: `Your longest swim is ${longest} m, so the swims are short lengths with rests, and one piece without a stop that starts below it and grows from week to week.`,
    });
  if (fearsOpenWater)
    notes.push({
      kind: "taper",
      text: "Open water scares you, so every swim is in the pool. In the last six weeks before the race go in three times with somebody beside you: stand, put your face in and breathe out; then ten strokes along the shore and back; then once around a buoy. Choose a race with a shallow start or a pool swim if there is one.",
    });
  if (arms === "kick")
    notes.push({
      kind: "injury",
      text: "The stroke is closed to your shoulder for now, the water is not: the swims are kicking on your back and side, with fins if you have them. Strokes come back in short easy lengths with the next step of the shoulder.",
    });
  if (arms === "closed" && context.athlete.equipment?.includes("pool") === false)
    notes.push({
      kind: "wish-not-met",
      text: "You have no pool, so easy rides stand where the swims would be. They keep the fitness and not the stroke: swim at least twice a week in the last ten weeks before a triathlon, or it will be the swim that decides.",
    });
  return notes;
}

const LEARNER = 400;
