import { expect, test } from "vitest";
import { statedStations } from "./stated-stations.ts";

test.each([
  ["The others run fast, they put me on the ski erg and farmers carry", ["Ski erg", "Farmers carry"]],
  ["my stations are rowing and lunges", ["Row erg", "Sandbag lunge"]],
  ["Staffel mit Kollegen, ich mache Rudern und Wall Balls", ["Row erg", "Wall ball"]],
  ["me tocan remo y zancadas", ["Row erg", "Sandbag lunge"]],
  ["je fais le rameur et les wall balls", ["Row erg", "Wall ball"]],
  // Not what a team gave, or no station of the athlete's at all.
  ["rowing and wall balls are fun", []],
  ["I have knee pain from lunges", []],
  ["I do row, ski erg, lunges and wall balls in class", []],
  ["", []],
] as const)("the team's stations in “%s”", (text, stations) => {
  expect(statedStations(text)).toEqual(stations);
});
