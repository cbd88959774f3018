import { memoized } from "../language/memoized.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
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
import { clearancesIn, namesProfessional } from "../health/cleared/clearance.ts";
import { readClauses } from "../health/clause.ts";
import { weighSenses } from "./complaints/by-senses.ts";
import { weighFindings } from "./complaints/weigh-findings.ts";
import { isOver, getSenses } from "../clause-kinds/told-senses.ts";
import { namesHealth } from "../health/names-health.ts";
import type { HealthFinding, HealthReading } from "../health/group.ts";
import { withoutPostures } from "../health/stated-limits/joint-positions.ts";
import { clausePosition } from "../health/stated-limits/limit-positions.ts";
import { readToldLimits } from "../health/stated-limits/stated-limits.ts";
import { looksMedical, unreadFinding } from "../health/unread-medical.ts";
import { couldMatter, isPlainTalk, looksLikeWish } from "../free-text/matters.ts";
import { withDatedClauses } from "../free-text/dates/dates-apart.ts";
import { statedOfBody } from "../free-text/wished-complaints.ts";
import { type FreeText, readFreeText } from "../free-text/read-free-text.ts";
import { withPainReports } from "./check-in/apply-check-ins.ts";
import { daysAgo } from "./words/dating.ts";
import { LOWER_LIMB } from "./impact.ts";
import type { InjuryReading, RedFlag, RegionFinding } from "./injury.ts";
import { SHORT_OF_RANGE, shortOfRange } from "./complaints/short-of-range.ts";
import { operationsAhead } from "./complaints/operations-ahead.ts";
import { withOwnStance } from "./complaints/own-stance.ts";
import { withExample } from "./complaints/with-example.ts";
import { asWarmedUp } from "./complaints/warms-up.ts";
import { isPainlessNoise } from "./complaints/body-talk.ts";
import { isMetByRule, onlyAtMovement } from "./complaints/under-condition.ts";
import { goneForGood } from "./complaints/gone-for-good.ts";
import { withoutOthers } from "./complaints/of-others.ts";
import { saysNothingNew, withoutVagueJoints } from "./complaints/beside-complaint.ts";
import { lostConcerns } from "./unread/lost-concerns.ts";
import { manyComplaints } from "./complaints/many-complaints.ts";
import { noComplaints } from "./complaints/no-complaint.ts";
import { deniesAll, isRemark, notUnderstood, soundsLikeComplaint } from "./unread/not-understood.ts";
import { besidePresentTraining } from "./present-training.ts";
import { asReport, getReports, withReports } from "./reports.ts";
import { climbs } from "./return-ladder/next-step.ts";
import { examinedSigns, findRedFlags } from "./red-flags.ts";
import { normalise } from "../health/normalise.ts";
import { isPainlessTail } from "../health/painless-tail.ts";
import { findRegions, type RegionsRead } from "./complaints/regions.ts";
import { isHeldStill } from "../health/stated-limits/limit-regions.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";
import { readStatements } from "./words/statements.ts";
import { namedIn } from "../statements/named-movements.ts";
import { possibleDays } from "../statements/possible-days.ts";
import { weighDays } from "../statements/weigh-days.ts";
import { auditReadings, withoutWithheld } from "../statements/audit/audit-readings.ts";
import { withDaysAfter } from "../free-text/week-map/days-after.ts";
import { saysMistrust, saysWhole } from "../language/healed-history.ts";
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
import {
  HEALS,
  HEALED,
  NOT_HEALED,
  FRACTURE,
  KNITTED_DAYS,
  namesSmallBone,
  LIMB_BONE,
  AXIAL_BONE,
  SET_AND_HELD,
  SEEN_TO,
  IN_BOOT,
  DISLOCATED,
  THIN_BONES,
  SORE_BONES,
  OSGOOD,
  NARROW_CANAL,
  AFTER_A_WALK,
  HEART_MEDICINE,
  FOOT_DROP,
  isUnderNeurologist,
  QUIET,
  LYMPH,
  PROSTHESIS,
  PELVIC_FLOOR,
  isReadByCondition,
  AT_AN_AGE,
  IS_THERE_AGAIN,
  MONTHS_OLD,
  COMES_AGAIN,
  GETS_BETTER,
  GONE,
  asGone,
  tellsLongPast,
  ORDERED,
  LOOKED_INTO,
  YEAR_DAYS,
  tellsOnset,
} from "./complaints/complaint-words.ts";
import { withinToldLimits } from "./within-stated-limits.ts";
import { withTranslated, withSecondOpinion } from "./other-readings.ts";
import { isEcho, DENIED_OR_JOKE, MOST_OF_A_DENIAL, OF_A_PREGNANCY, AMOUNT_OF_TRAINING, ORDERS_OR_NUMBERS } from "./unread/echo.ts";

