import { memoized } from "../language/memoized.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day } from "../calendar/day.ts";
import { strictest } from "../health/limits.ts";
import { withFinding } from "../health/merge.ts";
import { toPerson } from "../health/person.ts";
import {
  type AskedPerson,
  isClearedByProfessional,
  isOperationCleared,
  isUnnamedOperationCleared,
  readHealth,
} from "../health/read-health.ts";
import { clearancesIn } from "../health/cleared/clearance.ts";
import { readClauses } from "../health/clause.ts";
import { weighSenses } from "./complaints/by-senses.ts";
import { weighFindings } from "./complaints/weigh-findings.ts";
import { isRatherConcern, isRatherGood, isSurelyGood } from "../clause-kinds/second-opinion.ts";
import { isOver, sensesOf } from "../clause-kinds/told-senses.ts";
import { namesHealth } from "../health/names-health.ts";
import type { HealthFinding, HealthReading } from "../health/group.ts";
import { withoutPostures } from "../health/stated-limits/joint-positions.ts";
import { clausePosition } from "../health/stated-limits/limit-positions.ts";
import { onlyOpens, readToldLimits } from "../health/stated-limits/stated-limits.ts";
import { looksMedical, unreadFinding } from "../health/unread-medical.ts";
import { couldMatter, isPlainTalk, looksLikeWish } from "../free-text/matters.ts";
import { statedOfBody } from "../free-text/wished-complaints.ts";
import { type FreeText, readFreeText } from "../free-text/read-free-text.ts";
import { withPainReports } from "./check-in/apply-check-ins.ts";
import { daysAgo } from "./words/dating.ts";
import { LOWER_LIMB } from "./impact.ts";
import type { Region } from "../catalogue/exercise.ts";
import type { InjuryReading, RedFlag, RegionFinding } from "./injury.ts";
import { SHORT_OF_RANGE, shortOfRange } from "./complaints/short-of-range.ts";
import { isNamedInjury } from "./complaints/named-injury.ts";
import { operationsAhead } from "./complaints/operations-ahead.ts";
import { withOwnStance } from "./complaints/own-stance.ts";
import { asWarmedUp } from "./complaints/warms-up.ts";
import { isMetByRule, onlyAtMovement } from "./complaints/under-condition.ts";
import { goneForGood } from "./complaints/gone-for-good.ts";
import { withoutOthers } from "./complaints/of-others.ts";
import { saysNothingNew, withoutVagueJoints } from "./complaints/beside-complaint.ts";
import { lostConcerns } from "./unread/lost-concerns.ts";
import { manyComplaints } from "./complaints/many-complaints.ts";
import { noComplaints } from "./complaints/no-complaint.ts";
import { saysAirTrigger } from "./words/everyday-words.ts";
import { deniesAll, isRemark, notUnderstood, soundsLikeComplaint } from "./unread/not-understood.ts";
import { besidePresentTraining } from "./present-training.ts";
import { asReport, reportsOf, withReports } from "./reports.ts";
import { climbs, regionsLater } from "./return-ladder/next-step.ts";
import { examinedSigns, findRedFlags } from "./red-flags.ts";
import { namesProfessional } from "../health/cleared/clearance.ts";
import { isLongPast } from "../health/cleared/long-past.ts";
import { normalise } from "../health/normalise.ts";
import { isPainlessTail } from "../health/painless-tail.ts";
import { findRegions, type RegionsRead } from "./complaints/regions.ts";
import { tellsRunsAndWalks } from "../health/stated-limits/limit-running.ts";
import { isHeldStill, regionsIn } from "../health/stated-limits/limit-regions.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";
import { readStatements } from "./words/statements.ts";
import { possibleDays } from "../statements/possible-days.ts";
import { weighDays } from "../statements/weigh-days.ts";
import { readWishes, WISH_LABEL, wishFindings } from "../statements/wishes/wishes.ts";
import { isConditional, isPermission, leftovers, NO_LEFTOVERS } from "./unread/unaccounted.ts";
import { isOnlyIdiom, unansweredClauses } from "./unread/unanswered.ts";
import { withStatements } from "../statements/apply-to-regions.ts";
import { changesNothing } from "./unread/noted-clauses.ts";
import {
  afterClearance,
  asChild,
  isLongBack,
  isOfCondition,
  isOnlyStiff,
  isPregnancy,
  isQuietDiagnosis,
  isRepaired,
  managedTear,
  operatedTear,
  withinDiagnosis,
  withinOperation,
  JUST_NOW,
  NEW_JOINT,
  OPERATION,
  TAKEN_FROM_THERE,
  WITHIN_LIMITS,
} from "./complaints/complaint-filters.ts";

/** The last reading of an athlete: planning, checking and explaining ask for the same one many times. */
const LAST_READ = new WeakMap<Athlete, { readonly today: Day; readonly weeksTrained: number; readonly reading: InjuryReading }>();

/** Reads what an athlete says about injuries and health, with the profile: its age, weight and years of training. */
export function readAthlete(athlete: Athlete, today: Day, weeksTrained = 0): InjuryReading {
  const last = LAST_READ.get(athlete);
  if (last !== undefined && last.today === today && last.weeksTrained === weeksTrained) return last.reading;
  const reading = readAgain(athlete, today, weeksTrained);
  LAST_READ.set(athlete, { today, weeksTrained, reading });
  return reading;
}

function readAgain(athlete: Athlete, today: Day, weeksTrained: number): InjuryReading {
  const person = toPerson(athlete, weeksTrained);
  const all = readInjuries(statedOfBody(athlete), today, person);
  const reports = reportsOf(athlete);
  const newest = withReports(
    all,
    reports,
    () => readInjuries(statedOfBody({ ...athlete, injuries: reports.known }), today, person),
    ({ text, on }) => readReport(text, on, person),
  );
  const told = withWishes(athlete, newest, today);
  const reading = withPainReports(athlete, atOwnPace(athlete, besidePresentTraining(athlete, told, today)), today);
  return { ...reading, readOn: today, ...(weeksTrained === 0 ? {} : { weeksTrained }) };
}

/** What somebody reports during a plan, read by itself: with one sore part, its number may stand in another sentence. */
export function readReport(text: string, today: Day, person?: AskedPerson): InjuryReading {
  return asReport(readInjuries(text, today, person), text);
}

/** Days and numbers among the dislikes hold like those of the other text. */
function withWishes(athlete: Athlete, told: InjuryReading, today: Day): InjuryReading {
  const reading = withWeighedDays(athlete, told);
  const { days: wished } = readWishes(athlete.dislikes ?? "", today);
  const findings = wishFindings(athlete, today);
  const { days } = possibleDays(athlete, wished);
  if (days.length + findings.length === 0) return reading;
  return {
    ...reading,
    days: [...reading.days, ...days],
    health: findings.reduce(withFinding, reading.health),
  };
}

