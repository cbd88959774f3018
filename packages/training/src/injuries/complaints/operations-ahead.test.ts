import { expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const read = (text: string) => readInjuries(text, "2026-11-30");

test("an operation ahead takes its day, and nothing that is trained around it hurts", () => {
  const { regions, days } = read(
    "Carpal tunnel release on my left hand booked for Monday the 14th. Before that train me as normal. After, they say two weeks not gripping anything with it, so legs on machines and the right arm I suppose??",
  );
  expect(regions).toEqual([]);
  expect(days).toMatchObject([{ from: "2026-12-14", until: "2026-12-14", isOff: true }]);
});

test("a part that hurts before its operation is spared", () => {
  const { regions } = read("Knee surgery booked for 14 December. The knee hurts on stairs, 4/10.");
  expect(regions.some(({ region, grade }) => region === "knee" && grade > 0)).toBe(true);
});

test.each([
  "Perforated eardrum, ENT says keep head out of the water til the 15th of dec. No, I can't just wear plugs, I asked.",
  "Nach den zwei Geburten ist Hüpfen so ne Sache (Blase), Seilspringen bitte nicht.",
])("an aid that does not do and a bladder are neither a complaint nor a blister: %s", (text) => {
  const groups = read(text).health.findings.map(({ group }) => group);
  expect(groups).not.toContain("unread");
  expect(groups).not.toContain("skin");
});
