import type { Turn } from "../dialogue/turn.ts";
import { plainAnswer } from "../dialogue/turn.ts";
import { capital, clock } from "../say.ts";
import type { Draft } from "../topic.ts";

/** The number an answer puts in bold first. */
interface Headline {
  readonly value: number;
  readonly unit: string;
  readonly text: string;
  /** Words before it: "In October". */
  readonly label: string;
}

const KINDS: readonly (readonly [unit: string, RegExp, (found: RegExpExecArray) => number])[] = [
  ["minutes", /^(\d+) h(?: (\d+) min)?$/, ([, hours, minutes]) => 60 * Number(hours) + Number(minutes ?? 0)],
  ["minutes", /^(\d+) min$/, ([, minutes]) => Number(minutes)],
  [
    "seconds",
    /^(?:(\d+):)?(\d{1,3}):(\d{2}(?:[.,]\d)?)$/,
    ([, hours, minutes, seconds]) => 3600 * Number(hours ?? 0) + 60 * Number(minutes) + Number((seconds ?? "0").replace(",", ".")),
  ],
  ["RPE", /^RPE (\d+(?:[.,]\d+)?)$/, ([, value]) => Number((value ?? "0").replace(",", "."))],
  [
    "number",
    /^(?:load |Last |Belastung )?([\d.,]+) ?(kg|lb|km|mi|W|sessions?|Einheit(?:en)?|reps|Wiederholungen|Wdh\.|sets|Sätze|days?|Tage)?$/,
    ([, value]) => Number((value ?? "").replaceAll(/,(?=\d{3}\b)/g, "").replace(",", ".")),
  ],
];

function headline(answer: string): Headline | undefined {
  const plain = plainAnswer(answer);
  for (const found of plain.matchAll(/\*\*([^*]+)\*\*/g)) {
    const text = (found[1] ?? "").trim();
    for (const [unit, pattern, read] of KINDS) {
      const match = pattern.exec(text);
      const value = match === null ? Number.NaN : read(match);
      if (match === null || Number.isNaN(value)) continue;
      const before = plain.slice(0, found.index).split("\n").at(-1) ?? "";
      return {
        value,
        unit: unit === "number" ? (match[2] ?? "").replace(/^Einheit.*|^sessions?$/, "sessions") : unit,
        text,
        label: before
          .replaceAll("**", "")
          .replace(/^- /, "")
          .replace(/[:,]? ?$/, ""),
      };
    }
  }
  return undefined;
}

const RATIO = /\b(?:ratio|proportion|verhaltnis|relation|quotient)\b/;
const DIFFERENCE =
  /\b(?:by how much|how much (?:more|less|faster|slower|better|heavier|longer)?(?: is that| was that| is it)?|difference|differenz|unterschied|um wie ?viel|gap)\b|^(?:so |and |also |ok )*(?:is that |thats |that is |is it |was that |was it |more or less|mehr oder weniger|better or worse|up or down)(?:.*\b(?:more|less|better|worse|faster|slower|longer|shorter|heavier|lighter|up|down|mehr|weniger)\b.*)?$|^(?:so |also |ok |and )*(?:more|less|mehr) or (?:less|more|weniger)\b.*|^(?:also )?more or less\b/;