/** Days that stand in the text about the body are weighed like those among the wishes. */
function withWeighedDays(athlete: Athlete, reading: InjuryReading): InjuryReading {
  const { days, remarks } = weighDays(athlete, reading.days);
  const dropped = reading.days.filter((limit) => !days.some(({ phrase }) => phrase === limit.phrase));
  if (dropped.length === 0) return days.length === 0 ? reading : { ...reading, days };
  const clauses = reading.clauses.map((clause) =>
    clause.effect !== undefined && dropped.some(({ phrase }) => phrase === clause.quote)
      ? { ...clause, effect: remarkOn(clause.quote, remarks) ?? DAY_KEPT }
      : clause,
  );
  return { ...reading, days, clauses };
}

const DAY_KEPT = "your profile trains then, so the plan keeps that; take the day out of your profile if it is free";

/** What is said about a limit of days that does not hold, without its quote. */
function remarkOn(quote: string, remarks: readonly string[]): string | undefined {
  const lead = `“${quote}”: `;
  return remarks
    .find((remark) => remark.startsWith(lead))
    ?.slice(lead.length)
    .replace(/\.$/u, "");
}

/** A slight complaint that the classifier takes for good news is over: "the knee just sat there quietly". */
function withSecondOpinion(finding: RegionFinding, text: string): RegionFinding {
  const { grade, pain, phrase, kind, hurts = [] } = finding;
  if (grade === 0 || (grade > 1 && finding.isUnsaid !== true) || pain !== undefined || kind !== undefined || hurts.length > 0)
    return finding;
  // A name alone is told as a complaint: "mild shin splints".
  if (phrase.split(" ").length < FEWEST_TOLD) return finding;
  const clauses = readClauses(text);
  const own = clauses.filter(({ quote }) => quote.includes(phrase) || phrase.includes(quote));
  const later = clauses.filter(
    (clause) => clauses.indexOf(clause) > clauses.indexOf(own.at(-1) ?? clause) && regionsIn(clause.english).includes(finding.region),
  );
  const isGood =
    own.length > 0 &&
    (own.every((clause) => (finding.isUnsaid === true ? isRatherGood : isSurelyGood)(clause, clauses)) ||
      (later.length > 0 && !own.some((clause) => isRatherConcern(clause, clauses))));
  if (own.some(isNamedInjury)) return finding;
  const beside = clauses.filter((clause) => own.some(({ sentence }) => sentence === clause.sentence) && !own.includes(clause));
  if (!isGood || !later.every((clause) => isSurelyGood(clause, clauses)) || beside.some((clause) => isRatherConcern(clause, clauses)))
    return finding;
  return { region: finding.region, grade: 0, score: 0, phrase: [...own, ...later].length === 1 ? phrase : (later.at(-1)?.quote ?? phrase) };
}

const FEWEST_TOLD = 4;

/** Kilometres until it hurts as minutes of the athlete's easy running, a quarter slower than over 5 km. */
function atOwnPace({ conditioning: { run5k, run10k } }: Athlete, reading: InjuryReading): InjuryReading {
  const best = run5k === undefined ? (run10k === undefined ? undefined : run10k / 10.4) : run5k / 5;
  if (best === undefined || reading.regions.every(({ onset }) => onset?.metres === undefined)) return reading;
  const regions = reading.regions.map((finding) => {
    const metres = finding.onset?.metres;
    return metres === undefined ? finding : { ...finding, onset: { metres, minutes: ((metres / 1000) * best * EASY_SHARE) / 60 } };
  });
  return { ...reading, regions };
}

const EASY_SHARE = 1.25;

/**
 * What was read on `today`, so many weeks later: a pregnancy goes on, weeks after a birth and of training pass, and slight complaints take their
 * steps back. A clearance stays needed until it is told. The reading itself where nothing changes.
 */
export function readingLater(athlete: Athlete, reading: InjuryReading, today: Day, after: WeeksLater): InjuryReading {
  const regions = withoutEnded(regionsLater(reading, after.injury), addDays(today, 7 * after.health));
  const health = healthLater(athlete, reading, today, after);
  if (regions === reading.regions && health === reading.health) return reading;
  return { ...reading, regions, health };
}

/** What was left out until a day is tried again after it. */
function withoutEnded(regions: readonly RegionFinding[], now: Day): readonly RegionFinding[] {
  const hasEnded = ({ hurtsUntil = {} }: RegionFinding): boolean => Object.values(hurtsUntil).some((until) => until < now);
  if (!regions.some(hasEnded)) return regions;
  return regions.map((finding) => {
    const { hurts = [], hurtsUntil = {} } = finding;
    return hasEnded(finding) ? { ...finding, hurts: hurts.filter((one) => (hurtsUntil[one] ?? now) >= now) } : finding;
  });
}

/** Whole weeks since the reading, and since an injury was told last. */
export interface WeeksLater {
  readonly health: number;
  readonly injury: number;
}

/** Weeks that what was not understood holds back. */
export const UNREAD_WEEKS = 2;

/** Findings that change from week to week by themselves. */
const GOES_ON: ReadonlySet<string> = new Set([
  "pregnancy",
  "postpartum",
  "novice",
  "weight",
  "illness",
  "hypermobility",
  "doctors-limit",
  "operation",
  "device",
  "post-viral",
  "unread",
]);

function healthLater(athlete: Athlete, { health, weeksTrained }: InjuryReading, today: Day, { health: weeks }: WeeksLater): HealthReading {
  const { limits, findings } = health;
  if (weeks < 1 || !findings.some(({ group }) => GOES_ON.has(group))) return health;
  const { body } = readFreeText(statedOfBody(athlete), today);
  const now = wishFindings(athlete, today).reduce(withFinding, readHealth(body, today, toPerson(athlete, weeksTrained), weeks));
  // What was not understood holds back the first sessions only: by then it has been asked for twice.
  const isAsked = weeks < UNREAD_WEEKS;
  const added = findings.filter(({ group }) => group === "unread-medical" || group === "unread" || group === "many-complaints");
  const isPregnant = findings.some(({ group }) => group === "pregnancy");
  const later = strictest([
    now.limits,
    { clearance: limits.clearance },
    ...added.filter(({ group }) => isAsked || group !== "unread").map((finding) => finding.limits),
    ...(isPregnant ? [limits] : []),
  ]);
  return JSON.stringify(later) === JSON.stringify(limits) ? health : { ...health, limits: later, findings: [...now.findings, ...added] };
}

/**
 * Reads a free text about injuries and health: which regions, how bad, red flags, conditions, and what nobody understood. `today` dates what is
 * old. The same text always gives the same reading.
 */
export const readInjuries: (told: string, today: Day, person?: AskedPerson) => InjuryReading = memoized(read);

