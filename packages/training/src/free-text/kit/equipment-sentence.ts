import { CLOSED_WORDS } from "../../statements/schedule-words.ts";
import { addDays, type Day, EVERY_DAY } from "../../calendar/day.ts";
import { EQUIPMENT, equipmentKey } from "../../catalogue/equipment.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { namesProfessional } from "../../health/cleared/clearance.ts";
import { getWords } from "../../health/stated-limits/limit-movements.ts";
import { limitPeriod, opensAgain } from "../../health/stated-limits/period.ts";
import { namedIn } from "../../statements/named-movements.ts";
import type { DayLimit } from "../day-limit.ts";
import { getDaysAway, namesOtherPlace } from "../days-away.ts";
import { bareRange, type DateRange, rangeIn } from "../dates/date-range.ts";
import { weekdaysIn } from "../dates/weekdays.ts";
import { findOccasion } from "./kit-occasion.ts";
import { equipmentName, type KitItem, kitIn } from "./kit-words.ts";

/** What a text says of the equipment that there is, and the clauses that say it. */
export interface EquipmentReading {
  readonly limits: readonly DayLimit[];
  readonly clauses: ReadonlyMap<Clause, "limit" | "gear">;
  /** The most that all plates and the bar weigh, with its clause. */
  readonly heaviest?: { readonly kilograms: number; readonly phrase: string };
}

const BAR = 20;

const HOME =
  /\b(?:at home|home (?:gym|stuff|kit|equipment|set ?up|workouts?)|garage(?: gym)?|garagem|garaje|schuur|basement|(?:live|living|train|stuck) in (?:a|an|my|the|one) (?:\w+ ){0,2}?(?:rooms?|flat|apartment|dorm\w*|studio flat|bedsit)|student (?:room|dorm|halls)|wg zimmer|(?:kleine[nr]? |meine[rm] )(?:wohnung|zimmer)|en mi (?:piso|habitacion|cuarto)|dans (?:mon|un) (?:appart\w*|studio|chambre)|nel mio (?:monolocale|appartamento)|in camera mia|no meu (?:apartamento|quarto)|op mijn kamer|zu ?hause|daheim|keller|en casa|a la maison|chez moi|a casa|in casa|thuis|outdoors? only|outside only|no gym(?! (?:machines?|class\w*|sessions?|workouts?|days?|on|in|during|before|the))|without a gym|kein (?:fitness)?studio|sin gimnasio|sans salle)\b/u;
const GYM = /\b(?:gym|studio|fitnessstudio|box|gimnasio|salle|palestra|sportschool|hotel)\b/u;
/** Somebody who says that the gym is where they train. */
const TRAINS_IN_GYM =
  /\b(?:(?:train|work out|lift|go|come|am)(?: \w+){0,2}? (?:in|at|to) (?:the|a|my)|use (?:the|a|my)|(?:trainiere|gehe|bin|komme)(?: \w+){0,3}? (?:im|ins)|(?:entreno|voy|estoy)(?: \w+){0,2}? (?:en el|al|en un)|(?:m entraine|vais|suis)(?: \w+){0,2}? (?:en|a la|dans une)|(?:mi alleno|vado|sono)(?: \w+){0,2}? (?:in|nella)|(?:treino|vou|estou)(?: \w+){0,2}? (?:no|na|ao|a|num|numa)|(?:train|ga|kom|sport)(?: (?:ik|gewoon|nog|wel|altijd)){0,3} (?:in|naar|bij) (?:de|een|mijn|m n)) (?:\w+ )?(?:gym|studio|fitnessstudio|box|gimnasio|salle|palestra|ginasio|academia|sportschool)\b/u;

/** Of another time, or under a condition. */
const NOT_NOW =
  /\b(?:used to|before|fruher|antes|avant|prima|vroeger|if|when|wenn|si|quand|quando|als|no|not|never|only|kein\w*|nicht|nie|nur|nunca|solo|pas|jamais|seulement|non|mai|nao|niet|nooit|alleen)\b/u;

/** "At home I have two kettlebells, but I train at the gym": they are there besides. */
function trainsInGym(sentence: readonly Clause[]): boolean {
  const said = sentence.map(({ words }) => words.join(" ")).join(" ");
  const at = said.search(TRAINS_IN_GYM);
  return at >= 0 && !NOT_NOW.test(said.slice(Math.max(0, at - NEAR_BEFORE)));
}

/** Characters before it in which a "never" is about it. */
const NEAR_BEFORE = 12;

