import type { Day } from "../../calendar/day.ts";
import { REGIONS } from "../../catalogue/exercise.ts";
import type { Activity } from "../activities.ts";
import { daysAgo } from "../words/dating.ts";
import { getKind } from "./complaint-kind.ts";
import { type Complaint, findComplaints, type NamedRegion } from "./complaints.ts";
import type { RegionFinding, Side } from "../injury.ts";
import { phraseBook, positions } from "../words/phrases.ts";
import { hasFloor, getScore } from "../return-ladder/score.ts";
import { REGION_WORDS } from "../words/region-vocabulary.ts";
import { type Severity, getSeverity, isOldPull } from "./severity.ts";
import { quote, readStatements, type Statement } from "../words/statements.ts";
import { hurtsIn, readTolerance, type Tolerance } from "./tolerance.ts";
import type { Word } from "../words/word.ts";

/** Whether the text names a part of the body. */
export function namesRegion(text: string): boolean {
  return readStatements(text).some(({ words }) => words.some((_, at) => (REGION_WORDS.match(words, at)?.meaning.regions.length ?? 0) > 0));
}

export interface RegionsRead {
  readonly regions: readonly RegionFinding[];
  readonly discInvolved: boolean;
}

/** The regions complained of, each once with its worst grade, from head to foot. */
export function findRegions(statements: readonly Statement[], today: Day): RegionsRead {
  const sentences = sentenceNumbers(statements);
  const found = findComplaints(statements).flatMap((complaint) =>
    complaint.named.flatMap((named) =>
      getGrades(complaint, named, today).map((mention) => ({ ...mention, sentence: sentences.get(complaint.statement) })),
    ),
  );
  const own = withoutLegOfDisc(found.filter(isOfItsJoint), today);
  const regions = REGIONS.flatMap((region) => {
    const all = own.filter((mention) => mention.finding.region === region);
    if (all.length === 0) return [];
    // "knee (patellar tendinitis) 2/10": a bare name adds nothing to what its sentence says; a sentence of its own is another complaint.
    const described = all.filter((mention) => !mention.isDiagnosis);
    const named = described.some((mention) => !mention.unsaid) ? described : all;
    const said = new Set(named.filter((mention) => !mention.unsaid).map((mention) => mention.sentence));
    // "Neck. Disc C5/6, quiet now": a word alone is the heading of what follows.
    const isHeading = ({ finding, unsaid }: Found): boolean => unsaid && said.size > 0 && !finding.phrase.includes(" ");
    const mentions = named
      .filter((mention) => !isHeading(mention) && (!mention.unsaid || !said.has(mention.sentence)))
      // "Lower back. Herniated disc L5": of two that are as bad the disc has the stricter ladder.
      .toSorted((a, b) => Number(b.disc) - Number(a.disc))
      .map((mention) => mention.finding);
    // Of two that are equally bad the one with a number wins: a stated score counts for more than a derived one.
    const worst = mentions.toSorted((a, b) => b.grade - a.grade || b.score - a.score || Number(hasNumber(b)) - Number(hasNumber(a)))[0];
    if (worst === undefined) return [];
    const lasts = worst.grade > 0 && mentions.some((mention) => mention.lasts === true);
    const side = worst.side ?? all.find(({ finding }) => finding.side !== undefined)?.finding.side;
    return [
      { ...worst, ...(side === undefined ? {} : { side }), ...(lasts ? { lasts } : {}), ...(worst.grade === 0 ? {} : namedIn(mentions)) },
    ];
  });
  return { regions, discInvolved: own.some(({ finding, disc }) => disc && finding.grade > 0) };
}

function hasNumber({ pain }: RegionFinding): boolean {
  return pain !== undefined;
}

/** "Torn labrum in right hip": the shoulder has one too. */
function isOfItsJoint({ finding: { region, phrase } }: Found): boolean {
  if (region === "lower_leg" && /\bribs?\b|rippe|costill|\bcôte|costol|costel/iu.test(phrase)) return false;
  return (
    region !== "shoulder" ||
    !/labr/iu.test(phrase) ||
    !/\bhips?\b|groin|acetab|hüft|huft|cadera|hanche|\banca\b|quadril|heup/iu.test(phrase)
  );
}

