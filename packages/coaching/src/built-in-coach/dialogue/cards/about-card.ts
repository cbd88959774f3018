import type { AskedQuestion } from "../../answer/asked.ts";
import { speak, type Speech } from "../../asking/speech.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";

const OPTIONS =
  /^(?:(?:and|so|ok|but|hm+|no) )*(?:(?:for|with|by|to|instead of it) what|what else|what (?:are|would be) (?:the|my|other) (?:options|alternatives|choices)|what (?:options|alternatives) (?:are there|do i have)|which (?:ones|exercises|options)|what instead|any (?:other|others|alternatives)|(?:gegen|durch|mit) was|was (?:denn )?(?:sonst|statt ?dessen)|welche (?:anderen|gibt es))(?: (?:then|exactly|could i do|can i do|is there|are there|else|noch|gibt es))*$/;

/** "for what?" after a swap: what it would become, and what else could stand there. */
export function optionsOfSwap({ content, turns }: AskedQuestion, speech: Speech): Draft | undefined {
  const turn = turns.at(-1);
  const [card] = turn?.proposals ?? [];
  if (turn === undefined || card?.request.reason !== "swap" || turn.decision !== null || !OPTIONS.test(normalise(content)))
    return undefined;
  const [old = "", by = ""] = card.title.split(" → ");
  const others = /(?:Also possible|Auch möglich|Möglich wäre auch): (.+?)\.(?:\n|$)/u.exec(turn.answer)?.[1];
  const say = speak(speech);
  return {
    text: [
      say(`The card puts **${by}** in the place of **${old}**.`, `Die Karte setzt **${by}** an die Stelle von **${old}**.`),
      ...(others === undefined
        ? []
        : [
            say(
              `Also possible: ${others}. Say “take …” and I change the card.`,
              `Auch möglich: ${others}. Sag „nimm …“, dann ändere ich die Karte.`,
            ),
          ]),
    ],
    proposals: turn.proposals,
    isFinal: true,
  };
}
