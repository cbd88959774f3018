import { expect, it } from "vitest";
import { askAll } from "../self-contained/dialogue-fixture.ts";

it.each([
  "I took another rest day",
  "I've had more rest days lately and feel great",
  "j'ai pris un jour de repos et ça va mieux",
  "ich habe weniger Einheiten gemacht und es geht mir gut",
  "he tenido más días de descanso",
  "ho fatto meno sessioni",
  "I've been running less this week, felt good",
])("offers no card for what was done or names no lasting change: %s", async (message) => {
  expect((await askAll(message)).proposals.map(({ request, title }) => `${request.reason} ${title}`)).toEqual([]);
});

it.each([
  "more rest days please, 5 sessions is too much",
  "I had a hard month, fewer sessions please",
  "another rest day a week please",
  "je veux un jour de repos en plus par semaine",
  "ich hätte gern mehr Ruhetage",
  "menos sesiones por favor",
])("offers fewer days for %s", async (message) => {
  expect((await askAll(message)).proposals.map(({ request }) => request.reason)).toEqual(["availability"]);
});

it("changes no week for one rest day", async () => {
  expect((await askAll("I want another rest day")).proposals.filter(({ request }) => request.reason === "availability")).toEqual([]);
});

it.each([
  "id like a bit more pull up work till christmas so i get the 12. nothing crazy, 2x a week 10 min max",
  "some extra pull-ups twice a week until 20 december, 10 min each",
])("takes no session away for more of an exercise: %s", async (message) => {
  const { proposals } = await askAll(message);
  expect(proposals.filter(({ request, title }) => request.reason === "availability" || /leave out|skip/i.test(title))).toEqual([]);
});
