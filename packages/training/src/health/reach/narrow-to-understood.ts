import { type Activity, getNames } from "../../injuries/activities.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import type { Clause } from "../clause.ts";
import { type HealthLimits, strictest } from "../limits.ts";
import { normalise } from "../normalise.ts";
import type { StatedLimit } from "../stated-limits/stated-limit.ts";
import { unreadQualifier } from "./unread-qualifier.ts";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { memoized } from "../../language/memoized.ts";
import { healthCheck } from "../exercise-limits.ts";

/**
 * Applies a limit of wide reach only as far as its clause was understood. A ban on a sport, or a cap on all of it, whose clause says where, with
 * what or when in words that nobody read ("no running on cobbles") is shown back: what was banned goes on easy, flat and shorter, and what was
 * capped keeps its length. A plain ban, and every limit of narrow reach, stays as it is.
 */
export function narrowToUnderstood(limit: StatedLimit, clauses: readonly Clause[]): StatedLimit {
  const { closesRunning, shortensAll } = measureReach(limit.limits);
  const bansRunning = !limit.isByProfessional && closesRunning && isBanOfRunsAlone(limit.limits);
  if (!bansRunning && !(shortensAll && isOwnCap(limit, clauses))) return limit;
  const own = clauses.find(({ quote }) => quote === limit.phrase);
  if (own === undefined || unreadQualifier(own) === undefined) return limit;
  return bansRunning
    ? {
        ...limit,
        limits: CAREFUL,
        cue: `“${limit.phrase}”: I am not sure that this means no running at all. Until you say it in other words, your runs stay: easy, flat and shorter than usual.`,
      }
    : {
        ...limit,
        limits: withoutLengths(limit.limits),
        cue: `“${limit.phrase}”: I am not sure that this is a limit for every session. Until you say it in other words, your sessions keep their length.`,
      };
}

/** A share of the running as after a slight complaint of the lower leg (return-ladders.md section 5), flat and without speed. */
const CAREFUL: Partial<HealthLimits> = { runShare: 0.75, impact: 2, closed: ["run-fast", "hills"] };

/** Fields of a ban that is about running and nothing else. */
const OF_RUNNING: ReadonlySet<string> = new Set<keyof HealthLimits>(["running", "impact", "contacts", "closed", "tests", "opened"]);
const RUNS: ReadonlySet<Activity> = new Set<Activity>(["run", "run-easy", "run-fast", "hills", "hill-sprints"]);

function isBanOfRunsAlone(limits: Partial<HealthLimits>): boolean {
  return Object.keys(limits).every((field) => OF_RUNNING.has(field)) && (limits.closed ?? []).every((one) => RUNS.has(one));
}

/** A number of the athlete's own, beside which nothing hurts: what a professional or a complaint caps stays capped. */
function isOwnCap({ isByProfessional, phrase }: StatedLimit, clauses: readonly Clause[]): boolean {
  const own = clauses.find(({ quote }) => quote === phrase);
  const sentence = clauses.filter(({ sentence: other }) => other === own?.sentence);
  return !isByProfessional && !sentence.some(({ quote, english }) => namesRegion(english) || HURTS.test(normalise(`${quote} ${english}`)));
}

const HURTS =
  /\b(?:hurts?|pain\w*|ach(?:e|es|ing)|sore\w*|stiff\w*|tight\w*|swell\w*|dizz\w*|low|hypo\w*|tired|exhaust\w*|breath\w*|otherwise|or else|before it|flare\w*|worse|limp\w*|cramp\w*|grumbl\w*|complain\w*|sonst|sino|sinon|senno|senao|anders)\b/u;

function withoutLengths({
  sessionMinutes: _session,
  runMinutes: _run,
  runMetres: _metres,
  ...rest
}: Partial<HealthLimits>): Partial<HealthLimits> {
  return rest;
}

/** How much of the training a limit takes. */
interface Reach {
  /** Whether it leaves nothing of running. */
  readonly closesRunning: boolean;
  /** Whether it shortens every session or every run of the plan. */
  readonly shortensAll: boolean;
}

/**
 * Measures the reach of a limit by what it closes: running is closed when the catalogue has no run left, whichever field of the limit does it.
 */
function measureReach(limits: Partial<HealthLimits>): Reach {
  const { sessionMinutes = Infinity, runMinutes = Infinity, runMetres = Infinity } = limits;
  return {
    closesRunning: closesRuns(JSON.stringify(limits)),
    shortensAll: sessionMinutes < MOST_MINUTES || runMinutes < MOST_MINUTES || runMetres < Infinity,
  };
}

/** A longer run or session is cut by hardly any limit. */
const MOST_MINUTES = 120;

const closesRuns = memoized((written: string): boolean => {
  const limits = JSON.parse(written) as Partial<HealthLimits>;
  const isClosed = healthCheck(strictest([limits]), () => "");
  const names = new Set(getNames("run"));
  return EXERCISES.filter(({ name }) => names.has(name)).every((exercise) => isClosed(exercise) !== undefined);
});
