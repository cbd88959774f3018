import { expect, it } from "vitest";
import { askAll, askIn, VIEW } from "../self-contained/dialogue-fixture.ts";

const RACE = { id: "r1", name: "Hyrox Berlin", type: "hyrox", date: "2027-02-13", priority: "A" } as const;
const recordAfter = async (message: string): Promise<unknown> => {
  const request = (await askIn({ view: { ...VIEW, competitions: [RACE] } }, message)).proposals[0]?.request;
  return request?.reason === "record" ? request.record : undefined;
};

it.each(["new goal: sub 1:20 at hyrox berlin, a proper goal not just a wish", "new goal: hyrox under 1:20"])(
  "is due on the day of the race: %s",
  async (message) => expect(await recordAfter(message)).toMatchObject({ kind: "goal", due: RACE.date }),
);

it.each([
  ["new goal: squat 120 kg by march", "2027-03-31"],
  ["new goal: squat 120 kg", "2027-02-20"],
])("has its own day beside a race: %s", async (message, due) => expect(await recordAfter(message)).toMatchObject({ kind: "goal", due }));

it("takes a load before “last week” for no number of weeks", async () => {
  const { text } = await askAll("what weight do i squat next", "why not 92.5, did 90 last week allready", "ok leave it");
  expect(text).not.toMatch(/90 weeks/);
});
