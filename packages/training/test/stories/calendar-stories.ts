import { between, CROSSFIT, day, HYROX, LIFTER, minutes, RUNNER, running, same } from "./people.ts";
import type { Story } from "./story.ts";
import { sessionsOf } from "./tell-story.ts";

/** What the calendar does to a plan: time away, a changed week, other races, a gym that closes. */
export const CALENDAR_STORIES: readonly Story[] = [
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
      "repetitions never fall while the weight stays": (_before, after) => {
        const lines = between(after, day(3, 1), day(6, 7)).flatMap(({ isDeload, blocks: { strength } }) =>
          isDeload ? [] : strength.slice(0, 2),
        );
        return lines.every((line, index) =>
          lines
            .slice(0, index)
            .every((past) => past.name !== line.name || past.weight !== line.weight || (past.dose.reps ?? 0) <= (line.dose.reps ?? 0)),
        );
      },
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
];
