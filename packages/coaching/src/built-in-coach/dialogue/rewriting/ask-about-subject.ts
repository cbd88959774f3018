import { normalise } from "../../question.ts";
import type { Turn } from "../turn.ts";

/*
 * Follow-ups that ask of what was just talked about without naming it: "how fast for me?", "how much for me?", "when is the next one in my plan?". They are
 * completed with its name, so that the fixed answers know them.
 */

interface Subject {
  readonly said: RegExp;
  readonly name: string;
  readonly kind: "run" | "session" | "substance" | "lift";
}

const SUBJECTS: readonly Subject[] = [
  { said: /\bthreshold\b/, name: "threshold run", kind: "run" },
  { said: /\btempo\b/, name: "tempo run", kind: "run" },
  { said: /\bintervals?\b/, name: "interval run", kind: "run" },
  { said: /\blong runs?\b/, name: "long run", kind: "run" },
  { said: /\b(?:easy|recovery) runs?\b|\bzone (?:2|two)\b/, name: "easy run", kind: "run" },
  { said: /\bcompromised\b/, name: "compromised run", kind: "session" },
  { said: /\bdeload\b/, name: "deload", kind: "session" },
  { said: /\brest days?\b/, name: "rest day", kind: "session" },
  { said: /\b(?:caffeine|coffee)\b/, name: "caffeine", kind: "substance" },
  { said: /\bcreatine\b/, name: "creatine", kind: "substance" },
  { said: /\bprotein\b/, name: "protein", kind: "substance" },
  { said: /\b(?:carbs?|carbohydrates?)\b/, name: "carbs", kind: "substance" },
  { said: /\b(?:bicarb|sodium bicarbonate)\b/, name: "bicarb", kind: "substance" },
  { said: /\bbeetroot\b/, name: "beetroot juice", kind: "substance" },
  { said: /\b(?:back )?squats?\b/, name: "squat", kind: "lift" },
  { said: /\bdead ?lifts?\b/, name: "deadlift", kind: "lift" },
  { said: /\bbench(?: press)?\b/, name: "bench press", kind: "lift" },
];

const LEAD = "(?:(?:and|so|ok|but|then) )*";
const FOR_ME =
  "(?: (?:for me|exactly|then|should i|do i|shall i|would i|must i|run it|go|take|need|have|that be|is that|it|in my case|personally))*";
const HOW_FAST = new RegExp(`^${LEAD}(?:how fast|what pace|at what pace|which pace)${FOR_ME}$`);
const HOW_MUCH = new RegExp(`^${LEAD}how much(?: of (?:it|that))?${FOR_ME}$`);
const HOW_HEAVY = new RegExp(`^${LEAD}(?:how heavy|what weight|at what weight)${FOR_ME}$`);
const NEXT =
  /^(?:(?:and|so|ok|but|then) )*(?:when(?:s| is| do i have| have i)(?: (?:the|my))?|whats|what is|do i have|is there|have i got)(?: (?:the|my|a|an|any))?(?: next)?(?: (?:one|ones|session|of them|of those|that))?(?: (?:next|in my plan|in the plan|planned|coming up|scheduled|this week))*$/;

const THAN_BEFORE =
  /^(?:(?:and|so) )*(?:was|is) (?:that|it|this) (?:any )?(?:faster|slower|harder|easier|longer|shorter|better|worse) than (?:the )?(?:one|time|session|run|last one|last time|one i did) ?(?:before|earlier)?(?: that)?$/;

const EARLIER =
  /^(?:(?:and|so|ok|but|please) )*(?:(?:can|could) (?:we|i|you) )?(?:do|have|move|make|take|shift) (?:it|that) (?:(?:a|one|1) week )?(earlier|later|sooner|this week|next week)(?: please)?$/;

/** The message with the name of what was talked about; undefined when it needs none. */
export function withSubject(content: string, turns: readonly Turn[]): string | undefined {
  const words = normalise(content);
  const isNext = NEXT.test(words) && /\b(?:next|plan|planned|one|ones|coming)\b/.test(words);
  const earlier = EARLIER.exec(words)?.[1];
  if (earlier !== undefined && turns.some(({ question, proposals }) => proposals.length === 0 && /\bdeload\b/.test(normalise(question))))
    return `can i have the deload ${/week/.test(earlier) ? earlier : `one week ${earlier === "sooner" ? "earlier" : earlier}`}`;
  if (![HOW_FAST, HOW_MUCH, HOW_HEAVY, THAN_BEFORE].some((form) => form.test(words)) && !isNext) return undefined;
  const subject = turns
    .toReversed()
    .slice(0, MOST_TURNS)
    .flatMap(({ question }) => SUBJECTS.filter(({ said }) => said.test(normalise(question))).slice(0, 1))[0];
  if (subject === undefined) return undefined;
  if (HOW_FAST.test(words)) return subject.kind === "run" ? `what is my ${subject.name.replace(" run", "")} pace` : undefined;
  if (HOW_MUCH.test(words)) return subject.kind === "substance" ? `how much ${subject.name} for me` : undefined;
  if (HOW_HEAVY.test(words)) return subject.kind === "lift" ? `how heavy is my next ${subject.name}` : undefined;
  if (THAN_BEFORE.test(words))
    return subject.kind === "run" || subject.kind === "session" ? `show me my last 2 ${subject.name}s` : undefined;
  return subject.kind === "substance" ? undefined : `when is my next ${subject.name}`;
}

const MOST_TURNS = 3;
