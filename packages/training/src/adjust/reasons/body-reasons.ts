import { findingText } from "../../injuries/finding-text.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { addDays } from "../../calendar/day.ts";
import type { ExerciseItem } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";
import type { BareChange, Version } from "../version.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { caredFor } from "../extent/about-change.ts";
import { getLimits } from "./check-in-words.ts";
import { healthName } from "./circumstance-words.ts";
import { sessionsFrom } from "./plan-facts.ts";
import { loadsRegion, workChange, workLines, workList, workName } from "./work-words.ts";

/** Names of exercises in one reason. */
const MOST_NAMED = 2;

/** What a sore region cannot take of a session, by what the change leaves out or makes less; undefined where it touches nothing that loads it. */
export function injuryReason(change: BareChange, { reading, after, progress: { today } }: LayerFacts): string | undefined {
  if (reading === undefined) return undefined;
  const day = (change.after ?? change.before)?.date ?? "";
  const from = addDays(day, -NEAR_DAYS);
  const near = sessionsFrom(after.plan, from < today ? today : from, addDays(day, NEAR_DAYS)).flatMap(workLines);
  const stays = new Set(near.map(({ name }) => workName(name)));
  const parts = reading.regions.filter(({ grade }) => grade > 0).flatMap((finding) => takesLess(change, finding, stays) ?? []);
  return parts.length === 0 ? undefined : formatList(parts.slice(0, MOST_NAMED));
}

/** What is out on one day and done on another near it is not what the region cannot take. */
const NEAR_DAYS = 7;

function takesLess(change: BareChange, finding: RegionFinding, stays: ReadonlySet<string>): string | undefined {
  const { lost: all, less: lines } = workChange(change);
  const lost = all.filter(({ name }) => !stays.has(workName(name)));
  const less = [...lines, ...lessOfKind(change)];
  const region = `your ${findingText(finding).region}`;
  const out = workList(
    lost.filter((item) => loadsRegion(item, finding.region)),
    MOST_NAMED,
  );
  if (isRunWalk(change) && lost.some(({ name }) => workName(name) === "running"))
    return `${region} takes running only with walk breaks for now`;
  if (out !== "") return `${region} cannot take ${out} yet`;
  const lighter = workList(
    less.filter((item) => loadsRegion(item, finding.region)),
    MOST_NAMED,
  );
  if (lighter !== "") return `${region} takes less of ${lighter} for now`;
  const isLighter = [...all, ...warmupLost(change)].some((item) => loadsRegion(item, finding.region));
  return isLighter ? `${region} gets a lighter day` : undefined;
}

/** Lines of a kind of work of which there is less, whatever its lines are called: a long run that becomes an easy one. */
function lessOfKind({ before, after }: BareChange): readonly ExerciseItem[] {
  const [was, is] = [workLines(before), workLines(after)];
  const seconds = (lines: readonly ExerciseItem[], kind: string): number =>
    lines.reduce((sum, { name, dose }) => sum + (workName(name) === kind ? dose.totalSeconds : 0), 0);
  return was.filter(({ name }) => {
    const kind = workName(name);
    return seconds(is, kind) > 0 && seconds(is, kind) < LESS_SHARE * seconds(was, kind);
  });
}

const LESS_SHARE = 0.9;

/** Strides and drills of a warm-up that are out. */
function warmupLost({ before, after }: BareChange): readonly ExerciseItem[] {
  const now = new Set(after?.blocks.warmup.map(({ name }) => name));
  return before?.blocks.warmup.filter(({ name }) => !now.has(name)) ?? [];
}

/** Whether running stays, with walks between. */
function isRunWalk({ before, after }: BareChange): boolean {
  const has = (session: BareChange["after"]): boolean => workLines(session).some(({ name }) => name === RUN_WALK);
  return has(after) && !has(before);
}

const RUN_WALK = "Run-walk intervals";

/** What health asks for: a clearance first, or a limit of effort. */
export function clearanceReason({ before, after }: BareChange, { reading }: LayerFacts): string | undefined {
  const findings = (reading?.health.findings ?? []).filter(({ group }) => group !== "unread" && group !== "unread-medical");
  if (reading === undefined || findings.length === 0) return undefined;
  const { clearance, rpe } = reading.health.limits;
  const names = formatList([...new Set(findings.map(healthName))]);
  if (clearance === "required") return `${names} needs a yes from a doctor or midwife first`;
  const isEasier =
    before === undefined || after === undefined || after.intensityLevel < before.intensityLevel || before.intensityLevel > rpe;
  const isMore = after !== undefined && after.load > (before?.load ?? 0);
  if (isMore) return rpe < 10 ? `you have the yes to train, at RPE ${rpe} at most` : "you have the yes to train";
  if (!isEasier) return `you have the yes to train, and it begins with less than before`;
  return rpe < 10 ? `${names} keeps every effort at RPE ${rpe} or below` : `${names} is taken into account`;
}

/** What a professional's yes brings back. */
export function clearedReason(change: BareChange, { before, after }: LayerFacts): string {
  return checkInReason(change, before, after) ?? "you have the yes to train";
}

/** Why a session changes after a check-in: what comes back, or what has to wait. */
export function checkInReason(change: BareChange, known: Version, after: Version): string | undefined {
  const old = getLimits(known);
  const moved = getLimits(after).filter(({ finding, state }) => {
    const was = old.find((limit) => limit.finding.region === finding.region)?.state;
    return was === undefined || was.steps.length !== state.steps.length || (was.ended === undefined) !== (state.ended === undefined);
  });
  const parts = moved.flatMap(({ finding, state }): string[] => {
    const region = `your ${findingText(finding).region}`;
    const { lost, gained, less } = workChange(change);
    const back = workList(
      gained.filter((item) => loadsRegion(item, finding.region)),
      MOST_NAMED,
    );
    if (state.ended !== undefined)
      return [back === "" ? `your ${findingText(finding).region} limit has ended` : `${region} is fine again: ${back}`];
    const [before, last] = state.steps.slice(-2);
    if (before === undefined || last === undefined) return [];
    if (last.stage < before.stage) {
      const out = workList(
        [...lost, ...less].filter((item) => loadsRegion(item, finding.region)),
        MOST_NAMED,
      );
      return [
        out === "" ? `${region} was worse, and the rest of the week changes with it` : `${region} was worse: ${out} left out for now`,
      ];
    }
    const how = state.shownBy === "professional" ? "was looked at and may be loaded" : "passed its test";
    const other = workList(gained, MOST_NAMED);
    if (back !== "" || other !== "") return [`${region} ${how}: ${back === "" ? other : back} next`];
    const own = workList(careGained(change), MOST_NAMED);
    return [own === "" ? `${region} ${how}, and the days around change with it` : `${region} ${how}: ${own} beside it`];
  });
  return parts.length === 0 ? undefined : parts.slice(0, MOST_NAMED).join(", and ");
}

/** Graded work of sore regions that a session had not before. */
function careGained({ before, after }: BareChange): readonly ExerciseItem[] {
  const known = new Set((before === undefined ? [] : caredFor(before)).map(({ name }) => name));
  return (after === undefined ? [] : caredFor(after)).filter(({ name }) => !known.has(name));
}
