import { addDays, type Day } from "#training/calendar/day.ts";
import { START } from "../arbitrary/start.ts";
import { between, checkIn, day, HYROX, isScored, LIFTER, minutes, RUNNER, running, same, tell } from "./people.ts";
import type { Story } from "./story.ts";
import { sessionsOf } from "./tell-story.ts";

const USUAL = { sleepHours: 7.5, sleep: 4, soreness: 4, stress: 4, motivation: 4 };
const usualMornings = (from: Day, count: number) => Array.from({ length: count }, (_, index) => ({ ...USUAL, day: addDays(from, index) }));
const badNight = (on: Day) => ({ ...USUAL, day: on, sleepHours: 5, sleep: 2, motivation: 3 });

/** What the body does to a plan: illness, nights, a child on the way, an ankle, a heart, and numbers that moved. */
export const BODY_STORIES: readonly Story[] = [
  {
    name: "fever-and-a-relapse",
    who: "Hyrox athlete with two days of fever who feels well, trains once, and is in bed again for three days.",
    coach: "starts the return anew and longer, and makes nothing up.",
    athlete: HYROX,
    weeks: 6,
    days: [
      [day(2, 2), { says: "fever until Wednesday", does: { kind: "absence", reason: "illness", from: day(2, 2), to: day(2, 3) } }],
      [day(2, 6), { says: "fever again, until Monday", does: { kind: "absence", reason: "illness", from: day(2, 6), to: day(3, 1) } }],
    ],
    claims: {
      "nothing is planned while ill": (_before, after) => between(after, day(2, 6), day(3, 1)).length === 0,
      "the five days after it are easy": (_before, after) =>
        between(after, day(3, 2), day(3, 6)).every(({ intensityLevel }) => intensityLevel <= 3),
      "both illnesses count": (_before, _after, texts) => texts.some((text) => text.includes("after 5 days of illness")),
    },
  },
  {
    name: "a-week-of-bad-nights",
    who: "Hyrox athlete with a newborn: five hours of sleep on three mornings of week three.",
    coach:
      "a quarter less of the hard session on the first morning, a fifth less of the rest of the week on the third, no maxima touched and nothing after Sunday.",
    athlete: HYROX,
    weeks: 6,
    days: [
      [
        day(3, 1),
        { says: "three weeks of usual mornings, then five hours of sleep", wakes: [...usualMornings(day(1, 1), 14), badNight(day(3, 1))] },
      ],
      [day(3, 2), { says: "five hours again", wakes: [badNight(day(3, 2))] }],
      [day(3, 3), { says: "and again", wakes: [badNight(day(3, 3))] }],
    ],
    claims: {
      "nothing after Sunday changes": (before, after) => same(between(before, day(4, 1), day(6, 7)), between(after, day(4, 1), day(6, 7))),
      "the week keeps between three and nine tenths": (before, after) => {
        const share = minutes(after, day(3, 1), day(3, 7)) / minutes(before, day(3, 1), day(3, 7));
        return share >= 0.7 && share <= 0.9;
      },
    },
  },
  {
    name: "row-five-seconds-faster",
    who: "Hyrox athlete who rows 500 m in 1:30 where 1:35 was entered.",
    coach: "moves the rower's splits and nothing that is run or lifted.",
    athlete: HYROX,
    weeks: 6,
    days: [
      [
        day(2, 3),
        {
          says: "500 m in 1:30",
          does: { kind: "benchmarks", conditioning: { ...HYROX.conditioning, row500m: 90, dates: { row500m: day(2, 3) } } },
        },
      ],
    ],
    claims: {
      "days and minutes stay": (before, after) => Math.abs(minutes(after, START, day(6, 7)) / minutes(before, START, day(6, 7)) - 1) < 0.01,
      "no load on a bar changes": (_before, _after, texts) => !texts.some((text) => /(?:squat|deadlift|press) .+ → /iu.test(text)),
      "the ski erg keeps its splits": (_before, _after, texts) => !texts.some((text) => /ski erg.+ → /iu.test(text)),
    },
  },
  {
    name: "pregnant-at-fourteen-weeks",
    who: "Hyrox athlete, 31, who tells in week three that she is 14 weeks pregnant, and a week later that her midwife agrees to training.",
    coach: "waits for the midwife, then trains on: no lying on the back, no jumps, nothing against the clock, effort up to 7.",
    athlete: { ...HYROX, sex: "female", age: 31, bodyWeight: 63 },
    weeks: 6,
    days: [
      [day(3, 1), tell("14 weeks pregnant")],
      [day(4, 1), tell("15 weeks pregnant, my midwife says training is fine")],
    ],
    claims: {
      "only walks and easy pedalling until the midwife has agreed": (_before, _after, texts) =>
        texts.some((text) => text.includes("until then the plan has only walks, easy pedalling and mobility")),
      "nothing is scored and nothing is harder than RPE 7": (_before, after) =>
        !between(after, day(3, 1), day(6, 7)).some((session) => isScored(session) || session.intensityLevel > 7),
      "no jump, no burpee with one and nothing on the back": (_before, after) =>
        !between(after, day(3, 1), day(6, 7)).some(({ blocks }) =>
          Object.values(blocks)
            .flat()
            .some(({ name }) => /^(?:box jump|burpee broad jump|double-under|sit-up|bench press)/iu.test(name)),
        ),
      "after the deload she trains as much as before": (before, after) =>
        minutes(after, day(5, 1), day(6, 7)) >= 0.85 * minutes(before, day(5, 1), day(6, 7)),
      "nobody asks how much it hurts": (_before, _after, texts) => !texts.some((text) => text.includes("Pain up to 3")),
    },
  },
  {
    name: "deload-feels-too-easy",
    who: "Lifter who feels fresh: everything in weeks three and four felt two points easier, and week four is the deload.",
    coach: "lets the deload be one, and adds nothing to it.",
    athlete: LIFTER,
    weeks: 6,
    deviations: [{ from: day(3, 1), to: day(4, 7), harder: -2 }],
    days: [[day(4, 3), { says: "asks for more", asks: "effort" }]],
    claims: {
      "nothing changes": (before, after) => same(sessionsOf(before), sessionsOf(after)),
    },
  },
  {
    name: "ankle-turned",
    who: "Runner who turned an ankle on a trail, 5/10, can walk; better check-ins follow.",
    coach: "no running and no jumps first, bike instead, then flat easy runs by steps.",
    athlete: RUNNER,
    weeks: 6,
    days: [
      [day(2, 3), tell("sprained my left ankle on a trail, pain 5/10, I can walk")],
      [day(2, 7), checkIn("ankle", 3, 3)],
      [day(3, 3), checkIn("ankle", 2, 2, { passed: true })],
      [day(3, 6), checkIn("ankle", 1, 1)],
      [day(4, 2), checkIn("ankle", 1, 1, { passed: true })],
    ],
    claims: {
      "nobody runs in the first week": (_before, after) => running(after, day(2, 3), day(3, 3)) === 0,
      "running comes back with walks between, never all at once": (before, after) =>
        running(after, day(3, 4), day(4, 7)) > 0 && running(after, day(3, 1), day(6, 7)) < 0.3 * running(before, day(3, 1), day(6, 7)),
    },
  },
  {
    name: "chest-pain-stops-everything",
    who: "Hyrox athlete with chest pain in a hard session.",
    coach: "plans nothing and sends the athlete to a doctor now.",
    athlete: HYROX,
    weeks: 4,
    days: [[day(2, 3), tell("chest pain during the intervals yesterday")]],
    claims: { "the plan stays untouched": (before, after) => same(sessionsOf(before), sessionsOf(after)) },
  },
];
