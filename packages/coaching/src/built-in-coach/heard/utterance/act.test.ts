import { describe, expect, test } from "vitest";
import type { Language } from "../../language/language.ts";
import { type Act, readUtterance } from "./act.ts";

const rows: readonly (readonly [Language, Act, string])[] = [
  ["en", "judgement", "wed theres the mobility class and the press session, is that too much for one day?"],
  ["en", "judgement", "am i gonna get the pullups"],
  ["en", "judgement", "isn't that shorter reps = easier"],
  ["en", "judgement", "do i need gels on an easy 18k?"],
  ["en", "fact", "whats on friday"],
  ["en", "fact", "tell me what i squatted in may"],
  ["en", "request", "can u move fridays station session to thursday"],
  ["en", "request", "make it easier"],
  ["en", "request", "i want more sled"],
  ["en", "report", "ran 5k this morning in 25 min"],
  ["en", "statement", "only 30 min tomorrow"],
  ["en", "correction", "oh it isnt tomorrow yet haha. yesterdays i meant"],
  ["en", "correction", "no wait saturdays fine, i meant mondays run to tuesday"],
  ["en", "acceptance", "ok do it"],
  ["en", "refusal", "nah forget it"],
  ["en", "talk", "thanks!"],
  ["de", "judgement", "ist das zu viel für einen tag?"],
  ["de", "fact", "was steht am freitag an"],
  ["de", "request", "kannst du den lauf auf sonntag schieben?"],
  ["de", "request", "mach den dienstag leichter"],
  ["de", "correction", "nee, ich meinte freitag"],
  ["fr", "judgement", "est-ce que c'est trop pour un jour ?"],
  ["fr", "request", "déplace la séance de vendredi à samedi"],
  ["fr", "fact", "combien de km en octobre ?"],
  ["es", "judgement", "¿es demasiado para un día?"],
  ["es", "request", "mueve la tirada al domingo"],
  ["es", "fact", "cuántos km corrí en noviembre"],
  ["it", "judgement", "è troppo per un giorno?"],
  ["it", "request", "sposta la corsa a domenica"],
  ["it", "fact", "quanti km ho corso a novembre"],
  ["pt", "judgement", "é demais para um dia?"],
  ["pt", "request", "muda a corrida para domingo"],
  ["nl", "judgement", "is dat te veel voor één dag?"],
  ["nl", "request", "verplaats de loop naar zondag"],
  ["nl", "fact", "hoeveel km liep ik in november"],
];

describe("an utterance is told by its grammar", () => {
  test.each(rows)("%s %s: %s", (language, act, content) => expect(readUtterance(content, language).act).toBe(act));
});

test("the parts of a message are utterances of their own", () => {
  const { clauses } = readUtterance("how many tonnes have i lifted in november so far, and was october more?", "en");
  expect(clauses.map(({ act }) => act)).toEqual(["fact", "fact"]);
});
