import { easyCardioIn } from "../../athlete/stated/stated-cardio.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { formatList } from "../../model/words.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { durationText } from "../../prescription/items.ts";
import { machineName } from "../../prescription/cardio/machines.ts";
import type { Minutes } from "../../units/units.ts";
import { isDislikedLong } from "../../statements/wished-exercises/disliked-long.ts";
import { lowImpactMachine } from "./low-impact-machine.ts";

const EASY_MACHINES = ["Bike erg", "Ski erg", "Row erg"] as const;
/** On one machine nobody who has the choice sits for longer. */
const LONGEST_ON_ONE: Minutes = 30;
/** Shorter ones are not worth the way to the machine. */
const MIN_EASY_MINUTES: Minutes = 8;

/** The draft with so many easy minutes on one or two machines after it; unchanged where no machine is open. */
export function withEasyMinutes(brief: SessionBrief, draft: SessionDraft, minutes: Minutes): SessionDraft {
  const done = new Set((draft.blocks.mainWorkout ?? []).map(({ name }) => name));
  const lines = minutes < MIN_EASY_MINUTES ? [] : easyLines(brief, minutes, done);
  if (lines.length === 0) return draft;
  const total = durationText(lines.reduce((sum, { dose }) => sum + dose.totalSeconds, 0));
  const names = formatList([...new Set(lines.map(({ name }) => machineName(name)))]);
  return {
    ...draft,
    description: `${draft.description} Then ${total} easy on ${names}, at once or later in the day.`,
    blocks: { ...draft.blocks, mainWorkout: [...(draft.blocks.mainWorkout ?? []), ...lines] },
  };
}

function easyLines(brief: SessionBrief, minutes: Minutes, done: ReadonlySet<string>): readonly DraftItem[] {
  const { context, frame, day } = brief;
  const all = EASY_MACHINES.filter((name) => context.picker.allows(name) && !isDislikedLong(context, name));
  // Who has just worked on a machine comes down on another.
  const others = all.filter((name) => !done.has(name));
  const open = others.length > 0 ? others : all;
  if (open.length === 0) return [];
  const count = Math.min(open.length, minutes > LONGEST_ON_ONE ? 2 : 1);
  const first = frame.macroWeek + day;
  const wanted = Array.from({ length: count }, (_, index) => open[(first + index) % open.length] ?? open[0] ?? "Bike erg");
  const choices = new Map(wanted.map((name) => lowImpactMachine(context, name, wanted)).map((choice) => [choice.exercise.name, choice]));
  const isUsual = context.athlete.history?.weeklyMinutes !== undefined && !frame.isDeload && !brief.isTaper;
  const isWished = easyCardioIn(`${context.athlete.dislikes ?? ""}. ${context.athlete.injuries ?? ""}`) > 0;
  const seconds = 60 * Math.floor(minutes / choices.size);
  return [...choices.values()].map((choice) =>
    cardioItem(context, choice, {
      zone: "easy",
      seconds,
      show: "time",
      notes: isWished
        ? "Your easy cardio of the week: one even pace you can talk at."
        : isUsual
          ? "Added to keep your usual hours: one even pace."
          : "Easy and at one even pace.",
    }),
  );
}