const HAS =
  /\b(?:there is|theres|there are|are there|is there|have|ive|got|has|own|with|left|available|vorhanden|habe|hab|gibt|mit|tengo|hay|con|j ai|il y a|avec|ho|ce|heb|met)\b/u;
const ONLY =
  /\b(?:only|just|nothing but|all (?:i|we) have|n ai qu\w*|n aurai qu\w*|n avons qu\w*|so tenho|so ha|juste|nur|bloss|lediglich|solo|solamente|seulement|uniquement|alleen|soltanto)\b/u;
const NO =
  /\b(?:no|not|without|dont have|doesnt have|havent|got rid|lost|kein\w*|ohne|sin|sans|pas d?e?|senza|niente|geen|zonder|broken|kaputt|defekt|out of order)\b/u;
/** There is, there is none, or it is all there is. */
const TELLS = new RegExp(`${HAS.source}|${ONLY.source}|${NO.source}`, "u");
/** What there is at home besides a gym, or on some days, is not all that there is. */
const BESIDES =
  /\b(?:also|too|as well|sometimes|auch|manchmal|zusatzlich|tambien|a veces|aussi|parfois|anche|ook|soms|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?)\b/u;
/** A clause with one of these is about the body, a taste or a person. */
const OTHER =
  /\b(?:hurts?|pain\w*|sore|ache\w*|fine|ok|okay|good|great|hate|dislike|like|love|boring|scared|feels?|because|knees?|back|shoulders?|wrists?|weh|schmerz\w*|gut|geht|mag|hasse|liebe|duele\w*|dolor|gusta|odio|mal|aime|deteste|male|piace|pijn|only (?:once|twice)|times|max \d+ (?:sets?|reps?))\b/u;
/** "A band that the physio left me", "een elastiek van de fysio": who gave it orders nothing. */
const GIVEN =
  /\b(?:(?:which |that )?(?:the|my) (?:physio\w*|pt) (?:gave|left|lent) me|from (?:the|my) (?:physio\w*|pt)|(?:vom|von der|von meinem|von meiner) (?:physio\w*)|(?:que )?(?:el|la|mi) fisio\w* me (?:dio|dejo|presto)|del? (?:la |mi )?fisio\w*|que (?:le|la|mon|ma) kine m a (?:laisse|donne|prete)|(?:du|de la|de mon|de ma) kine|(?:che )?(?:il|la) fisio\w* mi ha (?:dato|lasciato)|del(?:la)? fisio\w*|que (?:o|a) fisio\w* me (?:deu|deixou)|d[oa] fisio\w*|van (?:de|mijn) fysio\w*)\b/u;
const TOO_LOW =
  /\b(?:(?:ceilings?|roof|decke|techo|plafond|soffitto)\b.*\b(?:low|niedrig|tief|bajo|bas|basso|laag)|no (?:room|space)|not enough (?:room|space)|kein(?:en)? platz|zu wenig platz|sin espacio|no hay espacio|pas (?:la|assez de|de) place|geen (?:ruimte|plek))\b.*\b(?:for|fur|para|pour|per|voor)\b(?<what>.*)$/u;

const LOW_ROOF =
  /\b(?:ceilings?|roof|decke|techo|plafond|soffitto)\b.*\b(?:low|niedrig|tief|bajo|bas|basso|laag)\b|\blow (?:ceiling|roof)\b|\b(?:niedrige|tiefe) decke\b/u;
const OVER_HEAD = /\b(?:overhead|over my head|standing press|press(?:es|ing)?|jerks?|snatch\w*|uber kopf)\b/u;

interface Part {
  readonly clause: Clause;
  readonly items: readonly KitItem[];
  readonly isDenied: boolean;
  readonly isOnly: boolean;
}

/**
 * Reads sentences about the equipment as a whole: at home the list is all that there is, in a gym what is missing is told.
 * @param isWish among likes and dislikes a machine and a place are a taste: only a sentence that says what there is or is not counts
 */
