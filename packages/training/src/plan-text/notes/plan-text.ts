import { aimsAtPulls } from "../../athlete/stated/stated-skills.ts";
import { addDays, daysBetween, shortDay } from "../../calendar/day.ts";
import { refusesCardio } from "../../week/days/no-cardio.ts";
import type { Focus } from "../../athlete/athlete.ts";
import type { PlanContext } from "../../context/context.ts";
import { NO_RUN_TIME } from "../../athlete/capacities.ts";
import { liftKitNotes } from "./history-notes.ts";
import { LIFTED_ANEW } from "../../athlete/lifts/aged-lifts.ts";
import { estimateNotes } from "../../athlete/lifts/lift-capacities.ts";
import { BALANCE_IN_ALL } from "../../health/age.ts";
import { formatWeight } from "../../units/format.ts";
import {
  dislikedMovements,
  dislikesLightWeights,
  findDislikedSports,
  isDisliked,
  maxWishedReps,
  type RaceSport,
} from "../../statements/wished-exercises/dislikes.ts";
import { getPhaseLabel } from "../../model/phase-label.ts";
import type { Plan, PlanNote, PlanWeek } from "../../model/plan.ts";
import { seasonRace } from "../../season/season-race.ts";
import { sessionsPerWeek } from "../../week/slots/patterns.ts";
import { goalNotes } from "./goal-notes.ts";
import { asideNotes, auditNotes } from "./wishes/audit-notes.ts";
import { awayNotes } from "./away-notes.ts";
import { settleUnread } from "./wishes/settle-unread.ts";
import { lostClauseNotes } from "./lost-clauses.ts";
import { healthNotes } from "./health-notes.ts";
import { toldNotes } from "./wishes/told-notes.ts";
import { wishNotes } from "./wishes/wish-notes.ts";
import { swimNotes } from "./swim-notes.ts";
import { weakLinkNotes } from "./weak-link-notes.ts";
import { inSentence, formatList } from "../../model/words.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { clashNotes, meetNotes, raceNotes, startNotes } from "./race-notes.ts";
import { injuryNotes } from "./injury-notes.ts";

const FOCUS_NAMES: { readonly [focus in Focus]: string } = {
  hyrox: "Hyrox",
  crossfit: "CrossFit",
  running: "Running",
  triathlon: "Triathlon",
  strength: "Strength",
  powerlifting: "Powerlifting",
  general: "General fitness",
};

/** What is different in the weeks around a race; of the others the sessions say what they hold. */
const PHASE_AIMS = {
  race: { taper: "less volume at the same speed", recovery: "easy days after the race, then a gradual return" },
  meet: { taper: "fewer sets, still heavy until the last days", recovery: "easy days after the meet, then a gradual return" },
};

/** "base in weeks 1–4, taper (less volume at the same speed) in weeks 5–6" */
function phaseList(weeks: readonly PlanWeek[], event: keyof typeof PHASE_AIMS): string {
  const runs: { phase: string; first: number; last: number }[] = [];
  for (const week of weeks) {
    const phase = getPhaseLabel(week);
    const current = runs.at(-1);
    if (current?.phase === phase) current.last = week.week;
    else runs.push({ phase, first: week.week, last: week.week });
  }
  const told = new Set<string>();
  return formatList(
    runs.map(({ phase, first, last }) => {
      const aim = told.has(phase) || !(phase === "taper" || phase === "recovery") ? "" : ` (${PHASE_AIMS[event][phase]})`;
      told.add(phase);
      return `${phase}${aim} in ${first === last ? `week ${first}` : `weeks ${first}–${last}`}`;
    }),
  );
}

/** Whether every event of the season is one of lifting. */
function isForMeets({ competitions = [] }: PlanContext["athlete"]): boolean {
  const kinds = competitions.map(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind);
  return kinds.length > 0 && kinds.every((kind) => kind === "powerlifting" || kind === "weightlifting");
}

/** A deload sooner than after three loading weeks needs a reason. */
function deloadReason({ athlete, start }: PlanContext, weeks: readonly PlanWeek[]): string {
  if (seasonRace(athlete, start) === undefined) return "";
  if ((athlete.age ?? 0) >= 50 && weeks.findIndex(({ isDeload }) => isDeload) === 2) return " (every third week from age 50)";
  if (weeks.findIndex(({ isDeload }) => isDeload) >= 3) return "";
  return ", so that the last weeks before the race stay free for race work";
}

