import { conceptsFor } from "../../evidence.ts";
import { withoutFigures } from "../../harmless/figures/figures-of-speech.ts";
import type { DangerSign } from "../../say.ts";
import { tellsOfLostSense } from "../../signs/lost-sense.ts";
import { plain } from "../../signs/stated-signs.ts";
import { deviceFailureIn } from "./body-devices.ts";
import { wishToFollow } from "./follow-the-dead.ts";
import { isHeldByThroat } from "./held-by-throat.ts";
import { lifelessPersonIn } from "./lifeless-person.ts";
import { namedEventOf } from "./named-event.ts";
import { tellsOfSwallowedBattery } from "./swallowed-battery.ts";
import { racingAtRest } from "./racing-at-rest.ts";
import { tellsSameHappened } from "./same-happened.ts";

/** A danger that stands beside what is harmless in the same message, and how it is answered. */
export interface DangerBeside extends Pick<DangerSign, "category" | "level"> {
  readonly kind: "ask" | "sign";
  /** Whose it is, where the words say so. */
  readonly person?: DangerSign["person"];
}

/**
 * Dangers that a harmless subject of another clause must not hide (triage.md sections 3.3 to 3.5): of somebody near, of what a thing or another had and
 * the writer has too, of a device that somebody lives by.
 */
export function dangerBeside(content: string): DangerBeside | undefined {
  const said = plain(content);
  const meant = plain(withoutFigures(content));
  const lifeless = lifelessPersonIn(meant);
  if (lifeless !== undefined) return { kind: "sign", category: lifeless, level: "emergency", person: "other" };
  if (tellsOfSwallowedBattery(said)) return { kind: "sign", category: "unclear", level: "emergency" };
  const device = deviceFailureIn(said);
  const event = namedEventOf(said, meant);
  if (event?.kind === "sign") return { ...event, level: "emergency" };
  if (device !== undefined) return device;
  const same = tellsSameHappened(said);
  if (same !== undefined) return same;
  const racing = racingAtRest(said);
  if (racing !== undefined) return { kind: racing, category: "heart", level: "emergency" };
  if (breathesFumes(content)) return { kind: "sign", category: "unclear", level: "emergency" };
  const follows = wishToFollow(said);
  if (follows !== undefined) return { kind: follows, category: "suicide", level: "emergency" };
  if (isHeldByThroat(said)) return { kind: "sign", category: "violence", level: "talk" };
  if (event !== undefined) return { ...event, level: "emergency" };
  return tellsOfLostSense(meant) ? { kind: "ask", category: "unclear", level: "emergency" } : undefined;
}

/** Bad air, or a burner indoors, and heads that ache or swim: nobody needs to say how many. */
function breathesFumes(content: string): boolean {
  const concepts = conceptsFor(content);
  const isBad = concepts.has("badair") || (concepts.has("burner") && concepts.has("indoors"));
  const isIll = SIGNS_OF_FUMES.some((sign) => concepts.has(sign)) || HEADACHE.test(plain(content));
  return isBad && isIll && !concepts.has("past");
}

const SIGNS_OF_FUMES = ["dizzy", "vomit", "faint", "confused"];
const HEADACHE =
  /\b(?<!no )(?:headaches?|head(?:s)? (?:hurts?|aches?|pounds?)|kopfweh|kopfschmerz\w*|kopf (?:drohnt|brummt)|(?:dolor|dolores) de cabeza|(?:mal|maux) (?:de|a la) tete|mal di testa|dor(?:es)? de cabeca|hoofdpijn|koppijn)\b/u;
