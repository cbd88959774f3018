import type { CoachLoggedSet, CoachRecord, CoachRecordRequest } from "@ironpace/contract";
import { addDays, type Day, EQUIPMENT, fromPounds, shortDay } from "@ironpace/training";
import { distancesIn, rpeIn, timesIn } from "../numbers.ts";
import type { Diary } from "../own-data/diary.ts";
import { goalNamed, raceNamed } from "../own-data/races-and-goals.ts";
import { setText } from "../own-data/strength.ts";
import { liftNamed, testNamed } from "../own-data/subject.ts";
import { resultsOf, said } from "../own-data/tests.ts";
import { readDay } from "../period.ts";
import { capital, clock, distance, list, load, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import { isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { daysNamed, rowOf, sessionOfKind, sessionOn } from "./session-named.ts";

const NOTHING_YET = "Nothing is stored until you accept the card.";

function card(title: string, why: string, record: CoachRecord, changes: CoachRecordRequest["changes"]): NonNullable<Draft["proposals"]> {
  return [{ title, why, request: { reason: "record", record, changes } }];
}

const LOGS = /^(?:(?:please|pls|can you|could you|hey|ok|coach) )*(log|record|track|note down|write down|add|put in|enter)\b/;
const DID =
  /^(bench|back squat|squats?|deadlifts?|overhead press|press|snatch|cleans?)\b.*\d ?x ?\d.*\b(today|yesterday|done|kgs?|lbs?)\b|\b(i (just )?(did|ran|rode|rowed|swam|cycled|biked|hiked|walked|squatted|benched|deadlifted|pressed|cleaned|snatched|lifted|skied|jogged)|just (did|ran|rode|rowed|swam|finished)|went for a|^(did|ran|rode|rowed|swam|cycled|biked|benched|squatted|deadlifted))\b/;

const ACTIVITIES: readonly (readonly [RegExp, string, string])[] = [
  [/\b(run|ran|running|jog|jogged|parkrun|treadmill)\b/, "Run", "Easy run"],
  [/\b(bike|ride|rode|biked|cycle|cycled|cycling|spin)\b/, "Ride", "Bike erg"],
  [/\b(row|rowed|rowing|rower|erg)\b/, "Row", "Row erg"],
  [/\b(ski|skied|skierg|ski erg)\b/, "SkiErg", "Ski erg"],
  [/\b(swim|swam|swimming)\b/, "Swim", "Swim"],
  [/\b(walk|walked|hike|hiked|hiking)\b/, "Walk", "Walk"],
  [/\b(yoga|mobility|stretching|pilates)\b/, "Mobility", "Mobility"],
  [/\b(crossfit|wod|metcon|class|hiit)\b/, "Workout", "Workout"],
  [/\b(football|soccer|tennis|climbing|basketball|padel|squash|boxing|surf\w*)\b/, "Sport", "Sport"],
];

/** "log 5x5 squat at 90 kg", "i ran 8k in 41:30", "log a 45 min easy bike rpe 3" */
export function logWork(words: string, view: CoachView, diary: Diary): Draft | undefined {
  const isLog = LOGS.test(words) && !/\b(goal|race|competition|pr|pb|best|injury|weight (of|is)|equipment|kettlebells? at)\b/.test(words);
  if (!isLog && !DID.test(words)) return undefined;
  if (/\b(how|why|should|what|goal|new (pr|pb)|pr\b|pb\b|hurt\w*|pain\w*|fast enough|\?)\b/.test(words)) return undefined;
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
    return {
      text: [
        `Log **${capital(lift.name)} ${lifted.length} × ${total[0] ?? ""}${first?.kilograms === undefined ? "" : ` at ${load(view, first.kilograms)}`}${rpe === undefined ? "" : `, RPE ${rpe}`}** on ${shortDay(date)}.`,
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
        { kind: "log", title: capital(lift.name), date, ...(rpe !== undefined && { rpe }), sets: lifted },
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
      return { text: [`How many sets and repetitions of ${lift.name}, and with how much? For example “log ${lift.name} 3 x 5 at 80 kg”.`] };
    if (/\b(finisher|exercise|circuit|accessor\w+|core)\b/.test(words))
      return {
        text: [
          "I have no card that adds an exercise to a session: the plan keeps each day's load in balance. Do it after the session and log it (“log side plank 3 x 40 s”), or swap an exercise for one you want more.",
        ],
      };
    return isLog && !/\b(day|minutes?|days|bar|rower|gear|kettlebell)\b/.test(words)
      ? {
          text: [
            "What shall I log? Say what you did with sets and weight, or distance and time: “log bench 3 x 8 at 60 kg”, “log an 8 km run in 42 min, RPE 4”.",
          ],
        }
      : undefined;
  }
  const [, name, exercise] = activity;
  const [metres] = distancesIn(words);
  const seconds = timesIn(words.replace(/\brpe ?\d+(\.5)?/, ""))[0];
  if (metres === undefined && seconds === undefined)
    return {
      text: [`How far or how long was the ${name.toLowerCase()}? For example “8 km in 45 min, RPE 4”.`],
      followUps: [`30 min, RPE 4`],
    };
  const effort = rpe ?? (/\beasy\b/.test(words) ? 3 : /\bhard\b/.test(words) ? 8 : undefined);
  const facts = [
    ...(metres === undefined ? [] : [distance(view, metres)]),
    ...(seconds === undefined ? [] : [seconds % 60 === 0 ? `${seconds / 60} min` : clock(seconds)]),
    ...(effort === undefined ? [] : [`RPE ${effort}`]),
  ];
  const minutes = seconds === undefined ? undefined : Math.round(seconds / 6) / 10;
  return {
    text: [
      `Log **${name}, ${facts.join(", ")}** on ${shortDay(date)}.${minutes !== undefined && effort !== undefined ? ` Load ${Math.round(minutes * effort)}.` : ""}`,
      ...(effort === undefined ? ["Without an effort (RPE 1–10) it has no load. Say it, and I add it."] : []),
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
        sets: metres === undefined ? [] : [{ exercise, metres, ...(seconds !== undefined && { seconds }) }],
      },
      [
        { label: name, after: facts.join(", ") },
        { label: "Day", after: shortDay(date) },
      ],
    ),
  };
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
  const apart = /\b(\d{1,2}) sets?\b.*?\b(\d{1,3}) ?reps?\b|\b(\d{1,3}) ?reps?\b.*?\b(\d{1,2}) sets?\b/.exec(plain);
  if (apart !== null) {
    const kilograms = new RegExp(`${number} ?(?:kgs?|kilos?|lbs?|pounds?)\\b`).exec(plain)?.[1];
    return make(Number(apart[1] ?? apart[4]), Number(apart[2] ?? apart[3]), kilograms === undefined ? undefined : Number(kilograms));
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

/** "did todays session, rpe 8", "mark yesterday's session as done", "mark friday not done" */
export function markSession(words: string, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  const isNot =
    /\b(not done|undone|didnt (do|actually do)|wasnt done|not completed|actually (skipped|missed)|skipped .* actually|mark .*(skipped|missed))\b/.test(
      words,
    );
  const isDone =
    /\b(mark|tick|check|set)\b.*\b(done|complete|completed|finished|off)\b/.test(words) ||
    /^(?:ok |hey |i |i have |ive |just |i just )*(did|done|finished|completed|smashed|nailed|got through) (with )?(todays?|yesterdays?|tonights?|it$|it |mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(my|the|that|this|all of my) (session|workout|training|run|ride|wod|lift\w*|long run|intervals|strength))\b/.test(
      words,
    ) ||
    /\b(session|workout|training|it) (is |was )?(done|complete|completed|finished)\b/.test(words);
  if (!isNot && !isDone) return undefined;
  if (/\b(how|what|which|why|should|when|goal|race|percent)\b/.test(words)) return undefined;
  if (plan === undefined)
    return {
      text: ["You have no active plan, so there is no planned session to mark. Log what you did: “log an 8 km run in 42 min, RPE 4”."],
    };
  const [named] = daysNamed(words, today, true);
  const day = named?.day ?? today;
  const session = sessionOn(plan, day) ?? sessionOfKind(words, plan, today);
  if (session === undefined && day < plan.plan.startDate)
    return {
      text: [
        `${shortDay(day)} belongs to an earlier block (this one began on ${shortDay(plan.plan.startDate)}), and I mark only sessions of this one. Open it under **Training Plans**, or log what you did: “log an 8 km run on ${shortDay(day).slice(4)} in 42 min, RPE 4”.`,
      ],
    };
  if (session === undefined)
    return { text: [`Nothing was planned on ${shortDay(day)}. If you trained, I can log it: “log an 8 km run in 42 min, RPE 4”.`] };
  const outcome = plan.outcomes.find(({ sessionId }) => sessionId === session.id);
  if (isNot) {
    if (outcome?.status !== "completed")
      return { text: [`${session.title} on ${shortDay(session.date)} is not marked as done, so there is nothing to take back.`] };
    return {
      text: [
        `Set **${session.title}** on ${shortDay(session.date)} to not done${outcome.rpe === undefined ? "" : ` (it is stored as done, effort ${outcome.rpe})`}. Its logged work goes too.`,
        NOTHING_YET,
      ],
      proposals: card(
        `Not done: ${session.title}`,
        `It is marked as done on ${shortDay(session.date)}.`,
        { kind: "not-done", sessionId: rowOf(plan, session) },
        [{ label: session.title, before: "done", after: "skipped" }],
      ),
    };
  }
  if (!isOpen(plan, session))
    return {
      text: [
        `${session.title} on ${shortDay(session.date)} is already ${outcome?.status ?? "done"}${outcome?.rpe === undefined ? "" : ` with effort ${outcome.rpe}`}.`,
      ],
    };
  if (session.date > today)
    return {
      text: [`${session.title} is on ${shortDay(session.date)}, which is still to come. Move it to today first if you have done it.`],
      followUps: [`Move it to today`],
    };
  const rpe =
    rpeIn(words) ??
    Number(
      /\b(?:felt|was|like)(?: like)?(?: an?)? (\d(?:\.5)?|10)\b(?! ?(?:min|km|k|kg))/.exec(words)?.[1] ??
        /\b(\d(?:\.5)?|10) ?(?:\/|out of|of) ?10\b/.exec(words)?.[1] ??
        Number.NaN,
    );
  const effort = Number.isFinite(rpe) ? rpe : undefined;
  return {
    text: [
      `Mark **${session.title}** (${shortDay(session.date)}) as done${effort === undefined ? "" : ` with RPE ${effort}`}.`,
      ...(effort === undefined ? ["How hard was it from 1 to 10? Say it, and I add it: without an effort it has no load."] : []),
      NOTHING_YET,
    ],
    proposals: card(
      `Done: ${session.title}`,
      `${shortDay(session.date)}, ${session.duration} min as planned.`,
      { kind: "complete", sessionId: rowOf(plan, session), date: session.date, ...(effort !== undefined && { rpe: effort }) },
      [{ label: session.title, before: "planned", after: effort === undefined ? "done" : `done, RPE ${effort}` }],
    ),
    followUps: ["RPE 6", "RPE 8"],
  };
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;
const MONTH = "(jan|feb|mar(?!athon)|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*";

/** The day a text names for something to come, with its year: "4 april 2027", "end of january", "by june". */
export function dayAhead(words: string, today: Day): { readonly day: Day; readonly isExact: boolean } | undefined {
  const iso = /\b(20\d\d-\d\d-\d\d)\b/.exec(words)?.[1];
  if (iso !== undefined) return { day: iso, isExact: true };
  const dated = new RegExp(
    `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} (\\d{1,2})(?:st|nd|rd|th)?)(?: (20\\d\\d))?\\b`,
  ).exec(words);
  if (dated !== null) {
    const month = String(MONTHS.findIndex((name) => (dated[2] ?? dated[3] ?? "").startsWith(name)) + 1).padStart(2, "0");
    const date = String(Number(dated[1] ?? dated[4])).padStart(2, "0");
    const year = Number(dated[5] ?? today.slice(0, 4));
    const day = `${year}-${month}-${date}`;
    return { day: dated[5] === undefined && day < today ? `${year + 1}-${month}-${date}` : day, isExact: true };
  }
  const numeric = /\b(\d{1,2})[./](\d{1,2})[./](20\d\d|\d\d)\b/.exec(words);
  if (numeric !== null)
    return {
      day: `20${(numeric[3] ?? "").slice(-2)}-${(numeric[2] ?? "").padStart(2, "0")}-${(numeric[1] ?? "").padStart(2, "0")}`,
      isExact: true,
    };
  const month = new RegExp(
    `\\b(?:by|in|to|until|till|before|for|end of|mid|this|next)(?: the)?(?: (?:end|middle|start) of)? ${MONTH}(?: (20\\d\\d))?\\b`,
  ).exec(words);
  if (month !== null) {
    const index = MONTHS.findIndex((name) => (month[1] ?? "").startsWith(name));
    const year = Number(month[2] ?? today.slice(0, 4));
    const first = `${year}-${String(index + 1).padStart(2, "0")}-01`;
    const start = month[2] === undefined && endOf(first) < today ? `${year + 1}${first.slice(4)}` : first;
    return { day: endOf(start), isExact: false };
  }
  const ahead = /\bin (\d{1,2}|a|two|three|four|six|eight) (weeks?|months?)\b/.exec(words);
  if (ahead !== null) {
    const count = { a: 1, two: 2, three: 3, four: 4, six: 6, eight: 8 }[ahead[1] ?? ""] ?? Number(ahead[1]);
    return { day: addDays(today, count * ((ahead[2] ?? "").startsWith("month") ? 30 : 7)), isExact: false };
  }
  const season = /\b(?:by|before|until|this|next|in) (?:the )?(spring|summer|autumn|fall|winter)\b/.exec(words)?.[1];
  if (season !== undefined) {
    const begin = { spring: "03-20", summer: "06-21", autumn: "09-22", fall: "09-22", winter: "12-21" }[season] ?? "06-21";
    const year = Number(today.slice(0, 4));
    return { day: `${year}-${begin}` > today ? `${year}-${begin}` : `${year + 1}-${begin}`, isExact: false };
  }
  if (/\b(end of (the|this) year|by new year|by christmas)\b/.test(words)) return { day: `${today.slice(0, 4)}-12-31`, isExact: false };
  const weekday = /\b(?:on|next|this) (mon|tue|wed|thu|fri|sat|sun)\w*\b/.exec(words)?.[1];
  const day = weekday === undefined ? undefined : readDay(weekday, today);
  return day === undefined ? undefined : { day, isExact: true };
}

function endOf(first: Day): Day {
  return addDays(addDays(first, 31).slice(0, 8) + "01", -1);
}

/** "set a goal to deadlift 150 kg by june", "new goal: 5k under 22", "change my pull-up goal to 15 by end of january" */
export function changeGoal(words: string, view: CoachView, diary: Diary): Draft | undefined {
  if (!/\b(goal|goals|target)\b/.test(words) && !/\bi (want|wanna|would like|d like|plan|aim) to\b.*\bby\b/.test(words)) return undefined;
  if (/\b(how|what|whats|which|when|am i|will i|gonna|show|list|why|close|did i|have i|looking|realistic|track)\b/.test(words))
    return undefined;
  if (/\b(delete|remove|drop|cancel)\b/.test(words))
    return { text: ["I cannot delete goals. Open it under Goals and choose Delete: there it can be restored right after."] };
  if (!/\b(set|add|new|make|change|update|create|want|wanna|would like|like to|plan to|move|raise|lower|push|extend)\b|\d/.test(words))
    return undefined;
  const isChange =
    (/\b(change|update|move|raise|lower|set|make|push|extend)\b.*\b(my|the)\b.*\bgoal\b/.test(words) ||
      /^(please )?(change|update|move|raise|lower|push|extend)\b.*\bgoal\b/.test(words)) &&
    !/\b(new|a) goal\b/.test(words);
  const known =
    isChange || /\bgoal (to|is|should)\b/.test(words)
      ? goalNamed(
          words,
          diary.goals.filter(({ completedOn }) => completedOn === undefined),
        )
      : undefined;
  const due = dayAhead(words, view.today);
  const plain = due === undefined ? words : words.replace(new RegExp(`\\b(by|before|until|end of|in)\\b.*$`), "");
  if (known !== undefined && isChange) {
    const number = /\b(?:to|at|of) (\d{1,4}(?:\.\d+)?)(?! ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\b/.exec(plain)?.[1];
    const [time] = timesIn(plain);
    const target = number !== undefined ? Number(number) : time !== undefined ? time / 60 : known.target;
    if (target === known.target && due === undefined)
      return {
        text: [
          `What shall change in “${known.title}” (${known.target} ${known.unit} by ${shortDay(known.due)} ${known.due.slice(0, 4)}): the number, or the day?`,
        ],
      };
    const title = target === known.target ? known.title : known.title.replace(String(known.target), String(target));
    const day = due?.day ?? known.due;
    return {
      text: [
        `Change **${known.title}**: ${known.target} → **${target} ${known.unit}**, due ${shortDay(known.due)} → **${shortDay(day)} ${day.slice(0, 4)}**. You are at ${known.current}.`,
        NOTHING_YET,
      ],
      proposals: card(
        `Change goal: ${title}`,
        "No second goal is made.",
        { kind: "goal-change", goalId: known.id, title, target, due: day },
        [
          { label: "Target", before: `${known.target} ${known.unit}`, after: `${target} ${known.unit}` },
          { label: "Due", before: `${shortDay(known.due)} ${known.due.slice(0, 4)}`, after: `${shortDay(day)} ${day.slice(0, 4)}` },
        ],
      ),
    };
  }
  const goal = goalIn(plain, view, diary);
  if (goal === undefined)
    return {
      text: ["What is the goal, and by when? With a number I can follow it: “deadlift 150 kg by June”, “5 km under 22 minutes by March”."],
      followUps: ["Run a half under 1:45 by May"],
    };
  const day = due?.day ?? addDays(view.today, 84);
  return {
    text: [
      `New goal: **${goal.title}**, due **${shortDay(day)} ${day.slice(0, 4)}**${due === undefined ? " (12 weeks, because you named no day; say another and I take it)" : due.isExact ? "" : " (the last day of it)"}. You are at ${goal.now}.`,
      NOTHING_YET,
    ],
    proposals: card(
      `Goal: ${goal.title}`,
      `By ${shortDay(day)} ${day.slice(0, 4)}.`,
      { kind: "goal", title: goal.title, category: goal.category, current: goal.current, target: goal.target, unit: goal.unit, due: day },
      [
        { label: goal.title, before: goal.now, after: `${goal.target} ${goal.unit}` },
        { label: "Due", after: `${shortDay(day)} ${day.slice(0, 4)}` },
      ],
    ),
  };
}

interface GoalFacts {
  readonly title: string;
  readonly category: "strength" | "endurance" | "skill" | "competition";
  readonly current: number;
  readonly target: number;
  readonly unit: string;
  /** What is known of it now, in words. */
  readonly now: string;
}

function goalIn(words: string, view: CoachView, diary: Diary): GoalFacts | undefined {
  const unit = view.athlete.units ?? "kg";
  const test = testNamed(words);
  const lift = liftNamed(words);
  const heavy =
    /\b(\d{2,3}(?:\.\d+)?) ?(kgs?|kilos?|lbs?|pounds?)\b/.exec(words) ??
    (lift !== undefined && test === undefined ? /\b(\d{2,3}(?:\.\d+)?)\b/.exec(words) : null);
  if (lift !== undefined && heavy?.[1] !== undefined) {
    const own = /^(lb|pound)/.test(heavy[2] ?? unit) ? "lb" : "kg";
    const best =
      diary.benchmarks.findLast(({ field }) => field === lift.benchmark)?.value ??
      diary.bests.findLast(({ name, metric }) => metric === "weight" && lift.fits.test(name))?.number;
    const current = best === undefined ? 0 : own === "lb" ? Math.round(best / 0.45359237) : best;
    return {
      title: `${capital(lift.name)} ${heavy[1]} ${own}`,
      category: "strength",
      current,
      target: Number(heavy[1]),
      unit: own,
      now: best === undefined ? "no known best" : `${current} ${own}`,
    };
  }
  if (test !== undefined) {
    const newest = resultsOf(test, diary);
    const best =
      newest.length === 0
        ? undefined
        : newest.reduce((top, each) => ((test.kind === "time" ? each.value < top.value : each.value > top.value) ? each : top));
    if (test.kind === "time") {
      const isLong = /half|marathon|hyrox/i.test(test.name);
      const bare = /\b(?:under|sub|below|in|faster than) (\d{1,3})\b(?!:)/.exec(words)?.[1];
      const time =
        timesIn(isLong ? `${words} ${test.name.toLowerCase()}` : words)[0] ?? (bare === undefined ? undefined : 60 * Number(bare));
      if (time === undefined) return undefined;
      return {
        title: `${test.name} under ${clock(time)}`,
        category: test.name === "Hyrox" ? "competition" : "endurance",
        current: best === undefined ? 0 : Math.round((100 * best.value) / 60) / 100,
        target: Math.round((100 * time) / 60) / 100,
        unit: "min",
        now: best === undefined ? "no known time" : said(test, best.value),
      };
    }
    const number = /\b(\d{1,3})\b(?! ?(k|km|m)\b)/.exec(words)?.[1] ?? (/\b(a|one|first|my first)\b/.test(words) ? "1" : undefined);
    if (number === undefined) return undefined;
    const name = /\brings?\b/.test(words) && test.name === "muscle-ups" ? "ring muscle-ups" : test.name;
    const field = name === "ring muscle-ups" ? "ring_muscle_ups" : test.benchmark;
    const current = diary.benchmarks.findLast((each) => each.field === field)?.value ?? best?.value ?? 0;
    return {
      title: `${number} ${Number(number) === 1 ? name.replace(/s$/, "") : name}`,
      category: "skill",
      current,
      target: Number(number),
      unit: test.kind === "watts" ? "W" : "reps",
      now: String(current),
    };
  }
  const [metres] = distancesIn(words);
  const [time] = timesIn(words);
  if (metres !== undefined && time !== undefined)
    return {
      title: `Run ${distance(view, metres)} under ${clock(time)}`,
      category: "endurance",
      current: 0,
      target: Math.round((100 * time) / 60) / 100,
      unit: "min",
      now: "no known time",
    };
  const sessions = /\b(\d{1,3}) (sessions|workouts|runs)\b/.exec(words);
  return sessions?.[1] === undefined
    ? undefined
    : {
        title: `${sessions[1]} ${sessions[2] ?? "sessions"}`,
        category: "endurance",
        current: 0,
        target: Number(sessions[1]),
        unit: sessions[2] ?? "sessions",
        now: "0",
      };
}

/** "new pr back squat 110", "5k pb 21:50" */
export function newBest(words: string, view: CoachView, diary: Diary): Draft | undefined {
  if (
    !/\b(pr|pb|personal (best|record)|new\b.*\b(max|best|record|1rm)|prd)\b/.test(words) ||
    !/\d|\b(new|hit|just)\b/.test(words.replaceAll(/\b\d+ ?k(m)?\b/g, ""))
  )
    return undefined;
  if (
    /\b(whats|what|which|when|how|my (best|pr|pb)s?$|show|list|goal|want|wanna|kill|beat|break|chasing|is my|attempt|should)\b/.test(words)
  )
    return undefined;
  const { today } = view;
  const date = daysNamed(words, today, true).find(({ day }) => day <= today)?.day ?? today;
  const test = testNamed(words);
  const lift = test === undefined ? liftNamed(words) : undefined;
  const plain = words.replace(test?.said ?? /^$/, " ");
  const heavy = /\b(\d{2,3}(?:\.\d+)?) ?(kgs?|kilos?|lbs?|pounds?)?\b/.exec(plain);
  if (lift !== undefined && heavy?.[1] !== undefined) {
    const unit = /^(lb|pound)/.test(heavy[2] ?? view.athlete.units ?? "kg") ? "lb" : "kg";
    const old = diary.bests.findLast(({ name, metric }) => metric === "weight" && lift.fits.test(name));
    const benchmark = diary.benchmarks.findLast(({ field }) => field === lift.benchmark);
    const before =
      old === undefined
        ? benchmark === undefined
          ? undefined
          : weight(view, benchmark.value)
        : `${old.value}${old.unit === undefined ? "" : ` ${old.unit}`}`;
    const kilograms = unit === "lb" ? fromPounds(Number(heavy[1])) : Number(heavy[1]);
    const known = old?.number ?? benchmark?.value;
    return {
      text: [
        `New best: **${capital(lift.name)} ${heavy[1]} ${unit}**, ${shortDay(date)}${before === undefined ? "" : ` (was ${before})`}.`,
        ...(known !== undefined && kilograms < known ? ["Careful: that is less than what is stored."] : []),
        "To make loads follow, enter it in your profile under Benchmarks too: then I can fit the plan to it.",
        NOTHING_YET,
      ],
      proposals: card(
        `New best: ${lift.name} ${heavy[1]} ${unit}`,
        before === undefined ? "The first one stored." : `It was ${before}.`,
        { kind: "best", name: old?.name ?? capital(lift.name), category: "strength", metric: "weight", value: heavy[1], unit, date },
        [{ label: capital(lift.name), ...(before !== undefined && { before }), after: `${heavy[1]} ${unit}` }],
      ),
      followUps: ["Fit the plan to my new numbers"],
      articles: ["benchmarks-and-testing"],
    };
  }
  if (test === undefined) return undefined;
  const isTime = test.kind === "time";
  const time = isTime ? timesIn(/half|marathon|hyrox/i.test(test.name) ? `${plain} ${test.name.toLowerCase()}` : plain)[0] : undefined;
  const number = isTime ? undefined : /\b(\d{1,3})\b/.exec(plain)?.[1];
  if (time === undefined && number === undefined) return { text: [`Well done. What is the number, for example “new 5 km PB 21:50”?`] };
  const value = time === undefined ? (number ?? "") : clock(time);
  const old = resultsOf(test, diary).at(-1);
  const name = diary.bests.findLast((best) => test.best.test(best.name))?.name ?? test.name;
  return {
    text: [
      `New best: **${test.name} ${value}**, ${shortDay(date)}${old === undefined ? "" : ` (was ${said(test, old.value)})`}.`,
      "To make paces and loads follow, enter it in your profile under Benchmarks too: then I can fit the plan to it.",
      NOTHING_YET,
    ],
    proposals: card(
      `New best: ${test.name} ${value}`,
      old === undefined ? "The first one stored." : `It was ${said(test, old.value)}.`,
      {
        kind: "best",
        name,
        category: isTime ? (test.name === "Hyrox" ? "hyrox" : "running") : "gymnastics",
        metric: isTime ? "time" : "reps",
        value,
        unit: isTime ? "min" : "reps",
        date,
      },
      [{ label: test.name, ...(old !== undefined && { before: said(test, old.value) }), after: value }],
    ),
    followUps: ["Fit the plan to my new numbers"],
    articles: ["benchmarks-and-testing"],
  };
}

const RACE_WORDS =
  /\b(race|hyrox|marathon|half|half marathon|10 ?k|5 ?k|parkrun|triathlon|ironman|competition|comp|meet|crossfit (open|games|comp\w*)|ultra|event)\b/;

/** "add a race: 10k in dresden on 21 march 2027, B race", "change my race date to 1 march" */
export function changeRace(words: string, content: string, view: CoachView, diary: Diary): Draft | undefined {
  if (!RACE_WORDS.test(words) || /\b(pr|pb|log|ran|result)\b/.test(words) || (/\bgoal\b/.test(words) && !/^add\b/.test(words)))
    return undefined;
  // A session that is called Hyrox is no race.
  if (
    /\bhyrox (?:session|workout|training|day|einheit|thing|one)\b/.test(words) ||
    (/\bhyrox\b/.test(words) && /\b(?:today|tomorrow|still|does that)\b/.test(words))
  )
    return undefined;
  const isDate =
    /\b(change|move|moved|shift|postponed?|new date|update)\b.*\b(race|competition|hyrox|marathon|event)\b|\b(race|competition|hyrox|marathon|event)\b.*\b(moved|postponed|shifted|rescheduled|changed)\b/.test(
      words,
    ) && !/\badd\b/.test(words);
  const isNew =
    /\b(add|enter|signed up|sign me up|signing up|registered|entered|booked|got a (spot|place|slot)|new race|im (doing|racing|running)|i am (doing|racing)|put)\b/.test(
      words,
    );
  if (!isDate && !isNew) return undefined;
  if (/\b(how|should|what|why|can i|strategy|taper|prepare|plan for)\b/.test(words)) return undefined;
  const named = dayAhead(words, view.today);
  const ahead = diary.races.filter(({ on }) => on >= view.today);
  if (isDate) {
    const race = raceNamed(words, ahead) ?? ahead[0];
    if (race === undefined)
      return { text: ["You have no upcoming race entered. Tell me which one: “add a race: Hyrox Cologne on 12 April 2027”."] };
    if (named === undefined) return { text: [`${race.name} is on ${shortDay(race.on)} ${race.on.slice(0, 4)}. Which day is it now?`] };
    return {
      text: [
        `Move **${race.name}** from ${shortDay(race.on)} ${race.on.slice(0, 4)} to **${shortDay(named.day)} ${named.day.slice(0, 4)}**. Once it is there, I can adjust the plan to it.`,
        NOTHING_YET,
      ],
      proposals: card(
        `${race.name}: ${shortDay(named.day)}`,
        `It is entered for ${shortDay(race.on)}.`,
        { kind: "race-date", competitionId: race.id, date: named.day },
        [{ label: "Day", before: `${shortDay(race.on)} ${race.on.slice(0, 4)}`, after: `${shortDay(named.day)} ${named.day.slice(0, 4)}` }],
      ),
      followUps: [`Prepare me for ${race.name}`],
    };
  }
  const known = diary.races.find(({ location: of }) => of !== "" && new RegExp(`\\b${of.toLowerCase()}\\b`).test(words))?.type;
  const type =
    /\bhyrox\b/.test(words) || (known === "hyrox" && !/\b(marathon|half|\d{1,3} ?km?|triathlon|run)\b/.test(words))
      ? "hyrox"
      : /\b(triathlon|ironman)\b/.test(words)
        ? "triathlon"
        : /\bcrossfit\b/.test(words)
          ? "crossfit"
          : /\b(meet|weightlifting|powerlifting)\b/.test(words)
            ? "weightlifting"
            : /\b(marathon|\d{1,3} ?km?|half|parkrun|run|ultra|trail)\b/.test(words)
              ? "running"
              : "other";
  const kind =
    /\b(half marathon|half|marathon|\d{1,3} ?km?(?: trail)?|hyrox(?: doubles| pro| relay)?|triathlon|ironman(?: 70.3)?|ultra|powerlifting meet|weightlifting meet)\b/.exec(
      words,
    )?.[1];
  const place =
    /\b(?:in|at) (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d|a |the |my ))([a-z]+(?: (?!on\b|in\b|at\b|this\b|next\b|for\b|b\b|a\b|c\b)[a-z]+)?)(?= on\b| in\b| at\b| this\b| next\b|,|$| \d| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)| [abc] )/.exec(
      words,
    )?.[1] ??
    /\bhyrox ([a-z]{4,})\b(?! (doubles|pro|race))/.exec(words)?.[1] ??
    /\b(?:half marathon|marathon|10 ?k|5 ?k|triathlon|ultra|race) (?!then\b|please|also|too\b|january|february|march|april|june|july|august|september|october|november|december|race|goal|under|this|next|with|priority|doubles)([a-z]{4,})\b(?= (?:\d|on)|,|$)/.exec(
      words,
    )?.[1] ??
    new RegExp(`\\b([a-z]{4,}) (?:half marathon|marathon|10 ?k|5 ?k)\\b`).exec(words)?.[1];
  const isPlace = place !== undefined && !/^(race|half|race half|enter|event|doubles|first|another)/.test(place);
  // "Hamburg 2027": a place of an earlier race names the same event.
  const earlier = isPlace
    ? undefined
    : diary.races.find(({ location: of }) => of !== "" && new RegExp(`\\b${of.toLowerCase()}\\b`).test(words));
  const location = earlier !== undefined ? earlier.location : isPlace ? place.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : "";
  const title =
    kind === undefined ? (quoted(content) ?? "Race") : capital(kind.replace(/^half$/, "half marathon").replace(/^(\d+) ?km?\b/, "$1 km"));
  const name =
    type === "hyrox" && location !== ""
      ? `Hyrox ${/\b(?:doubles|pro|relay)\b/.exec(words)?.[0] ?? ""} ${location}`.replace(/ +/, " ")
      : location === ""
        ? title
        : `${title} ${location}`;
  const priority =
    /\b(b|c) ?(?:race|prio\w*)\b|\bals (a|b|c)\b|\bas (?:an? )?(a|b|c) race\b|\b(?:priority|prio|as an?) (a|b|c)\b|\b(a) prio\w*/.exec(
      words,
    );
  const letter = (
    priority?.slice(1).find((letter) => letter !== undefined) ?? (ahead.some((race) => race.priority === "A") ? "b" : "a")
  ).toUpperCase() as "A" | "B" | "C";
  if (named === undefined || !named.isExact)
    return { text: [`${name}: on which day is it? With the date I make the card: “add ${name} on 12 April 2027”.`] };
  if (named.day < view.today) return { text: [`${shortDay(named.day)} ${named.day.slice(0, 4)} is in the past. Which day is it?`] };
  const same = ahead.find(({ on }) => on === named.day);
  if (same !== undefined)
    return {
      text: [`On ${shortDay(named.day)} ${named.day.slice(0, 4)} there is ${same.name} already, priority ${same.priority}.`],
      followUps: [`Prepare me for ${same.name}`],
    };
  const aim = /\b(?:want|target|goal|aim\w*|hoping|sub|under|below)\b[a-z ]{0,12}? (\d{1,2}:\d{2}(?::\d{2})?)\b/.exec(words)?.[1];
  const target = aim === undefined ? undefined : `sub ${aim}`;
  return {
    text: [
      `Add **${name}** on **${shortDay(named.day)} ${named.day.slice(0, 4)}**${location === "" ? "" : ` in ${location}`}${target === undefined ? "" : `, target **${target}**`}, priority **${letter}**${priority === null && letter === "B" ? " (you have an A race; say another letter and I take it)" : ""}.`,
      "A: the plan peaks and tapers for it; B: a short taper; C: trained through.",
      NOTHING_YET,
    ],
    proposals: card(
      `Add ${name}`,
      `${shortDay(named.day)} ${named.day.slice(0, 4)}, priority ${letter}.`,
      {
        kind: "race",
        name,
        type,
        date: named.day,
        location: location === "" ? "Not entered" : location,
        priority: letter,
        ...(target !== undefined && { target }),
      },
      [
        ...(target === undefined ? [] : [{ label: "Target", after: target }]),
        { label: "Race", after: name },
        { label: "Day", after: `${shortDay(named.day)} ${named.day.slice(0, 4)}` },
        { label: "Priority", after: letter },
      ],
    ),
    followUps: [`Prepare me for ${name}`],
  };
}

function quoted(content: string): string | undefined {
  return /["“](.{3,60})["”]/.exec(content)?.[1];
}

/** "i weigh 63 kg now" */
export function newWeight(words: string, view: CoachView): Draft | undefined {
  const found =
    /\b(?:i (?:now |currently )?weigh|im (?:now )?(?:at )?|my (?:body ?)?weight (?:is|to|was)|body ?weight (?:is|to)?|change my weight(?: to)?|update my weight(?: to)?|set my weight(?: to)?|weighed (?:in )?(?:at )?)\s?(?:now |about |around |down to |up to |at )*(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)?\b(?! ?(?:years|yrs|yo|min|km|k|sec|m)\b)/.exec(
      words,
    );
  if (found?.[1] === undefined || /\b(how|should|goal|want|protein|lose|loose|years)\b/.test(words)) return undefined;
  if (/\bim\b/.test(found[0]) && found[2] === undefined) return undefined;
  const value = Number(found[1].replace(",", "."));
  const kilograms = /^(lb|pound)/.test(found[2] ?? view.athlete.units ?? "kg") ? fromPounds(value) : value;
  if (kilograms < 30 || kilograms > 250)
    return { text: [`${value} ${found[2] ?? view.athlete.units ?? "kg"} is outside of what the profile takes. Please check the number.`] };
  const before = view.athlete.bodyWeight;
  const rounded = Math.round(10 * kilograms) / 10;
  return {
    text: [
      `Set your body weight to **${weight(view, rounded)}**${before === undefined ? "" : ` (now ${weight(view, before)})`}.`,
      NOTHING_YET,
    ],
    proposals: card(
      `Body weight ${weight(view, rounded)}`,
      "It is in your profile; norms and protein follow.",
      { kind: "weight", kilograms: Math.round(10 * kilograms) / 10 },
      [{ label: "Body weight", ...(before !== undefined && { before: weight(view, before) }), after: weight(view, rounded) }],
    ),
  };
}

const GEAR: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(rower|row erg|rowing machine|concept ?2)\b/, ["rower"]],
  [/\b(ski ?erg)\b/, ["ski erg"]],
  [/\b(assault bike|air bike|bike erg|echo bike)\b/, ["bike erg"]],
  [/\b(bike|bicycle)\b/, ["bike"]],
  [/\bkettlebells?\b/, ["kettlebell"]],
  [/\bdumbbells?\b/, ["dumbbell"]],
  [/\bbarbells?\b/, ["barbell"]],
  [/\b(rack|squat rack)\b/, ["rack"]],
  [/\b(pull ?up bar|chin ?up bar)\b/, ["pull-up bar"]],
  [/\b(rings?)\b/, ["rings"]],
  [/\bbands?\b/, ["band"]],
  [/\bbench\b/, ["bench"]],
  [/\bbox\b/, ["box"]],
  [/\b(jump rope|skipping rope)\b/, ["jump rope"]],
  [/\bwall balls?|med(icine)? balls?\b/, ["wall ball"]],
  [/\bsandbags?\b/, ["sandbag"]],
  [/\bsleds?\b/, ["sled"]],
  [/\btreadmill\b/, ["treadmill"]],
];

/** "i got a kettlebell and a pull up bar at home", "no barbell anymore" */
export function changeEquipment(words: string, view: CoachView): Draft | undefined {
  const isGain =
    /\b(i (now )?(have|got|bought|own)|ive got|got (a|an|some|new|myself)|i also have|add|bought)\b/.test(words) &&
    /\b(at home|now|bought|got|new|equipment|gear|home gym|add)\b/.test(words);
  const isLoss =
    /\b(no|dont have|havent got|without|lost|sold|broke|broken)\b.*\b(anymore|any more|now|from now on)\b|\bgot rid of (the|our|my)\b|\bno longer has\b|\b(sold|lost) my\b|\bno longer have\b/.test(
      words,
    );
  if (
    (!isGain && !isLoss) ||
    /\b(hotel|airbnb|trip|how|what|should|log|goal|race|pr|pb|x \d|hurt\w*|pain|today|tomorrow|this week)\b/.test(words)
  )
    return undefined;
  const named = GEAR.filter(([pattern]) => pattern.test(words)).flatMap(([, names]) =>
    names.map(
      (name) =>
        EQUIPMENT.find((known) => known.toLowerCase() === name) ?? EQUIPMENT.find((known) => known.toLowerCase().includes(name)) ?? name,
    ),
  );
  if (named.length === 0) return undefined;
  const known = view.athlete.equipment;
  const next = isLoss ? (known ?? EQUIPMENT).filter((each) => !named.includes(each)) : [...new Set([...(known ?? []), ...named])];
  const isFirst = known === undefined;
  return {
    text: [
      isLoss ? `Take **${list(named)}** off your equipment.` : `Add **${list(named)}** to your equipment.`,
      ...(isFirst && !isLoss
        ? [
            `Careful: you have entered no list so far, so I assume a fully equipped gym. With this list the plan uses **only** ${list(next)}: accept it only if you train at home now; otherwise leave it as it is.`,
          ]
        : []),
      NOTHING_YET,
    ],
    proposals: card(
      isLoss ? `Without ${list(named)}` : `Equipment: ${list(named)}`,
      "It is in your profile; exercises follow what you have.",
      { kind: "equipment", equipment: next },
      [
        {
          label: "Equipment",
          before: known === undefined ? "fully equipped gym" : list(known),
          after: isFirst && isLoss ? `everything but ${list(named)}` : list(next),
        },
      ],
    ),
  };
}

/** "less burpees", "i hate rope climbs": dislikes of the profile; "more running" has no card. */
export function moreOrLess(words: string, view: CoachView, diary: Diary): Draft | undefined {
  const less =
    /\b(?:less|fewer|no more|i hate|hate|cant stand|dont like|dislike|sick of|get rid of|take out|never want) (?:the |doing |any |so many |those )?([a-z ]{3,30}?)(?: please| pls| in my plan| anymore| any more|,| and|$| from| for good| give| get rid)/
      .exec(words)?.[1]
      ?.trim();
  const more =
    /(?<!\bno )(?<!\bany )\b(?:more|extra|additional) (?:of )?([a-z ]{3,25}?)(?: please| pls| in my plan| work|,| and| less| for|$)/
      .exec(words)?.[1]
      ?.trim();
  if (/\b(how|why|should|what|is|are|does|need|km|sessions did|than)\b/.test(words)) return undefined;
  const broad =
    /^(running|lifting|strength|cardio|endurance|conditioning|upper body|legs?|volume|rest|intensity|run|runs|lifts|weights|speed ?work|mobility|core|hyrox)/;
  if (
    less !== undefined &&
    more === undefined &&
    /\b(hate|stand|dislike|dont like|sick of|get rid|never|less|fewer|no more|take out)\b/.test(words) &&
    !broad.test(less) &&
    !/\b(rounds?|reps?|sets?|weight|minutes|km|kms|sessions?|days?|everything|anything|it|that|this)\b/.test(less) &&
    less.split(" ").length <= 3 &&
    !/\b(time|pain|tired|sleep|stress|fat|sugar|alcohol)\b/.test(less)
  ) {
    const before = diary.profile.dislikes;
    const text = [...(before === undefined ? [] : [before]), less].join(", ");
    return {
      text: [
        `Note **${less}** as something you dislike: new sessions avoid it where something else does the same${/\bburpee|sled|wall ball|lunge|farmer/.test(less) && view.athlete.focus === "hyrox" ? "; a little stays, because the race asks for it" : ""}. For one session I can swap it: “swap ${less} on Friday”.`,
        NOTHING_YET,
      ],
      proposals: card(
        `Dislikes: ${less}`,
        "It is in your profile, and the plan follows it when it is made or adjusted.",
        { kind: "dislikes", text },
        [{ label: "You dislike", ...(before !== undefined && { before }), after: text }],
      ),
      followUps: [`Swap ${less} in my next session`],
    };
  }
  const subject = more ?? less;
  if (
    subject === undefined ||
    (!broad.test(subject) && (more === undefined || liftNamed(subject) === undefined)) ||
    (!/\b(want|please|pls|give|can|could|would like|my plan)\b/.test(words) &&
      words.split(" ").length > 5 &&
      (more === undefined || less === undefined))
  )
    return undefined;
  const race = diary.races.find(({ on }) => on >= view.today);
  return {
    text: [
      `The share of ${subject} follows your focus (${view.athlete.focus})${race === undefined ? "" : ` and ${race.name}`}; I have no card that changes only this, and I do not change it silently.`,
      /run|cardio|endurance|condition/.test(subject) === (more !== undefined)
        ? "More running and less lifting help the race's runs and cost strength: sleds, lunges and your squat goal depend on it."
        : "More lifting and less running help the stations and cost the runs, which are half of the race time.",
      `What you can do: add a day (“I also want to train on Sundays, 60 min”) for an easy ${/run|cardio|endurance/.test(subject) ? "run" : "session"}, or change the focus in your profile and generate the next block with it.`,
    ],
    followUps: ["I also want to train on Sundays 60 min", "What is my weak link?"],
  };
}
