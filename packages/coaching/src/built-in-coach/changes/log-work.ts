import type { CoachLoggedSet } from "@ironpace/contract";
import { type Day, fromPounds, shortDay } from "@ironpace/training";
import { isAboutAnother } from "../../triage/person.ts";
import { distancesIn, rpeIn, timesIn } from "../reading/numbers.ts";
import type { Diary, Sport } from "../own-data/diary.ts";
import { liftNamed } from "../own-data/subject.ts";
import { capital, clock, distance, load, setText } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { daysNamed, sessionOn } from "./session-named.ts";
import { NOTHING_YET, card } from "./card.ts";

export const LOGS = /^(?:(?:please|pls|can you|could you|hey|ok|coach) )*(log|record|track|note down|write down|add|put in|enter)\b/;

export const DONE_WORK_PATTERN =
  /^(bench|back squat|squats?|deadlifts?|overhead press|press|snatch|cleans?)\b.*\d ?x ?\d.*\b(today|yesterday|done|kgs?|lbs?)\b|\b(i (just )?(did|ran|rode|rowed|swam|cycled|biked|hiked|walked|squatted|benched|deadlifted|pressed|cleaned|snatched|lifted|skied|jogged)|just (did|ran|rode|rowed|swam|finished)|went for a|^(did|ran|rode|rowed|swam|cycled|biked|benched|squatted|deadlifted))\b/;

/** Words for it, the title of its entry, and the exercise of its sets. */
export const ACTIVITIES: readonly (readonly [RegExp, string, string])[] = [
  [/\b(run|ran|running|jog|jogged|parkrun|treadmill)\b/, "Run", "Easy run"],
  [/\b(bike|ride|rode|biked|cycle|cycled|cycling|spin)\b/, "Ride", "Bike erg"],
  [/\b(row|rowed|rowing|rower|erg)\b/, "Row", "Row erg"],
  [/\b(ski|skied|skierg|ski erg)\b/, "SkiErg", "Ski erg"],
  [/\b(swim|swam|swimming)\b/, "Swim", "Swim"],
  [/\b(walk|walked|hike|hiked|hiking)\b/, "Walk", "Walk"],
  [/\b(hyrox|compromised)\b/, "Hyrox session", "Hyrox"],
  [/\b(yoga|mobility|stretching|pilates)\b/, "Mobility", "Mobility"],
  [/\b(crossfit|wod|metcon|class|hiit)\b/, "Workout", "Workout"],
  [/\b(football|soccer|tennis|climbing|basketball|padel|squash|boxing|surf\w*)\b/, "Sport", "Sport"],
];

const OWN_NAME = /\b(?:yoga|pilates|stretching|hike|football|soccer|tennis|climbing|basketball|padel|squash|boxing)\b/;

