import { pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { valueText } from "../../turn/results/bests.ts";
import { goalValue } from "../../changes/change-goal.ts";
import { bareUnit, valueIn } from "../../want/asked/words.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import { seconds } from "./figures.ts";
import { goalSpoken, type GoalSpoken, subjectOf } from "./goal-spoken.ts";
import { isExplained, type Standing } from "./standing.ts";

const PER_KM = bareUnit("per (?:km|k|kilomet\\p{L}*)|a km|pace|(?:pro|je|par|por|al?) (?:km|kilomet\\p{L}*|chilometr\\p{L}*)");
const PER: readonly (readonly [said: RegExp, days: number, unit: "week" | "month"])[] = [
  [bareUnit("(?:per|a|each|every|pro|in der|je|par|por|a|a la|cada) (?:week|woche|semaine|semana|settimana)|weekly"), 7, "week"],
  [bareUnit("(?:per|a|each|every|pro|im|je|par|por|al|cada) (?:month|monat|mois|mes|mese)|monthly"), 30.44, "month"],
];
const AMOUNT = bareUnit("how much|what|that|thats|is|need|wie ?viel|combien|cuanto|quanto");
const IN_UNITS = bareUnit(
  "how many (?:weeks|days|months)|in (?:weeks|days|months)|wie ?viele (?:wochen|tage|monate)|in (?:wochen|tagen|monaten)|combien de (?:semaines|jours|mois)|en (?:semaines|jours|semanas|dias)|cuant[ao]s (?:semanas|dias|meses)|quant[ei] (?:settimane|giorni|mesi)|in (?:settimane|giorni)",
);
const FROM_NOW = bareUnit("from (?:today|now|where i am)|left|away|noch|today|now|goal|for it|dafur|hab");
const MISSING = bareUnit("missing|to go|still need|lacking|off|short|fehl\\p{L}*|manque\\p{L}*|falta\\p{L}*|manca\\p{L}*");

/** Computes on the goal that is spoken of: what is missing per km, per week until its day, the weeks that are left. */
export function goalSums(standing: Standing): Draft | undefined {
  const { words, frame } = standing;
  const isAsked = PER_KM.test(words) || PER.some(([said]) => said.test(words)) || IN_UNITS.test(words);
  const ofRace =
    PER_KM.test(words) && frame.subjects.length === 0 && isExplained(standing, PER_KM, AMOUNT) ? paceOfRace(standing) : undefined;
  if (ofRace !== undefined) return ofRace;
  // What is asked of the pace of an open card has a reader of its own.
  if (PER_KM.test(words) && standing.cards.length > 0) return undefined;
  const spoken = isAsked && frame.subjects.length + frame.periods.length === 0 ? goalSpoken(standing) : undefined;
  if (spoken === undefined || !isExplained(standing, PER_KM, IN_UNITS, FROM_NOW, AMOUNT, MISSING, ...PER.map(([said]) => said)))
    return undefined;
  if (IN_UNITS.test(words)) return timeLeft(spoken, standing);
  const metres = spoken.best?.metres;
  if (PER_KM.test(words)) return metres === undefined ? undefined : perKilometre(spoken, metres / 1000, standing);
  const [, days = 7, unit = "week"] = PER.find(([said]) => said.test(words)) ?? [];
  return perTime(spoken, days, unit, standing);
}

/** The pace of the target on an open card for a race over a known distance. */
function paceOfRace({ cards, diary, view, tongue, say }: Standing): Draft | undefined {
  const card = cards.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "race" ? [request.record] : []))[0];
  const subject = card?.target === undefined ? undefined : subjectOf(card.name);
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  const [text] = /\d{1,2}:\d{2}(?::\d{2})?/.exec(card?.target ?? "") ?? [];
  if (best?.metres === undefined || text === undefined || card === undefined) return undefined;
  const kilometres = best.metres / 1000;
  const last = best.values.at(-1);
  const gap = last === undefined ? 0 : last.value - seconds(text);
  const beside =
    last === undefined || gap === 0
      ? ""
      : `; ${Math.abs(Math.round(gap))} s ${gap > 0 ? say("faster than", "schneller als", "de moins que", "menos que", "in meno di") : say("slower than", "langsamer als", "de plus que", "más que", "in più di")} ${valueText(tongue, last.value, best, view)} (${dayIn(tongue, last.on)})`;
  return { text: [`**${pace(view, seconds(text) / kilometres)}**: ${text} / ${kilometres} km, **${card.name}**${beside}.`] };
}

function perKilometre({ goal, target, now }: GoalSpoken, kilometres: number, { view, say, tongue }: Standing): Draft {
  const gap = Math.round((now - target) / kilometres);
  return {
    text: [
      `**${gap} s ${say("per km", "pro km", "par km", "por km", "al km")}**: ${pace(view, now / kilometres)} → **${pace(view, target / kilometres)}** (${goal.title}, ${dayIn(tongue, goal.due)}).`,
    ],
  };
}

function perTime(
  { goal, target, now, daysLeft, best }: GoalSpoken,
  days: number,
  unit: "week" | "month",
  { say, tongue, view }: Standing,
): Draft | undefined {
  const count = daysLeft / days;
  if (count < 1) return undefined;
  const gap = target - now;
  const rate = Math.abs(gap) / count;
  const name = best === undefined ? goal.unit : { load: "kg", time: "s", watts: "W", count: "", skill: "", points: "" }[best.kind];
  const value = `${gap < 0 ? "−" : "+"}${valueIn(tongue, rate.toFixed(rate < 1 ? 2 : 1))} ${name}`.trim();
  const a =
    unit === "week"
      ? say("a week", "pro Woche", "par semaine", "por semana", "a settimana")
      : say("a month", "im Monat", "par mois", "al mes", "al mese");
  const [was, is] =
    best === undefined
      ? [goalValue(now, goal.unit), goalValue(target, goal.unit)]
      : [now, target].map((each) => valueText(tongue, each, best, view));
  return {
    text: [
      `**${value} ${a}**: ${was ?? ""} → ${is ?? ""} ${say("until", "bis", "jusqu’au", "hasta el", "entro il")} ${dayIn(tongue, goal.due)}, ${Math.round(count)} ${unit === "week" ? say("weeks", "Wochen", "semaines", "semanas", "settimane") : say("months", "Monate", "mois", "meses", "mesi")}.`,
    ],
  };
}

function timeLeft({ goal, daysLeft }: GoalSpoken, { say, tongue }: Standing): Draft {
  const [weeks, rest] = [Math.floor(daysLeft / 7), daysLeft % 7];
  const days = rest === 0 ? "" : say(` and ${rest} days`, ` und ${rest} Tage`, ` et ${rest} jours`, ` y ${rest} días`, ` e ${rest} giorni`);
  return {
    text: [
      `**${weeks} ${say("weeks", "Wochen", "semaines", "semanas", "settimane")}${days}** (${daysLeft} ${say("days", "Tage", "jours", "días", "giorni")}): **${goal.title}**, ${dayIn(tongue, goal.due)}.`,
    ],
  };
}