function read(told: string, today: Day, person?: AskedPerson): InjuryReading {
  const { text: written, quotes: ofOthers } = withoutOthers(told);
  const { body: text, clauses: taken, days, heaviest, wished } = readFreeText(written, today);
  const clauses = [...taken, ...ofOthers.map((quote) => ({ quote, kind: "context" as const }))];
  // "No bar across the back" names no sore back.
  const ofBody = withoutPositions(text);
  const statements = readStatements(ofBody);
  // Signs of danger are looked for in every word.
  const flags = findRedFlags(text === written ? statements : readStatements(written), today);
  const histories = examinedSigns(text === written ? statements : readStatements(written), today);
  const isHistory = (words: string): boolean => histories.some(({ told }) => told.includes(words));
  const found = inOwnWords(withTranslated(findRegions(statements, today), ofBody, today), ofBody, text);
  const tellsOperation =
    flags.some(({ class: name }) => name === "post-op") ||
    found.regions.some(({ phrase }) => TAKEN_FROM_THERE.test(phrase) || OPERATION.test(phrase));
  const isCleared = tellsOperation && (isOperationCleared(text, today) || isUnnamedOperationCleared(text, today));
  // A recent operation stops training only until its surgeon has said yes: then its own weeks count (special-populations.md section 4.19).
  const isAllowed = flags.some(({ class: name }) => HEALS.has(name)) && isClearedByProfessional(text, today);
  const language = getLanguage(text);
  const english = toEnglish(text, language);
  const isHealed = HEALED.test(english) && !NOT_HEALED.test(english);
  // A bone that broke months ago and is in use again, within what its owner says of it.
  const isOldFracture = (phrase: string): boolean =>
    FRACTURE.test(phrase) && readStatements(sentenceWith(phrase, text)).some(({ words }) => (daysAgo(words, today) ?? 0) >= KNITTED_DAYS);
  const isInUse =
    isClearedByProfessional(text, today) ||
    readToldLimits(readClauses(text), today, {}).length > 0 ||
    found.regions.some(({ phrase, fine = [], hurts = [] }) => isOldFracture(phrase) && fine.length + hurts.length > 0);
  // A broken toe or finger with limits told for it was seen to: its part rests, and the rest trains.
  const isSmallBone = (phrase: string): boolean =>
    namesSmallBone(toEnglish(phrase, language), toEnglish(sentenceWith(phrase, text), language)) &&
    (isInUse || namesProfessional(normalise(english)) || SET_AND_HELD.test(english));
  // A limb in a cast, or with its next X-ray planned, was seen to: the limb rests, and the rest trains.
  const isSeenTo = flags.length > 0 && (isHeldStill(normalise(english)) || SEEN_TO.test(english));
  const isLimbSeenTo = (phrase: string): boolean => {
    if (!isSeenTo || !FRACTURE.test(phrase)) return false;
    const said = toEnglish(phrase, language);
    // "Left forearm in a splint (buckle fracture)": the bone stands beside it.
    const isNamed = LIMB_BONE.test(said) || AXIAL_BONE.test(said);
    return isNamed ? LIMB_BONE.test(said) && !AXIAL_BONE.test(said) : LIMB_BONE.test(english) && !AXIAL_BONE.test(english);
  };
  // "Torn meniscus 2019, operated": the year of the sentence is that of the operation.
  const isOldOperation = (phrase: string): boolean => {
    const said = readStatements(sentenceWith(phrase, text)).map(({ words }) => daysAgo(words, today));
    return said.some((days) => days !== undefined) && said.every((days) => days === undefined || days >= YEAR_DAYS);
  };
  const conditions = readHealth(text, today, person).findings;
  // "Dislocated twice, last time in spring" is months old.
  const isOldDislocation = (phrase: string): boolean => DISLOCATED.test(phrase) && MONTHS_OLD.test(text) && !JUST_NOW.test(text);
  // "On bisoprolol for palpitations, cardiologist is happy": what a medicine answers and a cardiologist has cleared.
  const isTreated = (phrase: string): boolean =>
    HEART_MEDICINE.test(phrase) &&
    !JUST_NOW.test(phrase) &&
    conditions.some(({ group, phrase: other, limits }) => group === "heart" && limits.clearance === "none" && other.includes(phrase));
  const operations = conditions.filter(({ group }) => group === "operation");
  const isOperatedPartAtRest =
    operations.length > 0 && operations.every(({ limits: { clearance } }) => clearance === "advise" || clearance === "none");
  const raised = flags.filter(
    ({ class: name, phrase }) =>
      !isOfCondition(name, phrase, conditions) &&
      !(name === "trauma" && (isOldDislocation(phrase) || AT_AN_AGE.test(phrase))) &&
      !(name === "trauma" && (isSmallBone(phrase) || isLimbSeenTo(phrase))) &&
      !(name === "cardiac" && isTreated(phrase)) &&
      !(name === "bone-stress" && IN_BOOT.test(english) && isLimbSeenTo(phrase)) &&
      !(name === "trauma" && isInUse && isOldFracture(phrase)) &&
      !(isHealed && name === "trauma") &&
      !(name === "cauda-equina" && FOOT_DROP.test(phrase) && isUnderNeurologist(text)) &&
      !(name === "post-op" && (isCleared || isOperatedPartAtRest || isOldOperation(phrase))) &&
      !(isAllowed && HEALS.has(name)),
  );
  const harmless = noComplaints(statements);
  const isOfRegion = (phrase: string): boolean =>
    found.regions.some((finding) => finding.phrase.includes(phrase) || phrase.includes(finding.phrase));
  const asWished = wished.map((one): HealthFinding => ({ group: "doctors-limit", label: WISH_LABEL, note: "", ...one }));
  const read = [...harmless, ...barLimit(heaviest), ...asWished].reduce(withFinding, readHealth(text, today, person));
  // The pelvis of a pregnancy has its own rules.
  const hasPelvicPain = read.findings.some(({ group }) => group === "pelvic-girdle");
  const isAfterBirth = read.findings.some(({ group, ask }) => group === "postpartum" && ask === undefined);
  // Thin bones are a condition with rules of its own: nothing of them is sore.
  const hasThinBones = read.findings.some(({ group }) => group === "osteoporosis");
  const weighed = weighFindings(
    withStatements(
      found.regions,
      text.replace(YEARS_OF, (words) => " ".repeat(words.length)),
      today,
    ),
    { text: written, conditions: read.findings, today },
  );
  const isHealedBone = (phrase: string): boolean =>
    FRACTURE.test(phrase) &&
    weighed.regions.some(({ grade, phrase: other }) => grade === 0 && (other.includes(phrase) || phrase.includes(other)));
  const redFlags = raised.filter(({ class: name, phrase }) => !(name === "trauma" && isHealedBone(phrase)));
  const gone = goneForGood(written);
  const ahead = operationsAhead(read.findings, english);
  const isGone = (words: string): boolean =>
    gone.some((quote) => quote.includes(words) || words.includes(quote)) ||
    tellsLongPast(sentenceWith(words, written)) ||
    (PELVIC_FLOOR.test(words) && GETS_BETTER.test(normalise(words)));
  const weighedRegions = withOwnStance(withoutVagueJoints(weighed.regions), written)
    .filter((finding) => !ahead.isAround(finding))
    .filter(({ phrase }) => !isHistory(phrase))
    .map((finding) =>
      finding.pain === undefined && AT_AN_AGE.test(finding.phrase) && !IS_THERE_AGAIN.test(sentenceWith(finding.phrase, text))
        ? asChild(finding)
        : finding,
    )
    .filter(({ phrase, pain }) => !(hasThinBones && pain === undefined && THIN_BONES.test(phrase) && !SORE_BONES.test(phrase)))
    // What the legs feel after some way on foot is the narrow canal's, which has rules of its own.
    .filter(({ phrase, region }) => !(LOWER_LIMB.has(region) && NARROW_CANAL.test(text) && AFTER_A_WALK.test(phrase)))
    .filter(({ phrase, pain }) => !(pain === undefined && OSGOOD.test(phrase) && QUIET.test(text)))
    .filter(({ phrase }) => !(isAfterBirth && /diastas|\bgap\b|separation/iu.test(phrase)))
    .filter(({ phrase, region }) => !(region === "hip_groin" && (isPregnancy(phrase, text) || hasPelvicPain)) && !LYMPH.test(phrase))
    .filter(({ phrase, region, pain }) => !(region === "hip_groin" && pain === undefined && PELVIC_FLOOR.test(phrase)))
    .filter(({ phrase, region }) => !(hasPelvicPain && LOWER_LIMB.has(region) && BETWEEN_LEGS.test(phrase)))
    .filter(({ phrase, region }) => !((region === "neck" || region === "upper_back") && DUTCH_STAIRS.test(phrase)))
    .filter(({ phrase }) => !isQuietDiagnosis(phrase) && !((isCleared || NEW_JOINT.test(phrase)) && isRepaired(phrase)))
    .map((finding) => (finding.region === "shoulder" && SHORT_OF_RANGE.test(text) ? shortOfRange(finding) : finding))
    .map((finding) => (isCleared ? afterClearance(finding) : finding))
    .map((finding) =>
      isHealed && finding.grade === 2 && finding.pain === undefined
        ? { ...finding, grade: 1 as const, score: 1, closesNothing: true as const }
        : finding,
    )
    .map((finding) => (isLongBack(finding, text) ? { ...finding, grade: 1 as const, score: 1, closesNothing: true as const } : finding))
    .filter(({ phrase, isUnsaid }) => !(isUnsaid === true && PROSTHESIS.test(phrase)))
    .map((finding) => withinOperation(operatedTear(finding, text, read.findings), read.findings))
    .map((finding) => withinDiagnosis(finding))
    .map((finding) => managedTear(finding, written))
    .map((finding) => (isOnlyStiff(finding) ? { ...finding, closesNothing: true as const } : finding))
    .map((finding) => withSecondOpinion(finding, text))
    .map((finding) => (isGone(finding.phrase) && finding.pain === undefined ? asGone(finding) : finding))
    .filter((finding) => !isMetByRule(finding, written, read.findings))
    .map((finding) => onlyAtMovement(finding, written, today))
    .map((finding) => withinToldLimits(finding, text, today))
    .map((finding) => asWarmedUp(finding, written))
    .map((finding) =>
      finding.grade > 0 && isOldFracture(finding.phrase) && isInUse
        ? { ...finding, grade: 1 as const, score: Math.min(finding.score, finding.pain ?? WITHIN_LIMITS), closesNothing: true as const }
        : finding,
    );
  const bySenses = weighSenses(weighedRegions, written, today);
  const { regions } = bySenses;
  const discInvolved = found.discInvolved && regions.length > 0;
  const isNothingRead = histories.length + regions.length + redFlags.length + read.understood.length + harmless.length === 0;
  // What a condition was read from is understood, whatever else stands in the clause.
  const notRead = notUnderstood(written, today).filter(
    (words) =>
      !read.understood.some((clause) => clause.includes(words) || words.includes(clause)) &&
      !COMES_AGAIN.test(words) &&
      !tellsOnset(words, regions) &&
      !isEcho(words, read) &&
      !isHistory(words) &&
      !isReadByCondition(words, read.findings) &&
      !SHORT_OF_RANGE.test(words),
  );
  const allowed = readClauses(written).filter((clause) => isPermission(clause, today));
  // "… uphill and in daily life nothing" says where the complaint beside it is not.
  const isPainless = (words: string): boolean => regions.length > 0 && isPainlessTail(words) && !soundsLikeComplaint(words);
  const open = notRead.filter(
    (words) => !isOfRegion(words) && !isPainless(words) && !allowed.some(({ quote: clause }) => clause === words),
  );
  // Whatever the words are, something was written and nothing was read from it.
  const isLost = isNothingRead && found.regions.length + open.length + clauses.length === 0 && !deniesAll(written, today);
  const unread = isLost ? [written.trim()] : open;
  const isComplaint = (words: string): boolean =>
    (isLost && !looksLikeWish(words)) || soundsLikeComplaint(words) || looksMedical(toEnglish(words, language));
  const before = { regions, redFlags, health: read, unread, clauses, days };
  const left = isLost ? NO_LEFTOVERS : leftovers(written, today, before, (words) => isRemark(words, today));
  const lost = [...left.clauses, ...left.amounts.map(({ quote: clause }) => clause)].filter(
    (words, at, all) =>
      all.indexOf(words) === at &&
      !tellsOnset(words, regions) &&
      !isEcho(words, read) &&
      !isHistory(words) &&
      !AT_AN_AGE.test(words) &&
      !isReadByCondition(words, read.findings) &&
      !(SHORT_OF_RANGE.test(words) && regions.some(({ isShortOfRange }) => isShortOfRange)),
  );
  const isNoted = (words: string): boolean => !isLost && changesNothing(words) && !AMOUNT_OF_TRAINING.test(words);
  // What was used is understood, and what could change nothing is not asked about.
  const isUsed = (words: string): boolean =>
    regions.some(({ phrase }) => phrase.includes(words) || words.includes(phrase)) ||
    days.some(({ phrase }) => phrase.includes(words)) ||
    clauses.some(({ kind, quote }) => kind === "availability" && quote.includes(words));
  const isIdle = (words: string): boolean => !couldMatter(words) && (!isLost || isPlainTalk(words));
  // "No asthma", and what a pregnancy closes anyway.
  const isOwnRule = (words: string): boolean =>
    read.understood.some((phrase) => phrase.includes(words) || words.includes(phrase)) &&
    (words.split(" ").length <= MOST_OF_A_DENIAL ||
      (read.findings.some(({ group }) => group === "pregnancy") && OF_A_PREGNANCY.test(words)));
  const isOfOther = (words: string): boolean => readClauses(written).some(({ quote, isOther }) => isOther && quote === words);
  // What orders or feels something and was only noted is asked about.
  const unused = left.noted.filter(
    (words) =>
      !isHistory(words) &&
      !isOfOther(words) &&
      !isOwnRule(words) &&
      ORDERS_OR_NUMBERS.test(words) &&
      !(read.findings.length > 0 && namesHealth(words)),
  );
  const concerns = lostConcerns(written, today, { regions, redFlags, health: read, clauses, days }).filter(
    (words) =>
      !isHistory(words) &&
      !isEcho(words, read) &&
      !isReadByCondition(words, read.findings) &&
      !tellsOnset(words, regions) &&
      !isOwnRule(words),
  );
  // A note of which nothing at all was read may hold an illness that nobody knows by name.
  const isAllLost = isNothingRead && found.regions.length + clauses.length === 0 && !DENIED_OR_JOKE.test(written);
  const isOrder = (words: string): boolean =>
    [...weighed.orders, ...weighed.ends].some((quote) => quote.includes(words) || words.includes(quote));
  // What a professional named in the sentence before allows is a permission, and no question.
  const unanswered = new Set([...unread, ...lost, ...unused, ...concerns].filter((words) => !left.allowed.includes(words)));
  const allowedBeside =
    unanswered.size === 0
      ? []
      : clearancesIn(readClauses(written), today).flatMap(({ quote: words }) =>
          unanswered.has(words) && !isConditional(words) ? [words] : [],
        );
  const asked = [
    ...new Set([
      ...bySenses.unsure,
      ...weighed.unsure.filter((words) => !read.understood.some((phrase) => phrase.includes(words) || words.includes(phrase))),
      ...[...unread, ...lost, ...unused, ...concerns].filter(
        (words) =>
          !isNoted(words) &&
          !isGone(words) &&
          !isUsed(words) &&
          !isOrder(words) &&
          !allowedBeside.includes(words) &&
          !isOnlyIdiom(words) &&
          (isLost || !saysNothingNew(words, { regions, findings: read.findings }, written)) &&
          ((isAllLost && concerns.includes(words)) || !isIdle(words)),
      ),
    ]),
  ];
  const silent = unansweredClauses(written, today, { regions, redFlags, health: read, unread: asked, clauses, days }).filter(
    ({ quote: words }) =>
      !isHistory(words) &&
      !isGone(words) &&
      !isOrder(words) &&
      !isEcho(words, read) &&
      (isLost || !saysNothingNew(words, { regions, findings: read.findings }, written)) &&
      !tellsOnset(words, regions) &&
      !left.allowed.includes(words) &&
      !allowedBeside.includes(words),
  );
  const concerning = silent.filter(({ isConcern }) => isConcern).map(({ quote: words }) => words);
  // What is over holds nothing back, whether its words are known or not.
  const mayHold = [...asked, ...concerning].filter((words) => !isOver(sensesOf(words, written, "injuries")));
  const held = unreadFinding(mayHold, (words) => concerning.includes(words) || isComplaint(words), read.limits);
  return {
    regions,
    redFlags,
    health: withFinding(withFinding(withoutNotYet(read, regions), held), manyComplaints(regions)),
    unread: withoutParts([...asked, ...silent.map(({ quote: words }) => words)]),
    clauses: [
      ...clauses,
      ...weighed.orders.map((quote) => ({ quote, kind: "open" as const, effect: ORDERED })),
      ...[...left.allowed, ...allowedBeside].map((words) => ({
        quote: words,
        kind: "open" as const,
        effect: "allowed, so it is in the plan",
      })),
      ...gone
        .filter((quote) => !regions.some(({ phrase }) => quote.includes(phrase) || phrase.includes(quote)))
        .map((quote) => ({ quote, kind: "open" as const, effect: GONE })),
      ...histories.map(({ phrase }) => ({ quote: phrase, kind: "open" as const, effect: LOOKED_INTO })),
    ],
    days: [...days, ...ahead.days],
    professionalAdvice:
      redFlags.length > 0 || (discInvolved && !isClearedByProfessional(text, today)) || regions.some((finding) => finding.grade === 3),
  };
}

