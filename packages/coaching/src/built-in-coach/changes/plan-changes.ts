import type { CoachProposal } from "@ironpace/contract";
import {
  addDays,
  checkMove,
  type Day,
  dayInWords,
  type ExerciseItem,
  itemText,
  mondayOf,
  moveOptions,
  type Session,
  shortDay,
  swapOptions,
  type Weekday,
} from "@ironpace/training";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen, nextSession, noPlan } from "../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../view.ts";
import { daysNamed, openInWeek, rowOf, sessionOfKind, sessionOn } from "./session-named.ts";

const PREVIEW = "The card shows it before and after. Nothing changes until you accept it.";

/** "move tomorrow's session to friday", "swap thursday and friday", "can't train friday, can we do it thursday" */
export function moveSession(words: string, view: CoachView, before?: Session): Draft | undefined {
  const { plan, today } = view;
  const isMove =
    /\b(move|shift|swap|switch|reschedule|postpone|push|bring|put|change|have|do)\b/.test(words) ||
    /\b(instead|cant|cannot|wont|unable|busy)\b/.test(words);
  const days = daysNamed(words, today);
  if (!isMove || days.length === 0) return undefined;
  if (/\b(race|competition|goal|weight|weigh)\b/.test(words)) return undefined;
  if (/\b(minutes?|mins?|rest day|off day|day off|easier|easy on|shorter|lighter)\b/.test(words) && !/\b(move|instead|swap)\b/.test(words))
    return undefined;
  if (plan === undefined) return noPlan();
  if (days.length === 1 && before !== undefined && days[0] !== undefined && /\b(move|shift|push|put|bring|do) (it|that|this)\b/.test(words))
    return moveTo(before, days[0].day, view);
  const named = sessionOfKind(words, plan, today, days.length > 1 ? days[0]?.day : undefined);
  const [first, second] = days;
  if (first === undefined) return undefined;
  const isPair = named === undefined && second !== undefined && /\b(swap|switch|exchange)\b/.test(words);
  if (isPair && sessionOn(plan, first.day) === undefined) return moveTo(sessionOn(plan, second.day), first.day, view);
  const isSwapOfDays = named === undefined && second !== undefined;
  const goesTo = /\b(?:to|on|onto|for|until|till|and|with|it|do|back to|instead) (?:the )?(?:next |this )?$/;
  const target = isSwapOfDays || second !== undefined ? targetDay(words, days) : first.day;
  const source = isSwapOfDays || second !== undefined ? days.find(({ day }) => day !== target)?.day : undefined;
  const session =
    named !== undefined && (source === undefined || named.date === source || sessionOn(plan, source) === undefined)
      ? named
      : source === undefined
        ? undefined
        : (sessionOn(plan, source) ?? named);
  if (named === undefined && second === undefined) {
    const isOnlyDay =
      /\b(cant|cannot|wont|unable|not able|no time|busy)\b/.test(words) ||
      (/\b(move|shift|reschedule|postpone|push)\b/.test(words) && !goesTo.test(words.slice(0, first.at)));
    return isOnlyDay
      ? offerDays(sessionOn(plan, first.day), first.day, view)
      : /\b(move|shift|push|bring|put|reschedule)\b/.test(words)
        ? moveTo(nextSession(plan, today), first.day, view)
        : undefined;
  }
  if (session === undefined) {
    const free = source ?? first.day;
    return {
      text: [
        `${dayInWords(free).replace(/ \d{4}$/, "")} has no session in your plan, so there is nothing to move. This week: ${list(openInWeek(plan, free, today).map(({ date, title }) => `${shortDay(date)} ${title}`))}.`,
      ],
    };
  }
  return moveTo(session, target, view);
}

/** The day after "to" or "instead", else the last one; the day after "instead of" is where it comes from. */
function targetDay(words: string, days: readonly { readonly day: Day; readonly at: number }[]): Day {
  const from = days.find(({ at }) =>
    /\b(instead of|rather than|not|(cant|cannot|wont|unable to|not able to)( (make|do|train|come))?( it)?( on)?) (on )?(the )?$/.test(
      words.slice(Math.max(0, at - 24), at),
    ),
  );
  const other = from === undefined ? undefined : days.find(({ day }) => day !== from.day);
  if (other !== undefined) return other.day;
  const free = days.find(({ at }) => /^\w+( \w+)? (is|im|i am) free\b/.test(words.slice(at)));
  if (free !== undefined) return free.day;
  const before = (at: number): string => words.slice(Math.max(0, at - 14), at);
  const marked = days.find(({ at }) => /\b(to|onto|until|do it|it on|do it on|put it on|it) (the )?$/.test(before(at)));
  return (marked ?? days.at(-1))?.day ?? "";
}

