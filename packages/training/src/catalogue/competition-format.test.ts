import { expect, test } from "vitest";
import { competitionFormat } from "./competition-format.ts";

test.each([
  ["HYROX Berlin", { kind: "hyrox", sleds: true, pro: false, doubles: false }],
  ["Hyrox women's pro", { kind: "hyrox", division: "womenPro", pro: true }],
  ["hyrox open men", { kind: "hyrox", division: "menOpen" }],
  ["Hyrox mixed doubles", { kind: "hyrox", division: "doublesMixed", doubles: true }],
  ["HYROX Doppel Köln", { kind: "hyrox", doubles: true }],
  ["Hyrox with my partner", { kind: "hyrox", doubles: true }],
  ["Hyrox mixed", { kind: "hyrox", division: "doublesMixed", doubles: true }],
  ["Hyrox mixed relay", { kind: "hyrox", doubles: false, relay: true }],
  ["Hyrox Staffel", { kind: "hyrox", doubles: false, relay: true }],
  ["CrossFit Open", { kind: "crossfit" }],
  ["the Open 26.1", { kind: "crossfit" }],
  ["local throwdown", { kind: "crossfit" }],
  ["Marathon", { kind: "running", distance: 42_195 }],
  ["Berlin Half Marathon", { kind: "running", distance: 21_097.5 }],
  ["half", { kind: "running", distance: 21_097.5 }],
  ["21k", { kind: "running", distance: 21_097.5 }],
  ["42k", { kind: "running", distance: 42_195 }],
  ["10k", { kind: "running", distance: 10_000 }],
  ["City run 7.5 km", { kind: "running", distance: 7500 }],
  ["parkrun", { kind: "running", distance: 5000 }],
  ["ultra 50 km trail", { kind: "running", distance: 50_000 }],
  ["race", { kind: "running" }],
  ["Ironman 70.3", { kind: "triathlon", name: "middle" }],
  ["Half Ironman", { kind: "triathlon", name: "middle" }],
  ["Ironman Roth", { kind: "triathlon", name: "full" }],
  ["sprint tri", { kind: "triathlon", name: "sprint" }],
  ["Olympic triathlon", { kind: "triathlon", name: "standard" }],
  ["IPF powerlifting meet", { kind: "powerlifting" }],
  ["US Open powerlifting", { kind: "powerlifting" }],
  ["olympic lifting", { kind: "weightlifting" }],
  ["Spartan Race", { kind: "hyrox", sleds: false }],
  ["Tough Mudder 10k", { kind: "hyrox", sleds: false }],
])("%s", (text, expected) => expect(competitionFormat(text)).toMatchObject(expected));

test.each(["", "my wedding", "chess"])("%j names no format", (text) => expect(competitionFormat(text)).toBeUndefined());
