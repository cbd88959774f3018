import { type Weekday } from "@ironpace/training";
import { PREVIEW } from "../../changes/card.ts";
import { list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const EXTRA =
  /\b(?:add|put in|want|give me|squeeze in|fit in|have|do)\b.*\b(?:one more|another|an extra|an additional|1 more) (?:running |run |training |easy |workout )?day\b/;
const MINUTES = 40;

/** "put in one more running day": a short easy day on a free weekday, or which one. */
export function extraDay(words: string, { athlete, plan }: CoachView): Draft | undefined {
  if (plan === undefined || !EXTRA.test(words) || /^(?:how|should|is it)\b/.test(words)) return undefined;
  const { minutes = {}, longDay } = athlete.availability;
  const open = (Object.keys(minutes).map(Number) as Weekday[]).filter((day) => (minutes[day] ?? 0) > 0).toSorted((a, b) => a - b);
  const free = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => !open.includes(day));
  // Not the day before the long one, so that it stays fresh.
  const best = free.find((day) => day !== (((longDay ?? 7) + 5) % 7) + 1 && day !== (longDay ?? 0)) ?? free[0];
  if (best === undefined)
    return {
      text: ["You train every day already, so there is no day to add. I can make one of them a running day: say which."],
      isDecided: true,
    };
  if (free.length === 1)
    return {
      text: [
        `Only ${NAMES[best - 1]} is free, and one full rest day a week is worth more than a run. Better make an easy part of another day a run: say which day.`,
      ],
      isDecided: true,
    };
  const weekdays = [...open, best].toSorted((a, b) => a - b);
  return {
    text: [
      `One more day: **${NAMES[best - 1]}, ${MINUTES} min**, from next week. The plan decides which session goes there, easy and short first, because your weekly load should grow by 10–15% at most. Still free: ${list(free.filter((day) => day !== best).map((day) => NAMES[day - 1] ?? ""))}.`,
      `Does another day suit you better (${list(free.filter((day) => day !== best).map((day) => NAMES[day - 1] ?? ""))}), or should it replace a session? Something that hurts is a reason to wait with it.`,
      PREVIEW,
    ],
    proposals: [
      {
        title: `Train ${weekdays.length} days, ${NAMES[best - 1]} too`,
        why: `${MINUTES} min on ${NAMES[best - 1]}.`,
        request: {
          reason: "availability",
          availability: {
            daysPerWeek: weekdays.length,
            weekdays,
            minutes: { ...Object.fromEntries(open.map((day) => [day, minutes[day] ?? 60])), [best]: MINUTES },
            ...(longDay !== undefined && { longDay }),
          },
        },
      },
    ],
    isDecided: true,
  };
}
