import {
  FOCUS,
  GENDER,
  HISTORY_FIELDS,
  keyHistoryFields,
  LEVEL,
  PERSONAL_FIELDS,
  type EntryField,
  type EntryUnits,
} from "@ironpace/contract";
import type { Tables, TablesUpdate } from "@ironpace/contract";
import { entryDoubts, entryErrors, entryTexts, entryValues } from "./entry-texts.ts";
import { withMessage, type FormModel, type FormRules, type Messages, type Texts } from "./athlete-form.ts";

type ProfileRow = Tables<"athlete_profiles">;

const { age, bodyWeight, trainingYears } = PERSONAL_FIELDS;
/** What the wizard asks everybody for; the profile (components/settings/personal-form.tsx) shows all of PERSONAL_FIELDS. */
export const WIZARD_ENTRIES: readonly EntryField[] = [age, bodyWeight, trainingYears];

const KEY_HISTORY = [HISTORY_FIELDS.weeklyRun, HISTORY_FIELDS.longestRun, HISTORY_FIELDS.weeklyHours, HISTORY_FIELDS.longestRide];

/** What the wizard asks of an athlete with the focus that is chosen. */
export function wizardEntries(texts: Texts): readonly EntryField[] {
  return [...WIZARD_ENTRIES, ...keyHistoryFields(FOCUS.read(texts["primary_focus"]))];
}

/** What completes the wizard's step; it cannot be skipped. */
const WANTED = ["age", "gender", "training_years", "training_level", "primary_focus"];

/** Who trains, as the wizard asks. */
export const personalStep: FormModel = {
  textsOf: ({ personal }, units) => personalTexts([...WIZARD_ENTRIES, ...KEY_HISTORY], personal, units),
  errorsOf: (texts, circumstances) => ({
    ...withMessage(WANTED.map((name) => [name, (texts[name] ?? "").trim() === "" ? "Required" : undefined])),
    ...entryErrors(wizardEntries(texts), texts, circumstances),
  }),
  doubtsOf: (texts, circumstances) => ({
    ...entryDoubts(wizardEntries(texts), texts, circumstances),
    ...childhood(texts),
    ...longerThanWeek(texts),
  }),
};

/** Who trains, as the profile shows it; nothing has to be given. */
export const personalRules: FormRules = {
  errorsOf: (texts, circumstances) => entryErrors(Object.values(PERSONAL_FIELDS), texts, circumstances),
  doubtsOf: (texts, circumstances) => ({
    ...entryDoubts(Object.values(PERSONAL_FIELDS), texts, circumstances),
    ...childhood(texts),
  }),
};

/** These fields and the choices as texts; an unknown choice is empty. */
export function personalTexts(fields: readonly EntryField[], row: ProfileRow | null, units: EntryUnits): Texts {
  return {
    ...entryTexts(fields, row, units),
    gender: GENDER.read(row?.gender) ?? "",
    training_level: LEVEL.read(row?.training_level) ?? "",
    primary_focus: FOCUS.read(row?.primary_focus) ?? "",
  };
}

/** The columns that were changed. */
export function personalValues(
  fields: readonly EntryField[],
  texts: Texts,
  row: ProfileRow | null,
  units: EntryUnits,
): TablesUpdate<"athlete_profiles"> {
  const stored = personalTexts([], row, units);
  const changed = (["gender", "training_level", "primary_focus"] as const).filter((name) => texts[name] !== stored[name]);
  return {
    ...entryValues(fields, texts, row, units),
    ...Object.fromEntries(changed.map((name) => [name, texts[name] || null])),
  };
}

/** Nobody trains regularly before the age of five. */
function childhood(texts: Texts): Messages {
  const [age, years] = [Number(texts["age"]), Number(texts["training_years"])];
  return withMessage([
    [
      "training_years",
      texts["age"] && years > age - 5 ? `That means you started at age ${Math.max(0, age - years)}. Is this right?` : undefined,
    ],
  ]);
}

/** One run of a week cannot be longer than the mean week, unless it is the week's only one. */
function longerThanWeek(texts: Texts): Messages {
  const [week, longest] = [texts["weekly_run_km"], texts["longest_run_km"]].map(
    (text) => Number((text ?? "").replace(",", ".")) || undefined,
  );
  const isDoubtful = week !== undefined && longest !== undefined && longest > 1.5 * week;
  return withMessage([["longest_run_km", isDoubtful ? "That is longer than all your running in a usual week. Is this right?" : undefined]]);
}
