import { toMiles } from "@ironpace/training";
import { sum } from "../../own-data/figures.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { bareUnit, valueIn } from "../../want/asked/words.ts";
import { type Figure, figureText, type FigureUnit } from "./figures.ts";
import { isExplained, newest, type Standing } from "./standing.ts";

const PERCENT = /\b(?:percent\w*|per cent|pct|prozent|pour ?cent|por ?ciento|per ?cento)\b|%/;
const DIFFERENCE = bareUnit(
  "(?:by )?how (?:much|many)|difference|more|less|fewer|higher|lower|bigger|longer|shorter|faster|slower|heavier|wie ?viel|unterschied|differenz|mehr|weniger|langer|schneller|combien|difference|plus|moins|cuanto|diferencia|mas|menos|quanto|differenza|piu|meno",
);
/** "How much more is that" has readers that name the greater of the two. */
const GAP = bareUnit("difference|by how much|unterschied|differenz|um wie ?viel|ecart|de combien|diferencia|differenza|di quanto");
const WHICH = bareUnit("which|welche[rs]?|le ?quel|laquelle|cual|quale");
const TOGETHER = bareUnit(
  "together|altogether|sum|in all|combined|added up|add(?:ed)? (?:them )?up|both of them|zusammen|insgesamt|summe|ensemble|en tout|au total|somme|juntos|en total|suma|sumad[ao]s|insieme|in tutto|in totale|somma",
);
const MEAN = bareUnit("average|mean|on average|avg|im schnitt|durchschnitt\\p{L}*|en moyenne|moyenne|de media|promedio|in media|media");
const HALF = bareUnit("half of (?:that|it)|die halfte|la moitie|la mitad|la meta");
const WORDS = [PERCENT, DIFFERENCE, WHICH, TOGETHER, MEAN, HALF] as const;
const LOOSE = bareUnit("october|november|one|two|answers?|weeks?|months?|october|load|harder");

/** Holds the leading figures of the last answers against each other, or sums them up. */
export function figureSums(standing: Standing): Draft | undefined {
  const { words, frame, cards, earlier } = standing;
  if (cards.length > 0 && (earlier[0]?.figures.length ?? 0) === 0) return undefined;
  if (frame.subjects.length + frame.periods.length + frame.days.length > 0 || /\d/.test(words)) return undefined;
  if (words.split(" ").length > MOST_WORDS || !isExplained(standing, ...WORDS, LOOSE)) return undefined;
  const isCompared = PERCENT.test(words) || DIFFERENCE.test(words);
  if (frame.metric !== undefined && (isCompared || WHICH.test(words))) return ofMetric(frame.metric, standing);
  const pair = leads(standing);
  if (pair === undefined) return undefined;
  if (TOGETHER.test(words) && SUMMED.has(pair[0].unit)) return together(pair, standing);
  if (MEAN.test(words)) return average(pair, standing);
  return PERCENT.test(words) || (GAP.test(words) && !WHICH.test(words)) ? difference(pair, standing, PERCENT.test(words)) : undefined;
}

const MOST_WORDS = 10;
const SUMMED: ReadonlySet<FigureUnit> = new Set<FigureUnit>(["clock", "time", "kg", "km", "m", "load", "count"]);

type Pair = readonly [before: Figure, last: Figure];

/** The leading figures of the last two answers; one answer that holds two against each other has both. */
function leads({ earlier }: Standing): Pair | undefined {
  const [last, before] = earlier;
  const [lead, ...others] = last?.figures.filter(({ isBold }) => isBold) ?? [];
  if (lead === undefined) return undefined;
  const first = before?.figures.find(({ isBold, unit }) => isBold && unit === lead.unit);
  const isPair = / (?:against|gegen|contre|frente a|contro) |→/u.test(last?.answer.split("\n")[0] ?? "");
  const other = others.find(({ unit, value }) => unit === lead.unit && value !== lead.value);
  if (isPair) return other === undefined ? undefined : [other, lead];
  return first === undefined ? undefined : [first, lead];
}

/** "so that is less": from the larger to the smaller. */
const LESS = bareUnit("less|fewer|lower|down|shorter|weniger|kurzer|moins|menos|meno");
const MORE = bareUnit("more|higher|up|longer|mehr|langer|plus|mas|piu");

