import { cardioItem } from "../prescription/cardio/item.ts";
import { minutes } from "../prescription/cardio/machines.ts";
import type { Zone } from "../physiology/zone-efforts.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../context/draft.ts";
import { type TriathlonDay, triathlonDay } from "../season/demand/triathlon-build.ts";
import { durationText } from "../prescription/items.ts";
import { assemble } from "./assemble.ts";
import { easyAerobic } from "./cardio/easy-aerobic.ts";
import { swimOpeners } from "./swim/swim-openers.ts";

const RACE_WEEK = 6;
/** Shorter days have no room for touches of speed. */
const MIN_TOUCH_MINUTES = { swim: 25, run: 26, ride: 36, brick: 32 } as const;

/** A session of the last days before a triathlon: short, with touches of race effort (race-demands.md section 7). Undefined on any other day. */
export function triathlonRaceWeek(brief: SessionBrief): SessionDraft | undefined {
  const { context, code, date } = brief;
  const day = triathlonDay(context.athlete, context.level, date);
  if (day === undefined || day.days < 1 || day.days > RACE_WEEK || brief.isRecovery || !brief.isTaper) return undefined;
  const isOpen = (name: string): boolean => context.picker.pick(name).replaced === undefined;
  if (code === "SW" && brief.minutes >= MIN_TOUCH_MINUTES.swim && isOpen("Swim intervals") && isOpen("Swim technique"))
    return swimOpeners(brief, day.days);
  if (code === "BQ")
    return isOpen("Long ride") && brief.minutes >= MIN_TOUCH_MINUTES.ride ? rideOpeners(brief, day) : easyAerobic(brief, ["Bike erg"]);
  if (
    code === "RE" &&
    brief.minutes >= MIN_TOUCH_MINUTES.run &&
    isOpen("Easy run") &&
    isOpen("Tempo run") &&
    context.capacities.paces !== undefined
  )
    return runOpeners(brief);
  if (code === "BK" && isOpen("Long ride") && brief.minutes >= MIN_TOUCH_MINUTES.brick) return rideAndJog(brief, day);
  return undefined;
}

/** The effort of the race: near threshold where it is short, steady where it is long. */
function raceZone({ demand: { event } }: TriathlonDay): Zone {
  return event === "sprint" || event === "olympic" ? "threshold" : "steady";
}

interface Touches {
  readonly sets: number;
  readonly seconds: number;
  readonly restSeconds: number;
  readonly zone: Zone;
}

/** Easy riding with a few short stretches at race effort in it. */
function rideLines({ context }: SessionBrief, seconds: number, { sets, seconds: each, restSeconds, zone }: Touches): DraftItem[] {
  const ride = context.picker.pick("Long ride");
  const touches = cardioItem(context, ride, {
    zone,
    seconds: each,
    sets,
    restSeconds,
    show: "time",
    notes: "Race position and race gear; spin easily between.",
  });
  const left = minutes(seconds - touches.dose.totalSeconds);
  const easy = cardioItem(context, ride, {
    zone: "easy",
    seconds: Math.max(300, left),
    show: "time",
    notes: "Easy spinning before and after.",
  });
  return [easy, touches];
}

function rideOpeners(brief: SessionBrief, day: TriathlonDay): SessionDraft {
  const touches: Touches = { sets: brief.context.level === "beginner" ? 3 : 4, seconds: 120, restSeconds: 180, zone: raceZone(day) };
  const blocks = assemble(brief, "aerobic", (seconds) => ({ mainWorkout: rideLines(brief, seconds, touches) }), { warmupSeconds: 120 });
  const dose = `${touches.sets} × 2 min at race effort`;
  return {
    title: `Race-week ride, ${durationText(rideSeconds(blocks.mainWorkout))} with ${dose}`,
    description: `Easy riding on the race bike with ${dose}; then wash it and leave it alone.`,
    intent: "Legs and bike ready: the last ride with any hard work.",
    movementFocus: ["bike"],
    complexity: 3,
    blocks,
    mainFormat: { kind: "intervals", label: dose, rounds: touches.sets },
    notes: {
      stimulus:
        "You finish wanting more. Race effort feels easy for two minutes; that is how it should feel for the first hour of the race.",
      strategy: "Race wheels, race shoes, race drink. Check brakes, gears and tyres on this ride, not the evening before.",
    },
  };
}

function rideSeconds(lines: readonly DraftItem[] = []): number {
  return minutes(lines.reduce((sum, { dose }) => sum + dose.totalSeconds, 0));
}

function runOpeners(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const sets = context.level === "beginner" ? 4 : 5;
  const blocks = assemble(brief, "easy run", (seconds, runBudget) => {
    const touches = cardioItem(context, context.picker.pick("Tempo run"), {
      zone: "threshold",
      seconds: 60,
      sets,
      restSeconds: 60,
      show: "time",
      notes: "Quick feet, relaxed face; a jog between.",
    });
    const left = minutes(Math.min(seconds - touches.dose.totalSeconds, runBudget - 60 * sets));
    const easy = cardioItem(context, context.picker.pick("Easy run"), {
      zone: "easy",
      seconds: Math.max(300, left),
      show: "both",
      notes: "Very easy.",
    });
    return { mainWorkout: [easy, touches] };
  });
  return {
    title: `Race-week run, ${sets} × 1 min at race effort`,
    description: `A short easy run with ${sets} × 1 min a little quicker than you will race.`,
    intent: "Quick legs without fatigue.",
    movementFocus: ["run"],
    complexity: 2,
    blocks,
    mainFormat: { kind: "intervals", label: `${sets} × 1 min`, rounds: sets },
    notes: {
      stimulus: "Light. An hour later your legs feel nothing of it.",
      strategy: "In race shoes. If the legs feel heavy, leave out the last two: the taper often feels like this, and it means nothing.",
    },
  };
}

/** On the eve a spin and a jog; in a week of two sessions the same earlier, so that no sport is missing. */
function rideAndJog(brief: SessionBrief, day: TriathlonDay): SessionDraft {
  const { context } = brief;
  const isEve = day.days === 1;
  const brick = context.picker.pick("Brick run off the bike");
  const jogSeconds = brick.replaced === undefined ? 600 : 0;
  const touches: Touches = { sets: isEve ? 3 : 4, seconds: 60, restSeconds: 60, zone: raceZone(day) };
  const blocks = assemble(
    brief,
    "aerobic",
    (seconds, runBudget) => {
      const jog =
        jogSeconds === 0 || runBudget < jogSeconds
          ? []
          : [cardioItem(context, brick, { zone: "easy", seconds: jogSeconds, show: "time", notes: "A short jog to loosen the legs." })];
      return { mainWorkout: [...rideLines(brief, seconds - (jog.length === 0 ? 0 : jogSeconds), touches), ...jog] };
    },
    { warmupSeconds: 60 },
  );
  const dose = `${touches.sets} × 1 min`;
  return {
    title: isEve ? `Eve of the race: spin with ${dose} and a 10 min jog` : `Race-week ride with ${dose} and a 10 min jog`,
    description: isEve
      ? "A few easy minutes on the bike and on foot, then feet up."
      : "A short ride with touches of race effort and a jog off the bike.",
    intent: isEve ? "Loose legs and a checked bike." : "Keep the feel for all three sports.",
    movementFocus: ["bike", "run"],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label: `easy with ${dose}` },
    notes: {
      stimulus: "So easy that it feels pointless. It is not: it keeps your legs ready.",
      strategy: isEve ? "Ride to the bike check-in if it is near. Then rack, eat, lie down." : "Practise the transition once, calmly.",
    },
  };
}