/** "so what is the ratio of the two", "by how much": the numbers of the last two answers. */
export function compareAnswers(words: string, turns: readonly Turn[], speech: "en" | "de"): Draft | undefined {
  const isRatio = RATIO.test(words);
  if ((!isRatio && !DIFFERENCE.test(words)) || words.split(" ").length > 9) return undefined;
  const known = /\*\*([^*]+)\*\* (faster|slower|more|less|to go|off|schneller|langsamer|mehr|weniger)\b/.exec(
    plainAnswer(turns.at(-1)?.answer ?? ""),
  )?.[0];
  if (!isRatio && known !== undefined) return { text: [`${capital(known)}.`] };
  const verdict = /(?:^|[.;] )((?:More \*\*|Mehr war es \*\*|That is the same|Das ist gleich|So it is \*\*)[^.]*\.)/m.exec(
    plainAnswer(turns.at(-1)?.answer ?? ""),
  )?.[1];
  if (!isRatio && verdict !== undefined) return { text: [verdict] };
  const [last, before] = turns.toReversed().map(({ answer }) => headline(answer));
  const earlier = turns.length > 0 ? valueBefore(plainAnswer(turns.at(-1)?.answer ?? "")) : undefined;
  if (!isRatio && earlier !== undefined && last?.text === before?.text) return againstEarlier(last, earlier, speech);
  if (last === undefined || before === undefined || last.unit !== before.unit || last.value === 0 || before.value === 0) return undefined;
  const de = speech === "de";
  const gap = Math.abs(last.value - before.value);
  const ratio = Math.min(last.value, before.value) / Math.max(last.value, before.value);
  const named = (of: Headline): string => `${of.label === "" ? "" : `${of.label} `}**${of.text}**`;
  const unit =
    last.unit === "minutes"
      ? `${Math.floor(gap / 60) > 0 ? `${Math.floor(gap / 60)} h ` : ""}${Math.round(gap % 60)} min`
      : last.unit === "seconds"
        ? clock(Math.round(gap))
        : `${Math.round(10 * gap) / 10} ${last.unit}`.trim();
  const shown = de ? unit.replace(".", ",").replace("sessions", "Einheiten") : unit;
  const [bigger] = last.value >= before.value ? [last] : [before];
  const isSame = gap === 0;
  const outcome = isSame
    ? de
      ? "Das ist gleich."
      : "The same."
    : de
      ? `Mehr: ${named(bigger)}, Unterschied **${shown}** (${Math.round(100 / ratio - 100)} %).`
      : `More: ${named(bigger)}, a difference of **${shown}** (${Math.round(100 / ratio - 100)}%).`;
  return {
    text: isRatio
      ? [
          `${named(before)} ${de ? "und" : "and"} ${named(last)}: ${de ? "Verhältnis" : "ratio"} **${(before.value / last.value).toFixed(2).replace(".", de ? "," : ".")}** (${Math.round((100 * before.value) / last.value)}${de ? " %" : "%"}), ${de ? "Unterschied" : "difference"} ${shown}.`,
        ]
      : [`${named(before)}; ${named(last)}. ${outcome}`],
  };
}

/** "Before: 22:48 (Mon 22 Jun 2026)": the value that a best has taken the place of. */
function valueBefore(answer: string): Headline | undefined {
  const told = /\b(?:Before|Davor|Vorher): ([\d:.,]+(?: [a-zA-Z]+)?)(?= \()/.exec(answer)?.[1];
  return told === undefined ? undefined : headline(`**${told}**`);
}

/** "how much faster than the one before", where the answer names both. */
function againstEarlier(last: Headline | undefined, earlier: Headline, speech: "en" | "de"): Draft | undefined {
  if (last === undefined || last.unit !== earlier.unit) return undefined;
  const gap = Math.abs(last.value - earlier.value);
  const isTime = last.unit === "seconds";
  const text = isTime
    ? gap < 60
      ? `${Math.round(10 * gap) / 10} s`
      : `${clock(Math.round(gap))} min`
    : `${Math.round(10 * gap) / 10} ${last.unit}`.trim();
  const isMore = last.value > earlier.value;
  const way = isTime
    ? speech === "de"
      ? isMore
        ? "langsamer"
        : "schneller"
      : isMore
        ? "slower"
        : "faster"
    : speech === "de"
      ? isMore
        ? "mehr"
        : "weniger"
      : isMore
        ? "more"
        : "less";
  return {
    text: [
      speech === "de"
        ? `**${text} ${way}** als davor: ${earlier.text} → **${last.text}**.`
        : `**${text} ${way}** than the one before: ${earlier.text} → **${last.text}**.`,
    ],
  };
}
