import type { Article } from "../../knowledge/article.ts";
import { paragraphAbout } from "./same-article.ts";
import { plainAnswer, type Turn } from "./turn.ts";

/** A message that asks for the same once more. */
const AGAIN = /\b(?:again|repeat|once more|say that|nochmal|noch einmal|wiederhol\w*)\b/i;
const MOST_OFFERS = 3;
/** So many answers back nothing is said in the same words. */
const TURNS = 3;
/** A number or a doubt asks whether it holds: then it does. */
const CONFIRMS = /\d|\b(?:ok|okay|right|enough|only|sure|sicher|richtig)\b/i;

/** "no", "ok": nothing is asked. */
const BARE = /^(?:no|nope|nah|nein|ne|ok|okay|k|yes|yeah|ja|jo|hm+|alright|alles klar)\W*$/i;

const ASPECTS: readonly (readonly [asked: RegExp, says: RegExp])[] = [
  [/\bhow long\b|\bwie lang/i, /\d:\d\d|\d ?(?:min|h|s|hours?|weeks?|days?|Minuten|Stunden|Wochen|Tage)\b/],
  [
    /\bhow (?:many|often)\b|\bwie (?:viele?|oft)\b/i,
    /\b(?:\d+(?:–\d+)?|once|twice|one|two|three|einmal|zweimal) (?:times|a week|sets|reps|days|x|×|mal|pro Woche)/,
  ],
  [/\bhow (?:much|far|heavy)\b|\bwie (?:viel|weit|schwer)\b/i, /\d ?(?:g|kg|ml|m|km|%|mg)\b/],
];

/** The sentence of an answer that has what a short message asks for; undefined when it has none, or is that sentence. */
function sentenceFor(content: string, text: string): string | undefined {
  const says = ASPECTS.find(([asked]) => asked.test(content))?.[1];
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}*\d])/u);
  const found = says === undefined || sentences.length < 2 ? undefined : sentences.find((each) => says.test(each));
  return found === undefined ? undefined : `**${found.replaceAll("**", "").trim()}**`;
}

/** Whether an answer only says again what one before it said. */
export function isSaidAgain(content: string, text: string, turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  return (
    last !== undefined &&
    last.question.trim().toLowerCase() !== content.trim().toLowerCase() &&
    !AGAIN.test(content) &&
    turns.slice(-TURNS).some(({ answer }) => plainAnswer(answer) === plainAnswer(text))
  );
}

/** What is said instead of the same answer again: that it holds, the paragraph that was not told yet, or what else the article has. */
export function insteadOfRepeating(
  content: string,
  text: string,
  [article]: readonly Article[],
  isGerman: boolean,
): { readonly text: string; readonly followUps: readonly string[] } {
  const plain = plainAnswer(text);
  if (BARE.test(content.trim()))
    return { text: isGerman ? "Alles klar. Frag einfach weiter." : "All right. Ask me whatever comes next.", followUps: [] };
  if (CONFIRMS.test(content)) return { text: `${isGerman ? "Es bleibt dabei" : "That holds"}: ${plain}`, followUps: [] };
  const sentence = sentenceFor(content, plain);
  if (sentence !== undefined) return { text: sentence, followUps: [] };
  if (isGerman)
    return {
      text: "Mehr als eben weiß ich dazu nicht, und ich will nicht dasselbe noch einmal sagen. Frag mit anderen Worten, am besten mit dem Punkt, um den es dir geht.",
      followUps: [],
    };
  const told = article === undefined ? undefined : paragraphAbout(content, article);
  if (told !== undefined && !plain.includes(told)) return { text: told, followUps: [] };
  const heads = [...(article?.content ?? "").matchAll(/^\*\*([^*]{3,40}?)[.:?]?\*\*/gm)].map(([, head = ""]) => head).slice(0, MOST_OFFERS);
  return {
    text:
      heads.length === 0
        ? "That is all I know about it. Ask me something else, or about one part of it."
        : `I cannot answer that exactly. On ${article?.title.toLowerCase() ?? ""} I can tell you more about ${heads.map((head) => `**${head.toLowerCase()}**`).join(", ")}.`,
    followUps: heads.map((head) => `${article?.title ?? ""}: ${head.toLowerCase()}`),
  };
}
