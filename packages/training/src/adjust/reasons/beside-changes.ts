import type { Athlete, Competition } from "../../athlete/athlete.ts";
import { addDays, type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { equipmentKey } from "../../catalogue/equipment.ts";
import type { SessionCode } from "../../model/plan.ts";
import { SESSION_NAMES } from "../../model/session-codes.ts";
import { formatList, inSentence } from "../../model/words.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import type { LayerFacts } from "./layer-facts.ts";
import { sessionsFrom } from "./plan-facts.ts";

/** A race that was run today is the work of today; a sprint on the rower says little of long pieces. */
export function aboutBenchmark({ before, after, progress: { today } }: LayerFacts): string[] {
  const { conditioning: was } = before.athlete;
  const { conditioning: is } = after.athlete;
  const isRunToday = sessionsFrom(after.plan, today, today).some((session) => runSeconds(session) > 0);
  const [ranToday, ranYesterday] = [today, addDays(today, -1)].map((day) => isNewOn(was, is, day));
  return [
    ...(isRunToday && ranToday === true
      ? ["You raced today: that was the work of the day. Leave today's run out, or jog for half an hour at most."]
      : []),
    ...(isRunToday && ranYesterday === true
      ? ["You raced yesterday: run today at the slow end of the range, and a third shorter if the legs are heavy."]
      : []),
    ...(was.row500m !== is.row500m
      ? [
          "A 500 m sprint is an estimate for long pieces: on the rower they get faster by 2 s per 500 m at most, until a long row shows more. It says nothing of the SkiErg, which stays as it is; go by feel there until you have a number of your own.",
        ]
      : []),
  ];
}

/** Whether a run was raced on the day. */
function isNewOn(was: Athlete["conditioning"], is: Athlete["conditioning"], day: Day): boolean {
  const isOn = (key: "run5k" | "run10k"): boolean => was[key] !== is[key] && (is.dates?.[key] ?? is.recordedOn) === day;
  return isOn("run5k") || isOn("run10k");
}

/** Dumbbells of unknown weight are taken for small ones: what they weigh decides what the lifts become. */
export function asksForWeights({ after: { athlete, plan }, progress: { today } }: LayerFacts): string[] {
  const { equipment = [] } = athlete;
  const dumbbells = equipment.find((item) => equipmentKey(item) === "dumbbell");
  if (dumbbells === undefined || /\d/u.test(equipment.join(" ")) || equipment.some((item) => equipmentKey(item) === "barbell")) return [];
  const lines = sessionsFrom(plan, today, "9999").flatMap(({ blocks: { strength } }) => strength);
  const [hand, step, example] = athlete.units === "lb" ? ["40 lb", "5 lb", "65 lb"] : [`${UNKNOWN_DUMBBELL} kg`, "2.5 kg", "30 kg"];
  const ways = HARDER_WAYS.flatMap(([way, of]) => (lines.some(({ name, notes = "" }) => of.test(`${name}: ${notes}`)) ? [way] : []));
  return [
    `How heavy is your heaviest pair of dumbbells, and is it adjustable? Until you tell me, I plan with ${hand} a hand in steps of ${step} and make up for the bar by ${formatList(["more reps", ...ways])}, with two to four reps in reserve. Write “dumbbells up to ${example}” in your equipment.`,
    ...(equipment.some((item) => equipmentKey(item) === "bench") && lines.some(({ name }) => LEANS.test(name))
      ? ["Does the back of your bench tilt? Chest-supported rows and seated presses need one that does."]
      : []),
    "Your numbers on the bar stay in the profile as they are. When the bar is back, its first week is at nine tenths of them.",
  ];
}

const LEANS = /chest-supported|seated dumbbell/iu;

/** A kind of pull that nothing at home stands in for is named. */
export function lostPulls({ before, after, progress: { today } }: LayerFacts): string[] {
  const [was, is] = [before, after].map(({ plan }) =>
    sessionsFrom(plan, today, "9999").some(({ blocks }) =>
      [...blocks.strength, ...blocks.skill].some(({ name }) => VERTICAL.has(findExercise(name)?.movementPattern ?? "")),
    ),
  );
  return was === true && is === false
    ? ["Nothing in your equipment replaces pull-ups: until there is a bar or a band to hang from, rows are your pull."]
    : [];
}

const VERTICAL: ReadonlySet<string> = new Set(["vertical_pull"]);

/** What makes a light weight harder, as it is said and as lines show it. */
const HARDER_WAYS = [
  ["one leg at a time", /single-leg|split squat|step-up|lunge/iu],
  ["rows with one arm", /single-arm .*row/iu],
  ["carries with one arm", /suitcase/iu],
  ["a slow way down where the longest set is too easy", /seconds down/iu],
] as const;

/** exercise-selection.md section 3, E3. */
const UNKNOWN_DUMBBELL = 20;

/** What fewer days keep of a week, and what they leave out. */
export function keptAndDropped({ before, after, progress: { today } }: LayerFacts): string[] {
  const index = after.plan.weeks.findIndex(({ startDate, isDeload }) => startDate >= today && !isDeload);
  const [was, is] = [before.plan.weeks[index], after.plan.weeks[index]].map((week) => week?.sessions.map(({ code }) => code) ?? []);
  if (was === undefined || is === undefined || is.length === 0 || is.length >= was.length) return [];
  const open = [...is];
  const dropped = was.filter((code) => {
    const at = open.indexOf(code);
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
  const names = (codes: readonly SessionCode[]): string => formatList([...new Set(codes.map((code) => SESSION_NAMES[code]))]);
  // "Gymnastics" is not out where gymnastics with something else stays.
  const stays = names(is);
  const out = dropped.filter((code) => code === "ZE" || !stays.includes(SESSION_NAMES[code]));
  const lifts = (plan: LayerFacts["after"]["plan"]): readonly string[] =>
    plan.weeks[index]?.sessions.flatMap(({ blocks }) =>
      blocks.strength.flatMap(({ name, load }) => (load?.oneRepMax === undefined ? [] : [name])),
    ) ?? [];
  const left = new Set(lifts(after.plan));
  const lost = [...new Set(lifts(before.plan))].filter((name) => !left.has(name)).map((name) => `the ${inSentence(name)}`);
  const without =
    lost.length === 0
      ? ""
      : ` With ${out.length > 1 ? "them go" : "it goes"} ${formatList(lost)}: on a day with time left, two sets of one of them keep it.`;
  return [`Each week keeps ${stays}.${out.length === 0 ? "" : ` Out, as the least missed: ${names(out)}.${without}`}`];
}

/** A race that is run takes the place of a test that was planned near it, and says so. */
export function replacedTest({ before, after }: LayerFacts, competition: Competition): string[] {
  const now = new Map(sessionsFrom(after.plan, "", "9999").map((session) => [session.id, session]));
  const test = sessionsFrom(before.plan, "", "9999").find(
    ({ id, date, updates, code }) =>
      (code === "RT" || code === "RI") &&
      updates !== undefined &&
      now.get(id)?.updates === undefined &&
      Math.abs(daysBetween(competition.date, date)) <= TEST_NEAR_DAYS,
  );
  return test === undefined || competitionFormat(`${competition.type ?? ""} ${competition.name ?? ""}`)?.kind !== "running"
    ? []
    : [`It takes the place of the test on ${shortDay(test.date)}: enter your time afterwards, and it sets your paces.`];
}

/** Days around a race in which a test of one's own has no place. */
const TEST_NEAR_DAYS = 10;
