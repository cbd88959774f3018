import { type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import { normalise } from "../../health/normalise.ts";
import type { Clause } from "../../health/clause.ts";
import type { Activity } from "../../injuries/activities.ts";
import { formatList } from "../../model/words.ts";
import { isBareDays, movementsIn } from "../../statements/wishes/wish-statement.ts";
import { describeDayLimit } from "../availability.ts";
import type { DayLimit } from "../day-limit.ts";
import { getNames } from "../dates/day-names.ts";
import { equipmentName, type KitItem, kitIn } from "../kit/kit-words.ts";
import type { WeekWish } from "../week-wish.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { activityIn } from "./activity-words.ts";
import { withoutClock } from "./lengths.ts";
import {
  AWAY,
  DENIES,
  GOES,
  GYM,
  HOME,
  LACKS,
  LED,
  LISTS_ALL,
  NOT_THEN,
  ONLY_THERE,
  PAIRS,
  RACE_GYM,
  REST_OF_WEEK,
  SIZE_BEHIND,
  SKI,
  SMALL_GYM,
  THAT_DAY,
  THATS,
  UP_TO,
} from "./place-words.ts";

type Kind = "home" | "gym" | "away";

interface Place {
  readonly days: Weekday[];
  kind: Kind | undefined;
  readonly kit: KitItem[];
  readonly missing: string[];
  readonly quotes: string[];
  /** Movements that it has no room or no floor for. */
  readonly banned: readonly Activity[];
}

/**
 * Days with a place of their own and what there is, or is not: "Tue, Thu at home (dumbbells 2x4, 2x8 and bands), Sat gym", "weekdays I'm at a cheap
 * gym, no sled, no ski". The sessions of those days use only that.
 */
export function readPlaceDays(sentences: readonly (readonly Clause[])[]): readonly WeekWish[] {
  const places = placesIn(sentences).filter(({ days, kind }) => days.length > 0 && kind !== undefined);
  const limits = places.flatMap((place): readonly { readonly place: Place; readonly limit: DayLimit }[] =>
    [findLimit(place, places), elsewhere(place), ...closedThere(place)].flatMap((limit) => (limit === undefined ? [] : [{ place, limit }])),
  );
  if (limits.length === 0) return [];
  const usual = places.filter((place) => place.kind !== "away" && limits.every((one) => one.place !== place));
  const own = Map.groupBy(limits, ({ place }) => place);
  return [
    ...[...own].map(([{ quotes }, all]): WeekWish => ({
      quotes,
      days: all.map(({ limit }) => limit),
      effect: formatList(all.map(({ limit }) => describe(limit))),
    })),
    ...usual.map(({ quotes }): WeekWish => ({ quotes, days: [], effect: "trained with the equipment of your profile" })),
  ];
}

function findLimit({ days, kind, kit, missing, quotes, banned }: Place, places: readonly Place[]): DayLimit | undefined {
  const limit = { phrase: quotes.join(", "), weekdays: days, closed: [] };
  const said = normalise(quotes.join(" "));
  const isListed = kind !== "gym" || SMALL_GYM.test(said);
  if (isListed && missing.length === 0 && banned.length === 0)
    return kit.length === 0
      ? kind === "home" && LISTS_ALL.test(said)
        ? { ...limit, without: [], only: [], isOwn: true }
        : undefined
      : { ...limit, without: [], only: [...new Set(kit.map(equipmentName))] };
  // Where a race is trained for, its rope hangs on the sled.
  if (missing.length === 0) {
    if (kind === "gym" && GOES.test(said) && kit.every(({ key }) => !SPECIAL.has(key)) && !RACE_GYM.test(said))
      return places.length > 1 ? undefined : { ...limit, wanted: days, without: [] };
    if (!RACE_GYM.test(said)) return undefined;
    if (kit.some(({ key }) => key === "sled")) return { ...limit, without: [], extra: ["rope"] };
    return kit.length > 0 ? undefined : { ...limit, without: [], extra: RACE_KIT };
  }
  // What is told of the other gym is not here: "sled, wall balls and skis there".
  const elsewhere = places.filter((other) => other.kind === "gym" && !other.days.some((day) => days.includes(day)));
  const there = elsewhere.flatMap((other) => other.kit.map(({ key }) => key)).filter((key) => SPECIAL.has(key));
  const without = [...new Set([...missing, ...there])].filter((key) => !kit.some((item) => item.key === key));
  return { ...limit, without };
}

/** What hangs and stands in every gym for the race. */
const RACE_KIT = ["sled", "rope", "ski erg", "rower", "wall ball", "sandbag", "kettlebell"] as const;

/** What a plain gym may lack. */
const SPECIAL: ReadonlySet<string> = new Set(["sled", "ski erg", "wall ball", "sandbag", "rings", "air bike", "trap bar", "pool"]);

/** "Sled only at the big gym, Saturdays": the other days have none. */
function elsewhere({ days, kit, quotes }: Place): DayLimit | undefined {
  const without = kit.map(({ key }) => key).filter((key) => SPECIAL.has(key));
  if (without.length === 0 || !quotes.some((quote) => ONLY_THERE.test(normalise(quote)) && getItems(quote).length > 0)) return undefined;
  return { phrase: quotes.join(", "), weekdays: EVERY_DAY.filter((day) => !days.includes(day)), closed: [], without };
}

/** "In the flat I can't jump because of the neighbours": on the days there, and on no others. */
function closedThere({ days, quotes, banned }: Place): readonly DayLimit[] {
  return banned.length === 0 ? [] : [{ phrase: quotes.join(", "), weekdays: days, closed: banned, without: [] }];
}

function placesIn(sentences: readonly (readonly Clause[])[]): readonly Place[] {
  const found: Place[] = [];
  for (const sentence of sentences) addPlaces(sentence, found);
  return found;
}

function readKind(said: string): Kind | undefined {
  if (HOME.test(said)) return "home";
  return AWAY.test(said) && !SMALL_GYM.test(said) ? "away" : GYM.test(said) ? "gym" : undefined;
}

function addPlaces(sentence: readonly Clause[], found: Place[]): void {
  let isOpen = false;
  let before: readonly Weekday[] = [];
  for (const clause of sentence) {
    const said = clause.words.join(" ").replaceAll(UP_TO, "");
    const named = daysIn(clause);
    // "… on Wednesdays, so turbo in the garage only" is of that day too.
    const isThere = THAT_DAY.test(said) || (readKind(said) === "home" && LISTS_ALL.test(said) && itemsIn(clause).length > 0);
    const days = named.length === 0 && isThere ? before : named;
    if (named.length > 0) before = named;
    const kind = readKind(said);
    const isLack = LACKS.test(said);
    const items = itemsIn(clause);
    const last = found.at(-1);
    const others =
      last === undefined || days.length > 0 || !REST_OF_WEEK.test(said)
        ? []
        : EVERY_DAY.filter((day) => !found.some((one) => one.days.includes(day)));
    const isBare = last !== undefined && last.kind === undefined && last.kit.length === 0 && !LED.test(normalise(last.quotes.join(" ")));
    // "In the flat I can't jump, that's Tue and Thu" forbids something there.
    const banned = kind === "home" && DENIES.test(said) ? movementsIn(clause.quote).filter((move) => OF_A_PLACE.has(move)) : [];
    // A class is a date of its own, wherever it is.
    if (activityIn(said)?.isDated === true) {
      isOpen = false;
      continue;
    }
    if (banned.length === 0 && (NOT_THEN.test(said) || (clause.isOther && (kind !== undefined || items.length > 0)))) {
      isOpen = false;
      continue;
    }
    const isList = isBareDays(clause.quote, withoutClock(said));
    const isOfLast =
      last !== undefined &&
      isOpen &&
      (isBare ||
        (isList && last.kind !== undefined) ||
        (named.length === 0 && days.length > 0) ||
        (last.days.length === 0 && (THATS.test(said) || kind === undefined)));
    if (others.length > 0 || banned.length > 0 || (days.length > 0 && !isOfLast) || (kind === "home" && days.length === 0 && !isOpen)) {
      found.push({
        days: [...(others.length > 0 ? others : days)],
        kind,
        kit: isLack || banned.length > 0 ? [] : [...items],
        missing: [],
        banned,
        quotes: [clause.quote],
      });
      isOpen = true;
      continue;
    }
    if (last === undefined || !isOpen) continue;
    // "Terça, quinta em casa": the place is that of both days.
    if (days.length > 0) last.days.push(...days.filter((day) => !last.days.includes(day)));
    const isOwn = days.length > 0 || kind !== undefined || items.length > 0;
    if (kind !== undefined && last.kind === undefined) last.kind = kind;
    if (isLack) last.missing.push(...items.map(({ key }) => key));
    else last.kit.push(...items);
    if (isOwn) last.quotes.push(clause.quote);
  }
}

/** What a floor or a ceiling forbids. */
const OF_A_PLACE: ReadonlySet<Activity> = new Set<Activity>(["jump", "impact", "skipping", "overhead", "standing-overhead"]);

function daysIn({ quote, language }: Clause): readonly Weekday[] {
  const days = weekdaysIn(`${quote.charAt(0).toUpperCase()}${quote.slice(1)}${language === "de" ? " und" : ""}`);
  return days.length > MOST_DAYS ? [] : days;
}

const MOST_DAYS = 5;

/** The implements of a clause with their sizes; a clause of a size alone is another pair of dumbbells. */
function getItems(quote: string): readonly KitItem[] {
  return kitIn(quote).items;
}

export function itemsIn({ quote, words }: Pick<Clause, "quote" | "words">): readonly KitItem[] {
  const said = words.join(" ");
  const { items } = kitIn(quote);
  const pairs = [...said.matchAll(PAIRS)].map(({ groups }) => Number(groups?.["size"]));
  const size = Number(SIZE_BEHIND.exec(said)?.groups?.["size"]);
  const ski = SKI.test(said) && !items.some(({ key }) => key === "ski erg") ? [{ key: "ski erg", isRange: false, isPair: false }] : [];
  if (items.length === 0 && pairs.length > 0 && /^(?:2 ?x ?\d{1,2}(?:kg)?(?: |$))+/u.test(said))
    return pairs.map((kilograms) => ({ key: "dumbbell", kilograms, isRange: false, isPair: true }));
  const sized = items.flatMap((item): readonly KitItem[] => {
    if (item.key === "dumbbell" && pairs.length > 0)
      return pairs.map((kilograms) => ({ ...item, kilograms, isRange: false, isPair: true }));
    return [Number.isNaN(size) || item.kilograms !== undefined || !WEIGHED.has(item.key) ? item : { ...item, kilograms: size }];
  });
  return [...sized, ...ski];
}

const WEIGHED: ReadonlySet<string> = new Set(["dumbbell", "kettlebell"]);

function describe(limit: DayLimit): string {
  const { only, without, extra } = limit;
  if (extra !== undefined)
    return extra.length > 1
      ? `sled, SkiErg, wall balls and sandbag of the race are there on ${getNames(limit.weekdays)}`
      : `the sled pull is trained with the rope there on ${getNames(limit.weekdays)}`;
  return only === undefined && without.length > 1 ? `no ${formatList(without)} on those days` : describeDayLimit(limit);
}
