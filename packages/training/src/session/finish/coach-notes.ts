import { isLifted, painNote } from "./pain-note.ts";
import { pelvicNote } from "./pelvic-cues.ts";
import { hasNightWeeks } from "../../athlete/stated/stated-shifts.ts";
import { coldNote } from "./surges.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import type { CoachNotes, ExerciseItem, SessionCode } from "../../model/plan.ts";
import { capital, inSentence, formatList, NO_SUBSTITUTION } from "../../model/words.ts";
import { HARD_RPE } from "./session-effort.ts";

export function coachNotes(brief: SessionBrief, draft: SessionDraft, items: readonly DraftItem[]): CoachNotes {
  const { stimulus, strategy, substitutions, warmup } = draft.notes;
  const { breathHolding, pulse } = brief.context.health;
  const lifts = items.some(isLifted);
  const breath = !breathHolding && lifts ? ` ${BREATHE_OUT}` : "";
  const { injuries = "", dislikes = "" } = brief.context.athlete;
  const isHard = items.some(({ rpe = 0 }) => rpe >= HARD_RPE);
  const nightWeek = isHard && brief.code !== "RACE" && hasNightWeeks(`${dislikes}. ${injuries}`) ? ` ${NIGHT_WEEK}` : "";
  const beats =
    pulse === Infinity
      ? ""
      : `Heart rate up to ${pulse}: at ${pulse} slow down, walk or rest until it is ten beats lower; go by heart rate, not by pace. `;
  return {
    stimulus,
    strategy: withinWords(beats, strategy, `${breath}${nightWeek}`),
    substitutions: substitutions ?? substitutionNote(items),
    warmup: warmupNote(brief, warmup ?? usualWarmup(brief, draft), items),
  };
}

/** Words that a note has at most (microcycles.md section 8). */
const MOST_WORDS = 80;

/** Beside what health asks for the last sentences of a long strategy have no room. */
function withinWords(before: string, strategy: string, after: string): string {
  const sentences = strategy.split(/(?<=[.!?]) /u);
  const whole = (): string => `${before}${sentences.join(" ")}${after}`;
  while (sentences.length > 1 && whole().trim().split(/\s+/u).length > MOST_WORDS) sentences.pop();
  return whole();
}

const NIGHT_WEEK = "In a week of night shifts: do half of it, at an easy effort, and do not make up the rest.";

const BREATHE_OUT = "Breathe out on every effort; never hold your breath.";

/** The line the session is for: the first of the hardest. */
function findHardest(items: readonly ExerciseItem[]): ExerciseItem | undefined {
  const top = Math.max(...items.map(({ rpe = 0 }) => rpe));
  return items.find(({ rpe = 0 }) => rpe === top);
}

/** Stretches are not worth an exchange. */
const MOBILITY_RPE = 1;

const LIGHT_RPE = 2;

/** What stands in for what, else what may stand in for the first line. */
export function substitutionNote(items: readonly ExerciseItem[]): string {
  if (items.some((item) => item.replaced !== undefined)) {
    // The reasons stand beside the lines and once in the notes of the plan.
    const replaced = new Map<string, string>();
    for (const { name, replaced: other } of items)
      if (other !== undefined && other.name !== name) replaced.set(other.name, `${inSentence(name)} for ${inSentence(other.name)}`);
    const isTimed = items.every(({ sets = 1, replaced: other }) => other === undefined || sets === 1);
    return `${capital(formatList([...replaced.values()]))}: the same ${isTimed ? "time" : "sets"} and the same effort.`;
  }
  const hasOptions = ({ substitutions = [] }: ExerciseItem): boolean => substitutions.length > 0;
  const first =
    items.find((item) => item.load !== undefined && hasOptions(item)) ??
    findHardest(items.filter((item) => item.name !== "Strides" && (item.rpe ?? LIGHT_RPE) > MOBILITY_RPE && hasOptions(item)));
  if (first === undefined) return NO_SUBSTITUTION;
  const [option = "an easier variation", other] = first.substitutions ?? [];
  const dose =
    first.load === undefined && first.reps === undefined ? "for the same time at the same effort" : "for the same sets, by effort";
  return `In place of ${inSentence(first.name)} you can do ${inSentence(option)}${other === undefined ? "" : ` or ${inSentence(other)}`} ${dose}. Keep the order of the session.`;
}

