import type { Turn } from "../dialogue/turn.ts";
import { readSlots } from "./slots.ts";
import { MONTHS } from "../own-data/span.ts";
import type { Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";

/** "Only got 25 min though" got a card for tomorrow's session: the words with that day; undefined where they name a time themselves. */
export function onDayOfCard(words: string, { proposals }: Turn, tongue: Tongue, view: CoachView): string | undefined {
  const [card, other] = proposals;
  if (tongue !== "en" || card?.request.reason !== "ease" || other !== undefined || card.request.from !== card.request.to) return undefined;
  const isTimed = readSlots(words, tongue).slots.some(({ types }) =>
    types.some((type) => type === "day" || type === "date" || type === "time"),
  );
  const date = card.request.from;
  return isTimed || date < view.today ? undefined : `${words} on ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ""}`;
}
