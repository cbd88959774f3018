import type { Day } from "../../calendar/day.ts";
import { getConcerns } from "../../clause-kinds/concerns.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { isGoodNews } from "../../free-text/good-news.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { DIED_YOUNG } from "../../health/lay-names.ts";
import { normalise } from "../../health/normalise.ts";
import { isPainlessTail } from "../../health/painless-tail.ts";
import { regionsIn } from "../../health/stated-limits/limit-regions.ts";
import { isTakenOut, looksMedical } from "../../health/unread-medical.ts";
import { BESIDE_THE_POINT, BUT_WORDS, NOTHING_WRONG } from "../../language/good-news-words.ts";
import { forbids, getWords } from "../../health/stated-limits/limit-movements.ts";
import { withoutIdioms } from "../../language/idioms.ts";
import { activitiesIn } from "../activities.ts";
import type { InjuryReading } from "../injury.ts";
import { changesNothing } from "./noted-clauses.ts";
import { isRemark } from "./not-understood.ts";
import { isPermission } from "./unaccounted.ts";

type Read = Pick<InjuryReading, "regions" | "redFlags" | "health" | "clauses" | "days" | "unread">;

/** From this share on a clause that nothing was read from is shown back: small talk has to be likely. */
const LEAST = 0.55;
/** The same of a clause that a reader of tastes, hours or places took for one of them, and from which nothing follows. */
const TAKEN = 0.7;
/** A word of medicine leaves no room for small talk. */
const LOOKS_MEDICAL = 0.8;
/** From here on the plan is careful until the clause is told in other words. */
const CONCERN = 0.9;
/** What is read from a number of minutes or of years leaves the rest of its clause open. */
const OF_TIME: ReadonlySet<string> = new Set(["low-time", "youth", "masters", "novice", "tired-day"]);
/** A word alone is the side or the name of what stands before it. */
const FEWEST_WORDS = 2;
/** Beside a complaint or a condition that was read a clause mostly goes on about it. */
const BESIDE = 0.85;
/** The same of a clause with a date or a word of how bad it is. */
const SURE = 0.97;

/**
 * Clauses that nothing was read from and that are no small talk for sure, in the athlete's words: every note shows them back, whether the rest of
 * it was understood or not (special-populations.md section 2.6).
 */
export function unansweredClauses(written: string, today: Day, read: Read): readonly Unanswered[] {
  const all = readClauses(written);
  const shares = getConcerns(all);
  const answered = [
    ...[...read.regions.filter(({ grade }) => grade > 0), ...read.redFlags, ...read.days].map(({ phrase }) => phrase),
    ...read.health.findings.filter(({ group }) => !OF_TIME.has(group)).flatMap(({ phrase }) => phrase.split("” and “")),
    ...read.health.understood,
    ...read.unread,
    ...read.clauses.filter(({ effect, kind }) => effect !== undefined || kind === "availability").map(({ quote }) => quote),
  ];
  const perhaps = [
    ...read.regions.filter(({ grade }) => grade === 0),
    ...read.health.findings.filter(({ group }) => OF_TIME.has(group)),
  ].map(({ phrase }) => phrase);
  const complaints = new Set(read.regions.filter(({ grade }) => grade > 0).map(({ region }) => region));
  const hasSore = (quote: string): boolean => read.regions.some(({ grade, phrase }) => grade > 0 && overlaps(phrase, quote));
  const limited = new Set(
    all.filter(({ quote }) => read.health.findings.some(({ group, phrase }) => group === "doctors-limit" && overlaps(phrase, quote))),
  );
  const sore = new Set(all.filter(({ quote }) => hasSore(quote)).map(({ sentence }) => sentence));
  const found = [...read.regions, ...read.redFlags, ...read.health.findings].map(({ phrase }) => phrase);
  const about = new Set(all.filter(({ quote }) => found.some((phrase) => overlaps(phrase, quote))).map(({ sentence }) => sentence));
  return all
    .map((clause, at) => ({
      clause,
      share: looksMedical(clause.quote) ? Math.max(LOOKS_MEDICAL, shares[at] ?? 1) : (shares[at] ?? 1),
      isBeside: about.has(clause.sentence) || about.has(clause.sentence - 1),
    }))
    .filter(({ clause, share, isBeside }, at) => {
      const { quote } = clause;
      if (isLongOver(clause, all[at + 1])) return false;
      const parts = regionsIn(clause.english);
      if (parts.length > 0 && parts.every((part) => complaints.has(part))) return false;
      const isOfFamily = DIED_YOUNG.test(clause.words.join(" "));
      if (soundsLikeLimit(clause) && !answered.some((phrase) => overlaps(phrase, quote))) return true;
      if (HIGH_PRESSURE.test(quote) && !answered.some((phrase) => overlaps(phrase, quote))) return true;
      if (isOfFamily || (isBanBesideBan(clause, all, limited) && !answered.some((phrase) => overlaps(phrase, quote)))) return true;
      if (
        share < LEAST ||
        isOfSomebody(clause, all) ||
        clause.words.length < FEWEST_WORDS ||
        answered.some((phrase) => overlaps(phrase, quote))
      )
        return false;
      if (share < BESIDE && perhaps.some((phrase) => overlaps(phrase, quote))) return false;
      if (share < TAKEN && read.clauses.some((other) => overlaps(other.quote, quote))) return false;
      if (isBeside && (share < (isRemark(quote, today) ? (sore.has(clause.sentence) ? Infinity : SURE) : BESIDE) || saysSinceWhen(clause)))
        return false;
      const isQuiet = isGoodNews(clause, (words) => regionsIn(words).length > 0);
      return (
        !isQuiet &&
        !isOnlyIdiom(quote) &&
        (isTakenOut(quote) || !saysNothingWrong(clause)) &&
        !changesNothing(quote) &&
        !isPermission(clause, today)
      );
    })
    .map(({ clause: { quote, words }, share, isBeside }) => ({
      quote,
      // Days of the week without a part of the body are a schedule in the wrong place, and hold no plan back.
      isConcern: HIGH_PRESSURE.test(quote) || (share >= CONCERN && !isBeside && words.length > FEWEST_WORDS && !isOfTheWeek(quote)),
    }));
}

