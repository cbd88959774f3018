import type { Category } from "./categories.ts";
import { conceptsIn } from "./concepts.ts";
import { plainWords } from "./features.ts";

/** First aid that is needed whichever category a message was read as. */
export type Aid = "resuscitation" | "bleeding" | "hypothermia";

/** Which first aid the words of an emergency ask for; undefined: that of its category. */
export function aidFor(content: string, category: Category, person: "self" | "other"): Aid | undefined {
  const concepts = new Set(conceptsIn(plainWords(content)).map(({ concept }) => concept));
  if (person === "other" && concepts.has("lifeless")) return "resuscitation";
  if (concepts.has("freezing") && !concepts.has("heat")) return "hypothermia";
  const isWound = category === "limb" || category === "infection" || category === "slow-warning";
  return isWound && concepts.has("bleedon") && (concepts.has("blood") || concepts.has("wound")) ? "bleeding" : undefined;
}
