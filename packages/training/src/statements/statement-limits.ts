import type { HealthLimits } from "../health/limits.ts";
import { FIELD } from "../health/stated-limits/limit-movements.ts";
import { type Activity, activityNames, getNames } from "../injuries/activities.ts";
import { formatList } from "../model/words.ts";
import { wayText } from "./one-way.ts";
import type { Amount } from "./amounts.ts";
import { OF_RUNS } from "./note-amounts.ts";
import type { NoteStatement } from "./note-statement.ts";

const RUNS: ReadonlySet<Activity> = new Set<Activity>(["run", "run-easy", "treadmill", "trails", "hard-ground", "downhill", "hills"]);
const SWIMS: ReadonlySet<Activity> = new Set<Activity>(["swim", "freestyle", "butterfly", "backstroke", "breaststroke", "paddles"]);
const RIDES: ReadonlySet<Activity> = new Set<Activity>(["bike"]);
const SLOPES: ReadonlySet<Activity> = new Set<Activity>(["downhill", "hills", "stairs"]);
/** Positions of which there is less, while the ride goes on. */
const POSITIONS: ReadonlySet<Activity> = new Set<Activity>(["aero-bars", "drops"]);
const DEPTHS: ReadonlySet<Activity> = new Set<Activity>(["squat", "squat-deep", "back-squat", "front-squat", "lunge", "squat-box"]);
/** Groups and sports: their numbers are those of everything. */
const EVERYTHING: ReadonlySet<Activity> = new Set<Activity>(["lifting", "carry", "held", "walk", "bike", "run", "arms-overhead", "hang"]);
const ONE_HAND =
  /\b(?:left|right|one|each|per|in der|links|rechts|linke\w*|rechte\w*|gauche|droite|izquierd\w*|derech\w*|sinistr\w*|destr\w*) ?(?:hand|arm|side|seite|mano|brazo|main|bras|braccio)?\b/u;
const A_HAND = /\bkgs? (?:a|per|each|in each|je|pro|por|par|per) (?:hand|mano|main)\b/u;
const SESSION =
  /\b(?:sessions?|workouts?|train(?:ing\w*)?|work ?out|exercis\w*|einheit\w*|at a time|at a stretch|at once|in one go|am stuck|seances?|sesion\w*|entrenamiento\w*|allenament\w*|achter elkaar|per keer)\b/u;
/** A day off, or all training: "never train two days in a row". */
const SAYS_IT = /\b(?:says?|said|allows?|allowed|lets me|recommends?) (?:\w+ ){1,3}?\w+$/u;
const ALL_TRAINING =
  /\b(?:train\w*|session\w*|einheit\w*|workout\w*|entren\w*|allen\w*|sport|pause|ruhe\w*|rest|off|frei|descanso|repos|riposo|rust|trein\w*)\b/u;
/** Lifts of which a professional told a share: the whole bar work keeps it. */
const STRENGTH: ReadonlySet<Activity> = new Set<Activity>([
  "squat",
  "back-squat",
  "front-squat",
  "deadlift",
  "conventional",
  "bench",
  "press",
  "overhead",
  "lifting",
  "leg-strength",
  "upper-body",
]);
const BELOW_PAIN = 0.85;
const HURTS_ABOVE = /\b(?:above|over|beyond|from) \d.*\b(?:hurts?|pinch\w*|aches?|painful|sore)\b/u;
const RIDE_SPEED = 25;
/** Kilograms of the lightest grown-up athlete. */
const BODY = 40;
/** Minutes that a row of its own takes; stations and warm-ups are shorter. */
const LONG_ROW = 20;
/** "swim sets longer than 400 m at a time": a repetition, and no whole swim. */
const WITHOUT_STOP =
  /\b(?:sets?|reps?|repeats?|intervals?|at a time|at once|in one go|non ?stop|without (?:a )?(?:stop|break|rest)|continuous\w*|am stuck|ohne pause|series?|seguid\w*|d une traite|di fila|achter elkaar)\b/u;