/** Title and description of a block. */
export function describePlan(
  context: PlanContext,
  weeks: readonly PlanWeek[],
  { race, isReady }: { readonly race: string | undefined; readonly isReady: boolean },
): Pick<Plan, "title" | "description"> {
  const name = FOCUS_NAMES[context.athlete.focus];
  const deloads = weeks.filter((week) => week.isDeload).map((week) => String(week.week));
  const reason = deloadReason(context, weeks);
  const rest =
    deloads.length === 0
      ? ""
      : deloads.length === 1
        ? ` Week ${deloads[0]} is a deload${reason}.`
        : ` Weeks ${formatList(deloads)} are deloads${reason}.`;
  const asked = sessionsPerWeek(context.athlete.availability);
  const days = refusesCardio(context.athlete) ? Math.max(...weeks.map(({ sessions }) => sessions.length)) : asked;
  if (context.health.clearance === "required")
    return {
      title: `Easy movement until you are cleared, ${weeks.length} ${weeks.length === 1 ? "week" : "weeks"}`,
      description: `${days} times a week walking, easy pedalling, mobility and technique without a load, ${Math.min(30, context.health.sessionMinutes)} minutes at most. The notes say why, and how to get to the ${name} plan.`,
    };
  return {
    title: `${name} ${race === undefined ? "block" : `towards ${race}`}, ${weeks.length} ${weeks.length === 1 ? "week" : "weeks"}`,
    description: `${isReady ? "" : "There is too little time to get ready for this race. See the race note for what you can still do. "}${days} sessions a week: ${phaseList(weeks, isForMeets(context.athlete) ? "meet" : "race")}.${rest}${endsBefore(context, weeks)}`,
  };
}

/** A plan that is named after a race and does not reach it says so before anything else. */
function endsBefore({ athlete, start }: PlanContext, weeks: readonly PlanWeek[]): string {
  const goal = seasonRace(athlete, weeks[0]?.startDate ?? start);
  const end = addDays(weeks[0]?.startDate ?? start, 7 * weeks.length);
  if (goal === undefined || goal.competition.date < end) return "";
  const days = daysBetween(end, goal.competition.date) + 1;
  const time = days < COUNTED_IN_DAYS ? `${days} ${days === 1 ? "day" : "days"}` : `${Math.round(days / 7)} weeks`;
  return ` The plan ends on ${shortDay(addDays(end, -1))}, ${time} before the ${isForMeets(athlete) ? "meet" : "race"}; the next block continues from there.`;
}

const COUNTED_IN_DAYS = 18;

/** What the athlete should know about how the plan was made, what concerns their health and the start of a race first. */
export function planNotes(context: PlanContext, weeks: readonly PlanWeek[], races: readonly Race[]): PlanNote[] {
  const notes = getNotes(context, weeks, races);
  // Wishes wait until training is allowed.
  const { injuries = "", dislikes = "", focus } = context.athlete;
  const written = { injuries, dislikes: context.health.clearance === "required" ? "" : dislikes, focus };
  const lost = lostClauseNotes(written, context.start, context.reading, notes);
  const withheld = (context.reading.audit?.withheld ?? []).map(({ words }) => words);
  const { notes: settled, asides } = settleUnread(
    [...notes, ...lost, ...auditNotes(context.reading)],
    [injuries, dislikes, ...withheld].join("\n"),
    context.start,
  );
  return [...settled, ...asideNotes(context.reading, asides)];
}

function getNotes(context: PlanContext, weeks: readonly PlanWeek[], races: readonly Race[]): PlanNote[] {
  return [
    ...startNotes(context, races),
    ...healthNotes(context.reading, context.athlete, hasRuns(weeks)).map((note) => ({ ...note, text: asPractised(note.text, weeks) })),
    ...injuryNotes(context, weeks),
    ...swimNotes(context, weeks),
    ...(context.health.clearance === "required" ? [] : capacityNotes(context, weeks)),
    ...weakLinkNotes(context, weeks),
    ...(context.health.clearance === "required" ? [] : goalNotes(context, weeks)),
    ...wishNotes(context.athlete, context.start, weeks, (name) => context.picker.pick(name).replaced?.reason),
    ...toldNotes(context, weeks),
    ...dislikeNotes(context, weeks),
    ...liftKitNotes(context, weeks),
    ...substitutionNotes(context, weeks),
    ...meetNotes(context, weeks[0]?.startDate ?? context.start),
    ...clashNotes(context, weeks[0]?.startDate ?? context.start, races),
    ...raceNotes(context, weeks, races),
    ...awayNotes(context, weeks),
  ];
}

function hasRuns(weeks: readonly PlanWeek[]): boolean {
  return weeks.some(({ sessions }) => sessions.some((session) => runSeconds(session) > 0));
}

