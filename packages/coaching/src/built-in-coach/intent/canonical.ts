import { TAKES_AWAY } from "../changes/shorten.ts";
import { addDays, readInjuries, shortDay, getWeekday } from "@ironpace/training";
import { daysNamed, sessionOfKind } from "../changes/session-named.ts";
import { dayName } from "../dialogue/focus.ts";
import { kindNamed } from "../frame/session-kinds.ts";
import { liftNamed, testNamed } from "../own-data/subject.ts";
import { allSessions } from "../topics/sessions.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { Intent } from "./intents.ts";

/** A wish in the words that its card maker reads, made of its slots; undefined where a slot that it needs is missing. */
export function canonicalWish(intent: Intent, words: string, view: CoachView): string | undefined {
  switch (intent) {
    case "best-new":
      return newBest(words);
    case "goal-change":
      return changedGoal(words);
    case "goal-new":
      return /\d/.test(words) && /\b(?:want|wanna|goal|target|hit|reach|aim)\b/.test(words)
        ? /\binstead\b/.test(words)
          ? changedGoal(words)
          : `add goal ${words.replace(/^(?:i )?(?:want|wanna|would like) (?:to )?(?:hit|reach|do|run|lift)? ?/, "")}`
        : undefined;
    case "shorten":
      return shortened(words, view);
    case "ease":
      return onDay(words, view, (day) => `make ${day} easier`);
    case "rest":
      return onDay(words, view, (day) => `skip ${day}`);
    case "swap":
      return swapped(words, view);
    case "done":
      return markedDone(words, view);
    case "log":
      return logged(words);
    case "weight": {
      const kilograms = /\b(\d{2,3}(?:[.,]\d{1,2})?)(?= ?(?:kg|kilo|lb|pound)|\b)/.exec(words)?.[1];
      return kilograms === undefined ? undefined : `my weight is ${kilograms}${/\b(?:lb|lbs|pounds?)\b/.test(words) ? " lbs" : ""}`;
    }
    case "availability":
      return longDay(words) ?? trainingDays(words, view);
    case "units":
      return "change units";
    case "more-less":
      return moreOrLess(words);
    case "equipment":
      return moreOfExercise(words) ?? equipped(words);
    case "race-change":
      if (/\b(?:cancel\w*|take it out|delete|remove|not doing|called off|abgesagt|losch\w*)\b/.test(words)) return "delete race";
      return words.replace(/\b(?:with|w) [a-z]+$/, "").replace(/^(?:add |enter )?/, "add ");
    case "race-new":
      return words.replace(/\b(?:with|w) [a-z]+$/, "").replace(/^(?:add |enter )?/, "add ");
    case "away":
      return away(words);
    case "avoid":
      return moreOfExercise(words) ?? avoided(words);
    default:
      return undefined;
  }
}

/** Reasons of cards that fulfil an intent. */
export const CARDS: { readonly [intent in Intent]?: readonly string[] } = {
  move: ["move"],
  shorten: ["ease"],
  ease: ["ease", "swap"],
  rest: ["missed", "move", "illness", "travel"],
  swap: ["swap"],
  "leave-out": ["swap", "ease", "dislikes"],
  done: ["complete", "log"],
  "not-done": ["not-done"],
  log: ["log", "complete"],
  "best-new": ["best"],
  "goal-new": ["goal", "goal-change"],
  "goal-change": ["goal-change"],
  "race-new": ["race"],
  "race-change": ["race-date", "race"],
  weight: ["weight"],
  availability: ["availability"],
  equipment: ["equipment", "swap"],
  avoid: ["dislikes", "injury", "swap"],
  away: ["illness", "travel"],
  injury: ["injury"],
};

const TIME = /\b\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\b/;
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const DAY_WORDS =
  /\b(?:last |on |this |next )*(?:today|yesterday|day before yesterday|tomorrow|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?)\b/;

