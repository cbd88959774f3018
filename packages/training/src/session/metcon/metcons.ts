import { findExercise } from "../../catalogue/exercises.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import { isPullUp } from "../../selection/gates/rep-ceiling.ts";
import { buildBenchmark } from "../../prescription/metcon/benchmark.ts";
import { buildMetcon, isToken } from "../../prescription/metcon/build-metcon.ts";
import type { BuiltMetcon } from "../../prescription/metcon/built-metcon.ts";
import { engineIntervals } from "../../prescription/metcon/engine.ts";
import { ENGINE_WARMUP } from "../cardio/engine-notes.ts";
import { metconDescription, metconStimulus, metconStrategy, metconTitle } from "./metcon-notes.ts";
import type { MainFormat } from "../../model/plan.ts";
import type { MetconDomain } from "../../prescription/metcon/library.ts";
import { fitSets } from "../../prescription/strength/fit-sets.ts";
import { assemble } from "../assemble.ts";
import { contestSession } from "./contest.ts";
import { easyEnd } from "../cardio/engine-piece.ts";
import { openSession } from "./open-rehearsal.ts";
import { easyAerobic } from "../cardio/easy-aerobic.ts";
import { failsInLongWorkouts } from "../../athlete/stated/stated-engine.ts";
import { capital, inSentence, formatList, shortName } from "../../model/words.ts";
import { wishedShape } from "../../statements/wished-exercises/wished-shape.ts";
import { liftBeforeLegs } from "../strength/olympic.ts";
import { isForPairs, shared } from "./pairs.ts";
import { rampTo, strengthTitle } from "../strength/strength.ts";
import { strengthDoses } from "../../prescription/strength/strength-doses.ts";

/** Engine intervals with their rests. */
const LONGEST_ENGINE = 2160;
const LONGEST_METCON = { beginner: 16, intermediate: 20, advanced: 24, elite: 25 } as const;

/** Strict accessories and trunk, then a long metcon or engine work of 15-25 minutes. */
export function longMetcon(brief: SessionBrief): SessionDraft {
  return (
    contestSession(brief) ??
    openSession(brief) ??
    metconSession(brief, "long", brief.frame.isDeload || brief.isRecovery ? 12 : LONGEST_METCON[brief.context.level])
  );
}

/** Accessories and trunk, then a medium metcon of 8-15 minutes. */
export function mediumMetcon(brief: SessionBrief): SessionDraft {
  return metconSession(brief, "medium", brief.frame.isDeload || brief.isRecovery ? 8 : brief.context.level === "beginner" ? 12 : 15);
}

function metconSession(brief: SessionBrief, domain: MetconDomain, minutes: number): SessionDraft {
  const test = domain === "long" ? findBenchmark(brief, brief.minutes * 60 * TEST_SHARE) : undefined;
  if (test !== undefined) return benchmarkDay(brief, test);
  const accessories = strengthDoses(brief);
  let built: BuiltMetcon | undefined;
  const blocks = assemble(brief, "metcon", (seconds) => {
    built =
      (domain === "long" ? engineIntervals(brief, Math.min(LONGEST_ENGINE, seconds * 0.75)) : undefined) ??
      buildMetcon(brief, domain, Math.min(minutes * 60 * (brief.isTaper ? 0.6 : 1), seconds * 0.75));
    if (built !== undefined && domain === "long" && isForPairs(brief)) built = shared(built);
    const used = totalSeconds(built?.items ?? []);
    const names = new Set((built?.items ?? []).map((item) => item.name));
    // Pull-ups of every kind share the repetitions of a day.
    const hasPullUps = [...names].some(isPullUp);
    const strength = fitSets(
      brief,
      accessories.filter(({ choice: { exercise } }) => !names.has(exercise.name) && !(hasPullUps && isPullUp(exercise.name))),
      seconds - used,
    );
    const end = built === undefined ? [] : easyEnd(brief, seconds - used - totalSeconds(strength), built.items);
    return { mainWorkout: [...(built?.items ?? []), ...end], ...(strength.length === 0 ? {} : { strength }) };
  });
  if (built === undefined) return easyAerobic(brief);
  const easy = brief.frame.isDeload || brief.isRecovery;
  return {
    title: metconTitle(brief, built),
    description: metconDescription(built, blocks.strength ?? []),
    intent: domain === "long" ? "Engine: keep working for a long time at one pace." : "Work capacity in workouts of medium length.",
    movementFocus: built.movements.slice(0, 3),
    complexity: 6,
    blocks,
    mainFormat: built.format,
    notes: {
      stimulus: metconStimulus(built, domain, easy),
      strategy: metconStrategy(built),
      ...(built.engine === undefined ? {} : { warmup: ENGINE_WARMUP }),
    },
  };
}

