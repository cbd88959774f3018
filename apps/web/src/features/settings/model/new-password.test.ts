import { expect, test } from "vitest";
import { newPassword } from "./new-password.ts";

const messages = (change: object) =>
  newPassword
    .safeParse({ proofBy: "password", proof: "old one", password: "twelve bars", confirmation: "twelve bars", ...change })
    .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];

const both = (password: string) => ({ password, confirmation: password });

test("eight characters to 72 bytes, typed twice, with a proof", () => {
  expect([messages({}), messages(both("12345678")), messages(both("x".repeat(72)))].flat()).toEqual([]);
  expect(messages(both("1234567"))).toEqual(["password: Your password must be at least 8 characters long."]);
  expect(messages(both("é".repeat(37)))).toEqual(["password: Too long: use at most 72 characters, fewer with accents or emoji."]);
  expect(messages({ confirmation: "twelve" })).toEqual(["confirmation: Please make sure both passwords match."]);
  expect(messages({ proof: "" })).toEqual(["proof: Required"]);
});