function newBest(words: string): string | undefined {
  const test = testNamed(words);
  const lift = test === undefined ? liftNamed(words) : undefined;
  const plain = test === undefined ? words : words.replace(test.said, " ");
  const time = TIME.exec(plain)?.[0];
  const number = /\b(\d{1,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|reps?|w|watts)?\b/.exec(plain.replace(/\b\d{1,2}(?:st|nd|rd|th)\b/g, " "));
  const value = time ?? (number === null ? undefined : number[0].trim());
  const name = test?.name.replace(/ km$/, "k") ?? lift?.name;
  return name === undefined || value === undefined ? undefined : `new ${name} pb ${value} ${DAY_WORDS.exec(words)?.[0] ?? "today"}`;
}

function changedGoal(words: string): string | undefined {
  const plain = words.replace(/\b(?:not|from|instead of|rather than|anstatt|statt) \d+(?:[.,:]\d+)?(?: ?(?:kg|min))?/g, " ");
  const test = testNamed(plain);
  const lift = test === undefined ? liftNamed(plain) : undefined;
  const name = test?.name.replace(/ km$/, "k") ?? lift?.name.replace("back squat", "squat");
  const rest = test === undefined ? plain : plain.replace(test.said, " ");
  const value = TIME.exec(rest)?.[0] ?? /\b\d{1,3}(?:\.\d+)?\b/.exec(rest)?.[0];
  const by =
    /\b(?:to|by|until|auf|bis) ((?:end of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))\b/.exec(
      plain,
    )?.[1];
  if (name === undefined || (value === undefined && by === undefined)) return undefined;
  return value === undefined
    ? `change my ${name} goal by ${by ?? ""}`
    : `change my ${name} goal to ${value}${by === undefined ? "" : ` by ${by}`}`;
}

/** The day a message names, else the day of the session it names by its kind. */
function dayIn(words: string, view: CoachView): string | undefined {
  const named = daysNamed(words, view.today)[0];
  const kind = named === undefined && view.plan !== undefined ? sessionOfKind(words, view.plan, view.today) : undefined;
  const day = named?.day ?? kind?.date;
  return day === undefined ? undefined : dayName(day, view).replace(/s$/, "");
}

function onDay(words: string, view: CoachView, say: (day: string) => string): string | undefined {
  if (/\bweek\b/.test(words)) return undefined;
  const day = dayIn(words, view);
  return day === undefined ? undefined : say(day);
}

function shortened(words: string, view: CoachView): string | undefined {
  const kilometres = /\b(\d{1,2}(?:\.\d)?) ?(?:k|km)\b/.exec(words)?.[1];
  const minutes =
    /\b(\d{2,3}) ?(?:m|min|mins|minutes|minuten)\b/.exec(words)?.[1] ??
    (/\bhalf an hour\b/.test(words) ? "30" : /\b(?:an|one|1) ?h(?:our)?\b/.test(words) ? "60" : undefined);
  const day = dayIn(words, view) ?? "";
  if (kilometres !== undefined) return `make ${day} ${kilometres} k only`;
  if (minutes === undefined && !/\b(?:short\w*|long|cut|trim|quick\w*|less time)\b/.test(words)) return undefined;
  if (minutes !== undefined && TAKES_AWAY.test(words)) return `cut ${minutes} min off ${day} session`;
  return minutes === undefined ? `make ${day} shorter` : `make ${day} session ${minutes} min only`;
}

/** Exercises and machines in the order they are named. */
function exercisesIn(words: string): readonly { readonly name: string; readonly at: number }[] {
  return [
    ...words.matchAll(
      new RegExp(
        `\\b(?:front |back |split |overhead |goblet |box |wall |sled |burpee broad |step |pull |push |ring |sandbag |farmers |farmer |kettlebell |dumbbell |bench |rope |romanian |assault |air |ski |row |bike )*(?:squats?|press|dips?|ups?|lunges?|balls?|push|pull|burpees?|jumps?|carry|carries|rows?|rower|rowing|ski|erg|bike|climbs?|deadlifts?|bench|swings?|thrusters?|cleans?|snatch|treadmill|curls?|raises?)\\b`,
        "g",
      ),
    ),
  ].map((found) => ({ name: found[0], at: found.index }));
}

function swapped(message: string, view: CoachView): string | undefined {
  const words = message.replace(/\bon (?:a|an|the) (?:bench|box|rack)\b/g, " ");
  const [first, second] = exercisesIn(words);
  if (first === undefined || second === undefined) return undefined;
  const between = words.slice(first.at + first.name.length, second.at);
  const isReversed = /\b(?:instead of|instead|rather than|statt|anstatt)\b/.test(between) && !/\bswap|replace\b/.test(words);
  const [from, to] = isReversed ? [second, first] : [first, second];
  const day = dayIn(words.replace(from.name, " ").replace(to.name, " "), view);
  return `swap ${from.name} for ${to.name}${day === undefined ? "" : ` ${day}`}`;
}

/** The latest session of the kind or day that a message names. */
function markedDone(words: string, view: CoachView): string | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const kind = kindNamed(words)?.kind;
  const lift = liftNamed(words);
  const past = allSessions(plan)
    .filter(({ date }) => date <= today)
    .toReversed();
  const day =
    daysNamed(words, today, true)[0]?.day ??
    past.find(
      (session) =>
        (kind?.isPlanned(session) ?? false) || (lift !== undefined && session.blocks.strength.some(({ name }) => lift.fits.test(name))),
    )?.date ??
    today;
  const effort = /\b(?:rpe|felt|like|effort|was|wie|war)[a-z ]{0,12}? (\d{1,2}(?:\.5)?)\b|\b(\d{1,2}) ?\/ ?10\b/.exec(words);
  const value = effort?.[1] ?? effort?.[2];
  const minutes = /\b(\d{2,3}) ?(?:min|mins|minutes)\b/.exec(words)?.[1];
  const name = dayName(day, view).replace(/s$/, "");
  const of =
    day === addDays(today, -1) ? "yesterday" : day < today && day >= addDays(today, -6) ? (WEEKDAYS[getWeekday(day) - 1] ?? name) : name;
  return `did ${of}s session${/\bonly\b/.test(words) ? " only" : ""}${value === undefined ? "" : ` rpe ${value}`}${minutes === undefined ? "" : ` ${minutes} min`}`;
}

