import { ALL_IS_FINE, ALL_WELL, WELL_WORDS, HEALTHY_WORDS, NOT_INJURED } from "../../language/good-news-words.ts";
import { namesSwimming } from "../../athlete/stated/swimming-words.ts";
import type { Day } from "../../calendar/day.ts";
import { statedLimitPhrases } from "../../health/stated-limits/stated-limits.ts";
import { readFreeText } from "../../free-text/read-free-text.ts";
import { namesHealth } from "../../health/names-health.ts";
import { activitiesIn } from "../activities.ts";
import { saysClearance } from "../../health/cleared/clearance.ts";
import { daysAgo } from "../words/dating.ts";
import { saysAirTrigger, saysOnlyKit, saysUnderControl, saysUnnamedMedicine } from "../words/everyday-words.ts";
import { isDenial, isNegated } from "../words/negation.ts";
import { isNoComplaint } from "../complaints/no-complaint.ts";
import { painNumber } from "../words/pain-number.ts";
import { positions } from "../words/phrases.ts";
import { hasFloor } from "../return-ladder/score.ts";
import { namesSign } from "../red-flags.ts";
import { REGION_WORDS } from "../words/region-vocabulary.ts";
import { GOING_ON, LONG_AGO, MILD_WORDS, MODERATE_WORDS, RESOLVED_WORDS, SEVERE_WORDS } from "../words/severity-vocabulary.ts";
import { quote, readStatements, getSentences, type Statement } from "../words/statements.ts";
import { readClauses } from "../../health/clause.ts";
import { forbids } from "../../health/stated-limits/limit-movements.ts";
import { isEitherWay, readNoteStatements } from "../../statements/note-statements.ts";
import type { NoteStatement } from "../../statements/note-statement.ts";
import { normalise } from "../../health/normalise.ts";
import { getLanguage, toEnglish } from "../../language/translate.ts";
import { hurtsIn, saysQuiet, saysTolerance } from "../complaints/tolerance.ts";
import type { Word } from "../words/word.ts";

/**
 * What an athlete wrote about injuries and nothing was read from, in their words. Of a text that names no part of the body, no condition and
 * no sign of danger that is all of it; of any other the parts that sound like an illness or a medicine, and short parts of unknown words.
 * "No injuries" and "healthy" are understood, and so is what goes on about a complaint ("when running", "since March").
 */
export function notUnderstood(written: string, today: Day): readonly string[] {
  const { body: text } = readFreeText(written, today);
  const statements = readStatements(text);
  const namesAny = statements.some(namesSomething);
  const limits = statedLimitPhrases(text, today);
  const isLimit = (words: string): boolean => limits.some((phrase) => phrase.includes(words) || words.includes(phrase));
  const namesCondition = (): boolean => statements.some((statement) => namesHealth(quote(statement, statement.words)));
  const parts = getSentences(statements).flatMap((sentence) => {
    const [first] = sentence;
    if (first === undefined) return [];
    const all = sentence.flatMap(({ words }) => words);
    const isRead = (saysNothing(all, today) && !all.some(isIllness)) || namesSwimming(quote(first, all)) || saysOnlyKit(quote(first, all));
    if (!namesAny) return isRead ? [] : [quote(first, all)];
    return sentence
      .filter((statement) => isOpen(statement, today) && !isPlain(statement, today, namesCondition))
      .map((statement) => quote(statement, statement.words));
  });
  const unread = parts
    .flatMap(withoutGaps)
    .filter((words) => words.trim().length > 2 && !REMARK.test(words.trim()) && !TRAINED_WITH.test(words.trim()));
  const known = readFreeText(written, today).clauses;
  const stated = readNoteStatements(text, today)
    .filter(says)
    .map(({ quote }) => quote);
  // "No cleans under 80 %" may mean the light ones or the heavy ones.
  const either = readClauses(text)
    .filter(({ words, quote: clause }) => isEitherWay(words.join(" ")) && forbids(clause))
    .map(({ quote: clause }) => clause);
  return [...new Set([...either, ...unread])].filter(
    (words) =>
      !isLimit(words) &&
      !saysNothingElse(words, text, today) &&
      !stated.some((quote) => quote.includes(words) || words === quote) &&
      !isMadeOf(words, stated) &&
      !known.some(({ quote }) => quote === words || quote.includes(words)),
  );
}

