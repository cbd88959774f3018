import { answerChange } from "../changes/index.ts";
import { newWeight } from "../changes/log/new-best.ts";
import type { AskedQuestion, Sources } from "../answer/asked.ts";
import { byTopic, MIN_TOPIC_WEIGHT } from "../answer/by-topic.ts";
import type { Turn } from "../dialogue/turn.ts";
import { entityIn } from "../frame/entity.ts";
import { readQuestion } from "../question.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";

/** "make it 115", "by March" after a goal was talked about: the goal with the other number or day. */
export async function statedGoal(
  { content, turns, action }: AskedQuestion,
  view: CoachView,
  { diary }: Sources,
): Promise<Draft | undefined> {
  const { words } = readQuestion(content, action);
  const number =
    /^(?:no |ok |then |please |and )*(?:make it|change it to|set it to|raise it to|lower it to|lets say|lets make it|make that) (\d{1,3}(?:[.,:]\d{1,2})?)(?: ?(?:kg|reps|min))?$/.exec(
      words,
    )?.[1];
  const by = /^(?:and |no |ok )*(?:move it to|push it to|until|by) ((?:end of )?[a-z]+(?: 20\d\d)?)$/.exec(words)?.[1];
  if ((number === undefined && by === undefined) || turns.length === 0 || (turns.at(-1)?.proposals.length ?? 0) > 0) return undefined;
  const entity = entityIn(turns, await diary(), view);
  if (entity?.kind !== "goal") return undefined;
  const name = entity.goal.title
    .toLowerCase()
    .replaceAll(/\b(?:under|strict|kg|\d+(?:[.:]\d+)?(?! ?k))\b/g, " ")
    .trim();
  return answerChange(
    { words: `change my ${name} goal ${number === undefined ? `by ${by ?? ""}` : `to ${number}`}`, content },
    view,
    diary,
  );
}

function isWeightCard(turn: Turn | undefined): boolean {
  return turn?.proposals.some(({ request }) => request.reason === "record" && request.record.kind === "weight") ?? false;
}

/** A bare number after the body weight was shown, and an injury that is to be noted: each as its card maker reads it. */
export function statedValue(words: string, turns: readonly Turn[], view: CoachView): Draft | undefined {
  const number =
    /^(?:its |now |im |im at |no |actually |hm+ |sorry |oops |ups |whoops |upps |wait |i meant |i mean |meant |mean |mein |meine |meinte |my |make it |correction |rather |should be )*(\d{2,3}(?:[.,]\d)?)(?: ?kg)?(?: today| now| this morning)?$/.exec(
      words,
    )?.[1];
  if (
    number !== undefined &&
    (isWeightCard(turns.at(-1)) ||
      /\b(?:weigh|body ?weight|my weight)\b/.test(
        turns
          .slice(-2)
          .map(({ question }) => readQuestion(question, "coaching_question").words)
          .join(" "),
      ))
  )
    return newWeight(`my weight is ${number}`, view);
  const injury =
    /^(?:please |can you )*(?:add|note|save|put|enter) (.+?) (?:to|in|into|under|on) (?:my |the )?(?:injur\w*|injury list|limits?|profile|file)$/.exec(
      words,
    )?.[1];
  const found = injury === undefined ? undefined : byTopic(readQuestion(`my ${injury} hurts`, "coaching_question"), view, MIN_TOPIC_WEIGHT);
  return found?.topic === "injury" ? found.draft : undefined;
}