function logged(words: string): string | undefined {
  if (!/\d/.test(words)) return undefined;
  const lift = liftNamed(words);
  const sets = /\b(\d{1,2}) ?x ?(\d{1,3})\b/.exec(words);
  const kilograms = /\b(?:at|with|mit|a|@|mal) ?(\d{1,3}(?:[.,]\d)?)\b|\b(\d{2,3}(?:[.,]\d)?) ?(?:kg|kilos?)\b/.exec(words);
  const load = kilograms?.[1] ?? kilograms?.[2];
  const day = DAY_WORDS.exec(words)?.[0] ?? "";
  const rpe = /\brpe ?(\d{1,2}(?:\.5)?)\b|\bfelt (?:like )?(?:an? )?(\d{1,2})\b/.exec(words);
  const effort = rpe?.[1] ?? rpe?.[2];
  if (lift !== undefined && sets !== null)
    return `log ${lift.name} ${sets[1] ?? ""}x${sets[2] ?? ""}${load === undefined ? "" : ` at ${load}`} ${day}${effort === undefined ? "" : ` rpe ${effort}`}`.trim();
  return /^(?:log|add|record)\b/.test(words) ? undefined : `log ${words.replace(/^(?:i |also |and )+/, "")}`;
}

/** "long run on sundays from now on", "move the long day from saturday to sunday" */
function longDay(words: string): string | undefined {
  if (!/\blong (?:day|runs?)\b|\blangen? tag\b/.test(words)) return undefined;
  const day = [...words.matchAll(/\b(mon|tues|wednes|thurs|fri|satur|sun)day/g)].at(-1)?.[0];
  return day === undefined ? undefined : `make ${day} my long day`;
}

function moreOrLess(words: string): string | undefined {
  const more = /\b(?:more|extra|additional) ((?:[a-z]+ ?){1,2}?)(?: and| but| less| please| til| till| until|,|$)/.exec(words)?.[1]?.trim();
  const less = /\b(?:less|fewer) ((?:[a-z]+ ?){1,2}?)(?: and| but| more| please| til| till| until|,|$)/.exec(words)?.[1]?.trim();
  const subject = (text: string): string =>
    text.replace(/\b(?:threshold|tempo|easy|long) runn?ing\b|\b(?:ski erg|ski|row|bike)\b/, "running");
  if (more === undefined && less === undefined)
    return /\bmore\b|\brun more\b/.test(words) && /\brun/.test(words) ? "i want more running please" : undefined;
  return more === undefined ? `i want less ${less ?? ""} please` : `i want more ${subject(more)} please`;
}

/** Behind a day that is possible, whatever was said of the one before it. */
const FINE =
  /^ (?:is|are|would be|works?|passt|geht|gehen|ist|sind)(?: \w+)?(?: (?:fine|ok|okay|free|good|possible|better|gut|frei))?$|^ (?:is|are|would be|ist|sind) (?:fine|ok|okay|free|good|possible|better|gut|frei)\b/;
const NEGATIVE =
  /\b(?:no|not|no more|cant|cannot|dont|drop|without|minus|lose|except|remove|off|never|raus|out|nicht|weg|instead of|anymore|wont|doesnt|stop)\b/;
const POSITIVE = /\b(?:add|also|too|fine|ok|okay|can|works?|in|rein|dafur|instead|plus|free|available|yes|put|from now on|only|train)\b/;