/** What one statement limits, besides what it says of a sore part of the body; empty where it limits nothing. */
export function getLimits(statement: NoteStatement): Partial<HealthLimits> {
  const { limit, times, isApart, verdict, subjects, namesRegion, said, isOnly, isByProfessional } = statement;
  if (times !== undefined) return { ...timesLimits(times, subjects), ...(limit === undefined ? {} : amountLimits(limit, statement)) };
  if (isApart) {
    // Two days in a row on asphalt: that ground is left out, and runs on soft ground follow each other as they like.
    if (subjects.includes("hard-ground")) return { closed: ["hard-ground"] };
    if (subjects.some((one) => RUNS.has(one))) return { consecutiveRuns: false };
    const most = /\b(?:three|3|drei) (?:training )?(?:days|tage)/u.test(said)
      ? 3
      : /\b(?:more than|max\w*|most|hochstens|mehr als|maximal) (?:two|2|zwei)\b/u.test(said)
        ? 2
        : 1;
    return subjects.every((one) => one === "lifting") && (most > 1 || ALL_TRAINING.test(said)) ? { daysInARow: most } : {};
  }
  if (limit !== undefined) return amountLimits(limit, statement);
  const others = isOnly && (verdict === undefined || verdict === "fine") ? otherWays(subjects, said) : [];
  if (others.length > 0) return { closed: others, opened: subjects };
  if (verdict === "fine") return subjects.length === 0 ? {} : { opened: subjects };
  // "Physio says trap bar and squats to a box are ok": what is ok stands in the next clause.
  if (verdict === undefined && isByProfessional && subjects.length > 0 && SAYS_IT.test(said)) return { opened: subjects };
  // Where a part of the body is named what hurts is the complaint's.
  if (verdict !== "forbidden" || subjects.length === 0 || (namesRegion && !isByProfessional && !/\b(?:so|no|nothing|out)\b/u.test(said)))
    return {};
  return closing(subjects);
}

/** Ways of doing one movement: who does it only one way does none of the others. */
const SIBLINGS: readonly (readonly Activity[])[] = [
  ["conventional", "sumo", "trap-bar", "block-pull"],
  ["low-bar", "high-bar", "safety-bar"],
  ["reverse-lunge", "walking-lunge", "side-lunge"],
  ["strict-pullup", "kipping"],
  ["run-easy", "run-fast", "hills"],
  ["squat-box", "squat-deep"],
  ["sled-push", "sled-pull"],
  ["bench-close", "bench-wide"],
];

function otherWays(subjects: readonly Activity[], said: string): readonly Activity[] {
  // "Pressing overhead only with dumbbells": no bar overhead.
  if (subjects.length > 0 && subjects.every((one) => one === "overhead" || one === "press") && WITH_BELLS.test(said))
    return ["bar-overhead"];
  return (
    SIBLINGS.filter((ways) => subjects.every((one) => ways.includes(one)))
      .flat()
      // Easy running may climb, unless it is to be on the flat.
      .filter((one) => !subjects.includes(one) && (one !== "hills" || FLAT.test(said)))
  );
}

const WITH_BELLS =
  /\b(?:only|nur|solo|seulement) (?:with|mit|con|avec) (?:\w+ )?(?:dumbb?ells?|kettlebells?|kurzhanteln?|mancuernas|halteres)\b/u;
const FLAT = /\bflat\b|\bstraight\b|\beben\w*|\bflach\w*|\bgeradeaus\b|\bllano\b|\bplat\b|\bplano\b|\bpiano\b/u;

/** What forbidding the movements closes. */
function closing(subjects: readonly Activity[]): Partial<HealthLimits> {
  const fields = subjects.filter((one) => one !== "lifting").map((one) => FIELD[one] ?? { closed: [one] });
  const closed = [...new Set(fields.flatMap((field) => field.closed ?? []))];
  return { ...Object.assign({}, ...fields), ...(closed.length > 0 ? { closed } : {}) };
}

function timesLimits({ times, what }: NonNullable<NoteStatement["times"]>, subjects: readonly Activity[]): Partial<HealthLimits> {
  if (subjects.some((one) => RUNS.has(one)) || OF_RUNS.test(what)) return { runsPerWeek: times };
  if (/\b(?:hard|intense|quality|harte?n?|intensiv\w*)\b/u.test(what)) return { hardDays: times };
  if (/\b(?:lower|legs?|bein\w*)\b/u.test(what)) return { timesOf: { "leg-strength": times } };
  const named = subjects.filter((one) => getNames(one).length > 0);
  return named.length === 0 ? {} : { timesOf: Object.fromEntries(named.map((one) => [one, times])) };
}

