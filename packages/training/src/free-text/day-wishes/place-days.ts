import type { Weekday } from "../../calendar/day.ts";
import { normalise } from "../../health/normalise.ts";
import type { Clause } from "../../health/clause.ts";
import { listOf } from "../../model/words.ts";
import { describeDayLimit } from "../availability.ts";
import type { DayLimit } from "../day-limit.ts";
import { namesOf } from "../dates/day-names.ts";
import { equipmentName, type KitItem, kitIn } from "../kit-words.ts";
import type { WeekWish } from "../week-wish.ts";
import { weekdaysIn } from "../dates/weekdays.ts";

const HOME =
  /\b(?:at home|from home|home (?:gym|workouts?|sessions?)|garage|living room|zu ?hause|daheim|wohnzimmer|en casa|a la maison|chez moi|a casa|in casa|em casa|na sala|thuis)\b/u;
const GYM =
  /\b(?:gyms?|studios?|fitnessstudio|fitnesscenter|fitness ?club|box|crossfit|hyrox|leisure centre|gimnasio|gym|salle|palestra|ginasio|academia|sportschool|fitness)\b/u;
/** Somebody else's place, a place of before, and a place that is not there. */
const NOT_THEN =
  /\b(?:if|when|wenn|falls|si|quand|se|als|used to|until|till?|was|were|wife|husband|mujer|marido|novi[oa]|femme|moglie|marito|mulher|namorad[oa]|frau|freundin|vrouw|vriendin|moved|fruher|bis|war|antes|hasta|avant|jusqu\w*|prima|fino|ate|vroeger|tot|closed|shut|geschlossen|cerrado|ferme\w*|chius\w*|fechad\w*|gesloten|hate|love|not|never|cant|cannot|kann nicht|no puedo|(?:work|working|arbeite|trabajo|travaille|lavoro|trabalho|werk)(?: \w+)? (?:at|from|im|zu|en|a|em|de|da|van))\b/u;
const LACKS =
  /^(?:but |and |aber |und |pero |y |mais |et |ma |e |maar |en |theres |there is |there are |its got |it has |da gibts |gibt es |hat |has |hay |tiene |il y a |c e |ha |tem |er is |heeft )*(?:no|without|kein\w*|ohne|sin|sans|pas de?|senza|niente|sem|geen|zonder)\b/u;
const SKI = /\b(?:ski|skis|skierg)\b/u;
/** "2x4" is a pair of 4 kg. */
const PAIRS = /(?<![\d.])2 ?x ?(?<size>\d{1,2})(?:kg)?\b/gu;
const SIZE_BEHIND =
  /\b(?:kettlebells?|kb|kugelhantel|pesa rusa|sandbag|dumbbells?|db|kurzhanteln?|halteres?|mancuernas?|manubri\w*|halters?) (?<size>\d{1,2})(?: ?kg)?\b/u;

/** A session that somebody leads has a place of its own. */
const LED =
  /\b(?:coach\w*|trainer\w*|club|class|verein\w*|kurs|entrenador\w*|clase|entraineur\w*|cours|allenator\w*|corso|treinador\w*|aula|les|vereniging)\b/u;
/** "Rest of the week I've only got the gym by the hospital": the days that are not named before. */
const REST_OF_WEEK =
  /\b(?:rest of the week|(?:the )?other days|every other day of the week|(?:den )?rest der woche|(?:die )?anderen tage|sonst nur|resto de la semana|(?:los )?demas dias|reste de la semaine|(?:les )?autres jours|resto della settimana|(?:gli )?altri giorni|resto da semana|(?:os )?outros dias|rest van de week|(?:de )?andere dagen)\b/u;
const EVERY_DAY: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

interface Place {
  readonly days: Weekday[];
  kind: "home" | "gym" | undefined;
  readonly kit: KitItem[];
  readonly missing: string[];
  readonly quotes: string[];
}

/**
 * Days with a place of their own and what there is, or is not: "Tue, Thu at home (dumbbells 2x4, 2x8 and bands), Sat gym", "weekdays I'm at a cheap
 * gym, no sled, no ski". The sessions of those days use only that.
 */