export function readEquipment(text: string, today: Day, isWish = false): EquipmentReading {
  const clauses = readClauses(text);
  const used = new Map<Clause, "limit" | "gear">();
  const closed = noRoom(clauses, used);
  const sentences = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()];
  const said = (sentence: readonly Clause[]): string => sentence.map(({ words }) => words.join(" ")).join(" , ");
  // `readAvailability` reads what there is on a weekday.
  const isOfDays = (sentence: readonly Clause[]): boolean => weekdaysIn(sentence.map(({ quote }) => quote).join(", ")).length > 0;
  const about = sentences.filter(
    (sentence) =>
      !isOfDays(sentence) &&
      !(isWish && !TELLS.test(said(sentence))) &&
      (isAboutKit(
        said(sentence),
        sentence.some(({ quote }) => quote.includes(":")),
      ) ||
        isForSomeTime(sentence, today)),
  );
  const isHome =
    !sentences.some(trainsInGym) &&
    sentences.some(
      (sentence) =>
        HOME.test(said(sentence)) && !BESIDES.test(said(sentence)) && (about.includes(sentence) || isPlaceAlone(said(sentence))),
    );
  if (about.length === 0) return { limits: closed, clauses: used };
  // "Heaviest dumbbells are 30 kg" goes on where the gym was named before.
  const all = sentences.filter((sentence) => about.includes(sentence) || isKitAlone(sentence) || isPlaceAlone(said(sentence)));
  const heaviest = heaviestBar(about.flat(), isHome);
  const parts = all
    .flatMap((sentence) => getParts(sentence, heaviest?.clause))
    .filter(({ clause, items }) => items.length === 0 || !isReopening(clause, today));
  const positive = parts.filter(({ isDenied }) => !isDenied).flatMap(({ items }) => items);
  const missing = parts.filter(({ isDenied }) => isDenied).flatMap(({ items }) => items.map(({ key }) => key));
  const isList =
    isHome ||
    parts.some((part, at) => isOnlyList(part, parts[at + 1])) ||
    (parts.some(({ isOnly, isDenied, items }) => isOnly && !isDenied && items.length > 0) &&
      about.some((sentence) => isForSomeTime(sentence, today)));
  // What is read elsewhere, "the ski erg is broken until the new year", keeps its date.
  const isOfAnother = ({ words }: Clause): boolean => BROKEN.test(words.join(" ")) && !parts.some(({ clause }) => clause.words === words);
  const dates = about.flatMap((sentence) => sentence.filter((clause) => !isOfAnother(clause)));
  const until = limitPeriod(
    dates.flatMap(({ words }) => words),
    today,
  ).until;
  // "Only dumbbells at home, gym again from January"
  const reopens = about.flat().find((clause) => isReopening(clause, today));
  const reopened = reopens === undefined ? undefined : opensAgain(reopens.words, today);
  if (reopens !== undefined && reopened !== undefined) used.set(reopens, "limit");
  const occasion = findOccasion(about, sentences, today);
  // "Away 7-11 December, hotel has a treadmill", "gym closed 24 Dec to 2 Jan, I've a kettlebell at home": for those days.
  const trip =
    about.flatMap((sentence) => sentence.map((clause) => ({ clause, range: rangeIn(clause.words, today) }))).find(isTrip) ??
    occasion?.dated;
  if (trip !== undefined) used.set(trip.clause, "limit");
  // "24-27 December and 31-3"
  const more = trip === undefined ? [] : furtherRanges(about.flat(), trip, today);
  for (const { clause } of more) used.set(clause, "limit");
  const ends = until ?? reopened ?? dates.map((clause) => findEnd(clause, today)).find((day) => day !== undefined);
  // "No barbell from 20 to 27 December"
  const firstRange = (found: readonly Clause[]) => found.map(({ words }) => rangeIn(words, today)).find((one) => one !== undefined);
  // "Skiing 26 Dec to 2 Jan, no pool there"
  const range =
    firstRange(parts.map(({ clause }) => clause)) ?? (until === undefined && reopened === undefined ? firstRange(dates) : undefined);
  // "A bar at home, and the gym until 18 December": the list holds from the day after.
  const isAfterGym = until !== undefined && trip === undefined && about.some((sentence) => GYM_UNTIL.test(said(sentence)));
  const back =
    reopened ??
    about
      .flat()
      .map(({ words }) => opensAgain(words, today))
      .find((day) => day !== undefined && day > (until ?? today));
  const dated = isAfterGym
    ? { from: addDays(until, 1), until: back ?? addDays(until, LONGEST_GAP) }
    : (trip?.range ?? range ?? (ends === undefined ? {} : { from: today, until: ends }));
  const own = { ...(heaviest === undefined ? {} : { heaviest }), clauses: used };
  const isHotel = about.some((sentence) => /\bhotel\b/u.test(said(sentence)));
  // Who owns a few exact weights and names no gym trains with these.
  const isOwn =
    !isList &&
    (positive.some(isCapped) || (positive.length > 1 && positive.every(({ key }) => SMALL.has(key)))) &&
    !sentences.some((sentence) => GYM.test(said(sentence)) || NEW.test(said(sentence)) || OF_A_GYM.test(said(sentence))) &&
    about.some((one) => isOwned(said(one)));
  // "No sled in my gym, only a rower": of a gym that is about its machines, and bars and racks stay.
  const isOfMachines =
    !isHome &&
    trip === undefined &&
    missing.some((key) => MACHINES.has(key)) &&
    about.some((sentence) => GYM.test(said(sentence))) &&
    !about.some((sentence) => isForSomeTime(sentence, today));
  if (isOfMachines && isList)
    missing.push(...[...MACHINES].filter((key) => !missing.includes(key) && !positive.some((item) => item.key === key)));
  const isOfOccasion = occasion !== undefined && occasion.dated === undefined && Object.keys(dated).length === 0;
  // "I bike, I've a gravel bike": what somebody rides is no list of a gym.
  const isOnlyRidden =
    positive.every(({ key }) => key === "bicycle" || key === "bike") && !parts.some(({ isOnly }) => isOnly) && trip === undefined;
  const isAll =
    positive.length > 0 &&
    !isOnlyRidden &&
    !isOfOccasion &&
    !isOfMachines &&
    (isList || isOwn || trip !== undefined || (isHotel && until !== undefined));
  // A gym has everything: only what is missing or ends somewhere changes anything.
  const telling = parts.filter(({ items, isDenied }) => isAll || isDenied || items.some(isCapped));
  for (const part of parts) used.set(part.clause, telling.includes(part) ? "limit" : "gear");
  const isOfPart = (one: Clause | undefined): boolean => one === undefined || telling.some(({ clause }) => clause === one);
  const phrase = [
    ...(trip === undefined || isOfPart(trip.clause) ? [] : [trip.clause.quote]),
    ...telling.map(({ clause }) => clause.quote),
    ...(reopens === undefined || reopened === undefined || isOfPart(reopens) ? [] : [reopens.quote]),
  ].join(", ");
  // "Gone Mon to Wed. Got bands in the cab": what is elsewhere is all there is on those days, and on no other.
  const isElsewhere = isOwn && about.some((sentence) => namesOtherPlace(said(sentence)));
  const away = isElsewhere ? getDaysAway(text) : EVERY_DAY;
  const limit = { phrase, weekdays: away, closed: [], without: [] };
  if (isAll && away.length === 0) return { ...own, limits: closed };
  if (isAll) {
    const only = [...new Set([...positive.map(equipmentName), ...withGym(positive, isHome)])].filter((name) => name !== "mat");
    const owned = isOwn ? { isOwn: true as const } : {};
    return {
      ...own,
      limits: [
        ...closed,
        ...[dated, ...more.map(({ range }) => range)].map((dates) => ({
          ...limit,
          ...dates,
          ...owned,
          only: only.filter((name) => !missing.includes(equipmentKey(name))),
        })),
      ],
    };
  }
  const capped = isOfOccasion ? [] : positive.filter(isCapped).map(equipmentName);
  if (capped.length > 0) {
    const isNamed = (key: string): boolean => capped.some((name) => equipmentKey(name.replace(/^(?:one|2) /u, "")) === key);
    const rest = EQUIPMENT.filter((key) => !isNamed(key) && !missing.includes(key));
    return { ...own, limits: [...closed, { ...limit, ...dated, without: missing, only: [...rest, ...capped], capped }] };
  }
  return { ...own, limits: [...closed, ...(missing.length > 0 ? [{ ...limit, ...dated, without: missing }] : [])] };
}