/** A card for one session on another day of its week, or why not and which days are open. */
export function moveTo(session: Session | undefined, target: Day, view: CoachView): Draft {
  const { plan, today, athlete } = view;
  // "Tuesday to Wednesday", said of next Tuesday, means the Wednesday after it.
  const to = session !== undefined && target < mondayOf(session.date) && session.date >= today ? addDays(target, 7) : target;
  if (plan === undefined || session === undefined)
    return plan === undefined ? noPlan() : { text: ["Your plan has no session that could be moved."] };
  const check = checkMove(plan.plan, athlete, { sessionId: session.id, to }, { today, outcomes: plan.outcomes });
  if (check.kind === "refused") {
    const open = possibleDays(session, plan, view);
    return {
      text: [
        `**${session.title}** (${shortDay(session.date)}) cannot go to ${shortDay(to)}: ${check.reason}`,
        open.length === 0
          ? "No other day of its week fits. You can make it shorter, easier, or leave it out."
          : `It could go to ${list(open.map(shortDay))}. Which one?`,
      ],
      followUps: open.slice(0, 3).map((day) => `Move it to ${dayInWords(day).split(" ")[0] ?? ""}`),
    };
  }
  const other = allSessions(plan).find(({ id }) => id === check.swapsWith);
  const minutes = athlete.availability.minutes?.[weekdayNumber(to)];
  return {
    text: [
      `Move **${session.title}** from ${shortDay(session.date)} to **${shortDay(to)}**${other === undefined ? "" : `; **${other.title}** takes its place on ${shortDay(session.date)}`}.`,
      ...check.warnings.map(({ message }) => `Careful: ${message}`),
      ...(minutes !== undefined && minutes > 0 && minutes < session.duration && check.warnings.length === 0
        ? [`Careful: it takes ${session.duration} min, and you have ${minutes} min on that day.`]
        : []),
      PREVIEW,
    ],
    proposals: [
      {
        title: `Move ${session.title} to ${shortDay(to)}`,
        why: `It is on ${shortDay(session.date)} now.${other === undefined ? "" : ` ${other.title} takes its day.`}`,
        request: { reason: "move", sessionId: rowOf(plan, session), to },
      },
    ],
  };
}

function weekdayNumber(day: Day): Weekday {
  return (((((Date.parse(day) / 86_400_000 + 3) % 7) + 7) % 7) + 1) as Weekday;
}

function possibleDays(session: Session, plan: ActivePlan, { athlete, today }: CoachView): readonly Day[] {
  return moveOptions(plan.plan, athlete, session.id, { today, outcomes: plan.outcomes })
    .filter(({ check }) => check.kind === "possible")
    .toSorted(
      (a, b) =>
        disturbance(a.check) - disturbance(b.check) ||
        Number(a.check.kind === "possible" && a.check.warnings.length > 0) -
          Number(b.check.kind === "possible" && b.check.warnings.length > 0),
    )
    .map(({ date }) => date);
}

/** Warnings, and another session that has to go elsewhere. */
function disturbance(check: ReturnType<typeof checkMove>): number {
  return check.kind === "refused" ? 99 : check.warnings.length + (check.swapsWith === undefined ? 0 : 1);
}

/** A day without time: the session of it goes to the best other day, or is left out. */
export function offerDays(session: Session | undefined, day: Day, view: CoachView): Draft {
  const { plan } = view;
  if (plan === undefined) return noPlan();
  if (session === undefined)
    return { text: [`Nothing is planned on ${dayInWords(day).replace(/ \d{4}$/, "")}, so nothing has to change.`] };
  const open = possibleDays(session, plan, view);
  const [best] = open;
  if (best === undefined) return skip([session], view);
  const draft = moveTo(session, best, view);
  return {
    ...draft,
    text: [
      ...draft.text,
      ...(open.length > 1 ? [`Other days that fit: ${list(open.slice(1).map(shortDay))}. Or leave it out.`] : ["Or leave it out."]),
    ],
    followUps: [
      ...open.slice(1, 3).map((other) => `Move it to ${dayInWords(other).split(" ")[0] ?? ""}`),
      `Skip ${dayInWords(session.date).split(" ")[0] ?? "it"}'s session`,
    ],
  };
}

/** "rest day today", "skip friday", "cancel tomorrow's session" */
export function restDay(words: string, view: CoachView): Draft | undefined {
  if (
    !/\b(rest day|day off|off day|off today|take (a |the )?(day|today) off|skip|skipping|cancel|drop|leave out|bin|rest (today|tomorrow|on|tonight))\b/.test(
      words,
    ) &&
    !/\b(not|cant|wont|dont want to|no) (train\w*|going to train|workout) (today|tomorrow|tonight|on)\b/.test(words)
  )
    return undefined;
  if (
    /\b(hyrox|marathon|entry|competition|triathlon)\b/.test(words) ||
    (/\b(skip (it|the deload|deload)|should i|how many|did i|what if|skipped|ok to|okay to|race|goal|rope)\b/.test(words) &&
      !/\bneed\b/.test(words))
  )
    return undefined;
  const { plan, today } = view;
  if (plan === undefined) return noPlan();
  if (/\b(each|every|per|a) week\b|\bweekly\b/.test(words))
    return {
      text: [
        `You train ${plan.plan.sessionsPerWeek} days a week. For one more rest day every week, say which day to drop: “I can't train Wednesdays any more”. Then I make the card, and the weeks after this one are planned again.`,
      ],
      followUps: ["I cant train wednesdays anymore"],
    };
  const [named] = daysNamed(words, today);
  if (/\bmove (my|the) rest day\b/.test(words) && named !== undefined) return offerDays(sessionOn(plan, named.day), named.day, view);
  const kind = sessionOfKind(words, plan, today, named?.day);
  const day = named?.day ?? kind?.date ?? today;
  const session = sessionOn(plan, day) ?? kind;
  if (session === undefined) {
    const next = nextSession(plan, day);
    return {
      text: [
        `${dayInWords(day).replace(/ \d{4}$/, "")} is a rest day already.${next === undefined ? "" : ` Next is ${next.title} on ${shortDay(next.date)}.`}`,
      ],
    };
  }
  if (!isOpen(plan, session))
    return { text: [`${session.title} on ${shortDay(session.date)} has a result already, so it stays as it is.`] };
  return skip([session], view);
}

