import { addDays, type Day, getWeekday } from "../../calendar/day.ts";
import { datesIn } from "../../free-text/dates/dates-off.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { normalise } from "../../health/normalise.ts";
import { kindsIn } from "../schedule-words.ts";
import type { PendingEffect } from "./pending-effects.ts";
import type { PlacedClause } from "./placed-clauses.ts";
import { saysRhythm, tellsStory } from "./clause-words.ts";
import { tellsOfNamed } from "./other-people.ts";
import type { Residue } from "./residue.ts";

/** "Every other week I work nights, the next ones on 7 and 8 December, so those Wednesdays easy": the Wednesday of that week, and no other. */
export function limitNamedDates({ deed, day, isDated }: PendingEffect, sentence: readonly PlacedClause[], today: Day): readonly DayLimit[] {
  if (deed !== "day" || day === undefined || isDated || day.weekdays.length === 7) return [];
  if (!sentence.some(({ clause }) => saysRhythm(clause.quote, clause.language))) return [];
  const dates = datesIn(
    sentence.map(({ clause }) => clause),
    today,
  );
  return dates.flatMap(({ until }) =>
    day.weekdays.map((weekday): DayLimit => {
      const on = addDays(until, (weekday - getWeekday(until) + 7) % 7);
      return { ...day, weekdays: [weekday], from: on, until: on };
    }),
  );
}

/** "Missed it by a place, all of it on the running and rowing": a bare name in a story bans nothing. */
export function findStoryResidue(
  { deed, isBare }: PendingEffect,
  sentence: readonly PlacedClause[],
  parts: readonly PlacedClause[],
): Residue | undefined {
  if (deed !== "ban" || !isBare || parts.some(({ clause }) => clause.isDenied)) return undefined;
  const isStory = sentence.some((part) => !parts.includes(part) && tellsStory(part.clause.quote, part.clause.language));
  return isStory ? { words: parts[0]?.clause.quote.trim() ?? "", isAside: true } : undefined;
}

/** "Jonas is a monster on the sled, so I'd do more of the wall balls and the lunges": what another is good at, and what goes on a list of wishes. */
export function findListResidue(
  { deed, isBare }: PendingEffect,
  sentence: readonly PlacedClause[],
  parts: readonly PlacedClause[],
  text: string,
): Residue | undefined {
  const [own] = parts;
  if (deed !== "ban" || !isBare || own === undefined || parts.some(({ clause }) => clause.isDenied)) return undefined;
  const before = sentence.slice(0, sentence.indexOf(own));
  const isOfList = own.clause.isJoined && asksForMore(before.at(-1)?.clause.quote ?? "");
  return isOfList || before.some(({ clause }) => tellsOfNamed(clause.quote, text))
    ? { words: own.clause.quote.trim(), isAside: true }
    : undefined;
}

function asksForMore(clause: string): boolean {
  return MORE_OF.test(normalise(clause));
}

const MORE_OF = /\b(?:more of|do more|take (?:more|the)|mehr (?:von|vom)|mas de|plus de|piu di|mais d[aeo]s?|meer van)\b/u;

/** "At home I only have a kettlebell" is not all there is for who also goes to a gym. */
export function findPlaceResidue(
  { deed, isDated, weekdays }: PendingEffect,
  parts: readonly PlacedClause[],
  all: readonly PlacedClause[],
): Residue | undefined {
  if (deed !== "kit" || isDated || weekdays.length > 0) return undefined;
  const says = (part: PlacedClause, place: RegExp): boolean => place.test(normalise(part.clause.quote));
  if (!parts.some((part) => says(part, AT_HOME))) return undefined;
  const other = all.find(
    (part) => !parts.some(({ from }) => from === part.from) && !part.clause.isDenied && says(part, AT_A_GYM) && !says(part, AT_HOME),
  );
  return other === undefined ? undefined : { words: other.clause.quote.trim(), isAside: false };
}

const AT_HOME = /\b(?:home|zu ?hause|daheim|chez moi|a la maison|en casa|a casa|em casa|thuis|garage|keller)\b/u;

const AT_A_GYM = /\b(?:gym|gimnasio|fitnessstudio|studio|salle|palestra|ginasio|academia|sportschool)\b/u;

/** "Two rest days back to back" is no matter of runs: such a limit needs a word of running in or before its sentence. */
export function findSubjectResidue({ deed, limits, quotes }: PendingEffect, before: string): Residue | undefined {
  if (deed !== "number" || limits.consecutiveRuns !== false) return undefined;
  const { kinds } = kindsIn(normalise(before));
  return kinds.some((kind) => kind === "run" || kind === "fast-run") ? undefined : { words: quotes.join(", "), isAside: false };
}