/** "tutto bene", "geen blessures", "avant rien" */
function saysNothingElse(words: string, text: string, today: Day): boolean {
  const language = getLanguage(text);
  if (language === "en") return false;
  const english = toEnglish(words, language);
  return ALL_IS_FINE.test(normalise(english)) || readStatements(english).every((statement) => saysNothing(statement.words, today));
}

/** "Les squats et les sauts me font mal": every clause of it was read. */
function isMadeOf(words: string, stated: readonly string[]): boolean {
  const rest = stated.reduce((left, quote) => left.replace(quote, " "), words);
  return rest !== words && rest.split(/[\s,;.:]+/u).every((word) => word.length <= LONGEST_JOIN);
}

/** "and", "und", "et" */
const LONGEST_JOIN = 3;

/** A clause of which something was read. */
function says({ verdict, period, subjects, limit, times, isApart, isHealed }: NoteStatement): boolean {
  return (
    (verdict === "forbidden" && period.until !== undefined) ||
    subjects.length > 0 ||
    limit !== undefined ||
    times !== undefined ||
    isApart ||
    isHealed
  );
}

/** Whether a clause only goes on about the complaint beside it: how bad, since when, or that all is well. */
export function isRemark(clause: string, today: Day): boolean {
  return (
    REMARK.test(clause) ||
    DAY_ALONE.test(clause) ||
    saysClearance(clause, today) ||
    saysOnlyKit(clause) ||
    namesSwimming(clause) ||
    readStatements(clause).every(({ words }) => saysNothing(words, today) || saysAnything(words, today))
  );
}

/** What is left around clauses that were taken out: a word or two say nothing. */
function withoutGaps(words: string): readonly string[] {
  if (!/\s{4,}/u.test(words)) return [words];
  return words
    .split(/\s{4,}/u)
    .map((part) => part.replace(/^[\s,;.]+|[\s,;.]+$/gu, ""))
    .filter((part) => part.split(" ").length > 2);
}

/** "on 22 october": the day of what stands before it. */
const DAY_ALONE =
  /^\s*(?:on|in|am|im|vom|le|el|il|em|a|op|since)?\s*(?:the )?\d{1,2}(?:st|nd|rd|th|\.|\/\d{1,2}\.?)?(?: (?:of |de )?(?:jan|feb|m[aä]r|apr|ma[yi]|mei|jun|jul|aug|ago|ao[uû]t|sep|set|o[ck]t|out|nov|de[czs]|ene|gen|mag|giu|lug|dic|avr|fev|fév|déc|abr)\p{L}*\.?)?(?: \d{4})?\s*$/iu;

/** It belongs to the condition beside it. */
const REMARK =
  /^(?:(?:and )?(?:build|work|progress)(?:ing)? (?:it )?(?:back )?(?:up |down )?(?:to|from) the floor$|(?:so |that is what )?(?:says?|said|sagte?) (?:my |the |mein\w* )?(?:physio\w*|doctor|doc|gp|surgeon|consultant|cardiologist|midwife|arzt|ärztin|hausarzt)|(?:with )?(?:no|without(?: any)?) complications?(?: so far| at all)?|(?:and |but )?(?:i )?(?:can )?(?:get |come |stand )?(?:back )?up (?:again )?(?:without (?:any )?help|on my own|by myself|alone|unaided)|(?:my )?(?:gp|doctor|doc|physio|midwife|hebamme|arzt|ärztin)(?: \w+)? (?:knows?|wei(?:ß|ss) bescheid)|bone[- ]on[- ]bone(?: says? .*)?|knochen auf knochen|bppv|(?:osteo)?arth?r(?:os|it)\w*|inguinal|mesh|checked|harmless|exercise[- ]induced|paroxysmal|diagnosed|confirmed|(?:in )?(?:an )?early[- ]stages?|mild|(?:have |i have |i[’']ve )?(?:lost|gained) \d+ ?(?:kg|kilos?|lbs?|pounds|stone)(?: so far| since \w+)?|stable|newly diagnosed|meds?|vit\w*(?: d)?|fully strong|kopfsache.*|reconstructed|konservativ behandelt|operated on|(?:until|till|bis|hasta|jusqu['’ ]?au?|fino al?|tot|até) .*\d.*|verder kerngezond|otherwise free|whatever|(?:otherwise )?(?:train|push) me (?:as )?hard.*|probably age|idk|esp|etc|lol|golfers?|insertional|told me|you know|u know how it is)$/iu;

