import { expect, test } from "vitest";
import fc from "fast-check";
import { passwordStrength } from "./strength-hint.tsx";

test.each([
  [1, ["password", "12345678", "aaaaaaaaaaaaaaaa", "abcdefghijkl", "qwerty123", "11112222", "83510724"]],
  [2, ["tr0ub4dor&3", "kettle-barn", "Hx7!kq2Lm"]],
  [4, ["correct horse battery", "four quiet rowing mornings", "Vq9#tLw2!zXe7$pR"]],
])("level %i", (level, passwords) => {
  expect(passwords.map((password) => [password, passwordStrength(password)])).toEqual(passwords.map((password) => [password, level]));
});

test("what is known about the person is worth next to nothing", () => {
  expect(passwordStrength("lenabrandt1990", ["Lena", "Brandt", "lena.brandt@example.com"])).toBe(1);
  expect(passwordStrength("lenabrandt1990")).toBeGreaterThan(1);
});

test("a longer password is never weaker", () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[a-z]{1,5}$/), (password, more) => {
      expect(passwordStrength(`${password} ${more}`)).toBeGreaterThanOrEqual(passwordStrength(password));
    }),
  );
});
