import type { EntryUnits } from "@ironpace/contract";
import type { Sex, WeightUnit } from "@ironpace/training";
import type { OnboardingData } from "#backend/app-frame.ts";

/** What stands in the fields of a step, as typed: field → text. Choices are their value, lists are joined by commas. */
export type Texts = Readonly<Record<string, string>>;

/** Field → what to tell the person about it. */
export type Messages = Readonly<Record<string, string>>;

export interface Circumstances {
  readonly told: OnboardingData;
  /** The unit weights are typed in. */
  readonly unit: WeightUnit;
  readonly sex: Sex | undefined;
  readonly today: string;
}

/** How one step turns stored rows into texts, and what it makes of the texts. */
export interface StepModel {
  textsOf(told: OnboardingData, unit: WeightUnit): Texts;
  /** What cannot be saved; empty when all can. */
  errorsOf(texts: Texts, circumstances: Circumstances): Messages;
  /** What can be but rarely is: questions. */
  doubtsOf(texts: Texts, circumstances: Circumstances): Messages;
}

/** Units of all entries: weights as they are typed, distances as the athlete has chosen them. */
export function entryUnits({ personal }: OnboardingData, unit: WeightUnit): EntryUnits {
  return { weight: unit, distance: personal?.distance_units ?? "km" };
}

/** The entries of `pairs` that have a message. */
export function messages(pairs: readonly (readonly [name: string, message: string | undefined])[]): Messages {
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}
