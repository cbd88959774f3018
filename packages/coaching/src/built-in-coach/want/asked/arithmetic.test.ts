import { describe, expect, test } from "vitest";
import { askAll, askIn, VIEW } from "../../self-contained/dialogue-fixture.ts";

const MONDAY = { view: { ...VIEW, today: "2026-11-30" } };

describe("speeds, weights and plates are computed", () => {
  test("a weight of the answer before", async () => {
    expect((await askAll("whats my best squat", "how many pounds is that")).text).toMatch(/237 lb/);
  });

  test.each(["is the treadmill as good as outside", "my treadmill broke, set back", "how much is my squat in lb", "make my squat 90 kg"])(
    "%s is another question",
    async (said) => expect((await askAll(said)).reader ?? "").not.toMatch(/^(?:treadmill speed|weight in units)$/),
  );
});

describe("what is planned reaches to the end of its period", () => {
  test("until mid December is no card until today", async () => {
    const { proposals } = await askIn(MONDAY, "im away until about mid december");
    expect(proposals[0]?.request).toMatchObject({ reason: "travel", from: "2026-11-30" });
    expect(proposals[0]?.request).not.toMatchObject({ to: "2026-11-30" });
  });
});