/** "190/115 at the pharmacy": a blood pressure that no word names (special-populations.md section 4.7). */
const HIGH_PRESSURE = /(?<![\d/.])(?:1[6-9]\d|2[0-4]\d)\s?\/\s?(?:9\d|1[0-4]\d)(?![\d/])/u;

/** "Two's plenty", "below 80 % for a fortnight", "sled push ok if it's slow": a bound that no reader took is never dropped without a word. */
function soundsLikeLimit({ english, englishWords, isOther, quote }: Clause): boolean {
  const said = englishWords.join(" ");
  if (isOther || NO_BOUND.test(said) || isPainlessTail(quote)) return false;
  return ENOUGH.test(said) || BELOW_NUMBER.test(said) || (FINE_IF.test(said) && activitiesIn(getWords(english)).length > 0);
}

const ENOUGH =
  /^(?:(?:and|but|so|then|und|aber|y|et|e|en) )*(?:\w+ ){0,2}?(?:ones?|twos?|threes?|fours?|1|2|3|4|once|twice|eine?r?|eins|zwei|drei|zweimal|una?|dos|tres|deux|trois|uno|due|tre|duas?|dois|een|twee|drie) (?:\w+ ){0,3}?(?:plenty|enough|genug|reicht|reichen|basta|bastan|suffit|suffisent|bastano|chega|chegam|genoeg)\b/u;
const BELOW_NUMBER =
  /\b(?:under|below|less than|unter|debajo de|menos de|sous|moins de|sotto|meno di|abaixo de|onder|minder dan) (?:\w+ )?\d{1,3} ?(?:%|percent|prozent|por ciento|pour cent|per cento|procent|kg|kilos?)/u;
const FINE_IF =
  /\b(?:ok|okay|fine|good|allowed) (?:if|as long as|so long as|provided|when) (?:\w+ ){0,2}?(?:slow\w*|light\w*|easy|short|gentle|careful\w*|assisted|supported|langsam|leicht|kurz)\b/u;
/** A body, a target and a memory have numbers too. */
const NO_BOUND =
  /\b(?:weigh\w*|bodyweight|body fat|goal|want|aim\w*|target|hb|ferritin|pain|hurts?|years?|was|were|had|used to|last|ziel|will|quiero|veux|voglio|quero|wil|sub)\b/u;

/** "Physio says no dips and nothing behind the neck": the half of a ban that names no movement we know is never dropped without a word. */
function isBanBesideBan(clause: Clause, all: readonly Clause[], limited: ReadonlySet<Clause>): boolean {
  const { quote, english, sentence, words, isOther } = clause;
  if (
    isOther ||
    isPainlessTail(quote) ||
    limited.has(clause) ||
    words.length < FEWEST_WORDS ||
    !forbids(english) ||
    activitiesIn(getWords(english)).length > 0
  )
    return false;
  return (
    all.some((other) => other.sentence === sentence && limited.has(other)) &&
    !saysNothingWrong(clause) &&
    !isGoodNews(clause, (said) => regionsIn(said).length > 0)
  );
}

function isOfTheWeek(quote: string): boolean {
  return weekdaysIn(quote).length > 1 && !looksMedical(quote) && regionsIn(quote).length === 0;
}

export interface Unanswered {
  /** As the athlete wrote it. */
  readonly quote: string;
  /** It is a sign or a condition for all the model knows, so the plan is held back until it is told in other words. */
  readonly isConcern: boolean;
}

/** "Last year shoulder out of its socket, all good now" */
function isLongOver({ words, sentence }: Clause, next: Clause | undefined): boolean {
  return LONG_AGO.test(words.join(" ")) && next?.sentence === sentence && ALL_GOOD.test(next.words.join(" "));
}