/** "I run through it", "nothing serious": the complaint beside it is trained with. */
const TRAINED_WITH =
  /^(?:(?:and |but )?(?:i )?(?:can |still |just |usually )*(?:run|train|lift|race|ride|swim|work) (?:through|around|with) (?:it|that)(?: (?:fine|anyway|just fine))?|(?:it[’']?s |it is )?(?:nothing serious|no big deal)|(?:it )?(?:does ?n[o’']t|never|has never) (?:really )?(?:stops?|stopped|bothers?|limits?) me(?: (?:running|training|from \w+))?)$/iu;

/** "none", "no injuries", nothing at all, and permissions: there is nothing to ask about. */
export function deniesAll(text: string, today: Day): boolean {
  const statements = readStatements(text);
  return (
    statements.every(
      ({ words }) =>
        NOT_INJURED.test(words.map(({ text }) => text).join(" ")) || saysNothing(words, today) || isDenial(words) || words.length === 0,
    ) ||
    saysClearance(text, today) ||
    saysOnlyKit(text) ||
    namesSwimming(text)
  );
}

/** Whether words that nobody understood sound like a complaint: they are taken carefully until they are said in other words. */
export function soundsLikeComplaint(text: string): boolean {
  return readStatements(text).some(
    ({ words }) => hurtsIn(words) || words.some(isIllness) || hasFloor(words) || positions(SEVERE_WORDS, words).length > 0,
  );
}

/** Kit, a permission, or tablets for the condition beside them: understood without being about a complaint. */
function isPlain(statement: Statement, today: Day, namesCondition: () => boolean): boolean {
  const text = quote(statement, statement.words);
  return (
    saysOnlyKit(text) ||
    saysClearance(text, today) ||
    ((saysUnnamedMedicine(text) || saysUnderControl(text) || saysAirTrigger(text)) && namesCondition())
  );
}

/** Whether a part of a text that says something elsewhere holds something that was not read. */
function isOpen(statement: Statement, today: Day): boolean {
  const { words } = statement;
  if (words.some(({ text }) => WHOLE_BODY.test(text))) return true;
  if (namesSwimming(quote(statement, words))) return false;
  if (namesSomething(statement)) return false;
  if (words.some(isIllness) || isOnMedicine(words)) return true;
  if (ALL_WELL.test(words.map(({ text }) => text).join(" "))) return false;
  if (saysAnything(words, today)) return false;
  if (words.length <= MOST_UNKNOWN) return words.every(({ text }) => !COMMON.has(text));
  const unknown = words.filter(({ text }) => text.length > 3 && !COMMON.has(text));
  return !CIRCUMSTANCES.has(words[0]?.text ?? "") && unknown.length >= FEWEST_UNKNOWN;
}

/** What a clause begins with that says when or why it hurts. */
const CIRCUMSTANCES = new Set(
  "inguinal umbilical mesh diagnosed confirmed exercise induced paroxysmal checked harmless bilateral unilateral partial complete minor major bppv when while after before during if since because only especially mostly usually sometimes often worse worst better it its with from at on in wenn beim nach vor bei seit nur wegen cuando al despues desde por quand apres depuis pendant en lors".split(
    " ",
  ),
);

/** So many words of its own make a longer clause something that was not read. */
const FEWEST_UNKNOWN = 2;

function namesSomething(statement: Statement): boolean {
  if (statement.segments.some(({ words }) => isNoComplaint(words))) return true;
  return positions(REGION_WORDS, statement.words).length > 0 || namesHealth(quote(statement, statement.words)) || namesSign(statement);
}

