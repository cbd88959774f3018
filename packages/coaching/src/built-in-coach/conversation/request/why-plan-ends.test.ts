import { describe, expect, it } from "vitest";
import { askIn, VIEW } from "../../self-contained/dialogue-fixture.ts";

const RACE = { id: "r1", name: "Hyrox Berlin", type: "hyrox", date: "2027-03-13", priority: "A" } as const;
const ask = (message: string) => askIn({ view: { ...VIEW, competitions: [RACE] } }, message);

describe("the end of a plan", () => {
  it.each([
    "why does my plan end on 3 january when my race is in march?",
    "how come the block is only 5 weeks if hyrox is in march",
    "why does my plan stop before my race?",
    "Warum endet mein Plan am 13. Dezember, wenn mein Rennen im März ist?",
    "pourquoi mon plan finit le 13 décembre alors que ma course est en mars ?",
    "¿por qué mi plan acaba el 13 de diciembre si mi carrera es en marzo?",
    "perché il mio piano finisce il 13 dicembre se la gara è a marzo?",
  ])("is explained by its block and the race as it is entered: %s", async (message) => {
    const { text, proposals } = await ask(message);
    expect(text).toMatch(/Hyrox Berlin.*2027.*13\D/s);
    expect(text).toMatch(/\b5 (?:weeks|Wochen|semaines|semanas|settimane)/);
    expect(text).not.toMatch(/Taper|3 Jan/);
    expect(proposals).toEqual([]);
  });

  it.each(["why does my plan have only 2 runs a week", "when does my plan end?", "why is my plan so easy the week before the race"])(
    "is not what is asked in %s",
    async (message) => expect((await ask(message)).reader).not.toBe("why the plan ends"),
  );

  it("is no day of the race", async () => {
    expect((await ask("my plan goes to 3 january, how do I prepare for my race in march?")).text).not.toMatch(/3 January/);
  });
});
