import type { CoachAnswer } from "../answer/coach-answer.ts";
import { normalise } from "../question.ts";
import type { AskedQuestion } from "../answer/asked.ts";
import { contentWords } from "./clause.ts";
import { openCards } from "./follow-up-of.ts";

/** More words are a question of their own. */
const LONGEST_REST = 6;
const SHORTEST_STEM = 4;
/** Topics that are no article's. */
const OF_ATHLETE = /^(?:own data|change|turn|advice|dialogue)/;

/**
 * Whether an article may answer a short turn that goes on: beside a card or numbers of the athlete at least half of its own words must be in the
 * article. English only: articles have no text in other languages.
 */
export function isGrounded({ content, turns }: AskedQuestion, { articles, topic, proposals }: CoachAnswer): boolean {
  const words = normalise(content).split(" ");
  const last = turns.at(-1);
  if (articles.length === 0 || topic === undefined || last === undefined || proposals.length > 0 || words.length > LONGEST_REST)
    return true;
  const isOfAthlete = openCards(turns.slice(-1)).length > 0 || (last.sources ?? []).length === 0;
  if (!isOfAthlete || OF_ATHLETE.test(topic)) return true;
  const own = contentWords(words).filter((word) => word.length >= SHORTEST_STEM);
  if (own.length === 0) return false;
  const text = normalise(articles.map(({ title, summary, content: whole = "" }) => `${title} ${summary} ${whole}`).join(" "));
  const shared = own.filter((word) => text.includes(word.slice(0, Math.max(SHORTEST_STEM, word.length - 2))));
  return 2 * shared.length >= own.length;
}
