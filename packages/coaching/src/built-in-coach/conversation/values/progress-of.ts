import { daysBetween, formatClock } from "@ironpace/training";
import type { Goal } from "../../own-data/diary.ts";
import type { bestsOf } from "../../turn/results/bests.ts";
import { gapText, valueText } from "../../turn/results/bests.ts";
import { dayIn } from "../../turn/names.ts";
import type { Followed } from "../follow-up-of.ts";

type Best = ReturnType<typeof bestsOf>[number];

/** The open goal of the lift or test. */
export function goalFor(name: string, { diary }: Pick<Followed, "diary">): Goal | undefined {
  const stem = name
    .toLowerCase()
    .replace(/^(?:back|strict) /, "")
    .replace(/s$/, "");
  return diary.goals.find(
    ({ completedOn, title }) => completedOn === undefined && title.toLowerCase().replaceAll("pull-up", "pull-up").includes(stem),
  );
}

/** Minutes of a goal as seconds. */
function inUnitOfBest({ target, unit }: Goal, isTime: boolean): number {
  return isTime && unit === "min" ? 60 * target : target;
}

export function goalLine(goal: Goal, now: number, best: Best, { tongue, view, say }: Pick<Followed, "tongue" | "view" | "say">): string {
  const wanted = inUnitOfBest(goal, best.kind === "time");
  const [target, is, due] = [valueText(tongue, wanted, best, view), valueText(tongue, now, best, view), dayIn(tongue, goal.due)];
  const days = daysBetween(view.today, goal.due);
  const isReached = best.kind === "time" ? now <= wanted : now >= wanted;
  if (isReached)
    return say(
      `Your goal of **${target}** is reached.`,
      `Dein Ziel **${target}** ist erreicht.`,
      `Ton objectif de **${target}** est atteint.`,
      `Tu objetivo de **${target}** está conseguido.`,
      `Il tuo obiettivo di **${target}** è raggiunto.`,
    );
  const missing =
    best.kind === "time"
      ? missingTime(now - wanted)
      : `${gapText(tongue, now, wanted, best, view).replace(/^\+/, "")}${best.kind === "count" ? say(" rep", " Wdh.", " rép.", " rep.", " rip.") : ""}`;
  return say(
    `**${missing}** to go: ${is} → **${target}**, due ${due} (in ${days} days).`,
    `Es fehlen **${missing}**: ${is} → **${target}**, fällig ${due} (in ${days} Tagen).`,
    `Il manque **${missing}** : ${is} → **${target}**, échéance ${due} (dans ${days} jours).`,
    `Faltan **${missing}**: ${is} → **${target}**, plazo ${due} (en ${days} días).`,
    `Mancano **${missing}**: ${is} → **${target}**, scadenza ${due} (tra ${days} giorni).`,
  );
}

/** "50 s", "7:41" */
function missingTime(seconds: number): string {
  return seconds < 60 ? `${Math.round(10 * seconds) / 10} s` : formatClock(Math.round(seconds));
}