function tellsLongPast(sentence: string): boolean {
  return sentence.length <= LONGEST_STORY && isLongPast(normalise(sentence));
}

const LONGEST_STORY = 400;

/** The floor of the pelvis has rules of its own, and is no hip. */
const PELVIC_FLOOR =
  /pelvic floor|beckenboden|suelo p[eé]lvico|pavimento p[eé]lvico|plancher pelvien|p[eé]rin[eé]e|assoalho p[eé]lvico|bekkenbodem/iu;

const GETS_BETTER = /\b(?:better|improv\w*|besser|mejor\w*|mieux|amelior\w*|meglio|miglior\w*|melhor\w*|beter)\b/u;

const GONE = "is over, so nothing is limited; if it comes back, say so in your profile";

function asGone({ region, phrase, side }: RegionFinding): RegionFinding {
  return { region, phrase, grade: 0, score: 0, ...(side === undefined ? {} : { side }) };
}

/** A clause that stands in a longer one is shown back once. */
function withoutParts(all: readonly string[]): readonly string[] {
  return all.filter((words, at) => !all.some((other, index) => index !== at && other !== words && other.includes(words)));
}

const NOT_YET =
  /\b(?:not yet|yet|noch nicht|nog niet|todavia no|aun no|pas encore|non ancora|ancora no|ainda nao)\b|\b(?:nothing|no) \w+ yet\b/u;

