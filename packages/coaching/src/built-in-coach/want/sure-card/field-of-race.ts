import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";

const PRIORITY =
  /\b([abc])(?: |-)?(?:race|priority|prio|event|wettkampf|rennen|course|carrera|gara)\b|\b(?:priority|prio|prioritat|priorite|prioridad|priorita) ([abc])\b/;
const ASKS = /\?|\b(?:right|isnt it|is it|yes|correct|still|oder|stimmt|non|verdad|no|vero|giusto)$/;

/** "It is in there as an A race, right?" beside a card for a race: its priority as it is stored. */
export function fieldOfRace({ turns, words, frame, diary, say, tongue }: Followed): Draft | undefined {
  const [card] = turns.at(-1)?.proposals ?? [];
  const record = card?.request.reason === "record" ? card.request.record : undefined;
  if (card === undefined || record === undefined || !("competitionId" in record)) return undefined;
  const race = diary.races.find(({ id }) => id === record.competitionId);
  const [, first, second] = PRIORITY.exec(words) ?? [];
  const named = (first ?? second)?.toUpperCase();
  if (race === undefined || named === undefined || !(frame.content.includes("?") || ASKS.test(words))) return undefined;
  const is = race.priority ?? "–";
  const when = dayIn(tongue, race.on);
  const yes = say("Yes", "Ja", "Oui", "Sí", "Sì");
  const no = say("No", "Nein", "Non", "No", "No");
  return {
    isDecided: true,
    text: [
      say(
        `**${named === is ? yes : no}**: **${race.name}** (${when}) is in there with priority **${is}**. The card for the target stays open.`,
        `**${named === is ? yes : no}**: **${race.name}** (${when}) steht mit Priorität **${is}** drin. Die Karte bleibt offen.`,
        `**${named === is ? yes : no}** : **${race.name}** (${when}) y est avec la priorité **${is}**. La carte reste ouverte.`,
        `**${named === is ? yes : no}**: **${race.name}** (${when}) está con prioridad **${is}**. La tarjeta sigue abierta.`,
        `**${named === is ? yes : no}**: **${race.name}** (${when}) è inserita con priorità **${is}**. La scheda resta aperta.`,
      ),
    ],
    proposals: [card],
  };
}
