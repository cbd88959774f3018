import type { Diary } from "../../own-data/diary.ts";
import type { CoachView } from "../../view.ts";
import { sessionIn } from "../focus.ts";
import type { Turn } from "../turn.ts";

const WISH =
  /\b(?:bin|skip|drop|cancel|delete|remove|scrap|ditch|take out|move|shift|put|push|make|shorten|tick off|mark|done with|did|lösch\w*|streich\w*|verschieb\w*|lass)\b/iu;

const PRONOUN = /\b(?:it|that|this|das|es|die|den)\b/iu;

/** "bin it" after Sunday was shown, on which only the athlete's own class is entered: the class by its name. */
export function withEnteredNamed(content: string, turns: readonly Turn[], view: CoachView, { entered }: Diary): string {
  const last = turns.at(-1);
  if (last === undefined || last.proposals.length > 0 || !WISH.test(content) || sessionIn(last, view) !== undefined) return content;
  const shown = entered.filter(({ title }) => last.answer.includes(title));
  const [only] = shown;
  return only === undefined || shown.length > 1 ? content : content.replace(PRONOUN, `the ${only.title.toLowerCase()}`);
}
