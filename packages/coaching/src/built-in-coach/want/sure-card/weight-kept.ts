import type { Followed } from "../../conversation/follow-up-of.ts";
import { weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";

const MORNING =
  /\b(?:mornings?|breakfast|coffee|fasted|woke|waking|morgens?|fruh\w*|fruhstuck|nuchtern|kaffee|matin|petit dejeuner|a jeun|cafe|mananas?|ayunas|desayuno|mattin\w+|colazione|digiuno|caffe)\b/;
const EVENING = /\b(?:evenings?|nights?|later|dinner|abends?|abendessen|soirs?|diner|noches?|tardes?|cena|ser[ae])\b/;
const ASKS =
  /\?|\b(?:which|what do you|should i|welche\w*|was willst|soll ich|le(?:quel|s?quels)|cual|que prefieres|quale|which one|better|besser|mieux|mejor|meglio)\b/;
const KEEPS =
  /\b(?:keep|take|leave|use|stick|go with|stay|nimm|behalte?|lass|bleib|garde|prends|laisse|deja|quedate|manten|usa|tieni|lascia|prendi)\b/;

/** "Morning or evening?" and "keep the morning one" about a body weight on a card: the rule for weighing, and the card stays. */
export function weightKept({ turns, words, cards, say, frame, view }: Followed): Draft | undefined {
  const card = cards.find(({ request }) => request.reason === "record" && request.record.kind === "weight");
  const request = card?.request;
  const isOther = frame.numbers.some((each) => each >= 35) || frame.days.length > 0;
  if (card === undefined || request?.reason !== "record" || request.record.kind !== "weight" || isOther) return undefined;
  if (turns.slice(-2).every(({ proposals }) => !proposals.includes(card))) return undefined;
  const entered = weight(view, request.record.kilograms);
  const [isMorning, isEvening] = [MORNING.test(words), EVENING.test(words)];
  if (ASKS.test(words) || frame.content.includes("?"))
    return isMorning || isEvening
      ? {
          isDecided: true,
          text: [
            say(
              `**Use your morning weight**: after the toilet, before you eat or drink. In the evening, food and water add ${view.athlete.units === "lb" ? "1–4 lb" : "0.5–2 kg"}.`,
              "**Das vom Morgen**: nach der Toilette und vor Essen und Trinken, immer gleich. Abends sind Essen und Wasser dabei, ein halbes bis zwei Kilo.",
              "**Celui du matin** : après les toilettes et avant de manger ou boire, toujours pareil. Le soir, repas et eau ajoutent un demi-kilo à deux kilos.",
              "**El de la mañana**: después del baño y antes de comer o beber, siempre igual. Por la noche hay comida y agua, de medio kilo a dos.",
              "**Quello del mattino**: dopo il bagno e prima di mangiare o bere, sempre uguale. La sera ci sono cibo e acqua, da mezzo chilo a due.",
            ),
            say(
              `One day says little, the mean of a week counts. The card keeps **${entered}**.`,
              `Ein Tag sagt wenig, es zählt das Mittel einer Woche. Die Karte behält **${entered}**.`,
              `Un jour dit peu, c’est la moyenne d’une semaine qui compte. La carte garde **${entered}**.`,
              `Un día dice poco, cuenta la media de una semana. La tarjeta mantiene **${entered}**.`,
              `Un giorno dice poco, conta la media di una settimana. La scheda tiene **${entered}**.`,
            ),
          ],
          proposals: [card],
        }
      : undefined;
  if (!KEEPS.test(words) || !isMorning) return undefined;
  return {
    isDecided: true,
    text: [
      say(
        `**${entered}** it is: press **Accept** on the card, I store nothing by myself.`,
        `**${entered}** also: drück auf der Karte **Annehmen**, von selbst speichere ich nichts.`,
        `Va pour **${entered}** : appuie sur **Accepter**, je n’enregistre rien moi-même.`,
        `**${entered}** entonces: pulsa **Aceptar** en la tarjeta, yo no guardo nada solo.`,
        `**${entered}** allora: premi **Accetta** sulla scheda, da solo non salvo nulla.`,
      ),
    ],
    proposals: [card],
  };
}
