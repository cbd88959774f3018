import { addDays, daysBetween, shortDay } from "../../calendar/day.ts";
import { refusesCardio } from "../../week/days/no-cardio.ts";
import { getRunReturn } from "../../injuries/return-ladder/run-rows.ts";
import { DISC, statedOn } from "../../injuries/return-ladder/next-step.ts";
import { climbsFrom } from "../../session/run/long-run-notes.ts";
import { returnText } from "./return-notes.ts";
import type { Focus } from "../../athlete/athlete.ts";
import type { PlanContext } from "../../context/context.ts";
import { NO_RUN_TIME } from "../../athlete/capacities.ts";
import { estimateNotes } from "../../athlete/lifts/lift-capacities.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { BALANCE_IN_ALL } from "../../health/age.ts";
import { healthCheck } from "../../health/exercise-limits.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { type Activity, activityNames, getNames } from "../../injuries/activities.ts";
import { namesProfessional } from "../../health/cleared/clearance.ts";
import { normalise } from "../../health/normalise.ts";
import { hasFragileSpine } from "../../health/groups/bones.ts";
import { isBicepsTendon } from "../../injuries/limits/stress-limits.ts";
import { BACK } from "../../injuries/impact.ts";
import { PAIN_RULE } from "../../injuries/referral.ts";
import { regionName } from "../../injuries/region-name.ts";
import { formatWeight } from "../../units/format.ts";
import {
  dislikedMovements,
  dislikesLightWeights,
  isDisliked,
  maxWishedReps,
  type RaceSport,
  findDislikedSports,
} from "../../statements/wished-exercises/dislikes.ts";
import { getPhaseLabel } from "../../model/phase-label.ts";
import type { Plan, PlanNote, PlanWeek } from "../../model/plan.ts";
import { seasonRace } from "../../season/season-race.ts";
import { sessionsPerWeek } from "../../week/slots/patterns.ts";
import { goalNotes } from "./goal-notes.ts";
import { awayNotes } from "./away-notes.ts";
import { healthNotes } from "./health-notes.ts";
import { toldNotes } from "./wishes/told-notes.ts";
import { wishNotes } from "./wishes/wish-notes.ts";
import { swimNotes } from "./swim-notes.ts";
import { weakLinkNotes } from "./weak-link-notes.ts";
import { inSentence, listOf } from "../../model/words.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { clashNotes, meetNotes, raceNotes, startNotes } from "./race-notes.ts";

/** A deadlift with one palm turned forward is where a biceps tears. */
const PULLS_WITHOUT_BICEPS =
  " A biceps tendon works in every pull: chin-ups, pull-ups and curls wait unless you wrote that they are fine, and you pull with both palms facing you (hook grip or straps), never with a mixed grip.";

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
  return listOf(
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
        : ` Weeks ${listOf(deloads)} are deloads${reason}.`;
  const asked = sessionsPerWeek(context.athlete.availability);
  const days = refusesCardio(context.athlete) ? Math.max(...weeks.map(({ sessions }) => sessions.length)) : asked;
  if (context.health.clearance === "required")
    return {
      title: `Easy movement until you are cleared, ${weeks.length} ${weeks.length === 1 ? "week" : "weeks"}`,
      description: `${days} times a week walking, easy pedalling, mobility and technique without a load, ${Math.min(30, context.health.sessionMinutes)} minutes at most. The notes say why, and how to get to the ${name} plan.`,
    };
  return {
    title: `${name} ${race === undefined ? "block" : `towards ${race}`}, ${weeks.length} ${weeks.length === 1 ? "week" : "weeks"}`,
    description: `${isReady ? "" : "There is too little time for the race; the notes say what fits. "}${days} sessions a week: ${phaseList(weeks, isForMeets(context.athlete) ? "meet" : "race")}.${rest}${endsBefore(context, weeks)}`,
  };
}

/** A plan that is named after a race and does not reach it says so before anything else. */
function endsBefore({ athlete, start }: PlanContext, weeks: readonly PlanWeek[]): string {
  const goal = seasonRace(athlete, weeks[0]?.startDate ?? start);
  const end = addDays(weeks[0]?.startDate ?? start, 7 * weeks.length);
  if (goal === undefined || goal.competition.date < end) return "";
  const days = daysBetween(end, goal.competition.date) + 1;
  const time = days < COUNTED_IN_DAYS ? `${days} ${days === 1 ? "day" : "days"}` : `${Math.round(days / 7)} weeks`;
  return ` The plan ends on ${shortDay(addDays(end, -1))}, ${time} before the race; the next block continues from there.`;
}

const COUNTED_IN_DAYS = 18;

