import { withPelvicCues } from "./pelvic-cues.ts";
import { pressCue } from "../../athlete/stated/stated-form.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { withToldCues } from "./told-cues.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { ExerciseItem } from "../../model/plan.ts";

/** What the health and the words of the athlete add to the lines of the work. */
export function withCues(brief: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  const own = brief.code === "RACE" ? items : withToldCues(brief.context, items);
  return withPelvicCues(brief.context, fromChair(brief, onHighSeat(brief, withPressCue(brief, own))));
}

/** A press that the athlete told is fine in one way only is done in that way everywhere. */
function withPressCue({ code, context: { athlete } }: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (code === "RACE") return items;
  return items.map((item) => {
    const cue = pressCue(athlete, item.name);
    return cue === undefined ? item : { ...item, notes: item.notes === undefined ? cue : `${item.notes} ${cue}` };
  });
}

/** On a seat at the height of the knee the hip is at about 90°: who may not squat deep sits higher (special-populations.md section 4.19). */
function onHighSeat({ context: { health } }: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (!health.closed.includes("squat-deep")) return items;
  return items.map((item) =>
    item.notes === undefined || !TO_A_BOX.test(item.name) ? item : { ...item, notes: item.notes.replace(USUAL_SEAT, HIGH_SEAT) },
  );
}

const TO_A_BOX = /to box$|^Box squat$/u;

const USUAL_SEAT = /Seat at knee height\.|Box so high that your thighs stay level or above; sit, stay tight, stand up\./u;

const HIGH_SEAT = "Use a seat a hand's width higher than your knees, so that your hips stay above them.";

/** Nobody whose back must not bend under a weight picks one up from the floor. */
function fromChair({ context: { health } }: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (health.liftFromFloor) return items;
  return items.map((item) => (isHeld(item) ? { ...item, notes: `${item.notes ?? ""} ${FROM_CHAIR}`.trim() } : item));
}

/** Whether a line is done with something that lies on the floor before it. */
export function isHeld({ name }: Pick<ExerciseItem, "name">): boolean {
  return findExercise(name)?.equipment.some((need) => HELD_EQUIPMENT.test(need)) === true;
}

const HELD_EQUIPMENT = /dumbbell|kettlebell|sandbag|backpack|plate|medicine ball|wall ball/u;

const FROM_CHAIR = "Pick the weight up from a chair, not from the floor, and put it back there.";
