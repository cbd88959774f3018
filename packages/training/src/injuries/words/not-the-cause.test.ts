import { expect, test } from "vitest";
import { readHealth } from "../../health/read-health.ts";

const limits = (text: string) => readHealth(text, "2026-11-29").limits;

test.each([
  "Broke my wrist in 2019 (ice, not running!), long healed",
  "Tore my hamstring in 2021 (football, not running), all good since",
  "Schlüsselbein 2018 gebrochen (Rad, nicht Laufen), längst verheilt",
  "Me rompí el tobillo en 2015 (moto, no corriendo), ya está bien",
])("what an old injury did not come from forbids nothing: %s", (text) => expect(limits(text).running).toBe(true));

test.each(["Sprained my ankle last week (walking yes, no running)", "Knee (physio: no running for now)", "No running for 3 weeks"])(
  "an order in brackets holds: %s",
  (text) => expect(limits(text).running).toBe(false),
);

test.each(["Old wrist fracture, it won't bend right back", "My finger doesn't bend fully"])(
  "the range of a joint closes nothing for the trunk: %s",
  (text) => expect(limits(text).liftFromFloor).toBe(true),
);

test("not to bend is still a limit of the trunk", () => expect(limits("Back operation, I must not bend").liftFromFloor).toBe(false));
