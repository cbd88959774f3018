import { expect, test } from "vitest";
import { readHealth } from "../read-health.ts";

const limitsOf = (note: string) => readHealth(note, "2026-11-30").limits;

test.each([
  "IUD, asthma as a kid, not since.",
  "als Kind Asthma, seitdem nix mehr",
  "Asthme dans l'enfance, plus rien depuis 20 ans",
  "asma de niño, desde entonces nada",
  "asma da bambino, mai più avuta",
  "asma em criança, nunca mais",
  "astma als kind, sindsdien niets meer",
])("asthma that ended with childhood limits nothing: %s", (note) =>
  expect(limitsOf(note)).toMatchObject({ rpe: 10, warmupMinutes: 0, clearance: "none" }),
);

test.each([
  "asthma as a kid, inhaler now",
  "asthma as a kid, not since, but I carry an inhaler",
  "asthma as a kid, still sometimes",
  "asthma as a kid, not since last winter",
  "asthma as a kid, no attacks since I take the preventer",
  "als Kind Asthma, seitdem nur noch beim Laufen",
  "als Kind Asthma, seit dem Spray nix mehr",
  "asthme enfant, parfois encore",
  "asma de niño, a veces todavía",
  "asma da bambino, ogni tanto torna",
])("asthma that comes back or is treated stays: %s", (note) => expect(limitsOf(note).warmupMinutes).toBe(15));
