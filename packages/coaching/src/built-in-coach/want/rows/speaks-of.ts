import { addDays } from "@ironpace/training";
import type { AskedRows } from "./asked-rows.ts";

/* What an answer has to have in it, in any language, to be one about what is asked. */

const OF_MEASURE: { readonly [measure in string]?: RegExp } = {
  distance: /\d ?(?:km|mi|m)\b/,
  time: /\d ?(?:h|min)\b/,
  load: /\b(?:load|last|charge|carga|carico)\b/i,
  effort: /\b(?:rpe|effort|rated|anstrengung\w*|esfuerzo|sforzo)\b|harder|easier/i,
  pace: /\/(?:km|mi|500)/,
  weight: /\d ?(?:kg|lb)\b/,
  tonnage: /\d ?(?:kg|t|lb)\b/,
  reps: /\brep|wiederhol|répét|repet|ripet|×|\*\*\d+\*\*/i,
  sets: /\bset|sätz|séri|seri|×/i,
};
const OF_SOURCE: { readonly [source in string]?: RegExp } = {
  kept: /\b(?:miss\w*|skip\w*|planned|due|ausgelassen\w*|geplant\w*|erledigt|fällig\w*|manqu\w*|prévu\w*|salt\w*|perd\w*|previst\w*)\b|%/iu,
};
const OF_SHAPE: { readonly [shape in string]?: RegExp } = {
  share: /%/,
  compare:
    /→|\b(?:against|more|less|fewer|faster|slower|harder|easier|higher|lower|same|than|longer|shorter|most|least|gegen|mehr|weniger|schneller|langsamer|härter|gleich|als|contre|plus|moins|autant|que|frente|más|menos|igual|contro|più|meno|uguale)\b/iu,
  trend: /→|%|\b(?:from .* to|goes (?:up|down)|went (?:up|down)|trend|von .* auf|de .* à|de .* a|da .* a)\b/isu,
};
const OF_GROUP: { readonly [group in string]?: RegExp } = {
  week: /\b(?:week|woche|semaine|semana|settimana)/i,
  weekday: /\b(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|sab)/i,
};

const WITHOUT = /\b(?:without|ohne|sans|sin|senza|not counting)\b/i;

/** Whether an answer has the figures, the days and the comparison that a question asks for. */
export function speaksOf(text: string, asked: AskedRows): boolean {
  const wanted = [OF_MEASURE[asked.measure], OF_SOURCE[asked.source], OF_SHAPE[asked.shape], OF_GROUP[asked.group]];
  const saysWithout = asked.without.length === 0 || WITHOUT.test(text);
  return (
    saysWithout &&
    wanted.every((pattern) => pattern === undefined || pattern.test(text)) &&
    asked.periods.every((period) => namesDay(text, period))
  );
}

/** A day or week is named by its date, or by what it is called today; longer periods are called in too many ways. */
function namesDay(text: string, { kind, from, to }: AskedRows["periods"][number]): boolean {
  if (kind !== "week" && kind !== "day") return true;
  const dates = [from, to, addDays(from, 1)].map((day) => Number(day.slice(8)));
  return dates.some((date) => new RegExp(`(?<![\\d.,])${date}\\.? (?:de )?\\p{L}{3}`, "u").test(text)) || CALLED.test(text);
}

const CALLED =
  /\b(?:today|yesterday|tomorrow|(?:this|last|next) week|heute|gestern|morgen|(?:diese|letzte|nächste)[rn]? woche|aujourd|hier|demain|semaine (?:dernière|prochaine)|cette semaine|hoy|ayer|mañana|(?:esta|próxima) semana|semana pasada|oggi|ieri|domani|(?:questa|prossima) settimana|settimana scorsa)/iu;