interface Found extends Mention {
  readonly sentence: number | undefined;
}

/** Pain down the leg beside a disc is the disc's: once it is gone the disc of months ago is quiet. */
function withoutLegOfDisc(found: readonly Found[], today: Day): readonly Found[] {
  const discs = found.filter(({ disc }) => disc);
  if (discs.length === 0) return found;
  const legs = found.filter(({ isLeg, sentence }) => isLeg && discs.some((disc) => disc.sentence === sentence));
  const isQuiet = legs.length > 0 && legs.every(({ finding }) => finding.grade === 0 || finding.score === KEPT_QUIET);
  return found.flatMap((mention) => {
    if (legs.includes(mention)) return [];
    const isOld =
      (daysAgo(
        readStatements(mention.finding.phrase).flatMap(({ words }) => words),
        today,
      ) ?? 0) >= MONTHS_AGO;
    const isOfDisc = discs.some(({ finding }) => finding.phrase === mention.finding.phrase);
    if (!isOfDisc || !isQuiet || !mention.unsaid || !isOld) return [mention];
    const { closesNothing: _closes, hurts: _hurts, ...finding } = mention.finding;
    return [{ ...mention, finding: { ...finding, grade: 0 as const, score: 0 } }];
  });
}

const MONTHS_AGO = 60;
const OLD_PULL = 2;

/** What any mention of a region says hurts or is fine. */
function namedIn(mentions: readonly RegionFinding[]): Pick<RegionFinding, "fine" | "hurts"> {
  const hurts = [...new Set(mentions.flatMap((mention) => mention.hurts ?? []))];
  const fine = [...new Set(mentions.flatMap((mention) => mention.fine ?? []))].filter((one) => !hurts.includes(one));
  return { ...(fine.length > 0 ? { fine } : {}), ...(hurts.length > 0 ? { hurts } : {}) };
}

function sentenceNumbers(statements: readonly Statement[]): ReadonlyMap<Statement, number> {
  let sentence = 0;
  return new Map(statements.map((statement) => [statement, statement.opensSentence ? ++sentence : sentence]));
}

interface Mention {
  readonly finding: RegionFinding;
  readonly disc: boolean;
  /** Said of a whole leg. */
  readonly isLeg: boolean;
  /** Only the region is named. */
  readonly unsaid: boolean;
  /** A professional's name for what the athlete described before. */
  readonly isDiagnosis: boolean;
}

const DIAGNOSIS = phraseBook([
  [
    "diagnosis",
    "diagnos*, doctor says, doctor said, doc says, doc said, physio says, physio said, mri, x ray, ultrasound, arzt sagt, physio sagt, orthopade sagt, laut arzt, medico dice, fisio dice, traumatologo dice, medecin dit, kine dit, irm, resonancia, mrt",
  ],
]);

