import { classifyClauses, toSeenClauses } from "#training/clause-kinds/classify.ts";
import { couldMatter } from "#training/free-text/matters.ts";
import { isPlainFact } from "./plain-facts.ts";
import { saysEverydayScene } from "#training/language/everyday-scenes.ts";
import type { Wish } from "#training/statements/wished-exercises/wished-objects.ts";

/** From this share on a clause is a wish although nothing followed from it. */
const SURE = 0.75;
const FEWEST_WORDS = 3;

interface SilentWishes {
  /** What somebody likes or wants to reach. */
  readonly liked: readonly string[];
  /** Days, amounts and what is not wanted: it should have changed something. */
  readonly unread: readonly string[];
}

/** Clauses that the classifier is sure to be wishes and of which nothing is said in the head of the plan. */
export function silentWishes(all: readonly Wish[], text: string, isSaid: (quote: string) => boolean): SilentWishes {
  const kinds = classifyClauses(toSeenClauses(text, all), "wishes");
  const silent = all.flatMap(({ quote, said, isFact, link }, at) => {
    const shares = kinds[at];
    return shares === undefined ||
      (isFact === true && !limits(quote)) ||
      saysEverydayScene(said) ||
      isPlainFact(quote) ||
      link === "instead" ||
      said.split(" ").length < FEWEST_WORDS ||
      isSaid(quote)
      ? []
      : [{ quote, shares }];
  });
  return {
    liked: silent.filter(({ shares }) => shares.like + shares.goal >= SURE).map(({ quote }) => quote),
    unread: silent
      .filter(({ quote, shares }) => shares.schedule + shares.amount + shares.dislike + shares.cannot >= SURE || limits(quote))
      .map(({ quote }) => quote),
  };
}

/** Whether a clause names training or a day beside a word that limits it: small talk or not, it is shown back. */
function limits(quote: string): boolean {
  return couldMatter(quote);
}

/** "Would rather lift than run": two sports against each other, as the athlete wrote it. */
export function comparisons(all: readonly Wish[], text: string): readonly string[] {
  return all.flatMap(({ quote, link, polarity }, at) => {
    const before = all[at - 1];
    if (link !== "instead" || polarity !== "keep" || before === undefined) return [];
    const start = text.indexOf(before.quote);
    const end = text.indexOf(quote, start + before.quote.length);
    return [start < 0 || end < 0 ? before.quote : text.slice(start, end + quote.length)];
  });
}
