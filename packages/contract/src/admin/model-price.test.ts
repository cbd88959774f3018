import { expect, test } from "vitest";
import { modelPrice, modelPriceSchema } from "./model-price.ts";

test.each([
  [
    { input_price: "0.15", output_price: "0,6" },
    { input_price: 0.15, output_price: 0.6 },
  ],
  [
    { input_price: "0", output_price: "10000" },
    { input_price: 0, output_price: 10_000 },
  ],
  [{ input_price: " ", output_price: "" }, null],
])("%o is a price", (entry, price) => {
  expect(modelPrice(modelPriceSchema.parse(entry))).toEqual(price);
});

test.each([
  [{ input_price: "free", output_price: "1" }, "input_price", "Enter a number from 0 to 10,000"],
  [{ input_price: "1", output_price: "10000.5" }, "output_price", "Enter a number from 0 to 10,000"],
  [{ input_price: "-1", output_price: "1" }, "input_price", "Enter a number from 0 to 10,000"],
  [{ input_price: "1", output_price: "" }, "output_price", "Enter both prices, or none"],
])("%o is none", (entry, field, message) => {
  expect(modelPriceSchema.safeParse(entry).error?.issues).toMatchObject([{ path: [field], message }]);
});
