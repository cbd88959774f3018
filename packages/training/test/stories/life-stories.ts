import { addDays, type Day } from "#training/calendar/day.ts";
import { START } from "../arbitrary/start.ts";
import { between, checkIn, CROSSFIT, day, HYROX, isScored, LIFTER, minutes, RUNNER, running, same, tell } from "./people.ts";
import type { Story } from "./story.ts";
import { sessionsOf } from "./tell-story.ts";

const USUAL = { sleepHours: 7.5, sleep: 4, soreness: 4, stress: 4, motivation: 4 };
const usualMornings = (from: Day, count: number) => Array.from({ length: count }, (_, index) => ({ ...USUAL, day: addDays(from, index) }));
const badNight = (on: Day) => ({ ...USUAL, day: on, sleepHours: 5, sleep: 2, motivation: 3 });

/** What life does to a plan: illness, travel, nights, a changed week, other races. */
export const LIFE_STORIES: readonly Story[] = [
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
    name: "ten-days-without-a-word",
    who: "CrossFit athlete who logged nothing for ten days and opens the app again.",
    coach: "asks nothing to be made up and lets the athlete in gently: volume, bar and pull-ups down for a week.",
    athlete: CROSSFIT,
    weeks: 8,
    deviations: [{ from: day(3, 5), to: day(4, 7), isMissed: true }],
    days: [[day(5, 1), { says: "missed ten days", does: { kind: "missed" } }]],
    claims: {
      "the first week is at four fifths": (before, after) => {
        const share = minutes(after, day(5, 1), day(5, 7)) / minutes(before, day(5, 1), day(5, 7));
        return share >= 0.65 && share <= 0.85;
      },
      "the first session back is easy": (_before, after) => between(after, day(5, 1), day(5, 7))[0]?.intensityLevel === 3,
    },
  },
  {
    name: "three-weeks-away",
    who: "Runner on a trek for three weeks, told the day after the return.",
    coach:
      "six tenths of the running in the first week, no threshold before the second and no intervals before the third, and a longer run only step by step.",
    athlete: RUNNER,
    weeks: 10,
    days: [
      [day(6, 1), { says: "no running for three weeks", does: { kind: "absence", reason: "holiday", from: day(3, 1), to: day(5, 7) } }],
    ],
    claims: {
      "the first week runs at most six tenths": (before, after) =>
        running(after, day(6, 1), day(6, 7)) <= 0.62 * running(before, day(6, 1), day(6, 7)),
      "nothing hard on foot in the first week": (_before, after) =>
        !between(after, day(6, 1), day(6, 7)).some(({ code }) => code === "RT" || code === "RI"),
      "nothing faster than threshold in the second": (_before, after) =>
        !between(after, day(7, 1), day(7, 7)).some(({ code, hard }) => code === "RI" && hard),
      "no new problem is made up": (_before, _after, texts) => !texts.some((text) => text.includes("new problem")),
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
        texts.some((text) => text.includes("until then, only walking, easy pedalling and mobility")),
      "nothing is scored and nothing is harder than RPE 7": (_before, after) =>
        !between(after, day(3, 1), day(6, 7)).some((session) => isScored(session) || session.intensityLevel > 7),
      "no jump, no burpee with one and nothing on the back": (_before, after) =>
        !between(after, day(3, 1), day(6, 7)).some(({ blocks }) =>
          Object.values(blocks)
            .flat()
            .some(({ name }) => /^(?:box jump|burpee broad jump|double-under|sit-up|bench press)/iu.test(name)),
        ),
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
    name: "ten-k-on-the-way-to-a-half",
    who: "Runner on the way to a half marathon who enters a 10 km of priority B three weeks ahead.",
    coach: "a lighter few days before it, the race as the hard session of its week, easy days after, and the block goes on.",
    athlete: { ...RUNNER, competitions: [{ name: "Spring half", type: "half marathon", date: day(12, 7), priority: "A" }] },
    weeks: 12,
    days: [
      [
        day(2, 1),
        {
          says: "enters a 10 km",
          does: { kind: "competition", competition: { name: "City 10 km", type: "10 km", date: day(4, 7), priority: "B" } },
        },
      ],
    ],
    claims: {
      "the weeks before the race's own stay": (before, after) =>
        minutes(before, day(2, 1), day(3, 7)) === minutes(after, day(2, 1), day(3, 7)),
      "the last two days are easy": (_before, after) =>
        between(after, day(4, 5), day(4, 6)).every(({ intensityLevel }) => intensityLevel <= 4),
      "the block goes on to the half": (before, after) =>
        Math.abs(running(after, day(9, 1), day(12, 7)) / running(before, day(9, 1), day(12, 7)) - 1) < 0.03,
    },
  },
  {
    name: "race-put-off-by-four-weeks",
    who: "Hyrox athlete whose race of week six is put off to week ten, told in week four.",
    coach: "takes the taper out, trains on, and tapers again before the new day.",
    athlete: { ...HYROX, competitions: [{ name: "Hyrox Wien", type: "hyrox", date: day(6, 7), priority: "A" }] },
    weeks: 10,
    days: [
      [
        day(4, 1),
        {
          says: "the race is four weeks later",
          does: {
            kind: "competition",
            competition: { name: "Hyrox Wien", type: "hyrox", date: day(10, 7), priority: "A" },
            instead: day(6, 7),
          },
        },
      ],
    ],
    claims: {
      "no taper is left where the race was": (_before, after) =>
        minutes(after, day(6, 1), day(6, 7)) > minutes(after, day(4, 1), day(4, 7)),
      "the last full simulation is three weeks before the new day": (_before, after) =>
        between(after, day(7, 1), day(7, 7)).some(({ title }) => title.startsWith("Full simulation")) &&
        !between(after, day(8, 1), day(10, 6)).some(({ title }) => title.startsWith("Full simulation")),
      "the last two days are easy": (_before, after) =>
        between(after, day(10, 5), day(10, 6)).every(({ intensityLevel }) => intensityLevel <= 4),
    },
  },
  {
    name: "from-five-days-to-three",
    who: "CrossFit athlete whose new job leaves Tuesday, Thursday and Saturday.",
    coach: "keeps one heavy, one mixed and one long day, drops what is least missed, and makes no day longer to fit it all in.",
    athlete: CROSSFIT,
    weeks: 6,
    days: [
      [day(3, 1), { says: "only Tue, Thu and Sat", does: { kind: "availability", availability: { daysPerWeek: 3, weekdays: [2, 4, 6] } } }],
    ],
    claims: {
      "only these three days are left": (_before, after) =>
        between(after, day(3, 1), day(6, 7)).every(({ weekday }) => weekday === 2 || weekday === 4 || weekday === 6),
      "no session is longer than the longest before": (before, after) =>
        Math.max(...between(after, day(3, 1), day(6, 7)).map(({ duration }) => duration)) <=
        Math.max(...sessionsOf(before).map(({ duration }) => duration)),
    },
  },
  {
    name: "dumbbells-only",
    who: "Lifter whose gym closes: two dumbbells and a bench at home.",
    coach: "keeps days, minutes and patterns, swaps the lifts, and names no bar.",
    athlete: LIFTER,
    weeks: 6,
    days: [[day(3, 1), { says: "dumbbells and a bench", does: { kind: "equipment", equipment: ["Dumbbells", "Bench"] } }]],
    claims: {
      "no bar, rack or pull-up bar is left": (_before, after) =>
        !between(after, day(3, 1), day(6, 7)).some(({ blocks }) =>
          Object.values(blocks)
            .flat()
            .some(({ name }) => /barbell|back squat|^(?:bench press|overhead press|deadlift|pull-up)/iu.test(name)),
        ),
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
    name: "half-an-hour-a-day",
    who: "Runner in a week of exams: half an hour a day at most.",
    coach: "shortens that week, keeps one short hard session, and adds nothing to the next.",
    athlete: RUNNER,
    weeks: 6,
    days: [
      [
        day(3, 1),
        {
          says: "30 minutes a day this week",
          does: { kind: "ease", from: day(3, 1), to: day(3, 7), share: 1, onlyEasy: false, mostMinutes: 30 },
        },
      ],
    ],
    claims: {
      "no day is longer than half an hour": (_before, after) =>
        between(after, day(3, 1), day(3, 7)).every(({ duration }) => duration <= 30),
      "one hard session stays": (_before, after) => between(after, day(3, 1), day(3, 7)).some(({ hard }) => hard),
      "the weeks after it stay as they were": (before, after) =>
        same(between(before, day(4, 1), day(6, 7)), between(after, day(4, 1), day(6, 7))),
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
