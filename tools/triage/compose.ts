import type { Labelled } from "./corpus.ts";
import { PHRASES, type Phrases } from "./phrases.ts";

/** How many messages of each kind are composed for a language; English is written by half of the athletes. */
const EACH = 120;
const EACH_ENGLISH = 320;

/**
 * Messages that are put together from parts, so that the classifier learns what denials, the past, relatives and questions do to a sign whichever
 * it is: harmless ones, and dangers behind a denial, inside talk about training, or over two turns.
 */
export function composeMessages(corpus: readonly Labelled[], random: () => number): readonly Labelled[] {
  return Object.entries(PHRASES).flatMap(([language, phrases]) => {
    const own = corpus.filter((message) => message.language === language);
    const harmless = own.filter(({ level }) => level === "N");
    const dangers = own.filter(({ level }) => level !== "N" && level !== "C");
    const checks = own.filter(({ level }) => level === "C");
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const count = language === "en" ? EACH_ENGLISH : EACH;
    return Array.from({ length: count }, () => [
      ...harmlessOnes(phrases, pick).map((text) => ({ category: "none", level: "N", language, text }) as const),
      ...[pick(harmless)].map((one) => ({ ...one, text: joined(one.text, pick(harmless).text, random) })),
      ...[pick(dangers), pick(dangers)].map((one) => ({ ...one, text: joined(pick(harmless).text, one.text, random) })),
      ...[pick(dangers)].map((one) => ({ ...one, text: `${one.text}. ${pick(harmless).text}` })),
      ...[pick(dangers)].map((one) => ({ ...one, text: `${phrases.no} ${pick(phrases.signs)} ${phrases.but} ${one.text}` })),
      ...(checks.length === 0 ? [] : [pick(checks)].map((one) => ({ ...one, text: joined(pick(harmless).text, one.text, random) }))),
    ]).flat();
  });
}

function harmlessOnes(phrases: Phrases, pick: <T>(list: readonly T[]) => T): readonly string[] {
  const { no, nor, signs, just, conditions, past, cleared, relatives, questions, knocks, trifles } = phrases;
  return [
    `${no} ${pick(signs)}, ${no} ${pick(signs)}, ${pick(just)}`,
    `${pick(just)}. ${no} ${pick(signs)}`,
    `${no} ${pick(signs)} ${pick(nor)} ${pick(signs)}, ${pick(just)}`,
    `${pick(conditions)} ${pick(past)}, ${pick(cleared)}`,
    `${pick(conditions)} ${pick(past)}, ${pick(cleared)}`,
    `${pick(relatives)}: ${pick(conditions)} ${pick(past)}`,
    `${pick(questions)} ${pick(conditions)}?`,
    `${pick(knocks)}, ${pick(trifles)}`,
  ];
}

function joined(first: string, second: string, random: () => number): string {
  return random() < 0.5 ? `${first}, ${second}` : `${first}. ${second}`;
}
