import { percentSign } from "../../turn/languages.ts";
import { getWeekday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { PlannedSession } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn, weekdayIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import { type AskedRows, overDays, pastPeriods } from "./asked-rows.ts";
import { subjectOf } from "./rows.ts";
import { sayPeriod } from "./sum-rows.ts";

const MOST_LISTED = 12;

interface Due {
  readonly due: readonly PlannedSession[];
  readonly period: Period | undefined;
  readonly from: string;
  readonly to: string;
}

/** Planned sessions whose day has come. */
function dueOf(asked: AskedRows, { diary, view }: Followed): Due {
  const { today } = view;
  const first = diary.planned[0]?.on ?? today;
  const [period] = pastPeriods(asked, today);
  const { from, to } = overDays(period ?? { from: first, to: today, kind: "ever" }, first, today);
  const due = diary.planned.filter(
    (each) =>
      each.on >= from &&
      each.on <= to &&
      each.status !== "moved" &&
      (each.on < today || each.status !== "planned") &&
      isOf(each, asked) &&
      (asked.weekdays.length === 0 || asked.weekdays.includes(getWeekday(each.on))),
  );
  return { due, period, from, to };
}

/** Planned sessions that were not done. */
export function missedOf(asked: AskedRows, turn: Followed): readonly PlannedSession[] {
  return dueOf(asked, turn).due.filter(isMissed);
}

function isMissed({ status }: PlannedSession): boolean {
  return status !== "completed";
}

/** Planned sessions that were done or missed: how many, which, on which weekday most, the last of them. */
export function keptRows(told: AskedRows, turn: Followed): Draft | undefined {
  const { tongue, say } = turn;
  // "did I skip more Fridays than other days": each weekday beside the others.
  const isByDay = told.weekdays.length > 0 && (told.shape === "compare" || told.shape === "highest" || told.shape === "lowest");
  const asked = isByDay ? { ...told, weekdays: [], group: "weekday", shape: told.shape === "lowest" ? "lowest" : "highest" } : told;
  const { due, period, from, to } = dueOf(asked, turn);
  const subject = subjectOf(asked);
  if (due.length === 0) return undefined;
  const missed = due.filter(isMissed);
  const done = due.length - missed.length;
  const when = sayPeriod({ rows: [], subject, period, from, to }, asked, turn);
  const rate = Math.round((100 * done) / due.length);
  const line = (each: PlannedSession): string =>
    `${dayIn(tongue, each.on)}: **${each.title}**${each.skipReason === undefined ? "" : ` (${each.skipReason})`}`;
  const kept = say(
    `**${missed.length} of ${due.length}** planned sessions missed ${when}; ${rate}% done.`,
    `**${missed.length} von ${due.length}** geplanten Einheiten ausgelassen ${when}; ${rate} % erledigt.`,
    `**${missed.length} séances prévues sur ${due.length}** manquées ${when} ; ${rate} % faites.`,
    `**${missed.length} de ${due.length}** sesiones previstas perdidas ${when}; ${rate} % hechas.`,
    `**${missed.length} di ${due.length}** sessioni previste saltate ${when}; ${rate} % fatte.`,
  );
  if (asked.shape === "share")
    return {
      text: [
        `**${rate}${percentSign(tongue)}**: ${done} / ${due.length} ${when}.`,
        bullet(missed.toReversed().slice(0, MOST_LISTED).map(line)),
      ].filter((part) => part !== ""),
    };
  if (asked.shape === "last" || asked.shape === "first") {
    const row = asked.shape === "last" ? missed.at(-1) : missed[0];
    return row === undefined ? { text: [kept] } : { text: [`${line(row)}.`, kept] };
  }
  if (asked.group === "weekday" || asked.group === "kind") {
    const keyOf = (each: PlannedSession): string =>
      asked.group === "weekday" ? weekdayIn(tongue, getWeekday(each.on)) : (each.title.split(/[,:]/)[0] ?? each.title);
    const parts = [...new Set(due.map(keyOf))].map((key) => ({
      key,
      all: due.filter((each) => keyOf(each) === key).length,
      gone: missed.filter((each) => keyOf(each) === key).length,
    }));
    const ranked = parts.toSorted((a, b) => b.gone - a.gone || b.gone / b.all - a.gone / a.all);
    const [top] = asked.shape === "lowest" ? ranked.toReversed() : ranked;
    if (top === undefined) return undefined;
    return {
      text: [
        `**${top.key}**: ${top.gone} / ${top.all} ${say("missed", "ausgelassen", "manquées", "perdidas", "saltate")}.`,
        bullet(ranked.slice(0, 7).map(({ key, all, gone }) => `${key}: ${gone} / ${all}`)),
        kept,
      ],
    };
  }
  return { text: [kept, ...(missed.length === 0 ? [] : [bullet(missed.toReversed().slice(0, MOST_LISTED).map(line))])] };
}

function isOf({ on, code, title }: PlannedSession, { subjects, without }: AskedRows): boolean {
  const session = { on, title, ...(code !== undefined && { code }), metres: {}, sets: [], isDistanceLogged: false };
  const fits = ({ kind }: (typeof subjects)[number]): boolean => kind?.isDone(session) === true;
  return (subjects.length === 0 || subjects.some(fits)) && !without.some(fits);
}
