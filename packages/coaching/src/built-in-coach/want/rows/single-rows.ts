import { addDays, daysBetween } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Measure } from "../../query/query.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { countIn, dayIn } from "../../turn/names.ts";
import type { AskedRows } from "./asked-rows.ts";
import { measureOf, sayAmount, sayRow, type Selected, valueOf } from "./rows.ts";
import { noneOf, sayPeriod } from "./sum-rows.ts";

const MOST_LISTED = 14;

/** The session with the most or least of a measure, and the next two. */
export function extremeRow(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const { rows, subject } = selected;
  const measure: Measure =
    asked.measure === "content" && subject.lift === undefined && subject.sport === undefined ? "effort" : measureOf(asked);
  if (measure === "sessions") return undefined;
  const isLower = (measure === "pace") !== (asked.shape === "lowest");
  const ranked = rows
    .flatMap((row) => {
      const value = valueOf(row, measure, subject);
      return value === undefined || value === 0 ? [] : [{ row, value }];
    })
    .toSorted(
      (a, b) =>
        (isLower ? a.value - b.value : b.value - a.value) || (b.row.load ?? 0) - (a.row.load ?? 0) || b.row.on.localeCompare(a.row.on),
    );
  const best = ranked[asked.nth - 1];
  if (best === undefined) return rows.length === 0 ? noneOf(asked, selected, turn) : undefined;
  const next = ranked.slice(asked.nth, asked.nth + 2);
  const date = asked.measure === "date" ? `**${dayIn(tongue, best.row.on)}**. ` : "";
  return {
    text: [
      `${date}**${sayAmount(best.value, measure, turn)}**: ${sayRow(best.row, measure === "pace" ? "sessions" : measure, subject, turn)}.`,
      `${say("Of", "Von", "Sur", "De", "Su")} ${countIn(tongue, ranked.length, subject)} ${sayPeriod(selected, asked, turn)}.${
        next.length === 0
          ? ""
          : ` ${say("Next", "Danach", "Ensuite", "Después", "Poi")}: ${next.map(({ row, value }) => `${sayAmount(value, measure, turn)} (${dayIn(tongue, row.on)}, ${row.title})`).join("; ")}.`
      }`,
    ],
  };
}

/** The rows themselves, the newest first; of what is planned the next first. */
export function listRows(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const { rows, subject } = selected;
  if (rows.length === 0) return noneOf(asked, selected, turn);
  const measure = measureOf(asked);
  const ordered = asked.source === "planned" ? rows : rows.toReversed();
  const more = ordered.length - MOST_LISTED;
  return {
    text: [
      `**${countIn(tongue, rows.length, subject)}** ${sayPeriod(selected, asked, turn)}:`,
      bullet(ordered.slice(0, MOST_LISTED).map((row) => sayRow(row, measure, subject, turn))),
      ...(more > 0 ? [say(`And ${more} more.`, `Und ${more} weitere.`, `Et ${more} de plus.`, `Y ${more} más.`, `E altre ${more}.`)] : []),
    ],
  };
}

/** The last, first or next one; of a day all. */
export function nearestRow(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { tongue, say, view } = turn;
  const { rows, subject, from, to } = selected;
  if (asked.shape === "single" && rows.length === 0) return asked.subjects.length === 0 ? undefined : noneOf(asked, selected, turn);
  if (from === to && rows.length > 0)
    return { text: [`${dayIn(tongue, from)}:`, bullet(rows.map((row) => sayRow(row, measureOf(asked), subject, turn)))] };
  if (asked.shape === "single" && asked.subjects.length === 0) return undefined;
  const isAhead = asked.source === "planned";
  const row = asked.shape === "first" || (isAhead && asked.shape !== "last") ? rows[asked.nth - 1] : rows.at(-asked.nth);
  if (row === undefined) return noneOf(asked, selected, turn);
  const measure = measureOf(asked);
  const value = asked.measure === "sessions" || asked.measure === "content" ? undefined : valueOf(row, measure, subject);
  const days = Math.abs(daysBetween(row.on, view.today));
  const away =
    row.on < view.today
      ? say(`${days} days ago`, `vor ${days} Tagen`, `il y a ${days} jours`, `hace ${days} días`, `${days} giorni fa`)
      : say(`in ${days} days`, `in ${days} Tagen`, `dans ${days} jours`, `en ${days} días`, `tra ${days} giorni`);
  const head =
    asked.measure === "date"
      ? `**${dayIn(tongue, row.on)}**${days > 1 ? ` (${away})` : ""}. `
      : value === undefined || value === 0
        ? ""
        : `**${sayAmount(value, measure, turn)}**. `;
  return { text: [`${head}${sayRow(row, measure, subject, turn)}.`] };
}

/** The longest time without a session, the one that runs now, and the days off of the period. */
export function daysWithout(asked: AskedRows, selected: Selected, turn: Followed): Draft | undefined {
  const { say, tongue, view } = turn;
  const { rows, from, to } = selected;
  if (asked.source === "planned" || rows.length === 0) return undefined;
  const days = [...new Set(rows.map(({ on }) => on))].toSorted();
  const gaps = days.slice(1).map((day, at) => ({ after: days[at] ?? day, to: day, free: daysBetween(days[at] ?? day, day) - 1 }));
  const longest = gaps.toSorted((a, b) => b.free - a.free)[0];
  const since = daysBetween(days.at(-1) ?? to, view.today);
  const length = daysBetween(from, to) + 1;
  const row = longestRow(days);
  return {
    text: [
      say(
        `**${length - days.length} of ${length} days** without a session ${sayPeriod(selected, asked, turn)}.`,
        `**${length - days.length} von ${length} Tagen** ohne Einheit ${sayPeriod(selected, asked, turn)}.`,
        `**${length - days.length} jours sur ${length}** sans séance ${sayPeriod(selected, asked, turn)}.`,
        `**${length - days.length} de ${length} días** sin sesión ${sayPeriod(selected, asked, turn)}.`,
        `**${length - days.length} giorni su ${length}** senza sessione ${sayPeriod(selected, asked, turn)}.`,
      ),
      bullet([
        ...(longest === undefined || longest.free === 0
          ? []
          : [
              `${say("Most days off in a row", "Längste Pause", "Plus longue pause", "Pausa más larga", "Pausa più lunga")}: **${longest.free}** (${dayIn(tongue, addDays(longest.after, 1))} – ${dayIn(tongue, addDays(longest.to, -1))})`,
            ]),
        `${say("Most days of training in a row", "Längste Folge von Trainingstagen", "Plus longue série de jours", "Racha más larga", "Serie più lunga")}: **${row.length}** (${dayIn(tongue, row.from)} – ${dayIn(tongue, row.to)})`,
        `${say("Days since the last session", "Tage seit der letzten Einheit", "Jours depuis la dernière séance", "Días desde la última sesión", "Giorni dall’ultima sessione")}: **${since}**`,
      ]),
    ],
  };
}

function longestRow(days: readonly string[]): { readonly from: string; readonly to: string; readonly length: number } {
  const [first = ""] = days;
  let best = { from: first, to: first, length: first === "" ? 0 : 1 };
  let run = best;
  for (const [at, day] of days.entries()) {
    if (at === 0) continue;
    run = daysBetween(days[at - 1] ?? day, day) === 1 ? { ...run, to: day, length: run.length + 1 } : { from: day, to: day, length: 1 };
    if (run.length > best.length) best = run;
  }
  return best;
}
