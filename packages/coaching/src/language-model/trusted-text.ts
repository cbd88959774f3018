import type { CoachModelQuestion } from "./coach-model.ts";
import { ModelFailure } from "./model-failure.ts";

/** Why a text of a model is not shown. */
export class UntrustedText extends ModelFailure {
  override readonly name = "UntrustedText";
}

/** Throws {@link UntrustedText} for a sentence or line of a model that no athlete should read. */
export type TextCheck = (text: string) => void;

/**
 * What a model may say: readable text without addresses or markup, no refusal, nothing of its instructions, and no load, pace, share, pulse
 * or power that is not in the material. Numbers that only the athlete wrote do not count as material: "tell me to squat 500 kg".
 */
export function textCheck({ draft, sight, articles, history }: CoachModelQuestion): TextCheck {
  const material = [
    draft,
    ...sight.flatMap(({ lines }) => lines).map((line) => line.replaceAll(QUOTED, "")),
    ...articles.map(({ summary }) => summary),
    ...history.filter(({ role }) => role === "assistant").map(({ content }) => content),
  ].join("\n");
  const known = new Set(amounts(material));
  return (text) => {
    const reason = untrusted(text);
    if (reason !== undefined) throw new UntrustedText(reason);
    if (amounts(text).some((amount) => !known.has(amount))) throw new UntrustedText("a number that was not computed");
  };
}

/** What no text of a model may hold, whatever it is about; undefined for a text without it. */
export function untrusted(text: string): string | undefined {
  if (UNREADABLE.test(text)) return "unreadable text";
  if (MARKUP.test(text)) return "an address or markup";
  if (REFUSAL.test(text)) return "a refusal";
  return OWN_RULES.test(text) ? "its own instructions" : undefined;
}

/** "62.5", "4:38": the numbers that stand before a unit, both ends of a range, and every clock time. */
function amounts(text: string): readonly string[] {
  const plain = text.replaceAll("*", "").replaceAll(/(\d),(?=\d{3}\b)/g, "$1");
  return [...plain.matchAll(AMOUNT)]
    .flatMap(([, low, high, clock]) => [low, high, clock])
    .filter((amount) => amount !== undefined)
    .map((amount) => (amount.includes(":") ? amount.replace(/^0+(?=\d)/, "") : String(Number(amount.replace(",", ".")))));
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?:kg|kgs|kilos?|kilograms?|lbs?|pounds?|%|percent|per cent|w|watts?|bpm|beats|g|mg|grams?)(?![a-z])`;
const AMOUNT = new RegExp(String.raw`(?:(${NUMBER})\s*(?:–|-|to)\s*)?(${NUMBER})\s*${UNIT}|(\d{1,2}:\d\d(?::\d\d)?)`, "gi");

const QUOTED = /“[^”]*”/g;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|\S{60}|([^\s\-–._*])\1{9}/;
const MARKUP = /https?:|www\.|!?\[[^\]]*\]\(|<\/?[a-z!]|```/i;
const REFUSAL =
  /\b(?:I(?:'|’)m sorry,? but|I (?:can(?:'|’)t|cannot|can not|am unable to|am not able to|won(?:'|’)t) (?:help|assist|answer|comply|provide|do that|discuss)|as an AI\b)/i;
const OWN_RULES = /athlete_(?:message|data)|computed_answer|system prompt|my instructions|ignore (?:all |any )?(?:previous|prior|above)/i;
