import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { swimSecondsPer100 } from "../../physiology/swim-pace.ts";
import { assemble } from "../assemble.ts";
import { swimItem } from "./swim-line.ts";

const TOUCH_COUNT = 4;
const TOUCH_METRES = 25;
const TOUCH_REST = 40;

/** The swim of a race week: easy lengths and four short touches of speed. */
export function swimOpeners(brief: SessionBrief, days: number): SessionDraft {
  const blocks = assemble(brief, "swim", (seconds) => ({ mainWorkout: lines(brief, seconds) }), { warmupSeconds: 120 });
  const metres = (blocks.mainWorkout ?? []).reduce((sum, { sets = 1, dose }) => sum + sets * (dose.metres ?? 0), 0);
  return {
    title: `Race-week swim, ${metres} m with ${TOUCH_COUNT} × ${TOUCH_METRES} m quick`,
    description: "Easy lengths, four quick ones with long breaks, out of the water early.",
    intent: "Keep the feel for the water, with long strokes.",
    movementFocus: ["swim"],
    complexity: 2,
    blocks,
    mainFormat: { kind: "intervals", label: `${TOUCH_COUNT} × ${TOUCH_METRES} m quick`, rounds: TOUCH_COUNT },
    notes: {
      stimulus: "Long and quiet; the quick lengths are fast because they are relaxed.",
      strategy:
        days <= 2
          ? "If the race is in open water swim there: wetsuit on, first buoy in sight, ten strokes eyes up."
          : "Wear the wetsuit for the last ten minutes and check that it does not rub or pull at neck and shoulders.",
    },
  };
}

function lines(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const { level, athlete, picker, highestRpe } = brief.context;
  const perMetre = swimSecondsPer100(level, athlete.history?.longestSwim?.value) / 100;
  const quick = swimItem(brief, picker.pick("Swim intervals"), {
    metres: TOUCH_METRES,
    seconds: Math.round(TOUCH_METRES * perMetre),
    sets: TOUCH_COUNT,
    restSeconds: TOUCH_REST,
    rpe: Math.min(7, highestRpe),
    notes: "About half a minute at race-start effort; easy breathing before the next.",
  });
  const each = Math.round(100 * perMetre);
  const rest = 15;
  const sets = Math.max(2, Math.floor((seconds - totalSeconds([quick])) / (each + rest)));
  const easy = swimItem(brief, picker.pick("Swim technique"), {
    metres: 100,
    seconds: each,
    sets,
    restSeconds: rest,
    rpe: 3,
    notes: "Easy; breathe every third stroke.",
  });
  return [easy, quick];
}
