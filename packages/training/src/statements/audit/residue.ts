import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { AT_RELATIVES } from "../../free-text/week-wishes.ts";
import { findUnreadAmount } from "./amounts.ts";
import { findKind, LIMITING, OWN } from "./clause-words.ts";
import type { ClosedKind, WrittenIn } from "./closed-words.ts";
import { fold, writtenAt } from "./folded-text.ts";
import type { PendingEffect } from "./pending-effects.ts";

/** Words beside a reading that would change it and that it does not hold. */
export interface Residue {
  /** As the athlete wrote them. */
  readonly words: string;
  /** It is no wish at all: somebody else's, a story, a joke. */
  readonly isAside: boolean;
}

/** Kinds that reach over their whole sentence, and the deeds that they change. */
const OVER_SENTENCE: readonly ClosedKind[] = ["end", "rhythm", "condition", "exception"];
const TAKES: ReadonlySet<PendingEffect["deed"]> = new Set<PendingEffect["deed"]>(["ban", "cap", "number", "day", "commitment", "kit"]);

/** Of one clause, by deed. */
const IN_CLAUSE: { readonly [deed in PendingEffect["deed"]]: readonly ClosedKind[] } = {
  ban: ["partly", "state", "month", "past", "frame", "somebody"],
  like: ["past", "story", "denied", "less", "than", "frame", "somebody"],
  cap: ["partly", "month", "than", "habit", "past", "frame", "somebody"],
  keep: ["partly", "frame", "somebody"],
  number: ["partly", "month", "than", "past", "story", "frame", "somebody"],
  // Whose school, shift or club takes a day from the athlete is the reason of it.
  day: ["once", "month", "past", "frame"],
  commitment: ["once", "month", "past", "frame", "meanwhile", "somebody"],
  kit: ["past", "story", "frame", "somebody"],
};
const ASIDES: ReadonlySet<ClosedKind> = new Set<ClosedKind>(["past", "story", "habit", "frame", "meanwhile", "somebody"]);

/** What of a clause that belongs to the reading was not read, of the clause that it was read from. */
export function residueOfOwn(clause: string, read: PendingEffect, language: WrittenIn): Residue | undefined {
  const folded = fold(clause);
  // "No machines except the leg curl": the no belongs to what stands before.
  const own = fold(read.quotes.find((quote) => clause.includes(quote)) ?? clause).text;
  for (const kind of IN_CLAUSE[read.deed]) {
    if ((kind === "denied" || kind === "less") && findKind(kind, own, language) === undefined) continue;
    const found = findKind(kind, folded.text, language);
    if (found === undefined || isHeld(kind, folded.text, read, language)) continue;
    const words = ASIDES.has(kind) ? clause.trim() : writtenAt(clause, folded, [found[0], folded.text.length]);
    return { words, isAside: ASIDES.has(kind) };
  }
  return undefined;
}

/** What of any clause of the sentence was not read that reaches over all of it. */
export function residueOfSentence(written: string, read: PendingEffect, around: Around): Residue | undefined {
  const { language, isOwn, hasExceptions, weekdays } = around;
  // Who wants no maximal attempts on Fridays wants none on other days.
  if (!TAKES.has(read.deed) || read.limits.tests === false) return undefined;
  // "… because the gym is full on Mondays": why, and not when.
  const clause = written.replace(REASON, "");
  const folded = fold(clause);
  const starts = OVER_SENTENCE.flatMap((kind) => {
    if ((kind === "end" || kind === "rhythm" || kind === "exception") && read.isDated) return [];
    if ((kind === "rhythm" && read.hasRhythm) || (kind === "exception" && hasExceptions && read.deed === "ban")) return [];
    return findKind(kind, folded.text, language)?.[0] ?? [];
  });
  if (starts.length > 0) return { words: writtenAt(clause, folded, [Math.min(...starts), folded.text.length]), isAside: false };
  if (read.deed !== "day" && read.deed !== "commitment" && (isOwn || !read.isBare)) {
    const named = weekdaysIn(clause).filter((day) => !weekdays.has(day));
    // The days that are left are the other side of those that were read.
    if (named.length > 0 && weekdays.size < 4 && !read.isDated) return { words: clause.trim(), isAside: false };
  }
  const amount = findUnreadAmount(folded.text, read, isOwn);
  return amount === undefined ? undefined : { words: writtenAt(clause, folded, amount), isAside: false };
}

const REASON = /(?<=\S\s)(?:because|cos|cause|weil|denn|parce que|car|porque|perch[eé]|pois|omdat|want)\s.*$/iu;

export interface Around {
  readonly language: WrittenIn;
  /** It is the clause that the reading was read from. */
  readonly isOwn: boolean;
  /** The hasExceptions of the sentence are part of the reading. */
  readonly hasExceptions: boolean;
  /** Weekdays that the readings of the sentence hold. */
  readonly weekdays: ReadonlySet<number>;
}

/** What the reading has taken into account although it holds no word of it. */
function isHeld(kind: ClosedKind, text: string, read: PendingEffect, language: WrittenIn): boolean {
  // "My old coach made me max out": who made them is told, and that it is not wanted again.
  if (read.limits.tests === false && (kind === "somebody" || kind === "past" || kind === "story")) return true;
  // "We're at my parents-in-law from 24 to 27 December": whose house it is, and no story.
  if ((kind === "somebody" || kind === "story") && read.isDated && read.quotes.some((quote) => AT_RELATIVES.test(quote))) return true;
  if (kind === "somebody" || kind === "meanwhile") return OWN.test(text);
  // "No box jumps since I fell off one in 2019": why, and now.
  if (kind === "past") return read.deed === "ban" && findKind("denied", text, language) !== undefined;
  if (kind === "month") return read.isDated;
  if (kind === "habit") return LIMITING.test(text);
  if (kind === "story")
    return read.deed === "kit" ? /^(?:just |only )?(?:got|had)\b/u.test(text) : read.deed === "number" && LIMITING.test(text);
  if (kind === "once") return read.isDated;
  // "Don't want to lose my squat" wants it.
  if (kind === "denied") return read.deed === "like" && findKind("state", text, language) !== undefined;
  return false;
}
