import type { CoachProposal } from "@ironpace/contract";
import type { Asked } from "../answer/asked.ts";
import { getLanguage } from "../language/language.ts";

type Message = Pick<Asked, "content" | "turns">;

/** Said in place of the same answer once more: that its card stays, or that it holds the new words as well. */
export function sameAgain(message: Message, proposals: readonly CoachProposal[]): string {
  const before = message.turns.at(-1)?.proposals ?? [];
  const isChanged =
    before.length > 0 && JSON.stringify(proposals.map(({ request }) => request)) !== JSON.stringify(before.map(({ request }) => request));
  const isGerman = getLanguage(message) === "de";
  if (isChanged)
    return isGerman
      ? `Steht jetzt mit auf der Karte: „${message.content.trim()}“. Sonst bleibt alles, wie ich es gesagt habe.`
      : `The card now holds “${message.content.trim()}” as well. Everything else stays as I said.`;
  return isGerman
    ? "Die Karte bleibt, wie sie ist: in deiner Nachricht lese ich nichts, was sie ändert. Sag mir, was anders sein soll: den Tag, die Minuten, die Übung oder wie stark es ist."
    : "The card stays as it is: I read nothing in your message that changes it. Tell me what should be different: the day, the minutes, the exercise, or how bad it is.";
}

/** Whether it was said that the card stays. */
export function saysCardStays({ text }: { readonly text: string }): boolean {
  return /^(?:Die Karte bleibt, wie sie ist: in deiner|The card stays as it is: I read nothing)/u.test(text);
}