/** The last reading of an athlete: planning, checking and explaining ask for the same one many times. */
const LAST_READ = new WeakMap<Athlete, { readonly today: Day; readonly weeksTrained: number; readonly reading: InjuryReading }>();

/** Reads what an athlete says about injuries and health, with the profile: its age, weight and years of training. */
export function readAthlete(athlete: Athlete, today: Day, weeksTrained = 0): InjuryReading {
  const last = LAST_READ.get(athlete);
  if (last !== undefined && last.today === today && last.weeksTrained === weeksTrained) return last.reading;
  const reading = readAudited(withDatedClauses(athlete), today, weeksTrained);
  LAST_READ.set(athlete, { today, weeksTrained, reading });
  return reading;
}

/**
 * A sentence that was read only in part does not act: without it the notes are read once more. What was read differently without it is
 * audited as well.
 */
function readAudited(athlete: Athlete, today: Day, weeksTrained: number): InjuryReading {
  const first = readAgain(athlete, today, weeksTrained);
  let reading = first;
  let audit = auditReadings(athlete, reading, today);
  const withheld = [...audit.withheld];
  for (let round = 1; round < MOST_ROUNDS && audit.withheld.length > 0; round++) {
    const followed = withoutWithheld(athlete, withheld);
    reading = readAgain(followed, today, weeksTrained);
    audit = auditReadings(followed, reading, today);
    withheld.push(...audit.withheld);
  }
  if (withheld.length === 0 && Object.values(audit).every((found) => found.length === 0)) return first;
  const { conditions, clearances } = audit;
  const clauses = reading.clauses.filter(({ quote }) => !conditions.some(({ words }) => words === quote));
  const findings = reading.health.findings.filter(({ group, phrase }) => group !== "doctors-limit" || !clearances.includes(phrase));
  const limits = clearances.length === 0 ? reading.health.limits : strictest(findings.map((finding) => finding.limits));
  const days = [...reading.days, ...withheld.flatMap(({ dated = [] }) => dated)];
  return { ...reading, clauses, days, health: { ...reading.health, findings, limits }, audit: { ...audit, withheld } };
}

/** Readings of one text: each finds less than the one before. */
const MOST_ROUNDS = 4;

