import type { CoachAnswer } from "../answer/coach-answer.ts";
import { TOPICS as READ_TOPICS } from "../topics/index.ts";
import { LIBRARY_TOPICS } from "../topics/library/index.ts";
import { isWish } from "./kinds.ts";
import type { Want, WantReading } from "./wants.ts";

/** Kinds of answer: of what is known of training, of the athlete's own rows and plan, a change, and what the coach has no part in. */
export type Family = "knowledge" | "own" | "change" | "outside" | "social" | "later";

const FAMILIES: readonly Family[] = ["knowledge", "own", "change", "outside", "social", "later"];
const NO_CARD_YET: ReadonlySet<Want> = new Set(["more-less", "race-delete", "deload-change", "undo", "units", "settings"]);

/** Which kind of answer a want needs. */
export function familyOf(want: Want): Family {
  if (want.startsWith("own-")) return "own";
  if (want.startsWith("f-")) return "later";
  if (want === "knowledge" || want === "social") return want;
  if (want === "offtopic" || want === "adversarial") return "outside";
  return isWish(want) || NO_CARD_YET.has(want) ? "change" : "social";
}

/** The family that a turn most likely needs, with the sum of the shares of its wants. */
export function likeliestFamily({ shareOf }: WantReading): { readonly family: Family; readonly share: number } {
  return FAMILIES.map((family) => ({ family, share: shareOf((want) => familyOf(want) === family) })).reduce((best, each) =>
    each.share > best.share ? each : best,
  );
}

/** What kinds of answer the topics are, the first that fits. A topic that is named nowhere is one of the library. */
const TOPICS: readonly (readonly [topic: RegExp, families: readonly Family[]])[] = [
  [/^(?:off topic|other people|instructions|cheating|medical clearance|dangerous weight loss)$/, ["outside", "social"]],
  [/^(?:greeting|thanks|identity|reminders|what the coach sees)$/, ["social", "outside", "own"]],
  [/^change\b/, ["change"]],
  [/^own data: (?:knowledge|offtopic|adversarial|settings)$/, ["knowledge", "outside", "change"]],
  [/^own data\b/, ["own"]],
  // Readers of turns answer questions and say why a wish has no card.
  [/^(?:turn|dialogue)\b/, ["own", "change", "later", "social"]],
  [/^(?:plan overview|review|history|own numbers|missing numbers)$/, ["own"]],
  [/^advice\b/, ["own", "knowledge", "change"]],
];

/** Topics beside those of the library work with the athlete's own numbers, and say what to do about them. */
const NUMBERS: readonly Family[] = ["own", "knowledge", "change"];
const OF_LIBRARY: ReadonlySet<string> = new Set(LIBRARY_TOPICS.map(({ name }) => name));
const OF_NUMBERS: ReadonlySet<string> = new Set(READ_TOPICS.map(({ name }) => name).filter((name) => !OF_LIBRARY.has(name)));

/** Which kinds of question an answer is one to; none where nothing was understood. */
export function familiesOf({ topic, reader, proposals }: CoachAnswer): readonly Family[] {
  if (proposals.length > 0) return ["change"];
  if (topic === undefined || topic.startsWith("dialogue: not")) return [];
  const families = TOPICS.find(([named]) => named.test(topic))?.[1] ?? (OF_NUMBERS.has(topic) ? NUMBERS : ["knowledge"]);
  return reader === "knowledge" ? ["knowledge", ...families] : families;
}
