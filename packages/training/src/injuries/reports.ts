import type { Athlete } from "../athlete/athlete.ts";
import { toldLines } from "../athlete/stated/told-lines.ts";
import type { Day } from "../calendar/day.ts";
import type { Region } from "../catalogue/exercise.ts";
import { strictest } from "../health/limits.ts";
import type { HealthReading } from "../health/group.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";
import { gradeOfScore } from "./check-in/stage.ts";
import type { InjuryReading, RegionFinding } from "./injury.ts";
import { SEEN_FIRST } from "./return-ladder/exits.ts";
import { painNumber } from "./words/pain-number.ts";
import type { Word } from "./words/word.ts";
import { readStatements } from "./words/statements.ts";

/** What was reported on a day of the plan. */
export interface Report {
  readonly text: string;
  readonly on: Day;
}

/** The text with which the plan began, and what was reported since. What a professional allowed is a step, and no report. */
export function getReports(athlete: Pick<Athlete, "injuries" | "easings" | "injuryReports">): {
  readonly known: string;
  readonly reports: readonly Report[];
} {
  const { known, told } = toldLines(athlete);
  return { known: known.join("\n"), reports: told.flatMap(({ text, on, isYes }) => (isYes ? [] : [{ text, on }])) };
}

/**
 * The reading of all that was told, with each region as its newest report has it: a report is read by itself, so that its number is not taken for an
 * older complaint, nor an older habit for it. What the whole text takes for over, or for part of a condition, stays so.
 */
export function withReports(
  whole: InjuryReading,
  { known, reports }: ReturnType<typeof getReports>,
  readBase: () => InjuryReading,
  readOne: (report: Report) => InjuryReading,
): InjuryReading {
  const last = reports.at(-1);
  if (last === undefined) return whole;
  const read = reports.map((report) => ({ report, reading: readOne(report) }));
  const now = new Map<Region, { readonly finding: RegionFinding; readonly isLast: boolean }>();
  for (const finding of known.trim() === "" ? [] : readBase().regions) now.set(finding.region, { finding, isLast: false });
  for (const { report, reading } of read)
    for (const finding of reading.regions) {
      const old = now.get(finding.region)?.finding;
      now.set(finding.region, { finding: seenFirst(old === undefined ? finding : newer(old, finding)), isLast: report === last });
    }
  const regions = whole.regions.map((finding) => {
    const told = now.get(finding.region);
    return told === undefined || (finding.grade === 0 && !told.isLast) ? finding : told.finding;
  });
  const isUnderstood = (phrase: string): boolean =>
    read.some(({ report, reading }) => report.text.includes(phrase) && tellsComplaint(reading));
  return { ...whole, regions, health: withoutUnread(whole.health, isUnderstood) };
}

/** The reading of one report: whose complaint was read holds nothing else back for the rest of its words, which are shown. */
export function asReport(reading: InjuryReading, text: string): InjuryReading {
  const read = withOnlyNumber(reading, text);
  return { ...read, health: withoutUnread(read.health, () => tellsComplaint(read)) };
}

function tellsComplaint({ regions }: InjuryReading): boolean {
  return regions.some(({ grade }) => grade > 0);
}

function withoutUnread(health: HealthReading, isUnderstood: (phrase: string) => boolean): HealthReading {
  const findings = health.findings.filter(({ group, phrase }) => group !== "unread" || !isUnderstood(phrase));
  return findings.length === health.findings.length
    ? health
    : { ...health, findings, limits: strictest(findings.map(({ limits }) => limits)) };
}

/** What is told so bad during a plan waits for a professional's yes: nobody has seen yet how it takes load. */
function seenFirst(finding: RegionFinding): RegionFinding {
  if (finding.grade === 0) return finding;
  return finding.score >= SEEN_FIRST ? { ...finding, isReported: true, isLocked: true } : { ...finding, isReported: true };
}

/** What was said last counts; of two sides, and where the new words do not say how bad it is, the worse one. A bone stays one. */
function newer(old: RegionFinding, now: RegionFinding): RegionFinding {
  const areSides = old.side !== undefined && now.side !== undefined && old.side !== now.side;
  if ((areSides || now.isUnsaid === true) && old.score > now.score) return old;
  return old.kind === "bone" && now.grade > 0 ? { ...now, kind: "bone" } : now;
}

/** From here on words say more than a number beside them: limping, locked, gave way (return-ladders.md section 1). */
const FLOOR = 6;

/** The reading of a report whose number stands in another sentence, "shoulder. 60 pull-ups yesterday, 5 out of 10": it is that of the part told first. */
function withOnlyNumber(reading: InjuryReading, text: string): InjuryReading {
  const sore = reading.regions.filter(({ grade }) => grade > 0).toSorted((a, b) => text.indexOf(a.phrase) - text.indexOf(b.phrase));
  const [first] = sore;
  if (first === undefined || sore.some(({ pain }) => pain !== undefined)) return reading;
  const numbers = [text, toEnglish(text, getLanguage(text))].flatMap((words) =>
    readStatements(words).flatMap((one) => painNumber(one.words) ?? bareNumber(one.words) ?? []),
  );
  if (numbers.length === 0) return reading;
  const pain = Math.max(...numbers);
  const regions = reading.regions.map((finding) =>
    finding.grade === 0 || finding.phrase !== first.phrase ? finding : withNumber(finding, pain),
  );
  return { ...reading, regions, professionalAdvice: reading.professionalAdvice || regions.some(({ grade }) => grade === 3) };
}

/** "…last night, 6. this morning 5": a number that stands alone, or only beside a time of today. */
function bareNumber(words: readonly Word[]): number | undefined {
  const texts = words.map(({ text }) => text);
  const [number, ...others] = texts.filter((text) => /^\d+$/u.test(text)).map(Number);
  if (number === undefined || others.length > 0 || number < 1 || number > 10) return undefined;
  return texts.every((text) => /^\d+$/u.test(text) || TODAY.test(text)) ? number : undefined;
}

const TODAY =
  /^(?:today|now|this|the|morning|tonight|at|about|around|a|heute|jetzt|fruh|morgens?|hoy|ahora|esta|manana|ce|matin|aujourd|hui|maintenant|oggi|adesso|ora|stamattina|hoje|agora|manha|vandaag|nu|vanmorgen)$/u;

function withNumber({ isUnsaid: _unsaid, closesNothing, ...finding }: RegionFinding, pain: number): RegionFinding {
  const score = finding.score >= FLOOR ? Math.max(finding.score, pain) : pain;
  const grade = gradeOfScore(score);
  return { ...finding, pain, score, grade, ...(closesNothing === true && grade < 2 ? { closesNothing } : {}) };
}
