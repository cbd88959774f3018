import { shortOfRange, STOPS_AT } from "./complaints/short-of-range.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { isLifter } from "../athlete/own-sports.ts";
import type { Day } from "../calendar/day.ts";
import type { Region } from "../catalogue/exercise.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";
import { isClearedByProfessional } from "../health/read-health.ts";
import { LOWER_LIMB } from "./impact.ts";
import type { InjuryReading, RegionFinding } from "./injury.ts";
import { getReports } from "./reports.ts";
import { DISC } from "./return-ladder/next-step.ts";
import { ladderPlace } from "./return-ladder/places.ts";

/** Weekly metres from which somebody runs regularly. */
const RUNS_REGULARLY = 5000;
/** Weekly minutes of any training. */
const TRAINS_REGULARLY = 60;
/** Where no number was given and the athlete trains with it (practice): sore, and settled. */
const TRAINED_THROUGH = 3;
const SETTLED = 2;
/** A complaint without a number is read as 4 of 10; what is said to be worse stays. */
const UNSAID = 4;

const RUN_REGIONS: ReadonlySet<Region> = new Set<Region>([...LOWER_LIMB, "lower_back"]);
const RUNNING: ReadonlySet<string> = new Set(["run", "run-easy", "walk"]);

/**
 * What the athlete trains today weighs more than a complaint without a number: whoever runs or lifts regularly and is not stopped by it has at most
 * 3 of 10, and 2 once somebody has cleared it. Their present running is the dose that they tolerate, so a complaint of 3 or less takes its triggers
 * and the fastest work, not the kilometres.
 */
export function besidePresentTraining(athlete: Athlete, reading: InjuryReading, today: Day): InjuryReading {
  if (reading.regions.length === 0) return reading;
  const present: Present = {
    runs: runsToday(athlete),
    trains: trainsToday(athlete),
    isCleared: isClearedByProfessional(athlete.injuries ?? "", today),
    whileRunning: painWhileRunning(athlete.injuries ?? ""),
  };
  // What was reported during a plan is new: nobody has trained with it yet.
  const { known, reports } = getReports(athlete);
  const isNew = ({ phrase }: RegionFinding): boolean => reports.length > 0 && !known.includes(phrase);
  const isSameArm = ({ region, phrase }: RegionFinding): boolean =>
    region !== "shoulder" && ARM.has(region) && reading.regions.some((other) => other.region === "shoulder" && other.phrase === phrase);
  const short = STOPS_AT.exec(athlete.injuries ?? "")?.[0];
  const withRange = (finding: RegionFinding): RegionFinding =>
    short !== undefined && finding.region === "shoulder" && finding.isShortOfRange !== true && finding.kind !== "bone"
      ? { ...withoutHurting(finding), phrase: short }
      : finding;
  const regions = reading.regions.filter((finding) => !isBesideShin(finding) && !isSameArm(finding)).map(withRange);
  const trained = regions.map((finding) => (isNew(finding) ? finding : withPresent(finding, present)));
  const unread = short === undefined ? reading.unread : reading.unread.filter((words) => !words.includes(short));
  return { ...reading, unread, regions: isLifter(athlete) && present.trains && !isExpecting(reading) ? trained.map(liftedWith) : trained };
}

/** What aches in a pregnancy or after a birth is read with it. */
function isExpecting({ health: { findings } }: InjuryReading): boolean {
  return findings.some(({ group }) => group === "pregnancy" || group === "postpartum" || group === "pelvic-girdle");
}

/** Whoever lifts for a sport and feels 1 or 2 of 10 lifts on: the rule of pain is the limit. */
function liftedWith(finding: RegionFinding): RegionFinding {
  const { grade, score, kind, lasts, comesBack } = finding;
  const isSlight = grade === 1 && score <= SETTLED && kind === undefined && lasts !== true && comesBack !== true;
  if (!isSlight) return finding;
  const { hurts = [], ...rest } = finding;
  // A rack that is sore on some days is held on the others; the line says what a sore day has instead.
  const isSomeRack = SOMETIMES.test(finding.phrase) && hurts.length > 0 && hurts.every((one) => one === "front-rack");
  return isSomeRack ? { ...rest, closesNothing: true } : { ...finding, closesNothing: true };
}

