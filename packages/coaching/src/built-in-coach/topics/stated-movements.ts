import type { CoachProposal } from "@ironpace/contract";
import { addDays, type Region, type ExerciseItem, findExercise, type Session, shortDay, swapOptions } from "@ironpace/training";
import { easeCard } from "../changes/ease-card.ts";
import { getRow } from "../changes/session-named.ts";
import { getWork } from "../changes/exercises/swap-exercise.ts";
import type { CoachView } from "../view.ts";
import { allSessions, isOpen } from "./sessions.ts";

/** Lines and cards for what an athlete names beside a complaint. */
export interface StatedMovements {
  readonly lines: readonly string[];
  readonly proposals: readonly CoachProposal[];
}

const DAYS_AHEAD = 8;
const MOST_CARDS = 4;

const MOVEMENTS: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [/\blunges?\b/, /lunge/i],
  [/\bsquats?\b/, /squat/i],
  [/\bdead ?lifts?\b/, /deadlift/i],
  [/\b(?:overhead|pressing|press)\b/, /overhead press|push press/i],
  [/\bbench\b/, /bench press/i],
  [/\bburpees?\b/, /burpee/i],
  [/\bwall ?balls?\b/, /wall ball/i],
  [/\bsleds?\b/, /sled/i],
  [/\bpull ?ups?\b/, /pull-up/i],
  [/\bjump\w*\b/, /jump/i],
];
const BRINGS_ON = /\b(?:on|when|during|in|at|with|after|doing|while|from)\b/;
const NO_FAST_RUNS =
  /\b(?:no|not|take out|skip|without|leave out|drop|avoid|cut)\b.{0,30}\b(?:fast|quick|speed|hard|intervals?|tempo|threshold)\b/;

/**
 * "on lunges", "take out fast running": the lines that bring it on are swapped for what loads the sore regions less, or left out; hard runs become
 * easy; what `done` names is swapped already.
 */
export function statedMovements(words: string, view: CoachView, done: readonly string[], sore: readonly Region[]): StatedMovements {
  const { plan, today } = view;
  if (plan === undefined) return { lines: [], proposals: [] };
  const ahead = allSessions(plan).filter(({ date }) => date >= today && date <= addDays(today, DAYS_AHEAD));
  const open = ahead.filter((session) => isOpen(plan, session));
  const named = BRINGS_ON.test(words) ? MOVEMENTS.filter(([said]) => said.test(words)) : [];
  const swaps = open.flatMap((session) =>
    getWork(session)
      .filter(({ name }) => named.some(([, pattern]) => pattern.test(name)) && !done.some((line) => line.includes(`${name} →`)))
      .map((item) => ({ session, item, option: gentler(item, named, session, view, sore) })),
  );
  const fast = NO_FAST_RUNS.test(words)
    ? open.filter((session) => getWork(session).some(({ name }) => /^(?:tempo|threshold|interval)/i.test(name)))
    : [];
  return {
    lines: [
      ...swaps.map(({ session, item, option }) =>
        option === undefined
          ? `${shortDay(session.date)}: ${item.name}: leave it out while it brings the pain on`
          : `${shortDay(session.date)}: ${item.name} → ${option}, because it brings the pain on`,
      ),
      ...fast.map(({ date, title }) => `${shortDay(date)}: ${title}: easy instead, nothing fast`),
    ],
    proposals: [
      ...swaps.flatMap(({ session, item, option }) =>
        option === undefined
          ? []
          : [
              {
                title: `${item.name} → ${option}, ${shortDay(session.date)}`,
                why: "You said that it brings the pain on.",
                request: { reason: "swap" as const, sessionId: getRow(plan, session), item: item.id, replacement: option },
              },
            ],
      ),
      ...fast.map(({ date, title }) =>
        easeCard(`Easy on ${shortDay(date)}`, `No fast running in ${title}.`, date, date, { share: 0.7, onlyEasy: true }),
      ),
    ].slice(0, MOST_CARDS),
  };
}

/** What can stand in, is none of the movements that were named, and loads every sore region less: a chin-up is no rest from pull-ups. */
function gentler(
  item: ExerciseItem,
  named: typeof MOVEMENTS,
  session: Session,
  { plan, athlete }: CoachView,
  sore: readonly Region[],
): string | undefined {
  if (plan === undefined) return undefined;
  const stress = findExercise(item.name)?.stress;
  const spares = (by: string) => {
    const less = findExercise(by)?.stress;
    return stress !== undefined && less !== undefined && sore.every((region) => less[region] < stress[region] || less[region] === 0);
  };
  return swapOptions(plan.plan, athlete, session.id, item.id, 6).find(
    ({ by }) => !named.some(([, pattern]) => pattern.test(by)) && spares(by),
  )?.by;
}
