import { formatClock } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";

const PACE = /\b(?:pace|per km|a km|per k|min km|tempo|pro km|allure|au km|par km|ritmo|por km|al km|passo)\b|\/ ?km\b/;
/** Another reckoning than that of a goal. */
const OTHER = /\b(?:heart|pulse|zone|weeks?|months?|session|puls|zona|semana|woche|split|station)\b/;
const METRES: readonly (readonly [said: RegExp, metres: number])[] = [
  [/\bhalf\b|21\.1/i, 21_097.5],
  [/\bmarathon\b|42\.2/i, 42_195],
];
const MAX_WORDS = 10;

/** "What pace is that?" and "and 45:30 was what?" beside a card for a goal over a distance: the time divided by its kilometres. */
export function paceOfGoal({ turns, words, frame, cards, diary, say }: Followed): Draft | undefined {
  const card = cards.find(
    ({ request }) => request.reason === "record" && (request.record.kind === "goal-change" || request.record.kind === "goal"),
  );
  const record = card?.request.reason === "record" ? card.request.record : undefined;
  if (card === undefined || (record?.kind !== "goal-change" && record?.kind !== "goal")) return undefined;
  const isOfBefore = frame.clock !== undefined && PACE.test(turns.at(-1)?.question.toLowerCase() ?? "");
  if (words.split(" ").length > MAX_WORDS || OTHER.test(words) || !(PACE.test(words) || isOfBefore)) return undefined;
  const kilometres = kilometresOf(record.title);
  const before = record.kind === "goal-change" ? diary.goals.find(({ id }) => id === record.goalId)?.target : undefined;
  const seconds = frame.clock ?? Math.round(60 * record.target);
  if (kilometres === undefined || ("unit" in record && record.unit !== "min")) return undefined;
  const pace = (time: number): string => formatClock(Math.round(time / kilometres));
  const other = frame.clock === undefined ? (before === undefined ? undefined : Math.round(60 * before)) : Math.round(60 * record.target);
  const gap = other === undefined ? 0 : Math.abs(Math.round(seconds / kilometres) - Math.round(other / kilometres));
  return {
    isDecided: true,
    text: [
      say(
        `**${pace(seconds)} per km**: ${formatClock(seconds)} over ${kilometres} km.`,
        `**${pace(seconds)} je km**: ${formatClock(seconds)} über ${kilometres} km.`,
        `**${pace(seconds)} par km** : ${formatClock(seconds)} sur ${kilometres} km.`,
        `**${pace(seconds)} por km**: ${formatClock(seconds)} en ${kilometres} km.`,
        `**${pace(seconds)} al km**: ${formatClock(seconds)} su ${kilometres} km.`,
      ),
      ...(other === undefined || gap === 0
        ? []
        : [
            say(
              `${formatClock(other)} is ${pace(other)}, so they are ${gap} s per km apart. The card stays open.`,
              `${formatClock(other)} ist ${pace(other)}, das sind ${gap} s je km Unterschied. Die Karte bleibt offen.`,
              `${formatClock(other)}, c’est ${pace(other)}, soit ${gap} s par km d’écart. La carte reste ouverte.`,
              `${formatClock(other)} es ${pace(other)}, o sea ${gap} s por km de diferencia. La tarjeta sigue abierta.`,
              `${formatClock(other)} è ${pace(other)}, cioè ${gap} s al km di differenza. La scheda resta aperta.`,
            ),
          ]),
    ],
    proposals: [card],
  };
}

function kilometresOf(title: string): number | undefined {
  const metres = METRES.find(([said]) => said.test(title))?.[1];
  const said = /\b(\d{1,3}(?:[.,]\d)?) ?(?:km|k)\b/i.exec(title)?.[1]?.replace(",", ".");
  return metres !== undefined ? metres / 1000 : said === undefined ? undefined : Number(said);
}
