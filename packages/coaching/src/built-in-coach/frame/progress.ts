import { shortDay, formatPace } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { percentChange } from "../own-data/figures.ts";
import { readSpanIn } from "../own-data/span.ts";
import { bullet, clock, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { toGerman } from "../language/german/values.ts";
import { seconds } from "../own-data/tests.ts";
import { testNamed } from "../own-data/subject.ts";

const ASKS =
  /\b(?:which|what)(?: lift| exercise| number| one| value| test)?\b.*\b(?:improved|grew|grown|progressed|gone up|went up|got better)\b.*\b(?:most|least|best)\b|\b(?:most|best) improved\b|\bbiggest (?:gain|improvement|progress)\b|\b(?:which|what)\b.*\b(?:most|biggest|best) (?:progress|improvement|gain)\b/;

const VALUES: { readonly [field: string]: readonly [name: string, unit: "kg" | "time" | "count" | "W"] } = {
  back_squat: ["back squat", "kg"],
  deadlift: ["deadlift", "kg"],
  bench_press: ["bench press", "kg"],
  overhead_press: ["overhead press", "kg"],
  clean_and_jerk: ["clean and jerk", "kg"],
  snatch: ["snatch", "kg"],
  strict_pullups: ["strict pull-ups", "count"],
  run_5k: ["5 km", "time"],
  run_10k: ["10 km", "time"],
  row_500m: ["500 m row", "time"],
  ftp_20min: ["20-minute power", "W"],
};

/** "which lift improved most this year": every measured value from the one before a period to the newest, by its change. */
export function findMostImproved(words: string, { benchmarks }: Diary, view: CoachView, speech: "en" | "de"): Draft | undefined {
  if (!ASKS.test(words)) return undefined;
  const span = readSpanIn(words, view.today)?.span;
  const onlyLifts = /\blifts?\b|\bstrength\b/.test(words);
  const lines = Object.entries(VALUES).flatMap(([field, [name, unit]]) => {
    if (onlyLifts && unit !== "kg") return [];
    const values = benchmarks.filter((each) => each.field === field);
    const last = values.at(-1);
    const first = (span === undefined ? undefined : values.findLast(({ on }) => on <= span.from)) ?? values[0];
    if (first === undefined || last === undefined || first === last || first.value === 0) return [];
    const change = unit === "time" ? (first.value - last.value) / first.value : (last.value - first.value) / first.value;
    const say = (value: number): string =>
      unit === "kg" ? weight(view, value) : unit === "time" ? clock(Math.floor(value)) : `${value}${unit === "W" ? " W" : ""}`;
    return [
      {
        name,
        change,
        since: first.on,
        text: `${say(first.value)} → ${say(last.value)} (${unit === "time" ? `−${Math.round(100 * change)}%` : (percentChange(first.value, last.value) ?? "")})`,
      },
    ];
  });
  const ranked = lines.toSorted((a, b) => b.change - a.change);
  const top = /\bleast\b/.test(words) ? ranked.at(-1) : ranked[0];
  if (top === undefined) return undefined;
  const de = speech === "de";
  const since = `${shortDay(top.since)} ${top.since.slice(0, 4)}`;
  return {
    text: [
      de
        ? `Am meisten: **${toGerman(top.name)}**, ${toGerman(top.text)}, seit ${toGerman(since)}.`
        : `Most: **${top.name}**, ${top.text}, since ${since}.`,
      bullet(
        ranked
          .filter((each) => each !== top)
          .slice(0, 6)
          .map(({ name, text }) => (de ? `${toGerman(name)}: ${toGerman(text)}` : `${name}: ${text}`)),
      ),
    ],
  };
}

const ASKS_PACE =
  /\b(?:how fast|what pace|which pace|pace (?:for|do i need)|what (?:speed|split))\b.*\b(?:need|for|hit|get|run|under|sub|reach)\b/;

/** "how fast do I need to run for 45:30": the time over the distance that is named, or of the goal that has it. */
export function paceFor(words: string, { goals, benchmarks }: Diary, speech: "en" | "de"): Draft | undefined {
  const time = seconds(/\b\d{1,2}:\d{2}(?::\d{2})?\b/.exec(words)?.[0] ?? "");
  if (time === undefined || !ASKS_PACE.test(words)) return undefined;
  const named = testNamed(words);
  const goal = goals.find(({ unit, target, title }) => unit === "min" && Math.abs(60 * target - time) < 1 && /\d ?km?/i.test(title));
  const kilometres = getKilometres(named?.name ?? goal?.title ?? "");
  if (kilometres === undefined) return undefined;
  const column = kilometres === 5 ? "run_5k" : kilometres === 10 ? "run_10k" : undefined;
  const best = benchmarks.findLast(({ field }) => field === column)?.value;
  const gap = best === undefined ? undefined : Math.round((best - time) / kilometres);
  const en = `**${formatPace(time / kilometres)}** for ${kilometres} km in ${clock(time)}.${best === undefined || gap === undefined ? "" : ` Your best, ${clock(best)}, is ${formatPace(best / kilometres)}: ${gap > 0 ? `${gap} s a km slower` : "as fast or faster"}.`}`;
  const de = `**${formatPace(time / kilometres)}** für ${kilometres} km in ${clock(time)}.${best === undefined || gap === undefined ? "" : ` Deine Bestzeit, ${clock(best)}, sind ${formatPace(best / kilometres)}: ${gap > 0 ? `${gap} s je km langsamer` : "so schnell oder schneller"}.`}`;
  return { text: [speech === "de" ? de : en] };
}

function getKilometres(name: string): number | undefined {
  if (/half/i.test(name)) return 21.0975;
  if (/marathon/i.test(name)) return 42.195;
  const value = /(\d+(?:\.\d+)?) ?km?\b/i.exec(name)?.[1];
  return value === undefined ? undefined : Number(value);
}
