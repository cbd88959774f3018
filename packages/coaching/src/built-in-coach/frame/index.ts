import type { Turn } from "../dialogue/turn.ts";
import { readQuestion } from "../question.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { answerEntity, fieldAsked, valueThen } from "./answer-entity.ts";
import { answerFrame, isFiltered } from "./answer-frame.ts";
import { type Entity, entityIn, entityNamed } from "./entity.ts";
import { type Frame, readFrame } from "./frame.ts";
import { frameBefore, goesOn } from "./frames-of-turns.ts";
import { compareAnswers } from "./headline.ts";
import { mergeFrames } from "./merge-frames.ts";

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/**
 * The answer to a question about what was done whose every word is a slot, alone or together with the questions before it; undefined when some word is none: then
 * another part of the coach may know better.
 */
export async function answerFromFrame(
  { content, turns }: Asked,
  view: CoachView,
  diary: () => Promise<Diary>,
  speech: "en" | "de",
): Promise<Draft | undefined> {
  const { words } = readQuestion(content, "coaching_question");
  const frame = frameAsked(words, turns, view);
  if (frame !== undefined) return answerFrame(frame, await diary(), view, speech);
  const isPending = (turns.at(-1)?.proposals.length ?? 0) > 0 && turns.at(-1)?.decision === null;
  if (isPending || words.split(" ").length > MOST_WORDS) return undefined;
  return compareAnswers(words, turns, speech) ?? fieldOfEntity(words, turns, await diary(), view, speech);
}

/** A follow-up is short. */
const MOST_WORDS = 12;

/** "where was that", "by when?", "what did I aim for there?" */
function fieldOfEntity(words: string, turns: readonly Turn[], diary: Diary, view: CoachView, speech: "en" | "de"): Draft | undefined {
  if (isWish(words) || OTHER_UNITS.test(words)) return undefined;
  const own = entityNamed(words, diary, view);
  if (turns.length === 0 && own?.kind === "value" && !/\bsplit\b/.test(words)) return undefined;
  const entity = own ?? entityIn(turns, diary, view);
  if (entity === undefined) return undefined;
  const then = own === undefined ? valueThen(entity, words, diary, view, speech) : undefined;
  if (then !== undefined) return then;
  const asked = fieldAsked(words);
  // A message that names its race or goal and a field is complete; else nothing may be left unexplained.
  const isExplained = asked !== undefined && asked.rest.every((word) => own !== undefined && isOfEntity(word, own));
  return asked === undefined || !isExplained ? undefined : answerEntity(entity, asked, diary, view, speech);
}

function isOfEntity(word: string, entity: Entity): boolean {
  const text =
    entity.kind === "race"
      ? `${entity.race.name} ${entity.race.location} race`
      : entity.kind === "goal"
        ? `${entity.goal.title} goal pull up ups`
        : `${entity.lift?.name ?? ""} ${entity.test?.name ?? ""}`;
  return text.toLowerCase().includes(word);
}

function frameAsked(words: string, turns: readonly Turn[], view: CoachView): Frame | undefined {
  if (OTHER_UNITS.test(words)) return undefined;
  const own = readFrame(words, view);
  const before = frameBefore(turns, view);
  if (before !== undefined && goesOn(own, words, before)) {
    const merged = mergeFrames(before, own);
    const isNew =
      own.isStepBack ||
      own.isComparing ||
      own.choice !== undefined ||
      (own.metric !== undefined && own.metric !== "what" && own.metric !== before.metric);
    return merged.isPast === true && (isFiltered(merged) || isNew) ? merged : undefined;
  }
  return own.unexplained.length === 0 && own.isPast === true && isFiltered(own) && !isWish(words) ? own : undefined;
}

/** "in miles" gives the last answer in other units. */
const OTHER_UNITS = /\bin (?:miles|km|kms|kilometers|kg|lbs?|pounds)$/;

function isWish(words: string): boolean {
  return /^(?:please |can you |could you )?(?:log|add|move|swap|skip|make|set|change|mark|delete|did|done|i did|i ran|just did|finished|ran|rowed)\b(?! i\b)/.test(
    words,
  );
}
