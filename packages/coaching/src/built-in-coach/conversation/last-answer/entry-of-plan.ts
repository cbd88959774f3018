import type { TurnContext } from "../../focus/focus.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Draft } from "../../topic.ts";
import { normalise } from "../../question.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const OF_PLAN: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:part of|in|belongs? to|from|counts? (?:as|towards|for)|included in|one of) (?:my |the |this |that )?(?:training )?(?:plan|planned|programme?|block|5 sessions)\b|\bdid you plan\b|\bplanned by you\b/,
  de: /\b(?:teil (?:von|des|vom)|gehort .*zu[mr]?|im|vom|zum) (?:meine[mrs]? |de[mrs] )?(?:trainings)?plan\w*\b|\bvon dir (?:geplant|eingeplant)\b/,
  fr: /\b(?:partie d\w+|dans|compte dans) (?:le |mon )?(?:plan|programme)\b/,
  es: /\b(?:parte del?|en el|en mi|del?) (?:mi )?(?:plan|programa)\b/,
  it: /\b(?:parte del?|nel|fa parte del) (?:mio )?(?:piano|programma)\b/,
};
const EASY_MINUTES = 60;

/** "Is the mobility class part of the plan?": whether what stands in the calendar is a session of the plan or an own entry beside it. */
export function sayWhetherPlanned({ words, tongue, frame, cards, diary, view, say }: TurnContext): Draft | undefined {
  if (!OF_PLAN[tongue].test(words) || cards.length > 0 || frame.verbs.some((verb) => verb !== "ease")) return undefined;
  const entry = diary.entered
    .filter(({ on }) => on >= view.today)
    .find(({ title }) => {
      const named = normalise(title)
        .split(" ")
        .filter((word) => word.length > 3);
      return named.length > 0 && named.every((word) => new RegExp(`\\b${word}\\b`, "u").test(words));
    });
  if (entry === undefined) return undefined;
  const day = dayIn(tongue, entry.on, false);
  const session = view.plan === undefined ? undefined : sessionOn(view.plan, entry.on);
  const beside =
    session === undefined
      ? ""
      : say(
          ` The plan has **${session.title}** (${session.duration} min) on that day.`,
          ` Der Plan hat an dem Tag **${session.title}** (${session.duration} min).`,
          ` Le plan a ce jour-là **${session.title}** (${session.duration} min).`,
          ` El plan tiene ese día **${session.title}** (${session.duration} min).`,
          ` Quel giorno il piano ha **${session.title}** (${session.duration} min).`,
        );
  return {
    text: [
      say(
        `**No**: **${entry.title}** on ${day} (${entry.minutes} min) is your own entry in the calendar, beside the plan, and does not count as one of its sessions.${beside}`,
        `**Nein**: **${entry.title}** am ${day} (${entry.minutes} min) ist dein eigener Eintrag im Kalender neben dem Plan und zählt nicht als eine seiner Einheiten.${beside}`,
        `**Non** : **${entry.title}**, ${day} (${entry.minutes} min), est ta propre entrée dans le calendrier, à côté du plan, et ne compte pas comme une de ses séances.${beside}`,
        `**No**: **${entry.title}**, ${day} (${entry.minutes} min), es tu propia entrada en el calendario, aparte del plan, y no cuenta como una de sus sesiones.${beside}`,
        `**No**: **${entry.title}**, ${day} (${entry.minutes} min), è una tua voce nel calendario, accanto al piano, e non conta come una delle sue sessioni.${beside}`,
      ),
      ...(entry.minutes <= EASY_MINUTES
        ? [
            say(
              "It can stay: keep it easy.",
              "Es kann bleiben: mach es locker.",
              "Cela peut rester : fais-le facile.",
              "Puede quedarse: hazlo suave.",
              "Può restare: tienilo facile.",
            ),
          ]
        : []),
    ],
  };
}
