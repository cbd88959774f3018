import type { Followed } from "../../conversation/follow-up-of.ts";
import { sum } from "../../own-data/figures.ts";
import { SUMMED_METRICS } from "../../query/rows.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { countIn, dayIn, periodIn, subjectIn } from "../../turn/names.ts";
import type { AskedRows } from "./asked-rows.ts";
import { measureOf, meanOf, sayAmount, sayRow, type Selected, totalOf, weeksBetween } from "./rows.ts";

/** Rows that are shown below a number. */
const MOST_SHOWN = 5;

/** "in November 2026 (so far)", "until Sat 19 Dec": the days of which rows are summed up. */
export function sayPeriod({ period, from, to }: Selected, asked: AskedRows, { tongue, view, say }: Followed): string {
  if (period !== undefined) return periodIn(tongue, period, view.today);
  if (asked.source === "planned") {
    const day = dayIn(tongue, to, false);
    return say(`until ${day}`, `bis ${day}`, `jusqu’au ${day}`, `hasta el ${day}`, `fino a ${day}`);
  }
  const day = dayIn(tongue, from);
  return say(
    `in everything you logged (since ${day})`,
    `in allem, was du eingetragen hast (seit ${day})`,
    `dans tout ton journal (depuis le ${day})`,
    `en todo lo que has anotado (desde el ${day})`,
    `in tutto ciò che hai registrato (dal ${day})`,
  );
}

/** "long runs, without hikes" */
export function sayWhat({ subject }: Selected, { without, source }: AskedRows, { tongue, say }: Followed): string {
  const planned = source === "planned" ? say("planned", "geplant", "prévu", "previsto", "previsto") : undefined;
  const out = without.map(({ name }) => say(`without ${name}`, `ohne ${name}`, `sans ${name}`, `sin ${name}`, `senza ${name}`));
  return [subjectIn(tongue, subject), ...out, ...(planned === undefined ? [] : [planned])].join(", ");
}

/** A sum or a count, of each period that is named. */
export function totalOfRows(asked: AskedRows, selected: readonly Selected[], turn: Followed): Draft | undefined {
  const measure = measureOf(asked);
  const { tongue } = turn;
  const lines = selected.map((each) => {
    const { rows, subject } = each;
    const value = SUMMED_METRICS.has(measure) ? totalOf(rows, measure, subject) : meanOf(rows, measure, subject);
    const counted = countIn(tongue, rows.length, subject);
    const text = value === undefined ? undefined : sayAmount(value, measure, turn);
    const what = measure === "sessions" ? `**${counted}**` : text === undefined ? undefined : `**${text}**, ${counted}`;
    const out = asked.without.length === 0 ? "" : ` (${sayWhat(each, asked, turn)})`;
    return what === undefined ? undefined : `${what} ${sayPeriod(each, asked, turn)}${out}.`;
  });
  if (lines.some((line) => line === undefined)) return undefined;
  const [first] = selected;
  if (first === undefined) return undefined;
  const { rows, subject } = first;
  const shown = rows.length > MOST_SHOWN || selected.length > 1 ? [] : rows.toReversed().map((row) => sayRow(row, measure, subject, turn));
  const minutes = sum(rows.map((row) => row.minutes ?? 0));
  return {
    text: [
      ...(lines as string[]),
      ...(shown.length === 0 ? [] : [bullet(shown)]),
      ...(measure === "sessions" && rows.length > 0 && selected.length === 1
        ? [`${turn.say("Together", "Zusammen", "En tout", "En total", "In tutto")} ${sayAmount(minutes, "time", turn)}.`]
        : []),
    ],
  };
}