function getGrades(complaint: Complaint, { meaning, at }: NamedRegion, today: Day): readonly Mention[] {
  const start = meaning.broad === true ? 1 : 2;
  const tolerance = readTolerance(complaint.clauses);
  const alone = getSeverity(tolerance.words, today, start);
  // "sharp pain in knee and ankle" is sharp for both.
  const shared = alone.unsaid && complaint.statement.segments.length > 1;
  // Clauses about what is fine are left out of both: "overhead lifting is fine" heals no shoulder that pinches in dips.
  const whole = [...new Set([...complaint.statement.words, ...tolerance.words])];
  const read = shared ? getSeverity(whole, today, start) : alone;
  const isDensity = positions(DENSITY, complaint.statement.words).length > 0;
  if ((read.denied && tolerance.hurts.length === 0) || (isDensity && (read.unsaid || !hurtsIn(complaint.words)))) return [];
  const told = getKind([...complaint.words, ...complaint.remarks], today);
  const severity = withTolerance(read, tolerance, { isDisc: meaning.disc === true, isStrain: told === "strain" });
  const isOld = severity.grade === 1 && isOldPull([...complaint.words, ...complaint.remarks], today);
  const side = findSide(complaint.words, complaint.words.indexOf(at)) ?? findSide(complaint.remarks, -1);
  const kind = severity.grade === 0 || tolerance.isQuiet || isOld ? undefined : told;
  const lasts = severity.grade > 0 && isLasting([...complaint.words, ...complaint.remarks]);
  const phrase = quote(complaint.statement, complaint.words);
  const score = severity.score ?? (isOld ? OLD_PULL : getScore([...complaint.words, ...complaint.remarks], severity));
  const grade = score >= SEVERE_FROM ? 3 : severity.grade;
  const { fine, hurts } = severity.grade === 0 ? NOTHING_NAMED : named(tolerance);
  return meaning.regions.map((region) => ({
    finding: {
      region,
      grade,
      score,
      phrase,
      ...(side === undefined ? {} : { side }),
      ...(kind === undefined ? {} : { kind }),
      ...(lasts ? { lasts } : {}),
      ...(severity.unsaid ? { isUnsaid: true as const } : {}),
      ...(severity.closesNothing === true ? { closesNothing: true as const } : {}),
      ...(severity.closesNothing === true && tolerance.after.length > 0 ? { after: tolerance.after } : {}),
      ...(tolerance.onset !== undefined && grade > 0 ? { onset: tolerance.onset } : {}),
      ...(fine.length > 0 ? { fine } : {}),
      ...(hurts.length > 0 ? { hurts } : {}),
      ...((severity.grade === 0 || severity.score === KEPT_QUIET) && tolerance.isQuiet && tolerance.comesBack
        ? { comesBack: true as const }
        : {}),
      ...(severity.pain === undefined || severity.grade === 0 ? {} : { pain: severity.pain }),
    },
    disc: meaning.disc === true,
    isLeg: meaning.broad === true && meaning.regions.includes("lower_leg"),
    unsaid: severity.unsaid,
    isDiagnosis: severity.grade === 2 && positions(DIAGNOSIS, complaint.words).length > 0,
  }));
}

function named({ fine, hurts, avoids }: Tolerance): Pick<Tolerance, "fine" | "hurts"> {
  const out = [...new Set([...hurts, ...avoids])];
  return { fine: fine.filter((one) => !out.includes(one)), hurts: out.filter((one) => one !== "other-way") };
}

const NOTHING_NAMED = { fine: [], hurts: [] } as const;

/** What is quiet now counts as healed; a back that locks now and then keeps off what locks it. */
const QUIET: Severity = { grade: 0, denied: false, unsaid: false };

/** How bad it is with what is fine, what hurts and whether it is there now; a number or a severe word counts before them. */
function withTolerance(
  read: Severity,
  { isQuiet, comesBack, isOnlyThere, isAfterMuch, isAided, fine, hurts, after, avoids, words }: Tolerance,
  { isDisc, isStrain }: { readonly isDisc: boolean; readonly isStrain: boolean },
): Severity & { readonly score?: number; readonly closesNothing?: true } {
  const isOnBike = after.length > 0 && after.every((one) => one === "bike");
  // "worse on the bike, the drops are fine"
  if (read.grade === 0 && hurts.length > 0 && !isQuiet && read.pain === undefined && !words.some(({ text }) => OVER.has(text)))
    return { ...read, grade: 1, score: ONLY_THERE, closesNothing: true };
  if (read.grade === 0 && avoids.length > 0) return { ...read, grade: 1, score: KEPT_QUIET, closesNothing: true };
  if (isQuiet && read.pain === undefined)
    return avoids.length > 0 || (comesBack && (hurts.length > 0 || isDisc))
      ? { ...read, grade: 1, score: KEPT_QUIET, closesNothing: true }
      : QUIET;
  // Hands that go numb after hours on a bike are the bike's.
  if (isAfterMuch && isOnBike && read.pain === undefined && !words.some(({ text }) => WOUND.test(text)))
    return { ...read, grade: 1, score: AFTER_MUCH, closesNothing: true };
  const isTriggered = hurts.length > 0 && !hurts.some((one) => WHOLE_SPORTS.has(one)) && !isStrain && !isDisc && !hasFloor(words);
  const isSlight = read.pain !== undefined && read.pain > 0 && read.pain <= ONLY_THERE;
  if (isSlight && (isTriggered || (isAfterMuch && !hasFloor(words)))) return { ...read, grade: 1, closesNothing: true };
  if (read.pain !== undefined || read.grade === 0 || read.grade === 3) return read;
  const isElsewhere = hurts.length > 0 && hurts.every((one) => one === "sitting");
  if ((isAfterMuch || isElsewhere) && !hasFloor(words)) return { ...read, grade: 1, score: AFTER_MUCH, closesNothing: true };
  const isNamed = isOnlyThere || (fine.length > 0 && hurts.length > 0 && !isStrain);
  // Who names the movement that brings it on keeps the rest (practice): the region's whole list is for pain without a trigger.
  if (isTriggered || (isAided && !isStrain && !isDisc && !hasFloor(words)))
    return { ...read, grade: 1, score: read.grade === 1 ? AFTER_MUCH : ONLY_THERE, closesNothing: true };
  return isNamed && read.grade === 2 ? { ...read, grade: 1, score: ONLY_THERE } : read;
}