/** Days, where nobody says when the gym is there again. */
const LONGEST_GAP = 84;
const GYM_UNTIL =
  /\b(?:at home|in the garage|daheim|zu ?hause|en casa|a la maison|chez moi|a casa|em casa|thuis)\b.*\b(?:gym|studio|fitnessstudio|gimnasio|salle|palestra|ginasio|academia|sportschool)\b.*\b(?:until|till|til|bis|hasta|jusqu\w*|fino|ate|tot)\b/u;

/** Who talks of machines trains where they stand. */
const OF_A_GYM = /\b(?:machines|maschinen|geraten|maquinas|macchine|macchinari|apparaten)\b/u;

const MACHINES: ReadonlySet<string> = new Set(["sled", "ski erg", "rower", "bike", "air bike"]);

/** "Gym again from January", "ab 7.12. wieder Langhantel" */
function isReopening({ quote, words }: Clause, today: Day): boolean {
  const said = words.join(" ");
  if (!AGAIN.test(said)) return false;
  return GYM.test(said) || (kitIn(quote).items.length > 0 && !NO.test(said) && opensAgain(words, today) !== undefined);
}

const AGAIN = /\b(?:again|back|reopens?|wieder|erst|de nuevo|otra vez|de nouveau|di nuovo|de novo|weer)\b/u;

