import { plainAnswer } from "../../dialogue/turn.ts";
import { normalise } from "../../question.ts";
import type { Frame } from "../../turn/frame.ts";
import { framesOf } from "../../turn/follow-up/follow-up.ts";
import { type Quantity, quantitiesIn } from "../../turn/quantities/quantities.ts";
import type { Period } from "../../turn/times.ts";
import type { Followed } from "../follow-up-of.ts";

/** One answer of the conversation: what it was about, of which time, and its numbers. */
export interface Answered {
  readonly frame: Frame;
  /** Lift, test or sport by its name; undefined where none was named. */
  readonly thing?: string;
  readonly period?: Period;
  readonly quantities: readonly Quantity[];
  /** "95 kg → 107.5 kg": the two numbers around the arrow of its first paragraph. */
  readonly step?: readonly [from: Quantity, to: Quantity];
}

/** The answers of the conversation with a number, the oldest first. */
export function answersWithNumbers({ turns, last, tongue }: Followed): readonly Answered[] {
  if (last === undefined) return [];
  const frames = framesOf(last.frame).toReversed();
  // A turn that was no question of its own has no frame: the newest stand beside the newest.
  const shift = frames.length - turns.length;
  return turns.flatMap(({ answer }, at) => {
    const frame = frames[at + shift] ?? last.frame;
    const quantities = quantitiesIn(answer, tongue);
    if (quantities.length === 0) return [];
    const thing = boldName(plainAnswer(answer)) ?? frame.subjects.at(-1)?.name;
    const period = frame.periods.at(-1);
    const step = stepIn(plainAnswer(answer), quantities);
    return [
      {
        frame,
        quantities,
        ...(step !== undefined && { step }),
        ...(thing !== undefined && { thing }),
        ...(period !== undefined && { period }),
      },
    ];
  });
}

function stepIn(answer: string, quantities: readonly Quantity[]): readonly [Quantity, Quantity] | undefined {
  const first = (answer.split("\n\n")[0] ?? "").replaceAll("*", "");
  const arrow = first.indexOf("→");
  if (arrow < 0) return undefined;
  const from = quantities.find(({ text }) => first.indexOf(text) >= 0 && first.indexOf(text) < arrow);
  const to = quantities.find(({ text, unit }) => unit === from?.unit && first.indexOf(text, arrow) >= 0);
  return from === undefined || to === undefined ? undefined : [from, to];
}

const NAMES =
  /\b(back squat|front squat|squat|deadlift|bench press|overhead press|clean and jerk|snatch|strict pull ups|pull ups|kniebeuge|kreuzheben|bankdrucken|schulterdrucken|klimmzuge|souleve de terre|developpe couche|developpe militaire|tractions|sentadilla|peso muerto|press de banca|press militar|dominadas|stacco|panca piana|lento avanti|trazioni|5 km|10 km|500 m|vo2max)\b/;

/** The lift or test that an answer is about: the first it names. */
function boldName(answer: string): string | undefined {
  return NAMES.exec(normalise(answer.split("\n\n")[0] ?? ""))?.[1];
}
