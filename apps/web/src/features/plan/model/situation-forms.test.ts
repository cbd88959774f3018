import { addDays } from "@ironpace/training";
import { expect, test } from "vitest";
import { formatDay } from "#ui/format.ts";
import { plan, START } from "./sample-plan.ts";
import { absenceSchema } from "./situation-forms.ts";

test("days after the plan are refused with its last day, as people write it", () => {
  const last = addDays(START, plan().durationWeeks * 7 - 1);
  const checked = absenceSchema(plan(), START).safeParse({ from: addDays(last, 1), to: addDays(last, 2) });
  expect(checked.error?.issues.map(({ message }) => message)).toEqual([`Your plan ends on ${formatDay(last)}`]);
});
