import { FOCUS, GENDER, LEVEL, PERSONAL_FIELDS } from "@ironpace/contract";
import { entryDoubts, entryErrors, entryTexts } from "./entry-texts.ts";
import { messages, type Circumstances, type Messages, type StepModel, type Texts } from "./step-form.ts";

export const PERSONAL_ENTRIES = [PERSONAL_FIELDS.age, PERSONAL_FIELDS.bodyWeight, PERSONAL_FIELDS.trainingYears];

/** What completes this step; it cannot be skipped. */
const WANTED = ["age", "gender", "training_years", "training_level", "primary_focus"];

/** Who trains. */
export const personalStep: StepModel = {
  textsOf: ({ personal }, unit) => ({
    ...entryTexts(PERSONAL_ENTRIES, personal, unit),
    gender: GENDER.read(personal?.gender) ?? "",
    training_level: LEVEL.read(personal?.training_level) ?? "",
    primary_focus: FOCUS.read(personal?.primary_focus) ?? "",
  }),
  errorsOf: (texts, circumstances) => ({
    ...messages(WANTED.map((name) => [name, (texts[name] ?? "").trim() === "" ? "Required" : undefined])),
    ...entryErrors(PERSONAL_ENTRIES, texts, circumstances),
  }),
  doubtsOf: (texts, circumstances) => ({ ...entryDoubts(PERSONAL_ENTRIES, texts, circumstances), ...childhood(texts, circumstances) }),
};

/** Nobody trains regularly before the age of five. */
function childhood(texts: Texts, _circumstances: Circumstances): Messages {
  const [age, years] = [Number(texts.age), Number(texts.training_years)];
  return messages([
    ["training_years", texts.age && years > age - 5 ? `You would have started at ${Math.max(0, age - years)}. Is this right?` : undefined],
  ]);
}
