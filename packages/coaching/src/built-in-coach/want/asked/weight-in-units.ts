import { emptyBar, fromPounds, toPounds } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { valueIn } from "../../turn/languages.ts";
import { bareUnit } from "./words.ts";

const KILOGRAMS = "kgs?|kilos?|kilogramm?s?|kilogrammes?|kilogramos?|chili|chilogrammi";
const POUNDS = "lbs?|pounds?|pfund|livres?|libras?|libbre";
const IN_POUNDS = bareUnit(`(?:in|to|into|as|how many|wie ?viele?|en|combien de|cuantas?|quante|a) (?:${POUNDS})`);
const IN_KILOGRAMS = bareUnit(`(?:in|to|into|as|how many|wie ?viele?|en|combien de|cuantos?|quanti|a) (?:${KILOGRAMS})`);
const AMOUNT = new RegExp(String.raw`(?<![\d.,:])(\d{1,3}(?:[.,]\d{1,2})?) ?(${KILOGRAMS}|${POUNDS})(?![\p{L}])`, "gu");
const IN_ANSWER = /(?<![\d.,–])(\d{1,3}(?:[.,]\d{1,2})?) (kg|lb)\b/gu;
const PLATES = bareUnit("plates?|per side|each side|a side|scheiben|pro seite|je seite|disques?|par cote|discos?|por lado|dischi|per lato");
const BAR = new RegExp(
  String.raw`(?<![\d.,:])(\d{1,2}(?:[.,]\d)?) ?(?:${KILOGRAMS}|${POUNDS})? ?(?:olympic )?(?:bar|barbell|stange|langhantel|barre|barra|bilanciere)(?![\p{L}])`,
  "u",
);
/** Plates of a gym, the heaviest first. */
const SIZES = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] } as const;
type Unit = keyof typeof SIZES;
const MOST_WORDS = 16;

/** "what is 90 kg in lb", "how many pounds is that", "plates per side on a 20 kg bar for 90 kg": arithmetic. */
export function weightInUnits(turn: Followed): Draft | undefined {
  const { words, frame } = turn;
  if (words.split(" ").length > MOST_WORDS || frame.verbs.length > 0) return undefined;
  return PLATES.test(words) ? platesPerSide(turn) : otherUnit(turn);
}

function otherUnit({ words, turns, tongue }: Followed): Draft | undefined {
  const to: Unit | undefined = IN_POUNDS.test(words) ? "lb" : IN_KILOGRAMS.test(words) ? "kg" : undefined;
  const named = amountsIn(words, AMOUNT);
  const shown =
    named.length > 0 ? named : [...new Map(amountsIn(turns.at(-1)?.answer ?? "", IN_ANSWER).map((each) => [each.value, each])).values()];
  const [amount, other] = shown;
  if (to === undefined || amount === undefined || other !== undefined || amount.unit === to) return undefined;
  const converted = to === "lb" ? toPounds(amount.value) : fromPounds(amount.value);
  return {
    isFinal: true,
    text: [`**${valueIn(tongue, `${oneDecimal(converted)} ${to}`)}** = ${valueIn(tongue, `${amount.value} ${amount.unit}`)}.`],
  };
}

function platesPerSide({ words, view, tongue, say }: Followed): Draft | undefined {
  const bar = BAR.exec(words);
  const [total, other] = amountsIn(bar === null ? words : words.replace(bar[0], " "), AMOUNT);
  if (total === undefined || other !== undefined) return undefined;
  const { unit } = total;
  const empty = bar === null ? barOf(view.athlete.sex, unit) : numberOf(bar[1] ?? "");
  const side = (total.value - empty) / 2;
  if (side <= 0) return undefined;
  let left = side;
  const plates: string[] = [];
  for (const size of SIZES[unit]) for (; left >= size; left -= size) plates.push(String(size));
  const show = (text: string): string => valueIn(tongue, text);
  const each = show(`${oneDecimal(side, 100)} ${unit}`);
  const rest =
    left < 0.01
      ? ""
      : say(
          ` ${show(`${oneDecimal(left, 100)} ${unit}`)} a side is left over.`,
          ` ${show(`${oneDecimal(left, 100)} ${unit}`)} pro Seite bleiben übrig.`,
          ` Il reste ${show(`${oneDecimal(left, 100)} ${unit}`)} par côté.`,
          ` Sobran ${show(`${oneDecimal(left, 100)} ${unit}`)} por lado.`,
          ` Restano ${show(`${oneDecimal(left, 100)} ${unit}`)} per lato.`,
        );
  const sum = `(${show(String(total.value))} − ${show(String(empty))}) / 2`;
  return {
    isFinal: true,
    text: [
      `${say(`**${each} a side**`, `**${each} pro Seite**`, `**${each} par côté**`, `**${each} por lado**`, `**${each} per lato**`)}: ${plates.map(show).join(" + ")}, ${sum}.${rest}`,
    ],
  };
}

function barOf(sex: Followed["view"]["athlete"]["sex"], unit: Unit): number {
  const kilograms = emptyBar(sex, unit);
  return unit === "lb" ? Math.round(toPounds(kilograms)) : kilograms;
}

function amountsIn(text: string, pattern: RegExp): readonly { readonly value: number; readonly unit: Unit }[] {
  return [...text.matchAll(pattern)].map(([, value = "", unit = ""]) => ({
    value: numberOf(value),
    unit: new RegExp(`^(?:${POUNDS})$`, "u").test(unit) ? "lb" : "kg",
  }));
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}

function oneDecimal(value: number, steps = 10): number {
  return Math.round(steps * value) / steps;
}
