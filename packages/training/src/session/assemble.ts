import type { DraftItem, SessionBrief } from "../context/draft.ts";
import { totalSeconds } from "../context/draft.ts";
import type { SessionDraft } from "../context/draft.ts";
import { runSecondsOf } from "../week/run-history.ts";
import { durationText } from "../prescription/items.ts";
import { cooldown } from "./cooldown.ts";
import { MOBILITY_RPE, mobilityFlow, SECONDS_PER_DRILL } from "./mobility.ts";
import { rehearsal, rehearsalSeconds } from "./rehearsal.ts";
import { timeFrame } from "./time-frame.ts";
import { LONGEST_START, type RampTarget, warmup, type WarmupKind } from "./warmup.ts";

/** The parts a builder fills between warm-up and cooldown; `finish` is mobility at their end. */
export type MainBlocks = Pick<SessionDraft["blocks"], "strength" | "skill" | "mainWorkout"> & { readonly finish?: readonly DraftItem[] };

/**
 * Warm-up, then what `build` makes of the seconds left, then a cooldown. Time that is left goes into the start of the warm-up,
 * in light weeks into mobility, and makes the session shorter after that; the total stays within the session's minutes.
 * `build` also gets the seconds of running that the longest run allows after the warm-up. `potentiate` ends the warm-up.
 */
export function assemble(
  brief: SessionBrief,
  kind: WarmupKind,
  build: (seconds: number, runBudget: number) => MainBlocks,
  options: { readonly ramp?: RampTarget; readonly warmupSeconds?: number; readonly potentiate?: readonly DraftItem[] } = {},
): SessionDraft["blocks"] {
  const frame = timeFrame(brief);
  const rehearsed = brief.code === "RACE" ? 0 : rehearsalSeconds(brief, kind);
  const planned = warmup(brief, kind, (options.warmupSeconds ?? frame.warmup) - rehearsed, options.ramp);
  if (options.potentiate !== undefined) planned.push(...options.potentiate);
  const warming = totalSeconds(planned);
  const room = frame.total - warming - rehearsed - frame.cooldown.least;
  const { finish = [], ...main } = build(room, Math.max(0, brief.longestRun - runSecondsOf(planned)));
  const { skill = [], strength = [], mainWorkout = [] } = main;
  const before = withoutIdleRamp(planned, main);
  const beforeSeconds = before === planned ? warming : totalSeconds(before);
  const ready = rehearsed === 0 ? [] : rehearsal(brief, rehearsed, mainWorkout);
  const finishSeconds = totalSeconds(finish);
  const workSeconds = totalSeconds(skill) + totalSeconds(strength) + totalSeconds(mainWorkout);
  const left = frame.total - beforeSeconds - totalSeconds(ready) - workSeconds - finishSeconds;
  // A race takes the time it takes.
  const most = brief.code === "RACE" ? frame.cooldown.most : Math.min(frame.cooldown.most, Math.max(120, left));
  const after = cooldown(brief, kind, most, finish);
  const leftAfter = left - totalSeconds(after);
  const start = kind === "run" || kind === "hyrox" ? before : lengthenFirst(before, leftAfter);
  const spare = start === before ? leftAfter : leftAfter - (totalSeconds(start) - beforeSeconds);
  const mobility = lightMobility(brief, spare, [start, skill, strength, mainWorkout, finish, after]);
  const drills = mobility.length === 0 ? finish : [...finish, ...mobility];
  const warmed = ready.length === 0 ? start : [...start, ...ready];
  if (drills.length === 0) return { ...main, warmup: warmed, cooldown: after };
  // After easy endurance mobility is half of what the day is for; after anything else it belongs to the way home.
  return (kind === "aerobic" || kind === "easy run") && main.strength === undefined
    ? { ...main, warmup: warmed, mainWorkout: [...mainWorkout, ...drills], cooldown: after }
    : { ...main, warmup: warmed, cooldown: [...after.slice(0, 1), ...drills, ...after.slice(1)] };
}

/** On a day too short for the lift itself there is nothing to build up to. */
function withoutIdleRamp(items: readonly DraftItem[], main: MainBlocks): readonly DraftItem[] {
  if (items.every(({ weight }) => weight === undefined)) return items;
  const isLifted = (name: string): boolean =>
    main.strength?.some((item) => item.name === name) === true || main.skill?.some((item) => item.name === name) === true;
  const isIdle = ({ name, weight }: DraftItem): boolean => weight !== undefined && !isLifted(name);
  return items.some(isIdle) ? items.filter((item) => !isIdle(item)) : items;
}

const FEWEST_DRILLS = 2;
const MOST_DRILLS = 6;

/** In light weeks there is time for mobility; it is worth more than a longer way home. */
function lightMobility(brief: SessionBrief, spare: number, others: readonly (readonly DraftItem[])[]): readonly DraftItem[] {
  const light = (brief.frame.isDeload || brief.isRecovery || brief.isTaper) && brief.code !== "RACE";
  const count = Math.min(MOST_DRILLS, Math.floor(spare / SECONDS_PER_DRILL));
  if (!light || count < FEWEST_DRILLS) return [];
  const taken = new Set(others.flat().map(({ name }) => name));
  const open = (seconds: number): readonly DraftItem[] =>
    mobilityFlow(brief, MOST_DRILLS + taken.size, seconds)
      .filter((item) => !taken.has(item.name))
      .slice(0, count);
  const drills = open(SECONDS_PER_DRILL);
  // Where injuries leave few drills, each gets a second round.
  const twice = drills.length > 0 && 2 * totalSeconds(drills) <= spare;
  return twice ? open(2 * SECONDS_PER_DRILL) : drills;
}

/** The work of a main part without the mobility at its end. */
export function withoutMobility(items: readonly DraftItem[]): readonly DraftItem[] {
  return items.filter((item) => item.rpe !== MOBILITY_RPE);
}

/** A few spare minutes go into an easier start. */
function lengthenFirst(items: readonly DraftItem[], spare: number): readonly DraftItem[] {
  const [first, ...others] = items;
  if (first?.dose.seconds === undefined) return items;
  const extra = 30 * Math.floor(Math.min(spare, LONGEST_START - first.dose.seconds) / 30);
  if (extra <= 0) return items;
  const seconds = first.dose.seconds + extra;
  return [
    {
      ...first,
      duration: durationText(seconds),
      dose: { ...first.dose, seconds, totalSeconds: first.dose.totalSeconds + extra },
    },
    ...others,
  ];
}
