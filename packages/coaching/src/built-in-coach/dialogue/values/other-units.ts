import { readQuestion } from "../../question.ts";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Units } from "../rewriting/continuation-kinds.ts";
import type { Turn } from "../turn.ts";

const PACES = /(\d{1,2}):(\d{2})(?:–(\d{1,2}):(\d{2}))? \/(km|mi)/g;

const DISTANCE =
  /^(?:and |so |ok )*(?:whats |what is |what would be |how long (?:is|for|would) |how long does )?(?:a |an )?(\d{1,2}(?:\.\d{1,2})?) ?(?:k|km)(?: take)?(?: (?:at|in|with) (?:that|this|it)(?: pace)?)$/;

/** "so whats 8k at that" after an answer with one pace: the time it gives. */
export function timeAtThat(content: string, turns: readonly Turn[], isGerman: boolean): Draft | undefined {
  const kilometres = Number(DISTANCE.exec(readQuestion(content, "coaching_question").words)?.[1]);
  const paces = [...(turns.at(-1)?.answer ?? "").matchAll(PACES)].filter(([, , , , , unit]) => unit === "km");
  const [pace] = paces;
  if (!Number.isFinite(kilometres) || pace === undefined || paces.length > 1) return undefined;
  const seconds = (minutes = "0", rest = "0"): number => kilometres * (60 * Number(minutes) + Number(rest));
  const fast = clock(Math.round(seconds(pace[1], pace[2])));
  const time = pace[3] === undefined ? fast : `${fast}–${clock(Math.round(seconds(pace[3], pace[4])))}`;
  return {
    text: [isGerman ? `**${time}** für ${kilometres} km mit ${pace[0]}.` : `**${time}** for ${kilometres} km at ${pace[0]}.`],
    isFinal: true,
  };
}

/** What is known of the athlete, in other units. */
export function inUnits(view: CoachView, units: Units | undefined): CoachView {
  if (units === undefined) return view;
  // Lines of the plan keep their kilograms: see `withPounds`.
  return "distances" in units ? { ...view, ...units } : { ...view, athlete: { ...view.athlete, units: units.weights } };
}

/** "40 kg" → "40 kg (88 lb)", where no pounds stand yet. */
export function withPounds(text: string): string {
  return text.replaceAll(
    /\b(\d+(?:\.\d+)?) kg\b(?! ?\()/g,
    (all, kilograms: string) => `${all} (${Math.round(Number(kilograms) / 0.45359237)} lb)`,
  );
}
