import { totalSeconds } from "../../context/draft.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { durationText } from "../../prescription/items.ts";
import { isDrill, withSeconds } from "../assemble.ts";
import { easyAerobic } from "./easy-aerobic.ts";
import { machineSession } from "./engine-intervals.ts";
import { brickLine, ridesInside } from "./ride-and-brick.ts";

/** The hard ride: sweet spot, threshold, VO2max or the power of the race, as the season has it; with an easy run after it for who runs more often than the week. */
export function bikeQuality(brief: SessionBrief): SessionDraft {
  if (brief.frame.isDeload || brief.isRecovery) return asRide(brief, easyAerobic(brief, ["Bike erg"]));
  const { picker } = brief.context;
  const run = runMinutes(brief);
  const ride = machineSession(
    { ...brief, minutes: brief.minutes - run },
    brief.stimulus ?? "bike-threshold",
    picker.pick("Bike erg intervals"),
    picker.pick("Bike erg"),
  );
  if (run === 0) return picker.allows("Bike erg intervals") ? onOwnBike(brief, ride) : ride;
  const line = brickLine(brief, picker.pick("Brick run off the bike"), 60 * run, undefined);
  return {
    ...(picker.allows("Bike erg intervals") ? onOwnBike(brief, ride) : ride),
    title: `${ride.title}, then ${durationText(totalSeconds([line]))} easy run`,
    description: `${ride.description} Then an easy run straight off the bike, so that your running does not drop.`,
    movementFocus: [...ride.movementFocus, "run"],
    blocks: { ...ride.blocks, mainWorkout: [...(ride.blocks.mainWorkout ?? []), line] },
  };
}

/** Calls easy work on a bicycle a ride. */
function asRide(brief: SessionBrief, easy: SessionDraft): SessionDraft {
  if (!brief.context.picker.allows("Bike erg")) return easy;
  const title = `${brief.frame.isDeload ? "Deload: easy" : "Easy"} ride, ${easy.title.split(", ").at(-1) ?? ""}`;
  return { ...easy, title };
}

/** Triathletes train on the bicycle that they race on, and nobody gets off it between the warm-up and the work. */
function onOwnBike(brief: SessionBrief, ride: SessionDraft): SessionDraft {
  const { health } = brief.context;
  return {
    ...ride,
    // A told limit of riding counts every minute on the bicycle.
    ...(health.rideMinutes === Infinity ? { blocks: { ...ride.blocks, warmup: warmedUpOnBike(ride.blocks.warmup ?? []) } } : {}),
    notes: {
      ...ride.notes,
      strategy: `${ridesInside(brief) ? "On your own bike on the trainer, with a fan." : "On your own bike, on the road or a trainer."} ${ride.notes.strategy}`,
    },
  };
}

function warmedUpOnBike(items: readonly DraftItem[]): readonly DraftItem[] {
  const [first, ...others] = items;
  if (first === undefined || first.name !== "Bike erg") return items;
  const drills = others.filter(isDrill);
  return [withSeconds(first, (first.dose.seconds ?? 0) + totalSeconds(drills)), ...others.filter((item) => !isDrill(item))];
}

/** The ride keeps its work. */
const SHORTEST_RIDE = 28;
const SHORTEST_RUN = 12;

/** Minutes of running that the day has room for, where the athlete is used to more runs than the days of the week hold. */
function runMinutes({ context, isTaper, minutes, run = 0, longestRun }: SessionBrief): number {
  if (isTaper || !context.picker.allows("Brick run off the bike")) return 0;
  const room = Math.min(run, minutes - SHORTEST_RIDE, Math.floor(longestRun / 60));
  return room < SHORTEST_RUN ? 0 : room;
}