const SOMETIMES = /\b(?:sometimes|occasionally|now and then|some days|at times|manchmal|ab und zu|a veces|parfois|ogni tanto|soms)\b/iu;

/** "Shin splints in both legs" is about shins. */
function isBesideShin({ region, phrase }: RegionFinding): boolean {
  return (region === "thigh" || region === "knee") && SHIN.test(phrase) && !/thigh|quad|hamstring|knee/iu.test(phrase);
}

const SHIN = /\bshin|schienbein|mtss|periost/iu;

interface Present {
  readonly runs: boolean;
  readonly trains: boolean;
  readonly isCleared: boolean;
  /** 0-10, told of the running itself. */
  readonly whileRunning: number | undefined;
}

/** "First steps are a 5/10, running itself 2/10 once warm": the number of the running, beside that of the worst moment. */
function painWhileRunning(text: string): number | undefined {
  const english = toEnglish(text, getLanguage(text));
  const found = WHILE_RUNNING.exec(english)?.groups?.["pain"] ?? WHILE_RUNNING.exec(text)?.groups?.["pain"];
  return found === undefined ? undefined : Number(found);
}

const WHILE_RUNNING =
  /\b(?:running|runs|jogging|when (?:i(?:['’]m| am)? )?run(?:ning)?|while running|(?:beim )?laufen|corriendo|en courant|correndo|hardlopen)(?: (?:itself|selbst|alone|is|are|it['’]?s|feels?|only|just|about|around|like|more like|then|max|a|an|at|nur|etwa|solo|seulement|c['’]est))*[:,]? (?<pain>[0-3])\s?(?:\/\s?10|out of (?:10|ten)|von 10|de 10|sur 10|su 10|van 10)/iu;

/** Where the running itself is at most 3 of 10, the running of today stays, all of it easy; the morning decides the rest. */
function asRunWith(finding: RegionFinding, { runs, whileRunning }: Present): RegionFinding {
  const { region, grade, score, kind } = finding;
  const isMeant = runs && whileRunning !== undefined && LOWER_LIMB.has(region) && kind === undefined;
  if (!isMeant || grade !== 2 || score > WORST_MOMENT) return finding;
  return { ...finding, grade: 1, pain: whileRunning, score: TRAINED_THROUGH };
}

/** A worse number of any moment is no running of today. */
const WORST_MOMENT = 6;

function runsToday({ history }: Athlete): boolean {
  return (history?.weeklyRun?.value ?? 0) >= RUNS_REGULARLY;
}

/** Runs every week, trains for an hour a week, or has lifted for a year and knows a maximum. */
export function trainsToday(athlete: Athlete): boolean {
  const { history, strength, trainingYears } = athlete;
  const lifts = (trainingYears ?? history?.trainingYears?.lift ?? 0) >= 1 && Object.keys(strength.oneRepMax).length > 0;
  return lifts || runsToday(athlete) || (history?.weeklyMinutes?.value ?? 0) >= TRAINS_REGULARLY;
}

/** No elbow is hurt by the legs: it is the hands on the bar. */
function withoutBarPosition(finding: RegionFinding): RegionFinding {
  const { region, grade, hurts = [], isShortOfRange } = finding;
  // No arm that stops at the shoulder reaches the bar behind it.
  if (isShortOfRange === true) return finding;
  const others = hurts.filter((one) => !SQUATS.has(one));
  if (!ARM.has(region) || grade !== 1 || others.length === hurts.length) return finding;
  const { hurts: _squats, ...rest } = finding;
  return { ...rest, ...(others.length > 0 ? { hurts: others } : {}), isBarPosition: true };
}

const ARM: ReadonlySet<Region> = new Set<Region>(["elbow", "wrist_hand", "shoulder"]);
const SQUATS: ReadonlySet<string> = new Set(["squat", "squat-deep", "back-squat"]);

/** "When I run hills or sprint, flat easy running is fine": hills and sprints bring it on, and running does not. */
function withNarrowTriggers(finding: RegionFinding): RegionFinding {
  const { hurts = [], fine = [], phrase } = finding;
  const isNarrow = fine.some((one) => RUNNING.has(one)) || hurts.some((one) => NARROW.has(one));
  const isOnlySprint = /sprint/iu.test(phrase) && !/\b(?:fast\w*|speed|tempo|interval\w*|threshold)\b/iu.test(phrase);
  const left = hurts.filter((one) => !(isNarrow && RUNNING.has(one)) && !(isOnlySprint && one === "run-fast"));
  return left.length === hurts.length ? finding : { ...finding, hurts: left };
}

const NARROW: ReadonlySet<string> = new Set(["hills", "hill-sprints", "downhill", "run-fast", "turns", "jump"]);

/** An arm that does not go all the way up, and an old tear that is trained with, have a limit and no score of today. */
function withoutScore(finding: RegionFinding, trains: boolean): RegionFinding {
  const { grade, pain, score, phrase, kind } = finding;
  const isRange =
    /\b(?:can ?[’']?t|cannot|can not|limited|doesn[’']?t|unable)\b.*\b(?:overhead|over ?head|(?:above|over) (?:my |the )?head|all the way|fully)\b/iu.test(
      phrase,
    );
  const isShort = STOPS_AT.test(phrase) && pain === undefined && !HURTS.test(phrase);
  if (isShort && grade > 0 && kind !== "bone") return withoutHurting(finding);
  const isOld = /\bold\b/iu.test(phrase) && trains;
  if (grade < 2 || pain !== undefined || kind === "bone" || score >= WORST || !(isRange || isOld) || HURTS.test(phrase)) return finding;
  if (isRange) return withoutHurting(finding);
  const { kind: _kind, ...rest } = finding;
  return { ...rest, grade: 1, score: SETTLED, closesNothing: true };
}

/** An arm that does not go all the way up has a limit, and no pain of today. */
function withoutHurting(finding: RegionFinding): RegionFinding {
  const { kind: _kind, ...rest } = finding;
  return shortOfRange({ ...rest, grade: 1, score: SETTLED, closesNothing: true });
}

const WORST = 8;
const HURTS = /pain|hurt|ach(?:e|ing)|sharp|stab|burn|swoll/iu;

function withPresent(told: RegionFinding, present: Present): RegionFinding {
  const { runs, trains, isCleared } = present;
  const finding = withoutScore(withNarrowTriggers(withoutBarPosition(asRunWith(told, present))), trains);
  const { region, grade, score, pain, kind, hurts = [], fine = [] } = finding;
  // A bone that is run on every week without pain has healed as far as the kilometres of today.
  if (runs && kind === "bone" && pain === undefined && grade > 0 && fine.includes("run") && hurts.length === 0) {
    const { kind: _kind, ...rest } = finding;
    return { ...rest, grade: 1, score: SETTLED, closesNothing: true, isTrainedThrough: true };
  }
  // A shin may be a bone: its rows stay as they are.
  if (grade === 0 || kind !== undefined || ladderPlace(finding) === "shin") return finding;
  if (hurts.some((one) => RUNNING.has(one))) return finding;
  // A disc is lighter only where somebody has said so.
  const isUnsaid = trains && pain === undefined && score === UNSAID && (isCleared || !DISC.test(finding.phrase));
  const now: RegionFinding = isUnsaid ? { ...finding, grade: 1, score: isCleared ? SETTLED : TRAINED_THROUGH } : finding;
  if (!runs || !RUN_REGIONS.has(region) || now.score > TRAINED_THROUGH) return now;
  // What has been there for months, gets worse by fast running and was cleared by nobody starts easy, whatever limits were given for it.
  const isLasting = now.lasts === true && pain === undefined && now.score === SETTLED && !isCleared && hurts.includes("run-fast");
  return { ...now, ...(isLasting ? { score: TRAINED_THROUGH } : {}), isTrainedThrough: true };
}
