import { FOCUS, GENDER, LEVEL, type Gender } from "@ironpace/contract";
import type { Focus, Level } from "@ironpace/training";
import { fromPounds } from "@ironpace/training";
import { z } from "zod";
import type { Units } from "../../../backend/preferences/units.ts";
import { weightOf } from "./benchmarks.ts";

/** Text of the personal information form; empty means not given. */
export interface PersonalForm {
  readonly age: string;
  readonly gender: Gender | "";
  readonly trainingYears: string;
  readonly trainingLevel: Level | "";
  readonly primaryFocus: Focus | "";
  readonly bodyWeight: string;
}

/** Values of athlete_profiles that this form is about. */
export interface PersonalRow {
  readonly age: number | null;
  readonly gender: Gender | null;
  readonly training_years: number | null;
  readonly training_level: Level | null;
  readonly primary_focus: Focus | null;
  readonly body_weight_kg: number | null;
}

type Weight = Units["weight"];

/** The form; the body weight is in `unit`. */
export const personalForm = (unit: Weight): z.ZodType<PersonalForm, PersonalForm> =>
  z.object({
    age: wholeNumber(10, 110, "years"),
    gender: z.enum(["", ...GENDER.values]),
    trainingYears: wholeNumber(0, 90, "years"),
    trainingLevel: z.enum(["", ...LEVEL.values]),
    primaryFocus: z.enum(["", ...FOCUS.values]),
    bodyWeight: z
      .string()
      .refine((text) => text.trim() === "" || /^\d+([.,]\d+)?$/.test(text.trim()), "Enter a number")
      .refine(
        (text) => text.trim() === "" || within(kilogramsOf(toNumber(text), unit), 25, 350),
        unit === "kg" ? "Between 25 and 350 kg" : "Between 56 and 771 lb",
      ),
  });

export function personalFormOf(row: PersonalRow | null, unit: Weight): PersonalForm {
  return {
    age: textOf(row?.age),
    gender: row?.gender ?? "",
    trainingYears: textOf(row?.training_years),
    trainingLevel: row?.training_level ?? "",
    primaryFocus: row?.primary_focus ?? "",
    bodyWeight: textOf(row?.body_weight_kg == null ? null : weightOf(row.body_weight_kg, unit)),
  };
}

export function personalRowOf(form: PersonalForm, unit: Weight): PersonalRow {
  return {
    age: numberOrNull(form.age),
    gender: form.gender === "" ? null : form.gender,
    training_years: numberOrNull(form.trainingYears),
    training_level: form.trainingLevel === "" ? null : form.trainingLevel,
    primary_focus: form.primaryFocus === "" ? null : form.primaryFocus,
    body_weight_kg: form.bodyWeight.trim() === "" ? null : kilogramsOf(toNumber(form.bodyWeight), unit),
  };
}

/** Kept to the gram, so that pounds come back as they were typed. */
function kilogramsOf(weight: number, unit: Weight): number {
  return unit === "kg" ? weight : Number(fromPounds(weight).toFixed(3));
}

function wholeNumber(min: number, max: number, unit: string) {
  return z
    .string()
    .refine((text) => text.trim() === "" || /^\d+$/.test(text.trim()), "Enter a whole number")
    .refine(
      (text) => text.trim() === "" || !/^\d+$/.test(text.trim()) || within(Number(text), min, max),
      `Between ${min} and ${max} ${unit}`,
    );
}

function within(number: number, min: number, max: number): boolean {
  return Number.isNaN(number) || (number >= min && number <= max);
}

function toNumber(text: string): number {
  return Number(text.trim().replace(",", "."));
}

function numberOrNull(text: string): number | null {
  return text.trim() === "" ? null : toNumber(text);
}

function textOf(number: number | null | undefined): string {
  return number === null || number === undefined ? "" : String(number);
}
