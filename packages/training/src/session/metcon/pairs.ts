import type { SessionBrief } from "../../context/draft.ts";
import { trainsInPairs } from "../../season/demand/races/contest-days.ts";
import type { BuiltMetcon } from "../../prescription/metcon/built-metcon.ts";

/** Fewer rounds leave nothing to share. */
const FEWEST_ROUNDS = 2;

/** How a pair works through a workout; empty where nobody trains for a contest of pairs. */
export const PAIR_STRATEGY =
  "You go, I go: one does a whole round, the other rests and starts when the last rep is down. If you train alone today: rest as long as each round took.";

/** Repetitions that both do at once, in practice as at the contest. */
export const SYNCHRO_NOTE = "Last round together: burpees, box jumps or wall balls at the same moment, at the pace of the slower one.";

/** Whether this workout is shared: on the way to a contest of pairs, in the session that holds the longest workout of the week. */
export function isForPairs({ context, date, frame, isRecovery }: SessionBrief): boolean {
  return !frame.isDeload && !isRecovery && trainsInPairs(context.athlete, date);
}

/** The workout for two: the athlete's own rounds are every second one, and the rest is the partner's; the time stays. */
export function shared(built: BuiltMetcon): BuiltMetcon {
  const { format, items } = built;
  const rounds = Math.max(0, ...items.map(({ sets = 1 }) => sets));
  if ((format.kind !== "amrap" && format.kind !== "for-time") || built.benchmark !== undefined || rounds < FEWEST_ROUNDS) return built;
  const target = format.kind === "amrap" && format.target !== undefined ? `${format.target} together` : format.target;
  return {
    ...built,
    isShared: true,
    items: items.map((item) => ({ ...item, sets: Math.ceil((item.sets ?? 1) / 2), notes: note(item.notes) })),
    format: { ...format, label: `${format.label} in pairs`, ...(target === undefined ? {} : { target }) },
  };
}

function note(own: string | undefined): string {
  return own === undefined || own === "" ? YOUR_ROUNDS : `${YOUR_ROUNDS} ${own}`;
}

const YOUR_ROUNDS = "Your rounds; your partner does as many.";