function difference(pair: Pair, { tongue, say, words }: Standing, isPercent: boolean): Draft | undefined {
  const [small, large] = pair[0].value < pair[1].value ? pair : ([pair[1], pair[0]] as const);
  const [before, last] = LESS.test(words) === MORE.test(words) ? pair : LESS.test(words) ? [large, small] : [small, large];
  const gap = last.value - before.value;
  if (before.value === 0) return undefined;
  const share = (100 * Math.abs(gap)) / before.value;
  const percent = `${valueIn(tongue, share < 1 ? share.toFixed(1) : String(Math.round(share)))} %`;
  const amount = figureText(Math.abs(gap), last, tongue);
  const word =
    gap === 0
      ? say("the same", "gleich", "pareil", "igual", "uguale")
      : gap > 0
        ? say("more", "mehr", "de plus", "más", "in più")
        : say("less", "weniger", "de moins", "menos", "in meno");
  const of = say("a difference of", "Unterschied", "écart", "diferencia", "differenza");
  return {
    text: [
      isPercent
        ? `**${percent} ${word}**: ${before.text} → ${last.text}, ${of} **${amount}** (${percent}).`
        : `**${amount}** (${percent}) ${word}: ${before.text} → ${last.text}.`,
    ],
  };
}

/** The leading figures of one unit of the last answers, one after the other. */
function together(pair: Pair, { earlier, tongue, say }: Standing): Draft {
  const leading = earlier.map(({ figures }) => figures.find(({ isBold }) => isBold));
  const end = leading.findIndex((figure) => figure?.unit !== pair[1].unit);
  const series = leading.slice(0, end < 0 ? undefined : end).flatMap((figure) => figure ?? []);
  const all = series.length > pair.length ? series.toReversed() : pair;
  const total = sum(all.map(({ value }) => value));
  return {
    text: [
      `**${figureText(total, pair[0], tongue)}** ${say("together", "zusammen", "en tout", "en total", "in tutto")}: ${all.map(({ text }) => text).join(" + ")}.`,
    ],
  };
}

function average(pair: Pair, { tongue, say }: Standing): Draft {
  const mean = sum(pair.map(({ value }) => value)) / pair.length;
  return {
    text: [
      `**${figureText(mean, pair[0], tongue)}** ${say("on average", "im Schnitt", "en moyenne", "de media", "in media")}: ${pair.map(({ text }) => text).join(", ")}.`,
    ],
  };
}

/** "which had more load and by how much": a measure of the sessions that the last two answers led with. */
function ofMetric(metric: string, { earlier, tongue, say }: Standing): Draft | undefined {
  // Only answers about one session are held against each other.
  const works = earlier
    .slice(0, 2)
    .flatMap(({ named: [first], answer }) =>
      first?.kind === "work" && answer.split("\n")[0]?.includes(first.title) === true ? [first.work] : [],
    );
  const [last, before] = works;
  if (last === undefined || before === undefined || last === before) return undefined;
  const unit = { load: "load", time: "time", effort: "effort" }[metric] as FigureUnit | undefined;
  if (unit === undefined) return undefined;
  const of = ({ load, minutes, rpe }: (typeof works)[number]): number | undefined => ({ load, time: minutes, effort: rpe })[metric];
  const rows = [before, last].flatMap((work) => {
    const value = of(work);
    return value === undefined ? [] : [{ work, value }];
  });
  const [more, less] = rows.toSorted((a, b) => b.value - a.value);
  if (more === undefined || less === undefined) return undefined;
  const text = (value: number): string => figureText(value, { unit, text: WORD[metric]?.[COLUMN[tongue]] ?? "" }, tongue);
  return {
    text: [
      `**${more.work.title}** (${dayIn(tongue, more.work.on)}): **${text(more.value)}** ${say("against", "gegen", "contre", "frente a", "contro")} ${text(less.value)} (${less.work.title}, ${dayIn(tongue, less.work.on)}), **${text(more.value - less.value)}** ${say("more", "mehr", "de plus", "más", "in più")}.`,
    ],
  };
}

const COLUMN = { en: 0, de: 1, fr: 2, es: 3, it: 4 } as const;
const WORD: { readonly [metric in string]?: readonly string[] } = {
  load: ["load", "Last", "charge", "carga", "carico"],
  effort: ["effort", "Anstrengung", "effort", "esfuerzo", "sforzo"],
};

