import { FOCUS, GENDER, HISTORY_FIELDS, keyHistoryFields, LEVEL, PERSONAL_FIELDS, type EntryField } from "@ironpace/contract";
import { entryDoubts, entryErrors, entryTexts } from "./entry-texts.ts";
import { entryUnits, messages, type Circumstances, type Messages, type StepModel, type Texts } from "./step-form.ts";

export const PERSONAL_ENTRIES = [PERSONAL_FIELDS.age, PERSONAL_FIELDS.bodyWeight, PERSONAL_FIELDS.trainingYears];

const KEY_HISTORY = [HISTORY_FIELDS.weeklyRun, HISTORY_FIELDS.longestRun, HISTORY_FIELDS.weeklyHours, HISTORY_FIELDS.longestRide];

/** The fields of the focus that is chosen. */
export function personalEntries(texts: Texts): readonly EntryField[] {
  return [...PERSONAL_ENTRIES, ...keyHistoryFields(FOCUS.read(texts.primary_focus))];
}

/** What completes this step; it cannot be skipped. */
const WANTED = ["age", "gender", "training_years", "training_level", "primary_focus"];

/** Who trains. */
export const personalStep: StepModel = {
  textsOf: (told, unit) => ({
    ...entryTexts([...PERSONAL_ENTRIES, ...KEY_HISTORY], told.personal, entryUnits(told, unit)),
    gender: GENDER.read(told.personal?.gender) ?? "",
    training_level: LEVEL.read(told.personal?.training_level) ?? "",
    primary_focus: FOCUS.read(told.personal?.primary_focus) ?? "",
  }),
  errorsOf: (texts, circumstances) => ({
    ...messages(WANTED.map((name) => [name, (texts[name] ?? "").trim() === "" ? "Required" : undefined])),
    ...entryErrors(personalEntries(texts), texts, circumstances),
  }),
  doubtsOf: (texts, circumstances) => ({
    ...entryDoubts(personalEntries(texts), texts, circumstances),
    ...childhood(texts, circumstances),
    ...longerThanWeek(texts),
  }),
};

/** Nobody trains regularly before the age of five. */
function childhood(texts: Texts, _circumstances: Circumstances): Messages {
  const [age, years] = [Number(texts.age), Number(texts.training_years)];
  return messages([
    [
      "training_years",
      texts.age && years > age - 5 ? `That means you started at age ${Math.max(0, age - years)}. Is this right?` : undefined,
    ],
  ]);
}

/** One run of a week cannot be longer than the mean week, unless it is the week's only one. */
function longerThanWeek(texts: Texts): Messages {
  const [week, longest] = [texts.weekly_run_km, texts.longest_run_km].map((text) => Number((text ?? "").replace(",", ".")) || undefined);
  const isDoubtful = week !== undefined && longest !== undefined && longest > 1.5 * week;
  return messages([["longest_run_km", isDoubtful ? "That is much longer than your usual week. Is this right?" : undefined]]);
}
