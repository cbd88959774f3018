import type { Athlete } from "../athlete.ts";

/** How the athlete does a lift without complaint: "with a close-to-medium grip", "with a two second pause". */
interface ToldForm {
  readonly words: string;
  readonly isPause: boolean;
}

const LIFTS: readonly (readonly [words: RegExp, exercises: RegExp])[] = [
  [/\bbench(?:es|ing)?\b|\bbench press/iu, /^(?:pause )?bench press$/iu],
  [/\b(?:back )?squat(?:s|ting)?\b/iu, /^(?:back squat|pause squat|tempo squat)$/iu],
  [/\bdeadlift(?:s|ing)?\b/iu, /^(?:sumo )?deadlift$/iu],
];
const FORM =
  /\bwith (?:an? |my )?((?:[\p{L}\d-]+ ){0,4}(?:grip|pause|stance|straps|belt|wedges?|wraps|tempo)|heels? (?:raised|elevated))\b/iu;
const IS_FINE = /\b(?:fine|ok|okay|good|no problem|works|comfortable|pain[- ]free|without pain|no pain|only)\b/iu;
const IS_CLOSED = /\b(?:hurts?|aches?|sore|pinch(?:es)?|not|never|avoid|can'?t|cannot|don'?t|painful)\b/iu;

const ELBOWS_IN =
  /\b(?:if|as long as|when|with|wenn|mit|si|con|se|met|avec)\b[^.;,]{0,25}\b(?:elbows? (?:\w+ )?(?:in|tucked|close)|ellenbogen (?:\w+ )?(?:eng|nah|am k[öo]rper)|codos (?:\w+ )?(?:pegados|cerca)|coudes (?:\w+ )?(?:serr[ée]s|pr[eè]s)|gomiti (?:\w+ )?(?:stretti|vicini)|ellebogen (?:\w+ )?(?:in|dicht))\b/iu;
const PRESSES = /bench press|floor press|push-up(?! \(kip)|^dip/iu;

/** What every press and push-up is done with, where the athlete told that only so it is fine. */
export function pressCue({ injuries = "" }: Pick<Athlete, "injuries">, exercise: string): string | undefined {
  return PRESSES.test(exercise) && ELBOWS_IN.test(injuries) ? "Elbows in, as you wrote." : undefined;
}

/** The way of a lift that the athlete told is fine, so that its lines say it too; undefined where none was told. */
export function statedForm({ injuries = "" }: Pick<Athlete, "injuries">, exercise: string): ToldForm | undefined {
  const lift = LIFTS.find(([, exercises]) => exercises.test(exercise));
  if (lift === undefined || !/\bwith\b/iu.test(injuries)) return undefined;
  for (const clause of injuries.split(/[.;,:!?\n]|\bbut\b/u)) {
    const form = FORM.exec(clause)?.[0];
    if (form === undefined || !lift[0].test(clause) || !IS_FINE.test(clause) || IS_CLOSED.test(clause)) continue;
    return { words: form, isPause: /pause$/iu.test(form) };
  }
  return undefined;
}
