import { addDays, getMonday } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import type { Row } from "../../query/rows.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { amountIn, countIn, dayIn, monthIn } from "../names.ts";
import { EVER, rowsOf, totalOf } from "./rows.ts";

const MOST_PERIODS = 16;

/** Months or weeks beside each other: the most, and the least of those that are over. */
export function byPeriod(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, group, picks } = frame;
  const say = sayIn(tongue);
  const [subject] = frame.subjects;
  const measure = picks.has("hardest") ? "load" : (frame.metric ?? (subject?.sport === undefined ? "time" : "distance"));
  const period = frame.periods[0] ?? EVER;
  const found = new Map<string, Row[]>();
  for (const row of rowsOf(subject, period, diary, view)) {
    const key = group === "month" ? `${row.on.slice(0, 7)}-01` : getMonday(row.on);
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  const first = diary.work[0]?.on ?? view.today;
  const isWhole = (key: string): boolean =>
    key >= first && (group === "month" ? key.slice(0, 7) < view.today.slice(0, 7) : addDays(key, 6) < view.today);
  const all = [...found].map(([key, rows]) => ({ key, rows, value: totalOf(rows, measure, subject) ?? 0 }));
  const whole = all.filter(({ key }) => isWhole(key));
  const top = all.toSorted((a, b) => b.value - a.value)[0];
  const low = whole.toSorted((a, b) => a.value - b.value)[0];
  if (top === undefined || low === undefined) return undefined;
  const nameOf = (key: string): string =>
    group === "month"
      ? monthIn(tongue, key)
      : say(
          `the week of ${dayIn(tongue, key)}`,
          `Woche ab ${dayIn(tongue, key)}`,
          `la semaine du ${dayIn(tongue, key)}`,
          `la semana del ${dayIn(tongue, key)}`,
          `la settimana dal ${dayIn(tongue, key)}`,
        );
  const line = ({ key, rows, value }: typeof top): string =>
    `**${nameOf(key)}** (${amountIn(tongue, value, measure, view)}, ${countIn(tongue, rows.length, subject)})`;
  const wantsLeast = picks.has("least");
  const isList = !wantsLeast && !picks.has("most") && !picks.has("hardest") && frame.periods.length === 1;
  if (isList)
    return {
      text: [
        bullet(
          all
            .toSorted((a, b) => a.key.localeCompare(b.key))
            .slice(-MOST_PERIODS)
            .map(
              (each) =>
                `${line(each)}${isWhole(each.key) ? "" : say(" (not over yet)", " (läuft noch)", " (en cours)", " (en curso)", " (in corso)")}`,
            ),
        ),
        say(
          `In all ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
          `Insgesamt ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
          `Au total ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
          `En total ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
          `In tutto ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
        ),
      ],
    };
  const wantsMost = picks.has("most") || !wantsLeast;
  const open = all.find(({ key }) => !isWhole(key) && key <= view.today && key >= first);
  return {
    text: [
      [
        ...(wantsMost
          ? [
              say(
                `Most: ${line(top)}.`,
                `Am meisten: ${line(top)}.`,
                `Le plus : ${line(top)}.`,
                `Lo máximo: ${line(top)}.`,
                `Il massimo: ${line(top)}.`,
              ),
            ]
          : []),
        ...(wantsLeast
          ? [
              say(
                `Least: ${line(low)}, of those that are over.`,
                `Am wenigsten: ${line(low)}, von den abgeschlossenen.`,
                `Le moins : ${line(low)}, parmi les périodes terminées.`,
                `Lo mínimo: ${line(low)}, de los terminados.`,
                `Il minimo: ${line(low)}, tra quelli conclusi.`,
              ),
            ]
          : []),
      ].join(" "),
      bullet(
        all
          .filter(({ key }) => key !== top.key && (!wantsLeast || key !== low.key))
          .toSorted((a, b) => (wantsMost ? b.value - a.value : a.value - b.value))
          .slice(0, 3)
          .map(line),
      ),
      ...(open === undefined || open.key === top.key
        ? []
        : [
            say(
              `${nameOf(open.key)} is not over yet.`,
              `${nameOf(open.key)} läuft noch.`,
              `${nameOf(open.key)} n’est pas fini.`,
              `${nameOf(open.key)} aún no ha terminado.`,
              `${nameOf(open.key)} non è ancora finito.`,
            ),
          ]),
    ].filter((part) => part !== ""),
  };
}