export function skipSession(session: Session, view: CoachView): Draft {
  return skip([session], view);
}

function skip(sessions: readonly Session[], view: CoachView): Draft {
  const { plan } = view;
  const [session] = sessions;
  if (plan === undefined || session === undefined) return noPlan();
  const open = possibleDays(session, plan, view).filter((day) => sessionOn(plan, day) === undefined);
  return {
    text: [
      `Make ${dayInWords(session.date).replace(/ \d{4}$/, "")} a rest day: **${session.title}** (${session.duration} min) is left out, and nothing is made up. One session less costs nothing.`,
      ...(session.hard && open.length > 0
        ? [`It is a key session: instead of leaving it out it could go to ${list(open.slice(0, 2).map(shortDay))}.`]
        : []),
      PREVIEW,
    ],
    proposals: [
      {
        title: `Rest on ${shortDay(session.date)}`,
        why: `${session.title} is left out; the days after go on.`,
        request: { reason: "missed", sessionIds: sessions.map((each) => rowOf(plan, each)) },
      },
    ],
    followUps:
      open.length > 0
        ? [`Move it to ${dayInWords(open[0] ?? "").split(" ")[0] ?? ""} instead`, "Make it easier instead"]
        : ["Make it easier instead"],
  };
}

/** "only 40 min today", "make fridays session 60 min", "make saturday 14k instead of 17.6" */
export function shorten(words: string, view: CoachView, before?: Session): Draft | undefined {
  const minutes =
    /\b(\d{2,3}) ?(?:m|min|mins|minutes|minute)\b(?! (?:easy |slow )?(?:run|ride|bike|row|swim|walk|jog|hike))/.exec(words)?.[1] ??
    (/\b(half an hour)\b/.test(words) ? "30" : /\b(an hour|one hour|1 ?h(our)?)\b/.test(words) ? "60" : undefined);
  const bare = /\b(?:cut|shorten|trim|reduce|make)\b.*\b(?:to|only) (\d{2,3})$/.exec(words)?.[1];
  if (/\bweek\b/.test(words) && /\b(no time|not much time|shorter|less time|busy)\b/.test(words))
    return ease("make this week easier", view);
  const isShort =
    /\b(only|just|shorten|shorter|short(er)? (version|session)|cut|trim|max|maximum|no more than|less time|down to|quick(er)?|make .* \d{2}|no time|not much time|hardly any time|in a rush|have|got)\b/.test(
      words,
    ) && !/\b(log|did|ran|rode|add|race|goal|slept|sleep|how|should|before|after|rest between)\b/.test(words);
  const off = /\b(?:knock|take|shave|cut|trim)\b.*?\b(\d{1,2}) ?(?:m|min|mins|minutes)\b.*?\b(?:off|from|out of)\b/.exec(words)?.[1];
  const fewer = /\b(\d{1,2}(?:\.\d)?) ?(?:k|km) (?:shorter|less|off)\b/.exec(words)?.[1];
  const kilometres = /\b(\d{1,2}(?:\.\d)?) ?(?:k|km)\b/.exec(words)?.[1];
  const isDistance =
    kilometres !== undefined &&
    !/\d ?x ?\d/.test(words) &&
    /\b(make|shorten|cut|instead of|only|reduce|limit|down to|shorter|just|to \d+ ?k)\b/.test(words) &&
    !/\b(log|goal|race|pr|pb)\b/.test(words);
  const isVague = /\b(make|can (you|we|i)|want|need).*\b(shorter|quicker|less long)\b|\bshorten\b|\b(ive got|i have|got) no time\b/.test(
    words,
  );
  if (off === undefined && !(minutes !== undefined && isShort) && !isDistance && !isVague && bare === undefined) return undefined;
  const { plan, today } = view;
  if (plan === undefined) return noPlan();
  const [named] = daysNamed(words, today);
  const kind = sessionOfKind(words, plan, today, named?.day);
  const session =
    named !== undefined ? (sessionOn(plan, named.day) ?? kind) : (kind ?? before ?? sessionOn(plan, today) ?? nextSession(plan, today));
  if (session === undefined) {
    const next = nextSession(plan, named?.day ?? today);
    return {
      text: [
        `${named === undefined ? "That day" : dayInWords(named.day).replace(/ \d{4}$/, "")} has no session in your plan, so nothing has to be shorter.${next === undefined ? "" : ` Next is ${next.title} on ${shortDay(next.date)}, ${next.duration} min.`}`,
        "In general: with less time keep the warm-up and the first block, and cut from the end.",
      ],
      articles: ["short-on-time"],
    };
  }
  if (!isOpen(plan, session)) return { text: [`${session.title} on ${shortDay(session.date)} has a result already.`] };
  const planned = Number(/([\d.]+) km/.exec(session.title)?.[1] ?? session.distance / 1000);
  const wanted =
    off !== undefined
      ? Math.max(15, session.duration - Number(off))
      : bare !== undefined && minutes === undefined
        ? Number(bare)
        : minutes !== undefined
          ? Number(minutes)
          : isDistance && planned > 0
            ? Math.max(
                15,
                Math.round(
                  (session.duration * (fewer === undefined ? Number(kilometres) : Math.max(1, planned - Number(fewer)))) / planned,
                ),
              )
            : Math.max(20, 5 * Math.round((session.duration * 2) / 15));
  if (wanted >= session.duration)
    return {
      text: [
        `**${session.title}** on ${shortDay(session.date)} takes ${session.duration} min as it is: ${isDistance ? `${planned} km is not more than you ask for` : `it fits into ${wanted} minutes`}. ${LONGER}`,
      ],
    };
  return {
    text: [
      `Shorten **${session.title}** on ${shortDay(session.date)} from ${session.duration} to **${wanted} min**${isDistance ? ` (about ${fewer === undefined ? kilometres : Math.round(10 * (planned - Number(fewer))) / 10} km instead of ${planned} km)` : ""}. Warm-up and main part stay, the end is cut. Where the rules allow it, only this session changes.`,
      ...(minutes === undefined && bare === undefined && !isDistance ? ["Say how many minutes you have, and I fit it to that."] : []),
      PREVIEW,
    ],
    proposals: [
      easeCard(
        `${session.title}: ${wanted} min`,
        `You have ${wanted} minutes on ${shortDay(session.date)} instead of ${session.duration}.`,
        session.date,
        session.date,
        { mostMinutes: Math.max(15, wanted) },
      ),
    ],
    followUps: ["Make it 45 minutes", "Make it a rest day instead"],
  };
}

