import { type Day, daysBetween, shortDay } from "../calendar/day.ts";
import { ageFinding } from "./age.ts";
import { bodyMassFinding } from "./body-mass.ts";
import { type Clause, readClauses } from "./clause.ts";
import { knownNames, withKnownNames } from "./lay-names.ts";
import { clearancesIn, covers, namesProfessional, type TrainingClearance } from "./cleared/clearance.ts";
import { fullClearances } from "./cleared/full-clearance.ts";
import { sickDaysFinding } from "./groups/illness.ts";
import { isPastPregnancy } from "./groups/pregnancy.ts";
import { GROUPS } from "./groups/index.ts";
import { type GroupKey, type HealthFinding, type HealthGroup, type Mention, type Person, toldOn, type HealthReading } from "./group.ts";
import { NO_LIMITS, strictest } from "./limits.ts";
import { normalise } from "./normalise.ts";
import { phraseList } from "./phrase-list.ts";
import { wordsBeforeSettled } from "./cleared/settled.ts";
import { nightsFinding } from "./short-sleep.ts";
import { operationAhead, weeksSince } from "./time.ts";
import { capsEffort } from "./stated-limits/limit-numbers.ts";
import { readToldLimits, statedLimitFindings } from "./stated-limits/stated-limits.ts";
import type { StatedLimit } from "./stated-limits/stated-limit.ts";
import { activitiesIn } from "../injuries/activities.ts";
import { namesRegion } from "../injuries/complaints/regions.ts";
import { getWords } from "./stated-limits/limit-movements.ts";

const HEALTHY: HealthReading = { findings: [], limits: NO_LIMITS, understood: [] };

export interface AskedPerson extends Person {
  readonly trainingYears?: number | undefined;
}

const NOBODY: AskedPerson = { isTrained: false, isBeginner: false, isRunner: false, isLifter: false };

/** Reads a free text and a profile: groups of special-populations.md section 4 with their limits, merged by the strictest. */
export function readHealth(text: string, today: Day, person: AskedPerson = NOBODY, elapsed = 0): HealthReading {
  const clauses = readClauses(text);
  const aged: AskedPerson = { ...person, age: person.age ?? ageIn(clauses), weeksTrained: (person.weeksTrained ?? 0) + elapsed };
  const limitedBy = readToldLimits(clauses, today, aged);
  const { findings: named, understood } = findingsIn(clauses.map(withKnownNames), { today, elapsed, person: aged });
  // "Runs of 20 minutes at a time" is no day of 20 minutes.
  const findings = named.filter(
    ({ group, phrase }) =>
      group !== "low-time" ||
      !(
        isOfOneSport(phrase, limitedBy) ||
        isOfAMovement(phrase, clauses) ||
        /\b(?:a|per|each|pro) (?:week|wk|woche)\b|\bevery \d|\balle \d/iu.test(phrase)
      ),
  );
  const told = statedLimitFindings(limitedBy, today, elapsed, aged);
  const byGroup = new Set(findings.map(({ group }) => group));
  const profile = [
    ageFinding(aged, person.trainingYears),
    byGroup.has("weight") ? undefined : weightFinding(aged),
    byGroup.has("illness") ? undefined : sickDaysFinding(person.sickDays ?? [], today, elapsed),
    // Tiredness has its own rules in pregnancy and after a birth.
    aged.nights === undefined || byGroup.has("pregnancy") || byGroup.has("postpartum") ? undefined : nightsFinding(aged.nights),
  ];
  const all = [...withDoctorsNumbers(findings, told), ...told, ...profile.filter((finding) => finding !== undefined)];
  const read = [...understood, ...limitedBy.map(({ phrase }) => phrase), ...(aged.nights?.phrases ?? []), ...(aged.nights?.remarks ?? [])];
  return all.length === 0 && read.length === 0
    ? HEALTHY
    : { findings: all, limits: strictest(all.map(({ limits }) => limits)), understood: read };
}

