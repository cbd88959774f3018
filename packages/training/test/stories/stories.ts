import type { Plan } from "#training/model/plan.ts";
import { START } from "../arbitrary/start.ts";
import { BODY_STORIES } from "./body-stories.ts";
import { CALENDAR_STORIES } from "./calendar-stories.ts";
import { PAIN_STORIES } from "./pain-stories.ts";
import {
  CROSSFIT,
  HYROX,
  LIFTER,
  RUNNER,
  between,
  changes,
  checkIn,
  day,
  isScored,
  minutes,
  running,
  same,
  squats,
  tell,
  threshold,
} from "./people.ts";
import type { Story } from "./story.ts";
import { sessionsOf } from "./tell-story.ts";

const FIRST: readonly Story[] = [
  {
    name: "calf-2-ends-by-itself",
    who: "Runner, four runs a week. The calf is tight, 2/10, in week three; four check-ins of 1/10 and less follow.",
    coach:
      "keeps easy, long and threshold runs, takes out what is faster and loads the calf less; ends the limit by itself after four quiet sessions.",
    athlete: RUNNER,
    weeks: 6,
    days: [
      [day(3, 1), tell("tight calf 2/10")],
      [day(3, 4), checkIn("lower_leg", 1, 1)],
      [day(3, 6), checkIn("lower_leg", 1, 0)],
      [day(4, 3), checkIn("lower_leg", 0, 0)],
      [day(4, 6), checkIn("lower_leg", 0, 0)],
    ],
    claims: {
      "at least four fifths of the running of the week stay, and no more than all of it": (before, after) => {
        const share = running(after, day(3, 1), day(3, 7)) / running(before, day(3, 1), day(3, 7));
        return share >= 0.8 && share <= 1;
      },
      "the limit ends and says why": (_before, _after, texts) => texts.some((text) => text.includes("limit has ended: 4 sessions")),
      "week six has intervals or threshold again": (_before, after) =>
        between(after, day(5, 1), day(6, 7)).some(({ code }) => code === "RT" || code === "RI"),
    },
  },
  {
    name: "knee-3-gets-worse",
    who: "Hyrox athlete. The left knee is at 3/10; a session ends at 6/10 with a limp, and a week later another does.",
    coach: "takes a step back at once, again after the second one, and asks for a physiotherapist before anything is raised.",
    athlete: HYROX,
    weeks: 6,
    days: [
      [day(2, 1), tell("left knee pain 3/10")],
      [day(2, 4), checkIn("knee", 6, 4, { altered: true })],
      [day(3, 3), checkIn("knee", 2, 2)],
      [day(3, 5), checkIn("knee", 5, 5, { altered: true })],
    ],
    claims: {
      "no jump and no lunge is left in week four": (_before, after) =>
        !between(after, day(4, 1), day(4, 7)).some(({ blocks }) =>
          Object.values(blocks)
            .flat()
            .some(({ name }) => /jump|walking lunge|sandbag lunge/iu.test(name) && !/no-jump/iu.test(name)),
        ),
      "the arms train on": (before, after) =>
        [day(4, 5), day(5, 2), day(6, 2)].every((on) => {
          const reps = (plan: Plan): number =>
            Math.max(
              0,
              ...between(plan, on, on).flatMap(({ blocks: { strength } }) =>
                strength.map(({ name, dose }) => (/press$/iu.test(name) ? (dose.reps ?? 0) : 0)),
              ),
            );
          return reps(after) >= reps(before);
        }),
      "the ski erg is there three times a week at most": (_before, after) =>
        [4, 5, 6].every(
          (week) =>
            between(after, day(week, 1), day(week, 7)).filter(({ blocks }) =>
              blocks.mainWorkout.some(({ name }) => name.startsWith("Ski erg")),
            ).length <= 3,
        ),
      "a professional is named at once": (_before, _after, texts) =>
        texts.some((text) => text.startsWith("Have a doctor or physiotherapist look at it now. If it swelled")),
      "it is referred": (_before, _after, texts) =>
        texts.some((text) => text.includes("worse twice within two weeks. See a doctor or physiotherapist")),
    },
  },
  {
    name: "back-cannot-bend",
    who: "CrossFit athlete. Severe back pain, cannot bend, on a Monday; it eases slowly, with the tests of each step passed.",
    coach:
      "walking only for three days, nothing against the clock before the last but one step, one step at a time, no weight from the floor before it is at 4/10.",
    athlete: CROSSFIT,
    weeks: 6,
    days: [
      [day(2, 1), tell("severe back pain, cannot bend")],
      [day(2, 5), checkIn("lower_back", 4, 5)],
      [day(2, 7), checkIn("lower_back", 3, 4, { passed: true })],
      [day(3, 3), checkIn("lower_back", 2, 3)],
      [day(3, 5), checkIn("lower_back", 2, 2, { passed: true })],
      [day(4, 1), tell("the doctor looked at my lower back and allows easy loading")],
      [day(4, 7), checkIn("lower_back", 2, 2, { passed: true })],
    ],
    claims: {
      "what comes back is light and not slow": (_before, after) =>
        between(after, day(4, 1), day(6, 7))
          .flatMap(({ blocks: { strength } }) => strength)
          .filter(({ name }) => /goblet|step-up|romanian/iu.test(name))
          .every(({ load, rpe = 0, notes = "" }) => (load?.kilograms ?? 0) <= 12.5 && rpe <= 6 && !notes.includes("seconds down")),
      "no test allows more pain than the note does": (_before, _after, texts) => !texts.some((text) => text.includes("4/10 at most")),
      "only walks for three days": (_before, after) =>
        between(after, day(2, 1), day(2, 3)).every(({ intensityLevel, title }) => intensityLevel <= 4 && /walk/iu.test(title)),
      "nothing is scored for two weeks": (_before, after) => !between(after, day(2, 1), day(3, 7)).some(isScored),
      "nothing above RPE 5 while it is severe": (_before, after) =>
        between(after, day(2, 1), day(3, 2)).every(({ intensityLevel }) => intensityLevel <= 5),
    },
  },
  {
    name: "wrist-7",
    who: "Hyrox athlete with a wrist at 7/10 after a fall onto grass; nothing was broken, the doctor said.",
    coach: "keeps legs and runs whole and takes everything off the hand.",
    athlete: HYROX,
    weeks: 5,
    days: [[day(2, 1), tell("right wrist pain 7/10")]],
    claims: {
      "the running stays within a tenth": (before, after) =>
        running(after, day(2, 1), day(5, 7)) >= 0.9 * running(before, day(2, 1), day(5, 7)),
      "days stay": (before, after) =>
        sessionsOf(after)
          .map(({ date }) => date)
          .join() ===
        sessionsOf(before)
          .map(({ date }) => date)
          .join(),
    },
  },
  {
    name: "one-threshold-run-missed",
    who: "Runner who missed Tuesday's threshold run, and trained on.",
    coach: "changes nothing of the next weeks but the step that was missed.",
    athlete: RUNNER,
    weeks: 6,
    deviations: [{ from: day(3, 2), to: day(3, 2), isMissed: true }],
    days: [[day(3, 6), { says: "missed the threshold run on Tuesday", does: { kind: "missed" } }]],
    claims: {
      "at most two sessions change": (_before, _after, texts) => changes(texts) <= 2,
      "next week has all of its minutes": (before, after) =>
        minutes(after, day(4, 1), day(4, 7)) >= 0.98 * minutes(before, day(4, 1), day(4, 7)),
    },
  },
  {
    name: "three-days-away",
    who: "Hyrox athlete, away from Thursday to Saturday, told the day before.",
    coach: "takes these sessions out and goes on; there is nothing to make up.",
    athlete: HYROX,
    weeks: 6,
    days: [[day(3, 3), { says: "away Thu to Sat", does: { kind: "absence", reason: "holiday", from: day(3, 4), to: day(3, 6) } }]],
    claims: {
      "nothing else changes": (before, after) => same(between(before, day(3, 7), day(6, 7)), between(after, day(3, 7), day(6, 7))),
    },
  },
  {
    name: "four-days-away",
    who: "Runner, away from Thursday to Sunday, told the day before.",
    coach: "one week at nine tenths, the first session easy, lifts 5 % lighter, then the plan; the days off were the deload.",
    athlete: RUNNER,
    weeks: 8,
    days: [[day(3, 3), { says: "away Thu to Sun", does: { kind: "absence", reason: "holiday", from: day(3, 4), to: day(3, 7) } }]],
    claims: {
      "fewer than fifteen sessions change": (_before, _after, texts) => changes(texts) < 15,
      "the first session back is easy": (_before, after) => between(after, day(4, 1), day(4, 7))[0]?.intensityLevel === 3,
      "no session after the week back is longer than it was": (before, after) =>
        between(after, day(5, 1), day(8, 7)).every(
          (session) => session.duration <= (sessionsOf(before).find(({ id }) => id === session.id)?.duration ?? 0),
        ),
    },
  },
  {
    name: "eleven-days-away",
    who: "Hyrox athlete who did nothing for eleven days of work trips, told on the way back.",
    coach:
      "three quarters of the volume in the first week, threshold from the fourth day, nothing faster before the second week, lifts at nine tenths.",
    athlete: HYROX,
    weeks: 8,
    days: [
      [
        day(5, 1),
        { says: "no training since Thursday of week three", does: { kind: "absence", reason: "holiday", from: day(3, 4), to: day(4, 7) } },
      ],
    ],
    claims: {
      "the second day has no more repetitions than planned, and no jumps": (before, after) => {
        const of = (plan: Plan) => between(plan, day(5, 2), day(5, 2)).flatMap(({ blocks: { strength } }) => strength.slice(0, 1));
        const reps = (plan: Plan): number => of(plan).reduce((all, { sets = 1, dose }) => all + sets * (dose.reps ?? 0), 0);
        const jumps = between(after, day(5, 1), day(5, 7)).some(({ blocks }) =>
          blocks.mainWorkout.some(({ name }) => /jump|sled/iu.test(name)),
        );
        return reps(after) < reps(before) && !jumps;
      },
      "threshold grows in the second week": (_before, after) => {
        const hard = (week: number): number =>
          Math.max(
            0,
            ...between(after, day(week, 1), day(week, 7)).flatMap(({ code, blocks: { mainWorkout } }) =>
              code === "RT"
                ? [mainWorkout.reduce((all, { rpe = 0, sets = 1, dose }) => all + (rpe >= 7 ? sets * (dose.seconds ?? 0) : 0), 0)]
                : [],
            ),
          );
        return hard(5) > 0 && hard(5) < hard(6);
      },
      "the first week is less than before": (before, after) =>
        minutes(after, day(5, 1), day(5, 7)) <= 0.9 * minutes(before, day(5, 1), day(5, 7)),
      "nothing hard on foot for three days": (_before, after) =>
        !between(after, day(5, 1), day(5, 3)).some(({ code }) => code === "RT" || code === "RI" || code === "HX"),
    },
  },
  {
    name: "flu-five-days",
    who: "Runner with a fever from Wednesday to Sunday.",
    coach: "no training while ill, then easy days that grow, threshold only when they are over.",
    athlete: RUNNER,
    weeks: 6,
    days: [
      [day(2, 3), { says: "fever, in bed until Sunday", does: { kind: "absence", reason: "illness", from: day(2, 3), to: day(2, 7) } }],
    ],
    claims: {
      "nothing is planned while ill": (_before, after) => between(after, day(2, 3), day(2, 7)).length === 0,
      "the days after are easy": (_before, after) =>
        between(after, day(3, 1), day(3, 5)).every(({ intensityLevel }) => intensityLevel <= 3),
    },
  },
  {
    name: "everything-felt-two-too-hard",
    who: "Hyrox athlete; every session of two weeks felt two points harder than planned.",
    coach:
      "does not wait for the end of the block: a little less on the bar and a step less hard work for a week, and says which sessions say so.",
    athlete: HYROX,
    weeks: 6,
    deviations: [{ from: day(1, 1), to: day(2, 7), harder: 2 }],
    days: [[day(3, 1), { says: "two weeks are logged", asks: "effort" }]],
    claims: {
      "the bar is lighter in the next seven days": (_before, _after, texts) => texts.some((text) => /the bar is .+ kg lighter/u.test(text)),
      "the evidence is named": (_before, _after, texts) => texts.some((text) => text.includes("RPE 9 instead of 7 on")),
      "of the weeks after it one session at most changes": (before, after) =>
        between(after, day(4, 1), day(6, 7)).filter(
          (session) =>
            !same(
              [session],
              sessionsOf(before).filter(({ id }) => id === session.id),
            ),
        ).length <= 1,
    },
  },
  {
    name: "lifts-cut-short-twice",
    who: "Lifter who stopped both heavy days of the week after two thirds of the time.",
    coach: "5 % less on the bar and a fifth less of the session for a week.",
    athlete: LIFTER,
    weeks: 6,
    deviations: [{ from: day(2, 1), to: day(2, 7), kind: "strength", share: 0.66 }],
    days: [[day(3, 1), { says: "week two is logged", asks: "effort" }]],
    claims: {
      "the bar is lighter and the week shorter": (before, after, texts) =>
        texts.some((text) => /the bar is .+ kg lighter and you train \d+ minutes less/u.test(text)) &&
        minutes(after, day(3, 1), day(3, 7)) <= 0.85 * minutes(before, day(3, 1), day(3, 7)),
    },
  },
  {
    name: "easy-runs-too-easy",
    who: "Runner whose easy runs of two weeks all felt two points easier than planned.",
    coach: "adds a little time to easy runs for a week, and nothing else.",
    athlete: RUNNER,
    weeks: 6,
    deviations: [{ from: day(1, 1), to: day(2, 7), kind: "easy", harder: -2 }],
    days: [[day(3, 1), { says: "two weeks are logged", asks: "effort" }]],
    claims: {
      "hard sessions stay": (before, after) =>
        same(
          between(before, day(3, 1), day(3, 7)).filter(({ hard }) => hard),
          between(after, day(3, 1), day(3, 7)).filter(({ hard }) => hard),
        ),
    },
  },
  {
    name: "squat-single-above-the-maximum",
    who: "Lifter with a squat of 140 kg who lifts a single of 150 kg at RPE 10.",
    coach: "takes it as the new maximum and loads the squats from it, and nothing that does not hang on it.",
    athlete: LIFTER,
    weeks: 6,
    sets: [{ on: day(2, 5), exercise: "Back squat", kilograms: 150, reps: 1, rpe: 10 }],
    days: [
      [day(2, 6), { says: "a single of 150 kg is logged", asks: "estimates" }],
      [day(3, 1), { says: "looks again", asks: "estimates" }],
    ],
    claims: {
      "squats are heavier": (_before, _after, texts) => texts.some((text) => /Back squat .+ → Back squat/u.test(text)),
      "it is proposed once": (_before, _after, texts) => texts.filter((text) => text.includes("uses 150 kg")).length === 1,
    },
  },
  {
    name: "squats-a-little-stronger",
    who: "Lifter whose squats of two weeks say 144 kg where 140 kg were entered.",
    coach: "moves the estimate and leaves the plan: one retest differs by as much.",
    athlete: LIFTER,
    weeks: 6,
    sets: squats([day(1, 1), day(1, 4), day(2, 1), day(2, 4)], 117.5, 5, 8),
    days: [[day(3, 1), { says: "four squat days are logged", asks: "estimates" }]],
    claims: { "nothing changes": (before, after) => same(sessionsOf(before), sessionsOf(after)) },
  },
  {
    name: "squats-much-weaker",
    who: "Lifter back from a hard winter: four squat days that say 128 kg where 140 kg were entered.",
    coach: "takes 2.5 % a week off, not all at once, and loads the squats from what is there.",
    athlete: LIFTER,
    weeks: 6,
    sets: squats([day(1, 1), day(1, 4), day(2, 1), day(2, 4), day(3, 1), day(3, 4)], 110, 4, 9.5),
    days: [
      [day(2, 1), { says: "two squat days are logged", asks: "estimates" }],
      [day(3, 1), { says: "four squat days are logged", asks: "estimates" }],
      [day(4, 1), { says: "six squat days are logged", asks: "estimates" }],
    ],
    claims: {
      "squats are lighter, and by no more than a tenth": (_before, after) =>
        sessionsOf(after)
          .filter(({ date }) => date >= day(4, 1))
          .flatMap(({ blocks }) => blocks.strength)
          .filter(({ load }) => load?.lift === "backSquat")
          .every(({ load }) => (load?.oneRepMax ?? 0) < 140 && (load?.oneRepMax ?? 0) >= 124),
    },
  },
  {
    name: "threshold-runs-faster",
    who: "Runner whose last three threshold runs were 2.5 % faster than planned at RPE 7.",
    coach: "half a point of VDOT, for every pace, and no more before two weeks have passed.",
    athlete: RUNNER,
    weeks: 6,
    paced: [threshold(day(1, 2), 285, 7), threshold(day(2, 2), 285, 7), threshold(day(3, 2), 286, 7)],
    days: [[day(3, 3), { says: "three threshold runs are logged", asks: "estimates" }]],
    claims: {
      "paces are faster": (_before, _after, texts) => texts.some((text) => text.includes("a 5 km time of 22:50 instead of 23:04")),
      "minutes stay": (before, after) => Math.abs(minutes(after, START, day(6, 7)) / minutes(before, START, day(6, 7)) - 1) < 0.03,
    },
  },
  {
    name: "five-k-a-minute-faster",
    who: "Runner whose 10 km is of the summer and who runs a parkrun a minute faster than before.",
    coach: "moves every pace by the new 5 km alone.",
    athlete: { ...RUNNER, conditioning: { run5k: 1380, run10k: 2880, recordedOn: "2026-06-01" } },
    weeks: 6,
    days: [
      [
        day(2, 7),
        {
          says: "parkrun in 22:00",
          does: { kind: "benchmarks", conditioning: { run5k: 1320, run10k: 2880, dates: { run5k: day(2, 6), run10k: "2026-06-01" } } },
        },
      ],
    ],
    claims: {
      "easy pace is ten seconds faster": (_before, _after, texts) =>
        texts.some((text) => text.includes("5:40–6:23 /km") && text.includes("5:26–6:06 /km")),
    },
  },
  {
    name: "hyrox-in-eighteen-days",
    who: "General athlete who enters a Hyrox that is 18 days away.",
    coach: "stations, running between them and pacing now, a short taper, and nothing heavy in the last days.",
    athlete: { ...HYROX, focus: "general" },
    weeks: 6,
    days: [
      [
        day(2, 3),
        {
          says: "enters a Hyrox",
          does: { kind: "competition", competition: { name: "Hyrox Berlin", type: "hyrox", date: day(4, 7), priority: "A" } },
        },
      ],
    ],
    claims: {
      "there are at least three sessions of running with stations, sleds among them": (_before, after) => {
        const rehearsed = between(after, day(2, 3), day(4, 6)).filter(({ code }) => code === "HX");
        const names = rehearsed.flatMap(({ blocks }) => blocks.mainWorkout.map(({ name }) => name));
        return rehearsed.length >= 3 && ["Sled push", "Sled pull (rope)", "Wall ball"].every((station) => names.includes(station));
      },
      "the last two days are easy": (_before, after) =>
        between(after, day(4, 5), day(4, 6)).every(({ intensityLevel }) => intensityLevel <= 4),
    },
  },
];

export const STORIES: readonly Story[] = [...FIRST, ...BODY_STORIES, ...CALENDAR_STORIES, ...PAIN_STORIES];