const LONGER =
  "I do not make it longer than planned: the plan's rules set how the load grows. If you have more time on that weekday, enter it in your profile.";

function easeCard(
  title: string,
  why: string,
  from: Day,
  to: Day,
  how: { readonly mostMinutes?: number; readonly share?: number; readonly onlyEasy?: boolean },
): CoachProposal {
  return { title, why, request: { reason: "ease", from, to, ...how } };
}

/** "make this week easier", "today's too hard, ease it" */
export function ease(words: string, view: CoachView, before?: Session): Draft | undefined {
  if (
    /\b(make|want|need|can|could|lets|give) .*(?<!warm up )\b(longer|harder|heavier|more intense|tougher)\b|\b(too easy|step it up)\b.*\b(make|more|harder)\b/.test(
      words,
    ) &&
    !/\b(how|why|goal|easier|lighter)\b/.test(words)
  )
    return {
      text: [
        LONGER,
        "If it is really too easy: after two sessions in a row that felt 2 RPE easier than written, test the lift or the 5 km again and enter the number. All loads and paces follow.",
      ],
      followUps: ["What are my training paces?", "Which benchmarks should I enter first?"],
    };
  if (
    !/\b(easier|ease|ease off|lighter|tone (it )?down|dial (it )?(back|down)|back off|go easy|take it easy|less intense|less hard|easy (week|day)|make \w+ easy|too hard|too much)\b/.test(
      words,
    )
  )
    return undefined;
  if (
    /\b(how|why|should|what|is it|was|feels? easier|easier (on (the|my|your)|for|way)|lost|race|warm)\b/.test(words) &&
    !/\b(make|please|pls|can you|need)\b/.test(words)
  )
    return undefined;
  if (
    !/\b(make|ease|tone|dial|back off|go easy|take it easy|need|want|can|could|please|pls|too hard|too much|lighter|easier)\b/.test(words)
  )
    return undefined;
  const { plan, today } = view;
  if (plan === undefined) return noPlan();
  const isWeek = /\bweek\b/.test(words);
  const [named] = daysNamed(words, today);
  if (isWeek) {
    const monday = addDays(mondayOf(today), /\bnext week\b/.test(words) ? 7 : 0);
    const sessions = openInWeek(plan, monday, today);
    const first = sessions[0];
    if (first === undefined) return { text: ["Nothing is left in that week that could be easier."] };
    const from = first.date < today ? today : first.date;
    const to = addDays(monday, 6);
    return {
      text: [
        `Make what is left of ${/\bnext/.test(words) ? "next" : "this"} week easier: ${list(sessions.map(({ date, title }) => `${shortDay(date)} ${title}`))} at about 75 % of the time. What is done stays.`,
        "If you feel flat for more than a week, or ill, tell me: then rest is the answer.",
        PREVIEW,
      ],
      proposals: [
        easeCard(`Easier until ${shortDay(to)}`, "About three quarters of the time on the days that are left.", from, to, { share: 0.75 }),
      ],
    };
  }
  const kind = sessionOfKind(words, plan, today, named?.day);
  const session = named !== undefined ? sessionOn(plan, named.day) : (kind ?? before ?? sessionOn(plan, today) ?? nextSession(plan, today));
  if (session === undefined) return { text: ["That day has no session, so it is easy already."] };
  if (!isOpen(plan, session)) return { text: [`${session.title} on ${shortDay(session.date)} has a result already.`] };
  return {
    text: [
      `Make **${session.title}** on ${shortDay(session.date)} an easy session: nothing hard, about 70 % of the time.`,
      ...(/\bwarm ?up\b/.test(words)
        ? ["A longer warm-up needs no card: begin ten minutes earlier, easy, and leave the rest as it is."]
        : []),
      PREVIEW,
    ],
    proposals: [
      easeCard(
        `Easy on ${shortDay(session.date)}`,
        `Instead of ${session.title} (effort ${session.intensityLevel} of 10).`,
        session.date,
        session.date,
        { share: 0.7, onlyEasy: true },
      ),
    ],
    followUps: ["Make it a rest day instead"],
  };
}