export function readPlaceDays(sentences: readonly (readonly Clause[])[]): readonly WeekWish[] {
  const places = sentences.flatMap(placesIn).filter(({ days, kind }) => days.length > 0 && kind !== undefined);
  const limits = places.flatMap((place): readonly { readonly place: Place; readonly limit: DayLimit }[] => {
    const limit = limitOf(place, places);
    return limit === undefined ? [] : [{ place, limit }];
  });
  if (limits.length === 0) return [];
  const usual = places.filter((place) => place.kind === "gym" && limits.every((one) => one.place !== place));
  return [
    ...limits.map(({ place, limit }): WeekWish => ({ quotes: place.quotes, days: [limit], effect: describe(limit) })),
    ...usual.map(({ quotes }): WeekWish => ({ quotes, days: [], effect: "trained with the equipment of your profile" })),
  ];
}

function limitOf({ days, kind, kit, missing, quotes }: Place, places: readonly Place[]): DayLimit | undefined {
  const limit = { phrase: quotes.join(", "), weekdays: days, closed: [] };
  if (kind === "home") return kit.length === 0 ? undefined : { ...limit, without: [], only: [...new Set(kit.map(equipmentName))] };
  // Where a race is trained for, its rope hangs on the sled.
  if (missing.length === 0) {
    if (!RACE_GYM.test(normalise(quotes.join(" ")))) return undefined;
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
const RACE_GYM = /\bhyrox\b/u;

/** What a plain gym may lack. */
const SPECIAL: ReadonlySet<string> = new Set(["sled", "ski erg", "wall ball", "sandbag", "rings", "air bike", "trap bar", "pool"]);

function placesIn(sentence: readonly Clause[]): readonly Place[] {
  const found: Place[] = [];
  let isOpen = false;
  for (const clause of sentence) {
    const said = clause.words.join(" ");
    const days = daysIn(clause);
    const kind = HOME.test(said) ? "home" : GYM.test(said) ? "gym" : undefined;
    const isLack = LACKS.test(said);
    const items = itemsIn(clause);
    const last = found.at(-1);
    const others =
      last === undefined || !REST_OF_WEEK.test(said) ? [] : EVERY_DAY.filter((day) => !found.some((one) => one.days.includes(day)));
    const isBare = last !== undefined && last.kind === undefined && last.kit.length === 0 && !LED.test(normalise(last.quotes.join(" ")));
    if (NOT_THEN.test(said) || (clause.isOther && (kind !== undefined || items.length > 0))) {
      isOpen = false;
      continue;
    }
    if (others.length > 0 || (days.length > 0 && !(isOpen && isBare))) {
      found.push({
        days: [...(others.length > 0 ? others : days)],
        kind,
        kit: isLack ? [] : [...items],
        missing: [],
        quotes: [clause.quote],
      });
      isOpen = true;
      continue;
    }
    if (last === undefined || !isOpen) continue;
    // "Terça, quinta em casa": the place is that of both days.
    if (days.length > 0 && isBare) last.days.push(...days.filter((day) => !last.days.includes(day)));
    const isOwn = days.length > 0 || kind !== undefined || items.length > 0;
    if (kind !== undefined && last.kind === undefined) last.kind = kind;
    if (isLack) last.missing.push(...items.map(({ key }) => key));
    else last.kit.push(...items);
    if (isOwn) last.quotes.push(clause.quote);
  }
  return found;
}

function daysIn({ quote, language }: Clause): readonly Weekday[] {
  const days = weekdaysIn(`${quote.charAt(0).toUpperCase()}${quote.slice(1)}${language === "de" ? " und" : ""}`);
  return days.length > MOST_DAYS ? [] : days;
}

const MOST_DAYS = 5;

/** The implements of a clause with their sizes; a clause of a size alone is another pair of dumbbells. */
function itemsIn({ quote, words }: Clause): readonly KitItem[] {
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
      ? `sled, ski erg, wall balls and sandbag of the race are there on ${namesOf(limit.weekdays)}`
      : `the sled pull is trained with the rope there on ${namesOf(limit.weekdays)}`;
  return only === undefined && without.length > 1 ? `no ${listOf(without)} on those days` : describeDayLimit(limit);
}
