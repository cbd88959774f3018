import { daysBetween } from "@ironpace/training";
import { bullet, capital, pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn, thingIn } from "../../turn/names.ts";
import { gapText } from "../../turn/results/bests.ts";
import { bareUnit, valueIn } from "../../want/asked/words.ts";
import { at, ends, periodOf, shown, steps } from "./best-ends.ts";
import { AT_WEIGHT, DAYS_OF } from "./best-words.ts";
import type { Standing } from "./standing.ts";
import type { Spoken } from "./subject-spoken.ts";

export function inBodyWeights(spoken: readonly Spoken[], standing: Standing): Draft | undefined {
  const { words, cards, view, tongue, say, earlier } = standing;
  const said = AT_WEIGHT.exec(words);
  const named = Number((said?.[1] ?? said?.[2] ?? "").replace(",", "."));
  const card = cards.flatMap(({ request }) =>
    request.reason === "record" && request.record.kind === "weight" ? [request.record.kilograms] : [],
  )[0];
  const weight = named >= 35 && named <= 160 ? named : (card ?? view.athlete.bodyWeight);
  if (weight === undefined) return undefined;
  const talk = [words, ...earlier.map(({ frame }) => frame.words)];
  const isOfHour = talk.some((each) => /\b95\b/.test(each));
  const lines = spoken.flatMap((each) => {
    const value = each.offered ?? each.best.values.at(-1)?.value;
    if (value === undefined || (each.best.kind !== "load" && each.best.kind !== "watts")) return [];
    const number = (of: number): string => valueIn(tongue, (of / weight).toFixed(2));
    const kilos = valueIn(tongue, `${weight} kg`);
    if (each.best.kind === "load")
      return [
        `**${capital(thingIn(tongue, each.best.name))}**: **${number(value)} × ${say("body weight", "Körpergewicht", "poids de corps", "peso corporal", "peso corporeo")}**, ${shown(value, each, standing)} / ${kilos}.`,
      ];
    const power = isOfHour ? HOUR_SHARE * value : value;
    const what = isOfHour ? `95 % × ${value} W = ${Math.round(power)} W` : `${value} W`;
    return [
      `**${number(power)} W/kg**: ${what} / ${kilos}${isOfHour ? `; ${say("all 20 minutes", "die ganzen 20 Minuten", "les 20 minutes entières", "los 20 minutos enteros", "i 20 minuti interi")} ${number(value)}` : ""}.`,
    ];
  });
  return lines.length === 0 ? undefined : { text: lines };
}

/** Share of the 20-minute power that an hour is held to have. */
const HOUR_SHARE = 0.95;

export function ratePer(unit: "week" | "month" | "year", spoken: readonly Spoken[], standing: Standing): Draft | undefined {
  const { say, tongue } = standing;
  const lines = spoken.flatMap((each) => {
    const between = ends(each, standing);
    if (between === undefined) return [];
    const { from, to } = between;
    const count = daysBetween(from.on, to.on) / DAYS_OF[unit];
    if (count < 1) return [];
    const rate = (to.value - from.value) / count;
    const text =
      each.best.kind === "time"
        ? `${Math.abs(rate).toFixed(1)} s ${rate < 0 ? say("faster", "schneller", "plus rapide", "más rápido", "più veloce") : say("slower", "langsamer", "plus lent", "más lento", "più lento")}`
        : `${rate < 0 ? "−" : "+"}${Math.abs(rate).toFixed(rate < 0.1 ? 2 : 1)} ${each.best.kind === "load" ? "kg" : each.best.kind === "watts" ? "W" : ""}`.trim();
    const a = {
      week: say("a week", "pro Woche", "par semaine", "por semana", "a settimana"),
      month: say("a month", "im Monat", "par mois", "al mes", "al mese"),
      year: say("a year", "im Jahr", "par an", "al año", "all’anno"),
    }[unit];
    const name = spoken.length > 1 ? `${capital(thingIn(tongue, each.best.name))}: ` : "";
    return [
      `${name}**${valueIn(tongue, text)} ${a}**: ${steps(each, between, standing)}, ${valueIn(tongue, count.toFixed(1))} ${NAMES[unit][COLUMN[tongue]]}.`,
    ];
  });
  return lines.length === 0 ? undefined : { text: lines };
}