/** None for whom nothing runs against the clock. */
function findBenchmark(brief: SessionBrief, seconds: number): BuiltMetcon | undefined {
  const { scoredMinutes, tests } = brief.context.health;
  const { noClock, exercises } = wishedShape(brief.context.athlete.dislikes);
  if (noClock || exercises < Infinity) return undefined;
  return tests && scoredMinutes * 60 >= seconds / 2 ? buildBenchmark(brief, Math.min(seconds, scoredMinutes * 60)) : undefined;
}

/** Share of the session that a test workout takes, beside warm-up and cooldown. */
const TEST_SHARE = 0.6;
/** Before an all-out effort: easy minutes, joints, the bar up to its weight, the movements at half speed. */
const BEFORE_TEST = { beginner: 600, intermediate: 780, advanced: 900, elite: 900 } as const;
const MOST_BEFORE_TEST = 0.35;

/** A benchmark workout, fresh: nothing tires before it, the bar is built up to, and easy minutes follow. A test that is written down. */
function benchmarkDay(brief: SessionBrief, built: BuiltMetcon): SessionDraft {
  // The warm-up of deadlifts, cleans and jerks with one bar builds up to the clean, which limits.
  const bars = built.items.filter(({ load }) => load?.bar !== undefined);
  const bar = bars.find(({ name }) => findExercise(name)?.movementPattern.startsWith("olympic") === true) ?? bars[0];
  const exercise = findExercise(bar?.name ?? "");
  const ramp = bar?.load === undefined || exercise === undefined ? {} : { ramp: { choice: { exercise }, load: bar.load } };
  const warmupSeconds = Math.min(BEFORE_TEST[brief.context.level], MOST_BEFORE_TEST * brief.minutes * 60);
  const blocks = assemble(
    brief,
    "metcon",
    (seconds) => ({ mainWorkout: [...built.items, ...easyEnd(brief, seconds - totalSeconds(built.items), built.items)] }),
    { ...ramp, warmupSeconds, isTest: true },
  );
  const { name, title, aim, isRetest } = built.benchmark ?? { name: "", title: "", aim: "", isRetest: false };
  return {
    title: `Benchmark: ${title}`,
    description: `${name} for time: ${formatList(built.movements.map(shortName))}. ${capital(aim)}.`,
    intent: isRetest ? "The same workout as five weeks before: see how far you have come." : "A number to measure the next weeks against.",
    movementFocus: built.movements.slice(0, 3),
    complexity: 6,
    blocks,
    mainFormat: built.format,
    notes: benchmarkNotes(built.format, isRetest),
  };
}

function benchmarkNotes({ target, capMinutes }: MainFormat, isRetest: boolean): SessionDraft["notes"] {
  return {
    stimulus: "A test: full effort from a fresh start. Write down the time and how you broke the sets.",
    strategy: `Aim for ${target ?? "even rounds"}; stop at ${capMinutes ?? 25} minutes. First third in planned sets below your best, rests of a few breaths, the last minute all out.${isRetest ? " Compare it with last time: same scaling, same standards." : ""}`,
  };
}

/** Repetitions after the workout are a part of the session that its description names. */
function hardEndText(main: readonly DraftItem[], { items }: BuiltMetcon): string {
  const hard = main.slice(items.length).filter(({ rpe = 0 }) => rpe > EASY_END);
  return hard.length === 0 ? "" : ` Then reps at threshold: ${formatList(hard.map(({ name }) => inSentence(shortName(name))))}.`;
}

