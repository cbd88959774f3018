import { isFiller } from "../../reading/sentence.ts";
import { SMALL_WORDS } from "../../turn/concepts/words-small.ts";
import { normalise } from "../../question.ts";
import { isQuestion, readUtterance } from "../../heard/utterance/act.ts";
import { left, type Audited, type LeftPart } from "./part.ts";

/** Concepts that name what a question is about. */
export const NAMES = /^(?:sport|lift|test|kind|line|gear|topic:(?:race|goal|deload|splits))\b/u;

/** What a message asks to have written or told, which no answer of the coach is. */
const GENRE =
  /\b(?:jokes?|poems?|story|stories|letters?|e-?mails?|message to|text to|toast|speech|haiku|rhyme|song|lyrics|recipe|witz|gedicht|brief|rezept|blague|po[eè]me|recette|chiste|poema|receta|barzelletta|poesia|ricetta)\b/iu;

/** Words of a question of knowledge that its text does not have: where it has none of them it answers another question. */
export function findLostTopic({
  kind,
  content,
  tongue,
  text,
  article,
  frame,
  turns,
  sources,
  titles,
  topic,
}: Audited): readonly LeftPart[] {
  if (kind !== "article") return [];
  const genre = GENRE.exec(content)?.[0];
  if (genre !== undefined && !text.includes(genre.toLowerCase())) return left(genre, true);
  // Articles have no text in other languages: their titles and short answers alone say too little to hold a question against.
  if (tongue !== "en") return [];
  if (ASKS_OWN.test(content) && !OWN_FIGURE.test(text)) return left(ASKS_OWN.exec(content)?.[0] ?? content, true);
  const words = contentWords(content);
  const near = normalise(`${text} ${titles}`);
  const whole = normalise(article);
  if (turns.length > 0) {
    const isSame = sources.some((slug) => turns.at(-1)?.sources?.some((each) => each.slug === slug));
    const isFound =
      words.some((word) => near.includes(stem(word))) ||
      frame.tokens.some(({ concept, text: said }) => NAMES.test(concept) && near.includes(stem(said)));
    // "And if it is at six?" goes on; "fine, leave everything" does not.
    const isBare = words.length === 0 && (isQuestion(readUtterance(content, tongue)) || GOES_ON.test(content));
    if (!isSame && !isFound && !isBare && article !== "" && !RESOLVES.test(topic)) return left(content, true);
  }
  if (words.length < FEWEST_WORDS || article === "") return [];
  const shown = words.filter((word) => near.includes(stem(word)) || whole.includes(stem(word)));
  const share = shown.length / words.length;
  const isNamed = frame.tokens.some(({ concept, text: said }) => NAMES.test(concept) && near.includes(stem(said)));
  if (share < LEAST_SHARE && !isNamed)
    return left(
      words
        .filter((word) => !shown.includes(word))
        .slice(0, 3)
        .join(", "),
      true,
    );
  return [];
}

const GOES_ON = /^(?:and|but|so|what|how|if|its|it is)\b/iu;
/** Ways of answering that take what a turn leaves out from the turns before it. */
export const RESOLVES = /^(?:dialogue|turn|advice)\b/u;

/** Asks for figures of the athlete's own that compare or develop: no text of the library has them. */
const ASKS_OWN =
  /\b(?:my (?:own )?(?:ratings|log|numbers|figures|times|results|entries|history|records?)|(?:do|did|have|had) i (?:normally|usually|mostly|ever|already)|since (?:last|new) \p{L}+|than (?:in|last) \p{L}+)\b/iu;
const OWN_FIGURE = /\b(?:from|at|with|by) (?:\p{L}+ ){0,3}\(?your\b|\(your\b/iu;

const FEWEST_WORDS = 3;
/** Share of its content words that a text must have at least to be about a question. */
const LEAST_SHARE = 0.3;
const SHORTEST = 4;

export function contentWords(content: string): readonly string[] {
  const words = normalise(content.replaceAll(/['’]\p{L}{1,2}\b/gu, " ")).split(" ");
  return [
    ...new Set(
      words.filter(
        (word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !isFiller(word) && !SMALL_WORDS.en.has(word) && !PLAIN.has(word),
      ),
    ),
  ];
}

/** Words of ordinary talk that no text has to repeat. */
const PLAIN = new Set(
  "advice better faster help helps helping idea ideas improve killing racing slower stronger struggle struggling suck sucks tips leave everything instead later minute minutes hour hours athlete athletes hybrid really actually always never still even much many more less most best better good great nice fine right wrong just like want wanna need needs should would could might must have having does doing done make makes made take takes gets getting goes going come comes keep keeps feel feels felt think thinks thought know knows mean means said says told tell asks asked somebody someone everybody everyone anyone people friend friends guys time times thing things stuff kind sort way ways again before after during while when what which where without with from into onto about around over under than then that this these those them they their your yours mine ours myself yourself also only maybe probably please thanks cheers coach honest honestly question quick stupid dumb silly weird crazy little bit lots every each other another same different first last next today tonight tomorrow yesterday week weeks month months year years days day morning evening session sessions training train trains trained plan workout workouts".split(
    " ",
  ),
);

/** A word without its ending. */
export function stem(word: string): string {
  return word.toLowerCase().slice(0, Math.max(SHORTEST, word.length - 2));
}
