import { expect, it } from "vitest";
import { askIn, DIARY } from "../../self-contained/dialogue-fixture.ts";

const ask = (dislikes: string, message: string) => askIn({ diary: { ...DIARY, profile: { ...DIARY.profile, dislikes } } }, message);

it.each([
  "take rope climb off my dislikes",
  "I want my weights in lbs and take rope climb off my dislikes, i actually like it now",
  "please remove rope climbs from my dislikes",
  "nimm rope climb aus meinen Abneigungen",
])("%s: the card keeps the rest", async (message) => {
  const request = (await ask("burpees, rope climb", message)).proposals[0]?.request;
  expect(request?.reason === "record" ? request.record : undefined).toEqual({ kind: "dislikes", text: "burpees" });
});

it.each(["rope climb", "no rope climb before a race, please"])("offers no card where the profile says only “%s”", async (dislikes) => {
  const { text, proposals } = await ask(dislikes, "take rope climb off my dislikes");
  expect(text).toMatch(/What you would rather not do/);
  expect(proposals).toEqual([]);
});

it("says where pounds are chosen", async () =>
  expect((await ask("burpees, rope climb", "weights in lbs please and take rope climb off my dislikes")).text).toMatch(/Settings/));