const NAMES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(ski ?erg|ski)\b/, /^ski erg/i],
  [/\b(rower|row erg|rowing|row)\b/, /^row erg/i],
  [/\b(bike erg|bike|assault bike)\b/, /bike/i],
  [/\bburpees?\b/, /burpee/i],
  [/\bsled push\b/, /sled push/i],
  [/\bsled pull\b/, /sled pull/i],
  [/\bsleds?\b/, /sled/i],
  [/\bwall ?balls?\b/, /wall ball/i],
  [/\blunges?\b/, /lunge/i],
  [/\bfarmers?( carry| walk)?\b/, /farmer/i],
  [/\b(back )?squats?\b/, /^back squat/i],
  [/\bdead ?lifts?\b/, /^deadlift/i],
  [/\bbench( press)?\b/, /^bench press/i],
  [/\b(overhead press|press)\b/, /^overhead press/i],
  [/\b(pull|chin) ?ups?\b/, /pull-up/i],
];

/** "swap back squat for something else", "no ski erg, use the rower", "no wall balls for 2 weeks" */
export function swapExercise(words: string, view: CoachView): Draft | undefined {
  const isSwap =
    /\b(swap|replace|substitute|sub|switch|exchange|change|instead of|something else|alternative|different exercise|no|without|dont have|dont want|cant do|use the|take out|hate|broken)\b/.test(
      words,
    );
  if (!isSwap || /\b(how|should|what can i|why|pain|hurts?|session|workout|race|goal)\b/.test(words)) return undefined;
  if (/\b(from now on|anymore|any more|for ever|forever|never|my plan|in general|always)\b/.test(words)) return undefined;
  if (/\b(run|ride) and\b/.test(words)) return undefined;
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const [oldWords, newWords] = parts(words);
  // Without a day or a verb it is a question about what could be done instead.
  const isNow =
    /\b(swap|replace|substitute|sub|switch|exchange|change|something else|use the|take out|weeks?|today|tonight|tomorrow|(mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
      words,
    );
  if (!isNow) return undefined;
  const [named] = daysNamed(words, today);
  const open = allSessions(plan).filter((session) => session.date >= today && isOpen(plan, session) && session.code !== "RACE");
  const inOrder = named === undefined ? open : [...open.filter(({ date }) => date === named.day), ...open];
  const onDay = named === undefined ? undefined : open.find(({ date }) => date === named.day);
  const free = named === undefined || sessionOn(plan, named.day) !== undefined ? undefined : named.day;
  const later = free === undefined ? undefined : open.find((each) => workOf(each).some(({ name }) => isNamed(name, oldWords)));
  if (free !== undefined && later !== undefined)
    return {
      text: [
        `${dayInWords(free).replace(/ \d{4}$/, "")} has no session in your plan, so there is nothing to swap. The next with it is **${later.title}** on ${shortDay(later.date)}: shall I swap it there?`,
      ],
    };
  const isThere = onDay === undefined || workOf(onDay).some(({ name }) => isNamed(name, oldWords));
  const elsewhere = isThere ? undefined : open.find((each) => workOf(each).some(({ name }) => isNamed(name, oldWords)));
  if (onDay !== undefined && elsewhere !== undefined)
    return {
      text: [
        `**${onDay.title}** (${shortDay(onDay.date)}) does not have it. The next session with it is **${elsewhere.title}** on ${shortDay(elsewhere.date)}: shall I swap it there?`,
      ],
      followUps: [
        `Swap ${
          workOf(elsewhere)
            .find(({ name }) => isNamed(name, oldWords))
            ?.name.toLowerCase() ?? "it"
        } on ${dayInWords(elsewhere.date).split(" ")[0] ?? ""}`,
      ],
    };
  for (const session of inOrder) {
    const items = [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout];
    const item = items.find(({ name }) => isNamed(name, oldWords));
    if (item === undefined) continue;
    const options = swapOptions(plan.plan, view.athlete, session.id, item.id, 6);
    const wished = newWords === undefined ? undefined : options.find(({ by }) => isNamed(by, newWords));
    const chosen = wished ?? options[0];
    if (chosen === undefined && /\b(hate|dont like|dislike)\b/.test(words)) continue;
    if (chosen === undefined)
      return {
        text: [
          `For **${item.name}** on ${shortDay(session.date)} I find nothing that does the same with your equipment and limits. Leave the line out, or make the session shorter.`,
        ],
      };
    const more = inOrder.filter(
      (each) => each !== session && [...each.blocks.strength, ...each.blocks.mainWorkout].some(({ name }) => isNamed(name, oldWords)),
    );
    return {
      text: [
        `**${item.name}** → **${chosen.by}** on ${dayInWords(session.date).replace(/ \d{4}$/, "")}: ${itemText(item)} becomes ${chosen.text}. ${chosen.why}`,
        ...(newWords !== undefined && wished === undefined && newWords.length > 2 && !/something|else|other|different/.test(newWords)
          ? [`What you named does not fit in that place; this is the closest.`]
          : []),
        ...(options.length > 1
          ? [
              `Also possible: ${list(
                options
                  .filter((each) => each !== chosen)
                  .slice(0, 3)
                  .map(({ by }) => by),
              )}.`,
            ]
          : []),
        ...(more.length > 0 && /\bweeks?\b/.test(words)
          ? [
              `It is also in ${list([...new Set(more)].slice(0, 4).map(({ date }) => shortDay(date)))}: ask for each, or enter it under dislikes in your profile.`,
            ]
          : []),
        PREVIEW,
      ],
      proposals: [
        {
          title: `${item.name} → ${chosen.by}`,
          why: `In ${session.title}, ${shortDay(session.date)}.`,
          request: { reason: "swap", sessionId: rowOf(plan, session), item: item.id, replacement: chosen.by },
        },
      ],
      followUps: options
        .filter((each) => each !== chosen)
        .slice(0, 2)
        .map(({ by }) => `Take ${by.toLowerCase()} instead`),
    };
  }
  return undefined;
}

const workOf = ({ blocks }: Session): readonly ExerciseItem[] => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];

