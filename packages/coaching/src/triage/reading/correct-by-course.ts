import type { Category } from "../categories.ts";
import { BODY, conceptsIn } from "../concepts.ts";
import { mentionsThePast } from "../context.ts";
import { conceptsFor, hasEvidence, isOfOneLimb, mentionsNoPeriodOnly, numbHands } from "../evidence.ts";
import { plainWords } from "../features.ts";
import { isAboutAnother } from "../person.ts";
import { isPosturalDim } from "../signs/settled-signs.ts";
import { mentionsRelieverOften } from "../signs/stated-context.ts";
import {
  isOnlyAsleep,
  isSeptic,
  mentionsChestOfPastDays,
  mentionsFastInfection,
  mentionsFesteringWound,
  mentionsSkipsAlone,
} from "../signs/stated-course.ts";
import { mentionsHurtSpine, mentionsLimbInDanger, mentionsSprain } from "../signs/stated-injuries.ts";
import {
  mentionsAnaphylaxis,
  mentionsBackIntoLeg,
  mentionsBandInEye,
  mentionsClotAndBreath,
  mentionsFlashesOnly,
  mentionsFlutterThatPassed,
  mentionsHeatStroke,
  mentionsMildKnock,
  mentionsNewEffortAngina,
  mentionsOldEffortAngina,
  mentionsOlderKnock,
  mentionsSlowNerve,
  mentionsSlowTesticle,
  mentionsSpine,
  mentionsStroke,
  mentionsTinglingHands,
  mentionsTorsion,
  onlyFeelsOdd,
  plain,
} from "../signs/stated-signs.ts";
import { mentionsNumbFingersThatDrop } from "../signs/medicine-signs.ts";
import {
  hurtsAfterKnock,
  isBareKnock,
  isTurnAlone,
  isUnsureSwelling,
  mentionsAchingKnock,
  mentionsFaintOfWeeksAgo,
  mentionsFaintStanding,
} from "../signs/weak-signs.ts";
import type { FoundSign } from "./found.ts";

/** Numb hands are a doctor's matter when they last, and a question when they came back. */
export function withHands(found: FoundSign, content: string): FoundSign {
  const hands = numbHands(content);
  if (hands === undefined || (found.category !== "unclear" && found.category !== "cauda-equina")) return found;
  return { ...found, category: "unclear", level: "doctor-today", kind: hands === "passed" ? "ask" : found.kind };
}

/** A hand or foot that loses strength over weeks, and somebody else's heart that flutters in training and is quiet again, wait for a doctor. */
export function withSlowCourse(found: FoundSign, content: string): FoundSign {
  if (found.kind !== "sign" || found.level !== "emergency") return found;
  if (mentionsSlowNerve(content)) {
    const isOfBack = ["back", "neck"].some((concept) => conceptsFor(content).has(concept));
    return { ...found, level: "doctor-today", category: isOfBack && conceptsFor(content).has("leg") ? "cauda-equina" : "limb" };
  }
  if (found.category === "heart" && isAboutAnother(content) && mentionsFlutterThatPassed(content))
    return { ...found, level: "doctor-today" };
  const isNamed = found.from.likely.slice(0, 1).some(({ category }) => hasEvidence(category, found.from));
  if (
    found.category === "unclear" &&
    onlyFeelsOdd(content, isNamed && conceptsIn(plainWords(content)).some(({ concept }) => BODY.has(concept)))
  )
    return { ...found, kind: "ask", level: "doctor-today" };
  return found;
}

