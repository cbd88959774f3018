import { countIn, amountIn } from "../../turn/names.ts";
import { plainAnswer } from "../../dialogue/turn.ts";
import type { Draft } from "../../topic.ts";
import { runIn } from "../../turn/amounts/rows.ts";
import type { Tongue } from "../../turn/languages.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import type { TurnContext } from "../focus.ts";

const TOTAL: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok|whats|what is|how much is|how many is|give me|the|that|those|it|they|is|are) )*(?:total|sum|altogether|all together|in all|in total|overall|added up|combined)(?: (?:of|for|km|kms|distance|time|is that|are they|then|please|pls|that|those|them|these|all|of them))*$/,
  de: /^(?:(?:und|also|was|wie viel|wieviel|ist|sind|das|die|macht) )*(?:insgesamt|zusammen|gesamt|summe|in summe|total)(?: (?:km|das|dann|bitte|von|denen))*$/,
  fr: /^(?:(?:et|alors|ca|fait|combien|le|c est) )*(?:au total|en tout|total|la somme|ensemble)(?: (?:km|alors|stp|de|tout|ca))*$/,
  es: /^(?:(?:y|entonces|cuanto|es|son|el) )*(?:en total|total|la suma|todo junto|juntos)(?: (?:km|de|todos|todas|esos|esas))*$/,
  it: /^(?:(?:e|allora|quanto|fa|fanno|il) )*(?:in tutto|in totale|totale|la somma|insieme)(?: (?:km|di|tutti|tutte|quelli|quelle))*$/,
};

const AMOUNT = /^\*\*(?:(?:load|Last|charge|carga|carico) [\d.,]+|[\d.,]+ ?(?:km|mi|kg|lb|t|h|min|m)\b)/u;

/** "Total?" after a list of sessions: the sum of those that were listed, in distance, time and load. */
export function totalOfList({ words, tongue, turns, cards, diary, view, say }: TurnContext): Draft | undefined {
  const last = turns.at(-1);
  if (last === undefined || cards.length > 0 || !TOTAL[tongue].test(words)) return undefined;
  const answer = plainAnswer(last.answer);
  // An amount of a time is summed up with the one before it, not with its own sessions.
  if (AMOUNT.test(answer.split("\n")[0] ?? "")) return undefined;
  const lines = answer.split("\n").filter((line) => line.startsWith("- "));
  const listed = lines.flatMap((line) => {
    const days = daysInText(line, tongue, view.today);
    return diary.work.find(({ title, on }) => days.includes(on) && line.toLowerCase().includes(title.toLowerCase())) ?? [];
  });
  if (listed.length < 2 || listed.length < lines.length) return undefined;
  const metres = listed.reduce(
    (sum, work) => sum + (Object.keys(work.metres).length > 1 ? runIn(work) : (Object.values(work.metres)[0] ?? 0)),
    0,
  );
  const minutes = listed.reduce((sum, work) => sum + (work.minutes ?? 0), 0);
  const load = listed.reduce((sum, work) => sum + (work.load ?? 0), 0);
  const parts = [
    ...(metres > 0 ? [amountIn(tongue, metres, "distance", view)] : []),
    ...(minutes > 0 ? [amountIn(tongue, minutes, "time")] : []),
    ...(load > 0 ? [amountIn(tongue, load, "load")] : []),
  ];
  const [first, ...rest] = parts;
  if (first === undefined) return undefined;
  const count = countIn(tongue, listed.length, undefined);
  return {
    text: [
      say(
        `**${first}** in the ${count} listed${rest.length === 0 ? "" : `, ${rest.join(", ")}`}.`,
        `**${first}** in den ${count} der Liste${rest.length === 0 ? "" : `, ${rest.join(", ")}`}.`,
        `**${first}** dans les ${count} de la liste${rest.length === 0 ? "" : `, ${rest.join(", ")}`}.`,
        `**${first}** en las ${count} de la lista${rest.length === 0 ? "" : `, ${rest.join(", ")}`}.`,
        `**${first}** nelle ${count} della lista${rest.length === 0 ? "" : `, ${rest.join(", ")}`}.`,
      ),
    ],
  };
}
