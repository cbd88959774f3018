import { percentSign, type Tongue, valueIn } from "../../turn/languages.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { percentChange, sum } from "../../own-data/figures.ts";
import type { Measure } from "../../query/query.ts";
import { SUMMED_METRICS } from "../../query/rows.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { countIn, subjectIn } from "../../turn/names.ts";
import type { AskedRows } from "./asked-rows.ts";
import {
  type Bucket,
  bucketsOf,
  measureOf,
  meanOf,
  sayAmount,
  sayRow,
  type Selected,
  selectRows,
  subjectOf,
  totalOf,
  valueOf,
  weeksBetween,
} from "./rows.ts";
import { noneOf, sayPeriod, sayWhat } from "./sum-rows.ts";

const MOST_LISTED = 16;
const MOST_SHOWN = 6;

/** A hard week is one of much load, a busy one of much time. */
function measureOfBucket(asked: AskedRows): Measure {
  const measure = measureOf(asked);
  if (measure === "effort" && (asked.group === "week" || asked.group === "month")) return "load";
  return measure === "weight" ? "tonnage" : measure;
}

/** The week, month, weekday, sport or kind with the most or least, what it was made of, and the next ones. */
export function extremeBucket(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, view, tongue } = turn;
  const measure = measureOfBucket(asked);
  const { subject } = selected;
  const isLeast = asked.shape === "lowest";
  const all = bucketsOf(selected, asked.group, measure, turn);
  // What still runs is not the least yet.
  const over = isLeast && asked.source !== "planned" ? all.filter((bucket) => !isOpen(bucket, asked, view.today)) : all;
  const ranked = (over.length > 0 ? over : all).toSorted(
    (a, b) => (isLeast ? a.value - b.value : b.value - a.value) || b.key.localeCompare(a.key),
  );
  const best = ranked[asked.nth - 1];
  if (best === undefined) return noneOf(asked, selected, turn);
  const rows = best.rows.toSorted((a, b) => (valueOf(b, measure, subject) ?? 0) - (valueOf(a, measure, subject) ?? 0));
  const rest = ranked.filter((each) => each !== best).slice(0, 2);
  return {
    text: [
      `**${capital(best.name)}: ${sayAmount(best.value, measure, turn)}**${measure === "sessions" ? "" : `, ${countIn(tongue, best.rows.length, subject)}`}. ${
        isLeast
          ? say("The least", "Am wenigsten", "Le moins", "Lo menos", "Il minimo")
          : say("The most", "Am meisten", "Le plus", "Lo más", "Il massimo")
      } ${sayPeriod(selected, asked, turn)}${asked.without.length === 0 ? "" : ` (${sayWhat(selected, asked, turn)})`}.`,
      bullet(rows.slice(0, MOST_SHOWN).map((row) => sayRow(row, measure === "sessions" ? "time" : measure, subject, turn))),
      ...(rest.length === 0
        ? []
        : [
            `${say("Next", "Danach", "Ensuite", "Después", "Poi")}: ${rest.map((each) => `${each.name} ${sayAmount(each.value, measure, turn)}`).join("; ")}.`,
          ]),
    ].filter((part) => part !== ""),
  };
}

function isOpen({ key }: Bucket, { group }: AskedRows, today: string): boolean {
  if (group === "month") return key.slice(0, 7) === today.slice(0, 7);
  return group === "week" ? Date.parse(today) - Date.parse(key) < 7 * 86_400_000 : false;
}

/** One value for every week, month, weekday, sport or kind, and all of them together. */
export function eachBucket(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say } = turn;
  const measure = measureOf(asked);
  const { rows, subject } = selected;
  // A session has several exercises: what each of them adds is in no session's sum.
  if (asked.group === "exercise") return undefined;
  if (rows.length === 0) return noneOf(asked, selected, turn);
  const group = asked.group === "none" || asked.group === "session" ? "week" : asked.group;
  const all = bucketsOf(selected, group, measure, turn);
  const shown = all.slice(-MOST_LISTED);
  const isSummed = SUMMED_METRICS.has(measure);
  const whole = isSummed ? totalOf(rows, measure, subject) : meanOf(rows, measure, subject);
  const label = isSummed
    ? say("In all", "Insgesamt", "Au total", "En total", "In tutto")
    : say("On average", "Im Schnitt", "En moyenne", "De media", "In media");
  return {
    text: [
      `${capital(subjectIn(turn.tongue, subject))} ${sayPeriod(selected, asked, turn)}:`,
      bullet(shown.map((each) => `${capital(each.name)}: **${each.rows.length === 0 ? "–" : sayAmount(each.value, measure, turn)}**`)),
      ...(whole === undefined ? [] : [`${label} **${sayAmount(whole, measure, turn)}**.`]),
    ],
  };
}

const FEW_WEEKS = 10;