/** What came with each hill for weeks, was once in the chest and is gone for days, or is left of a knock days ago, is a doctor's; tingling hands are asked about as such. */
export function withMilderCourse(found: FoundSign, content: string, withLast: string): FoundSign {
  if (isOnlyAsleep(content)) return { ...found, kind: "ask", level: "doctor-today", category: "unclear" };
  if (isPosturalDim(plain(content))) return { ...found, kind: "ask", level: "doctor-today", category: "faint" };
  if (found.category === "unclear" && isTurnAlone(content)) return { ...found, kind: "ask", level: "doctor-today", category: "faint" };
  if (found.category === "unclear" && found.level !== "emergency" && mentionsAchingKnock(content))
    return { ...found, kind: "sign", level: "doctor-today", category: "head" };
  if (found.category === "clot" && found.level !== "emergency" && isUnsureSwelling(withLast)) return { ...found, kind: "ask" };
  if (found.kind === "ask" && AFTER_A_KNOCK.has(found.category) && hurtsAfterKnock(content, withLast))
    return { ...found, kind: "sign", level: "doctor-today", category: "head" };
  if (found.kind === "ask") {
    if (found.level !== "emergency" && mentionsNumbFingersThatDrop(content)) return { ...found, kind: "sign", category: "limb" };
    const isOfHands = found.category === "cauda-equina" || found.category === "unclear" ? mentionsTinglingHands(content) : false;
    if (found.category === "unclear" && mentionsBackIntoLeg(content)) return { ...found, category: "cauda-equina" };
    return isOfHands ? { ...found, category: "spine" } : found;
  }
  if (found.category === "anaphylaxis" && mentionsAnaphylaxis(content)) return { ...found, level: "emergency" };
  if (mentionsTorsion(content)) return { ...found, level: "emergency", category: "belly" };
  if ((found.category === "limb" || found.category === "unclear") && mentionsLimbInDanger(content)) return { ...found, level: "emergency" };
  if (found.category === "heart" && mentionsThePast(content) === undefined && mentionsNewEffortAngina(content))
    return { ...found, level: "emergency" };
  if (found.category === "infection" && (mentionsFastInfection(content) || isSeptic(content))) return { ...found, level: "emergency" };
  if (found.level !== "emergency") return found;
  const isMilder =
    (found.category === "eye" && (mentionsFlashesOnly(withLast) || mentionsBandInEye(content))) ||
    (OF_A_TESTICLE.has(found.category) && mentionsSlowTesticle(content)) ||
    (found.category === "heart" && (mentionsOldEffortAngina(withLast) || mentionsChestOfPastDays(content))) ||
    (found.category === "heart" && mentionsSkipsAlone(content)) ||
    (found.category === "infection" && mentionsFesteringWound(withLast)) ||
    ((found.category === "asthma" || found.category === "unclear") && mentionsRelieverOften(withLast)) ||
    (found.category === "head" && (mentionsOlderKnock(withLast) || mentionsMildKnock(withLast) || isBareKnock(content))) ||
    ((found.category === "faint" || found.category === "unclear") &&
      (mentionsFaintOfWeeksAgo(content) || mentionsFaintStanding(withLast))) ||
    ((found.category === "limb" || found.category === "unclear") && mentionsSprain(withLast));
  if (isMilder) return { ...found, level: "doctor-today" };
  const isOfLimb = found.category === "unclear" || found.category === "limb";
  return isOfLimb && mentionsStroke(content) ? { ...found, category: "stroke" } : found;
}

/** What a swollen testicle is taken for. */
const OF_A_TESTICLE: ReadonlySet<Category> = new Set(["belly", "clot", "infection", "slow-warning", "unclear"]);

/** What a headache after a knock is taken for. */
const AFTER_A_KNOCK: ReadonlySet<Category> = new Set(["head", "stroke", "faint", "unclear"]);

/** In heat a mind that is not clear is an emergency. */
export function withHeatStroke(found: FoundSign, content: string): FoundSign {
  return found.kind === "sign" && found.category === "heat" && mentionsHeatStroke(content) ? { ...found, level: "emergency" } : found;
}

/** A clot in the leg is a doctor's matter of today, one in the lung an emergency (triage.md category 3). */
export function withLegOnly(found: FoundSign, text: string): FoundSign {
  if (found.category !== "clot" || found.level !== "emergency") return found;
  const concepts = conceptsFor(text.replaceAll(ONE_SIDED, "$1 "));
  const isOfLeg = ["leg", "arm"].some((concept) => concepts.has(concept));
  return isOfLeg && !OF_LUNG.some((concept) => concepts.has(concept)) ? { ...found, level: "doctor-today" } : found;
}

/** "Linkerkuit" is a calf. */
const ONE_SIDED = /\b(linker|rechter)(?=\p{L}{3})/giu;

const OF_LUNG = ["breathless", "chest", "heart", "faint", "dizzy", "blood", "cold", "numb", "pregnant", "sudden"];

/** What only looks like the spine's lower end, or like a disturbed way of eating, is asked about or answered without its words. */
export function withoutPrivateWords(found: FoundSign, text: string): FoundSign {
  if (found.category === "heart" && mentionsClotAndBreath(text)) return { ...found, category: "clot" };
  if (found.category === "eating" && mentionsNoPeriodOnly(text)) return { ...found, category: "slow-warning", level: "doctor-this-week" };
  return found.category === "cauda-equina" && found.kind === "ask" && isOfOneLimb(text) ? { ...found, category: "unclear" } : found;
}

export function withSpine(found: FoundSign, content: string): FoundSign {
  if (found.level !== "emergency") return found;
  // After an accident nobody is moved, whichever part of the spine it is.
  if ((found.category === "unclear" || found.category === "cauda-equina" || found.category === "limb") && mentionsHurtSpine(content))
    return { ...found, category: "spine" };
  return found.category === "unclear" && mentionsSpine(content) ? { ...found, category: "spine" } : found;
}