function isOfOneSport(phrase: string, limits: readonly StatedLimit[]): boolean {
  return limits.some(({ phrase: limit, limits: { runMinutes, rideMinutes, sessionMinutes } }) => {
    const isMinutes = runMinutes !== undefined || rideMinutes !== undefined;
    return isMinutes && sessionMinutes === undefined && (limit.includes(phrase) || phrase.includes(limit));
  });
}

/** "warm up 20 mins at least", "doc says walk 20 min", "flat 4 x 5 min, total 30 min": the minutes are those of what they stand with. */
function isOfAMovement(phrase: string, clauses: readonly Clause[]): boolean {
  const sentence = clauses.find(({ quote }) => quote === phrase)?.sentence;
  const named = (quote: string): boolean => activitiesIn(getWords(quote)).length > 0;
  if (named(phrase) || WARM_UP.test(phrase)) return true;
  return !OF_ALL.test(phrase) && clauses.some((clause) => clause.sentence === sentence && named(clause.quote));
}

const WARM_UP =
  /continuous|non-?stop|am st[üu]ck|\bwarm(?:ing)?[- ]?ups?\b|aufw[äa]rm|einlaufen|calentamiento|[ée]chauffement|riscaldamento|aquecimento|opwarm|loosen/iu;
const OF_ALL = /session|workout|train|a day|per day|available|time|einheit|zeit|am tag|sesi[oó]n|entren|s[ée]ance|allenament|treino/iu;

/** The doctor's numbers stand in the place of the usual ones, and nothing that was said is asked for again. */
function said({ note }: HealthFinding, told: readonly HealthFinding[]): Partial<Pick<HealthFinding, "note" | "ask">> {
  const numbers = told
    .filter(isNumber)
    .filter(({ limits: { rpe, pulse, percent } }) => rpe !== undefined || pulse !== undefined || percent !== undefined);
  const quotes = [...new Set(numbers.map(({ phrase }) => `“${phrase}”`))].join(" and ");
  const isLoad = numbers.some(({ limits: { percent } }) => percent !== undefined);
  const own = note.replace(USUAL_CEILINGS, `Your own limit applies (${quotes}).`);
  return { note: isLoad ? own.replace(/ and loads at \d+ ?%/u, "") : own, ask: "" };
}

/** "not go all out" is no number, and stands in the place of none. */
function isNumber({ phrase }: HealthFinding): boolean {
  return !capsEffort(normalise(phrase));
}

