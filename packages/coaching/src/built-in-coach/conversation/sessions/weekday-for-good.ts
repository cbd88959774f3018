import type { Weekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { EVERY, weekdayMoved } from "../cards/card-replies.ts";

const BE =
  / (?:(?:can|could|should|make|move|shift|swap|switch|put|change|turn)(?: (?:my|all|the))?|be|become|to|into|for|with|instead of|rather than|kann|konnen|verschieb\w*|leg\w*|tausch\w*|statt|auf|sein|werden|zu|deplace\w*|passe\w*|au lieu d\w+|remplace\w*|le|au|cambia\w*|pasa\w*|mueve|en vez de|por|a|al|los|las|sposta\w*|invece d\w+|al posto d\w+|il|da)(?= )/;
const INSTEAD = /\b(?:instead of|rather than|statt|au lieu|en vez de|invece|al posto)\b/;

/** "can Fridays be Thursdays from now on": a training day on another weekday, for good. */
export function weekdayForGood(turn: Followed): Draft | undefined {
  const { words, frame } = turn;
  const named = frame.tokens.filter(({ concept }) => /^day:[1-7]$/.test(concept));
  const [first, second] = named.map(({ concept }) => Number(concept.slice(4)) as Weekday);
  const clause = readClause(words);
  if (first === undefined || second === undefined || named.length !== 2 || first === second) return undefined;
  if (clause.take(EVERY) === undefined) return undefined;
  for (const { text } of named) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(BE) !== undefined);
  if (!clause.isRead()) return undefined;
  // "Thursday instead of Friday" names the new day first.
  const [from, to] = INSTEAD.test(words) ? [second, first] : [first, second];
  return weekdayMoved(turn, from, to);
}
