import { expect, it } from "vitest";
import { askIn, VIEW } from "../../self-contained/dialogue-fixture.ts";

/** A Monday with a threshold run. */
const MONDAY = { view: { ...VIEW, today: "2026-11-30" } };

it.each([
  ["I only have 30 min today", "no just run, skip the fancy stuff"],
  ["I only have 30 min today", "skip the intervals"],
  ["I only have 30 min today", "just an easy run then"],
  ["ich hab heute nur 30 min", "nein, einfach nur laufen, ohne die Intervalle"],
  ["je n'ai que 30 min aujourd'hui", "non juste courir, sans fractionné"],
  ["hoy solo tengo 30 min", "no, solo correr, sin series"],
  ["oggi ho solo 30 min", "no, solo correre, niente ripetute"],
])("%s, %s: an easy run and no rest day", async (...messages) => {
  expect((await askIn(MONDAY, ...messages)).proposals.map(({ request }) => request)).toEqual([
    { reason: "ease", from: "2026-11-30", to: "2026-11-30", onlyEasy: true, mostMinutes: 30 },
  ]);
});

it.each([
  ["I only have 30 min today", "no, skip it"],
  ["I only have 30 min tomorrow", "just run, skip the lifting"],
])("%s, %s: is another wish", async (...messages) => expect((await askIn(MONDAY, ...messages)).reader).not.toBe("plain run"));
