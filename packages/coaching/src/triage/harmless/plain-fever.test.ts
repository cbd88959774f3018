import { describe, expect, test } from "vitest";
import { triage } from "../triage.ts";

const levelOf = async (content: string, earlier: readonly string[] = []) => (await triage(content, earlier, "2026-11-29")).kind;

describe("a new fever and nothing else", () => {
  test.each([
    "got covid. fever since this morning",
    "fever since this morning 38.4",
    "woke up with a fever",
    "i have the flu and a fever since last night",
    "habe corona, fieber seit heute",
    "38,5 fieber seit gestern abend",
    "tengo covid y fiebre desde esta mañana",
    "j'ai de la fièvre depuis ce matin",
    "ho la febbre da stamattina, 38,2",
    "estou com febre desde ontem",
    "koorts sinds vanochtend",
  ])("%s: rests at home", async (content) => expect(await levelOf(content)).toBe("none"));

  test.each([
    ["got covid. fever since this morning, chest feels tight"],
    ["fever of 39.5 since this morning"],
    ["fever for 5 days now"],
    ["fever since this morning, ok to do the run?"],
    ["shivering and fever since last night"],
    ["fever since this morning and my knee is red and hot"],
    ["fieber seit heute und steifer nacken"],
    ["fiebre desde esta mañana y me falta el aire"],
    ["fever since this morning", "im 20 weeks pregnant with back ache"],
    ["fever since this morning 38.4", "cut my hand on the bar, red and hot"],
    ["my neck is stiff now", "fever since this morning 38.4"],
    ["nacken ist ganz steif", "fieber seit heute morgen"],
    ["light hurts my eyes", "fever since this morning 38.4"],
    ["fever since this morning", "chest pain on the stairs"],
  ])("%s: with more it is asked about or seen by a doctor", async (content: string, before?: string) => {
    expect(await levelOf(content, before === undefined ? [] : [before])).not.toBe("none");
  });

  test.each([
    ["neck is stiff from the pillow"],
    ["no fever, stiff neck from sleeping badly"],
    ["stiff neck after the presses", "38.5 km last week"],
  ])("%s: is no meningitis", async (content: string, before?: string) =>
    expect((await triage(content, before === undefined ? [] : [before], "2026-11-29")).kind).toBe("none"),
  );
});
