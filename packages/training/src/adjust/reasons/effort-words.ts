import { type Day, shortDay } from "../../calendar/day.ts";
import type { EffortChange } from "../../model/effort-change.ts";
import { effortOn } from "../../model/felt-effort.ts";
import type { Session } from "../../model/plan.ts";
import { capital, formatList } from "../../model/words.ts";
import { formatWeight } from "../../units/format.ts";
import type { WeightUnit } from "../../units/mass.ts";
import { goesOnFrom, type Plans, sessionsFrom, totalMinutes } from "./plan-facts.ts";

const EFFORT_KIND_NAMES: { readonly [kind in EffortChange["kind"]]: string } = {
  strength: "strength sessions",
  easy: "easy sessions",
  quality: "hard endurance sessions",
  metcon: "workouts",
};

/** Why a session has less or more of what felt harder or easier than planned, as the end of "because …". */
export function effortText(efforts: readonly EffortChange[], session: Session): string | undefined {
  const own = effortOn({ efforts }, session);
  // The bar is lighter on every day of the week, whatever the day is for.
  const ofBar = hasBar(session)
    ? efforts.find(({ kind, load, from, to }) => kind === "strength" && load < 1 && from <= session.date && session.date <= to)
    : undefined;
  const all = [...new Set([own, ofBar])].filter((effort) => effort !== undefined);
  return all.length === 0 ? undefined : formatList(all.map(feltText));
}

function hasBar({ blocks }: Session): boolean {
  return blocks.strength.some(({ load }) => load !== undefined);
}

/** The same as sentences for the athlete: what changes is read off the sessions. */
export function effortNotes(efforts: readonly EffortChange[], plans: Plans, unit: WeightUnit = "kg"): string[] {
  const back = efforts.find(({ isReturn, minutes }) => isReturn === true && minutes < 1);
  const to = efforts.reduce<Day>((last, effort) => (effort.to > last ? effort.to : last), "");
  const goesOn = goesOnFrom(plans, to);
  if (back !== undefined)
    return [
      `${capital(feltText(back))}: ${back.evidence}.${changeText(plans, efforts, unit)}${goesOn} Chest pain, a racing heart or breathlessness: stop and see a doctor.`,
    ];
  const felt = efforts.map((effort) => `${capital(feltText(effort))}: ${effort.evidence}.`);
  const isSlower = efforts.some(({ kind, minutes }) => kind === "easy" && minutes < 1);
  const slower = isSlower ? ["Start by running and riding slower: easy means that you can talk."] : [];
  return [
    ...felt,
    ...[`${changeText(plans, efforts, unit)}${goesOn}`.trim()].filter((text) => text !== ""),
    ...slower,
    ...question(efforts),
  ];
}

/** Lines of the days of a change, before and after, by session and name. */
function changeText({ before, after }: Plans, efforts: readonly EffortChange[], unit: WeightUnit): string {
  const [from, to] = [
    efforts.map((effort) => effort.from).toSorted()[0] ?? "",
    efforts
      .map((effort) => effort.to)
      .toSorted()
      .at(-1) ?? "",
  ];
  const [was, is] = [before, after].map(({ plan }) => sessionsFrom(plan, from, to));
  const bars = (was ?? []).flatMap(({ id, blocks }) =>
    blocks.strength.flatMap(({ name, load }) => {
      const now = (is ?? []).find((session) => session.id === id)?.blocks.strength.find((line) => line.name === name)?.load;
      return load === undefined || now === undefined || load.perHand ? [] : [load.kilograms - now.kilograms];
    }),
  );
  const lighter = bars.filter((kilograms) => kilograms > 0);
  const [least = "", most = ""] = [Math.min(...lighter), Math.max(...lighter)].map((kilograms) => formatWeight(kilograms, unit));
  const bar = lighter.length === 0 ? [] : [`the bar is ${least === most ? most : `${least.replace(/ \w+$/u, "")} to ${most}`} lighter`];
  const minutes = totalMinutes(is ?? []) - totalMinutes(was ?? []);
  const time = minutes === 0 ? [] : [`you train ${Math.abs(minutes)} minutes ${minutes < 0 ? "less" : "more"}`];
  const parts = [...bar, ...time];
  return parts.length === 0 ? "" : ` Until ${shortDay(to)} ${formatList(parts)}.`;
}

/** What a log does not show. */
function question(efforts: readonly EffortChange[]): string[] {
  const less = efforts.filter(({ load, minutes }) => load * minutes < 1);
  if (less.some(({ evidence }) => CUT_SHORT.test(evidence)))
    return ["Why did you stop? If it was time, the loads stay and sets go: shorten the day in your profile. If it was pain, report it."];
  return less.length === 0 ? [] : ["How were sleep, food and stress, and are you getting ill? If something hurts, report it."];
}

/** "67 % of the time on Thu 3 Dec" is what was done of a session. */
const CUT_SHORT = /^\d+ ?% of the time /u;

function feltText({ kind, load, minutes, evidence, isReturn }: EffortChange): string {
  if (isReturn === true) return "you are just back, and it was harder than planned";
  if (CUT_SHORT.test(evidence)) return `you ended your last ${EFFORT_KIND_NAMES[kind]} early`;
  return `your last ${EFFORT_KIND_NAMES[kind]} felt ${load * minutes < 1 ? "harder" : "easier"} than planned`;
}