/** What the athlete should know about how the plan was made, what concerns their health and the start of a race first. */
export function planNotes(context: PlanContext, weeks: readonly PlanWeek[], races: readonly Race[]): PlanNote[] {
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
    ...substitutionNotes(weeks),
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
  return listOf([...found, "strength"]);
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
  const used = liftsOf(weeks);
  const runs = hasRuns(weeks);
  const all = new Set(estimateNotes(capacities.lifts).map((note) => note.text));
  return [
    ...estimateNotes(capacities.lifts, (lift) => used.has(lift)),
    ...benchNotes(context, used, weeks),
    ...capacities.notes.filter((note) => !all.has(note.text) && (note.text !== NO_RUN_TIME || runs)),
  ];
}

/** Where the bench press is a competition lift, its estimate deserves a word. */
function benchNotes({ athlete, capacities }: PlanContext, used: ReadonlySet<string>, weeks: readonly PlanWeek[]): PlanNote[] {
  const bench = capacities.lifts.benchPress;
  if (athlete.focus !== "powerlifting" || bench?.byRatio !== true || !used.has("benchPress")) return [];
  const isMeasured = weeks.some(({ sessions }) =>
    sessions.some(({ blocks }) => blocks.strength.some(({ notes }) => notes?.includes("measure it today") === true)),
  );
  const text = `The bench press maximum of ${formatWeight(bench.oneRepMax, athlete.units ?? "kg")} is estimated from your other lifts: enter yours if you know it${isMeasured ? "; otherwise you test it in the first week" : ""}. When a set is one RPE point off, change the weight.`;
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
  const why = mostReps > wished ? "your health needs longer sets" : "workouts and small exercises need more repetitions";
  return [{ kind: "wish-not-met", text: `Sets of more than ${wished} repetitions: ${why}. They stay for ${listOf(names)}.` }];
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
function liftsOf(weeks: readonly PlanWeek[]): ReadonlySet<string> {
  const lifts = new Set<string>();
  for (const { sessions } of weeks)
    for (const { blocks } of sessions)
      for (const block of Object.values(blocks)) for (const { load } of block) if (load?.lift !== undefined) lifts.add(load.lift);
  return lifts;
}

const GRADES = ["resolved", "mild", "moderate", "severe"] as const;

function injuryNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const { reading } = context;
  // What has healed is worth a word once, in the first block.
  const isOperated = ({ region }: RegionFinding): boolean => reading.health.limits.regions[region] !== undefined;
  /** Nobody told of pain: its operation is what limits it. */
  const isRebuilt = (finding: RegionFinding): boolean => isOperated(finding) && finding.pain === undefined;
  // A clearance allows, it does not heal: the note of the operation says what is open.
  const hasOperation = reading.health.findings.some(({ group }) => group === "operation" || group === "bone-stress");
  const isAllowed = ({ phrase }: RegionFinding): boolean =>
    hasOperation && /stress|estr[eé]s|fatigue|ermüdung|clear|freig|alta\b|op[eé]r|surg|repair|reconstruct|\bop\b/iu.test(phrase);
  const worthSaying = reading.regions.filter(
    (finding) => finding.grade > 0 || (weeks[0]?.macroWeek === 1 && !isOperated(finding) && !isAllowed(finding)),
  );
  const isRunner =
    weeks.some(({ sessions }) => sessions.some((session) => runSeconds(session) > 0)) || !WITHOUT_RUNS.has(context.athlete.focus);
  const isLimited = reading.health.findings.some(({ group }) => group === "doctors-limit");
  const from = climbsFrom(context);
  const climbing = from === undefined ? {} : { climbsFrom: from };
  const notes = worthSaying.flatMap((finding, index): PlanNote[] => {
    const { region, grade, phrase, score, pain } = finding;
    // A number that nobody told is not the athlete's.
    const told = pain === undefined ? "" : `, ${score}/10`;
    // With a single complaint the whole text is about it.
    const about = worthSaying.length === 1 ? (context.athlete.injuries ?? phrase) : phrase;
    const isSaid = worthSaying.slice(0, index).some((other) => other.phrase === phrase);
    if (isSaid && grade === 0) return [];
    // A limit says what its own words leave out.
    if (
      finding.closesNothing === true &&
      reading.health.findings.some((limit) => limit.group === "doctors-limit" && limit.phrase === phrase)
    )
      return [];
    if (grade === 0)
      return [
        { kind: "injury", text: finding.comesBack === true ? quietText(phrase) : isLimited ? limitedText(phrase) : healedText(phrase) },
      ];
    if (finding.closesNothing === true && score === 1)
      return isSaid
        ? []
        : [
            {
              kind: "injury",
              text: `"${phrase}" gives no trouble now, so you train it as usual.${toleranceText(finding, about, reading.health.limits)}`,
            },
          ];
    const place = regionName(region);
    const effect = [
      "",
      "the movements that load it most are left out for now, the rest is a little lighter",
      "only exercises that load it lightly",
      "nothing that loads it at all",
    ][grade];
    if (isSaid && grade < 2 && getRunReturn(finding)?.kind !== "run-walk") return [];
    if (isSaid && grade < 2)
      return [
        {
          kind: "injury",
          text: `This also limits the ${place}${told}.${returnText(finding, statedOn(context.start, context.athlete.easings), { isRunner, focus: context.athlete.focus, isOperated: false, ...climbing })}${questionText(finding, context.athlete.injuries ?? phrase)}`,
        },
      ];
    if (isSaid) return [{ kind: "injury", text: `This also limits the ${place}${told}: ${effect}.` }];
    return [
      {
        kind: "injury",
        text: `"${phrase}" ${isRebuilt(finding) ? `limits the ${place} while you build it back up` : `was read as a ${GRADES[grade]} ${place} problem${told}`}${effectText(finding, effect)}.${grade > 0 && isBicepsTendon(finding) ? PULLS_WITHOUT_BICEPS : ""}${toleranceText(finding, about, reading.health.limits)}${returnText(finding, statedOn(context.start, context.athlete.easings), { isRunner: isRunner && reading.health.limits.running, focus: context.athlete.focus, isOperated: isRebuilt(finding), ...climbing })}${questionText(finding, context.athlete.injuries ?? phrase)}`,
      },
    ];
  });
  const isFragile = hasFragileSpine(reading.health);
  if (reading.regions.some(({ grade, region }) => grade > 0 && !(isFragile && BACK.has(region))))
    notes.push({ kind: "injury", text: PAIN_RULE });
  const seen = reading.regions.filter(({ grade, phrase }) => grade === 3 || (grade > 0 && DISC.test(phrase)));
  // Whoever speaks of their physiotherapist has been seen.
  if (reading.professionalAdvice && seen.length > 0 && !namesProfessional(normalise(context.athlete.injuries ?? "")))
    notes.push({
      kind: "injury",
      text: `Let a doctor or physiotherapist see your ${listOf([...new Set(seen.map(({ region }) => regionName(region)))])}.`,
    });
  return notes;
}