function readAgain(athlete: Athlete, today: Day, weeksTrained: number): InjuryReading {
  const person = toPerson(athlete, weeksTrained);
  const all = readInjuries(statedOfBody(athlete), today, person);
  const reports = getReports(athlete);
  const newest = withReports(
    all,
    reports,
    () => readInjuries(statedOfBody({ ...athlete, injuries: reports.known }), today, person),
    ({ text, on }) => readReport(text, on, person),
  );
  const wished = withWishes(athlete, newest, today);
  const told = { ...wished, days: withDaysAfter(wished.days) };
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
  // Neither a sign that was looked into nor a joint that only sounds is asked about.
  const noises = readClauses(written).filter((clause, _at, all) => isPainlessNoise(clause, all));
  const isHistory = (words: string): boolean =>
    histories.some(({ told }) => told.includes(words)) || noises.some(({ quote }) => quote.includes(words));
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
    .map((finding) => withExample(finding, written))
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
  // "Flares with skipping": what is trained with a limit because of it was understood.
  const isDosed = (words: string): boolean => {
    const named = readStatements(words).flatMap((statement) => namedIn(statement.words));
    return regions.some(({ after = [] }) => after.some((one) => named.includes(one)));
  };
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
          !isDosed(words) &&
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
      !isDosed(words) &&
      !isEcho(words, read) &&
      (isLost || !saysNothingNew(words, { regions, findings: read.findings }, written)) &&
      !tellsOnset(words, regions) &&
      !left.allowed.includes(words) &&
      !allowedBeside.includes(words),
  );
  const concerning = silent.filter(({ isConcern }) => isConcern).map(({ quote: words }) => words);
  // What is over holds nothing back, whether its words are known or not.
  const mayHold = [...asked, ...concerning].filter((words) => !isOver(getSenses(words, written, "injuries")));
  const held = unreadFinding(mayHold, (words) => concerning.includes(words) || isComplaint(words), read.limits);
  return {
    regions: regions.map(withoutContradiction),
    redFlags,
    health: withFinding(withFinding(asMistrusted(withoutNotYet(read, regions), gone), held), manyComplaints(regions)),
    unread: withoutParts([...asked, ...silent.map(({ quote: words }) => words)]),
    clauses: [
      ...clauses,
      ...weighed.orders.map((quote) => ({ quote, kind: "open" as const, effect: ORDERED })),
      ...[...left.allowed, ...allowedBeside].map((words) => ({
        quote: words,
        kind: "open" as const,
        effect: "allowed, so it is in the plan",
      })),
      ...[...new Set(gone)]
        // How it ended is said with the part that it was about.
        .filter((quote) => !regions.some(({ phrase }) => phrase.includes(quote) || sentenceWith(phrase, written).includes(quote)))
        .map((quote) =>
          saysWhole(normalise(quote)) || saysMistrust(normalise(quote))
            ? { quote, kind: "silent" as const }
            : { quote, kind: "open" as const, effect: GONE },
        ),
      ...histories.map(({ phrase }) => ({ quote: phrase, kind: "open" as const, effect: LOOKED_INTO })),
    ],
    days: [...days, ...ahead.days],
    professionalAdvice:
      redFlags.length > 0 || (discInvolved && !isClearedByProfessional(text, today)) || regions.some((finding) => finding.grade === 3),
  };
}

/** What brings it on is not fine as well: the stricter word holds. */
function withoutContradiction(told: RegionFinding): RegionFinding {
  const finding = withGripThatIsFine(told);
  const { fine, hurts = [] } = finding;
  return fine === undefined || !fine.some((one) => hurts.includes(one))
    ? finding
    : { ...finding, fine: fine.filter((one) => !hurts.includes(one)) };
}

/** "With a wide bench grip it complains, with a closer grip it's fine": the bench press stays, with the grip that is fine. */
function withGripThatIsFine(finding: RegionFinding): RegionFinding {
  const { fine = [], hurts = [], ...rest } = finding;
  // "Fine with a narrower grip" alone leaves the usual one out.
  if (finding.grade !== 1 || !WIDE.test(finding.phrase) || !fine.includes("bench-close") || !hurts.includes("bench-wide")) return finding;
  const others = hurts.filter((one) => one !== "bench-wide");
  return { ...rest, fine, ...(others.length === 0 ? {} : { hurts: others }) };
}

const WIDE = /\b(?:wide\w*|weit\w*|breit\w*|anch[oa]|abiert[oa]|large|larg[oa]|breed\w*)\b/iu;

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

/** "I still don't quite trust it at full speed", of a part that feels nothing any more: only the all-out sprints wait. */
function asMistrusted(read: HealthReading, gone: readonly string[]): HealthReading {
  const isHeldBack = ({ group, phrase }: HealthFinding): boolean =>
    group === "doctors-limit" && saysMistrust(normalise(phrase)) && gone.some((quote) => quote.includes(phrase));
  if (!read.findings.some(isHeldBack)) return read;
  const findings = read.findings.map((finding) => {
    if (!isHeldBack(finding)) return finding;
    const note = `“${finding.phrase}”: only all-out hill sprints are left out. Run strides as relaxed build-ups, well below full speed, until you trust it.`;
    return { ...finding, limits: { closed: ["hill-sprints" as const] }, note };
  });
  return { ...read, findings, limits: strictest(findings.map(({ limits }) => limits)) };
}

/** What the steps of any strain leave for last. */
const FASTER: ReadonlySet<string> = new Set(["run-fast", "hills", "hill-sprints", "jump", "impact"]);

/** No lift is heavier than all the plates there are. */
function barLimit(heaviest: FreeText["heaviest"]): readonly HealthFinding[] {
  if (heaviest === undefined) return [];
  const { kilograms, phrase } = heaviest;
  const note = `“${phrase}”: nothing on the bar is heavier than ${kilograms} kg.`;
  return [{ group: "own-plates", label: "the plates that you have", phrase, limits: { kilograms }, note }];
}

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