/** "Easy running works again, fast not yet": what a strain still minds comes back with its steps, and is no limit without an end. */
function withoutNotYet(read: HealthReading, regions: readonly RegionFinding[]): HealthReading {
  const findings = read.findings.filter(
    ({ group, phrase, limits: { closed = [] } }) =>
      group !== "doctors-limit" ||
      closed.length === 0 ||
      !NOT_YET.test(normalise(phrase)) ||
      namesProfessional(normalise(phrase)) ||
      !(closed.every((one) => FASTER.has(one)) && regions.some(climbs)),
  );
  return findings.length === read.findings.length ? read : { ...read, findings, limits: strictest(findings.map(({ limits }) => limits)) };
}

/** What the steps of any strain leave for last. */
const FASTER: ReadonlySet<string> = new Set(["run-fast", "hills", "hill-sprints", "jump", "impact"]);

const DENIED_OR_JOKE =
  /\b(?:lol|haha\w*)\b|^\s*(?:none|nothing|no|nope|nil|keine?|nein|nichts|nix|ninguna?|nada|no|rien|aucune?|non|nessuna?|niente|nenhuma?|nada|geen|niets)\b/iu;

const MOST_OF_A_DENIAL = 3;
const OF_A_PREGNANCY = /\b(?:lying|flat on|contact|back)\b/iu;
const AMOUNT_OF_TRAINING = /\d ?(?:min\w*|km|x \d)\b/iu;
const ORDERS_OR_NUMBERS =
  /\d|\b(?:no|not|never|only|without|avoid|max|until|kein\w*|nicht|nur|ohne|nie|bis|sin|solo|pas|sans|senza|niente|sem|geen|niet)\b/iu;

