import { formatPace } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { seconds } from "../own-data/tests.ts";
import { testNamed } from "../own-data/subject.ts";
import { clock } from "../say.ts";
import type { Draft } from "../topic.ts";

const ASKS =
  /\b(?:how fast|what pace|which pace|pace (?:for|do i need)|what (?:speed|split))\b.*\b(?:need|for|hit|get|run|under|sub|reach)\b/;

/** "how fast do I need to run for 45:30": the time over the distance that is named, or of the goal that has it. */
export function paceFor(words: string, { goals, benchmarks }: Diary, speech: "en" | "de"): Draft | undefined {
  const time = seconds(/\b\d{1,2}:\d{2}(?::\d{2})?\b/.exec(words)?.[0] ?? "");
  if (time === undefined || !ASKS.test(words)) return undefined;
  const named = testNamed(words);
  const goal = goals.find(({ unit, target, title }) => unit === "min" && Math.abs(60 * target - time) < 1 && /\d ?km?/i.test(title));
  const kilometres = kilometresOf(named?.name ?? goal?.title ?? "");
  if (kilometres === undefined) return undefined;
  const column = kilometres === 5 ? "run_5k" : kilometres === 10 ? "run_10k" : undefined;
  const best = benchmarks.findLast(({ field }) => field === column)?.value;
  const gap = best === undefined ? undefined : Math.round((best - time) / kilometres);
  const en = `**${formatPace(time / kilometres)}** for ${kilometres} km in ${clock(time)}.${best === undefined || gap === undefined ? "" : ` Your best, ${clock(best)}, is ${formatPace(best / kilometres)}: ${gap > 0 ? `${gap} s a km slower` : "as fast or faster"}.`}`;
  const de = `**${formatPace(time / kilometres)}** für ${kilometres} km in ${clock(time)}.${best === undefined || gap === undefined ? "" : ` Deine Bestzeit, ${clock(best)}, sind ${formatPace(best / kilometres)}: ${gap > 0 ? `${gap} s je km langsamer` : "so schnell oder schneller"}.`}`;
  return { text: [speech === "de" ? de : en] };
}

function kilometresOf(name: string): number | undefined {
  if (/half/i.test(name)) return 21.0975;
  if (/marathon/i.test(name)) return 42.195;
  const value = /(\d+(?:\.\d+)?) ?km?\b/i.exec(name)?.[1];
  return value === undefined ? undefined : Number(value);
}
