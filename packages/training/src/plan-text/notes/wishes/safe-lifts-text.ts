import { daysBetween } from "#training/calendar/day.ts";
import { competitionFormat } from "#training/catalogue/competition-format.ts";
import { inSentence, listOf } from "#training/model/words.ts";
import type { ToldFacts } from "./told-facts.ts";

/** What the attempts of the next meet make of "3/3 on bench", read from its page where these weeks reach it. */
export function safeLiftsText(names: readonly string[], { context, weeks }: ToldFacts): string {
  const meet = (context.athlete.competitions ?? []).find(({ type, name, date }) => {
    const format = competitionFormat(`${type ?? ""} ${name ?? ""}`);
    return daysBetween(context.start, date) >= 0 && (format?.kind === "powerlifting" || format?.kind === "weightlifting");
  });
  if (meet === undefined) return "no meet of yours is in the calendar. Enter it, and its attempts start lower.";
  const page = weeks.flatMap(({ sessions }) => sessions).find(({ code, date }) => code === "RACE" && date === meet.date);
  const lines = (page?.blocks.mainWorkout ?? []).filter(
    ({ name, weight }) => weight !== undefined && (names.length === 0 || names.includes(name)),
  );
  const which = names.length === 0 ? "every lift" : `the ${listOf(names.map((name) => inSentence(name)))}`;
  const usual = `${which} opens lower than usual, at about 88 % of your best, the third stays below your best, and nothing is added on the day`;
  if (lines.length === 0) return `${usual}: a weight you have made in training before the meet begins.`;
  return `${usual}: ${listOf(lines.map(({ name, weight = "" }) => `${inSentence(name)} ${weight}`))}.`;
}
