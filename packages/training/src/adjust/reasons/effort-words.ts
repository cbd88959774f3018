import type { EffortChange } from "../../model/effort-change.ts";
import { effortOn } from "../../model/felt-effort.ts";
import type { Session } from "../../model/plan.ts";
import { capital, formatList } from "../../model/words.ts";

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
  return all.length === 0 ? undefined : formatList(all.map((effort) => `${feltText(effort)} (${effort.evidence})`));
}

function hasBar({ blocks }: Session): boolean {
  return blocks.strength.some(({ load }) => load !== undefined);
}

/** The same as sentences for the athlete. */
export function effortNotes(efforts: readonly EffortChange[]): string[] {
  const back = efforts.find(({ isReturn, minutes }) => isReturn === true && minutes < 1);
  if (back !== undefined)
    return [
      `${capital(feltText(back))}: ${back.evidence}. The next seven days have ${Math.round(100 * (1 - back.minutes))} % less time, and the next four are easy; then the plan goes on. Chest pain, a racing heart or breathlessness: stop and see a doctor.`,
    ];
  return efforts.map((effort) => {
    const load = effort.load < 1 ? `${Math.round(1000 * (1 - effort.load)) / 10} % less on the bar` : "";
    const volume = Math.round(100 * (effort.minutes - 1));
    const minutes = volume === 0 ? "" : `${Math.abs(volume)} % ${volume > 0 ? "more" : "less"} time`;
    const step = effort.kind === "quality" && volume < 0 ? "one step less hard work, at the same pace" : "";
    const what = [load, step, minutes].filter((part) => part !== "").join(" and ");
    const slower = effort.kind === "easy" && volume < 0 ? " Start by running and riding slower: easy means that you can talk." : "";
    return `${capital(feltText(effort))}: ${effort.evidence}. Such sessions in the next seven days have ${what}; then the plan goes on.${slower}`;
  });
}

/** "67 % of the time on Thu 3 Dec" is what was done of a session. */
const CUT_SHORT = /^\d+ % of the time /u;

function feltText({ kind, load, minutes, evidence, isReturn }: EffortChange): string {
  if (isReturn === true) return "you are just back, and it was harder than planned";
  if (CUT_SHORT.test(evidence)) return `you ended your last ${EFFORT_KIND_NAMES[kind]} early`;
  return `your last ${EFFORT_KIND_NAMES[kind]} felt ${load * minutes < 1 ? "harder" : "easier"} than planned`;
}