/** "can i do it on the row instead": the lines of a session that a machine can stand in for, a card for each. */
export function machineFor(session: Session, machine: string, view: CoachView): Draft {
  const { plan } = view;
  if (plan === undefined) return noPlan();
  const found = workOf(session).flatMap((item) => {
    if (isNamed(item.name, machine)) return [];
    const option = swapOptions(plan.plan, view.athlete, session.id, item.id, 12).find(({ by }) => isNamed(by, machine));
    return option === undefined ? [] : [{ item, option }];
  });
  const when = dayInWords(session.date).replace(/ \d{4}$/, "");
  if (found.length === 0)
    return {
      text: [
        `Nothing in **${session.title}** on ${when} can be done on that machine: it has ${list(
          workOf(session)
            .slice(0, 5)
            .map(({ name }) => name.toLowerCase()),
        )}. You can move it, make it shorter or swap a single exercise.`,
      ],
      followUps: ["Make it shorter", "Move it to another day"],
    };
  return {
    text: [
      `Yes, in **${session.title}** on ${when}: ${list(found.slice(0, MOST_MACHINE_CARDS).map(({ item, option }) => `${itemText(item)} becomes ${option.text}`))}.`,
      session.code === "HX" || session.code.startsWith("R")
        ? "It keeps the minutes and the effort and spares the legs; what it costs is the running itself, and running on tired legs is what this session is for. Do it when something hurts or the weather is against you, not as a rule."
        : "The minutes and the effort stay.",
      PREVIEW,
    ],
    proposals: found.slice(0, MOST_MACHINE_CARDS).map(({ item, option }) => ({
      title: `${item.name} → ${option.by}`,
      why: `In ${session.title}, ${shortDay(session.date)}.`,
      request: { reason: "swap" as const, sessionId: rowOf(plan, session), item: item.id, replacement: option.by },
    })),
  };
}

const MOST_MACHINE_CARDS = 2;

const LEAVE_OUT = /^leave out (?:the )?(.+?) (today|tomorrow|\w+day|\d{1,2} [a-z]{3})$/;

