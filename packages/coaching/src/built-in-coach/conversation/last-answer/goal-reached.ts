import { daysBetween } from "@ironpace/training";
import { goalValue } from "../../changes/change-goal.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { goalOfBest } from "../../own-data/goal-of-best.ts";
import type { Draft } from "../../topic.ts";
import { plural, type Said, type Tongue, valueIn } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const GOAL: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:goal|target)s?\b/,
  de: /\bziele?s?\b/,
  fr: /\b(?:objectif|but)s?\b/,
  es: /\b(?:objetivo|meta)s?\b/,
  it: /\b(?:obiettivo|obiettivi|traguardo)\b/,
};
const DONE: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:done|reached|achieved|hit|met|complete\w*|finished|ticked off|in the bag|over)\b/,
  de: /\b(?:erreicht|geschafft|erledigt|fertig|abgehakt|erfullt)\b/,
  fr: /\b(?:atteint\w*|rempli|fini|realise|valide|fait)\b/,
  es: /\b(?:cumplid\w*|conseguid\w*|alcanzad\w*|hech\w*|logrado)\b/,
  it: /\b(?:raggiunt\w*|fatt\w*|complet\w*|finit\w*|centrat\w*)\b/,
};
const MAX_WORDS = 12;
const MAX_TURNS_BACK = 3;

/** "Does that mean the goal is done?" while a new best waits on a card: yes or no for the goal of that best, and what is still to do. */
export function sayWhetherReached({ words, tongue, turns, diary, view, say }: TurnContext): Draft | undefined {
  if (!GOAL[tongue].test(words) || !DONE[tongue].test(words) || words.split(" ").length > MAX_WORDS) return undefined;
  const open = turns.slice(-MAX_TURNS_BACK).flatMap(({ proposals, decision }) => proposals.map((card) => ({ card, decision })));
  const best = open.findLast(({ card }) => card.request.reason === "record" && card.request.record.kind === "best");
  const request = best?.card.request;
  if (best === undefined || request?.reason !== "record" || request.record.kind !== "best" || best.decision === "rejected")
    return undefined;
  const { value, unit } = request.record;
  const found = goalOfBest(request.record, diary.goals);
  if (found === undefined) return undefined;
  const { goal, isReached } = found;
  const target = valueIn(tongue, goalValue(goal.target, goal.unit));
  const said = valueIn(tongue, unit === "min" || unit === goal.unit ? value : `${value} ${unit}`);
  const early = daysBetween(view.today, goal.due);
  const isSaved = best.decision === "accepted" || best.decision === "edited";
  if (!isReached)
    return {
      text: [
        say(
          `**Not yet**: ${said} of ${target} for **${goal.title}**, due ${dayIn(tongue, goal.due)}.`,
          `**Noch nicht**: ${said} von ${target} für **${goal.title}**, fällig am ${dayIn(tongue, goal.due)}.`,
          `**Pas encore** : ${said} sur ${target} pour **${goal.title}**, échéance ${dayIn(tongue, goal.due)}.`,
          `**Todavía no**: ${said} de ${target} para **${goal.title}**, fecha ${dayIn(tongue, goal.due)}.`,
          `**Non ancora**: ${said} su ${target} per **${goal.title}**, scadenza ${dayIn(tongue, goal.due)}.`,
        ),
      ],
      proposals: isSaved ? [] : [best.card],
    };
  return {
    text: [
      say(
        `**Yes${isSaved ? "" : ", as soon as you accept the card"}**: ${said} of ${target} for **${goal.title}**${early > 0 ? `, ${plural(tongue, early, ...DAYS)} early` : ""} (due ${dayIn(tongue, goal.due)}).`,
        `**Ja${isSaved ? "" : ", sobald du die Karte annimmst"}**: ${said} von ${target} für **${goal.title}**${early > 0 ? `, ${plural(tongue, early, ...DAYS)} früher` : ""} (fällig am ${dayIn(tongue, goal.due)}).`,
        `**Oui${isSaved ? "" : ", dès que tu acceptes la carte"}** : ${said} sur ${target} pour **${goal.title}**${early > 0 ? `, ${plural(tongue, early, ...DAYS)} en avance` : ""} (échéance ${dayIn(tongue, goal.due)}).`,
        `**Sí${isSaved ? "" : ", en cuanto aceptes la tarjeta"}**: ${said} de ${target} para **${goal.title}**${early > 0 ? `, ${plural(tongue, early, ...DAYS)} antes` : ""} (fecha ${dayIn(tongue, goal.due)}).`,
        `**Sì${isSaved ? "" : ", appena accetti la scheda"}**: ${said} su ${target} per **${goal.title}**${early > 0 ? `, ${plural(tongue, early, ...DAYS)} prima` : ""} (scadenza ${dayIn(tongue, goal.due)}).`,
      ),
      say(
        "What is next? Tell me a number and a day, and I make the card for it.",
        "Was kommt als Nächstes? Nenn mir Zahl und Tag, dann mache ich die Karte.",
        "Et la suite ? Donne-moi un chiffre et une date, je fais la carte.",
        "¿Qué viene ahora? Dime un número y un día y hago la tarjeta.",
        "E dopo? Dimmi un numero e un giorno, e faccio la scheda.",
      ),
    ],
    proposals: isSaved ? [] : [best.card],
  };
}

const DAYS: readonly [one: Said, many: Said] = [
  ["day", "Tag", "jour", "día", "giorno"],
  ["days", "Tage", "jours", "días", "giorni"],
];