const COLUMN = { en: 0, de: 1, fr: 2, es: 3, it: 4 } as const;
const NAMES = {
  week: ["weeks", "Wochen", "semaines", "semanas", "settimane"],
  month: ["months", "Monate", "mois", "meses", "mesi"],
  year: ["years", "Jahre", "ans", "años", "anni"],
} as const;

export const GAINS = bareUnit(
  "gain\\p{L}*|faster|slower|difference|improv\\p{L}*|how much|by|schneller|unterschied|gagne\\p{L}*|plus vite|difference|gan\\p{L}*|mas rapido|diferencia|guadagnat\\p{L}*|piu veloce|differenza",
);

export function paceOf(spoken: Spoken, standing: Standing): Draft | undefined {
  const { view, tongue } = standing;
  const last = spoken.best.values.at(-1);
  const kilometres = (spoken.best.metres ?? 0) / 1000;
  if (last === undefined || kilometres === 0) return undefined;
  const value = spoken.offered ?? last.value;
  return {
    text: [
      `**${pace(view, value / kilometres)}**: ${shown(value, spoken, standing)} / ${kilometres} km${spoken.offered === undefined ? ` (${dayIn(tongue, last.on)})` : ""}.`,
    ],
  };
}

export function perKilometre(spoken: Spoken, standing: Standing): Draft | undefined {
  const { view, tongue, say } = standing;
  const between = ends(spoken, standing);
  const kilometres = (spoken.best.metres ?? 0) / 1000;
  if (between === undefined || kilometres === 0) return undefined;
  const { from, to } = between;
  const gained = Math.round((from.value - to.value) / kilometres);
  const [was, is] = [pace(view, from.value / kilometres), pace(view, to.value / kilometres)];
  return {
    text: [
      `**${Math.abs(gained)} s** ${gained >= 0 ? say("per km faster", "pro km schneller", "par km de gagnées", "por km más rápido", "al km più veloce") : say("per km slower", "pro km langsamer", "par km de perdues", "por km más lento", "al km più lento")}: ${was} (${dayIn(tongue, from.on)}) → **${is}** (${dayIn(tongue, to.on)}).`,
    ],
  };
}

export function factor(spoken: Spoken, standing: Standing): Draft | undefined {
  const { tongue, say } = standing;
  const between = ends(spoken, standing);
  if (between === undefined || between.from.value === 0) return undefined;
  const times = valueIn(tongue, (Math.round((100 * between.to.value) / between.from.value) / 100).toString());
  return { text: [`**${times} ${say("times", "Mal so viel", "fois", "veces", "volte")}**: ${steps(spoken, between, standing)}.`] };
}

export function gains(spoken: readonly Spoken[], standing: Standing, inPercent: boolean): Draft | undefined {
  const { tongue, view } = standing;
  const lines = spoken.flatMap((each) => {
    const between = ends(each, standing);
    if (between === undefined) return [];
    const { from, to } = between;
    const gap = gapText(tongue, from.value, to.value, each.best, view);
    const percent = `${to.value < from.value ? "−" : "+"}${valueIn(tongue, ((100 * Math.abs(to.value - from.value)) / from.value).toFixed(1))} %`;
    const name = spoken.length > 1 ? `${capital(thingIn(tongue, each.best.name))}: ` : "";
    return [
      inPercent
        ? `${name}**${percent}** (${gap}): ${steps(each, between, standing)}.`
        : `${name}**${gap}** (${percent}): ${steps(each, between, standing)}.`,
    ];
  });
  return lines.length === 0 ? undefined : { text: lines.length === 1 ? lines : [bullet(lines)] };
}

export function valueNow(spoken: Spoken, standing: Standing): Draft | undefined {
  const { tongue, earlier, view } = standing;
  const last = spoken.best.values.at(-1);
  const period = periodOf(earlier[0]?.frame.periods ?? [], view.today);
  const then = period === undefined ? undefined : at(spoken.best, period);
  if (last === undefined || then === undefined) return undefined;
  return {
    text: [
      `**${shown(last.value, spoken, standing)}** (${dayIn(tongue, last.on)}), ${gapText(tongue, then.value, last.value, spoken.best, view)}: ${steps(spoken, { from: then, to: last }, standing)}.`,
    ],
  };
}
