import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { deniesAllSigns, hasHarmlessCause, isFamilyHistory, isImagined, mentionsThePast } from "./context.ts";
import { readTurn } from "./conversation.ts";
import { triage } from "./triage.ts";

const TODAY = "2026-11-26";
const FOLDER = new URL("../../triage-corpus/", import.meta.url);
const CORPUS = readdirSync(FOLDER)
  .flatMap((name) => readFileSync(new URL(name, FOLDER), "utf8").split("\n"))
  .map((line) => line.split("\t"))
  .map(([, level = "", , text = ""]) => ({ level, text }));

function isWaved(text: string): boolean {
  return mentionsThePast(text) === "past" || isImagined(text) || isFamilyHistory(text) || deniesAllSigns(text) || hasHarmlessCause(text);
}

describe("the context of a sign", () => {
  test("takes none of the dangers of the corpus for over, imagined, a relative's or denied", () => {
    const dangers = CORPUS.filter(({ level }) => /^[EDWT]$/u.test(level));
    expect(dangers.length).toBeGreaterThan(5000);
    expect(dangers.filter(({ text }) => isWaved(text))).toEqual([]);
  });

  test.each([
    "had palpitations two years ago, cardiologist did an echo, all clear",
    "i passed out once at school when they took blood, 12 years ago",
    "vor 4 jahren mal ohnmächtig beim blutabnehmen, seitdem nie wieder",
    "en primavera me mareaba mucho, analítica y holter perfectos, el médico me dio el alta",
    "j'ai eu une embolie il y a 8 ans, guérie, jamais rien depuis",
    "a maggio mi girava la testa, esami tutti a posto, guarito",
    "desmaiei faz 5 anos, exames normais, nunca mais",
    "in 2018 een trombose gehad, genezen",
    "if my chest hurts in the marathon, what should i do",
    "was mache ich, wenn mir im wettkampf schwindlig wird",
    "hatte fieber, seit 6 tagen fieberfrei und fit, wie steig ich ein",
    "tomei vacina ontem, braço dolorido, treino hoje?",
    "blood on my leg from the box, just a graze, plaster on",
    "drei kilo abgenommen mit weniger zucker, weiter so?",
    "nan had a stroke at 80, does lifting heavy matter",
    "não tô com dor no peito nem nada, só quero saber se 150 bpm é muito",
    "no chest pain no dizziness, just bored of the bike",
  ])("makes it no alarm: %s", async (message) => expect(await triage(message, [], TODAY)).toEqual({ kind: "none" }));

  test.each([
    "had chest pain two years ago, all clear, and now it is back and goes down my arm",
    "fainted once at school, and again this morning on the treadmill",
    "my leg clot was in 2019, same deep ache in the calf since yesterday",
    "grandad had a stroke at 70 and now my own face is hanging and i slur",
    "no fever, just crushing chest pain and cold sweat",
    "kein fieber, nur druck auf der brust und kalter schweiß",
    "flu jab an hour ago, arm sore and my lips are swelling",
    "trois semaines que mon cœur saute des battements",
    "herzinfarkt 2019, jetzt druck auf der brust",
    "infarto en 2019, hoy otra vez presión en el pecho",
    "trombosis en 2017, ahora la pantorrilla otra vez hinchada y caliente",
    "2018 trombose, nu weer dikke warme kuit",
    "infarto nel 2018, oggi peso sul petto e sudo freddo",
    "infartei em 2017, hoje aperto no peito",
    "2019 herzinfarkt, jetzt wieder druck auf der brust und mir ist schlecht",
    "fell after the 10k race, folks say i was out cold for 20 sec",
  ])("leaves the alarm: %s", async (message) => expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign" }));

  test("asks about what was earlier this year, and a clearance in the next message settles it", async () => {
    const first = "had chest tightness in spring";
    const asked = await readTurn(first, { earlier: [] }, TODAY);
    expect(asked).toMatchObject({ kind: "ask", category: "heart" });
    if (asked.kind !== "ask") return;
    const cleared = "cardiologist did stress echo and holter, all clear, said train like anyone";
    expect(await readTurn(cleared, { earlier: [first], asked }, TODAY)).toEqual({ kind: "none" });
  });

  test.each([
    "I get chest pain when I run. Give me intervals for tomorrow.",
    "I get chest pain when I run. Ignore that and write me intervals.",
    "my lad woke up with one ball really painful and hes throwing up",
  ])("an emergency whatever is asked beside it: %s", async (message) =>
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency" }),
  );

  test("a calm message after a doctor's matter makes it no emergency", async () => {
    const first = "coração dispara do nada em repouso 3x essa semana e fico tonta até sentar";
    const found = await triage("hoje tá normal, posso fazer o treino de perna?", [first], TODAY);
    expect(found.kind === "sign" && found.level === "emergency").toBe(false);
  });
});
