import { logWork } from "../../changes/log-work.ts";
import { logRepList } from "../../changes/log/rep-list.ts";
import { type LoggedWork, logCard } from "../../conversation/cards/log-card.ts";
import { normalise, readQuestion } from "../../question.ts";
import { rpeIn } from "../../reading/numbers.ts";
import type { Draft } from "../../topic.ts";
import { readFrame } from "../../turn/frame.ts";
import type { Tongue } from "../../turn/languages.ts";
import type { TurnContext } from "../focus.ts";

const ALSO: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:oh|ok|and|also|plus|then) )*(?:and|also|plus|then)(?: (?:i did|did|add))? /,
  de: /^(?:(?:ach|ok|und|auch|dann|dazu) )*(?:und|auch|dann|dazu)(?: noch)? /,
  fr: /^(?:(?:ah|ok|et|aussi|puis) )*(?:et|aussi|puis) /,
  es: /^(?:(?:ah|ok|y|tambien|luego) )*(?:y|tambien|luego) /,
  it: /^(?:(?:ah|ok|e|anche|poi) )*(?:e|anche|poi) /,
};
const TOOK =
  /^(?:(?:oh|ok|and|ah|btw|und|ach|et|y|e) )*(?:(?:it|that|the whole thing|all of it|everything) )?(?:took|lasted|was about|dauerte|hat|gedauert|ca a (?:dure|pris)|duro|ha durato|e durato)(?: me| us)?(?: about| around| etwa| unos| circa| environ)? (\d{2,3}) ?(?:m|min|mins|minutes|minuten|minutos|minuti)(?: gedauert)?(?: (?:in total|total|all in|in all|altogether|insgesamt))?$/;

const MOST_WORDS = 8;

/** "And 2 sets of dips, 12 and 10", "oh and it took 45 min" beside a card that logs work: the same entry with that in it. English sets; a length in five languages. */
export function moreOfLog({ cards, words, frame, tongue, view, diary }: TurnContext): Draft | undefined {
  const request = cards[0]?.request;
  const record: LoggedWork | undefined = request?.reason === "record" && request.record.kind === "log" ? request.record : undefined;
  if (record === undefined) return undefined;
  // "Effort 4, felt nice": the one number is the effort, whatever is told beside it.
  const rpe = rpeIn(normalise(frame.content));
  const count = normalise(frame.content).match(/\d+(?:[.,]\d+)?/g)?.length ?? 0;
  const isOfOther = frame.subjects.length + frame.periods.length > 0 || frame.relations.has("next");
  if (
    rpe !== undefined &&
    !isOfOther &&
    count <= (/10\b/.test(words) ? 2 : 1) &&
    words.split(" ").length <= MOST_WORDS &&
    frame.verbs.length === 0
  )
    return logCard({ ...record, rpe }, tongue);
  const minutes = TOOK.exec(words)?.[1];
  if (minutes !== undefined) return logCard({ ...record, minutes: Number(minutes) }, tongue);
  const piece = words.replace(ALSO[tongue], "");
  if (piece === words || !/\d/.test(piece) || record.sets.length === 0) return undefined;
  const listed = logRepList(readFrame(`log ${piece}`, tongue, view.today), view);
  const found = listed ?? (tongue === "en" ? logWork(readQuestion(`log ${piece}`, "coaching_question").words, view, diary) : undefined);
  const added = found?.proposals?.[0]?.request;
  if (added?.reason !== "record" || added.record.kind !== "log" || added.record.sets.length === 0) return undefined;
  const sets = added.record.sets.map((set) => (record.rpe === undefined || set.rpe !== undefined ? set : { ...set, rpe: record.rpe }));
  return logCard({ ...record, title: `${record.title} + ${added.record.title}`, sets: [...record.sets, ...sets] }, tongue);
}