const WOUND = /^(?:stitch|sutur|gash|bitten|burnt|fractur|broke)/u;
const OVER = new Set(["healed", "recovered", "gone", "resolved", "cleared", "rehabbed", "old", "ago"]);
/** How much of these a sore region takes is the matter of its ladder. */
const WHOLE_SPORTS: ReadonlySet<Activity> = new Set<Activity>(["run", "run-easy", "walk", "impact", "carry", "sitting"]);

/** return-ladders.md section 1: slight as long as it stays below its threshold; sore where a single movement hurts. */
const KEPT_QUIET = 1;
const AFTER_MUCH = 2;
const ONLY_THERE = 3;

const LASTING = phraseBook([
  [
    "lasts",
    "still, again, ongoing, persist*, chronic*, chronisch*, cronic*, chroniq*, recurring, recurrent, keeps, since, comes back, comes and goes, always, immer, siempre, every, often, oft, month, months, year, years, old injury",
  ],
]);

const SINCE = phraseBook([["since", "since"]]);
const WEEKS_SINCE = /\bsince (?:about |around |roughly |ca |circa )?(?:[1-5]|one|two|three|four|five|a few|some) (?:days?|weeks?|wks?)\b/u;

/** Stiff in the mornings, as a habit: that does not end by itself, unless it is told to be a few weeks old. */
const MORNINGS = /\b(?:mornings|morgens|mananas|matins|(?:in the|most|le) (?:morning|matin))\b/u;
const FEW_WEEKS =
  /\b(?:an?|one|two|three|four|few|couple of|some|several|[1-4]) (?:days?|weeks?|wks?)\b|\b(?:this|last|past|[5-9]|five|six) (?:days?|week|wk)\b/u;

/** There for months, or coming again; "since three weeks" is neither: six weeks are the time of a referral (return-ladders.md section 3b). */
function isLasting(words: readonly Word[]): boolean {
  const found = positions(LASTING, words).length;
  const said = words.map(({ text }) => text).join(" ");
  if (MORNINGS.test(said) && !FEW_WEEKS.test(said)) return true;
  if (found === 0) return false;
  const isNew = WEEKS_SINCE.test(said);
  return !isNew || found > positions(SINCE, words).length;
}

/** Above this nothing loads the region (injuries.md section 1). */
const SEVERE_FROM = 6;

/** "osteopenia in the hip, T -1.8 spine" names where it was measured, and no pain. */
const DENSITY = phraseBook([
  ["density", "osteopen*, osteopor*, bone density, t score, dexa, knochendichte, densidad osea, densite osseuse"],
]);

const SIDES: { readonly [word in string]?: Side } = {
  left: "left",
  l: "left",
  right: "right",
  r: "right",
  both: "both",
  bilateral: "both",
};

/** A side within three words before `at`, or two after it. */
function findSide(words: readonly Word[], at: number): Side | undefined {
  const near = [...words.slice(Math.max(0, at - 3), at).toReversed(), ...words.slice(at + 1, at + 3)];
  const sides = near.map((word) => SIDES[word.text]).filter((side) => side !== undefined);
  return sides.includes("left") && sides.includes("right") ? "both" : sides[0];
}
