import { shortDay } from "@ironpace/training";
import { bullet, clock, distance, pace, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { DataQuestion } from "./data-slots.ts";
import { type Diary, within } from "./diary.ts";
import { percentChange, sparkline } from "./figures.ts";
import type { Test } from "./subject.ts";

interface Result {
  readonly on: string;
  /** Seconds, repetitions, watts or points. */
  readonly value: number;
  readonly source: string;
}

/** A best time or number: now, how it developed, and what it was in a period. */
export function aboutTest({ test, span, against, wanted, words }: DataQuestion, diary: Diary, view: CoachView): Draft | undefined {
  if (test === undefined) return undefined;
  const all = getResults(test, diary);
  // What could be run is worked out elsewhere; only a record that is asked for can be missing.
  if (all.length === 0 && !/\b(pr|pb|best|record|fastest|max)\b/.test(words)) return undefined;
  if (all.length === 0) {
    const longer = test.kind === "time" && /km|marathon/.test(test.name) ? " I can estimate what you could run from the times I have." : "";
    return {
      text: [
        `I have no ${test.name} of yours: no personal best and no benchmark.${longer} Enter one under Personal Bests, or tell me (“new PB: ${test.name} …”).`,
      ],
      followUps: test.kind === "time" ? [`What could I run over ${test.name}?`] : [],
    };
  }
  const isFaster = (a: Result, b: Result): boolean => (test.kind === "time" ? a.value < b.value : a.value > b.value);
  const best = all.reduce((top, each) => (isFaster(each, top) ? each : top));
  const first = all[0] ?? best;
  if (
    /\bper (kg|kilo|kilogram)\b|\bbody ?weight\b|\bper kg\b/.test(words) &&
    view.athlete.bodyWeight !== undefined &&
    test.kind === "watts"
  )
    return {
      text: [
        `Your ${test.name} is **${said(test, best.value)}** (${dated(best.on)}): at ${weight(view, view.athlete.bodyWeight)} that is **${(best.value / view.athlete.bodyWeight).toFixed(1)} W/kg**.`,
        "That is the 20-minute power; the power of an hour (FTP) is about 95% of it.",
      ],
    };
  if (/\bpace\b|\bper (km|kilomet|mile)/.test(words) && test.kind === "time" && getMetres(test) !== 1000)
    return {
      text: [
        `Your best ${test.name}, **${said(test, best.value)}** (${dated(best.on)}), is **${pace(view, best.value / (getMetres(test) / 1000))}**.`,
      ],
      followUps: ["What are my training paces?"],
    };
  if (
    /\bin total\b|\bhow much (faster|quicker|better|more|slower|stronger)\b/.test(words) &&
    first !== best &&
    (span === undefined || span.label.startsWith("in everything"))
  )
    return {
      text: [
        `**${difference(test, first.value, best.value)}** in total: ${said(test, first.value)} (${dated(first.on)}) → **${said(test, best.value)}** (${dated(best.on)}).`,
        bullet([all.length > 2 ? `All values: ${getSteps(test, all)}` : undefined]),
      ].filter((part) => part !== ""),
    };
  const reference =
    against !== undefined && against !== "usual"
      ? against
      : span !== undefined && !span.label.startsWith("in everything")
        ? span
        : undefined;
  if (reference !== undefined) {
    const inSpan = within(all, reference);
    const then =
      inSpan.length > 0 ? inSpan.reduce((top, each) => (isFaster(each, top) ? each : top)) : all.findLast(({ on }) => on <= reference.to);
    if (then === undefined)
      return {
        text: [
          `I have no ${test.name} from ${reference.label.replace(/^in /, "")} or before. The earliest is ${said(test, first.value)}, ${dated(first.on)}. Your best is **${said(test, best.value)}**.`,
        ],
      };
    const isTested = inSpan.length > 0;
    return {
      text: [
        `${isTested ? `${reference.label.charAt(0).toUpperCase()}${reference.label.slice(1)} your ${test.name} was` : `You have no ${test.name} ${reference.label}; the last before the end of it is`} **${said(test, then.value)}** (${dated(then.on)}).`,
        then === best
          ? "That is your best."
          : `Your best is **${said(test, best.value)}** (${dated(best.on)}): ${difference(test, then.value, best.value)}.`,
      ],
    };
  }
  if (
    /\b(good|fast|slow|ok|okay|decent|average|normal)\b.*\b(for|at) (my|a|somebody|someone)\b/.test(words) ||
    /\bis my .* (good|fast|ok|okay|decent)\b/.test(words)
  )
    return {
      text: [
        `Your ${test.name} is **${said(test, best.value)}** (${dated(best.on)}).`,
        `I have no table by age, so I give no percentile. ${view.capacities.vdot === undefined ? "" : `By Daniels' tables it equals VDOT **${view.capacities.vdot.value.toFixed(1)}**; `}your own trend matters more: ${first === best ? "this is the first one stored" : `${said(test, first.value)} → ${said(test, best.value)}`}.`,
        ...(/\bhyrox\b/.test(words)
          ? [
              "For Hyrox the kilometres between the stations are 12–18% slower than your 10 km pace, so a faster 5 km helps as far as you can run it on tired legs.",
            ]
          : []),
      ],
      followUps: ["What is my weak link?", "How do I pace a Hyrox?"],
    };
  const line = sparkline(all.map(({ value }) => (test.kind === "time" ? -value : value)));
  const age = Math.round((Date.parse(view.today) - Date.parse(best.on)) / 86_400_000);
  return {
    text: [
      wanted === "when"
        ? `${raceOn(best.on, diary)}Your best ${test.name}, **${said(test, best.value)}**, is from **${dated(best.on)}** (${best.source}).`
        : `Your best ${test.name} is **${said(test, best.value)}** (${best.source}, ${dated(best.on)}).`,
      bullet([
        first === best
          ? undefined
          : `Up from ${said(test, first.value)} on ${dated(first.on)}: ${difference(test, first.value, best.value)}`.replace(
              /^Up from/,
              test.kind === "time" ? "From" : "Up from",
            ),
        all.length > 2 ? `All values: ${getSteps(test, all)} ${line}` : undefined,
        age > 180 ? "It is older than six months: test it again when it suits your plan" : undefined,
        /pace/.test(words) && test.kind === "time" ? `Distance ${distance(view, getMetres(test))}` : undefined,
      ]),
    ].filter((part) => part !== ""),
    followUps: ["Show me all my bests", "What is my weak link?"],
  };
}

/** Where a best was set, when it was in a race. */
function raceOn(on: string, { races }: Diary): string {
  const race = races.find((each) => each.on === on);
  return race === undefined ? "" : `**${race.name}**, ${race.location}${race.place === undefined ? "" : `, place ${race.place}`}. `;
}

function getMetres(test: Test): number {
  return { "5 km": 5000, "10 km": 10_000, "half marathon": 21_097, marathon: 42_195, mile: 1609 }[test.name] ?? 1000;
}

export function getResults(test: Test, { benchmarks, bests, races, work }: Diary): readonly Result[] {
  const results: Result[] = [
    ...benchmarks.flatMap(({ field, value, on }) => (field === test.benchmark ? [{ on, value, source: "benchmark" }] : [])),
    ...bests.flatMap(({ name, metric, number, value, on }) => {
      if (!test.best.test(name) || (test.kind === "time") !== (metric === "time")) return [];
      const of = metric === "time" ? (seconds(value) ?? number) : number;
      return of === undefined ? [] : [{ on, value: of, source: "personal best" }];
    }),
    ...(test.name === "Hyrox"
      ? races.flatMap(({ type, result, on, name }) => {
          const of = type === "hyrox" && result !== undefined ? seconds(result) : undefined;
          return of === undefined ? [] : [{ on, value: of, source: name }];
        })
      : []),
    ...(test.kind === "count"
      ? work.flatMap(({ on, sets }) => {
          const reps = sets.flatMap((set) =>
            test.best.test(set.exercise) && set.kilograms === undefined && set.reps !== undefined ? [set.reps] : [],
          );
          return reps.length === 0 ? [] : [{ on, value: Math.max(...reps), source: "logged set" }];
        })
      : []),
  ].toSorted((a, b) => a.on.localeCompare(b.on));
  const tested = results.filter(({ source }) => source !== "logged set");
  const of = tested.length > 0 ? tested : results;
  return of.filter((each, index) => of.findIndex(({ on, value }) => on === each.on && value === each.value) === index);
}

export function seconds(text: string): number | undefined {
  const parts = text.trim().split(":").map(Number);
  if (parts.length < 2 || parts.some((part) => !Number.isFinite(part))) return undefined;
  return parts.reduce((total, part) => 60 * total + part, 0);
}

export function said(test: Test, value: number): string {
  if (test.kind === "time") return Number.isInteger(value) ? clock(value) : `${clock(Math.floor(value))}.${Math.round(10 * (value % 1))}`;
  return test.kind === "watts" ? `${value} W` : String(value);
}

function dated(on: string): string {
  return `${shortDay(on)} ${on.slice(0, 4)}`;
}

function difference(test: Test, before: number, after: number): string {
  if (test.kind === "time") {
    const gap = Math.round(Math.abs(before - after));
    return `${gap < 60 ? `${gap} s` : `${clock(gap)} min`} ${after < before ? "faster" : "slower"} (${percentChange(before, after) ?? "the same"})`;
  }
  return `${after > before ? "+" : "−"}${Math.round(10 * Math.abs(after - before)) / 10} (${percentChange(before, after) ?? "from nothing"})`;
}

/** A value that was stored twice, as benchmark and as best, is told once. */
function getSteps(test: Test, all: readonly { readonly value: number }[]): string {
  return all
    .filter(({ value }, at) => value !== all[at - 1]?.value)
    .map(({ value }) => said(test, value))
    .join(" → ");
}
