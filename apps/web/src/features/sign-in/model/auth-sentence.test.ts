import { expect, test } from "vitest";
import { getAuthSentence } from "./auth-sentence.ts";

const told = (code: string, message: string) => getAuthSentence(Object.assign(new Error(message), { code }));

test("a refusal of the sign-in service is told in the app's own words", () => {
  expect(told("weak_password", "Password is known to be weak and easy to guess, please choose a different one.")).toBe(
    "This password is easy to guess. Choose another.",
  );
  expect(told("weak_password", "Password should be at least 8 characters.")).toBe("Password should be at least 8 characters.");
  expect(told("user_already_exists", "User already registered")).toMatch(/sign in/);
  expect(told("signup_disabled", "Signups not allowed for this instance")).toBe("This server takes no new accounts.");
  expect(told("user_banned", "User is banned")).toMatch(/disabled/);
});

test("any other sentence is passed on, and none stays none", () => {
  expect(told("invalid_credentials", "Invalid login credentials")).toBe("Invalid login credentials");
  expect(getAuthSentence(new TypeError("Failed to fetch"))).toMatch(/cannot be reached/);
  expect([getAuthSentence(undefined), getAuthSentence(null), getAuthSentence({})]).toEqual([undefined, undefined, undefined]);
});
