import { everydayAimsIn, namesEverydayAim } from "../athlete/stated/stated-everyday-aims.ts";
import { rideGoalIn } from "../athlete/stated/stated-ride-goal.ts";
import { aimsForHikes, namesHike } from "../athlete/stated/stated-hikes.ts";
import type { WeekSentence, WeekWish } from "./week-wish.ts";

/** "Carry the shopping up four floors", "ski week, I want my legs to last": trained, and the head says with what. */
export function everydayAims({ clauses, whole = clauses }: WeekSentence): readonly WeekWish[] {
  const said = whole.map(({ quote }) => quote).join(", ");
  const quotes = clauses.map(({ quote }) => quote);
  const hikes = aimsForHikes({ dislikes: said }) ? quotes.filter(namesHike) : [];
  const aims = everydayAimsIn(said);
  const named = quotes.filter((quote) => !hikes.includes(quote) && namesEverydayAim(quote, aims));
  const minutes = rideGoalIn(said);
  const rides = minutes === 0 ? [] : quotes.filter((quote) => /\d{2,3} ?(?:k|mi)/iu.test(quote));
  return [
    ...(rides.length === 0 ? [] : [{ quotes: rides, days: [], told: { kind: "ride-goal" as const, minutes } }]),
    ...(hikes.length === 0 ? [] : [{ quotes: hikes, days: [], told: { kind: "hikes" as const } }]),
    ...(aims.length === 0 || named.length === 0 ? [] : [{ quotes: named, days: [], told: { kind: "everyday-aims" as const, aims } }]),
  ];
}
