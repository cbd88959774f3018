import type { CoachProposal } from "@ironpace/contract";
import type { AskedQuestion } from "../answer/asked.ts";
import { getLanguage } from "../language/language.ts";

type Message = Pick<AskedQuestion, "content" | "turns">;

/** Said in place of the same answer once more: that its card stays, or that it is another one now; that it holds the new words only where it does. */
export function sameAgain({ content, turns }: Message, proposals: readonly CoachProposal[]): string {
  const [now, before] = [proposals, turns.at(-1)?.proposals ?? []].map((cards) => JSON.stringify(cards.map(({ request }) => request)));
  const isGerman = getLanguage({ content, turns }) === "de";
  const said = content.trim();
  if (before !== "[]" && now !== before) {
    if (now?.includes(JSON.stringify(said).slice(1, -1)) === true)
      return isGerman
        ? `Steht jetzt mit auf der Karte: „${said}“. Sonst bleibt alles, wie ich es gesagt habe.`
        : `The card now holds “${said}” as well. Everything else stays as I said.`;
    return isGerman
      ? "Die Karte ist jetzt eine andere. Sieh nach, was darauf steht, bevor du sie annimmst."
      : "The card has changed. Check it before you accept it.";
  }
  return isGerman
    ? "Die Karte bleibt, wie sie ist: in deiner Nachricht lese ich nichts, was sie ändert. Sag mir, was anders sein soll: den Tag, die Minuten, die Übung oder wie stark es ist."
    : "The card stays as it is: I read nothing in your message that changes it. Tell me what should be different: the day, the minutes, the exercise, or how bad it is.";
}

/** Whether it was said that the card stays. */
export function saysCardStays({ text }: { readonly text: string }): boolean {
  return /^(?:Die Karte bleibt, wie sie ist: in deiner|The card stays as it is: I read nothing)/u.test(text);
}
