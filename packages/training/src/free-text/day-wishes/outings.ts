import type { DayLimit } from "../day-limit.ts";
import { getDays, type Outing, type WeekSentence, type WeekWish } from "../week-wish.ts";

const OUTINGS: readonly (readonly [Outing, RegExp])[] = [
  ["parkrun", /\bpark ?runs?\b/u],
  // A tour on skis climbs for hours: it is the long session of its day, as a mountain is.
  [
    "mountain",
    /\b(?:ski ?tour\w*|skimo|ski mountaineering|back ?country ski\w*|skihochtour\w*|ski (?:de )?rando\w*|scialpinismo|sci ?alpinismo|esqui de (?:montana|travesia|montanha)|toerski\w*)\b/u,
  ],
  ["hike", /\b(?:hik(?:e|es|ing)|hill ?walk\w*|wander\w*|senderismo|excursion\w*|randonnees?|rando|escursion\w*|camminat\w*|trilhas?)\b/u],
  [
    "trail",
    /\b(?:sentiers?|senderos?|sentieri|trilhos?|waldwege?n?|gelande\w*|trail(?: ?run\w*)?s?|trails|fell ?run\w*|sortie trail|off ?road)\b(?! (?:race|marathon|\d))/u,
  ],
  [
    "mountain",
    /\b(?:mountains?|hills (?:with|every)|for the hills|in the hills|up the hills|into the hills|berge?n?|in die berge|gebirge|montana|monte|sierra|montagnes?|montagna|monti|serra|bergen)\b/u,
  ],
];
const GOES =
  /\b(?:go|going|im|we|run|out|is|are|do|keep|with|always|every|for|vado|andiamo|vai|gehe?n?|gehts?|bin|laufe?n?|voy|vamos|salgo|salir|ir|subir|salimos|subo|puedo|podemos|cours|courons|corro|corremos|corriamo|lauf\w*|can|get|kann|komme?n?|peux|aller|posso|andare|vais|allons|on va|je vais|c est|sortie|vou|mit|con|avec|ga|gaan)\b/u;
const UNWANTED =
  /\b(?:no|not|never|hate|dislike|cant|cannot|dont|race|hurts?|pain\w*|sore|after|kein\w*|nicht|odio|pas de|niente|gara|carrera|rennen|wettkampf|next|on the \d|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)\b/u;
/** "vorrei tenere quella", "keep that" */
const KEEPS =
  /^(?:i |and |so |please |bitte )*(?:want to keep|would like to keep|keep (?:that|it|this)|that stays|das (?:bleibt|will ich behalten)|vorrei tener\w*|voglio tener\w*|ci tengo|quiero mantener\w*|j y tiens|je veux garder)\b|^\d(?: ?- ?| to | bis )?\d? ?(?:h|hours?|stunden|horas|heures|ore)\b/u;
/** A walk of some hours is no long run: that has another day. Running in the hills is the longest session of the week. */
function getPlace(what: Outing, weekdays: DayLimit["weekdays"]): Partial<DayLimit> {
  if (what === "hike") return { isEasy: true, notLong: ["RL"] };
  if (what === "parkrun") return { wanted: weekdays };
  return weekdays.length === 1 ? { isLong: true } : {};
}

/** "et le dimanche" */
const MOST_OF_A_DAY = 3;
/** Between two days of a weekend. */
const MOST_DAYS = 2;

/** "La domenica vado in montagna col cane": a fixed outing on foot is the easy session of its day. */
export function outings({ clauses, isWish }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause, at): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    const joined = clauses[at + 1];
    // "Le samedi et le dimanche": the second day stands alone.
    const isList = joined?.isJoined === true && joined.words.length <= MOST_OF_A_DAY && getDays(joined).length > 0;
    const weekdays = [...new Set([...getDays(clause), ...(isList ? getDays(joined) : [])])];
    const what = OUTINGS.find(([, words]) => words.test(said))?.[0];
    if (what === undefined || weekdays.length === 0 || weekdays.length > MOST_DAYS) return [];
    if (UNWANTED.test(said) || clause.isDenied || (isWish && !GOES.test(said))) return [];
    const behind = clauses[at + 1];
    const isBehind = behind !== undefined && (isList || KEEPS.test(behind.words.join(" ")));
    const quotes = isBehind ? [clause.quote, behind.quote] : [clause.quote];
    const limit = { phrase: quotes.join(", "), weekdays, outing: what, closed: [], without: [], ...getPlace(what, weekdays) };
    return [{ quotes, days: [limit], told: { kind: "outing", weekdays, what } }];
  });
}
