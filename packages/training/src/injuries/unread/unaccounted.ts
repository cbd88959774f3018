import { type Day, shortDay } from "../../calendar/day.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { clearancesIn, namesProfessional } from "../../health/cleared/clearance.ts";
import type { HealthFinding } from "../../health/group.ts";
import { describesPulse } from "../../health/stated-limits/limit-numbers.ts";
import { saysGoneAfter } from "../../health/stated-limits/no-limit.ts";
import { limitPeriod } from "../../health/stated-limits/period.ts";
import { looksMedical } from "../../health/unread-medical.ts";
import { getParts } from "../../statements/note-statements.ts";
import type { Part } from "../../statements/note-statement.ts";
import type { Activity } from "../activities.ts";
import { reportsNoComplaint } from "../all-fine.ts";
import type { InjuryReading } from "../injury.ts";
import { namesRegion } from "../complaints/regions.ts";

/** What a text holds beyond its reading. */
export interface Leftovers {
  /** Clauses, as they were written, that may change the training and from which nothing follows. */
  readonly clauses: readonly string[];
  /** Permissions of a professional. */
  readonly allowed: readonly string[];
  /** Clauses that change no training whatever they mean: a trade, a thank-you. */
  readonly noted: readonly string[];
  /** Amounts that no limit took over, each with its clause. */
  readonly amounts: readonly { readonly quote: string; readonly amount: string }[];
}

export const NO_LEFTOVERS: Leftovers = { clauses: [], allowed: [], noted: [], amounts: [] };

type Reading = Pick<InjuryReading, "regions" | "redFlags" | "health" | "clauses" | "days" | "unread">;

/**
 * Every clause of a text is printed: as what it limits, as a complaint with what belongs to it, or as not understood. These are the clauses and
 * amounts that would be lost otherwise.
 */
export function leftovers(written: string, today: Day, reading: Reading, isRemark: (quote: string) => boolean): Leftovers {
  const clauses: string[] = [];
  const allowed: string[] = [];
  const noted: string[] = [];
  const amounts: { quote: string; amount: string }[] = [];
  const used = usedActivities(reading);
  const quoted = quotedIn(reading);
  const all = readClauses(written);
  for (const clause of all) {
    const { quote } = clause;
    if (reading.unread.some((words) => overlaps(words, quote))) continue;
    // "Gone after ten minutes": how it feels, and no amount of training.
    if (saysGoneAfter(clause.words.join(" ")) || saysGoneAfter(clause.englishWords.join(" "))) continue;
    for (const piece of piecesBehindHeading(clause))
      if (!quoted.some((phrase) => overlaps(phrase, piece.quote)) && !(piece.named.length > 0 && piece.named.every((one) => used.has(one))))
        clauses.push(piece.quote);
    const isQuoted = quoted.some((phrase) => overlaps(phrase, quote));
    const named = getParts([clause]).flatMap((part) => part.named);
    // The drug that keeps the pulse low is read, and switches the zones off.
    if (!reading.health.limits.heartRate && describesPulse(clause.englishWords.join(" "))) continue;
    if (isDateOf(clause, today, reading) || isBesideComplaint(clause, reading) || isMedicineOf(clause, all, reading)) continue;
    const isUsed = named.length > 0 && named.every((one) => used.has(one));
    if (!isQuoted && !isUsed && !isSilent(clause) && !(named.length === 0 && !asksForSomething(clause) && isRemark(quote)))
      (isPermission(clause, today) ? allowed : !isCondition(quote, reading) && mayMatter(clause, named) ? clauses : noted).push(quote);
    else for (const amount of lostAmounts(quote, reading)) amounts.push({ quote, amount });
  }
  return { clauses, allowed, noted, amounts };
}

/** "Pelvic physio approves everything else incl. running": counted where it opens something, and no question. */
export function isPermission(clause: Clause, today: Day): boolean {
  if (reportsNoComplaint(clause)) return true;
  if (clause.isDenied) return false;
  const said = clause.words.join(" ");
  if (isConditional(said)) return false;
  // "max 3 squat sets above 80 % a week" is no permission, whoever says it.
  if (AMOUNT.test(withoutDates(clause.quote)) || COUNTED.test(said) || /\bto (?:lose|drop)\b/u.test(said)) return false;
  return clearancesIn([clause], today).length > 0 || (namesProfessional(said) && WANTS.test(said));
}

