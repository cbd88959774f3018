import type { Category } from "../categories.ts";
import { conceptsFor } from "../evidence.ts";
import {
  mentionsAnimalBite,
  mentionsAppendix,
  mentionsBurn,
  mentionsChoking,
  mentionsCut,
  mentionsFluidLoss,
  mentionsGas,
  mentionsLungs,
  mentionsPoison,
  mentionsSnakeBite,
  mentionsTightCast,
} from "../signs/stated-injuries.ts";
import { mentionsNumbFingersThatDrop, mentionsTendonAfterAntibiotic } from "../signs/medicine-signs.ts";
import {
  mentionsLightHeadedFlutter,
  mentionsOverdose,
  mentionsPressedNerve,
  mentionsSeizure,
  mentionsSlowNerve,
  mentionsSpurting,
} from "../signs/stated-signs.ts";

/** First aid that what was said asks for, instead of that of the category. */
export type Aid =
  | "fresh-air"
  | "overdose"
  | "seizure"
  | "still"
  | "resuscitation"
  | "upright"
  | "bleeding"
  | "flutter"
  | "low-energy"
  | "nerve"
  | "tendon"
  | "beta-blocker"
  | "hypothermia"
  | "torsion"
  | "overdrinking"
  | "high-sugar"
  | "choking"
  | "burn"
  | "wound"
  | "bite"
  | "snake"
  | "tight-cast"
  | "fluids"
  | "fasting";

/** Which first aid the words of an emergency ask for; undefined: that of its category. */
export function aidFor(content: string, category: Category, person: "self" | "other"): Aid | undefined {
  const concepts = conceptsFor(content);
  const has = (...names: readonly string[]): boolean => names.some((name) => concepts.has(name));
  // Help and call come after leaving the room: whoever stays is the next to fall.
  if (mentionsGas(content) || has("badair") || (category !== "limb" && has("burner") && has("indoors"))) return "fresh-air";
  if ((category === "suicide" && mentionsOverdose(content)) || (category !== "stimulants" && mentionsPoison(content))) return "overdose";
  if (mentionsChoking(content)) return "choking";
  // Whoever swells or gasps after a bite is helped as anybody with an allergy.
  if (category !== "anaphylaxis" && mentionsSnakeBite(content)) return "snake";
  if (category !== "anaphylaxis" && mentionsAnimalBite(content)) return "bite";
  if (person === "other" && mentionsSeizure(content)) return "seizure";
  if (person === "other" && has("lifeless")) return "resuscitation";
  if (isChilled(content, category, has)) return "hypothermia";
  if (
    MIND.has(category) &&
    has("drank") &&
    !has("alcohol", "hot", "fever") &&
    has("confused", "vomit", "seizure", "swollen") &&
    !has("diabetes")
  )
    return "overdrinking";
  // Sugar helps when it is low, and harms when it is high: vomiting without a low reading is taken for high.
  if (category === "sugar" && (has("ketones", "highsugar") || (has("vomit") && !has("low")))) return "high-sugar";
  if (category === "belly" && has("testicle")) return "torsion";
  if (category === "unclear" && (has("breathless", "throat") || mentionsLungs(content)) && !has("lifeless")) return "upright";
  if (category === "clot" && mentionsLungs(content)) return "upright";
  const isWound = category === "limb" || category === "infection" || category === "slow-warning" || category === "unclear";
  if (category === "heart" && mentionsLightHeadedFlutter(content)) return "flutter";
  if (isWound && mentionsSpurting(content)) return "bleeding";
  if (isWound && has("bleedon") && has("blood", "wound")) return "bleeding";
  return isWound ? injuryAid(content) : undefined;
}

/** First aid for the skin and what lies under it. */
function injuryAid(content: string): Aid | undefined {
  if (mentionsBurn(content)) return "burn";
  if (mentionsTightCast(content)) return "tight-cast";
  return mentionsCut(content) ? "wound" : undefined;
}

/** What to do until the doctor's, when what was said asks for something else than its category does. */
export function doctorsAid(content: string, category: Category): Aid | undefined {
  if (category === "belly" && mentionsAppendix(content)) return "fasting";
  if ((category === "unclear" || category === "belly") && mentionsFluidLoss(content)) return "fluids";
  if (OF_NERVE.has(category) && mentionsTendonAfterAntibiotic(content)) return "tendon";
  if (OF_NERVE.has(category) && (mentionsNumbFingersThatDrop(content) || mentionsPressedNerve(content) || mentionsSlowNerve(content)))
    return "nerve";
  return category === "slow-warning" && conceptsFor(content).has("menses") ? "low-energy" : undefined;
}

const OF_NERVE: ReadonlySet<Category> = new Set(["unclear", "limb", "spine", "cauda-equina"]);

/** What a helper does in an emergency whose usual first aid speaks to the ill: nobody is told to lie down because of another. */
export function helpersAid(content: string, category: Category): Aid | undefined {
  const concepts = conceptsFor(content);
  if (concepts.has("seizure")) return "seizure";
  // Who woke up with chest pain is rested like a heart, and not shaken.
  if (category === "faint")
    return ["chest", "heart"].some((sign) => concepts.has(sign)) && !concepts.has("lifeless") ? undefined : "resuscitation";
  return category === "head" || category === "spine" ? "still" : undefined;
}

/** Cold is never cooled: "11 degrees" and "shivering stopped" are words the classifier knows from heat. */
function isChilled(content: string, category: Category, has: (...names: readonly string[]) => boolean): boolean {
  const degrees = [...content.matchAll(DEGREES)].map(([, number]) => Number(number));
  if (degrees.some((degree) => degree >= WARM)) return false;
  if (has("chilled")) return true;
  if (has("freezing")) return degrees.length > 0 || !has("heat");
  return category === "heat" && (degrees.some((degree) => degree <= COLD_WATER) || (has("cold") && !has("heat", "hot", "fever", "sweat")));
}

const DEGREES = /(-?\d{1,2})\s*(?:°|º|c\b|grad|degr|gradi|graus|graden)/giu;
const WARM = 25;
const COLD_WATER = 18;

/** Categories that a sick head after drinking litres is taken for. */
const MIND: ReadonlySet<Category> = new Set(["heat", "stroke", "head", "faint", "unclear"]);