/** Dates on which somebody is away, or the gym is shut. */
function isTrip(dated: {
  readonly clause: Clause;
  readonly range: DateRange | undefined;
}): dated is { readonly clause: Clause; readonly range: DateRange } {
  const { clause, range } = dated;
  return range !== undefined && (AWAY.test(clause.words.join(" ")) || CLOSED_WORDS.test(clause.words.join(" ")));
}

const AWAY =
  /\b(?:away|holidays?|vacation|travel\w*|trip|abroad|hotel|staying|in (?!\d)\p{L}+|no gym|kein studio|urlaub|verreist|weg|unterwegs|dienstreise|de viaje|vacaciones|fuera|vacances|voyage|deplacement|vacanza|ferie|viaggio|ferias|viagem|fora|vakantie|reis|op reis)\b/u;

const BROKEN = /\b(?:broken|kaputt|defekt|out of order|rot[oa]|casse|rotto)\b/u;

/** What lies in a corner of a flat. */
const SMALL: ReadonlySet<string> = new Set(["mat", "band", "roller", "jump rope", "trx", "ab wheel"]);

function hasSizes({ key }: KitItem): boolean {
  return key === "kettlebell" || key === "dumbbell";
}

function isCapped({ key, kilograms }: KitItem): boolean {
  return kilograms !== undefined && (key === "dumbbell" || key === "kettlebell");
}

/** "only machines and dumbbells"; "only a rower left" is no list. */
function isOnlyList({ isOnly, isDenied, items, clause }: Part, next: Part | undefined): boolean {
  const goesOn = next !== undefined && next.clause.isJoined && !next.isDenied;
  return isOnly && !isDenied && items.length + (goesOn ? next.items.length : 0) > 1 && !/\b(?:left|ubrig)\b/u.test(clause.words.join(" "));
}

/** "I train outdoors only, no gym", "after that my normal gym" */
function isPlaceAlone(said: string): boolean {
  return (HOME.test(said) && said.split(" ").length <= 9 && !OTHER.test(said)) || AFTERWARDS.test(said);
}

const AFTERWARDS =
  /^(?:after that|afterwards|then|danach|despues|apres|dopo|daarna) (?:\w+ ){0,3}(?:gym|studio|gimnasio|salle|palestra)(?: again| wieder)?$/u;

/** "Next two weeks only a kettlebell", "no barbell until Monday 7": what there is, or is not, for a time. */
function isForSomeTime(sentence: readonly Clause[], today: Day): boolean {
  const whole = sentence.map(({ words }) => words.join(" ")).join(" , ");
  if (OTHER.test(whole) || namesProfessional(whole.replace(GIVEN, " "))) return false;
  return (
    sentence.some(({ quote, words }) => kitIn(quote).items.length > 0 && (ONLY.test(words.join(" ")) || NO.test(words.join(" ")))) &&
    sentence.some((clause) => findEnd(clause, today) !== undefined || isReopening(clause, today))
  );
}

/** The last day that a clause names, in its own words or in English. */
function findEnd({ words, englishWords }: Clause, today: Day): Day | undefined {
  return limitPeriod(words, today).until ?? limitPeriod(englishWords, today).until ?? rangeIn(words, today)?.until;
}

/** What somebody loves to train on is not all that there is. */
const LOVED =
  /\b(?:happy place|happiest|favou?rite|therapy|my thing|my jam|heaven|paradise|more of (?:that|it)|can live (?:in|on)|addicted|lieblings\w*|am liebsten|gluckl\w+|wohlfuhl\w*|paradies|mein ding|mi sitio|feliz|favorit\w*|preferit\w*|prefer\w*|paraiso|paradis\w*|bonheur|felice|lo que mas|ce que j aime|leukst\w*|fijnst\w*|lievelings\w*)\b/u;