const EASY_END = 4;

/** Sets with four and more repetitions left are no heavy legs. */
function isHeavy(items: readonly DraftItem[] = []): boolean {
  return items.some(({ rpe = 0 }) => rpe > HEAVY_FROM);
}

const HEAVY_FROM = 6;

/** What comes before the workout, in its order. */
function orderText({ frame, isRecovery }: SessionBrief, strength: readonly DraftItem[] | undefined, lifted: DraftItem | undefined): string {
  const legs = frame.isDeload || isRecovery ? "A few light sets" : isHeavy(strength) ? "Heavy legs" : "Legs";
  return lifted === undefined ? legs : `${capital(shortName(lifted.name))} first, then ${legs.toLowerCase()},`;
}

/** Minutes of the second long workout of a week. */
const SECOND_LONG = 16;

/** Lower-body strength first, then a medium metcon that spares the legs. */
export function strengthThenMetcon(brief: SessionBrief): SessionDraft {
  // In a week without a long day the benchmark is here, and heavy legs wait.
  const test = brief.weekCodes.includes("ML") ? undefined : findBenchmark(brief, brief.minutes * 60 * TEST_SHARE);
  if (test !== undefined) return benchmarkDay(brief, test);
  const doses = strengthDoses(brief);
  const first = doses[0];
  let built: BuiltMetcon | undefined;
  const olympic = liftBeforeLegs(brief);
  const ramp = olympic?.ramp ?? rampTo(first);
  const easy = brief.frame.isDeload || brief.isRecovery;
  // What fails in long workouts is trained in two of them a week.
  const isLong = !easy && !brief.isTaper && failsInLongWorkouts(brief.context.athlete);
  const usual = brief.context.level === "beginner" ? 8 : 12;
  const minutes = easy ? 6 : isLong ? SECOND_LONG : usual;
  const blocks = assemble(
    brief,
    "lower",
    (seconds) => {
      built = buildMetcon(brief, isLong ? "long" : "lightLegs", Math.min(minutes * 60 * (brief.isTaper ? 0.6 : 1), seconds * 0.4));
      if (built !== undefined && isToken(brief, built)) built = undefined;
      const left = seconds - totalSeconds(built?.items ?? []);
      const skill = olympic?.itemsIn(left * 0.35) ?? [];
      const strength = fitSets(brief, doses, left - totalSeconds(skill), skill.length > 0);
      const end = easyEnd(brief, left - totalSeconds(skill) - totalSeconds(strength), built?.items);
      return { ...(skill.length === 0 ? {} : { skill }), strength, mainWorkout: [...(built?.items ?? []), ...end] };
    },
    ramp === undefined ? {} : { ramp },
  );
  const squats = strengthTitle(brief, (blocks.strength ?? []).slice(0, 1));
  const lifted = blocks.skill?.[0];
  const title = lifted === undefined ? squats : `${lifted.name}, ${inSentence(squats)}`;
  return {
    title: `${title}${built === undefined ? "" : `, then ${built.format.label}`}`,
    description: `${orderText(brief, blocks.strength, lifted)} ${built === undefined ? "and no workout against the clock." : `${lifted === undefined ? "first, " : ""}then a ${isLong ? "long" : "short"} workout: ${formatList(built.movements.map(shortName))}.${hardEndText(blocks.mainWorkout ?? [], built)}`}`,
    intent: "Leg strength and work capacity without one spoiling the other.",
    movementFocus: ["squat", "hinge", "conditioning"],
    complexity: 6,
    blocks,
    ...(built === undefined ? {} : { mainFormat: built.format }),
    notes: {
      stimulus: `Strength: solid sets with reps left.${built === undefined ? "" : ` ${metconStimulus(built, isLong ? "long" : "medium", easy)}`}`,
      strategy: built === undefined ? "Full rests on the first lift." : metconStrategy(built),
    },
  };
}