/** "leave out the pull-ups today": no card takes a single line out, so that it is said how to do it. */
export function leaveOutExercise(words: string, view: CoachView): Draft | undefined {
  const found = LEAVE_OUT.exec(words);
  const { plan, today } = view;
  if (found?.[1] === undefined || plan === undefined) return undefined;
  const wanted = found[1];
  const day = daysNamed(words, today)[0]?.day ?? today;
  const session = sessionOn(plan, day);
  if (session === undefined) return undefined;
  const item = Object.values(session.blocks)
    .flat()
    .find(({ name }) => isNamed(name, wanted));
  if (item === undefined)
    return {
      text: [
        `**${session.title}** (${shortDay(session.date)}) has no ${wanted}: ${list(
          workOf(session)
            .slice(0, 6)
            .map(({ name }) => name.toLowerCase()),
        )}.`,
      ],
    };
  return {
    text: [
      `And **without ${item.name.toLowerCase()}** (${itemText(item)}): skip that line when you do the session and leave its sets empty; nothing is made up for it. I have no card that takes a single line out.`,
    ],
    followUps: [`Swap ${item.name.toLowerCase().replaceAll(/ \(.*\)/g, "")} ${found[2] ?? ""}`],
  };
}

/** What goes and what comes: "swap a for b", "b instead of a", "no a, use b". */
function parts(words: string): readonly [string, string | undefined] {
  const instead = /(.+) (?:instead of|rather than) (.+)/.exec(words);
  if (instead !== null) return [instead[2] ?? words, instead[1]];
  const use = /(.+?)\b(?:use|take|do) (?:the |a )?(.+)/.exec(words);
  if (use !== null && /\b(no|broken|dont have|without)\b/.test(use[1] ?? "")) return [use[1] ?? words, use[2]];
  const swap = /(?:swap|replace|substitute|sub|switch|exchange|change) (?:the |my )?(.+?) (?:for|with|to|by) (.+)/.exec(words);
  return swap === null ? [words, undefined] : [swap[1] ?? words, swap[2]];
}

