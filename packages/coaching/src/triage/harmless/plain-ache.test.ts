import { describe, expect, test } from "vitest";
import { triage } from "../triage.ts";

const levelOf = async (content: string, earlier: readonly string[] = []) => (await triage(content, earlier, "2026-11-29")).kind;

describe("an ache of a joint or muscle, since when and at what", () => {
  test.each([
    "knee hurts",
    "rodilla duele",
    "my right knee has hurt since friday, mostly on stairs",
    "mein rechtes Knie tut seit Freitag weh, vor allem auf der Treppe",
    "me duele la rodilla derecha desde el viernes, sobre todo en las escaleras",
    "j'ai mal au genou droit depuis vendredi, surtout dans les escaliers",
    "mi fa male il ginocchio destro da venerdì, soprattutto sulle scale",
    "j'ai mal au dos depuis hier après les deadlifts",
    "j'ai mal à l'épaule droite depuis lundi quand je lève le bras",
    "j'ai mal au tendon d'achille depuis dimanche, surtout le matin",
    "mijn rechter knie doet pijn sinds maandag op de trap",
  ])("%s: is the plan's matter", async (content) => {
    expect(await levelOf(content)).toBe("none");
  });

  test.each([
    "pain in my left arm and left shoulder since this morning",
    "my left shoulder hurts on the stairs since yesterday",
    "j'ai mal au dos depuis hier et la jambe est engourdie",
    "me duele la espalda desde ayer y no puedo mover el pie",
    "mein Knie tut seit Freitag weh, es ist rot und heiß, ich habe Fieber",
    "j'ai mal au genou depuis hier, il est bloqué et tout gonflé",
    "mi fa male la schiena da ieri e non riesco a fare pipì",
    "my back hurts since yesterday and i cant feel between my legs",
    "mal au mollet depuis hier, il est chaud et gonflé",
  ])("%s: is not", async (content) => {
    expect(await levelOf(content)).not.toBe("none");
  });
});
