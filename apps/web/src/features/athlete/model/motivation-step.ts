import { textSchema } from "@ironpace/contract";
import { messages, type StepModel } from "./step-form.ts";

export const MOTIVATION_COLUMNS = ["motivation_drivers", "training_style_preferences", "training_dislikes"] as const;

/** What keeps the athlete going. All of it may be left out. */
export const motivationStep: StepModel = {
  textsOf: ({ motivation }) => Object.fromEntries(MOTIVATION_COLUMNS.map((column) => [column, motivation?.[column] ?? ""])),
  errorsOf: (texts) =>
    messages(MOTIVATION_COLUMNS.map((column) => [column, textSchema(column).safeParse(texts[column] ?? "").error?.issues[0]?.message])),
  doubtsOf: () => ({}),
};