function isAboutKit(said: string, isHeaded: boolean): boolean {
  if (namesProfessional(said.replace(GIVEN, " ")) || (LOVED.test(said) && !ONLY.test(said))) return false;
  // "I like kettlebells (got a 12 and a 16)"
  if (SIZED.test(said)) return true;
  const telling = said
    .split(" , ")
    .filter((part) => !OTHER.test(part.replace(/\bgot rid\b/u, "")) || kitIn(part).items.length > 0)
    .join(" , ");
  if (OTHER.test(telling.replace(/\bgot rid\b/u, ""))) return false;
  return (
    kitIn(said).items.length > 0 &&
    (HOME.test(said) || (GYM.test(said) && (HAS.test(said) || NO.test(said) || isHeaded || ONLY.test(said))) || OWNS.test(said))
  );
}

/** "kettlebells, got a 12 and a 16", "ein Kettlebell mit 16" */
const SIZED =
  /\b(?:kettle ?bells?|kbs?|kugelhanteln?|pesas? rusas?|dumb ?bells?|kurzhanteln?|mancuernas?|halteres?|manubri\w*)\b[^.]{0,16}? (?:(?:a|an|one|de|mit|von|da|van|ein\w*) )\d{1,2}\b(?! ?(?:reps?|x|times|min|sets?|rounds?|%|wdh|mal))/u;
/** The next size of the same implement: "a 16", "outro de 16", "eine 16er". */
const SIZE_ALONE =
  /^(?:(?:and|got|one|a|an|another|otra?|y|e|outr[oa]|un[ae]?|autre|altr[oa]|ein\w*|noch|een|nog|de|of|von|da|van|mit|the) )*(?<size>\d{1,2})(?:er|kgs?| kgs?)?$/u;

const OWN_SIZE =
  /(?:\b|(?<=\d ))(?:(?<=\d )(?:and|und|y|et|e|en)|a|an|one|de|mit|von|da|van|ein\w*) (?<size>\d{1,2})(?:er)?\b(?! ?(?:kgs?|kilos?|lbs?|reps?|x|min|sets?))/gu;

function sizesBehind(sentence: readonly Clause[], at: number): { readonly clauses: readonly Clause[]; readonly sizes: readonly number[] } {
  const clauses: Clause[] = [];
  const sizes = [...(sentence[at]?.words.join(" ") ?? "").matchAll(OWN_SIZE)].map(({ groups }) => Number(groups?.["size"]));
  for (const next of sentence.slice(at + 1)) {
    const size = SIZE_ALONE.exec(next.words.join(" "))?.groups?.["size"];
    if (size === undefined) break;
    clauses.push(next);
    sizes.push(Number(size));
  }
  return { clauses, sizes };
}

/** "I have a kettlebell", "there's a rower" */
const OWNS =
  /^(?:(?:and|but|only|just|also) )?(?:i|we|ive|weve|ich|wir|yo|je|j|io|ik)? ?(?:also |only |just )?(?:have|ive|got|own|there is|theres|there are|habe|hab|besitze|es gibt|tengo|hay|ai|il y a|ho|tenho|heb)\b/u;

/** "I've got two dumbbells of 10 kg", "tengo dos mancuernas de 8 kg" */
/** What was just bought comes to what there was. */
const NEW =
  /\b(?:new|bought|birthday|present|neue[nrs]?|gekauft|geburtstag|nuev[oa]s?|comprad[oa]|cumpleanos|nouve\w*|neufs?|achete\w*|anniversaire|nuov[oaie]|comprat[oa]|compleanno|nov[oa]s?|aniversario|nieuwe?|gekocht|verjaardag)\b/u;

function isOwned(said: string): boolean {
  return SIZED.test(said) || OWNS.test(said) || /\b(?:i have|ive got|i own|ich habe|habe|tengo|j ai|ho|tenho|ik heb)\b/u.test(said);
}

function isKitAlone(sentence: readonly Clause[]): boolean {
  return sentence.every((clause) => {
    const { items, rest } = kitIn(clause.quote);
    return items.length > 0 && !OTHER.test(clause.words.join(" ")) && rest.split(" ").filter((word) => !FILL.test(word)).length === 0;
  });
}

const FILL =
  /^(?:leider|keinen?|unfortunately|sadly|malheureusement|desgracia|lamentablemente|desgraciadamente|purtroppo|helaas|infelizmente|no|not|kein\w*|sin|sans|pas|de|geen|niente|without|ohne|vont|va|llegan|pesan|arrivano|gehen|geht|gaan|jusqu|tot|fino|a|hasta|kilo|i|les|le|la|il|the|a|an|my|our|is|are|and|heaviest|go|goes|to|up|max\w*|only|just|there|also|too|left|ist|sind|vorhanden|da|gibt|es|die|der|das|schwersten?|bis|y|et|e|en|hay|las|los|mas|pesadas|)$/u;

