import {
  maxHeartRate,
  parseClock,
  powerZones,
  rowSplit,
  rowZones,
  skiSplit,
  SPLIT_LOSS_PER_DOUBLING,
  splitFromWatts,
  thresholdHeartRates,
  wattsFromSplit,
} from "@ironpace/training";
import { timesIn } from "../reading/numbers.ts";
import { bullet, clock } from "../say.ts";
import type { Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";

export const rowing: Topic = {
  name: "rowing",
  cues: [
    [/\bin a row\b/, -4],
    [/\b(row|rowing|rower|rowerg|erg|ergo|concept ?2|c2|2k|500 ?m split|split|splits|damper|drag factor|stroke rate|spm|ut1|ut2)\b/, 2.5],
    [/\b(ski ?erg|skierg|ski)\b/, 2],
    [/\b(pace|fast|zone|zones|watts|hold|target|time|damper|rate|pacing)\b/, 1],
    [/\b(barbell row|ring rows?|bent over row|pendlay row|cable row|dumbbell row|db row)\b/, -4],
    [/\b(hyrox|station)\b/, -1],
    [/\b(dont have|no|without|instead of|replace|alternative|substitute)\b/, -1.5],
  ],
  answer: ({ words }, view) => {
    if (/\b(damper|drag)\b/.test(words) && !/\bsplit|pace|fast\b/.test(words)) {
      return {
        text: [
          "Set the damper to 3–5 (drag factor about 110–130) for most training. It works like a gear: the effort comes from your legs. In Hyrox the ergs are preset to **6** in every division.",
        ],
        articles: ["hyrox-ergs", "rowing-basics"],
      };
    }
    const watts = /\b(\d{2,3}) ?(?:w|watts?)\b/.exec(words)?.[1];
    if (watts !== undefined)
      return {
        text: [
          `${watts} W on the rower or SkiErg is a split of **${clock(splitFromWatts(Number(watts)))} /500 m** (W = 2.80 / (seconds per metre)³).`,
        ],
        articles: ["rowing-basics"],
      };
    const written = /\b([12]:\d{2}(?:\.\d)?)\b/.exec(words)?.[1];
    const split = written === undefined ? undefined : Number(parseClock(written) ?? 0);
    if (split !== undefined && split > 0 && /\bwatts?\b/.test(words))
      return {
        text: [`A split of ${clock(split)} is **${Math.round(wattsFromSplit(split))} W** (W = 2.80 / (seconds per metre)³).`],
        articles: ["rowing-basics"],
      };
    return (
      ownSplits(words, view) ?? {
        text: [
          "For splits I need your 500 m row. Row it all out when you are rested and enter the time in your profile. What is your best?",
          "Until then: steady rowing is 18–22 strokes a minute and full sentences; hard repeats are 28–32.",
        ],
        articles: ["rowing-basics"],
      }
    );
  },
};

function ownSplits(words: string, view: CoachView) {
  const { row500mSplit, row2kSplit } = view.capacities;
  if (row500mSplit === undefined || row2kSplit === undefined) return undefined;
  const isSki = /\bski/.test(words);
  const zones = rowZones(row2kSplit.value);
  const of = (split: number): string => clock(isSki ? skiSplit(split) : split);
  const metres = /\b(2k|2000|1k|1000|5k|5000)\b/.exec(words)?.[1];
  const asked = metres === undefined ? undefined : metres.endsWith("k") ? 1000 * Number(metres.slice(0, -1)) : Number(metres);
  const predicted =
    asked === undefined ? undefined : isSki ? skiSplit(rowSplit(row500mSplit.value, asked)) : rowSplit(row500mSplit.value, asked);
  return {
    text: [
      ...(predicted === undefined || asked === undefined
        ? []
        : [
            `For ${asked.toLocaleString("en")} m all out: about **${clock(predicted)} /500 m**, ${clock((predicted * asked) / 500)} in all (${SPLIT_LOSS_PER_DOUBLING} s slower for every doubling of the distance): an estimate.`,
          ]),
      `From your 500 m in ${clock(row500mSplit.value)}${isSki ? ", on the SkiErg about 6 s slower than on the rower" : ""}, per 500 m:`,
      bullet([
        `Steady (UT2): **${of(zones.ut2.fast)}–${of(zones.ut2.slow)}**, ${zones.ut2.rate} strokes a minute, 20–60 min`,
        `Firm (UT1): **${of(zones.ut1.fast)}–${of(zones.ut1.slow)}**, ${zones.ut1.rate}`,
        `Threshold (AT): **${of(zones.at.fast)}–${of(zones.at.slow)}**, ${zones.at.rate}, 4 × 6–8 min`,
        `Hard (TR): **${of(zones.tr.fast)}–${of(zones.tr.slow)}**, ${zones.tr.rate}, 4–6 × 3–4 min`,
      ]),
    ],
    articles: ["rowing-basics"],
    followUps: ["What damper should I use?"],
  };
}

export const cycling: Topic = {
  name: "cycling",
  cues: [
    [/\b(ftp|watts?|power zones?|sweet ?spot|20 min(ute)? (test|power)|w\/kg|watts per kilo)\b/, 3],
    [/\b(bike|cycling|cycle|ride|riding|turbo|zwift|peloton|trainer|assault bike|echo bike|bike ?erg|spin)\b/, 2],
    [/\b(zone|zones|hard|pace|power|interval|intervals)\b/, 0.8],
    [/\b(row|rower|rowing|ski)\b/, -2],
    [/\b(instead of|replace|swap|rather than|brick)\b/, -1.5],
  ],
  answer: ({ words }, view) => {
    const { ftp } = view.capacities;
    const typed = /\bftp (?:is|of|=|:)? ?(\d{2,3})\b/.exec(words)?.[1] ?? /\b(\d{2,3}) ?(?:w|watts?)? ftp\b/.exec(words)?.[1];
    const test = /\b20 ?min\w*\b.{0,20}?\b(\d{3}) ?(?:w|watts?)\b|\b(\d{3}) ?(?:w|watts?)\b.{0,20}?\b20 ?min/.exec(words);
    const twenty = test?.[1] ?? test?.[2];
    const threshold = typed !== undefined ? Number(typed) : twenty !== undefined ? 0.95 * Number(twenty) : ftp?.value;
    if (threshold === undefined) {
      const age = view.athlete.age;
      const rates = age === undefined ? undefined : thresholdHeartRates(0.9 * maxHeartRate(age));
      return {
        text: [
          "I need your best 20-minute power for that. Enter it in your profile, or tell me: how many watts? 95% of it is the usual estimate of the threshold.",
          `Without a power meter ride by effort: easy 3–4 of 10, sweet spot 6, threshold 7, intervals 8–9.${rates === undefined ? "" : ` Very roughly by age, easy is ${rates.endurance.low}–${rates.endurance.high} bpm.`}`,
        ],
        articles: ["cycling-power"],
      };
    }
    const zones = powerZones(threshold);
    const span = ({ low, high }: { low: number; high?: number }): string => (high === undefined ? `over ${low} W` : `${low}–${high} W`);
    const bodyWeight = view.athlete.bodyWeight;
    return {
      text: [
        `Functional threshold power: about **${Math.round(threshold)} W**${typed === undefined ? ` (${twenty === undefined ? (ftp?.source ?? "") : "95% of the 20-minute power"}, an estimate)` : ""}${bodyWeight === undefined ? "" : `, ${(threshold / bodyWeight).toFixed(1)} W/kg`}. From it:`,
        bullet([
          `Endurance (zone 2): **${span(zones.endurance)}**`,
          `Tempo: ${span(zones.tempo)}`,
          `Sweet spot: **${span(zones.sweetSpot)}**`,
          `Threshold: **${span(zones.threshold)}**`,
          `VO2max: ${span(zones.vo2Max)}`,
        ]),
      ],
      articles: ["cycling-power"],
    };
  },
};

export const swimming: Topic = {
  name: "swimming",
  cues: [
    [/\b(swim|swimming|css|freestyle|front crawl|open water|pool|wetsuit)\b/, 3],
    [/\b(pool running|aqua)\b/, -3],
  ],
  answer: ({ words }, _view) => {
    const [a, b] = timesIn(words);
    if (a !== undefined && b !== undefined && /\b400 ?m?\b/.test(words) && /\b200 ?m?\b/.test(words) && a !== b) {
      const [t200, t400] = [Math.min(a, b), Math.max(a, b)];
      const per100 = (t400 - t200) / 2;
      return {
        text: [
          `Critical swim speed from 200 m in ${clock(t200)} and 400 m in ${clock(t400)}: **${clock(per100)} per 100 m** (200 / (t400 − t200), Wakayoshi 1992). Threshold sets are swum at it, easy ones 8–12 s slower.`,
        ],
        articles: ["swimming-for-triathlon"],
      };
    }
    return { text: [], articles: ["swimming-for-triathlon"] };
  },
};