/** Illnesses, medicines and what they end in. Nothing is read from these words but that they matter. */
const ILLNESS =
  /osis$|aemia$|emia$|pathy$|algia$|olol$|pril$|sartan$|statin$|mab$|pam$|zole$|trexate$|mycin$|floxacin$|^(?:syndrome|disease|disorder|deficien|thyroid|covid|blocker|thinner|medicat|medicine|tablet|pill|inject|implant|transplant|stent|cancer|chemo|tumou?r|anxiety|panic|depress|adhd|autis|anorexi|bulimi|migraine|allerg|seizure|anaemi|anemi|iron|prolapse|hypermobil|ehlers|pots|lupus|crohn|colitis|coeliac|celiac|gout|sclerosis|parkinson|stroke|menopaus|endometri|pcos|ibuprofen|steroid|cortisone|prednison|insulin|sertraline|metformin|diagnos|fatigue|hiv|hepatitis|flu$|influenza|cough|fever|virus|viral|infection|supplement|hashimoto|pmdd|vitamin|concerta|ritalin|warfarin|ozempic|hrt$|kidney|liver|rheumatoid|blood)/u;

function isIllness({ text }: Word, at: number, words: readonly Word[]): boolean {
  return ILLNESS.test(text) && !isNegated(words, at);
}

/** What is more than a complaint of the region beside it. */
const WHOLE_BODY = /^(?:rheumatoid|lupus|sclerosis|ibuprofen|\p{L}+trexate|cancer|tamoxifen)/u;

/** "on levothyroxine 75 mcg", "now taking tamoxifen" */
function isOnMedicine(words: readonly Word[]): boolean {
  const at = words[0]?.text === "now" ? 1 : 0;
  const what = words[at + 1]?.text ?? "1";
  return TAKES.has(words[at]?.text ?? "") && !COMMON.has(what) && !/^\d/.test(what);
}

const TAKES = new Set(["on", "taking", "take"]);

/** Longer clauses may be about the complaint beside them. */
const MOST_UNKNOWN = 3;

const COMMON = new Set(
  "when while after before during if since because only especially mostly usually sometimes often worse worst better it its this that i im my we you he she they the a an and or of from for in at to on off up down with over under overhead left right both side doctor doc physio surgeon midwife says said say can do does did doing done have has had having be is are was were been being go goes going went get gets getting got feel feels feeling make makes like every then there here now still again also too very bit quite lot all any some most more less much many nothing something everything today yesterday tonight last next week month year day night morning until till about around please waiting wait help helps phlegm mucus mocos schleim tired cansado cansada mude schlapp wheezy stop stopped swells swell hurts hurt pain trimester first second third 2nd 3rd 1st training running run squat squats squatting lifting lift press bench rowing row bike kipping jumping walking stairs gripping sleeping sitting touch wood insoles insole orthotics einlagen plantillas semelles sleeves sleeve rodilleras rodillera genouilleres genouillere kniebandagen bandage bandagen wraps tape tapen crutches krucken muletas bequilles pen sensor libre".split(
    " ",
  ),
);

/** "none", "no injuries", "all good", "healthy". */
function saysNothing(words: readonly Word[], today: Day): boolean {
  return (
    isDenial(words) ||
    words[0]?.text === "nothing" ||
    positions(RESOLVED_WORDS, words).length > 0 ||
    painNumber(words) === 0 ||
    words.every(({ text }) => HEALTHY_WORDS.has(text)) ||
    saysQuiet(words) ||
    WELL_WORDS.has(words[0]?.text ?? "") ||
    ALL_WELL.test(words.map(({ text }) => text).join(" ")) ||
    (words.length < 3 && daysAgo(words, today) !== undefined)
  );
}

/** "took three weeks" */
function isDuration(words: readonly Word[]): boolean {
  return words.length <= LONGEST_DURATION && words.some(({ text }) => /^(?:day|week|month|year)s?$/u.test(text));
}

const LONGEST_DURATION = 4;

function saysAnything(words: readonly Word[], today: Day): boolean {
  const known =
    [MILD_WORDS, MODERATE_WORDS, SEVERE_WORDS, RESOLVED_WORDS, LONG_AGO, GOING_ON].some((book) => positions(book, words).length > 0) ||
    hasFloor(words);
  return (
    known ||
    saysTolerance(words) ||
    (words.length <= MOST_UNKNOWN + 1 && activitiesIn(words).length > 0) ||
    isDenial(words) ||
    painNumber(words) !== undefined ||
    daysAgo(words, today) !== undefined ||
    isDuration(words) ||
    words.every(({ text }) => /^\d/.test(text))
  );
}
