/** Texts and looks of the card of the next session, which is drawn once before the scripts of the app have come and once by React. */
import { addDays } from "@ironpace/training";
import { formatDay, formatMinutes } from "#ui/format.ts";

/** Characters of a description that fit on the card. */
const DESCRIPTION_LENGTH = 120;

export const CARD = "flex flex-col gap-3 px-4 py-4 max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 md:px-6";
export const CARD_TITLE = "head leading-[1.05]! tracking-[-.025em]! wrap-anywhere [font-stretch:118%]!";
/** Characters of a title that fit on two lines of a phone in the large size. */
const LARGE_TITLE_LENGTH = 36;
const TITLE_SIZE = {
  now: "text-[clamp(1.5rem,1rem+1.8vw,2.125rem)]",
  long: "text-[clamp(1.25rem,.85rem+1.8vw,2.125rem)]",
  later: "text-[clamp(1.25rem,1rem+1vw,1.5rem)]",
} as const;
export const CARD_TEXT = "max-w-[62ch] text-ink-2 max-md:order-last max-md:text-sm";

/** Why the session is not for today: today's is done, or today is for rest. */
export const FREE_DAY = { done: "Done for today.", rest: "Rest today." } as const;

/** A long title is smaller, so that Start stays in the first screen of a phone; so is one that is not for now. */
export function getTitleSize(title: string, isNow: boolean): string {
  if (!isNow) return TITLE_SIZE.later;
  return title.length > LARGE_TITLE_LENGTH ? TITLE_SIZE.long : TITLE_SIZE.now;
}

/** "Today’s Workout, 60 min". `when` is undefined for today. */
export function getCardHeading(when: string | undefined, minutes: number): string {
  return `${when === undefined ? "Today’s Workout" : `Next workout, ${when}`}, ${formatMinutes(minutes)}`;
}

/** Today's needs no word; another day says which it is. */
export function formatWhen(day: string, today: string): string | undefined {
  if (day === today) return undefined;
  if (day === addDays(today, 1)) return "tomorrow";
  return day < today ? `overdue since ${formatDay(day)}` : formatDay(day);
}

/** The beginning of the description; undefined where it says the title again: all its numbers stand there. */
export function getCardText(title: string, description: string): string | undefined {
  const about = shortened(description);
  const isAgain = about.match(/\d+/gu)?.every((number) => title.includes(number));
  return about === "" || isAgain === true ? undefined : about;
}

/** Ends after a whole sentence, or where the first one is too long, after a whole word. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const beginning = text.slice(0, DESCRIPTION_LENGTH + 1);
  return /^.*[.!?](?=\s)/su.exec(beginning)?.[0] ?? `${beginning.replace(/[\s,;:–-]*\s\S*$/, "")}…`;
}
