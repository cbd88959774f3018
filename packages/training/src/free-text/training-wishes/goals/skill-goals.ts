import { skillGoalIn } from "#training/athlete/stated/stated-skills.ts";
import { statedGoals } from "#training/athlete/stated/stated-goals.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

/** "Want my first muscle-up this year": sessions of gymnastics lead to it, and the head says how often. */
export function skillGoals({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }, at): readonly WeekWish[] => {
    const skill = skillGoalIn(quote);
    // A number of pull-ups or push-ups has a note of its own.
    if (skill === undefined || ((skill === "pull-up" || skill === "push-up") && statedGoals({ injuries: quote }).length > 0)) return [];
    const after = clauses[at + 1];
    const goesOn = after !== undefined && GOES_ON.test(after.words.join(" "));
    return words.length > MOST_WORDS ? [] : [{ quotes: goesOn ? [quote, after.quote] : [quote], days: [], told: { kind: "skill", skill } }];
  });
}

const MOST_WORDS = 18;
/** "… die will ich endlich lernen", "… i trip after 20" */
const GOES_ON =
  /^(?:die |das |den |i |je |y |los |las |les |le |li )*(?:will|mochte|trip|get stuck|quiero|veux|voudrais|voglio|vorrei)\b(?!.*\b(?:run|lift|train|lose)\b)/u;