/** "Comes on at about 6k every time": the onset that was read from it. */
function tellsOnset(words: string, regions: readonly RegionFinding[]): boolean {
  const told = regions.flatMap(({ onset }) => (onset === undefined ? [] : [onset.minutes, onset.metres ?? 0, (onset.metres ?? 0) / 1000]));
  return (
    words.split(" ").length <= MOST_WORDS_OF_AN_ONSET &&
    (words.match(/\d+(?:[.,]\d+)?/gu) ?? []).some((one) => told.includes(Number(one.replace(",", "."))))
  );
}

const MOST_WORDS_OF_AN_ONSET = 8;

const ORDERED = "is an order to load it, so it is trained in steps and not spared";

const LOOKED_INTO = "was looked into, so it limits nothing; if it comes back, stop and see a doctor";

/** A foot that drops when it is tired is part of an illness of the nerves that somebody looks after. */
const FOOT_DROP = /\bfoot (?:drops?|drags?)\b|\bdrop(?:ped)? foot\b|\bfu(?:ß|ss)heber/iu;

function isUnderNeurologist(text: string): boolean {
  return (
    /multiple sclerosis|multiple sklerose|\bms\b|parkinson|cerebral palsy|charcot|\bpolio\b|\bstroke\b/iu.test(text) &&
    /\bstable\b|\bstabil\b|neurolog/iu.test(text)
  );
}

const THIN_BONES = /\b(?:thin|weak|brittle|porous) bones?\b|\bosteop|bone density|t-? ?score/iu;

const NARROW_CANAL = /stenosis|stenose|narrow (?:spinal )?canal|claudicat/iu;

const AFTER_A_WALK = /\b(?:tingl|numb|heavy|weak|prickl)/iu;

const OSGOOD = /osgood|schlatter/iu;

const QUIET = /\b(?:quiet|silent|no longer|symptom.?free|no (?:more )?(?:pain|trouble|problems?))\b/iu;

const SORE_BONES = /pain|hurt|ache|sore|fractur|broke|stiff/iu;

/** Parts of the body that only the English of the text names, with the clause that they stand in. */
function withTranslated(found: RegionsRead, text: string, today: Day): RegionsRead {
  const language = getLanguage(text);
  if (language === "en") return found;
  const english = findRegions(readStatements(toEnglish(text, language)), today);
  const known = new Set(found.regions.map(({ region }) => region));
  const clauses = readClauses(text);
  const added = english.regions.flatMap((finding) => {
    const clause = clauses.find((one) => regionsIn(one.english).includes(finding.region));
    return known.has(finding.region) ||
      clause === undefined ||
      noComplaints(readStatements(clause.quote)).length > 0 ||
      isPartOfKnown(finding, found, clause.quote)
      ? []
      : [{ ...finding, phrase: clause.quote }];
  });
  // Its English may say how bad it is where the words themselves name only the part.
  const graded = found.regions.map((finding): RegionFinding => {
    const other = english.regions.find(({ region }) => region === finding.region);
    if (finding.isUnsaid !== true || other === undefined || other.isUnsaid === true || finding.closesNothing === true) return finding;
    // "Belasten geht" heals no ligament.
    if (other.grade === 0 && !OVER.test(other.phrase)) return finding;
    const side = finding.side ?? other.side;
    return { ...other, phrase: finding.phrase, ...(side === undefined ? {} : { side }) };
  });
  return { ...found, regions: [...graded, ...added] };
}

const OVER = /\b(?:healed|recovered|old injury)\b/iu;

/** A clause that names a complaint already is read. */
function isPartOfKnown({ grade }: RegionFinding, { regions }: RegionsRead, clause: string): boolean {
  return grade === 0 || regions.some(({ phrase }) => phrase.includes(clause) || clause.includes(phrase));
}

/** No lift is heavier than all the plates there are. */
function barLimit(heaviest: FreeText["heaviest"]): readonly HealthFinding[] {
  if (heaviest === undefined) return [];
  const { kilograms, phrase } = heaviest;
  const note = `“${phrase}”: nothing on the bar is heavier than ${kilograms} kg.`;
  return [{ group: "own-plates", label: "the plates that you have", phrase, limits: { kilograms }, note }];
}

/** Who was given limits for a complaint keeps to them: they stand in the place of the list of its region. */
function withinToldLimits(finding: RegionFinding, text: string, today: Day): RegionFinding {
  const { grade, pain, kind, phrase, isUnsaid, closesNothing } = finding;
  if (grade > 1 && pain === undefined && LOWER_LIMB.has(finding.region) && hasRunningPlan(text, today)) {
    const { kind: _kind, ...rest } = finding;
    return {
      ...rest,
      grade: 1,
      score: WITHIN_LIMITS,
      closesNothing: true,
      hurts: [...new Set([...(finding.hurts ?? []), "jump" as const, "run-fast" as const])],
    };
  }
  if (
    grade === 0 ||
    (grade === 3 && !REPAIRED.test(phrase)) ||
    closesNothing === true ||
    (pain ?? 0) > MOST_PAIN_WITHIN_LIMITS ||
    (kind !== undefined && !(kind === "strain" && isCappedByProfessional(text, today)))
  )
    return finding;
  const clauses = readClauses(text);
  const sentence = clauses.find(({ quote }) => quote.includes(phrase) || phrase.includes(quote))?.sentence;
  const isGiven = readToldLimits(clauses, today, {})
    // A part that rests until a day is sore after it.
    .filter((one) => !onlyOpens(one) && one.limits.regions === undefined)
    .some(({ phrase: limit, limits, isByProfessional }) => {
      const at = clauses.find(({ quote }) => quote === limit)?.sentence;
      // "Not running because of my knee" is no limit that was given for it.
      if (at === undefined || sentence === undefined || (limit.includes(phrase) && limits.running === false)) return false;
      // "Back 2/10, cannot bend. Right wrist": it is the back that cannot.
      if (!isByProfessional && at !== sentence && clauses.some((one) => one.sentence === at && isOfAnother(finding.region, one.english)))
        return false;
      return isByProfessional
        ? Math.abs(at - sentence) <= SENTENCES_BESIDE
        : Math.abs(at - sentence) <= 1 && (isUnsaid === true || at > sentence);
    });
  return isGiven ? { ...finding, grade: 1, score: Math.min(finding.score, pain ?? WITHIN_LIMITS), closesNothing: true } : finding;
}

