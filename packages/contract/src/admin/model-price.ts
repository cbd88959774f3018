import { z } from "zod";
import { getNumber } from "../tracking/goal-value.ts";

/** What a million tokens of a language model cost, as it is typed, US dollars. Both empty: no price. */
export interface ModelPriceEntry {
  readonly input_price: string;
  readonly output_price: string;
}

const HIGHEST = 10_000;

const price = z
  .string()
  .refine((text) => text.trim() === "" || (getNumber(text) >= 0 && getNumber(text) <= HIGHEST), "Enter a number from 0 to 10,000");

export const modelPriceSchema: z.ZodType<ModelPriceEntry, ModelPriceEntry> = z
  .object({ input_price: price, output_price: price })
  .superRefine((entry, context) => {
    for (const [name, other] of [
      ["input_price", "output_price"],
      ["output_price", "input_price"],
    ] as const)
      if (entry[name].trim() === "" && entry[other].trim() !== "")
        context.addIssue({ code: "custom", path: [name], message: "Enter both prices, or none" });
  });

/** The prices to store; null when there is none. The entry has passed `modelPriceSchema`. */
export function modelPrice(entry: ModelPriceEntry): { readonly input_price: number; readonly output_price: number } | null {
  if (entry.input_price.trim() === "") return null;
  return { input_price: getNumber(entry.input_price), output_price: getNumber(entry.output_price) };
}