const USUAL_CEILINGS =
  /^Effort stays at RPE 6 and loads at \d+ ?%(?: until your cardiologist's own limits are in your profile: they replace mine|: easy and moderate\. A number from your cardiologist replaces it)\./u;

/** Replaces the usual ceilings of a cleared heart by the doctor's own effort, pulse or load (special-populations.md section 4.7). */
function withDoctorsNumbers(findings: readonly HealthFinding[], told: readonly HealthFinding[]): readonly HealthFinding[] {
  const numbers = told.filter(isNumber).map(({ limits }) => limits);
  const isEffort = numbers.some(({ rpe, pulse }) => rpe !== undefined || pulse !== undefined);
  const isLoad = numbers.some(({ percent }) => percent !== undefined);
  if (!isEffort && !isLoad) return findings;
  return findings.map((finding) => {
    if (finding.group !== "heart" || finding.isCleared !== true) return finding;
    const { rpe, percent, ...limits } = finding.limits;
    return {
      ...finding,
      ...said(finding, told),
      limits: { ...limits, ...(isEffort || rpe === undefined ? {} : { rpe }), ...(isLoad || percent === undefined ? {} : { percent }) },
    };
  });
}

function weightFinding(person: Person): HealthFinding | undefined {
  const found = bodyMassFinding(person);
  return found === undefined ? undefined : { group: "weight", phrase: "your weight", ...found };
}

/** An operation that is still to come limits nothing by itself. */
const AHEAD =
  /\b(?:till?|until|before|bis zur|vor der|hasta la) (?:the |my |meiner )?(?:op|operation|surgery|operacion)\b|\b(?:op|operation|surgery) (?:is|will be)(?! (?:healed|done|over|fine|ok))\b|\b(?:op|operation|surgery) (?:planned|booked|scheduled|due)\b|\bwaiting (?:for|on) (?:my |the |an? |its )?(?:op|operation|surgery|replacement)\b|\b(?:waiting list|list) for (?:my |the |an? )?(?:op|operation|surgery)\b|\b(?:next|future|upcoming|nachste|proxima|siguiente|prochaine|prossima|volgende) (?:op|operation|surgery|operacion|cirugia|intervention|operazione|cirurgia|operatie)\b(?! (?:went|was|is|war|fue|last)\b)|\b(?:op|operation|surgery|operacion|cirugia|operazione|cirurgia|operatie)\b(?: \w+){0,3}? (?:maybe|perhaps|probably|vielleicht|wohl|quizas?|peut etre|forse|talvez|misschien) (?:\w+ ){0,2}?(?:spring|summer|autumn|winter|year|next|fruhjahr|sommer|herbst|jahr|primavera|verano|otono|invierno|ano|printemps|ete|automne|hiver|estate|autunno|inverno|verao|outono|voorjaar|zomer|herfst|jaar)\b/u;

interface Found {
  readonly clause: Clause;
  readonly groups: readonly HealthGroup[];
}

interface Told {
  readonly today: Day;
  readonly elapsed: number;
  readonly person: AskedPerson;
}

function findingsIn(clauses: readonly Clause[], all: Told): Pick<HealthReading, "findings" | "understood"> {
  const found = clauses.map((clause): Found => ({ clause, groups: groupsIn(clause) }));
  const clearances = clearancesIn(clauses, all.today);
  const isForAll = fullClearances(clauses, all.today).some(
    ({ regions, by, isRecent }) => regions.length === 0 && isRecent && (by === "cardiologist" || by === "doctor"),
  );
  const findings = new Map<string, HealthFinding>();
  const understood: string[] = [];
  found.forEach(({ clause, groups }, index) => {
    if (groups.length === 0) return;
    const told = whenTold(clause, all);
    understood.push(clause.quote);
    const behind = found[index + 1];
    if (behind !== undefined && isNameOf(found, index, index + 1)) understood.push(behind.clause.quote);
    if (
      (clause.isDenied && !groups.some((group) => isReasonFor(group, clause))) ||
      clause.isOther ||
      ((AHEAD.test(clause.words.join(" ")) || AHEAD.test(clause.englishWords.join(" "))) &&
        operationAhead(clause.words, told.today) === undefined)
    )
      return;
    const remarks = getRemarks(found, index);
    const saidWords = [clause, ...remarks].flatMap(({ words }) => words);
    const mention = getMention(clause, saidWords, { ...told, whole: clauses });
    const about = new Set([clause, ...remarks].map(({ sentence }) => sentence));
    for (const group of groups) {
      const ahead = group.key === "operation" ? operationAhead(clause.words, told.today) : undefined;
      if (ahead !== undefined) {
        findings.set(`operation:${ahead}`, beforeOperation(clause.quote, ahead));
        continue;
      }
      const isCleared = clearances.some((clearance) => isAbout(clearance, group, { clause, about, found }));
      // "Cleared on 12 Nov" beside it dates no birth that is dated elsewhere.
      const weeks =
        weeksSince(clause.words, told.today) ??
        findWeeks(group, found, told.today) ??
        yearBeside(clause, clauses, told.today) ??
        datedBeside(remarks, clause, told.today) ??
        (group.key === "operation" ? dayBeside(clause, clauses, told.today) : undefined) ??
        mention.weeks;
      const read = group.read({ ...mention, isCleared, isClearedForAll: isCleared && isForAll, weeks });
      const finding = read !== undefined && isCleared ? { ...opened(read), isCleared: true as const } : read;
      const known = findings.get(group.key);
      if (finding === undefined) continue;
      const key = SEVERAL.has(group.key) ? `${group.key}:${finding.label}` : group.key;
      findings.set(key, known === undefined ? finding : mergeFindings(known, finding));
    }
  });
  return { findings: withoutBroader([...findings.values()], clauses), understood };
}

/** "Hernia op (inguinal, keyhole)": of two names in one sentence the one that says more is meant. */
function withoutBroader(findings: readonly HealthFinding[], clauses: readonly Clause[]): readonly HealthFinding[] {
  const operations = findings.filter(({ group }) => group === "operation");
  if (operations.length < 2) return findings;
  const sentenceOf = ({ phrase }: HealthFinding): number | undefined => clauses.find(({ quote }) => quote === phrase)?.sentence;
  const isBroader = (finding: HealthFinding): boolean =>
    operations.some(
      (other) =>
        other.label !== finding.label &&
        other.label.endsWith(` ${finding.label.replace(/^your /u, "")}`) &&
        sentenceOf(other) === sentenceOf(finding),
    );
  return findings.filter((finding) => finding.group !== "operation" || !isBroader(finding));
}

/** "8 weeks pregnant", told in the second week of a plan, is dated from there. */
function whenTold({ quote }: Clause, told: Told): Told {
  const on = toldOn(quote, told.person.reports, told.today);
  if (on === told.today) return told;
  return { ...told, today: on, elapsed: Math.max(0, told.elapsed - Math.round(daysBetween(told.today, on) / 7)) };
}

/** What heals after it is known only to the surgeon, so the plan says that it ends there. */
function beforeOperation(phrase: string, day: Day): HealthFinding {
  return {
    group: "operation",
    phrase,
    label: "your operation",
    operatedOn: day,
    limits: { clearance: "advise", tests: false },
    note: `Your operation is on ${shortDay(day)}: until then there are no maximum tests. From that day on do only what your surgeon allows, whatever this plan says, and write in your profile what the limits are and how long they apply: the plan is rebuilt around them.`,
  };
}

/** Groups of which a text may tell more than one. */
const SEVERAL: ReadonlySet<GroupKey> = new Set<GroupKey>(["recognised", "operation", "diagnosis"]);

/** "surgery on both calves, May": the date stands alone. */
function datedBeside(remarks: readonly Clause[], { sentence }: Clause, today: Day): number | undefined {
  // "The physio lets me run since October" dates no birth and no operation.
  const isOfTraining = ({ words, quote }: Clause): boolean =>
    namesProfessional(words.join(" ")) || activitiesIn(getWords(quote)).length > 0;
  const own = remarks.filter((remark) => remark.sentence === sentence);
  return [...own, ...remarks.filter((remark) => !own.includes(remark) && !isOfTraining(remark))]
    .map(({ words }) => weeksSince(words, today))
    .find((weeks) => weeks !== undefined);
}

/** "Had a hernia op (inguinal, keyhole) on 16 Nov": a date that stands alone in the sentence. */
function dayBeside({ sentence }: Clause, clauses: readonly Clause[], today: Day): number | undefined {
  return clauses
    .filter(({ sentence: other, quote, isOther }) => other === sentence && !isOther && DATE_ALONE.test(quote))
    .map(({ words }) => weeksSince(words, today))
    .find((weeks) => weeks !== undefined);
}

const DATE_ALONE =
  /^(?:(?:done|was|it was|that was|in|on|am|vom|el|le|il|op|em|a|war|le) )*(?:the )?\d{1,2}(?:st|nd|rd|th|\.)?(?:[/.]\d{1,2}\.?| (?:of |de |di )?\p{L}+)(?: \d{4})?$|^(?:(?:back|was|war|fue) )?(?:in|im|en|nel|a|em) (?:(?:last|late|early|letzten?) )?(?:jan\p{L}*|feb\p{L}*|f[eé]v\p{L}*|mar[sz]\p{L}*|märz|a[pvb]r\p{L}*|ma[iy]\p{L}*|mei|ju[nl]\p{L}*|jui\p{L}*|giugno|luglio|a[ug]\p{L}*|ao[uû]t|sep\p{L}*|set\p{L}*|o[ck]t\p{L}*|ott\p{L}*|out\p{L}*|nov\p{L}*|de[zc]\p{L}*|d[ií]c\p{L}*|ene\p{L}*|gen\p{L}*)(?: (?:de |of )?\d{4})?$/iu;

/** "dislocated my shoulder in 2019, operated": a year of the same sentence. */
function yearBeside({ sentence }: Clause, clauses: readonly Clause[], today: Day): number | undefined {
  const year = clauses
    .filter((other) => other.sentence === sentence && !other.isOther)
    .flatMap(({ words }) => words.filter((word) => /^(?:19|20)\d\d$/u.test(word)))
    .find((word) => word < today.slice(0, 4));
  return year === undefined ? undefined : weeksSince([year], today);
}

/** "I had a baby 10 weeks ago, c-section": the date stands with another mention of the same thing. */
function findWeeks(group: HealthGroup, found: readonly Found[], today: Day): number | undefined {
  const dated = found.filter(({ clause, groups }) => groups.includes(group) && !clause.isDenied && !clause.isOther);
  return dated.map(({ clause }) => weeksSince(clause.words, today)).find((weeks) => weeks !== undefined);
}

function isOwn({ clause: { isDenied, isOther }, groups }: Found, key: GroupKey): boolean {
  return !isDenied && !isOther && groups.some((group) => group.key === key);
}

interface MentionPlace {
  readonly clause: Clause;
  /** Sentences of the mention and its remarks. */
  readonly about: ReadonlySet<number>;
  readonly found: readonly Found[];
}

/** A clearance of a named professional is about all they decide about, one of nobody only about what stands beside it; of operations the nearest. */
function isAbout(clearance: TrainingClearance, group: HealthGroup, { clause, about, found }: MentionPlace): boolean {
  if (!covers(clearance, group.key)) return false;
  // A clearance counts for a heart or its device only when it says who gave it (special-populations.md section 3).
  if (clearance.by === undefined) return about.has(clearance.sentence) && group.key !== "heart" && group.key !== "device";
  // A surgeon of the knee says nothing about a heart.
  if (clearance.by === "surgeon" && (group.key === "heart" || group.key === "device"))
    return found.some((other) => HEART_SURGERY.test(other.clause.words.join(" ")));
  if (group.key !== "operation") return true;
  const sentences = found.filter((other) => isOwn(other, "operation"));
  const before = sentences.map(({ clause: { sentence } }) => sentence).filter((sentence) => sentence <= clearance.sentence);
  const nearest = before.length === 0 ? sentences[0]?.clause.sentence : Math.max(...before);
  return clause.sentence === nearest;
}

const HEART_SURGERY =
  /bypass|valve|open heart|heart (?:op|surg)|cardiac surg|pacemaker|\bicd\b|herz(?:op|klappe|schrittmacher|chirurg)|marcapasos|valvula|valve cardiaque/u;

/** Whether every operation that a text tells of has been cleared. */
export function isOperationCleared(text: string, today: Day): boolean {
  const clauses = readClauses(text);
  const clearances = clearancesIn(clauses, today);
  const found = clauses.map((clause): Found => ({ clause, groups: groupsIn(clause) }));
  const operations = found.filter((other) => isOwn(other, "operation"));
  return (
    operations.length > 0 &&
    operations.every(({ clause, groups }) => {
      const group = groups.find(({ key }) => key === "operation");
      const place = { clause, about: new Set([clause.sentence]), found };
      return group !== undefined && clearances.some((clearance) => isAbout(clearance, group, place));
    })
  );
}

/** "Pec tear repaired 11 months ago. Cleared for benching": an operation that no group knows, and a clearance beside it. */
export function isUnnamedOperationCleared(text: string, today: Day): boolean {
  const clauses = readClauses(text);
  return !clauses.some((clause) => groupsIn(clause).some(({ key }) => key === "operation")) && clearancesIn(clauses, today).length > 0;
}

/** Whether a professional is named who allowed training, anywhere in the text. */
export function isClearedByProfessional(text: string, today: Day): boolean {
  return clearancesIn(readClauses(text), today).some(({ by }) => by !== undefined && by !== "midwife");
}

/** Cleared, only what the group limits by itself is left. */
function opened(finding: HealthFinding): HealthFinding {
  return finding.limits.clearance === "required" ? { ...finding, limits: { ...finding.limits, clearance: "none" } } : finding;
}

function mergeFindings(a: HealthFinding, b: HealthFinding): HealthFinding {
  const { regions, ...limits } = strictest([a.limits, b.limits]);
  const [stricter, other] = strength(b) > strength(a) ? [b, a] : [a, b];
  const kept = (other.note.match(OF_A_MEDICINE) ?? []).filter((sentence) => !stricter.note.includes(sentence.slice(0, SAME_START)));
  // Every clause about one diagnosis or operation is quoted.
  const isOne = (a.group === "diagnosis" || a.group === "operation") && a.phrase !== b.phrase && !a.phrase.includes(b.phrase);
  const phrase = isOne ? `${a.phrase}” and “${b.phrase}` : stricter.phrase;
  return { ...stricter, phrase, note: [stricter.note, ...kept].join(" "), limits: { ...limits, regions } };
}

/** Sentences about a medicine hold beside the condition that it is taken for. */
const SAME_START = 20;
const OF_A_MEDICINE = /(?:Your heart-rate zones|Drink to a plan|New muscle pain)[^.]*\./gu;

/** How much a finding closes, for which of two about one group speaks. */
function strength({ limits }: HealthFinding): number {
  return (limits.clearance === "required" ? 20 : 0) + (10 - (limits.rpe ?? 10)) + Object.keys(limits).length;
}

/** The groups that a clause names; the same clauses are read for every week of a plan. */
function groupsIn(clause: Clause): readonly HealthGroup[] {
  const known =
    NAMED.get(clause) ?? GROUPS.filter((group) => names(group, group.key === "operation" ? withoutDutchOp(clause) : clause.words));
  NAMED.set(clause, known);
  return known;
}

/** "Trap op nooit", "het gaat de goede kant op": a Dutch "op" is a direction, and an operation is an "operatie" or an "OP" in capitals. */
function withoutDutchOp({ words, language, quote }: Clause): readonly string[] {
  return language === "nl" && !/\bOP\b/u.test(quote) ? words.filter((word) => word !== "op") : words;
}

const NAMED = new WeakMap<Clause, readonly HealthGroup[]>();

function names(group: HealthGroup, words: readonly string[]): boolean {
  return group.names.has(words) || (group.medicines !== undefined && words.some((word) => group.medicines?.test(word)));
}

/** "Warfarin, so no headers": what stands before it is the reason, and not denied. */
function isReasonFor(group: HealthGroup, { words }: Clause): boolean {
  const at = words.findIndex((word, index) => SO.has(word) && NO.has(words[index + 1] ?? ""));
  const before = words.slice(0, Math.max(0, at));
  return at > 0 && names(group, [...before, ...knownNames(before)]);
}

const SO: ReadonlySet<string> = new Set([
  "so",
  "also",
  "daher",
  "deshalb",
  "drum",
  "asi",
  "donc",
  "quindi",
  "entao",
  "dus",
  "therefore",
  "hence",
]);
const NO: ReadonlySet<string> = new Set([
  "no",
  "not",
  "never",
  "nothing",
  "kein",
  "keine",
  "keinen",
  "nicht",
  "nix",
  "nada",
  "pas",
  "niente",
  "nao",
  "sem",
  "geen",
  "niet",
]);

/** "mild", said of a heel, says nothing about the asthma beside it. */
function isRemark(found: Found | undefined): boolean {
  return found?.groups.length === 0 && !namesRegion(found.clause.quote);
}

/** Clauses beside it that name no group of their own: "pregnant, 22 weeks", "c-section, 9 weeks ago". */
function getRemarks(found: readonly Found[], index: number): readonly Clause[] {
  const remarks: Clause[] = [];
  for (let at = index + 1; at < found.length && (isRemark(found[at]) || isNameOf(found, index, at)); at++)
    remarks.push((found[at] as Found).clause);
  // "disc L4-L5 in 2022, operated": the word alone is about what stands before it.
  const isAlone = (found[index] as Found).clause.words.length <= 2;
  const isBefore = (at: number): boolean => isRemark(found[at]) || (isAlone && at === index - 1 && isSameSentence(found[at], found[index]));
  for (let at = index - 1; at >= 0 && isBefore(at) && index - at <= 2; at--) remarks.push((found[at] as Found).clause);
  return remarks;
}

/** "knee op (meniscus trim) 3 months ago": a word or two behind an operation name it. */
function isNameOf(found: readonly Found[], index: number, at: number): boolean {
  const [mention, behind] = [found[index], found[at]];
  return (
    at === index + 1 &&
    isSameSentence(mention, behind) &&
    mention?.groups.some(({ key }) => key === "operation") === true &&
    behind !== undefined &&
    behind.clause.words.length <= 2 &&
    behind.groups.every((group) => mention.groups.includes(group))
  );
}

function isSameSentence(a: Found | undefined, b: Found | undefined): boolean {
  return a !== undefined && a.clause.sentence === b?.clause.sentence;
}

function getMention(
  clause: Clause,
  saidWords: readonly string[],
  { today, elapsed, person, whole }: Told & { readonly whole: readonly Clause[] },
): Mention {
  const wholeText = whole.map(({ words }) => words.join(" ")).join(" , ");
  return {
    phrase: clause.quote,
    words: clause.words,
    said: saidWords.join(" "),
    saidWords,
    sentence: whole
      .filter(({ sentence, isOther }) => sentence === clause.sentence && !isOther)
      .map(({ words }) => words.join(" "))
      .join(" "),
    weeks: weeksSince(clause.words, today) ?? weeksSince(saidWords, today),
    isPast: PAST.has(saidWords),
    beforeSettled: wordsBeforeSettled(clause, whole),
    isPregnant: whole.some(
      ({ isDenied, isOther, words }) =>
        !isDenied && !isOther && PREGNANT.test(words.join(" ")) && !isPastPregnancy(words.join(" "), wholeText),
    ),
    whole: wholeText,
    isCleared: false,
    isClearedForAll: false,
    today,
    elapsed,
    person,
  };
}

const PREGNANT = /pregnan|schwanger|\bssw\b|embaraz|enceinte|grossesse|trimest|incinta|gravid|zwanger/u;

const PAST = phraseList(
  "gone, back to normal, all good since, healed, cured, in remission, recovered, resolved, went away, history of, used to have, =former, =formerly, years ago, as a kid, as a child, in childhood, geheilt, ausgeheilt, fruher, verheilt, weg, uberstanden, vor jahren, curada, curado, superado, hace anos, de nino, gueri, guerie, il y a des annees, guarito, curado",
);

/** "I'm 15", "36 J.", "tengo 62": an age, when nothing else can be meant. */
function ageIn(clauses: readonly Clause[]): number | undefined {
  for (const { words, isOther } of clauses) {
    const found =
      /^(?:hi )?(?:im|i am|ich bin|bin|tengo|jai|j ai|ho|tenho) (\d{2})(?:$| (?:years?|yrs?|yo|jahre?|anos?|ans|anni|old|and|und|y|et|quiero|mit)\b)|^(\d{2}) (?:yo|years old|jahre alt)$/u.exec(
        words.join(" "),
      );
    // "45 yrs" opens a text; behind a complaint it is how long that has been there.
    const opening = clauses[0]?.words === words ? /^(\d{2}) (?:j|jahre|yrs?|years?)$/u.exec(words.join(" ")) : null;
    const age = Number(found?.[1] ?? found?.[2] ?? opening?.[1] ?? 0);
    if (!isOther && age >= 10 && age <= 95) return age;
  }
  return undefined;
}