/** How a measure went from week to week or month to month: the first third beside the last. */
export function trendOfRows(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const { rows, subject } = selected;
  const measure = trendMeasure(asked);
  const group = weeksBetween(selected) <= FEW_WEEKS ? "week" : "month";
  const all = bucketsOf(selected, group, measure, turn).filter((bucket) => bucket.rows.length > 0);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || all.length < 2) return undefined;
  const others = (["distance", "time", "effort", "pace"] as const).filter(
    (each) => each !== measure && (each !== "pace" || subject.sport === "run"),
  );
  const cut = Math.max(1, Math.floor(rows.length / 3));
  const side = (of: typeof rows, as: Measure): number | undefined => meanOf(of, as, subject);
  const change = (as: Measure): string | undefined => {
    const [then, now] = [side(rows.slice(0, cut), as), side(rows.slice(-cut), as)];
    if (then === undefined || now === undefined || then === 0) return undefined;
    const percent = percentChange(then, now);
    return `${sayAmount(then, as, turn)} → **${sayAmount(now, as, turn)}**${percent === undefined || as === "effort" ? "" : ` (${valueIn(tongue, percent)})`}`;
  };
  const head = measure === "sessions" ? undefined : change(measure);
  return {
    text: [
      `${capital(subjectIn(tongue, subject))} ${sayPeriod(selected, asked, turn)}${head === undefined ? "" : `: ${head}`}, ${say(
        `the first ${cut} beside the last ${cut}`,
        `die ersten ${cut} neben den letzten ${cut}`,
        `les ${cut} premières à côté des ${cut} dernières`,
        `las ${cut} primeras junto a las ${cut} últimas`,
        `le prime ${cut} accanto alle ultime ${cut}`,
      )}.`,
      bullet([
        ...others.flatMap((each) => {
          const text = change(each);
          return text === undefined ? [] : [text];
        }),
        ...all
          .slice(-6)
          .map((each) => `${each.name}: ${sayAmount(each.value, measure, turn)}, ${countIn(tongue, each.rows.length, subject)}`),
      ]),
    ],
  };
}

function trendMeasure(asked: AskedRows): Measure {
  const measure = measureOf(asked);
  return measure === "sessions" && asked.subjects.length > 0 && asked.measure !== "sessions" ? "time" : measure;
}

/** Effort up to which a session is easy, and from which on it is hard. */
const EASY = 4;
const HARD = 7;
const SAYS_EASY = /\b(?:easy|zone ?2|z2|locker\w*|leicht\w*|facile|suave|lent[oaie])\b/;
const SAYS_HARD = /\b(?:hard|intense|intensity|hart\w*|dur[eaosi]*|intens\w*)\b/;

/** The part of a kind in everything, in percent; without one the parts of all kinds. */
export function shareOfRows(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, tongue, words } = turn;
  const named = subjectOf(asked);
  const all = { subject: { name: "sessions" }, period: selected.period, from: selected.from, to: selected.to };
  const whole = wholeOf(asked, turn);
  if (whole.length === 0) return noneOf(asked, selected, turn);
  const said = measureOf(asked);
  const measure: Measure = said === "effort" || said === "weight" || said === "pace" ? "time" : asked.measure === "other" ? "time" : said;
  const effort = SAYS_EASY.test(words) ? "easy" : SAYS_HARD.test(words) ? "hard" : undefined;
  const part =
    effort !== undefined
      ? selected.rows.filter((row) => (effort === "easy" ? (row.effort ?? 10) <= EASY : (row.effort ?? 0) >= HARD))
      : asked.subjects.length > 0
        ? selected.rows
        : undefined;
  const base = effort !== undefined && asked.subjects.length > 0 ? selected.rows : whole;
  const total = totalOf(base, measure, all.subject) ?? 0;
  if (part === undefined) {
    const kinds = bucketsOf({ ...all, rows: whole }, "kind", measure, turn).filter(({ value }) => value > 0);
    return {
      text: [
        `${sayAmount(total, measure, turn)} ${sayPeriod(selected, asked, turn)}:`,
        bullet(
          kinds.slice(0, 8).map(({ name, value }) => `${name}: **${percent(value, total, tongue)}** (${sayAmount(value, measure, turn)})`),
        ),
      ],
    };
  }
  const value = totalOf(part, measure, all.subject) ?? 0;
  const name =
    effort === undefined
      ? subjectIn(tongue, named)
      : effort === "easy"
        ? say(
            `easy (effort ${EASY} or less)`,
            `locker (Anstrengung bis ${EASY})`,
            `facile (effort ${EASY} ou moins)`,
            `suave (esfuerzo ${EASY} o menos)`,
            `facile (sforzo ${EASY} o meno)`,
          )
        : say(
            `hard (effort ${HARD} or more)`,
            `hart (Anstrengung ab ${HARD})`,
            `dur (effort ${HARD} ou plus)`,
            `duro (esfuerzo ${HARD} o más)`,
            `duro (sforzo ${HARD} o più)`,
          );
  const count = part.length;
  return {
    text: [
      `**${percent(value, total, tongue)}** ${name}: ${sayAmount(value, measure, turn)} ${say("of", "von", "sur", "de", "su")} ${sayAmount(total, measure, turn)} ${sayPeriod(selected, asked, turn)}.`,
      measure === "sessions"
        ? `${percent(sum(part.map(({ minutes = 0 }) => minutes)), sum(base.map(({ minutes = 0 }) => minutes)), tongue)} ${say("of the time", "der Zeit", "du temps", "del tiempo", "del tempo")}.`
        : `${count} ${say("of", "von", "sur", "de", "su")} ${countIn(tongue, base.length, undefined)}.`,
    ],
  };
}

/** Everything of the period, whatever kind. */
function wholeOf(asked: AskedRows, turn: Followed): Selected["rows"] {
  return selectRows({ ...asked, subjects: [], limits: [] }, turn)[0]?.rows ?? [];
}

function percent(value: number, total: number, tongue: Tongue): string {
  return `${total === 0 ? 0 : Math.round((100 * value) / total)}${percentSign(tongue)}`;
}
