import type { Asked } from "../asked.ts";
import { getLanguage } from "../language.ts";

/** Said in place of the same answer with the same card. */
export function cardStays(message: Pick<Asked, "content" | "turns">): string {
  return getLanguage(message) === "de"
    ? "Die Karte bleibt, wie sie ist: in deiner Nachricht lese ich nichts, was sie ändert. Sag mir, was anders sein soll: den Tag, die Minuten, die Übung oder wie stark es ist."
    : "The card stays as it is: I read nothing in your message that changes it. Tell me what should be different: the day, the minutes, the exercise, or how bad it is.";
}

/** Whether that was said. */
export function saysCardStays({ text }: { readonly text: string }): boolean {
  return /^(?:Die Karte bleibt, wie sie ist: in deiner|The card stays as it is: I read nothing)/u.test(text);
}
