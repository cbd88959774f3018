import type { CoachOpeningWords } from "@ironpace/contract";
import { addDays, type Day, daysBetween, type Session, shortDay } from "@ironpace/training";
import { list } from "../built-in-coach/say.ts";
import type { CoachView, UpcomingCompetition } from "../built-in-coach/view.ts";

/** How many questions are offered to begin with. */
const MOST_QUESTIONS = 4;
/** Days before a race from which it belongs to what matters today. */
const RACE_IN_SIGHT = 28;

/** What a conversation opens with: what matters today, and questions that this athlete would ask. */
export function openingFor(view: CoachView): CoachOpeningWords {
  const days = getDays(view);
  const race = view.competitions.find(({ date }) => date >= view.today);
  return {
    today: [getToday(view, days), ...raceLine(view, race)].join(" "),
    questions: getQuestions(view, days, race).slice(0, MOST_QUESTIONS),
  };
}

interface PlannedDay {
  readonly open: readonly Session[];
  readonly done: readonly Session[];
}

/** The sessions of a day that are still to be done, and those that were. */
function getDays({ plan }: CoachView): (day: Day) => PlannedDay {
  const outcomes = new Map(plan?.outcomes.map(({ sessionId, status }) => [sessionId, status]));
  const sessions = plan?.plan.weeks.flatMap((week) => week.sessions) ?? [];
  return (day) => {
    const planned = sessions.filter(({ date }) => date === day);
    return {
      open: planned.filter(({ id }) => !outcomes.has(id)),
      done: planned.filter(({ id }) => outcomes.get(id) === "completed"),
    };
  };
}

function getToday({ plan, today }: CoachView, of: (day: Day) => PlannedDay): string {
  if (plan === undefined) return "You have no active plan, so I answer from your numbers and your log.";
  const { open, done } = of(today);
  if (open.length > 0) return `Today: ${list(open.map(({ title, duration }) => `${title}, ${duration} min`))}.`;
  if (done.length > 0) return `Today's ${list(done.map(({ title }) => title))} is done.`;
  const next = plan.plan.weeks.flatMap((week) => week.sessions).find(({ date }) => date > today);
  return next === undefined
    ? "Your block is finished and nothing is planned yet."
    : `Nothing is planned for today. Next: ${next.title}, ${next.duration} min, ${daysBetween(today, next.date) === 1 ? "tomorrow" : `on ${shortDay(next.date)}`}.`;
}

function raceLine({ today }: CoachView, race: UpcomingCompetition | undefined): readonly string[] {
  if (race === undefined) return [];
  const days = daysBetween(today, race.date);
  if (days > RACE_IN_SIGHT) return [];
  const name = race.name ?? "Your race";
  return [days === 0 ? `${name} is today.` : days === 1 ? `${name} is tomorrow.` : `${name} is in ${days} days.`];
}

function getQuestions(view: CoachView, of: (day: Day) => PlannedDay, race: UpcomingCompetition | undefined): readonly string[] {
  const { today, plan, performed, athlete } = view;
  const isMissed = of(addDays(today, -1)).open.length > 0;
  const hasToday = of(today).open.length > 0;
  const isRunner = athlete.conditioning.run5k !== undefined || athlete.conditioning.run10k !== undefined;
  return [
    ...(isMissed ? ["I missed yesterday's session, what now?"] : []),
    ...(hasToday ? ["What is today's session for?", "I only have 30 minutes today"] : []),
    ...(race === undefined ? [] : [`How should I pace ${race.name ?? "my race"}?`]),
    ...(plan === undefined || hasToday ? [] : ["What is my next session?"]),
    ...(performed.length > 0 ? ["How much did I train in the last four weeks?"] : []),
    ...(isRunner ? ["How fast should my easy runs be?"] : []),
    ...(athlete.strength.oneRepMax.backSquat === undefined ? [] : ["What is my back squat maximum?"]),
    "How do I get better at running and lifting at the same time?",
    "How much protein do I need?",
    "How do I warm up for a heavy day?",
  ];
}