/** What the head says of standing on one leg and of the easy work is what the pages hold. */
function asPractised(said: string, weeks: readonly PlanWeek[]): string {
  const text = said.replace(BUILDERS, (_, start: string, end: string) => `${start}${easyWork(weeks)} ${end}`);
  if (!text.includes(BALANCE_IN_ALL)) return text;
  const sessions = weeks.flatMap((week) => week.sessions).filter(({ code }) => code !== "RACE");
  const held = sessions.filter(({ blocks }) => Object.values(blocks).some((items) => items.some(({ name }) => name === BALANCE)));
  if (held.length === sessions.length) return text;
  const words = held.length === 0 ? "No rebound jumps" : BALANCE_IN_ALL.replace("in every session", "where the session has it");
  return held.length === 0 ? text.replace(`${BALANCE_IN_ALL}; no rebound jumps`, words) : text.replace(BALANCE_IN_ALL, words);
}

const BUILDERS = /((?:Joints first: |running and jumping: ))walking, [^.]*? (builds? your fitness)/u;

/** "walking and cycling": what the pages have of it, strength with it. */
function easyWork(weeks: readonly PlanWeek[]): string {
  const names = weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ blocks, code }) => (code === "RACE" ? [] : blocks.mainWorkout.map(({ name }) => name))),
  );
  const found = EASY_WORK.filter(([, named]) => names.some((name) => named.test(name))).map(([word]) => word);
  return formatList([...found, "strength"]);
}

const EASY_WORK = [
  ["walking", /walk/iu],
  ["cycling", /bike|\bride\b/iu],
  ["rowing", /row erg/iu],
  ["the pool", /swim|pool/iu],
] as const;

const BALANCE = "Single-leg stand";

/** Notes on estimated lifts, only those that the plan takes a weight from. */
function capacityNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const { capacities } = context;
  const used = getLifts(weeks);
  const runs = hasRuns(weeks);
  const all = new Set(estimateNotes(capacities.lifts).map((note) => note.text));
  return [
    ...estimateNotes(capacities.lifts, (lift) => used.has(lift)),
    ...benchNotes(context, used, weeks),
    ...capacities.notes.filter(
      ({ text }) => !all.has(text) && (text !== NO_RUN_TIME || runs) && (used.size > 0 || !text.includes(LIFTED_ANEW)),
    ),
  ];
}

/** Where the bench press is a competition lift, its estimate deserves a word. */
function benchNotes({ athlete, capacities }: PlanContext, used: ReadonlySet<string>, weeks: readonly PlanWeek[]): PlanNote[] {
  const bench = capacities.lifts.benchPress;
  if (athlete.focus !== "powerlifting" || bench?.byRatio !== true || !used.has("benchPress")) return [];
  const isMeasured = weeks.some(({ sessions }) =>
    sessions.some(({ blocks }) => blocks.strength.some(({ notes }) => notes?.includes("measure it today") === true)),
  );
  const step = (athlete.units ?? "kg") === "kg" ? "2.5 kg" : "5 lb";
  const text = `The bench press maximum of ${formatWeight(bench.oneRepMax, athlete.units ?? "kg")} is estimated from your other lifts: enter yours if you know it${isMeasured ? "; otherwise you test it in the first week" : ""}. One RPE point too hard: ${step} less on the next set; one point too easy: ${step} more.`;
  return [{ kind: "estimate", text }];
}

/** Disliked movements that stay because injuries and equipment leave nothing else. */
function dislikeNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const { athlete } = context;
  const dislikes = dislikedMovements(athlete);
  const stays = findDislikedSports(athlete)
    .filter((sport) => sport !== "swim" || athlete.focus !== "triathlon")
    .map((sport): PlanNote => ({ kind: "wish-not-met", text: unlovedText(sport, weeks) }));
  if (dislikes.length === 0) return [...stays, ...repNotes(context, weeks), ...lightNotes(context, weeks)];
  return [...stays, ...disliked(context, weeks, dislikes), ...repNotes(context, weeks), ...lightNotes(context, weeks)];
}

/** Sets that are longer than the athlete wants, by exercise. */
function repNotes({ athlete, mostReps }: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const wished = maxWishedReps(athlete.dislikes);
  if (wished === undefined) return [];
  const long = weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ blocks }) =>
      [...blocks.strength, ...blocks.mainWorkout].filter(({ reps }) => Number.parseInt(reps ?? "0", 10) > wished).map(({ name }) => name),
    ),
  );
  const names = [...new Set(long)].map(inSentence);
  if (names.length === 0) return [];
  const why = mostReps > wished ? "your health needs longer sets" : "workouts and small exercises need more reps";
  return [{ kind: "wish-not-met", text: `Sets of more than ${wished} reps: ${why}. They stay for ${formatList(names)}.` }];
}

