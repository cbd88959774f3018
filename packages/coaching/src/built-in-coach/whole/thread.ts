import type { Turn } from "../dialogue/turn.ts";
import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import { standsAlone } from "../turn/stands-alone.ts";
import { partsOf } from "./parts.ts";
import { rewrite } from "./rewrite.ts";

/** So many topics back something can be gone on with. */
const MOST_TOPICS = 4;

/** What the turns so far asked, each in words that stand alone, the newest last. */
export function topicsOf(turns: readonly Turn[], tongue: Tongue): readonly string[] {
  const topics: string[] = [];
  for (const { question } of turns) {
    const words = plainWords(question, tongue);
    const before = topics.at(-1);
    const whole = before === undefined || standsAlone({ content: question, turns }) ? undefined : rewrite(before, words, tongue);
    topics.push(whole ?? (before !== undefined && namesNoThing(words, tongue) ? before : words));
  }
  return topics.slice(-MOST_TOPICS);
}

/** "And before that?": a short turn that names no thing goes on about the one before. */
function namesNoThing(words: string, tongue: Tongue): boolean {
  return words.split(" ").length <= MOST_OF_REST && partsOf(words, tongue).parts.every(({ kind }) => kind !== "thing");
}

const MOST_OF_REST = 3;

const BACK_TO =
  /^(?:(?:ok|and|so|well|but|anyway|right) )*(?:(?:go(?:ing)? |lets go |coming )?back to|about|regarding|as for|re) (?:the |my |that )?(.{3,30}?)(?: (?:thing|question|one|topic|bit|stuff|again))?(?: (?:from )?(?:before|earlier))?(?:$| (?=(?:what|how|when|which|why|is|are|did|do|can|and|where)\b))/;

/** "Back to the squat thing, what about June": the topic that it names, and the rest of the message. */
export function backTo(
  words: string,
  topics: readonly string[],
  tongue: Tongue,
): { readonly topic: string; readonly rest: string } | undefined {
  const found = tongue === "en" ? BACK_TO.exec(words) : null;
  const name = found?.[1];
  if (found === null || name === undefined) return undefined;
  const things = partsOf(name, tongue).parts.map(({ text }) => text.replace(/s$/, ""));
  const topic = topics.findLast((each) => [name, ...things].some((thing) => each.includes(thing)));
  return topic === undefined ? undefined : { topic, rest: words.slice(found[0].length).trim() };
}
