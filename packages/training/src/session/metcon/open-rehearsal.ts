import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { openRehearsal } from "../../season/demand/races/contest-days.ts";
import { formatList, shortName } from "../../model/words.ts";
import { buildWorkout } from "../../prescription/metcon/build-metcon.ts";
import type { BuiltMetcon } from "../../prescription/metcon/built-metcon.ts";
import { type Metcon, openMetcons } from "../../prescription/metcon/library.ts";
import { assemble } from "../assemble.ts";
import { easyEnd } from "../cardio/engine-piece.ts";

/** Seconds that a workout of the Open takes by level: a beginner's is scaled and short. */
const OPEN_SECONDS = { beginner: 480, intermediate: 660, advanced: 780, elite: 840 } as const;

/**
 * A scored workout as the Open has them, every second week before it (race-demands.md section 8): one workout, its standards and its plan. Undefined on
 * other days, and where nothing may be scored.
 */
export function openSession(brief: SessionBrief): SessionDraft | undefined {
  const { context, frame, isTaper, isRecovery, date } = brief;
  const day = openRehearsal(context.athlete, date);
  if (day === undefined || frame.isDeload || isTaper || isRecovery || context.highestRpe < 9 || context.health.scoredMinutes === 0)
    return undefined;
  const workout = workoutsFor(brief)[day.number - 1];
  if (workout === undefined) return undefined;
  let built: BuiltMetcon | undefined;
  const blocks = assemble(brief, "metcon", (seconds) => {
    built = buildWorkout(brief, workout, Math.min(OPEN_SECONDS[context.level], seconds));
    const items = built?.items ?? [];
    return { mainWorkout: [...items, ...easyEnd(brief, seconds - totalSeconds(items), items)] };
  });
  if (built === undefined) return undefined;
  const { format, movements } = built;
  const names = formatList(movements.map(shortName));
  return {
    title: `Open rehearsal: ${format.label}`,
    description: `One workout as in the Open, scored: ${names}.${format.target === undefined ? "" : ` Aim for ${format.target}.`}`,
    intent: "Practise the standards, the plan and keeping calm in one scored workout.",
    movementFocus: movements.slice(0, 3),
    complexity: 7,
    blocks,
    mainFormat: format,
    notes: {
      stimulus: "One full effort with a plan: the first third calmer than you want, the last minute all out.",
      strategy:
        "Lay out the floor and film it as you would for a score: full range on every rep, or it does not count. Decide the sets before you start and break before you have to. Write down the score and where it went wrong; no repeat this week.",
    },
  };
}

/** The hardest that are open as they are first; where there are fewer, those with what stands in. */
function workoutsFor({ context }: SessionBrief): readonly Metcon[] {
  const isAsWritten = ({ parts }: Metcon): boolean => parts.every(({ name }) => context.picker.pick(name, "metcon").replaced === undefined);
  const all = openMetcons();
  const written = all.filter(isAsWritten);
  return [...written, ...all.filter((workout) => !written.includes(workout)).toReversed()];
}
