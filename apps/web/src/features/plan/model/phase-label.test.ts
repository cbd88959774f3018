import { getPhaseLabel, PHASE_LABELS } from "@ironpace/training";
import { expect, test } from "vitest";
import { phaseLabel } from "./phase-label.ts";
import type { PhaseName } from "./plan-view.ts";

test.each<[PhaseName, string]>([
  ["foundation", "Base"],
  ["accumulation", "Base"],
  ["development", "Build"],
  ["intensity", "Build"],
  ["performance", "Peak"],
  ["specialization", "Peak"],
  ["specific", "Peak"],
  ["taper", "Taper"],
])("%s is called %s, as on the landing page", (name, label) => expect(phaseLabel(name)).toBe(label));

test("the bar calls each phase what the description of the plan calls it", () => {
  for (const phase of ["foundation", "development", "performance"] as const) {
    expect(phaseLabel(phase).toLowerCase()).toBe(getPhaseLabel({ phase }));
    for (const season of ["base", "build", "specific", "taper", "recovery"] as const)
      expect(phaseLabel(season).toLowerCase()).toBe(getPhaseLabel({ phase, season }));
  }
  expect(new Set(Object.values(PHASE_LABELS))).toEqual(new Set(["base", "build", "peak", "taper", "recovery"]));
});
