import { dayInWords, daysBetween, shortDay } from "@ironpace/training";
import { type Diary, type Work } from "../own-data/diary.ts";
import type { Metric } from "../reading/slot-patterns.ts";
import type { Slots } from "../reading/slots.ts";
import { getSpan } from "../reading/time.ts";
import { bullet, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { bestOfLift } from "./best.ts";
import { getValue } from "./log-query.ts";
import { dated, speak, type Speech, worded } from "./speech.ts";
import { filterText, getLine } from "./log-line.ts";

/** Sessions that were picked: the last three, the two heaviest, all in order. */
export function chosen(
  rows: readonly Work[],
  slots: Slots,
  { head, metric, diary }: { readonly head: string; readonly metric: Metric; readonly diary: Diary },
  view: CoachView,
  speech: Speech,
): Draft {
  const say = speak(speech);
  const isOrdered = slots.fields.includes("order");
  const nth = slots.nth ?? 1;
  const wantsList = slots.top !== undefined || isOrdered || slots.fields.includes("list");
  const by = slots.repsEach !== undefined && slots.lifts.length > 0 ? "weight" : (slots.by ?? metric);
  const isLast = slots.choice === "last" || slots.choice === undefined;
  const isFirst = slots.choice === "first";
  const recent = isLast ? rows.toReversed() : rows;
  const measured = rows.filter((work) => by === "sessions" || getValue(work, by, slots) !== undefined);
  const ranked = (of: readonly Work[]): readonly Work[] =>
    of.toSorted((a, b) => {
      const difference = (getValue(b, by, slots) ?? 0) - (getValue(a, by, slots) ?? 0);
      return (
        ((slots.choice === "least") !== (by === "pace") ? -difference : difference) ||
        (by === "effort" ? (b.load ?? 0) - (a.load ?? 0) : 0) ||
        b.on.localeCompare(a.on)
      );
    });
  const pool = isLast || isFirst ? recent.slice(0, slots.top ?? (wantsList ? MOST_LISTED : recent.length)) : ranked(measured);
  const ordered = isOrdered ? ranked(pool) : pool;
  if (wantsList) {
    const shown = ordered.slice(0, slots.top ?? MOST_LISTED);
    return {
      text: [
        `${slots.top !== undefined && isLast && slots.times.every(({ isEvery }) => isEvery) ? lastHead(slots, shown.length, speech) : head}${slots.top === undefined ? ` **${worded(rows.length, "sessions", view, speech)}**${rows.length > shown.length ? say(`, the latest ${shown.length}`, `, die letzten ${shown.length}`) : ""}` : ""}`,
        shown
          .map(
            (work, at) =>
              `${isOrdered || slots.choice === "most" || slots.choice === "least" ? `${at + 1}. ` : "- "}${getLine(work, slots, by, view, speech)}`,
          )
          .join("\n"),
      ],
    };
  }
  const work = ordered[nth - 1];
  if (work === undefined)
    return { text: [say("You logged no such session further back.", "So weit zurück ist davon nichts eingetragen.")] };
  if (slots.metric === "notes")
    return {
      text: [
        `${getLine(work, slots, "notes", view, speech)}.`,
        work.notes === undefined
          ? say("There is no note with it.", "Eine Notiz steht nicht dabei.")
          : say(`Note: “${work.notes}”`, `Notiz: “${work.notes}”`),
      ],
    };
  const equals = ordered
    .slice(nth)
    .filter((other) => by !== "sessions" && !isLast && !isFirst && getValue(other, by, slots) === getValue(work, by, slots));
  const tied = equals.length;
  const latest = equals.reduce((newest, each) => (each.on > newest.on ? each : newest), work);
  const wantsWhen = slots.fields.includes("when") || slots.fields.includes("since");
  const asked =
    (slots.repsEach === undefined && !(slots.metric === "sets" && by === "weight") ? slots.metric : by) ??
    (isLast || isFirst ? undefined : by);
  const value = asked === undefined || asked === "sessions" ? undefined : getValue(work, asked, slots);
  const lead = wantsWhen
    ? `**${/\bhow long\b/.test(slots.words) ? `${daysAgo(work.on, view.today, speech)}, ` : ""}${say(dayInWords(work.on), dayInWords(work.on))}**. `
    : value === undefined
      ? asked === undefined || asked === "sessions"
        ? ""
        : say("That is not logged for it. ", "Das ist dazu nicht eingetragen. ")
      : `**${worded(value, asked ?? by, view, speech)}**. `;
  const next = isLast || isFirst ? [] : ordered.slice(nth, nth + 2);
  const superlative = SUPERLATIVES[by]?.[slots.choice === "least" ? 1 : 0];
  const picked =
    superlative === undefined || isLast || isFirst || slots.lifts.length > 0
      ? ""
      : say(
          `The ${superlative} ${slots.kinds[0]?.name ?? "session"} ${slots.times.length === 0 ? "of all" : spanLabel(slots, view)}: `,
          "",
        );
  return {
    text: [
      heavierBest(work, slots, diary, view, speech),
      `${picked}${lead}${getLine(work, slots, isLast || isFirst ? "sessions" : by, view, speech)}.`,
      tied > 0
        ? say(
            `Equally high in ${tied} more ${tied === 1 ? "session" : "sessions"}; ${latest === work ? "this is the latest" : `the latest on ${shortDay(latest.on)}: ${latest.title}`}.`,
            `Ebenso hoch in ${tied} weiteren Einheiten; ${latest === work ? "das ist die letzte" : `die letzte am ${shortDay(latest.on)}: ${latest.title}`}.`,
          )
        : "",
      bullet(next.map((each) => say(`Then ${getLine(each, slots, by, view, speech)}`, `Dann ${getLine(each, slots, by, view, speech)}`))),
    ].filter((part) => part !== ""),
  };
}

function daysAgo(on: string, today: string, speech: Speech): string {
  const days = daysBetween(on, today);
  return speak(speech)(days === 1 ? "1 day ago" : `${days} days ago`, days === 1 ? "vor 1 Tag" : `vor ${days} Tagen`);
}

/** The heaviest set in training is not the heaviest lift where a test was heavier. */
function heavierBest(work: Work, slots: Slots, diary: Diary, view: CoachView, speech: Speech): string {
  const [lift] = slots.lifts;
  if (
    lift === undefined ||
    slots.choice !== "most" ||
    slots.times.some(({ past }) => past?.from !== "2000-01-01") ||
    slots.repsEach !== undefined
  )
    return "";
  const best = bestOfLift(lift, diary).values.at(-1);
  if (best === undefined || best.value <= (getValue(work, "weight", slots) ?? 0)) return "";
  return speak(speech)(
    `Your best is **${weight(view, best.value)}** (${dated(best.on)}). The heaviest set in training:`,
    `Dein Bestwert ist **${weight(view, best.value)}** (${dated(best.on)}). Der schwerste Satz im Training:`,
  );
}

function lastHead(slots: Slots, count: number, speech: Speech): string {
  const what = filterText(slots, speech);
  return speak(speech)(
    `Your last ${count}${what === "" ? " sessions" : ` (${what})`}:`,
    `Deine letzten ${count}${what === "" ? " Einheiten" : ` (${what})`}:`,
  );
}

const SUPERLATIVES: { readonly [metric in Metric]?: readonly [most: string, least: string] } = {
  effort: ["hardest", "easiest"],
  time: ["longest", "shortest"],
  distance: ["furthest", "shortest"],
  pace: ["fastest", "slowest"],
  load: ["biggest", "lightest"],
};

function spanLabel({ times }: Slots, { today }: CoachView): string {
  return times.flatMap((time) => (time.isEvery === true ? [] : (getSpan(time, today, true)?.label ?? [])))[0] ?? "of all";
}

export const MOST_LISTED = 12;
