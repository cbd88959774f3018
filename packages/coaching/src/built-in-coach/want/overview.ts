import { addDays, daysBetween, getMonday } from "@ironpace/training";
import { valueText as goalValue } from "../changes/change-goal.ts";
import type { Followed } from "../conversation/follow-up-of.ts";
import { within } from "../own-data/diary.ts";
import { LIFTS_WITH_BENCHMARK, TESTS } from "../own-data/subject.ts";
import { clock } from "../say.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { sessionText } from "../turn/results/past-day.ts";
import { bestsOf, valueText } from "../turn/results/bests.ts";
import { amountIn, dayIn, thingIn } from "../turn/names.ts";
import { allAmounts } from "./asked/measures.ts";
import type { Want } from "./wants.ts";

const MOST_LISTED = 5;
const SECONDS = 60;

/** All that is stored of what a question is about, in few lines: what is given where its exact answer is missing. */
export function overviewOf(want: Want, turn: Followed): readonly string[] {
  switch (want) {
    case "own-goal":
    case "own-forecast":
      return goals(turn);
    case "own-race":
      return races(turn);
    case "own-best":
    case "own-progress":
      return bests(turn);
    case "own-amount":
      return amounts(turn);
    case "own-history":
    case "own-effort":
    case "own-form":
      return sessionsDone(turn);
    case "own-ahead":
      return sessionsAhead(turn);
    default:
      return [];
  }
}

function goals({ diary, view, tongue, say }: Followed): readonly string[] {
  return diary.goals
    .filter(({ completedOn }) => completedOn === undefined)
    .map(({ title, current, target, unit, due }) => {
      const [now, wanted] = [current, target].map((value) =>
        unit === "min" ? clock(Math.round(SECONDS * value)) : goalValue(Math.round(10 * value) / 10, unit),
      );
      const days = daysBetween(view.today, due);
      return `**${title}**: ${now ?? ""} → ${wanted ?? ""}, ${dayIn(tongue, due)} (${say(`in ${days} days`, `in ${days} Tagen`, `dans ${days} jours`, `en ${days} días`, `tra ${days} giorni`)})`;
    });
}

function races({ diary, view, tongue, say }: Followed): readonly string[] {
  return diary.races
    .filter(({ on }) => on >= view.today)
    .map(({ name, on, target, priority }) => {
      const days = daysBetween(view.today, on);
      return `**${name}**: ${dayIn(tongue, on)} (${say(`in ${days} days`, `in ${days} Tagen`, `dans ${days} jours`, `en ${days} días`, `tra ${days} giorni`)}), ${priority}${target === undefined ? "" : `, ${target}`}`;
    });
}

function bests({ diary, view, tongue }: Followed): readonly string[] {
  const subjects = [
    ...LIFTS_WITH_BENCHMARK.map((lift) => ({ name: lift.name, lift })),
    ...TESTS.map((test) => ({ name: test.name, test })),
  ];
  return subjects
    .flatMap((subject) => {
      const values = bestsOf(subject, diary).flatMap((best) => best.values.map((value) => ({ best, ...value })));
      const last = values.at(-1);
      return last === undefined ? [] : [{ subject, ...last }];
    })
    .toSorted((a, b) => b.on.localeCompare(a.on))
    .slice(0, MOST_LISTED + 1)
    .map(
      ({ subject, best, value, on }) =>
        `${thingIn(tongue, subject.name)}: **${valueText(tongue, value, best, view)}**, ${dayIn(tongue, on)}`,
    );
}

function amounts({ diary, view, tongue, say }: Followed): readonly string[] {
  const monday = getMonday(view.today);
  const spans = [
    [say("This week", "Diese Woche", "Cette semaine", "Esta semana", "Questa settimana"), monday],
    [
      say("Last four weeks", "Letzte vier Wochen", "Quatre dernières semaines", "Últimas cuatro semanas", "Ultime quattro settimane"),
      addDays(view.today, -27),
    ],
    [say("This year", "Dieses Jahr", "Cette année", "Este año", "Quest’anno"), `${view.today.slice(0, 4)}-01-01`],
  ] as const;
  return spans.map(([name, from]) => {
    const work = within(diary.work, { from, to: view.today });
    return `${name}: ${allAmounts()
      .map(({ done, shown }) => shown(done(work), tongue, view))
      .join(", ")}`;
  });
}

function sessionsDone({ diary, view, tongue }: Followed): readonly string[] {
  return diary.work
    .slice(-MOST_LISTED)
    .toReversed()
    .map((row) => `${dayIn(tongue, row.on, false)}: ${sessionText(row, tongue, view)}`);
}

function sessionsAhead({ view, tongue }: Followed): readonly string[] {
  const { plan, today } = view;
  if (plan === undefined) return [];
  return allSessions(plan)
    .filter((each) => each.date >= today && isOpen(plan, each))
    .slice(0, MOST_LISTED)
    .map(
      (each) =>
        `${dayIn(tongue, each.date, false)}: **${each.title}**, ${amountIn(tongue, each.duration, "time")}, ${amountIn(tongue, each.intensityLevel, "effort")}`,
    );
}
