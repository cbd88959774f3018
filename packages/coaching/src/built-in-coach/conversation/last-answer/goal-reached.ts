import { daysBetween } from "@ironpace/training";
import type { Focus } from "../../focus/focus.ts";
import type { Goal } from "../../own-data/diary.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
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
const MOST_WORDS = 12;
const MOST_BACK = 3;

/** "Does that mean the goal is done?" while a new best waits on a card: yes or no for the goal of that best, and what is still to do. */
export function sayWhetherReached({ words, tongue, turns, diary, view, say }: Focus): Draft | undefined {
  if (!GOAL[tongue].test(words) || !DONE[tongue].test(words) || words.split(" ").length > MOST_WORDS) return undefined;
  const open = turns.slice(-MOST_BACK).flatMap(({ proposals, decision }) => proposals.map((card) => ({ card, decision })));
  const best = open.findLast(({ card }) => card.request.reason === "record" && card.request.record.kind === "best");
  const request = best?.card.request;
  if (best === undefined || request?.reason !== "record" || request.record.kind !== "best") return undefined;
  const { name, value, unit } = request.record;
  const goal = diary.goals.find((each) => isOfBest(each, name));
  const reached = numberIn(value);
  if (goal === undefined || reached === undefined) return undefined;
  const is = goal.falling ? reached <= goal.target : reached >= goal.target;
  const early = daysBetween(view.today, goal.due);
  const isSaved = best.decision === "accepted" || best.decision === "edited";
  if (!is)
    return {
      text: [
        say(
          `**Not yet**: ${value} ${unit} of ${goal.target} for **${goal.title}**, due ${dayIn(tongue, goal.due)}.`,
          `**Noch nicht**: ${value} von ${goal.target} für **${goal.title}**, fällig am ${dayIn(tongue, goal.due)}.`,
          `**Pas encore** : ${value} sur ${goal.target} pour **${goal.title}**, échéance ${dayIn(tongue, goal.due)}.`,
          `**Todavía no**: ${value} de ${goal.target} para **${goal.title}**, fecha ${dayIn(tongue, goal.due)}.`,
          `**Non ancora**: ${value} su ${goal.target} per **${goal.title}**, scadenza ${dayIn(tongue, goal.due)}.`,
        ),
      ],
      proposals: isSaved ? [] : [best.card],
    };
  return {
    text: [
      say(
        `**Yes${isSaved ? "" : ", as soon as you accept the card"}**: ${value} of ${goal.target} for **${goal.title}**${early > 0 ? `, ${early} days early` : ""} (due ${dayIn(tongue, goal.due)}).`,
        `**Ja${isSaved ? "" : ", sobald du die Karte annimmst"}**: ${value} von ${goal.target} für **${goal.title}**${early > 0 ? `, ${early} Tage früher` : ""} (fällig am ${dayIn(tongue, goal.due)}).`,
        `**Oui${isSaved ? "" : ", dès que tu acceptes la carte"}** : ${value} sur ${goal.target} pour **${goal.title}**${early > 0 ? `, ${early} jours en avance` : ""} (échéance ${dayIn(tongue, goal.due)}).`,
        `**Sí${isSaved ? "" : ", en cuanto aceptes la tarjeta"}**: ${value} de ${goal.target} para **${goal.title}**${early > 0 ? `, ${early} días antes` : ""} (fecha ${dayIn(tongue, goal.due)}).`,
        `**Sì${isSaved ? "" : ", appena accetti la scheda"}**: ${value} su ${goal.target} per **${goal.title}**${early > 0 ? `, ${early} giorni prima` : ""} (scadenza ${dayIn(tongue, goal.due)}).`,
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

function isOfBest({ title }: Goal, name: string): boolean {
  const [goal, best] = [title, name].map((text) => normalise(text).replaceAll(/s\b/gu, ""));
  return best !== undefined && best.split(" ").every((word) => goal?.includes(word) === true);
}

function numberIn(text: string): number | undefined {
  const clock = /^(\d+):(\d{2})$/.exec(text);
  const number = clock === null ? Number(text.replace(",", ".")) : Number(clock[1]) + Number(clock[2]) / 60;
  return Number.isNaN(number) ? undefined : number;
}
