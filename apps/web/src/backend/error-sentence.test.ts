import { describe, expect, test } from "vitest";
import { getSentence } from "./error-sentence.ts";

describe("error → sentence", () => {
  test("the server's own sentence is passed on", () => {
    expect(getSentence({ code: "42501", message: "You can only read your own roles" })).toBe("You can only read your own roles");
    expect(getSentence(new Error("Invalid login credentials"))).toBe("Invalid login credentials");
  });

  test.each(["Failed to fetch", "TypeError: Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
    "a broken connection is told in words: %s",
    (message) => {
      expect(getSentence(new TypeError(message))).toBe("The server cannot be reached. Check your connection and try again.");
    },
  );

  test("an overloaded server is a broken connection too: its message is the raw body", () => {
    expect(getSentence(Object.assign(new Error("{}"), { name: "AuthRetryableFetchError" }))).toMatch(/cannot be reached/);
  });

  test("a limit says what to do, and keeps the seconds the server counts", () => {
    const limited = (code: string, message: string) => getSentence(Object.assign(new Error(message), { code }));
    expect(limited("over_request_rate_limit", "Request rate limit reached")).toBe("Too many attempts. Wait a few minutes, then try again.");
    expect(limited("over_email_send_rate_limit", "email rate limit exceeded")).toMatch(/Wait an hour/);
    const tooSoon = "For security purposes, you can only request this after 41 seconds.";
    expect(limited("over_email_send_rate_limit", tooSoon)).toBe(tooSoon);
    expect(limited("mfa_verification_failed", "Invalid TOTP code entered")).toMatch(/Enter the code your app shows now/);
  });

  test("what is too large to store is said without the names of the database", () => {
    const refused = (constraint: string) => getSentence({ code: "23514", message: `new row violates check constraint "${constraint}"` });
    expect(refused("logged_sessions_exercises_size")).toBe("That is too long to save. Shorten it.");
    expect(refused("goals_title_length")).toContain("goals_title_length");
  });

  test("without a sentence there is none, so that the caller's own is used", () => {
    expect([
      getSentence(undefined),
      getSentence("boom"),
      getSentence({}),
      getSentence({ message: "" }),
      getSentence({ message: 5 }),
    ]).toEqual(Array.from({ length: 5 }));
  });
});
