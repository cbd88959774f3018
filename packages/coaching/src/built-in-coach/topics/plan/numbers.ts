import { UPDATED_BENCHMARKS } from "@ironpace/contract";
import { missingBenchmarks } from "@ironpace/training";
import { bullet, capital } from "../../say.ts";
import type { Topic } from "../../topic.ts";
import { knownLifts } from "../strength.ts";

export const missingNumbers: Topic = {
  name: "missing numbers",
  cues: [
    [/\b(benchmark|benchmarks)\b/, 2],
    [/\b(missing|enter|need|test|retest|update|first|which|what do you need|fill in|profile|old|outdated)\b/, 1],
    [/\b(what do you need|what should i enter|fill in my profile|complete my profile|empty profile|what information)\b/, 3],
    [/\bwod\b/, -1],
  ],
  answer: (_, { athlete, today }) => {
    const missing = missingBenchmarks(athlete, today);
    if (missing.length === 0)
      return {
        text: ["Everything your focus needs is there and recent. Retest every block or two, in the week after a deload."],
        articles: ["benchmarks-and-testing"],
      };
    return {
      text: [
        `For ${athlete.focus}, the most useful first:`,
        bullet(
          missing
            .slice(0, 5)
            .map(
              ({ benchmark, state, sharpens }) =>
                `${capital(plainName(benchmark))}${state === "old" ? " (older than six months)" : ""}: ${sharpens}`,
            ),
        ),
        "Without a run time or a lifting maximum, I set the work by effort.",
      ],
      articles: ["benchmarks-and-testing"],
      followUps: ["How do I test a 5 km?"],
    };
  },
};

export const ownNumbers: Topic = {
  name: "own numbers",
  cues: [
    [/\b(what is|whats|what are|show|list|tell me)\b.{0,15}\bmy\b.{0,25}\b(numbers|lifts|maxes|maxima|1rms|prs|pbs|stats|benchmarks)\b/, 4],
    [/\bdo you know my\b/, 2],
  ],
  answer: (_, view) => {
    const lifts = knownLifts(view);
    const { vdot, ftp, row500mSplit } = view.capacities;
    const { gymnastics } = view.athlete;
    const lines = [
      lifts.length === 0 ? undefined : `Lifts: ${lifts.join(", ")}`,
      vdot === undefined ? undefined : `Running: VDOT ${vdot.value.toFixed(1)}, from ${vdot.source}`,
      row500mSplit === undefined
        ? undefined
        : `Row: 500 m in ${Math.floor(row500mSplit.value / 60)}:${String(Math.round(row500mSplit.value % 60)).padStart(2, "0")}`,
      ftp === undefined ? undefined : `Bike: about ${Math.round(ftp.value)} W threshold`,
      gymnastics.strictPullUps === undefined ? undefined : `Strict pull-ups: ${gymnastics.strictPullUps}`,
    ].filter((line) => line !== undefined);
    if (lines.length === 0) return missingNumbers.answer(_, view);
    return { text: [bullet(lines), "“What the coach sees” shows everything else I read."], articles: ["benchmarks-and-testing"] };
  },
};

/** A benchmark inside a sentence: "5 km time". */
export function plainName(field: string): string {
  return PLAIN[field] ?? field;
}

const PLAIN: { readonly [field: string]: string } = {
  ...UPDATED_BENCHMARKS,
  run5k: "5 km time",
  run10k: "10 km time",
  ftp20min: "20-minute power",
  bodyWeight: "body weight",
};