/** "log 5x5 squat at 90 kg", "i ran 8k in 41:30", "log a 45 min easy bike rpe 3" */
export function logWork(words: string, view: CoachView, diary: Diary): Draft | undefined {
  const isLog = LOGS.test(words) && !/\b(goal|race|competition|pr|pb|best|injury|weight (of|is)|equipment|kettlebells? at)\b/.test(words);
  if ((!isLog && !DONE_WORK_PATTERN.test(words)) || isAboutAnother(words)) return undefined;
  if (/\b(how|why|should|what|goal|new (pr|pb)|pr\b|pb\b|hurt\w*|pain\w*|fast enough|\?)\b/.test(words)) return undefined;
  if (/\bonly\b/.test(words) && /\b(?:not|instead of) \d/.test(words))
    return {
      isDecided: true,
      text: [
        "I cannot change that entry. Open it in the **Session Log** and correct the distance or sets. If the effort was different too, tell me the RPE.",
      ],
    };
  const { today } = view;
  const date = daysNamed(words, today, true).find(({ day }) => day <= today)?.day ?? today;
  const rpe = rpeIn(words) ?? (/\b(very easy|super easy)\b/.test(words) ? 2 : undefined);
  const lift = liftNamed(words);
  const lifted = lift === undefined ? [] : setsIn(words, capital(lift.name), view, rpe);
  if (lift !== undefined && lifted.length > 0) {
    const known = diary.work.find(({ on, sets }) => on === date && sets.some(({ exercise }) => lift.fits.test(exercise)));
    const there = known?.sets.filter(({ exercise }) => lift.fits.test(exercise)) ?? [];
    const [first] = lifted;
    const total = lifted.map((set) => set.reps ?? 0);
    const minutes = /\b(\d{2,3}) ?(?:min|mins|minutes)\b(?! (?:rest|pause|break|between))/.exec(words)?.[1];
    return {
      text: [
        `Log **${capital(lift.name)} ${lifted.length} × ${total[0] ?? ""}${first?.kilograms === undefined ? "" : ` at ${load(view, first.kilograms)}`}${minutes === undefined ? "" : `, ${minutes} min`}${rpe === undefined ? "" : `, RPE ${rpe}`}** on ${shortDay(date)}.${minutes === undefined || rpe === undefined ? "" : ` Load ${Math.round(Number(minutes) * rpe)}.`}`,
        ...(known === undefined
          ? []
          : [
              `Careful: ${there.length} × ${setText(there[0], view)} of it is already logged on that day (${known.title}). This adds to it; to correct what is there, open it in the Session Log.`,
            ]),
        NOTHING_YET,
      ],
      proposals: card(
        `Log ${lift.name}, ${shortDay(date)}`,
        "It goes into your Session Log.",
        {
          kind: "log",
          title: capital(lift.name),
          date,
          ...(minutes !== undefined && { minutes: Number(minutes) }),
          ...(rpe !== undefined && { rpe }),
          sets: lifted,
        },
        [
          {
            label: capital(lift.name),
            after: `${lifted.length} × ${total[0] ?? ""}${first?.kilograms === undefined ? "" : ` at ${load(view, first.kilograms)}`}`,
          },
          { label: "Day", after: shortDay(date) },
        ],
      ),
    };
  }
  // "Log 5k in 24:30" is a run.
  const isRun = distancesIn(words).length > 0 && timesIn(words).length > 0;
  const activity = ACTIVITIES.find(([pattern]) => pattern.test(words)) ?? (isRun ? ACTIVITIES[0] : undefined);
  if (activity === undefined) {
    if (lift !== undefined && isLog)
      return { text: [`How many sets and reps of ${lift.name}, and at what weight? For example “log ${lift.name} 3 x 5 at 80 kg”.`] };
    if (/\b(finisher|exercise|circuit|accessor\w+|core)\b/.test(words))
      return {
        text: [
          "I cannot add an exercise to a session: the plan keeps each day's load in balance. Do it after the session and log it (“log side plank 3 x 40 s”), or swap an exercise for one you want more.",
        ],
      };
    return isLog && !/\b(day|minutes?|days|bar|rower|gear|kettlebell)\b/.test(words)
      ? {
          text: [
            "What should I log? Say what you did with sets and weight, or distance and time: “log bench 3 x 8 at 60 kg”, “log an 8 km run in 42 min, RPE 4”.",
          ],
        }
      : undefined;
  }
  const [, kind, exercise] = activity;
  // Yoga is stored as yoga, and a hike as a hike.
  const own = OWN_NAME.exec(words)?.[0];
  const name = own === undefined ? kind : capital(own);
  const pieces = piecesIn(words, name === "Row" || name === "SkiErg");
  const whole = withoutPaces(words.replace(/\brpe ?\d+(\.5)?/, ""));
  const metres = pieces?.metres ?? distancesIn(whole)[0];
  const seconds = timesIn(whole)[0];
  if (metres === undefined && seconds === undefined)
    return {
      text: [`How far or how long was the ${name.toLowerCase()}? For example “8 km in 45 min, RPE 4”.`],
      followUps: [`30 min, RPE 4`],
    };
  const effort = rpe ?? (/\beasy\b/.test(words) ? 3 : /\bhard\b/.test(words) ? 8 : undefined);
  const facts = [
    ...(pieces === undefined
      ? metres === undefined
        ? []
        : [distance(view, metres)]
      : [`${pieces.count} × ${distance(view, pieces.metres)}${pieces.seconds === undefined ? "" : ` in ${clock(pieces.seconds)}`}`]),
    ...(seconds === undefined ? [] : [seconds % 60 === 0 ? `${seconds / 60} min` : clock(seconds)]),
    ...(effort === undefined ? [] : [`RPE ${effort}`]),
  ];
  const minutes = seconds === undefined ? undefined : Math.round(seconds / 6) / 10;
  return {
    text: [
      `Log **${name}, ${facts.join(", ")}** on ${shortDay(date)}.${minutes !== undefined && effort !== undefined ? ` Load ${Math.round(minutes * effort)}.` : ""}`,
      ...(effort === undefined ? ["I need the effort (RPE 1–10) to calculate its training load. Tell me, and I will add it."] : []),
      ...loggedAlready(date, exercise, diary),
      ...(date === today && view.plan !== undefined && sessionOn(view.plan, today) !== undefined
        ? ["Your planned session stays as it is."]
        : []),
      NOTHING_YET,
    ],
    proposals: card(
      `Log ${name.toLowerCase()}, ${shortDay(date)}`,
      "It goes into your Session Log.",
      {
        kind: "log",
        title: /\beasy\b/.test(words) ? `Easy ${name.toLowerCase()}` : name,
        date,
        ...(minutes !== undefined && { minutes }),
        ...(effort !== undefined && { rpe: effort }),
        sets:
          pieces !== undefined
            ? Array.from({ length: pieces.count }, () => ({
                exercise,
                metres: pieces.metres,
                ...(pieces.seconds !== undefined && { seconds: pieces.seconds }),
              }))
            : metres === undefined
              ? []
              : [{ exercise, metres, ...(seconds !== undefined && { seconds }) }],
      },
      [
        { label: name, after: facts.join(", ") },
        { label: "Day", after: shortDay(date) },
      ],
    ),
  };
}