function amountLimits(
  { unit, value, isWeekly }: Amount,
  { subjects, said, verdict, isByProfessional }: NoteStatement,
): Partial<HealthLimits> {
  const isFine = verdict === "fine";
  const open = isFine && subjects.length > 0 ? { opened: subjects } : {};
  switch (unit) {
    case "metres": {
      if (subjects.some((one) => SLOPES.has(one))) return ofSlopes(subjects, isFine);
      if (isWeekly === true) return subjects.every((one) => RUNS.has(one)) ? { weeklyRunMetres: value } : {};
      if (subjects.some((one) => SWIMS.has(one)))
        return { ...(WITHOUT_STOP.test(said) ? { swimRepeatMetres: value } : { swimMetres: value }), ...open };
      if (subjects.some((one) => RIDES.has(one))) return { rideMinutes: Math.floor((value / 1000 / RIDE_SPEED) * 60), ...open };
      if (subjects.some((one) => !RUNS.has(one))) return {};
      return value >= 400 ? { runMetres: value } : {};
    }
    case "minutes": {
      if (subjects.some((one) => POSITIONS.has(one))) return {};
      if (subjects.some((one) => SLOPES.has(one))) return ofSlopes(subjects, isFine);
      // "Running on the treadmill is OK for 20 min" is a limit of running.
      if (subjects.includes("treadmill")) return /\b(?:run\w*|jog\w*)\b/u.test(said) ? { runMinutes: value, ...open } : {};
      if (subjects.includes("rower") && value < LONG_ROW) return { closed: ["rower-long"] };
      if (subjects.some((one) => RUNS.has(one))) return { runMinutes: value };
      // "Neck stiff after two hours on the bike": where it begins is no ban of what is longer.
      if (verdict === "painful" && value >= LONG_RIDE && STIFF.test(said) && subjects.some((one) => RIDES.has(one))) return {};
      if (subjects.some((one) => RIDES.has(one))) return { rideMinutes: value, ...open };
      if (subjects.length > 0 || verdict === "painful" || verdict === "fine") return open;
      return value >= 10 && value <= 180 && SESSION.test(said) ? { sessionMinutes: value } : {};
    }
    case "kilograms": {
      // What hurts from a weight on is trained below it.
      const most = Math.floor(10 * value * (HURTS_ABOVE.test(said) ? BELOW_PAIN : 1)) / 10;
      if (isFine && subjects.length === 0) return {};
      const named = subjects
        .map((one) => (one === "bench-close" ? "bench" : one))
        .filter((one) => !EVERYTHING.has(one) && getNames(one).length > 0);
      // "Carries and sled pull light, max 16 kg a hand": what is held, not what stands before it.
      if (A_HAND.test(said)) return inEachHand(most, subjects);
      if (ONE_HAND.test(said) && named.length === 0) return { kilogramsOf: { held: most }, heavyCarries: false };
      // Who pulls from pins does not pull from the floor.
      if (isFine && named.includes("block-pull"))
        return { kilogramsOf: { "block-pull": most }, closed: ["conventional", "sumo"], opened: ["block-pull"], tests: false };
      // Who may press 30 kg does not press the whole body.
      if (named.includes("overhead") && most < BODY) return { kilogramsOf: { overhead: most }, closed: ["handstand"], ...open };
      if (named.length > 0)
        return {
          kilogramsOf: Object.fromEntries(named.map((one) => [one, most])),
          ...open,
          ...(named.every((one) => one === "overhead") ? {} : { tests: false }),
        };
      return { kilograms: Math.max(2, most), tests: false, ...(value < 40 ? { heavyCarries: false } : {}) };
    }
    case "degrees":
      if (subjects.length > 0 && subjects.every((one) => one === "press" || one === "overhead")) return { overhead: false, kipping: false };
      return subjects.length > 0 && subjects.every((one) => DEPTHS.has(one)) && value <= 110
        ? { closed: ["squat-deep", "deep-lunge"], opened: ["squat-box"] }
        : {};
    case "strokes":
      return { closed: ["rower-hard"] };
    case "percent":
      return (subjects.length === 0 || (isByProfessional && subjects.every((one) => STRENGTH.has(one)))) &&
        !/\b(?:stop|sats?|spo2|saturation|oxygen|sauerstoff|humidity|grade|incline)\b/u.test(said)
        ? { percent: value }
        : {};
    case "beats":
      return /\b(?:guide|ceiling|target|cap|zone|around|about)\b/u.test(said) ? { pulse: value } : {};
    case "rpe":
    case "bare":
      return {};
  }
}

