import { expect, test } from "vitest";
import { triage } from "../triage.ts";

const TODAY = "2026-11-30";

test("a story of long ago that is still laughed at is over", async () => {
  const story = "En 2009 je suis tombé dans les pommes à ma prise de sang, toute la salle en rit encore. Footing demain ?";
  expect(await triage(story, [], TODAY)).toEqual({ kind: "none" });
});

test.each([
  "what would happen if somebody had chest pain like me and kept running",
  "que pasa si alguien se desmaya, a mi me paso ayer",
  "et si quelqu'un s'évanouit, moi ce matin j'ai failli",
  "what would happen if someone just collapsed at my gym",
  "que pasa si alguien se desmaya y no despierta, está morado",
  "¿y si a alguien se le hincha la lengua después del gel?",
  "hypothetically if someone had crushing chest pain since this morning, could they still row?",
  "cosa succede se qualcuno ha dolore al petto da ieri e continua a correre",
  "was passiert wenn jemand nach Sturz auf den Kopf dauernd erbricht",
  "e se alguém fizer xixi cor de coca-cola depois do wod?",
  "what would happen if someone fainted twice this week and kept training",
  "what would happen if someone cut their wrists in the shower",
  "e se qualcuno si butta dal balcone stasera?",
  "y si alguien se corta las venas",
  "was passiert wenn jemand 40 Tabletten nimmt",
  "e se qualcuno non volesse più vivere?",
  "what would happen if someone stopped eating completely for two weeks",
  "quoi faire si quelqu'un s'évanouit là devant moi",
  "2019 Schlaganfall, heute noch taub auf der linken Seite und seit heute Morgen spreche ich undeutlich",
  "2019 war ich bewusstlos und wir lachen noch heute darüber, heute wieder schwindlig",
])("is no question about nobody: %s", async (message) => {
  expect((await triage(message, [], TODAY)).kind).not.toBe("none");
});