/** "The physio is happy as long as I don't pull two days running" forbids more than it allows. */
export function isConditional(words: string): boolean {
  return ON_CONDITION.test(words.toLowerCase().replaceAll(/['’]/gu, ""));
}

const ON_CONDITION =
  /\b(?:(?:as|so) long as|provided|unless) (?:\w+ ){0,3}?(?:dont|do not|not|no|never|avoid\w*|skip)\b|\bunless\b|\b(?:solange|sofern|mientras|siempre que|tant que|a condition (?:que|de)|purche|finche|a patto (?:che|di)|zolang|mits|desde que|enquanto) (?:\w+ ){0,3}?(?:nicht|kein\w*|no|ne|pas|non|niet|geen|nao)\b/u;

const COUNTED =
  /\b(?:max\w*|at most|only|no more than|not above|once|twice|two|three|four|five) (?:\w+ ){0,4}?(?:sets?|reps?|sessions?|times|runs?|a week|a day)\b/u;

/** "no diabetes", and a condition that changes nothing. */
function isCondition(quote: string, { health }: Reading): boolean {
  return health.understood.some((phrase) => overlaps(phrase, quote));
}

/** "no behind-neck anything", "then 3 x 10 minutes": no remark on how bad something is; "no trouble since" is one. */
function asksForSomething({ quote, englishWords: words, isDenied }: Clause): boolean {
  const said = words.join(" ");
  if (NO_TROUBLE.test(said)) return false;
  if (isDenied) return true;
  return (
    AMOUNT.test(withoutDates(quote)) ||
    /^(?:no|not|never|nothing|only|avoid|kein\w*|nicht\w*|nie|nur|ohne|sin|solo|nada|pas|sans|niente|senza|sem|geen|niet)\b/u.test(said) ||
    /\b(?:no|not|nicht|out|never)$/u.test(said)
  );
}

const NO_TROUBLE =
  /^(?:and |but )?(?:i )?(?:can )?(?:get |come |stand )?(?:back )?up (?:again )?without (?:any )?help$|\b(?:no|not|never|without|zero|kein\w*|nie|ohne|sonst|sin|sans|senza|sem|geen) (?:\w+ ){0,2}?(?:pain\w*|troubl\w*|issues?|problem\w*|restrict\w*|limit\w*|symptom\w*|complication\w*|fever|complaint\w*|injur\w*|idea|diagnos\w*|meds?|medication|change|swelling|bother\w*|schmerz\w*|beschwerden|einschrank\w*|fieber|molestias|dolor|lesion\w*|douleur\w*|gene|dolor\w*|dor|klachten|pijn|nothing|sure|bad|more|anymore|hurt\w*|ache\w*|leak\w*|heaviness|numb\w*|tingl\w*|dizz\w*|cramp\w*|surgery)\b|\b(?:nothing (?:else|found|to|hurts|now|since|this)|never hurts?|not (?:bad|sure|diagnosed|injured|any ?more|now))\b/u;

/** "My doctor wants me to lift weights", "my GP knows that I compete" */
const WANTS =
  /\b(?:wants? me|knows?|supports?|agrees?|approves?|is for it|all for it|likes? (?:it|that)|recommend\w*|encourag\w*|good for me|advises? (?:me )?(?:to|strength|training)|says? (?:to |keep |go on )?train(?:ing)?|weiss|empfiehlt|recomienda|conseille)\b/u;

/** Whether a clause may be about how somebody trains: it names a movement or the body, an amount, or says no, only or careful. */
function mayMatter({ quote, englishWords: words }: Clause, named: readonly Activity[]): boolean {
  const said = words.join(" ");
  if (AIDS.test(said) || PULL_GRIP.test(said)) return false;
  return named.length > 0 || AMOUNT.test(withoutDates(quote)) || PROTECTIVE.test(said) || namesRegion(quote) || looksMedical(quote);
}

/** Plans ask for no mixed grip: who pulls with a hook or a double overhand grip goes on. */
const PULL_GRIP =
  /\b(?:hook ?grip|double overhand|hakengriff)\b|^(?:and |but )?(?:i )?(?:pull |deadlift |lift )?(?:never|not|no|nie|kein\w*) (?:a |with a )?(?:mixed|alternat\w*)(?: grip)?$/u;
const AIDS =
  /^(?:(?:i |taking |with |mit |con |avec )?(?:tape|wraps?|straps?|sleeves?|brace|belt|insoles?|orthotics|tabletten?|tablets?|bandagen?|crutches|off crutches))\b|^(?:and |but |but only |only |nur |solo )*(?:with|mit|con|avec) (?:\w+ )?(?:plugs?|gloves?|wraps?|straps?|sleeves?|brace|belt|tape|insoles?|goggles|helmet|hat|socks|lights?|handschuhe\w*|guantes|gants)$/u;
const PROTECTIVE =
  /\b(?:no|not|never|none|nothing|only|without|avoid\w*|stop\w*|skip\w*|careful\w*|gentl\w*|slow\w*|light\w*|easy|risk\w*|falls?|falling|balance|limit\w*|max\w*|most|least|before|after|until|till?|off|on|out|free|allowed|approv\w*|cleared|sore|pain\w*|weak\w*|numb\w*|stiff\w*|surgery|injur\w*|exercises?|train\w*|sessions?|workouts?|load\w*|weights?|bar|barbell|machines?|kein\w*|nicht\w*|nix|nie|nur|ohne|vorsicht\w*|langsam\w*|leicht\w*|sturz\w*|fallrisiko|frei\w*|erlaubt|gehen|heben|griff\w*|langhantel|stange|ziehen|drucken|sin|solo|nunca|evit\w*|cuidado|libre|pas|sans|jamais|seulement|libre|senza|mai|niente|sem|apenas|nada|nooit|niet|geen|alleen|zonder|vrij)\b/u;

/** "Finger: no thin bars": the heading alone is no answer to what stands behind it. */
function piecesBehindHeading(clause: Clause): readonly Part[] {
  return clause.quote.includes(":")
    ? getParts([clause]).filter(({ said }, at) => at > 0 && ORDERS.test(said) && !NO_TROUBLE.test(said))
    : [];
}

const ORDERS = /^(?:no|not|never|nothing|only|avoid|kein\w*|nicht\w*|nie|nur|ohne|sin|solo|nada|pas|sans|niente|senza|sem|geen|niet)\b/u;

/** "until Christmas" behind the limit that it ends. */
function isDateOf({ englishWords: words, isDenied }: Clause, today: Day, { health }: Reading): boolean {
  const { until } = limitPeriod(words, today);
  return (
    !isDenied && until !== undefined && words.length <= LONGEST_DATE && health.findings.some(({ note }) => note.includes(shortDay(until)))
  );
}

/** "patellar tendon, jumpers knee", "L5": another name of the complaint beside it. */
function isBesideComplaint({ quote, words }: Clause, { regions }: Reading): boolean {
  return regions.length > 0 && words.length <= LONGEST_NAME && namesRegion(quote) && !PROTECTIVE.test(words.join(" "));
}

/** "a beta blocker (bisoprolol)": the name of what stands before it. */
function isMedicineOf(clause: Clause, all: readonly Clause[], { health }: Reading): boolean {
  const before = all[all.indexOf(clause) - 1];
  return (
    clause.words.length === 1 &&
    /^\p{L}+$/u.test(clause.quote) &&
    before?.sentence === clause.sentence &&
    health.findings.some(({ group, phrase }) => group !== "doctors-limit" && overlaps(phrase, before.quote))
  );
}

const LONGEST_DATE = 7;
const LONGEST_NAME = 3;

function overlaps(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}

function quotedIn({ regions, redFlags, health, clauses, days }: Reading): readonly string[] {
  return [
    ...regions.map(({ phrase }) => phrase),
    ...redFlags.map(({ phrase }) => phrase),
    ...health.findings.flatMap(({ phrase }) => phrase.split("” and “")),
    ...clauses.map(({ quote }) => quote),
    ...days.map(({ phrase }) => phrase),
  ].filter((phrase) => phrase !== "");
}

/** Movements of which the reading says that they stay or go. */
export function usedActivities({ regions, health }: Pick<Reading, "regions" | "health">): ReadonlySet<Activity> {
  const { closed, opened, kilogramsOf, timesOf } = health.limits;
  return new Set<Activity>([
    ...regions.flatMap(({ fine = [], hurts = [], after = [] }) => [...fine, ...hurts, ...after]),
    ...closed,
    ...opened,
    ...(Object.keys(kilogramsOf) as Activity[]),
    ...(Object.keys(timesOf) as Activity[]),
  ]);
}

/** Articles, greetings and links: what is left of them says nothing. */
const LINKS =
  /^(?:none|and|or|so|but|also|then|the|a|an|my|i|im|ive|it|its|is|are|please|pls|thanks?|thx|cheers|ok|okay|yes|well|now|currently|und|oder|aber|auch|bitte|danke|ja|y|o|por favor|gracias|et|ou|merci|e|grazie|en|left|right|both|l|r|links|rechts|beide|lol|haha|etc|twice|idk|though|actually|hi|hello|hallo)$/u;

/** "Above it nothing", behind what was said of below. */
const AND_NO_MORE = /^(?:above|before)(?: that| it)? nothing$/u;

/** "Better after warming up": how it feels, and nothing to leave out. */
const GETS_BETTER =
  /^(?:and |but )?(?:it |then )?(?:gets |is |feels )?(?:much |a bit )?(?:better|easier|fine|looser|gone) (?:after|once|when) (?:i |a |the )?(?:warm\w*|moving|move|few|first|while)\b/u;

function isSilent({ words, englishWords }: Clause): boolean {
  const said = englishWords.join(" ");
  return AND_NO_MORE.test(said) || GETS_BETTER.test(said) || words.every((word) => LINKS.test(word));
}

/** Numbers that are no amount of training: pain, dates, spans of time, doses, vertebrae, grades, ages and hours of the day. */
const NO_AMOUNTS = [
  /\d+(?:[.,]\d+)?\s*(?:-\s*\d+\s*)?(?:\/|out of|of|von|de|sur|su|van|auf)\s*10\b/giu,
  /\b(?:19|20)\d\d(?:-\d\d-\d\d)?\b/gu,
  /\b\d{1,2}[./]\d{1,2}\.?(?:[./]?(?:20)?\d\d)?(?!\d|\s*(?:kg|k\b|km|min|h\b|m\b))/gu,
  /\b\d{1,2}(?:st|nd|rd|th|er|e|\.)?\s*(?:of |de |di )?(?:jan|feb|f[eé]v|m[aä]r|maart|apr|abr|avr|ma[iy]|mei|jun|jui|giu|jul|lug|aug|ago|ao[uû]|sep|set|oct|okt|ott|out|nov|de[czk]|d[eé]c|dic|ene|gen)\p{L}*/giu,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s\d{1,2}(?:st|nd|rd|th)?\b/giu,
  /\b(?:until|till?|til|the|bis|zum|al|le|de|den|tot)\s(?:the |zum |den |de |el |le )?\d{1,2}(?:st|nd|rd|th|er|e|\.)(?!\p{L})/giu,
  /\b\d+(?:[.,]\d+)?\s*(?:[-–]|to|bis|a|or|oder)?\s*(?:\d+\s*)?(?:days?|d\b|weeks?|wks?|w\b|months?|mths?|mo\b|years?|yrs?|yo\b|tagen?|tage?|wochen?|monate?n?|jahren?|jahre|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?|jours?|semaines?|mois|ans|giorni|settimane|mesi|anni|dias|anos|dagen|weken|maanden|jaar)\b/giu,
  /\b(?:day|tag|week|woche|jour|d[ií]a|ssw|grade|grad|type|typ|zone|stage|phase|age|aged|level|stufe|bin|im|am)\s*\d+\b/giu,
  /\b\d{1,2}\.?\s*(?:ssw|trimester|monat|month)\b/giu,
  /\b[lcts]\d{1,2}(?:[-/][lcts]?\d{1,2})?\b|\bg[1-4]\b/giu,
  /\b\d{2,3}\/\d{2,3}\b/gu,
  /\b\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ml|°|h\b|am|pm|uhr|oclock|o'clock)\b/giu,
  /\b\d{1,2}:\d\d\b/gu,
  /\b100\s*%/gu,
  /\b\d(?:st|nd|rd|th)\s(?=metatars|metacarp|toe|finger|rib|digit)/giu,
  /\b\d{1,2}\s*(?:stitches|stiche|puntos|points|punti|pontos|hechtingen|screws|pins|schrauben)\b/giu,
];

const AMOUNTS = /\d+(?:[.,]\d+)?/gu;
const AMOUNT = /\d/u;

function withoutDates(quote: string): string {
  return NO_AMOUNTS.reduce((text, pattern) => text.replace(pattern, (found) => " ".repeat(found.length)), quote);
}

/** Amounts of a clause that stand in no limit that was read from it. */
function lostAmounts(quote: string, { regions, health, days, clauses }: Reading): readonly string[] {
  const isRead = clauses.some(
    ({ quote: other, effect, kind }) =>
      other === quote && (kind === "context" || AGE.test(other) || (effect === undefined && kind !== "silent")),
  );
  if (isRead) return [];
  const told = [...withoutDates(quote).matchAll(AMOUNTS)].map(([amount]) => amount);
  if (told.length === 0) return [];
  const about = health.findings.filter(({ phrase }) => phrase.split("” and “").some((part) => overlaps(part, quote)));
  // A condition says its own numbers: weeks of a pregnancy, a blood pressure.
  if (about.some(({ group }) => group !== "doctors-limit" && group !== "low-time" && !group.startsWith("unread"))) return [];
  if (days.some(({ phrase }) => overlaps(phrase, quote))) return [];
  // The angle from which a shoulder hurts is the shoulder's.
  if (regions.some(({ phrase }) => overlaps(phrase, quote)) && /\d ?(?:°|degrees|grad)/iu.test(quote)) return [];
  // "No pressing above 90 degrees" leaves nothing overhead.
  if (!health.limits.overhead && /\d ?(?:°|degrees|grad)/iu.test(quote)) return [];
  const values = about.flatMap((finding) => getValues(finding));
  const onset = regions.flatMap(({ onset: found }) => (found === undefined ? [] : [found.minutes, found.metres ?? 0]));
  const closesRange = about.some(({ limits: { closed = [] } }) => closed.includes("squat-deep") || closed.includes("bar-hang"));
  return told.filter((amount) => {
    const number = Number(amount.replace(",", "."));
    return !closesRange && ![...values, ...onset].some((value) => isSame(number, value));
  });
}

/** Numbers of its limits and of its sentence. */
function getValues({ limits, note, phrase }: HealthFinding): readonly number[] {
  const fields = Object.values(limits).flatMap((value): readonly unknown[] =>
    typeof value === "object" && value !== null ? Object.values(value) : [value],
  );
  const said = [...note.replace(`“${phrase}”`, "").matchAll(AMOUNTS)].map(([amount]) => Number(amount));
  return [...fields.filter((value): value is number => typeof value === "number"), ...said];
}

/** "I'm 58" */
const AGE =
  /^(?:i['’]?m|i am|bin|ich bin|age|tengo|j['’]ai|ho|tenho|ik ben|ben)?\s*\d{2}(?:\s*(?:years?(?: old)?|yo|jahre(?: alt)?|a[ñn]os|ans|anni|anos|jaar))?$/iu;

/** Units, sides, and what stays below the weight that hurts. */
const FACTORS = [0.85, 1, 2, 1000, 60, 1609, 0.453_592, 0.001];

function isSame(told: number, limit: number): boolean {
  // "under RPE 7" is 6 at most.
  return FACTORS.some((factor) => Math.abs(told * factor - limit) <= Math.max(0.5, 0.02 * limit)) || told - 1 === limit;
}