const PER_LENGTH: readonly (readonly [said: RegExp, metres: number, name: string])[] = [
  [bareUnit("(?:per|a|pro|par|por|al?|each) (?:mile|meile|mille|milla|miglio)|in miles|mile pace"), 1609.344, "/mi"],
  [bareUnit("(?:per|a|pro|par|por|al?|each) (?:km|k|kilomet\\p{L}*|chilometro)"), 1000, "/km"],
  [
    bareUnit(
      "(?:per|a|pro|par|por|al?|each|on the) (?:track )?(?:400|400 ?m|lap|runde|tour|vuelta|giro)(?: laps?)?|400s?(?: ?m)? laps?|per 400 lap",
    ),
    400,
    "/400 m",
  ],
  [bareUnit("(?:per|a|pro|par|por|each) 200(?: ?m)?"), 200, "/200 m"],
  [bareUnit("(?:per|a|pro|par|por|each) 100(?: ?m)?"), 100, "/100 m"],
];
const SPEED: readonly (readonly [said: RegExp, name: "km/h" | "mph"])[] = [
  [/\b(?:km ?\/ ?h|kmh|kph|km an? hour|stundenkilometer|km par heure|km por hora|km all ora)\b/, "km/h"],
  [/\b(?:mph|miles (?:per|an) hour)\b/, "mph"],
];
const POUNDS = bareUnit("lbs?|pounds?|pfund|livres?|libras?|libbre");
const KILOS = bareUnit("kgs?|kilos?|chili");
const SMALL = bareUnit("in|into|what|that|is|and|treadmill|speed|me|for|us|pace|pls|please");
const KG_PER_LB = 0.45359237;

/** The leading figure of the last answer in another unit, or per another length. */
export function figureUnits(standing: Standing): Draft | undefined {
  const { words, frame, earlier, tongue } = standing;
  const isOfPace = PER_LENGTH.some(([said]) => said.test(words)) || SPEED.some(([said]) => said.test(words));
  const paceShown = isOfPace
    ? newest(standing, ({ figures }) => figures.find(({ isBold, unit }) => isBold && (unit === "km pace" || unit === "mi pace")))
    : undefined;
  const lead =
    paceShown ?? earlier[0]?.figures.find(({ isBold, unit }) => isBold && unit !== "percent" && unit !== "count") ?? earlier[0]?.figures[0];
  if (lead === undefined || frame.subjects.length + frame.periods.length + frame.days.length > 0 || words.split(" ").length > MOST_WORDS)
    return undefined;
  if (!isExplained(standing, POUNDS, KILOS, SMALL, ...PER_LENGTH.map(([said]) => said), ...SPEED.map(([said]) => said))) return undefined;
  const isPace = lead.unit === "km pace" || lead.unit === "mi pace";
  const length = PER_LENGTH.find(([said]) => said.test(words));
  const speed = SPEED.find(([said]) => said.test(words))?.[1];
  if (PER_LENGTH.filter(([said]) => said.test(words)).length > 1) return undefined;
  const range = [lead.value, ...(lead.to === undefined ? [] : [lead.to])];
  if (isPace && (length !== undefined || speed !== undefined)) {
    const [, metres = 1000, name = ""] = length ?? [];
    const shown = range.map((value) => {
      const pace = lead.unit === "km pace" ? value : value * toMiles(1000);
      if (speed !== undefined) return valueIn(tongue, (speed === "km/h" ? 3600 / pace : (3600 / pace) * toMiles(1000)).toFixed(1));
      const of = (pace * metres) / 1000;
      return of < 120 && metres < 1000 ? clockOfTenths(of) : clock(Math.round(of));
    });
    // A speed rises where a pace falls.
    const inOrder = speed === undefined ? shown : shown.toReversed();
    return { text: [`**${inOrder.join("–")} ${speed ?? name}** = ${lead.text}.`] };
  }
  if (POUNDS.test(words) && lead.unit === "kg") {
    const all = (earlier[0]?.figures ?? []).filter(({ isBold, unit }) => isBold && unit === "kg");
    return { text: [bulletOf(all.slice(0, MOST_LINES).map(({ value, text }) => `**${Math.round(value / KG_PER_LB)} lb** = ${text}`))] };
  }
  return undefined;
}

const MOST_LINES = 3;

function bulletOf(lines: readonly string[]): string {
  return lines.length === 1 ? `${lines[0] ?? ""}.` : bullet(lines);
}

/** "1:51.6" */
function clockOfTenths(value: number): string {
  const tenths = Math.round(10 * value);
  const whole = Math.floor(tenths / 10);
  return `${clock(whole)}${tenths % 10 === 0 ? "" : `.${tenths % 10}`}`;
}
