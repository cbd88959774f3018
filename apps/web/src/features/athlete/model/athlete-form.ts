import type { AthleteRows, EntryUnits } from "@ironpace/contract";
import type { Sex } from "@ironpace/training";

/** What stands in the fields of a form, as typed: field → text. Choices are their value, lists are joined by commas. */
export type Texts = Readonly<Record<string, string>>;

/** Field → what to tell the athlete about it. */
export type Messages = Readonly<Record<string, string>>;

export interface Circumstances {
  /** Units of the typed numbers. */
  readonly units: EntryUnits;
  readonly sex: Sex | undefined;
  readonly today: string;
}

/** The rules of a form, the same in the wizard and in the profile. */
export interface FormRules {
  /** What cannot be saved; empty when all can. */
  errorsOf(texts: Texts, circumstances: Circumstances): Messages;
  /** What can be but rarely is: questions. */
  doubtsOf(texts: Texts, circumstances: Circumstances): Messages;
}

/** A form, and how it shows stored rows. */
export interface FormModel extends FormRules {
  textsOf(athlete: AthleteRows, units: EntryUnits): Texts;
}

/** The entries of `pairs` that have a message. */
export function withMessage(pairs: readonly (readonly [name: string, message: string | undefined])[]): Messages {
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

/** The messages of the fields that are kept. */
export function pickMessages(all: Messages, keep: (name: string) => boolean): Messages {
  return Object.fromEntries(Object.entries(all).filter(([name]) => keep(name)));
}

/** Whether one of these fields differs; spaces around a text are none of it. */
export function hasChanged(names: readonly string[], texts: Texts, stored: Texts): boolean {
  return names.some((name) => (texts[name] ?? "").trim() !== (stored[name] ?? "").trim());
}