/** The days to train on from now on: what is said of each day decides whether it comes or goes. */
function trainingDays(words: string, view: CoachView): string | undefined {
  const minutes = view.athlete.availability.minutes ?? {};
  const known = view.athlete.availability.weekdays ?? Object.keys(minutes).map(Number);
  const isMinutes = /\b\d{2,3} ?(?:min|mins|minutes|minuten)\b/.test(words);
  const clauses = words.split(/ (?:and|but|dafur|instead|stattdessen|then)(?= )|[,;]/);
  const removed = new Set<number>();
  const added = new Set<number>();
  let polarity: "in" | "out" | undefined = /\b(?:cant|cannot|no more|drop|anymore|without|raus|nicht)\b/.test(clauses[0] ?? "")
    ? "out"
    : undefined;
  for (const clause of clauses) {
    const days = [...clause.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur|r|es)?(?:day)?s?\b/g)];
    if (days.length === 0) continue;
    polarity = NEGATIVE.test(clause) ? "out" : POSITIVE.test(clause) ? "in" : polarity;
    for (const { 0: text, 1: name, index } of days) {
      const isFine = FINE.test(clause.slice(index + text.length));
      (polarity === "out" && !isFine ? removed : added).add(WEEKDAYS.findIndex((day) => day.startsWith(name ?? "")) + 1);
    }
  }
  const later =
    /\b(?:from|in|starting|as of|ab) (january|february|march|april|may|june|july|august|september|october|november|december|next month)\b/.exec(
      words,
    )?.[0];
  const count =
    /\b([3-7]|three|four|five|six|seven) (?:training )?days\b/.exec(words)?.[1] ??
    (/\b(?:one|a|1) day less\b/.test(words) ? String(known.length - 1) : undefined);
  if (removed.size + added.size === 0) return count === undefined ? undefined : `${count} days a week from now on`;
  if (isMinutes && removed.size === 0 && [...added].every((day) => known.some((each) => each === day))) return undefined;
  const perDay = /\b(\d{2,3}) ?(?:min|mins|minutes|minuten)\b/.exec(words)?.[1];
  if (perDay !== undefined && removed.size === 0 && added.size > 0 && !/\bonly\b/.test(words))
    return `also train on ${[...added].map((day) => `${WEEKDAYS[day - 1] ?? ""}s`).join(" and ")} ${perDay} min from now on`;
  const isOnly = /\bonly\b/.test(words) && removed.size === 0;
  const days = (isOnly ? [...added] : [...new Set([...known.filter((day) => !removed.has(day)), ...added])]).toSorted((a, b) => a - b);
  return `from now on i can only train ${days.map((day) => `${WEEKDAYS[day - 1] ?? ""}s`).join(" ")}${later === undefined ? "" : ` ${later.replace(/^ab /, "from ")}`}`;
}

const LOST = /\b(?:no|not|dont|havent|broken?|kaputt|gone|without|lost|sold|kein\w*|no longer|doesnt)\b/;

function equipped(words: string): string | undefined {
  // What a hotel has is there only for some days.
  if (/\b(?:hotel|travel\w*|away|trip|holiday|airbnb)\b/.test(words)) return undefined;
  const plain = words.replace(/\b(?:at|in) (?:my|the) (?:gym|box|home)\b/g, "").replace(/\bfor good\b/g, "");
  return LOST.test(plain) ? `i dont have ${plain} anymore` : `i now have ${plain} bought`;
}

function away(words: string): string | undefined {
  const isIll = /\b(?:ill|sick|flu|cold|fever|krank|grippe|virus)\b/.test(words);
  const until = /\b(?:til|till|until|bis|back on|back) ((?:on |the )?[a-z0-9]+(?: [a-z]+)?)/.exec(words)?.[1];
  return isIll ? `im ill${until === undefined ? "" : ` until ${until}`}` : `im away on holiday ${words.replace(/^(?:i am|im|i) /, "")}`;
}

/** "I want more wall balls", "I love burpees": a wish for an exercise, never one against it. */
const WANTS_MORE = /\b(?:more|mehr|extra|additional|love|enjoy|like doing|keen on)\b/;
const OWNS = /\b(?:have|has|got|bought|own|ordered|new|gym)\b/;
const AGAINST = /\b(?:no|not|dont|less|fewer|cant|cannot|without|hate|stop|never|sick of|dislike|any ?more|off|drop|avoid|skip|remove)\b/;

function isForMore(words: string): boolean {
  return WANTS_MORE.test(words) && !AGAINST.test(words);
}

/** The exercise that a message wishes more of, in the words of that wish. */
function moreOfExercise(words: string): string | undefined {
  const [exercise] = /\b(?:more|mehr|extra|additional)\b/.test(words) && isForMore(words) && !OWNS.test(words) ? exercisesIn(words) : [];
  return exercise === undefined ? undefined : `i want more ${exercise.name} please`;
}