function warmupNote(brief: SessionBrief, usual: string | undefined, items: readonly ExerciseItem[]): string {
  const note =
    usual ?? "Start slower than you think, move through full range, and let the last minutes feel like the first minutes of the work.";
  const sugar = brief.context.reading.health.findings.some(({ group, note: told }) => group === "diabetes" && told.includes("fast sugar"));
  return `${sugar ? `${BLOOD_SUGAR_NOTE} ` : ""}${note}${depthNote(brief, items)}${pelvicNote(brief.context)}${painNote(brief, items)}${coldNote(brief, items)}`;
}

const SQUAT_NAMES = /squat|wall ball|thruster/iu;

/** Who was told how deep a squat may go reads it on every day that squats. */
function depthNote({ context }: SessionBrief, items: readonly ExerciseItem[]): string {
  const isLimited = context.reading.regions.some(({ fine = [] }) => fine.includes("squat-box"));
  return isLimited && items.some(({ name }) => SQUAT_NAMES.test(name))
    ? " Squats go to parallel and no deeper, onto a box if you are unsure."
    : "";
}

function usualWarmup({ code, context }: SessionBrief, { blocks, title }: SessionDraft): string | undefined {
  const usual = WARMUP_NOTES[code];
  if ((usual === LIFTING_WARMUP_NOTE || code === "OLs") && blocks.warmup?.some(({ weight }) => weight !== undefined) !== true)
    return LIFTING_WITHOUT_BAR;
  if (usual === SKILL_WARMUP_NOTE && blocks.skill?.some(({ name }) => HANGS_OR_STANDS.test(name)) !== true) return SHOULDER_WARMUP_NOTE;
  return usual === WORKOUT_WARMUP_NOTE && (context.health.scoredMinutes === 0 || title.includes("no clock")) ? CALM_WORKOUT : usual;
}

const BLOOD_SUGAR_NOTE = "Measure your blood sugar first, and keep fast sugar within reach.";

const LIFTING_WARMUP_NOTE =
  "Start with easy minutes, loosen the joints you will use, then build up: every lighter set as fast as the bar allows.";

const LIFTING_WITHOUT_BAR = "Start with easy minutes, loosen the joints you will use, and keep the first set of each exercise light.";

const WORKOUT_WARMUP_NOTE = "Finish with half a round of the workout at half speed, then rest two minutes before the clock starts.";

const CALM_WORKOUT = "Finish with half a round at half speed, then breathe until you can say a whole sentence before you begin.";

const FAST_RUN = "Run the first minutes slower than feels necessary. Finish with the strides, so that you are ready before the first rep.";

const EASY_START_NOTE = "Start as easily as you can.";

const SHOULDER_WARMUP_NOTE = "Wrists and shoulder blades first.";

const SKILL_WARMUP_NOTE = "Wrists and shoulder blades first; the first hang or handstand comes last.";

const HANGS_OR_STANDS = /handstand|wall walk|pull-up|muscle-up|kip|toes-to-bar|hang|rope/iu;

/** What the warm-up must not miss, by session. */
const WARMUP_NOTES: { readonly [code in SessionCode]?: string } = {
  SF: LIFTING_WARMUP_NOTE,
  SL: LIFTING_WARMUP_NOTE,
  SL2: LIFTING_WARMUP_NOTE,
  SU: LIFTING_WARMUP_NOTE,
  SU2: LIFTING_WARMUP_NOTE,
  PS: LIFTING_WARMUP_NOTE,
  PB: LIFTING_WARMUP_NOTE,
  PD: LIFTING_WARMUP_NOTE,
  PV: LIFTING_WARMUP_NOTE,
  OLs: "Positions with the empty bar first, then build up in small jumps. Rest if a position does not feel right yet.",
  SLm: LIFTING_WARMUP_NOTE,
  ML: WORKOUT_WARMUP_NOTE,
  MM: WORKOUT_WARMUP_NOTE,
  GY: "Wrists and shoulder blades first; the first set of each exercise is the easiest.",
  GYE: "Wrists and shoulder blades first; the first set of each exercise is the easiest.",
  HX: "Start slower than you think; be warm at the first run, not tired.",
  RI: FAST_RUN,
  RT: FAST_RUN,
  RE: EASY_START_NOTE,
  REs: EASY_START_NOTE,
  RL: EASY_START_NOTE,
  ZE: EASY_START_NOTE,
  SW: "Loosen your shoulders on land, then the first lengths very easy: long strokes, slow kick.",
  SWs: "Loosen your shoulders on land, then the first lengths very easy: long strokes, slow kick.",
  BQ: "Spin easily, then three times thirty seconds a little harder before the first effort.",
  BK: EASY_START_NOTE,
};