/** Names parts of the body, and not this one. */
function isOfAnother(region: Region, words: string): boolean {
  const named = regionsIn(words);
  return named.length > 0 && !named.includes(region);
}

/** A professional said how much may be lifted or run with it. */
function isCappedByProfessional(text: string, today: Day): boolean {
  return readToldLimits(readClauses(text), today, {}).some(
    ({ isByProfessional, limits: { kilograms, kilogramsOf, runMinutes, runMetres, percent } }) =>
      isByProfessional && [kilograms, kilogramsOf, runMinutes, runMetres, percent].some((most) => most !== undefined),
  );
}

/** A professional said how the running comes back: from which day, or how far and how often. Jumps and speed come last all the same. */
function hasRunningPlan(text: string, today: Day): boolean {
  return readToldLimits(readClauses(text), today, {}).some(
    ({ isByProfessional, period: { until }, limits: { runMinutes, runMetres, runRung, running, regions } }) =>
      isByProfessional &&
      regions === undefined &&
      (runMinutes !== undefined || runRung !== undefined || runMetres !== undefined || (running === false && until !== undefined)),
  );
}

/** Its operation is read with its own weeks; what the surgeon allowed stands in the place of the word alone. */
const REPAIRED = /repaired|operated|operiert|op[eé]r[eé]|surgery|\bop\b/iu;

const MOST_PAIN_WITHIN_LIMITS = 3;

const SENTENCES_BESIDE = 2;

