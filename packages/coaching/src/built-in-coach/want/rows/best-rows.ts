import { daysBetween, formatPace } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { goalFor, goalLine } from "../../conversation/values/progress-of.ts";
import type { Subject } from "../../query/query.ts";
import { bullet, capital } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import { valueIn, percentSign } from "../../turn/languages.ts";
import { bestsOf, gapText, isBetter, valueText } from "../../turn/results/bests.ts";
import type { AskedRows } from "./asked-rows.ts";

type Best = ReturnType<typeof bestsOf>[number];
type Value = Best["values"][number];

const OF_BODY =
  /\b(?:body ?weights?|bws?|double|twice|triple|times my|korpergewicht|doppelte\w*|poids (?:du|de) corps|peso corporal|peso corporeo|doppio|doble)\b/;

/** Bests and tests that are named: the value and its day, how it came about, two beside each other, and beside body weight. */
export function bestRows(asked: AskedRows, turn: Followed): Draft | undefined {
  const found = asked.subjects.flatMap((subject) => bestsOf(subject, turn.diary).map((best) => ({ subject, best })));
  if (found.length === 0 || found.length < asked.subjects.length) return undefined;
  const isOfBody = OF_BODY.test(turn.words) && turn.view.athlete.bodyWeight !== undefined;
  if (isOfBody) return besideBody(found, turn);
  const [only] = found;
  if (only === undefined) return undefined;
  if (found.length > 1)
    return asked.shape === "compare" || asked.shape === "highest"
      ? movedMost(found, asked, turn)
      : { text: [bullet(found.map(({ best }) => lineOf(best, top(best), turn)))] };
  const { best } = only;
  switch (asked.shape) {
    case "trend":
    case "compare":
    case "list":
    case "each":
      return courseOf(best, asked, turn);
    case "gap":
      return gapOf(best, turn);
    case "single":
    case "highest":
    case "last":
      return asked.periods.length > 0 ? courseOf(best, asked, turn) : { text: [`${lineOf(best, top(best), turn)}.`] };
    case "first":
      return best.values[0] === undefined ? undefined : { text: [`${lineOf(best, best.values[0], turn)}.`] };
    default:
      return undefined;
  }
}

function top(best: Best): Value {
  return best.values.reduce((a, b) => (isBetter(a.value, b.value, best) ? b : a));
}

function lineOf(best: Best, { value, on }: Value, { tongue, view }: Followed): string {
  const metres = best.kind === "time" ? best.metres : undefined;
  const pace = metres === undefined || metres < 1000 ? "" : ` (${formatPace((1000 * value) / metres)})`;
  return `${capital(thingIn(tongue, best.name))}: **${valueText(tongue, value, best, view)}**${pace}, ${dayIn(tongue, on)}`;
}

/** The values from before a period, or from the first, to the last. */
function stepsOf({ values }: Best, { periods }: Pick<AskedRows, "periods">): readonly Value[] {
  const [period] = periods;
  if (period === undefined) return values;
  const before = values.findLastIndex(({ on }) => on <= period.from);
  const inside = values.slice(Math.max(0, before));
  return inside.length > 1 ? inside : values;
}

function courseOf(best: Best, asked: AskedRows, turn: Followed): Draft | undefined {
  const { tongue, view, say } = turn;
  const steps = stepsOf(best, asked);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (first === last) return { text: [`${lineOf(best, last, turn)}.`] };
  const better = isBetter(first.value, last.value, best);
  const word =
    first.value === last.value
      ? say("The same", "Gleich", "Pareil", "Igual", "Uguale")
      : better
        ? say("Better", "Besser", "Mieux", "Mejor", "Meglio")
        : say("Not better", "Nicht besser", "Pas mieux", "No mejor", "Non meglio");
  return {
    text: [
      `**${word}**: ${thingIn(tongue, best.name)} ${gapText(tongue, first.value, last.value, best, view)} (${percentOf(first.value, last.value, turn)}), ${daysBetween(first.on, last.on)} ${say("days", "Tage", "jours", "días", "giorni")}.`,
      `${steps.map(({ value, on }) => `**${valueText(tongue, value, best, view)}** (${dayIn(tongue, on)})`).join(" → ")}.`,
    ],
  };
}

/** "+15.2 %" */
function percentOf(from: number, to: number, { tongue }: Followed): string {
  const percent = (100 * (to - from)) / from;
  return valueIn(tongue, `${percent < 0 ? "−" : "+"}${Math.abs(percent).toFixed(1)}${percentSign(tongue)}`);
}