/** A long run and a race on one day are rarely two: what the log has of the same sport on that day. */
function loggedAlready(date: Day, exercise: string, { work }: Diary): readonly string[] {
  const sport = SPORT_OF[exercise];
  const there = sport === undefined ? undefined : work.find(({ on, metres }) => on === date && (metres[sport] ?? 0) > 0);
  return there === undefined
    ? []
    : [
        `Careful: **${there.title}** is already logged on ${shortDay(date)}. This would be a second entry. Is the date right, or was it part of that session?`,
      ];
}

const SPORT_OF: { readonly [exercise: string]: Sport } = {
  "Easy run": "run",
  "Bike erg": "ride",
  "Row erg": "row",
  "Ski erg": "ski",
  Swim: "swim",
};

/** "8x500 @1:52": pieces of one length, each with its time; on an erg the clock is the split of 500 m. */
function piecesIn(
  words: string,
  isErg: boolean,
): { readonly count: number; readonly metres: number; readonly seconds?: number } | undefined {
  const found =
    /\b(\d{1,2}) ?x ?(\d{2,4}|\d(?:\.\d)? ?k(?:m)?) ?m?\b(?! ?(?:kg|lb|reps?))(?: ?(?:at |in |je |each |@ ?)?(\d{1,2}):(\d{2})\b)?/.exec(
      words,
    );
  if (found === null) return undefined;
  const [, count = "", length = "", minutes, rest] = found;
  const metres = length.includes("k") ? 1000 * Number.parseFloat(length) : Number(length);
  if (metres < 100) return undefined;
  const clocked = 60 * Number(minutes) + Number(rest);
  return {
    count: Number(count),
    metres,
    ...(minutes !== undefined && { seconds: isErg ? Math.round((clocked * metres) / 500) : clocked }),
  };
}

/** A pace and the rest between pieces are no length of the session: "@1:52", "5:30 /km", "2 min rest". */
function withoutPaces(words: string): string {
  return words
    .replaceAll(/\b\d{1,2} ?x ?\d[\d.]* ?k?m?\b(?: ?(?:at |in |je |each |@ ?)?\d{1,2}:\d{2})?/g, " ")
    .replaceAll(/\b\d{1,2}:\d{2} ?(?:\/ ?(?:km|k|mi|mile|500 ?m?)|per (?:km|k|mile|500 ?m?)|pace|splits?|avg|average)(?![a-z])/g, " ")
    .replaceAll(/(?:\bat |\bpace |@ ?)\d{1,2}:\d{2}\b(?! (?:min|h))/g, " ")
    .replaceAll(/\b\d{1,3} ?(?:s|sec|min|mins|minutes)? ?(?:rest|pause|break|recovery)\b/g, " ");
}