/** The clauses of a sentence that name implements and little else. */
function getParts(sentence: readonly Clause[], heaviest: Clause | undefined): readonly Part[] {
  let isDenied = false;
  return sentence.flatMap((clause, at): readonly Part[] => {
    if (isWeightAlone(clause) || (clause === heaviest && kitIn(clause.quote).items.length === 0))
      return [{ clause, items: [], isDenied: false, isOnly: false }];
    const next = sentence[at + 1];
    // "one kettlebell (16 kg)"
    const weight = next !== undefined && isWeightAlone(next) ? next : undefined;
    const sized = sizesBehind(sentence, at);
    const [named, ...beside] = kitIn(clause.quote).items.toSorted((a, b) => Number(hasSizes(b)) - Number(hasSizes(a)));
    if (sized.sizes.length > 0 && named !== undefined && hasSizes(named) && named.kilograms === undefined) {
      const kilograms = Math.max(...sized.sizes);
      const lighter = Math.min(...sized.sizes);
      const item = { ...named, isRange: false, kilograms, ...(lighter < kilograms ? { lighter } : {}) };
      return [clause, ...sized.clauses].map((one, index) => ({
        clause: one,
        items: index === 0 ? [item, ...beside] : [],
        isDenied: false,
        isOnly: false,
      }));
    }
    // "Two short sessions at home with bands"
    const atHome = AT_HOME_WITH.exec(clause.quote)?.groups?.["what"];
    if (atHome !== undefined && kitIn(atHome).items.length > 0) {
      isDenied = false;
      return [{ clause, items: kitIn(atHome).items, isDenied, isOnly: ONLY.test(clause.words.join(" ")) }];
    }
    const { items, rest } = kitIn(weight === undefined ? clause.quote : `${clause.quote} ${weight.isJoined ? "and " : ""}${weight.quote}`);
    const said = clause.words.join(" ");
    const isNo = NO.test(said.replace(/\bno gym\b(?! machines?)/u, ""));
    // "no sled or ski erg", "no bench, rack"
    const isThere = sentence[at + 1]?.isJoined === true && HAS.test(sentence[at + 1]?.words.join(" ") ?? "");
    isDenied = isNo || (isDenied && !isThere && clause.words.length <= 2 && !HAS.test(said) && !ONLY.test(said));
    const unknown = rest
      .split(" ")
      .filter((word) => word.length > 2 && !KNOWN.test(word) && !FILL.test(word) && !OF_TIME.test(word) && !/^\d/u.test(word));
    if (items.length === 0 || unknown.length > MOST_UNKNOWN)
      return (HOME.test(said) || AFTERWARDS.test(said)) && items.length === 0 && unknown.length <= MOST_UNKNOWN
        ? [{ clause, items, isDenied: false, isOnly: ONLY.test(said) }]
        : [];
    return [{ clause, items, isDenied, isOnly: ONLY.test(said) }];
  });
}

const AT_HOME_WITH =
  /(?:at home|home stuff|(?:in|from|out of) (?:(?:my|the|our|a) )?(?:(?:spare|living|guest|bed|box|back) ?)?(?:room|bedroom|garage|basement|cellar|shed|flat|loft)|zu ?hause|daheim|en casa|à la maison|chez moi|a casa|em casa|thuis) (?:with|mit|con|avec|com|met) (?:adjustable |my |two |a pair of |verstellbaren )?(?<what>.*)$/iu;

function isWeightAlone({ words }: Clause): boolean {
  return /^(?:up to |bis |max )?\d{1,3}(?:\.\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)(?: each)?$/u.test(words.join(" "));
}

/** "Next two weeks only a kettlebell": for how long says nothing of what. */
const OF_TIME =
  /^(?:next|coming|another|more|during|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weeks?|days?|months?|two|three|four|six|nachste[nr]?|kommenden?|wochen?|tagen?|tage|monate?n?|zwei|drei|vier|sechs|bis|fur|proxim[oa]s?|durante|semanas?|dias?|meses|tres|cuatro|hasta|lunes|martes|miercoles|jueves|viernes|sabado|domingo|pendant|prochaines?|semaines?|jours?|mois|deux|trois|quatre|jusqu|prossim[ei]|settimane?|giorni|mesi|due|tre|quattro|por|meus?|duas|dois|tenho|terei|komende|weken|dagen|maanden|twee|drie|dispongo|dispose|qu)$/u;