function lightNotes({ athlete }: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  if (!dislikesLightWeights(athlete.dislikes)) return [];
  const text =
    "Light weights: some lifts stay light on purpose, for recovery or for your joints: deloads, the second squat or press of a week, small exercises, and the last days before a meet.";
  return weeks.length === 0 ? [] : [{ kind: "wish-not-met", text }];
}

function disliked({ picker }: PlanContext, weeks: readonly PlanWeek[], dislikes: readonly string[]): PlanNote[] {
  const training = weeks.flatMap((week) => week.sessions).filter((session) => session.code !== "RACE");
  const names = new Set(training.flatMap((session) => Object.values(session.blocks).flat()).map((item) => item.name));
  return [...names]
    .filter((name) => isDisliked(name, dislikes))
    .map((name): PlanNote => ({
      kind: "wish-not-met",
      text: picker.isUnlovedStation(name)
        ? `${name}: you dislike it, but your race includes it. You do it only as a station, as rarely as the race allows.`
        : `${name}: you would rather not do it, but your injuries and equipment leave nothing to replace it with.`,
    }));
}

/** A dislike changes the dose of a sport of the race, it never removes it: how much of it there is, counted. */
function unlovedText(sport: RaceSport, weeks: readonly PlanWeek[]): string {
  const { verb, noun, named } = UNLOVED[sport];
  const sessions = weeks.flatMap((week) => week.sessions).filter(({ code }) => code !== "RACE");
  const held = sessions.filter(({ blocks }) => blocks.mainWorkout.some(({ name }) => named.test(name))).length;
  const dose =
    held === 0 ? "is left out for now and comes back in the last weeks before the race" : `stays in ${held} of ${sessions.length} sessions`;
  return `You prefer not to ${verb}, but your race needs it: ${noun} ${dose}.`;
}

const UNLOVED: { readonly [sport in RaceSport]: { readonly verb: string; readonly noun: string; readonly named: RegExp } } = {
  swim: { verb: "swim", noun: "swimming", named: /^swim/iu },
  bike: { verb: "ride", noun: "riding", named: /\bride\b|\bbike\b/iu },
  run: { verb: "run", noun: "running", named: /\brun\b/iu },
};

/** The lifts that weights were taken from. */
function getLifts(weeks: readonly PlanWeek[]): ReadonlySet<string> {
  const lifts = new Set<string>();
  for (const { sessions } of weeks)
    for (const { blocks } of sessions)
      for (const block of Object.values(blocks)) for (const { load } of block) if (load?.lift !== undefined) lifts.add(load.lift);
  return lifts;
}

const WORK = ["skill", "strength", "mainWorkout"] as const;

/** Who told what kit they have misses none of the rest in the lifting; of a workout the parts of a race are missed. */
function isOwnKit(reason: string, block: (typeof WORK)[number]): boolean {
  return block !== "mainWorkout" && reason.startsWith("It needs");
}

/** What is replaced, once for each reason, the most frequent first. */
function substitutionNotes({ athlete }: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  // Nobody told a beginner who aims at no pull-up that one was planned.
  const isUnasked = athlete.level === "beginner" && athlete.gymnastics.strictPullUps === undefined && !aimsAtPulls(athlete);
  const reasons = new Map<string, { readonly pairs: Map<string, Set<string>>; count: number }>();
  for (const { sessions } of weeks)
    for (const { blocks } of sessions)
      for (const block of WORK)
        for (const { name, replaced } of blocks[block]) {
          if (replaced === undefined || replaced.name === name || isOwnKit(replaced.reason, block)) continue;
          if (isUnasked && replaced.name === "Pull-up (strict)") continue;
          const entry = reasons.get(replaced.reason) ?? { pairs: new Map<string, Set<string>>(), count: 0 };
          entry.count += 1;
          entry.pairs.set(replaced.name, (entry.pairs.get(replaced.name) ?? new Set()).add(name));
          reasons.set(replaced.reason, entry);
        }
  return [...reasons]
    .toSorted(([a, { count: most }], [b, { count }]) => count - most || a.localeCompare(b))
    .map(([reason, { pairs }]): PlanNote => {
      const list = [...pairs].map(([was, is]) => `${was} → ${[...is].map(inSentence).join(" or ")}`);
      return { kind: "substitution", text: `${reason} ${list.join("; ")}.` };
    });
}
