import type { Gender } from "@ironpace/contract";
import type { Focus, Level } from "@ironpace/training";

/** Choices of the personal information form; empty means not given. */
export interface PersonalChoices {
  readonly gender: Gender | "";
  readonly trainingLevel: Level | "";
  readonly primaryFocus: Focus | "";
}

/** Values of athlete_profiles that the personal information is about. */
export interface PersonalRow {
  readonly age: number | null;
  readonly gender: Gender | null;
  readonly training_years: number | null;
  readonly training_level: Level | null;
  readonly primary_focus: Focus | null;
  readonly body_weight_kg: number | null;
  readonly height_cm: number | null;
}

export function getChoices(row: PersonalRow | null): PersonalChoices {
  return { gender: row?.gender ?? "", trainingLevel: row?.training_level ?? "", primaryFocus: row?.primary_focus ?? "" };
}

/** The columns whose choice differs from what is stored. */
export function changedChoices(choices: PersonalChoices, row: PersonalRow | null): Partial<PersonalRow> {
  const stored = getChoices(row);
  return {
    ...(choices.gender !== stored.gender && { gender: choices.gender || null }),
    ...(choices.trainingLevel !== stored.trainingLevel && { training_level: choices.trainingLevel || null }),
    ...(choices.primaryFocus !== stored.primaryFocus && { primary_focus: choices.primaryFocus || null }),
  };
}