const MOST_UNKNOWN = 2;
const KNOWN =
  /^(?:access|tiene|olimpica|office|small|little|gimnasio|salle|palestra|gym|home|garage|the|and|with|has|have|got|only|just|there|theres|our|own|pair|total|from|left|also|too|that|all|for|one|two|up|heaviest|train|trains|trainiere|zuhause|hause|mit|nur|und|ohne|eine[rnm]?|einem|meine?m?|habe|casa|tengo|solo|dos|una|con|par|thuis|met|een|een|alleen|avec|chez|moi|maison|seulement|ai|un|une|outdoors|rid|broken|available|some|few|fitnessstudio|studio|hotel|vorhanden|set|kein\w*)$/u;

/** A gym of machines has benches and cables. */
function withGym(items: readonly KitItem[], isHome: boolean): readonly string[] {
  return !isHome && items.some(({ key }) => key === "machine") ? ["bench", "cable"] : [];
}

/** "140 kg of plates", "a barbell and 100 kg in total" */
function heaviestBar(
  about: readonly Clause[],
  isHome: boolean,
): { readonly kilograms: number; readonly phrase: string; readonly clause: Clause } | undefined {
  if (!isHome) return undefined;
  for (const clause of about) {
    const said = clause.words.join(" ");
    const plates =
      /\b(\d{2,3}(?:\.\d+)?) ?(kgs?|kilos?|lbs?|pounds?) (?:of |in |worth of |an |de |di |van )?(?:plates?|weights?|bumpers?|scheiben|gewichten?|discos|disques|dischi|schijven)\b/u.exec(
        said,
      );
    const onPlates =
      /\b(?:plates?|scheiben|discos|disques|dischi|schijven) (?:for |up to |to |bis |hasta |jusqu a |fino a |ate |tot |de )?(?:un total de |total )?(\d{2,3}(?:\.\d+)?) ?(kgs?|kilos?|lbs?)\b/u.exec(
        said,
      );
    const total = /\b(\d{2,3}(?:\.\d+)?) ?(kgs?|kilos?|lbs?|pounds?) (?:in )?(?:total|altogether|insgesamt|gesamt)\b/u.exec(said);
    // "a barbell with 120 kg"
    const onBar =
      /\b(?:barbell|bar|langhantel|barra|barre|bilanciere) (?:with|and|mit|und|con|avec) (\d{2,3}(?:\.\d+)?) ?(kgs?|kilos?|lbs?|pounds?)\b/u.exec(
        said,
      );
    const found = plates ?? onPlates ?? total ?? onBar;
    if (found === null) continue;
    const weight = Number(found[1]) * (/^(?:lb|pound)/u.test(found[2] ?? "") ? 0.453_592 : 1);
    return { kilograms: Math.floor(weight + (plates === null && onPlates === null ? 0 : BAR)), phrase: clause.quote, clause };
  }
  return undefined;
}

/** "Ceiling's too low for standing overhead press", "kein Platz für Ausfallschritte" */
/** The ranges of dates behind that of a trip. */
function furtherRanges(
  clauses: readonly Clause[],
  trip: { readonly clause: Clause; readonly range: DateRange },
  today: Day,
): readonly { readonly clause: Clause; readonly range: DateRange }[] {
  return clauses.slice(clauses.indexOf(trip.clause) + 1).flatMap((clause) => {
    const range = rangeIn(clause.words, today) ?? bareRange(clause.words.join(" "), trip.range);
    return range === undefined ? [] : [{ clause, range }];
  });
}

function noRoom(clauses: readonly Clause[], used: Map<Clause, "limit" | "gear">): readonly DayLimit[] {
  return clauses.flatMap((clause, index): readonly DayLimit[] => {
    const said = clause.words.join(" ");
    const what = TOO_LOW.exec(said)?.groups?.["what"];
    // Under a low roof nobody stands with a bar overhead; "so overhead only seated" says the same once more.
    if (what === undefined && LOW_ROOF.test(said)) {
      const next = clauses[index + 1];
      const isSame = next?.sentence === clause.sentence && OVER_HEAD.test(next.words.join(" "));
      for (const one of isSame ? [clause, next] : [clause]) used.set(one, "limit");
      const phrase = isSame ? `${clause.quote}, ${next.quote}` : clause.quote;
      return [{ phrase, weekdays: EVERY_DAY, closed: ["standing-overhead"], without: [] }];
    }
    const closed = what === undefined ? [] : namedIn(getWords(what));
    if (closed.length === 0) return [];
    used.set(clause, "limit");
    return [{ phrase: clause.quote, weekdays: EVERY_DAY, closed, without: [] }];
  });
}
