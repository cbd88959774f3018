import { expect, test } from "vitest";
import { statedStations, statedWeakStations } from "./stated-stations.ts";

test.each([
  ["doing the relay w girls from work, my bits are the row and the farmers carry", ["Row erg", "Farmers carry"]],
  ["they put me on wall balls and the sled push", ["Sled push", "Wall ball"]],
  ["The others run fast, they put me on the ski erg and farmers carry", ["Ski erg", "Farmers carry"]],
  ["my stations are rowing and lunges", ["Row erg", "Sandbag lunge"]],
  ["Staffel mit Kollegen, ich mache Rudern und Wall Balls", ["Row erg", "Wall ball"]],
  ["me tocan remo y zancadas", ["Row erg", "Sandbag lunge"]],
  ["talked me into the relay, i do the sled and wall balls plus 2 of the runs", ["Sled push", "Wall ball"]],
  ["je fais le rameur et les wall balls", ["Row erg", "Wall ball"]],
  // Not what a team gave, or no station of the athlete's at all.
  ["rowing and wall balls are fun", []],
  ["I have knee pain from lunges", []],
  ["I do row, ski erg, lunges and wall balls in class", []],
  ["", []],
] as const)("the team's stations in “%s”", (text, stations) => {
  expect(statedStations(text)).toEqual(stations);
});

test.each([
  ["wall balls are my weak spot, love the sleds", ["Wall ball"]],
  ["i struggle with the sleds", ["Sled push", "Sled pull (rope)"]],
  ["am Schlitten bin ich schwach", ["Sled push", "Sled pull (rope)"]],
  ["los wall balls son mi punto débil", ["Wall ball"]],
  ["burpees sono il mio punto debole", ["Burpee broad jump"]],
  ["Sleds killed me in Manchester so more sled pls", ["Sled push", "Sled pull (rope)"]],
  ["sled pull + last 40 wall balls is where I lost it in the last one so hit those", ["Sled pull (rope)", "Wall ball"]],
  ["lost 3 minutes on the sled push", ["Sled push"]],
  ["die Schlitten haben mich in Köln fertig gemacht, bitte mehr Schlitten", ["Sled push", "Sled pull (rope)"]],
  ["los trineos me mataron en Madrid, más trineo por favor", ["Sled push", "Sled pull (rope)"]],
  ["les traîneaux m'ont achevé, plus de traîneau svp", ["Sled push", "Sled pull (rope)"]],
  ["le slitte mi hanno distrutto, più slitta per favore", ["Sled push", "Sled pull (rope)"]],
  ["no more sleds please", []],
  ["weak left knee, wall balls are fine", []],
  ["wall balls hurt my weak shoulder", []],
])("stations that are a weakness: %s", (text, stations) => {
  expect(statedWeakStations(text)).toEqual(stations);
});
