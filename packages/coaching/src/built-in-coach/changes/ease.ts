import { addDays, type Day, getMonday, type Session, shortDay } from "@ironpace/training";
import { list } from "../say.ts";
import type { Draft } from "../topic.ts";
import { isOpen, nextSession, noPlan } from "../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../view.ts";
import { daysNamed, openInWeek, sessionOfKind, sessionOn } from "./session-named.ts";
import { PREVIEW } from "./card.ts";
import { NO_LONGER_SESSIONS, easeCard } from "./ease-card.ts";

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
        NO_LONGER_SESSIONS,
        "If two sessions in a row feel 2 RPE easier than planned, retest the lift or your 5 km and enter the result: your weights and paces go up.",
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
  const weeks =
    /\b(?:(?:the |my )?next )?(\d|two|three|four) (?:weeks?)(?: a bit| much)? (?:easier|lighter)\b|\b(?:easier|lighter)\b.*\b(?:for|next) (?:the next )?(\d|two|three|four) weeks\b/.exec(
      words,
    );
  if (weeks !== null) {
    const count = { two: 2, three: 3, four: 4 }[weeks[1] ?? weeks[2] ?? ""] ?? Number(weeks[1] ?? weeks[2]);
    return easierWeeks(plan, Math.min(4, count), today);
  }
  if (isWeek) {
    const isLeft = openInWeek(plan, today, today).length > 0;
    // "The whole week", said when nothing of this one is left, is the next one.
    const isNext = /\bnext week\b/.test(words) || (!isLeft && !/\bthis week\b/.test(words));
    const monday = addDays(getMonday(today), isNext ? 7 : 0);
    const sessions = openInWeek(plan, monday, today);
    const first = sessions[0];
    if (first === undefined) return { text: ["There are no sessions left to ease that week."] };
    const from = first.date < today ? today : first.date;
    const to = addDays(monday, 6);
    return {
      text: [
        `Make what is left of ${isNext ? "next" : "this"} week easier: ${list(sessions.map(({ date, title }) => `${shortDay(date)} ${title}`))} at about 75% of the planned minutes. What is done stays.`,
        "If you feel flat for more than a week, or ill, tell me: then rest is the answer.",
        PREVIEW,
      ],
      proposals: [
        easeCard(`Easier until ${shortDay(to)}`, "About three quarters of the planned minutes on the days that are left.", from, to, {
          share: 0.75,
        }),
      ],
    };
  }
  const kind = sessionOfKind(words, plan, today, named?.day);
  const session = named !== undefined ? sessionOn(plan, named.day) : (kind ?? before ?? sessionOn(plan, today) ?? nextSession(plan, today));
  if (session === undefined) return { text: ["That day has no session, so it is easy already."] };
  if (!isOpen(plan, session)) return { text: [`${session.title} on ${shortDay(session.date)} has a result already.`] };
  return {
    text: [
      `Make **${session.title}** on ${shortDay(session.date)} an easy session: nothing hard, and about 70% of the planned minutes.`,
      ...(/\bwarm ?up\b/.test(words)
        ? ["For a longer warm-up, start ten minutes earlier at an easy pace and keep the rest as planned."]
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

/** So many weeks at three quarters of the time; a deload in them is easy already and stays. */
function easierWeeks({ plan }: ActivePlan, count: number, today: Day): Draft {
  const last = addDays(getMonday(addDays(today, 7 * count - 1)), 6);
  const deloads = plan.weeks.filter(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= today && startDate <= last);
  const blocks: (readonly [from: Day, to: Day])[] = [];
  let from = today;
  for (const { startDate } of deloads) {
    if (startDate > from) blocks.push([from, addDays(startDate, -1)]);
    from = addDays(startDate, 7);
  }
  if (from <= last) blocks.push([from, last]);
  const filled = blocks.filter(([start, end]) =>
    plan.weeks.some(({ sessions }) => sessions.some(({ date }) => date >= start && date <= end)),
  );
  const [deload] = deloads;
  return {
    text: [
      `Make the sessions until ${shortDay(last)} easier: about 75% of the planned minutes on every day, the hard parts shorter too. Days and exercises stay.`,
      ...(deload === undefined
        ? []
        : [`The week from ${shortDay(deload.startDate)} is your deload: it is easy already and stays as it is.`]),
      PREVIEW,
    ],
    proposals: filled.map(([start, end]) =>
      easeCard(
        `Easier ${shortDay(start)} to ${shortDay(end)}`,
        "About three quarters of the planned minutes on the days that are left.",
        start,
        end,
        {
          share: 0.75,
        },
      ),
    ),
  };
}