/** "It hurts downhill after 40 minutes", "no downhill running for more than 5 km": about the slope, and no longest run. */
function ofSlopes(subjects: readonly Activity[], isFine: boolean): Partial<HealthLimits> {
  return isFine ? {} : closing(subjects.filter((one) => !one.startsWith("run")));
}

function slopeText(quote: string, { unit, value }: Amount, subjects: readonly Activity[]): string | undefined {
  const amount = unit === "minutes" ? `${value} minutes` : unit === "metres" ? `${value / 1000} km` : undefined;
  const slopes = subjects.filter((one) => SLOPES.has(one));
  return amount === undefined
    ? undefined
    : `“${quote}”: no ${formatList(activityNames(slopes))} (it begins at ${amount}). Your other runs keep their length.`;
}

/** Minutes of a ride after which anybody is stiff. */
const LONG_RIDE = 60;
const STIFF = /\b(?:stiff\w*|tight\w*|numb\w*|rigid\w*|steif\w*|verspannt\w*|rigid[ao]|tes[ao]|raide\w*|contratt\w*|stijf)\b/u;

/** "Carries and sled pull light, max 16 kg a hand": of what is held, both hands together. */
function inEachHand(most: number, subjects: readonly Activity[]): Partial<HealthLimits> {
  const lifts = subjects.filter((one) => one === "carry" || (!EVERYTHING.has(one) && !one.startsWith("sled") && getNames(one).length > 0));
  return { kilogramsOf: Object.fromEntries((lifts.length === 0 ? ["carry"] : lifts).map((one) => [one, 2 * most])) };
}

/** "jerks only from blocks" */
const FORM =
  /\bonly (?:from|with|on|in|to|off)\b|\bnur (?:von|mit|auf|aus|vom|bis)\b|\bsolo (?:con|desde|hasta)\b|\bseulement (?:avec|depuis)\b/u;

/** What a way of doing something is limited to that no field of the plan holds, as a sentence: "In the drops at most 60 minutes at a stretch". */
export function getCue({ limit, subjects, quote, said, verdict, isOnly, namesRegion }: NoteStatement): string | undefined {
  const position = subjects.find((one) => POSITIONS.has(one));
  if (limit?.unit === "minutes" && position !== undefined)
    return `“${quote}”: no more than ${limit.value} minutes at a stretch in the ${position === "drops" ? "drops" : "aero position"}; sit up in between. Riding itself stays.`;
  if (limit !== undefined && verdict !== "fine" && subjects.some((one) => SLOPES.has(one))) return slopeText(quote, limit, subjects);
  if (limit?.unit === "minutes" && subjects.includes("rower"))
    return `“${quote}”: no separate row; short rows in workouts stay below ${limit.value} minutes.`;
  if (limit?.unit === "minutes" && subjects.includes("treadmill") && !/\b(?:run\w*|jog\w*)\b/u.test(said))
    return `“${quote}”: on the treadmill ${limit.value} minutes at most.`;
  if (limit?.unit === "strokes")
    return `“${quote}”: rowing stays steady, at a rate of ${limit.value} at most; no hard rowing.${/\brib/u.test(said) ? " Rib pain that lasts for weeks can be a stress injury in a rower: have it checked before you row hard again." : ""}`;
  if ((verdict === "forbidden" || verdict === "painful") && subjects.includes("other-way")) return wayText(quote);
  if (verdict === "forbidden" && subjects.length > 0 && subjects.every((one) => getNames(one).length === 0))
    return `“${quote}”: left out: ${formatList(activityNames(subjects))}.`;
  const others = isOnly && (verdict === undefined || verdict === "fine") ? otherWays(subjects, said) : [];
  if (others.length > 0) return `“${quote}”: left out: ${formatList(activityNames(others))}.`;
  return isOnly && verdict !== "fine" && !namesRegion && FORM.test(said) ? `“${quote}”: do it only that way.` : undefined;
}
