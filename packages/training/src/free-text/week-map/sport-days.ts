import { type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import { kindsIn, type SportKind } from "../../statements/schedule-words.ts";
import { CLOSES, LONG_OF, SPORTS } from "../../statements/wishes/wish-statement.ts";
import { describeDayLimit } from "../availability.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

/**
 * "I can only swim on Tuesdays and Fridays": that sport on these days and on no other; every other sport stays free on them. Where the days come
 * first ("on Tuesdays I can only swim") the day is the topic, and another reader closes it for the other sports.
 */
export function sportDays({ clauses }: Pick<WeekSentence, "clauses">): readonly WeekWish[] {
  for (const [at] of clauses.entries()) {
    const used = joinedFrom(clauses, at);
    const sport = used === undefined ? undefined : restrictedSport(used);
    if (used === undefined || sport === undefined) continue;
    const quotes = used.map(({ quote }) => quote);
    const wanted = EVERY_DAY.filter((day) => used.some((clause) => getDays(clause).includes(day)));
    const weekdays = EVERY_DAY.filter((day) => !wanted.includes(day));
    const limit = { phrase: quotes.join(" and "), weekdays, wanted, closed: CLOSES[sport] ?? [], without: [] };
    return [{ quotes, days: [limit], effect: describeDayLimit(limit) }];
  }
  return [];
}

/** The clause and those behind it that go on with its days: "nur dienstags" and "freitags schwimmen". */
function joinedFrom(clauses: readonly Clause[], at: number): readonly Clause[] | undefined {
  const [first, ...behind] = clauses.slice(at);
  if (first === undefined || first.isOther || namesRegion(first.english)) return undefined;
  const end = behind.findIndex((clause) => getDays(clause).length === 0 || clause.isOther || getTokens([clause]).some(isOfSomethingElse));
  return [first, ...behind.slice(0, end < 0 ? undefined : end)];
}

type Token = "only" | "able" | "day" | "sport" | "fill" | "other" | "blocked";

/** The sport whose days the clauses name as the only ones. */
function restrictedSport(clauses: readonly Clause[]): SportKind | undefined {
  const said = clauses.map(({ words }) => words.join(" ")).join(" ");
  const sports = new Set(kindsIn(said).kinds);
  const sport = SPORTS.find((kind) => sports.has(kind));
  if (sport === undefined || [...sports].some((kind) => kind !== sport && kind !== "training") || PLACE.test(said) || LONG_OF.test(said))
    return undefined;
  const tokens = getTokens(clauses);
  const last = Math.max(tokens.lastIndexOf("only"), tokens.lastIndexOf("sport"), tokens.lastIndexOf("day"));
  const core = tokens.slice(0, last + 1);
  const only = core.indexOf("only");
  const first = { day: core.indexOf("day"), sport: core.indexOf("sport") };
  const days = new Set(clauses.flatMap(getDays));
  if (Math.min(only, first.day, first.sport) < 0 || days.size > MOST_DAYS) return undefined;
  if (core.includes("blocked") || core.filter((token) => token === "other").length > MOST_OTHERS) return undefined;
  if (ONLY_DAYS.test(said)) return sport;
  // "Only running on Tuesdays" is what that day holds; "I can only run on Tuesdays" is when.
  if (only < first.sport && first.sport < first.day) return core.includes("able") || DOES_IT.test(said) ? sport : undefined;
  return first.day > Math.min(only, first.sport) ? sport : undefined;
}

function getTokens(clauses: readonly Clause[]): readonly Token[] {
  const isPortuguese = clauses.some(({ language, quote }) => language === "pt" || /(?<!\p{L})só(?!\p{L})/iu.test(quote));
  // "Can only swim tues & thurs 6-7am": an hour is no amount.
  const said = clauses
    .map(({ words }) => words.join(" "))
    .join(" ")
    .replace(AN_HOUR, " ");
  const isExcept = DENIES.test(said) && EXCEPT.test(said);
  const plain = isExcept ? said.replace(DENIES, " ").replace(EXCEPT, "only") : said;
  const isFrenchOnly = /\bn[e ]\b/u.test(` ${plain} `) && /\bque\b/u.test(plain);
  const isAble = ABLE.test(plain);
  return kindsIn(plain)
    .rest.split(/ +/u)
    .filter((word) => word !== "")
    .map((word): Token => {
      if (word.includes("·")) return "sport";
      if (ONLY.test(word) || (word === "so" && isPortuguese) || (word === "que" && isFrenchOnly) || (word === "just" && isAble))
        return "only";
      if (weekdaysIn(`${word.charAt(0).toUpperCase()}${word.slice(1)} und`).length > 0) return "day";
      if (BLOCKED.test(word)) return "blocked";
      if (ABLE.test(word)) return "able";
      return FILL.test(word) ? "fill" : "other";
    });
}

function isOfSomethingElse(token: Token): boolean {
  return token === "blocked" || token === "other";
}

function getDays({ quote, language }: Pick<Clause, "quote" | "language">): readonly Weekday[] {
  return weekdaysIn(`${quote.charAt(0).toUpperCase()}${quote.slice(1)}${language === "de" ? " und" : ""}`);
}

const AN_HOUR =
  /\b(?:(?:from|at|von|ab|um|a las|de|a|alle|dalle|om|van|as|das) )?\d{1,2}(?:[.:]\d{2})?(?: ?(?:-|to|bis|a|tot|as) ?\d{1,2}(?:[.:]\d{2})?)? ?(?:am|pm|uhr|uur)\b/gu;
const MOST_DAYS = 6;
/** Words like "at", "my" and "local" beside them. */
const MOST_OTHERS = 3;

const ONLY =
  /^(?:only|nur|bloss|ausschliesslich|solo|solamente|unicamente|seulement|uniquement|exclusivement|soltanto|apenas|somente|alleen|slechts|exclusively)$/u;
/** Whether somebody can, or a first person that does it. */
const ABLE =
  /\b(?:i|can|could|able|possible|manage|get|kann|ich|konnte|moglich|geht|schaffe|puedo|podria|posible|nado|corro|pedaleo|monto|peux|je|j|posso|riesco|possibile|nuoto|pedalo|consigo|possivel|da|kan|ik|lukt|mogelijk)\b/u;
/** "Só corro às terças", "solo pedalo il sabato": the verb says who does it, and the day when. */
const DOES_IT =
  /\b(?:corro|nado|nuoto|pedalo|pedaleo|monto|ando|treino|faco|faccio|vado|hago|voy|entreno|cours|nage|roule|laufe|schwimme|radle|fahre|zwem|fiets)\b/u;
const ONLY_DAYS =
  /\b(?:only|einzigen?|unicos?|seuls?|unici|uniche|enige) (?:two |three |other |zwei |drei |dos |tres |deux |trois |due |tre |dois |twee |drie )?(?:swim(?:ming)? |run(?:ning)? |bike |ride |gym )?(?:days?|tage?n?|dias?|jours?|giorni|dagen)\b|\b(?:dias|giorni) (?:unicos|possiveis|possibili)\b/u;
const DENIES =
  /\b(?:cant|cannot|can not|dont|do not|never|no|not|kann nicht|nicht|kein\w*|nie|no puedo|nunca|ne peux pas|pas|jamais|non posso|non|mai|nao posso|nao|niet|geen|nooit)\b/u;
const EXCEPT =
  /\b(?:except(?: for)?|other than|apart from|besides|any day but|ausser(?:halb)?|excepto|salvo|menos|sauf|hormis|tranne|eccetto|exceto|behalve|dan)\b/u;
/** Amounts, ways and negations make it another wish. */
const BLOCKED =
  /\d|^(?:an?|one|once|two|twice|three|no|not|never|dont|cant|nicht|kein\w*|nie|nunca|pas|jamais|non|mai|nao|niet|geen|nooit|easy|easily|light\w*|short\w*|long\w*|hard|heavy|fast|slow\w*|locker\w*|leicht\w*|kurz\w*|lang\w*|hart\w*|schwer\w*|schnell\w*|langsam\w*|suave|ligero|corto|largo|larga|duro|fuerte|facile?|leger|court|longue?|dur|lent|leggero|corto|lung[oa]|leve|curto|long[oa]|rustig\w*|kort\w*|zwaar|snel|until|till|before|after|bis|vor|nach|hasta|antes|despues|jusqu\w*|avant|apres|fino|prima|dopo|ate|depois|tot|voor|na|min\w*|hours?|stunden?|horas?|heures?|ore|uur|km|together|zusammen|juntos|ensemble|insieme|samen|every|other|alternate|when|if|wenn|falls|si|quand|se|quando|als)$/u;
const FILL =
  /^(?:the|my|on|at|in|of|for|to|and|or|is|are|am|im|it|its|be|do|go|please|days?|mornings?|evenings?|afternoons?|lunch\w*|ich|es|ist|sind|am|an|im|zum|die|der|das|den|mir|mich|bitte|und|oder|morgens|abends|los|las|el|la|lo|me|es|esta|y|o|en|de|del|por|para|favor|manana|tarde|noche|ne|n|le|les|l|a|au|de|du|et|ou|est|c|matin|soir|il|i|e|ed|di|da|per|mi|sono|mattina|sera|ao|aos|as|os|na|nas|no|nos|eu|manha|noite|op|de|het|mij|me|of|en|om|te|voor|ochtend|avond|only|s|early|late|noon|lunchtimes?|fruh|mittags?|mittagspause|vormittags?|nachmittags?|temprano|mediodia|midi|presto|pranzo|mezzogiorno|cedo|almoco|vroeg|middag|pausa|pause|pauze)$/u;
const PLACE =
  /\b(?:gym|studio|fitnessstudio|gimnasio|salle|palestra|academia|ginasio|sportschool|box|pool|hallenbad|schwimmbad|piscin[ae]s?|zwembad|masters|squad|club|verein)\b/u;
