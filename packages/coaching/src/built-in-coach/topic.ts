import type { CoachProposal } from "@ironpace/contract";
import type { Question } from "./question.ts";
import type { CoachView } from "./view.ts";

/** What a question can be about, and how it is answered. */
export interface Topic {
  readonly name: string;
  /** What speaks for the topic in the mended words of a question, with its weight. */
  readonly cues: readonly Cue[];
  /** More weight for reasons that are not in single words. */
  readonly also?: (question: Question, view: CoachView) => number;
  /** Undefined: after all, this topic has no answer to it. */
  readonly answer: (question: Question, view: CoachView) => Draft | undefined;
}

export type Cue = readonly [pattern: RegExp, weight: number];

/** An answer before articles are looked up. */
export interface Draft {
  /** Paragraphs and lists in Markdown. */
  readonly text: readonly string[];
  /** Articles it rests on, by slug; the first one's summary is the answer where `text` is empty. */
  readonly articles?: readonly string[];
  /** Show the summary of the first article after the text. */
  readonly withSummary?: boolean;
  readonly proposals?: readonly CoachProposal[];
  readonly followUps?: readonly string[];
  /** A change was understood and needs no card: nothing else is tried. */
  readonly isDecided?: boolean;
  /** The text is in the language of the message already. */
  readonly isFinal?: boolean;
  /** Name of the reader that answered. */
  readonly reader?: string;
}

/** How much speaks for a topic. A message is weighed for all topics several times on the way to its answer. */
export function getWeight(topic: Topic, question: Question, view: CoachView): number {
  const questions = WEIGHTS.get(view) ?? new WeakMap<Question, Map<Topic, number>>();
  WEIGHTS.set(view, questions);
  const weights = questions.get(question) ?? new Map<Topic, number>();
  questions.set(question, weights);
  const weight = weights.get(topic) ?? weigh(topic, question, view);
  weights.set(topic, weight);
  return weight;
}

const WEIGHTS = new WeakMap<CoachView, WeakMap<Question, Map<Topic, number>>>();

function weigh(topic: Topic, question: Question, view: CoachView): number {
  const said = topic.cues.reduce((sum, [pattern, weight]) => (pattern.test(question.words) ? sum + weight : sum), 0);
  return said + (topic.also?.(question, view) ?? 0);
}
