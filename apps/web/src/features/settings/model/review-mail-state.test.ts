import { expect, test } from "vitest";
import { reviewMailState } from "./review-mail-state.ts";

const on = { wanted: true, zone: "America/New_York", isAvailable: true, email: "ada@example.com" };

test.each([
  ["on", on, "On. Sent on Sundays from 19:00 (America/New York) to ada@example.com.", true],
  ["off", { ...on, wanted: false }, "Off.", true],
  ["not yet known", { ...on, wanted: false, isAvailable: undefined }, "Off.", false],
  ["on, where no mail is sent", { ...on, isAvailable: false }, "This server does not send email.", false],
  ["an account without an address", { ...on, wanted: false, email: "" }, "Your account has no email address yet.", false],
])("the mail with the weekly review: %s", (_, given, text, canTurnOn) => {
  expect(reviewMailState(given)).toEqual({ text, canTurnOn });
});