function isNamed(name: string, words: string): boolean {
  const plain = name
    .toLowerCase()
    .replaceAll(/ \(.*\)/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  if (new RegExp(`\\b${plain}(e?s)?\\b`).test(words)) return true;
  const known = NAMES.find(([said]) => said.test(words));
  return known?.[1].test(name) === true;
}

const DAY_STEMS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** The day that comes for one that goes: "can't do Wednesdays any more, Thursday instead". */
function insteadDay(words: string): Weekday | undefined {
  const day = "(mon|tue|wed|thu|fri|sat|sun)[a-z]*";
  const found =
    new RegExp(`\\b${day} instead\\b(?! of)`).exec(words)?.[1] ??
    new RegExp(`\\b(?:use|take|do|can do|but|rather|better) (?:on )?${day}`).exec(
      words.replace(/^.*?\b(?:anymore|any more|not)\b/, ""),
    )?.[1];
  return found === undefined ? undefined : ((DAY_STEMS.indexOf(found) + 1) as Weekday);
}

/** Weekdays, days a week and minutes from now on. */
export function changeAvailability(words: string, view: CoachView): Draft | undefined {
  const weekdays = [
    ...new Set(
      [...words.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur|r|es)?(?:day)?s?\b/g)].map(
        ([, name]) => (["mon", "tue", "wed", "thu", "fri", "sat", "sun"].indexOf(name ?? "") + 1) as Weekday,
      ),
    ),
  ];
  const count =
    /\b([3-7]|three|four|five|six|seven|[12]|one|two) (?:training )?(?:days|times|x|sessions)(?: (?:a|per|each|every) week)?\b/.exec(
      words,
    )?.[1] ?? /\b([3-7])x (?:a|per) week\b/.exec(words)?.[1];
  const isFromNow =
    /\b(from now on|anymore|any more|only train|(change|switch|go|drop|put|move|set) (me |it )?(down |up |back )?to (\d|three|four|five|six) (training )?(days|times)|(\d|three|four|five|six) days (a|per) week|instead of (mon|tues|wednes|thurs|fri|satur|sun)days|cant (do|make|train) (on )?(mon|tues|wednes|thurs|fri|satur|sun)days|can (only |just )?train|want to train|(also )?train on|no longer train|(set|change|make|update) my (training )?(days|week|training days|availability|schedule)|my availability|available|every (mon|tue|wed|thu|fri|sat|sun)|(mon|tues|wednes|thurs|fri|satur|sun)days)\b/.test(
      words,
    );
  if (!isFromNow || (weekdays.length === 0 && count === undefined)) return undefined;
  if (
    /\b(did|how many|how often|should|why|long run|session|is it|what|move|shift|swap|switch|skip|make|today|tomorrow|plan|beginner|new to)\b/.test(
      words,
    )
  )
    return undefined;
  const { athlete, plan } = view;
  const minutes: Record<number, number> = { ...(athlete.availability.minutes as Record<number, number> | undefined) };
  const known = Object.entries(minutes)
    .filter(([, value]) => value > 0)
    .map(([day]) => Number(day));
  const perDay = Number(/\b(\d{2,3}) ?min/.exec(words)?.[1] ?? 0);
  const isAdded = /\b(also|add|as well|too|additionally|extra)\b/.test(words);
  const isTaken =
    /\b(not|no longer|no more|cant|cannot|except|without|never|dont|drop|dropping|lose)\b/.test(words) && !/\bonly\b/.test(words);
  const instead = isTaken ? insteadDay(words) : undefined;
  const days = isAdded
    ? [...new Set([...known, ...weekdays])]
    : isTaken
      ? [
          ...known.filter((day) => !weekdays.includes(day as Weekday) || day === instead),
          ...(instead === undefined || known.includes(instead) ? [] : [instead]),
        ]
      : weekdays.length > 0
        ? weekdays
        : known;
  const isOfDay =
    perDay > 0 &&
    weekdays.length > 0 &&
    weekdays.every((day) => known.includes(day)) &&
    (!/\bonly (train|on)\b|\bcan only\b/.test(words) || (weekdays.length === 1 && /\b(only|just) (do |have |got |train )?\d/.test(words)));
  if (isOfDay && !isAdded && !isTaken)
    return changeAvailability(
      `also train on ${weekdays.map((day) => ["mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"][day - 1] ?? "").join(" and ")} ${perDay} min from now on`,
      view,
    );
  const number =
    count === undefined ? days.length : ({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }[count] ?? Number(count));
  if (number < 3)
    return {
      text: [
        `The plan needs at least 3 training days a week. With ${number} I can keep what you have: tell me which days you are away, or shorten sessions.`,
      ],
    };
  const sorted = days.toSorted((a, b) => a - b);
  const kept = Object.fromEntries(
    sorted.map((day) => [day, perDay > 0 && weekdays.includes(day as Weekday) ? perDay : (minutes[day] ?? (perDay > 0 ? perDay : 60))]),
  );
  const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const longDay = athlete.availability.longDay;
  const later =
    /\b(?:from|in|starting|as of) (january|february|march|april|may|june|july|august|september|october|november|december|next month)\b/.exec(
      words,
    )?.[1];
  const usesDays = weekdays.length > 0 || sorted.length === number;
  return {
    text: [
      `From now on **${number} days a week**${usesDays && sorted.length > 0 ? `: ${list(sorted.map((day) => `${names[day - 1] ?? ""}${kept[day] === undefined ? "" : ` ${kept[day]} min`}`))}` : ""}${known.length > 0 ? ` (now ${known.length}: ${list(known.map((day) => (names[day - 1] ?? "").slice(0, 3)))})` : ""}. What you have done this week stays; the weeks after are planned again.`,
      ...(plan === undefined ? ["You have no active plan; enter the days in your profile, and the next plan follows them."] : [PREVIEW]),
      ...(later === undefined
        ? []
        : [`You said from ${later.replace(/^./, (letter) => letter.toUpperCase())}: accept the card then; until you do, nothing changes.`]),
      "Your profile keeps its own days: change them there too, so that the next plan follows.",
    ],
    ...(plan === undefined
      ? {}
      : {
          proposals: [
            {
              title: `Train ${number} days a week`,
              why: usesDays
                ? `On ${list(sorted.map((day) => (names[day - 1] ?? "").slice(0, 3)))}.`
                : `${number} days, on the days of your profile.`,
              request: {
                reason: "availability",
                availability: {
                  daysPerWeek: number,
                  ...(usesDays && sorted.length >= number && { weekdays: sorted }),
                  ...(usesDays && { minutes: kept }),
                  ...(longDay !== undefined && sorted.includes(longDay) && { longDay }),
                },
              },
            },
          ],
        }),
  };
}

/** "make tuesday my long day" */
export function changeLongDay(words: string, view: CoachView): Draft | undefined {
  const named = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/.exec(words)?.[1];
  if (!/\blong day\b/.test(words) || named === undefined || !/\b(make|set|change|move|want|switch)\b/.test(words)) return undefined;
  const { athlete, plan } = view;
  const day = (DAY_STEMS.indexOf(named) + 1) as Weekday;
  const minutes: Record<number, number> = { ...(athlete.availability.minutes as Record<number, number> | undefined) };
  const before = athlete.availability.longDay;
  const longest = Math.max(60, ...Object.values(minutes));
  const next = { ...minutes, [day]: Math.max(minutes[day] ?? 0, longest) };
  const weekdays = Object.entries(next)
    .filter(([, value]) => value > 0)
    .map(([of]) => Number(of));
  const name = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][day - 1] ?? "";
  const old = before === undefined ? undefined : ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][before - 1];
  return {
    text: [
      `Make **${name}** your long day${old === undefined ? "" : ` (now ${old})`}, with ${longest} min. The weeks after this one are planned again.`,
      ...(plan === undefined ? ["You have no active plan; enter it in your profile, and the next plan follows it."] : [PREVIEW]),
    ],
    ...(plan === undefined
      ? {}
      : {
          proposals: [
            {
              title: `Long day on ${name}`,
              why: `${longest} min on that day.`,
              request: {
                reason: "availability",
                availability: { daysPerWeek: weekdays.length, weekdays, minutes: next, longDay: day },
              },
            },
          ],
        }),
  };
}