const LONG_AGO =
  /^(?:(?:in )?(?:19|20)\d\d|(?:two|three|few|many|\d+) years ago|years ago|last year|letztes jahr|vor (?:\w+ )?jahren|el ano pasado|hace (?:\w+ )?anos|l annee derniere|il y a (?:\w+ )?ans|l anno scorso|(?:\w+ )?anni fa|ano passado|ha (?:\w+ )?anos|vorig jaar|(?:\w+ )?jaar geleden)\b/u;
const ALL_GOOD =
  /\b(?:all (?:good|fine|well|healed)|fully healed|fine now|(?:alles|wieder|jetzt) (?:gut|ok|weg|verheilt)|todo bien|(?:tout va|va) bien|tutto (?:bene|ok|a posto)|tudo bem|(?:helemaal|weer|alles) goed)\b/u;

/** "had it about 5 weeks", "seit ca 4 Wochen": since when it is so. */
function saysSinceWhen({ words }: Clause): boolean {
  return words.length <= LONGEST_DATE && SINCE_WHEN.test(words.join(" "));
}

const LONGEST_DATE = 7;
const SINCE_WHEN =
  /\b(?:\d+|an?|one|two|three|four|five|six|few|couple|ein\w*|zwei|drei|vier|paar|un\w*|dos|tres|deux|trois|due|tre|duas?|twee|drie) (?:days?|d|wks?|weeks?|mths?|months?|yrs?|years?|tagen?|wochen?|monat\w*|jahr\w*|dias?|semanas?|mes\w*|anos?|jours?|semaines?|mois|ans?|giorni|settiman\w*|ann[io]|dagen|we[e]?k\w*|maand\w*|jaar)\b|^(?:since|seit|desde|depuis|da|dal\w*|sinds|been|off since|started)\b/u;

/** "My neighbour fainted last year, he is fine again" */
function isOfSomebody(clause: Clause, all: readonly Clause[]): boolean {
  const said = clause.words.join(" ");
  if (clause.isOther || (SOMEBODY.test(said) && !SELF.test(said))) return true;
  const before = all[all.indexOf(clause) - 1];
  return before !== undefined && HE_OR_SHE.test(said) && !SELF.test(said) && isOfSomebody(before, all);
}

const SOMEBODY =
  /^(?:(?:and|but|so|und|aber|y|pero|et|mais|e|ma|mas|en|maar|when|as|because) )*(?:a |one of |the )?(?:my|our|mein|meine|unser|mi|un|mon|ma|notre|il mio|la mia|mio|mia|o meu|a minha|meu|minha|mijn|mn|onze) (?:\w+ )?(?:mate|mates|neighbou?r|colleague|buddy|teammate|roommate|boss|coach|cousin|nephew|niece|nan|gran|granny|grandad|girlfriend|boyfriend|nachbar\w*|kolleg\w+|kumpel|cousin\w*|vecin[oa]|coleg[ao]|prim[oa]|amig[oa]|voisine?|collegue|pote|binome|vicin[oa]|collega|amic[oa]|cugin[oa]|vizinh[oa]|prim[oa]|buurman|buurvrouw|collega|maat|neef|nicht)\b/u;
const HE_OR_SHE =
  /^(?:and |but |und |aber |y |pero |et |mais |e |ma |mas |en |maar )?(?:he|she|they|hes|shes|theyre|er|sie|il|elle|lui|lei|ele|ela|hij|zij|is|ist|est|was|war)\b/u;
const SELF = /\b(?:i|im|ive|me|my head|ich|mir|mich|yo|je|j|io|eu|ik)\b/u;

function saysNothingWrong({ quote, english }: Clause): boolean {
  return [quote, english]
    .map(normalise)
    .some((said) => CLEAR_RESULT.test(said) || (NOTHING_WRONG.test(said) && !BUT_WORDS.test(said)) || BESIDE_THE_POINT.test(said));
}

/** "The scan came back normal" */
const CLEAR_RESULT =
  /\b(?:scans?|mri|x ?rays?|bloods?|blood (?:tests?|work)|ecg|ekg|echo|tests?|results?|check ?up|befund|blutwerte|radio|analyses?|analitica|esami|analises|uitslag)\b(?: \w+){0,4}? (?:normal\w*|clear|fine|perfect\w*|negative|spotless|unauffallig|sauber|top|ok|perfett\w+|perfeit\w+|bien|nickel|goed|schoon)\b(?! (?:but|aber|pero|mais|ma|mas|maar))/u;

function overlaps(one: string, other: string): boolean {
  return one !== "" && (one.includes(other) || other.includes(one));
}

/** Whether a clause is a figure of speech and says nothing else that training has to heed. */
export function isOnlyIdiom(words: string): boolean {
  const rest = withoutIdioms(words);
  if (rest === words) return false;
  return readClauses(rest).every((_, at, all) => (getConcerns(all)[at] ?? 1) < LEAST_OF_A_CONCERN);
}

const LEAST_OF_A_CONCERN = 0.7;