function avoided(words: string): string | undefined {
  if (isForMore(words)) return undefined;
  const [first, second] = exercisesIn(words);
  if (first === undefined) return undefined;
  return `no more ${first.name}${second !== undefined && /\b(?:and|or)\b/.test(words) ? ` and ${second.name}` : ""}`;
}

const JOINT = /\b(?:wrists?|knees?|shoulders?|lower back|back|ankles?|elbows?|hips?|achilles|calf|neck|shin)\b/;
const LIMIT =
  /\b(?:for|the next|next|until|till|til) (?:the next )?(?:\d{1,2} (?=december)|\d{1,2}|two|three|four|a|one|a couple of|few)? ?(?:days?|weeks?|months?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|race)\b|\b\d weeks?\b/;

/** "no burpees for 2 weeks, wrist": a limit with its end and its place, which the engine reads itself. */
export function temporaryLimit(words: string, view: CoachView): Draft | undefined {
  const [exercise] = exercisesIn(words);
  const joint = JOINT.exec(words)?.[0];
  const until = LIMIT.exec(words.replace(/\bchristmas\b/, "25 december"))?.[0];
  if (until === undefined && /\b(?:until|till|til)\b/.test(words)) return undefined;
  if (exercise === undefined || (joint === undefined && until === undefined) || view.plan === undefined) return undefined;
  const span =
    until === undefined
      ? "for 2 weeks"
      : /^(?:for|until|till|til)\b/.test(until)
        ? until.replace(/^(?:till|til)\b/, "until").replace("the next ", "")
        : `for ${until.replace(/^(?:the )?next /, "")}`;
  const details = `no ${exercise.name} ${span}${joint === undefined ? "" : `, ${joint}`}`;
  const reading = readInjuries(details, view.today);
  if (!reading.health.findings.some(({ limits }) => (limits.closed?.length ?? 0) > 0)) return undefined;
  const affected = allSessions(view.plan).filter(
    ({ date, blocks }) =>
      date >= view.today &&
      [...blocks.mainWorkout, ...blocks.strength].some(({ name }) =>
        name.toLowerCase().includes(exercise.name.split(" ")[0]?.replace(/s$/, "") ?? ""),
      ),
  );
  return {
    text: [
      `Leave out **${exercise.name}** ${span}${joint === undefined ? "" : ` because of your ${joint}`}: something else takes their place${affected.length === 0 ? "" : `, first on ${shortDay(affected[0]?.date ?? "")} (${affected[0]?.title ?? ""})`}. Everything else stays.`,
      ...(joint === undefined
        ? []
        : [`If your ${joint} hurts in other movements too, or more than 5/10, tell me which: then I leave those out as well.`]),
      "The card shows it before and after. Nothing changes until you accept it.",
    ],
    proposals: [
      {
        title: `No ${exercise.name} ${span}`,
        why: joint === undefined ? "You asked for it." : `Your ${joint}.`,
        request: { reason: "injury", details },
      },
    ],
  };
}

/** "skip the deload", "can we pull it forward": the planned one, and what can be eased instead. */
export function changeDeload(words: string, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const week = plan.plan.weeks.find(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= today);
  const when = week === undefined ? "" : ` Yours is the week from ${shortDay(week.startDate)}.`;
  if (/\b(?:skip|drop|no|without|cancel|leave out|remove|lose|dont|weg\w*)\b/.test(words))
    return {
      text: [
        `I would keep the deload.${when} Your three hard weeks only pay off when you recover. Feeling fresh now is normal, and you will test better afterwards.`,
        "I cannot turn a deload into a full week. What you can do in it: keep the hard work short (one threshold block, one heavy single) and leave the volume low.",
      ],
      articles: ["deload"],
      followUps: ["Why is next week so light?", "What do I do next week?"],
    };
  const open = allSessions(plan).filter(({ date }) => date >= today && date <= addDays(today, 7 - getWeekday(today)));
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    text: [
      `I cannot move the deload itself, but I can make the rest of this week one: ${open.map(({ date, title }) => `${shortDay(date)} ${title}`).join(" and ")}, easy and about 60% of the planned minutes.${when} With both you would have two deloads in a row; if you feel good then, keep only the first.`,
      "The card shows it before and after. Nothing changes until you accept it.",
    ],
    proposals: [
      {
        title: `Easier ${shortDay(first.date)} to ${shortDay(last.date)}`,
        why: "A deload that begins now.",
        request: { reason: "ease", from: first.date, to: last.date, share: 0.6, onlyEasy: true },
      },
    ],
    articles: ["deload"],
  };
}