const NOT_HEALED = /\b(?:not|never|n['’]t|nicht|nie|almost|nearly|partly)\b[^.,;]{0,20}\b(?:healed|verheilt|ausgeheilt)\b/iu;

const HEALED = /(?<!not |n['’]t |nicht )\b(?:healed|x-?ray (?:is |was )?clear|ausgeheilt|verheilt)\b/iu;

/** Bones and wounds that somebody who looks after them has cleared. */
const HEALS: ReadonlySet<string> = new Set(["bone-stress", "trauma", "post-op"]);

const SMALL_BONE = /\b(?:toes?|fingers?|thumb|pinky|zehe?n?|daumen)\b/iu;

/** "Finger (ring, left) dislocated on Sunday": the part may stand beside the words, where the sentence names no larger bone. */
function namesSmallBone(phrase: string, sentence: string): boolean {
  const isLarger = LIMB_BONE.test(sentence) || AXIAL_BONE.test(sentence) || LARGE_JOINT.test(sentence);
  return SMALL_BONE.test(phrase) || (SMALL_BONE.test(sentence) && !isLarger);
}

const LARGE_JOINT =
  /\b(?:shoulders?|knees?|knee ?caps?|patella\w*|schulter\w*|kniescheibe\w*|hombros?|rodillas?|rotula|epaules?|genoux?|rotule|spalla|ginocchio|ombro|joelho|schouder)\b/iu;

const LIMB_BONE =
  /\b(?:wrists?|scaphoid|hands?|metacarp\w*|fore ?arms?|arms?|radius|ulna|elbows?|humerus|collar ?bones?|clavicles?|ankles?|f(?:oo|ee)t|metatars\w*|tibia|fibula|shins?|legs?|handgelenk\w*|unterarm|arm|schlusselbein|schlüsselbein)\b/iu;

const AXIAL_BONE = /\b(?:skull|neck|vertebra\w*|spine|back|pelvis|hips?|femur|thigh|ribs?|sternum|jaw|face|open)\b/iu;

const SEEN_TO =
  /\b(?:(?:in|wearing) (?:a|the|my) (?:\w+ )?boot|x-?ray\w*|fracture clinic|follow-?up|plated|plates?|pinned|pins|screws?|surgeon|orthop\w*|consultant|hospital|kontrolle|roentgen|röntgen\w*|verplattet|operat\w*)\b/iu;

const HEART_MEDICINE = /\w{3,}olol\b|beta ?blocker|beta ?bloqu|flecain|amiodaron|verapamil|diltiazem/iu;

/** A bone that rests in a boot or a cast until its review. */
const IN_BOOT = /\b(?:in|wear(?:ing)?|have|got) (?:a|the|my) (?:\w+ )?(?:boot|cast|walker|brace)\b|\b(?:on|with) crutches\b/iu;

const SET_AND_HELD = /\b(?:splint\w*|cast|taped|buddy|x-?ray\w*|set)\b/iu;

const FRACTURE = /fract|broke|\bbruch\b|\w+bruch\b|gebrochen|\brot[oa]\b|rompi|cass[ée]|frattur|gebroken|breuk/iu;

/** Twelve weeks: what heals without trouble has healed. */
const YEAR_DAYS = 365;
const KNITTED_DAYS = 84;

/** "Bench ok up to 60 kg, nothing heavier yet" says the limit again, "my heart rate does not go over 130" what a beta blocker does. */
function isEcho(words: string, { findings, limits }: HealthReading): boolean {
  if (isSpeaker(normalise(words))) return true;
  if (findings.some(({ group }) => group === "doctors-limit") && SAME_LIMIT.test(words)) return true;
  if (limits.runRung < Infinity && tellsRunsAndWalks(normalise(words))) return true;
  if (!limits.supine && ON_THE_BACK.test(words)) return true;
  return !limits.heartRate && PULSE_STAYS_LOW.test(words);
}

/** "…, dit le kiné", "dice la fisio": who said what stands before it. */
function isSpeaker(said: string): boolean {
  return said.split(" ").length <= MOST_WORDS_OF_A_SPEAKER && SAYS_SO.test(said) && namesProfessional(said);
}

const MOST_WORDS_OF_A_SPEAKER = 5;
const SAYS_SO =
  /^(?:(?:so|as|wie|como|comme|come) )?(?:says?|said|sagt|sagte|meint|meinte|dit|dice|dijo|ha detto|diz|disse|zegt|zei|laut|segun|selon|d apres|secondo|segundo|volgens|per|according to) /u;

/** "Lying on my back feels weird now", where nothing lies on the back anyway. */
const ON_THE_BACK =
  /\b(?:(?:lying|laying|lie|flat) (?:flat )?on my back|auf dem r[üu]cken liegen|boca arriba|(?:allong[ée]e?|couch[ée]e?) sur le dos|supina|de barriga para cima|op mijn rug liggen)\b/iu;

const SAME_LIMIT =
  /^(?:and |but |und |aber )?(?:nothing|no|not|never|nichts|nicht|nada|rien|niente|niets) (?:any )?(?:heavier|more|longer|further|beyond|above|faster|schwerer\w*|mehr|länger|weiter|más|plus(?: lourd)?|più|zwaarder|meer)(?: (?:yet|than that|for now|so far|noch|bisher|todavía|encore|ancora))?$/iu;

const PULSE_STAYS_LOW =
  /\b(?:heart ?rate|pulse|hr|puls|herzfrequenz|pulso|fc|pouls|frequenza)\b.*\b(?:does ?n[’']?t|doesnt|won[’']?t|wont|never|hardly|can[’']?t|cant|not|nicht|kaum|nie|no|ne|pas|non|niet)\b/iu;

/** "Danach wieder laufen": what the end of a limit means anyway. */
const COMES_AGAIN =
  /^(?:and |und |y |et |e )?(?:then|after that|afterwards|danach|dann|despu[eé]s|luego|ensuite|apr[eè]s|poi|dopo|daarna) (?:\p{L}+ ){0,3}?(?:again|normal|wieder|otra vez|de nuevo|di nuovo|weer)(?: \p{L}+){0,2}$/iu;

/** "Broke my collarbone at 12" */
const AT_AN_AGE =
  /\b(?:at (?:the )?(?:age (?:of )?)?(?:[3-9]|1\d|2[0-5])|aged? (?:[3-9]|1\d|2[0-5])|when i was (?:[3-9]|1\d|2[0-5]|a (?:kid|child|teen\w*))|mit (?:[3-9]|1\d|2[0-5])(?: jahren)?|a los (?:[3-9]|1\d|2[0-5])(?: a[nñ]os)?|à (?:[3-9]|1\d|2[0-5]) ans|a (?:[3-9]|1\d|2[0-5]) anni|aos (?:[3-9]|1\d|2[0-5])(?: anos)?|as a (?:kid|child|teen\w*)|als kind|de niñ[oa]|enfant|da bambin[oa]|em criança)\s*$/iu;

/** "… as a kid, still sore now" */
const IS_THERE_AGAIN =
  /(?<!\p{L})(?:still|again|nowadays|noch|wieder|todav[ií]a|a[uú]n|sigue|encore|toujours|ancora|ainda|nog|weer)(?!\p{L})/iu;

const DISLOCATED = /disloc|luxi|luxat|ausgekugelt/iu;

const MONTHS_OLD =
  /\b(?:last (?:time )?(?:in )?(?:spring|summer|year)|in (?:the )?spring|(?:[3-9]|1\d) months ago|years? ago|20[01]\d|202[0-5]|im fr[üu]hjahr|letztes jahr|vor (?:\d+ |einem |zwei )jahren?|hace (?:un|\d+) a[nñ]os?|il y a (?:un|\d+) ans?)\b/iu;

/** A reading of the blood pressure, and the air that sets an asthma off: the notes of the conditions say them. */
function isReadByCondition(words: string, findings: readonly HealthFinding[]): boolean {
  // "Ferritin 9, so on tablets": the medicine of the condition that was read.
  if (ON_ITS_TABLETS.test(words)) return findings.some(({ group }) => group === "recognised" || group === "diagnosis");
  if (/\b\d{2,3}\s?\/\s?\d{2,3}\b/u.test(words)) return findings.some(({ group }) => group === "heart");
  return saysAirTrigger(words) && findings.some(({ group }) => group === "asthma");
}

const ON_ITS_TABLETS =
  /^(?:(?:so|and|but|now|also|i[’']?m|i am|am|ich|daher|deshalb|asi que|así que|donc|quindi|por isso|dus) )*(?:on|taking|take|nehme|bekomme|tomo|prends|prendo|assumo|slik|gebruik) (?:\p{L}+ ){0,2}?(?:tablets?|pills?|supplements?|meds|medication|tabletten|pastillas|comprim[ée]s?|cachets|pastiglie|compresse|comprimidos|pillen)$/iu;

/** A limb that was lost is no sore one. */
const PROSTHESIS = /amputa|amput[ée]|amputier|running blade|running leg|prosthetic|beinprothese|armprothese/iu;

const LYMPH = /lymph|linfedema/iu;

/** The pubic bone in plain words: neither leg is meant. */
const BETWEEN_LEGS =
  /between (?:my|the) legs|zwischen den beinen|entre (?:las piernas|les jambes|as pernas)|tra le gambe|tussen (?:mijn|de) benen/iu;
/** "De trap" are stairs, no trapezius. */
const DUTCH_STAIRS = /\b(?:de trap|trap (?:af|op)|traplopen|trappen (?:af|op|lopen))\b(?!.*\b(?:nek|rug|schouder))/iu;

/** The red flags alone, for any text that a person writes: a chat message is read before it is answered. */
/** "Stress fracture of the 2nd metatarsal (left foot) in July": the date stands behind the bone. */
function sentenceWith(phrase: string, text: string): string {
  return text.split(/(?<!\d)[.!?;\n]/u).find((sentence) => sentence.includes(phrase)) ?? phrase;
}

/** What was read from the text without positions, quoted from the text with them: every letter is in its place in both. */
function inOwnWords({ regions, ...read }: RegionsRead, ofBody: string, text: string): RegionsRead {
  const own = (phrase: string): string => {
    const at = ofBody.indexOf(phrase);
    return at < 0 ? phrase : text.slice(at, at + phrase.length);
  };
  return { ...read, regions: regions.map((finding) => ({ ...finding, phrase: own(finding.phrase) })) };
}

/** Clauses that ban a position by a part of the body, blanked; knees and the floor are named by who has a sore knee too. */
function withoutPositions(text: string): string {
  const named = readClauses(text).filter((clause, _at, all) => {
    const limits = clausePosition(clause, all);
    return limits !== undefined && limits.floor !== false && limits.closed?.includes("kneeling") !== true;
  });
  const left = named.reduce((rest, { quote }) => rest.replace(quote, " ".repeat(quote.length)), text);
  return withoutPostures(left)
    .replace(NO_AIDS, (words) => " ".repeat(words.length))
    .replace(YEARS_OF, (words) => " ".repeat(words.length));
}

/** "10 ans de natation en club, donc …": how long something has been done is why a part is worn, and not what hurts it. */
const YEARS_OF =
  /(?<!\p{L})\d+\s(?:years?|yrs|jahren?|a[nñ]os|ans|anni|anos|jaar)\s(?:of\s|de\s|d['’]|di\s|van\s)?\p{L}+(?:\s\p{L}+){0,3}?,?\s(?=(?:so|donc|daher|deshalb|also|así|asi|por|quindi|perciò|dus)(?!\p{L}))/giu;

/** "Le crawl sans rien ça passe": without kit, and no word of a complaint. */
const NO_AIDS = /(?<!\p{L})(?:sans rien|without (?:anything|any kit)|ohne alles|sin nada|senza niente|sem nada|zonder iets)(?!\p{L})/giu;

export function readRedFlags(text: string, today: Day): readonly RedFlag[] {
  return findRedFlags(readStatements(text), today);
}