/** Which of several moved most, in percent, since the period or the first value. */
function movedMost(found: readonly { readonly best: Best }[], asked: AskedRows, turn: Followed): Draft | undefined {
  const { tongue, view, say } = turn;
  const moved = found.flatMap(({ best }) => {
    const steps = stepsOf(best, asked);
    const [first, last] = [steps[0], steps.at(-1)];
    if (first === undefined || last === undefined) return [];
    const change = ((best.kind === "time" ? -1 : 1) * (last.value - first.value)) / first.value;
    return [{ best, first, last, change }];
  });
  const [most] = moved.toSorted((a, b) => b.change - a.change);
  if (most === undefined || moved.length < 2) return undefined;
  return {
    text: [
      `**${capital(thingIn(tongue, most.best.name))}** ${say("moved more", "hat sich mehr verbessert", "a plus progressé", "ha mejorado más", "è migliorato di più")}:`,
      bullet(
        moved.map(
          ({ best, first, last }) =>
            `${capital(thingIn(tongue, best.name))}: ${valueText(tongue, first.value, best, view)} (${dayIn(tongue, first.on)}) → **${valueText(tongue, last.value, best, view)}** (${dayIn(tongue, last.on)}), **${percentOf(first.value, last.value, turn)}**`,
        ),
      ),
    ],
  };
}

/** A lift as a multiple of body weight, and what the double is. */
function besideBody(found: readonly { readonly subject: Subject; readonly best: Best }[], turn: Followed): Draft | undefined {
  const { tongue, view, say, words } = turn;
  const body = view.athlete.bodyWeight ?? 0;
  const lifts = found.filter(({ best }) => best.kind === "load");
  if (lifts.length === 0) return undefined;
  const wanted = /\b(?:triple)\b/.test(words) ? 3 : /\b(?:double|twice|2 ?x|doppelt\w*|doble|doppio)\b/.test(words) ? 2 : undefined;
  return {
    text: lifts.map(({ best }) => {
      const { value, on } = top(best);
      const ratio = value / body;
      const verdict =
        wanted === undefined
          ? ""
          : ratio >= wanted
            ? `**${say("Yes", "Ja", "Oui", "Sí", "Sì")}**: `
            : `**${say("No", "Nein", "Non", "No", "No")}**: `;
      const missing =
        wanted === undefined || ratio >= wanted
          ? ""
          : `; ${wanted} × ${say("would be", "wären", "ferait", "serían", "sarebbero")} ${valueText(tongue, wanted * body, best, view)}`;
      return `${verdict}${thingIn(tongue, best.name)} **${valueText(tongue, value, best, view)}** (${dayIn(tongue, on)}) = **${valueIn(tongue, ratio.toFixed(2))} ×** ${say("body weight", "Körpergewicht", "poids du corps", "peso corporal", "peso corporeo")} (${valueText(tongue, body, best, view)})${missing}.`;
    }),
  };
}

/** What is missing to the goal of a best, over a distance also for each kilometre. */
export function gapOf(best: Best, turn: Followed): Draft | undefined {
  const { say, view } = turn;
  const goal = goalFor(best.name, turn);
  const last = best.values.at(-1);
  if (goal === undefined || last === undefined) return undefined;
  const target = best.kind === "time" && goal.unit === "min" ? 60 * goal.target : goal.target;
  const metres = best.kind === "time" ? best.metres : undefined;
  const days = daysBetween(view.today, goal.due);
  const perKm = metres === undefined ? undefined : Math.round((last.value - target) / (metres / 1000));
  return {
    text: [
      goalLine(goal, last.value, best, turn),
      ...(perKm === undefined || metres === undefined || perKm <= 0
        ? []
        : [
            say(
              `That is **${perKm} s per km**: ${formatPace((1000 * last.value) / metres)} now, ${formatPace((1000 * target) / metres)} for the goal.`,
              `Das sind **${perKm} s pro km**: ${formatPace((1000 * last.value) / metres)} jetzt, ${formatPace((1000 * target) / metres)} fürs Ziel.`,
              `Soit **${perKm} s par km** : ${formatPace((1000 * last.value) / metres)} maintenant, ${formatPace((1000 * target) / metres)} pour l’objectif.`,
              `Son **${perKm} s por km**: ${formatPace((1000 * last.value) / metres)} ahora, ${formatPace((1000 * target) / metres)} para el objetivo.`,
              `Sono **${perKm} s al km**: ${formatPace((1000 * last.value) / metres)} ora, ${formatPace((1000 * target) / metres)} per l’obiettivo.`,
            ),
          ]),
      ...(days > 0
        ? [
            say(
              `${days} days are left.`,
              `Es bleiben ${days} Tage.`,
              `Il reste ${days} jours.`,
              `Quedan ${days} días.`,
              `Restano ${days} giorni.`,
            ),
          ]
        : []),
    ],
  };
}
