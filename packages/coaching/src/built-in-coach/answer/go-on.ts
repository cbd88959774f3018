import type { AskedQuestion, Sources } from "./asked.ts";
import { isAboutLog } from "../asking/ask.ts";
import { byTopic, type Chosen, MIN_TOPIC_WEIGHT } from "./by-topic.ts";
import { type Continuation } from "../dialogue/rewriting/continuation-kinds.ts";
import { getExample } from "../dialogue/offers.ts";
import { accepting, rejecting, shortened, undoing } from "../dialogue/cards/replies.ts";
import type { Turn } from "../dialogue/turn.ts";
import { getLanguage } from "../language/language.ts";
import { FITS } from "./library-answers.ts";
import { readQuestion } from "../question.ts";
import { type Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";

/** The last answer in another form, or what became of its card. */
export async function goOn(next: Continuation, asked: AskedQuestion, view: CoachView, sources: Sources): Promise<Chosen | undefined> {
  switch (next.kind) {
    case "shorter":
      return { topic: "dialogue: shorter", draft: shortened(next.turn) };
    case "accept":
      return { topic: "dialogue: accept", draft: accepting(next.turn) };
    case "reject":
      return { topic: "dialogue: reject", draft: rejecting(next.turn) };
    case "undo":
      return { topic: "dialogue: undo", draft: undoing(next.turn, await sources.diary()) };
    case "why":
      return { topic: "dialogue: why", draft: await getWhy(next.turn, asked, view, sources) };
    case "example":
      return { topic: "dialogue: example", draft: getExample(next.turn, view) };
    case "draft":
      return { topic: "dialogue: session", draft: next.draft };
    case "question":
    case "new":
      return undefined;
  }
}

async function getWhy(turn: Turn, { action, content }: AskedQuestion, view: CoachView, { library, diary }: Sources): Promise<Draft> {
  if (isAboutLog([turn], view, await diary()))
    return {
      isFinal: true,
      text: [
        getLanguage({ content, turns: [turn] }) === "de"
          ? "Das sind deine eigenen Einträge und Werte, für den Zeitraum und die Auswahl, die in der Antwort stehen; geschätzt ist daran nichts, außer wo es dabei steht."
          : "It is based on what you logged in that period. I say so when a number is an estimate.",
      ],
    };
  const known = byTopic(readQuestion(turn.question, action), view, MIN_TOPIC_WEIGHT)?.draft.articles ?? [];
  const articles =
    known.length > 0 ? await library.bySlug(known) : (await library.search(turn.question)).filter(({ rank }) => rank >= FITS);
  const [first] = articles;
  return first === undefined
    ? {
        text: [
          "Because that is what your own numbers give: I add up what you logged, and compare it with the days you named. Which part should I explain?",
        ],
      }
    : { text: [`The reason, in short: ${first.summary}`], articles: [first.slug] };
}