/** What nobody can plan by: a part of the body, and neither a movement nor a number. It is asked for what is missing. */
function questionText(finding: RegionFinding, about: string): string {
  const { region, grade, pain, kind, side, hurts = [], fine = [], after, onset, closesNothing } = finding;
  const isExact =
    pain !== undefined || hurts.length + fine.length > 0 || after !== undefined || onset !== undefined || closesNothing === true;
  if (grade === 0 || grade === 3 || isExact || kind !== undefined) return "";
  const asked = [
    ...(side === undefined && PAIRED.has(region) ? ["which side"] : []),
    "which movements hurt and which are fine",
    ...(DATED.test(about) ? [] : ["since when"]),
    "how bad from 0 to 10",
  ];
  return ` Add to your profile ${listOf(asked)}. The plan then leaves out only what hurts.`;
}

const PAIRED: ReadonlySet<string> = new Set([
  "shoulder",
  "elbow",
  "wrist_hand",
  "hip_groin",
  "thigh",
  "knee",
  "lower_leg",
  "ankle",
  "foot",
]);
const DATED = /\b(?:since|ago|weeks?|months?|years?|yesterday|seit|vor|wochen?|monat\w*|jahr\w*|desde|hace|depuis|20\d\d)\b/iu;

/** What is only left out where it hurts needs no more words: the rest stays. */
function effectText(
  { closesNothing, grade, hurts = [], fine = [], isTrainedThrough, isBarPosition }: RegionFinding,
  effect: string | undefined,
): string {
  if (closesNothing === true) return ": you train it, and stop before it starts to hurt";
  if (grade === 1 && (isTrainedThrough === true || isBarPosition === true || hurts.length + fine.length > 0)) return "";
  return effect === undefined ? "" : `: ${effect}`;
}

const WITHOUT_RUNS: ReadonlySet<Focus> = new Set<Focus>(["strength", "powerlifting", "general"]);

function healedText(phrase: string): string {
  return `"${phrase}" counts as healed, so nothing is limited. If it comes back, say so in your profile.`;
}

function limitedText(phrase: string): string {
  return `"${phrase}" no longer limits you; what you were told to leave out stays out. If it comes back, say so in your profile.`;
}

function quietText(phrase: string): string {
  return `"${phrase}" gives no trouble now, so nothing is left out. At the first sign of it, leave out for two days whatever causes it; if it has not gone by then, say so in your profile.`;
}

