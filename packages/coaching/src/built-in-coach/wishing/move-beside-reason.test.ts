import { expect, it } from "vitest";
import { askIn, cardAfter, VIEW } from "../self-contained/dialogue-fixture.ts";

it.each([
  ["pls move fridays session to thursday, got a birthday on saturday night and will be useless", "2026-12-03"],
  ["move tuesdays squats to wednesday, wedding on monday", "2026-12-02"],
  ["can you push fridays session to sunday, friday is my moms birthday", "2026-12-06"],
])("moves to the day named in %s", async (message, to) =>
  expect(await cardAfter(message)).toEqual(expect.objectContaining({ reason: "move", to })),
);

/** A Monday; the squats are on Tuesday 1 December, Thursday is free. */
const MONDAY = { view: { ...VIEW, today: "2026-11-30" } };

it.each([
  "can we do tmrws lifting on thursday instead? ive got a dinner tuesday night",
  "can we do tomorrow's session on thursday instead, im out on tuesday",
  "ive got a dinner tuesday night, can we do tmrws lifting on thursday instead?",
  "move tomorrow's session to thursday, I am free on thursday",
  "¿podemos hacer la sesión de mañana el jueves? tengo una cena el martes",
  "possiamo fare la sessione di domani giovedì? ho una cena martedì sera",
])("moves to the day that is wished for, not to that of the reason: %s", async (message) => {
  expect((await askIn(MONDAY, message)).proposals.map(({ request }) => request)).toEqual([
    expect.objectContaining({ reason: "move", sessionId: "w4d2", to: "2026-12-03" }),
  ]);
});