/** "5x5 at 90kg", "95 x 3 x 4", "60kg x 8", "3 sets of 8 at 60" */
function setsIn(words: string, exercise: string, view: CoachView, rpe: number | undefined): readonly CoachLoggedSet[] {
  const plain = words.replaceAll(/\brpe ?(of |at )?\d+(\.5)?/g, "").replaceAll("×", "x");
  const unit = /\blbs?|pounds\b/.test(plain) ? "lb" : /\bkgs?|kilos?\b/.test(plain) ? "kg" : (view.athlete.units ?? "kg");
  const kg = (value: number): number => (unit === "lb" ? fromPounds(value) : value);
  const make = (count: number, reps: number, kilograms: number | undefined): readonly CoachLoggedSet[] =>
    count < 1 || count > 30 || reps < 1 || reps > 200
      ? []
      : Array.from({ length: count }, () => ({
          exercise,
          reps,
          ...(kilograms !== undefined && { kilograms: kg(kilograms) }),
          ...(rpe !== undefined && { rpe }),
        }));
  const single = /\b(?:for a single|single|for 1|1 rep|one rep|for one)\b/.test(plain)
    ? /\b(\d{2,3}(?:\.\d+)?)\b/.exec(plain)?.[1]
    : undefined;
  if (single !== undefined && Number(single) >= 20) return make(1, 1, Number(single));
  const number = "(\\d{1,3}(?:\\.\\d+)?)";
  const u = " ?(?:kgs?|kilos?|lbs?|pounds?)?";
  const three = new RegExp(`${number}${u} ?x ?(\\d{1,3}) ?x ?(\\d{1,2})`).exec(plain);
  if (three !== null)
    return Number(three[1]) > 15
      ? make(Number(three[3]), Number(three[2]), Number(three[1]))
      : make(Number(three[1]), Number(three[2]), Number(three[3]));
  const at = new RegExp(`(\\d{1,2}) ?(?:x|sets? of|sets? x) ?(\\d{1,3})(?! ?(?:kg|lb))\\b.*?(?:at|with|@|,)? ${number}${u}\\b`).exec(plain);
  if (at !== null && Number(at[1]) <= 15) return make(Number(at[1]), Number(at[2]), Number(at[3]));
  const bodyweight = /(\d{1,2}) ?(?:x|sets? of|sets? x) ?(\d{1,3})\b(?! ?(?:kg|lb))/.exec(plain);
  if (bodyweight !== null && Number(bodyweight[1]) <= 15 && !/\d ?(kgs?|lbs?|kilos?)\b/.test(plain))
    return make(Number(bodyweight[1]), Number(bodyweight[2]), undefined);
  // "5 strict pull-ups for 4 sets", "4 sets, 5 reps each"
  const apart =
    /\b(\d{1,2}) sets?\b.*?\b(\d{1,3}) ?reps?\b|\b(\d{1,3}) ?reps?\b.*?\b(\d{1,2}) sets?\b/.exec(plain) ??
    /(?<!\d)()()(\d{1,3}) (?!kg|kilo|lb|pound|min|sec|km|k\b|m\b|x\b|h\b|sets?\b)[a-z][a-z -]{2,30} (?:for|in|over|across|,) ?(\d{1,2}) sets?\b/.exec(
      plain,
    );
  if (apart !== null) {
    const kilograms = new RegExp(`${number} ?(?:kgs?|kilos?|lbs?|pounds?)\\b`).exec(plain)?.[1];
    return make(Number(apart[1] || apart[4]), Number(apart[2] || apart[3]), kilograms === undefined ? undefined : Number(kilograms));
  }
  const heavyFirst = new RegExp(`${number}${u} (?:for )?(\\d{1,2}) ?(?:x|sets? of) ?(\\d{1,3})\\b`).exec(plain);
  if (heavyFirst !== null) return make(Number(heavyFirst[2]), Number(heavyFirst[3]), Number(heavyFirst[1]));
  const two = new RegExp(`${number}${u} ?(?:x|for) ?(\\d{1,3})\\b(?! ?(?:kg|lb))`).exec(plain);
  if (two !== null && (Number(two[1]) > 15 || /kg|lb/.test(two[0]))) return make(1, Number(two[2]), Number(two[1]));
  if (two !== null) return make(Number(two[1]), Number(two[2]), undefined);
  const heavySingle = new RegExp(`(?:single|1) (?:at|with|@) ${number}|${number} ?(?:kgs?|kilos?|lbs?)\\b`).exec(plain);
  const reps = /\b(\d{1,3}) reps?\b/.exec(plain)?.[1] ?? /\b(\d{1,3}) (?!kg|kilo|lb|pound|min|sec|km|k\b|m\b|x\b)[a-z]/.exec(plain)?.[1];
  if (heavySingle !== null) return make(1, Number(reps ?? 1), Number(heavySingle[1] ?? heavySingle[2]));
  return reps === undefined ? [] : make(1, Number(reps), undefined);
}