/** What the athlete told is fine stays, what they told hurts is left out. */
function toleranceText(
  { region, fine = [], hurts: told = [], hurtsUntil = {}, isBarPosition }: RegionFinding,
  about: string,
  limits: HealthLimits,
): string {
  // What a limit closes is said there.
  const closes = healthCheck(limits, () => "");
  const isOpen = (name: string): boolean => EXERCISES.some((exercise) => exercise.name === name && closes(exercise) === undefined);
  const hurts = told.filter((one) => getNames(one).length === 0 || getNames(one).some(isOpen));
  // What is named as the cause is not said to be fine as well.
  const isFine = (one: Activity): boolean => !(one === "front-rack" && RACK.test(about));
  const stays = !fine.some(isFine)
    ? ""
    : ` Kept because you wrote that it is fine: ${listOf(activityNames(fine.filter(isFine)).map((name) => (name === "easy running" && FLAT.test(about) ? "running on the flat" : name)))}.`;
  const kept = hurts.includes("clean") && fine.includes("jerk") ? CLEAN_AND_JERK : "";
  const lasts = hurts.flatMap((one) => hurtsUntil[one] ?? []).toSorted()[0];
  const until = lasts === undefined ? "" : ` until ${shortDay(addDays(lasts, 1))}; then it comes back lighter, a step a week`;
  const out = hurts.length === 0 ? "" : ` Left out: ${listOf(activityNames(hurts))}${kept}${until}.`;
  return stays + out + (isBarPosition === true ? BAR_ON_THE_BACK : causeText(region, about, activityNames(fine)));
}

/** What is fine on the flat says nothing of its pace. */
const FLAT = /^(?!.*\b(?:easy|slow\w*|jog\w*|locker|langsam)\b).*\b(?:flat|straight|eben\w*|flach\w*|llano|plat)\b/isu;

/** Where the clean and jerk is the lift of the meet, the jerk stays without its clean. */
const CLEAN_AND_JERK = ", also of the clean and jerk: take the jerk from the rack until the catch hurts no more than 2/10";

const BAR_ON_THE_BACK =
  " You keep squatting: hands a hand's width wider, thumbs over the bar, elbows under it and not behind; carry it a little higher, and one day a week squat with the bar on the traps.";

const RACK = /front.?rack|front squat|clean|umsetzen/iu;

/** What a coach changes first about the cause that the athlete names (practice). */
const CAUSES: readonly (readonly [regions: ReadonlySet<Region>, words: RegExp, advice: string])[] = [
  [new Set<Region>(["elbow", "shoulder", "wrist_hand"]), /low.?bar|back squat|kniebeuge|sentadilla/iu, BAR_ON_THE_BACK],
  [
    new Set<Region>(["elbow"]),
    /pull.?up|chin.?up|muscle.?up|klimmzug|klimmzüge|dominada|traction/iu,
    " You wrote that pulling causes it: use neutral or rotating grips, a straight wrist, no false grip and no maximal hangs until it stops hurting.",
  ],
  [
    new Set<Region>(["wrist_hand"]),
    RACK,
    " You wrote that the rack position causes it: use straps or crossed arms for front squats, three fingers under the bar, and the elbows high before the bar is heavy.",
  ],
  [
    new Set<Region>(["elbow", "wrist_hand", "shoulder"]),
    /bench|bankdr|press de banca|développé couché/iu,
    " You wrote that the bench press causes it: keep forearms upright, elbows at 45 to 60 degrees, and the bar in the heel of the hand.",
  ],
];

/** Nothing that the athlete told is fine is a cause. */
function causeText(region: Region, phrase: string, fine: readonly string[]): string {
  return CAUSES.find(([regions, words]) => regions.has(region) && words.test(phrase) && !fine.some((name) => words.test(name)))?.[2] ?? "";
}

const WORK = ["skill", "strength", "mainWorkout"] as const;

/** Who told what kit they have misses none of the rest in the lifting; of a workout the parts of a race are missed. */
function isOwnKit(reason: string, block: (typeof WORK)[number]): boolean {
  return block !== "mainWorkout" && reason.startsWith("It needs");
}

/** What is replaced, once for each reason, the most frequent first. */
function substitutionNotes(weeks: readonly PlanWeek[]): PlanNote[] {
  const reasons = new Map<string, { readonly pairs: Map<string, Set<string>>; count: number }>();
  for (const { sessions } of weeks)
    for (const { blocks } of sessions)
      for (const block of WORK)
        for (const { name, replaced } of blocks[block]) {
          if (replaced === undefined || replaced.name === name || isOwnKit(replaced.reason, block)) continue;
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
