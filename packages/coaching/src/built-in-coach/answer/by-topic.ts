import type { Article } from "../../knowledge/article.ts";
import { unknownWords } from "../../triage/harmless/everyday-talk.ts";
import type { Question } from "../question.ts";
import { type Draft, type Topic, getWeight } from "../topic.ts";
import { TOPICS } from "../topics/index.ts";
import type { CoachView } from "../view.ts";

export interface Chosen {
  readonly topic: string | undefined;
  readonly draft: Draft;
  /** The article that is the answer, where no topic is. */
  readonly article?: Article;
  /** What the library has on the question. */
  readonly candidates?: readonly Article[];
}

export function byTopic(question: Question, view: CoachView, least: number): Chosen | undefined {
  const unknown = unknownWords(question.words.split(" "));
  const weighed = TOPICS.map((topic: Topic) => ({ topic, weight: getWeight(topic, question, view) }))
    .filter(({ topic, weight }) => weight >= least && (weight >= CLEAR_TOPIC_WEIGHT || explains(topic, question, unknown)))
    .toSorted((a, b) => b.weight - a.weight);
  for (const { topic } of weighed) {
    const draft = topic.answer(question, view);
    if (draft !== undefined) return { topic: topic.name, draft };
  }
  return undefined;
}

/** Whether what a message has beside everyday talk is about the topic: one shared word is no reason. */
function explains({ cues }: Topic, { words }: Question, unknown: readonly string[]): boolean {
  if (unknown.length < FEW_UNKNOWN) return true;
  const matched = cues.flatMap(([pattern, weight]) => (weight > 0 ? (pattern.exec(words)?.[0] ?? []) : [])).join(" ");
  return unknown.filter((word) => matched.includes(word)).length / unknown.length >= EXPLAINED;
}

/** Weight from which a topic answers by itself. */
export const MIN_TOPIC_WEIGHT = 2;

/** From this weight on a topic needs no more of the words. */
export const CLEAR_TOPIC_WEIGHT = 4;

export const SURE_TOPIC = 3;

/** Fewer words that are not of everyday talk need no explanation. */
export const FEW_UNKNOWN = 3;

const EXPLAINED = 0.3;