/** A mean: over sessions, or over the days, weeks or months of the period. */
export function averageOfRows(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const measure = measureOf(asked);
  const { rows, subject } = selected;
  if (rows.length === 0) return noneOf(asked, selected, turn);
  const weeks = weeksBetween(selected);
  const parts = { day: 7 * weeks, week: weeks, month: weeks / 4.348, year: weeks / 52.18 }[asked.group];
  const isPer = parts !== undefined && SUMMED_METRICS.has(measure);
  const total = totalOf(rows, measure, subject);
  const value = isPer
    ? (total ?? 0) / Math.max(parts, asked.group === "day" ? 1 : 0.143)
    : measure === "sessions"
      ? undefined
      : meanOf(rows, measure, subject);
  if (value === undefined) return measure === "sessions" ? frequencyOfRows(asked, selected, turn) : undefined;
  const per = !isPer
    ? say("on average", "im Schnitt", "en moyenne", "de media", "in media")
    : {
        day: say("a day", "am Tag", "par jour", "al día", "al giorno"),
        week: say("a week", "in der Woche", "par semaine", "a la semana", "a settimana"),
        month: say("a month", "im Monat", "par mois", "al mes", "al mese"),
        year: say("a year", "im Jahr", "par an", "al año", "all’anno"),
      }[asked.group as "day"];
  const whole = isPer && total !== undefined ? `${sayAmount(total, measure, turn)}, ` : "";
  return {
    text: [
      `**${sayAmount(value, measure, turn)}** ${per} ${sayPeriod(selected, asked, turn)} (${whole}${countIn(tongue, rows.length, subject)}${asked.without.length === 0 ? "" : `, ${sayWhat(selected, asked, turn)}`}).`,
    ],
  };
}

/** How many sessions a week. */
export function frequencyOfRows(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const { rows, subject } = selected;
  const weeks = weeksBetween(selected);
  if (rows.length === 0) return noneOf(asked, selected, turn);
  const isMonth = asked.group === "month";
  const value = Math.round((10 * rows.length) / (isMonth ? weeks / 4.348 : weeks)) / 10;
  const often = isMonth
    ? say(
        `**${value} times a month**`,
        `**${value}-mal im Monat**`,
        `**${value} fois par mois**`,
        `**${value} veces al mes**`,
        `**${value} volte al mese**`,
      )
    : say(
        `**${value} times a week**`,
        `**${value}-mal in der Woche**`,
        `**${value} fois par semaine**`,
        `**${value} veces a la semana**`,
        `**${value} volte a settimana**`,
      );
  return { text: [`${often}: ${countIn(tongue, rows.length, subject)} ${sayPeriod(selected, asked, turn)}.`] };
}

/** Whether there was anything of the kind, how often, and the last of it. */
export function whetherEver(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const { rows, subject } = selected;
  const measure = measureOf(asked);
  if (asked.subjects.length === 0 && asked.limits.length === 0 && asked.periods.length === 0) return undefined;
  const last = asked.source === "planned" ? rows[0] : rows.at(-1);
  if (last === undefined) return noneOf(asked, selected, turn);
  const when =
    asked.source === "planned"
      ? say("The next", "Die nächste", "La prochaine", "La próxima", "La prossima")
      : say("The last", "Zuletzt", "La dernière", "La última", "L’ultima");
  return {
    text: [
      `${say("**Yes**", "**Ja**", "**Oui**", "**Sí**", "**Sì**")}: ${countIn(tongue, rows.length, subject)} ${sayPeriod(selected, asked, turn)}.`,
      `${when}: ${sayRow(last, measure, subject, turn)}.`,
    ],
  };
}

/** Nothing of it in the period. */
export function noneOf(asked: AskedRows, selected: Selected, turn: Followed): Draft {
  const { say } = turn;
  const what = sayWhat(selected, asked, turn);
  const when = sayPeriod(selected, asked, turn);
  return {
    text: [
      say(
        `**None**: no ${what} ${when}.`,
        `**Keine** (${what}) ${when}.`,
        `**Aucune** (${what}) ${when}.`,
        `**Ninguna** (${what}) ${when}.`,
        `**Nessuna** (${what}) ${when}.`,
      ),
    ],
  };
}
