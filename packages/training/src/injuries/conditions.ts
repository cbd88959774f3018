import { isNegated } from "./negation.ts";
import { firstPosition, phraseBook } from "./phrases.ts";
import type { Statement } from "./statements.ts";
import type { Word } from "./word.ts";

const CONDITIONS = phraseBook<string>([
  ["asthma", "asthma, asthmatic"],
  ["diabetes", "diabetes, diabetic, type 1 diabetes, type 2 diabetes"],
  ["high blood pressure", "hypertension, high blood pressure, hypertensive"],
  ["heart condition", "heart condition, heart disease, heart problem, heart murmur, cardiomyopathy, atrial fibrillation, afib, pacemaker"],
  ["epilepsy", "epilepsy, epileptic"],
  ["dizziness", "dizzy, dizziness, vertigo, lightheaded, light headed"],
  ["shortness of breath", "short of breath, shortness of breath, breathless"],
  ["hernia", "hernia, inguinal hernia, umbilical hernia"],
  ["recent birth", "postpartum, post partum, c section, caesarean, cesarean"],
]);

const PREGNANCY = phraseBook([["pregnancy", "pregnan*, weeks pregnant, expecting a baby"]]);

/** Conditions a doctor should clear before hard training. */
export function findConditions(statements: readonly Statement[]): readonly string[] {
  const found = statements.flatMap(({ words }) =>
    words.flatMap((_, index) => {
      const match = CONDITIONS.match(words, index);
      return match === undefined || isNegated(words, index) ? [] : [match.meaning];
    }),
  );
  return [...new Set(found)];
}

/** Whether the words name a condition or a pregnancy, also to deny it. */
export function namesCondition(words: readonly Word[]): boolean {
  return firstPosition(CONDITIONS, words) !== undefined || firstPosition(PREGNANCY, words) !== undefined;
}

export function mentionsPregnancy(statements: readonly Statement[]): boolean {
  return statements.some(({ words }) => words.some((_, index) => PREGNANCY.match(words, index) !== undefined && !isNegated(words, index)));
}
