import { type TEXT_LIMITS, textSchema } from "@ironpace/contract";
import { parseDay } from "@ironpace/training";
import { withMessage, type FormModel, type Messages, type Texts } from "./athlete-form.ts";

/** Columns that hold the athlete's own words; a day is a text too. */
export type TextColumn = keyof typeof TEXT_LIMITS | "competition_date";

/** What is wrong with the texts: they are too long, or no day. */
export function textErrors(columns: readonly TextColumn[], texts: Texts): Messages {
  return withMessage(columns.map((column) => [column, textError(column, texts[column] ?? "")]));
}

function textError(column: TextColumn, text: string): string | undefined {
  if (column === "competition_date") return text === "" || parseDay(text) !== undefined ? undefined : "Enter a date";
  return textSchema(column).safeParse(text).error?.issues[0]?.message;
}

/** Column → what is stored of the text: null of an empty one. */
export function textValues<Column extends TextColumn>(columns: readonly Column[], texts: Texts): Record<Column, string | null> {
  const values = columns.map((column) => {
    const text = texts[column] ?? "";
    return [column, column === "competition_date" ? text || null : textSchema(column).parse(text)] as const;
  });
  return Object.fromEntries(values) as Record<Column, string | null>;
}

/** The stored texts of a row; empty where nothing is stored. */
export function storedTexts(columns: readonly TextColumn[], row: object | null): Texts {
  const stored = row as Readonly<Record<string, unknown>> | null;
  return Object.fromEntries(
    columns.map((column) => {
      const text = stored?.[column];
      return [column, typeof text === "string" ? text : ""];
    }),
  );
}

export const MOTIVATION_COLUMNS = ["motivation_drivers", "training_style_preferences", "training_dislikes"] as const;

/** What keeps the athlete going. All of it may be left out. */
export const motivationStep: FormModel = {
  textsOf: ({ motivation }) => storedTexts(MOTIVATION_COLUMNS, motivation),
  errorsOf: (texts) => textErrors(MOTIVATION_COLUMNS, texts),
  doubtsOf: () => ({}),
};
