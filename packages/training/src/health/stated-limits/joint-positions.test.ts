import { describe, expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { healthCheck } from "../exercise-limits.ts";

const TODAY = "2026-11-30";

function read(text: string): {
  readonly closed: readonly string[];
  readonly regions: readonly string[];
  readonly isOpen: (name: string) => boolean;
} {
  const { health, regions } = readInjuries(text, TODAY);
  const check = healthCheck(health.limits, () => "");
  return {
    closed: health.limits.closed,
    regions: regions.map(({ region }) => region),
    isOpen: (name) => check({ name, movementPattern: "", stress: {} } as never) === undefined,
  };
}

/** The joint is named to say where it may not go, and is not sore: what goes elsewhere stays. */
describe("a position of a joint", () => {
  test.each([
    ["anything where elbows go way behind me is a no for now", "elbows-behind", "elbow"],
    ["nichts, wo die Ellbogen hinter den Körper gehen", "elbows-behind", "elbow"],
    ["nada con los codos por detrás del cuerpo", "elbows-behind", "elbow"],
    ["niente con i gomiti dietro la schiena", "elbows-behind", "elbow"],
    ["everything where the hand bends back under load is out till January", "hand-bent-back", "lower_back"],
    ["keine Übungen, bei denen das Handgelenk nach hinten abknickt", "hand-bent-back", "wrist_hand"],
    ["rien avec le poignet en arrière", "hand-bent-back", "wrist_hand"],
    ["nothing where i push hard off my toes for now", "toe-off", "foot"],
    ["nichts, wo ich mich über die Zehen abdrücke", "toe-off", "foot"],
    ["el fisio no quiere que gire con el pie clavado", "planted-turn", "foot"],
    ["no twisting on a planted foot", "planted-turn", "foot"],
    ["non devo girare con il piede fermo", "planted-turn", "foot"],
  ])("%s", (text, position, notSore) => {
    const { closed, regions } = read(text);
    expect(closed).toContain(position);
    expect(regions).not.toContain(notSore);
  });

  test("closes what goes there, and nothing else that the part does", () => {
    const hand = read("everything where the hand bends back under load is out till January, hanging and pulling fine");
    expect(["Push-up", "Front squat", "Handstand hold", "Plank shoulder tap", "Bar muscle-up"].filter(hand.isOpen)).toEqual([]);
    expect(["Deadlift", "Pull-up (strict)", "Ring row", "Row erg"].filter((name) => !hand.isOpen(name))).toEqual([]);
    const elbow = read("dips and anything where elbows go way behind me is a no for now");
    expect(["Ring dip", "Dip (parallel bar)"].filter(elbow.isOpen)).toEqual([]);
    expect(["Bench press", "Overhead press", "Biceps curl"].filter((name) => !elbow.isOpen(name))).toEqual([]);
    const toes = read("nothing where i push hard off my toes for now");
    expect(["Calf raise", "Single-leg calf raise (loaded)", "Box jump"].filter(toes.isOpen)).toEqual([]);
    expect(["Push-up", "Bench press", "Easy run"].filter((name) => !toes.isOpen(name))).toEqual([]);
  });

  test.each([
    ["my elbow hurts when it goes behind me in dips", "elbow"],
    ["wrist pain 4/10", "wrist_hand"],
    ["mir tut der Ellbogen weh", "elbow"],
    ["no running, sore foot", "foot"],
    ["me duele el pie al correr", "foot"],
    ["mi fa male la schiena", "lower_back"],
    ["shoulder hurts in moves like 'push press'", "shoulder"],
    ["mi fa male il piede quando sto fermo", "foot"],
  ])("%s stays a complaint", (text, region) => {
    expect(read(text).regions).toContain(region);
    expect(read(text).closed).not.toContain("planted-turn");
  });

  test.each([
    "devo stare in piedi mezz'ora dopo la pastiglia",
    "ich gehe viel zu Fuß",
    "trabajo de pie todo el día",
    "niente piegarmi in avanti a schiena tonda",
    "niente addominali tipo 'su con le spalle'",
    "keine Hebungen mit rundem Rücken",
    "je vais au travail à pied",
  ])("%s names no complaint", (text) => {
    expect(read(text).regions).toEqual([]);
  });
});
