import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../self-contained/dialogue-fixture.ts";

describe("a card that logs work", () => {
  test.each([
    { said: ["log 30 min easy swim yesterday", "and effort 4"], record: { minutes: 30, rpe: 4, date: "2026-11-27" } },
    { said: ["log 30 min easy swim yesterday", "no thursday", "and effort 4"], record: { minutes: 30, rpe: 4, date: "2026-11-26" } },
    { said: ["log a swim today 40 min", "effort 5", "actually it was yesterday"], record: { minutes: 40, rpe: 5, date: "2026-11-27" } },
    { said: ["log a swim today 40 min", "und anstrengung 6"], record: { minutes: 40, rpe: 6 } },
    { said: ["log a swim today 40 min", "felt like a 7"], record: { minutes: 40, rpe: 7 } },
    { said: ["log a swim today 40 min", "50 min"], record: { minutes: 50 } },
  ])("takes the slot that is named: $said", async ({ said, record }) => {
    expect(await cardAfter(...said)).toMatchObject({ kind: "log", ...record });
  });

  test.each(["what effort is 4", "4 more and then effort?", "effort 4 in the next run please", "warum anstrengung 4"])(
    "is not changed by “%s”",
    async (said) => {
      const record = (await cardAfter("log a swim today 40 min", said)) as { readonly rpe?: number } | undefined;
      expect(record?.rpe).toBeUndefined();
    },
  );

  test("keeps a pace apart from a length", async () => {
    const record = await cardAfter("log: today row intervals 8x500 @1:52, 45min, felt 8");
    expect(record).toMatchObject({ minutes: 45, rpe: 8 });
    expect((record as { readonly sets: readonly unknown[] }).sets).toHaveLength(8);
    expect(await cardAfter("log a run 10 km at 5:30 pace in 55 min")).toMatchObject({ minutes: 55 });
    expect(await cardAfter("log 10 km in 52:30")).toMatchObject({ minutes: 52.5 });
  });
});

describe("a card that moves a session", () => {
  const MOVED = "can i do saturday long run on sunday instead";

  test.each(["how often every week", "every week i run on tuesdays", "is every week too much", "jede woche dasselbe, warum"])(
    "is not made weekly by “%s”",
    async (said) => {
      expect(await cardAfter(MOVED, said)).not.toMatchObject({ reason: "availability" });
    },
  );

  test("names what is entered on its day", async () => {
    expect((await askAll("cant do monday, put it on thursday")).text).toContain("Easy ride");
    expect((await askAll("do i have anything on thursday")).text).toContain("Easy ride");
  });
});

describe("numbers of the conversation", () => {
  test.each([
    { said: ["whats my best back squat", "and the deadlift", "85% of the squat"], has: "**91.4 kg**" },

    { said: ["squat pb?", "and deadlift", "whats the difference"], has: "**25 kg**" },
  ])("are gone on with: $said", async ({ said, has }) => {
    expect((await askAll(...said)).text).toContain(has);
  });

  test.each(["less talk please", "more or less", "weniger reden", "why less", "more protein then?"])(
    "“%s” asks for no comparison",
    async (said) => {
      expect((await askAll("how many hours in october", "and november?", said)).text).not.toMatch(/\*\*(?:Yes|No|Ja|Nein), /u);
    },
  );
});

describe("sessions of the conversation", () => {
  test.each([
    ["why is monday so short", "week 4 is your deload", "Mon 30 Nov"],
    ["warum ist montag so kurz", "Entlastungswoche", "Mo 30. Nov"],
  ])("have their reasons: %s", async (said, ...facts) => {
    const { text } = await askAll(said);
    for (const fact of facts) expect(text).toContain(fact);
  });

  test.each([
    "why is hard training good",
    "warum ist hartes training wichtig",
    "why do sleds feel so hard",
    "why was my race so hard to enter",
  ])("“%s” asks about none of them", async (said) => {
    expect((await askAll(said)).text).not.toContain("are not stored, so I cannot rule them out");
  });
});

describe("own data before the library", () => {
  test.each([
    ["progression tractions strictes ?", "**6**"],
    ["quanto peso sposto in piu di un anno fa in panca", "60 kg"],
    ["cuanto me falta para el 10k de 45:30", "**50 s**"],
    ["cuando hice fran la ultima vez", "8:41"],
  ])("%s", async (said, fact) => {
    expect((await askAll(said)).text).toContain(fact);
  });

  test.each([
    ["peso nuovo 63,8", 63.8],
    ["body weight is now 63.8", 63.8],
    ["neues gewicht 63,8", 63.8],
    ["mon nouveau poids 63,8 kg", 63.8],
  ])("“%s” is a body weight", async (said, kilograms) => {
    expect(await cardAfter(said)).toMatchObject({ kind: "weight", kilograms });
  });

  test.each([
    "peso muerto 120 ahora",
    "new squat weight 63",
    "weight vest 10 kg now",
    "neues gewicht an der stange 60",
    "target weight 60 by june",
  ])("“%s” is none", async (said) => {
    expect(await cardAfter(said)).not.toMatchObject({ kind: "weight" });
  });
});

describe("weather after a session to come", () => {
  test.each(["and if it hurts", "what if i cant finish", "und wenn ich krank bin", "und wenn es zu hart ist"])(
    "“%s” is no weather",
    async (said) => {
      expect((await askAll("whats on today", said)).text).not.toMatch(/rain is no reason|treadmill at 1 %/u);
    },
  );
});

describe("what was named is changed, judged and gone on with", () => {
  test.each(["make that clear to me", "is that one easier", "that one was easier than last week", "mach dir keinen kopf um die"])(
    "“%s” changes nothing",
    async (said) => {
      expect((await askAll("whats on friday", said)).proposals).toEqual([]);
    },
  );

  test.each([
    "ich schaff 10 klimmzüge morgen nicht mehr wegen der griffkraft",
    "warum kann ich morgen nicht",
    "i cant do pull ups tomorrow because of grip",
    "j'arrive pas à dormir",
  ])("“%s” is no day without time", async (said) => {
    expect((await askAll(said)).text).not.toMatch(/ist nichts geplant, also geht|no session is planned, so nothing/u);
  });
});

describe("another wish for what a card is about", () => {
  test.each([
    "60 minutes per session is what i did last year",
    "wie viele minuten pro einheit ab jetzt",
    "why 60 min per session now",
    "max 50 kg per session from now on",
  ])("“%s” limits no session", async (said) => {
    expect(await cardAfter(said)).not.toMatchObject({ reason: "availability" });
  });

  test.each(["what do i do instead", "should i do it at all", "is it bad to skip it", "ist das morgen schlimm"])(
    "“%s” moves nothing that was left out",
    async (said) => {
      expect(await cardAfter("skip the long run today", said)).not.toMatchObject({ reason: "move" });
    },
  );
});

describe("equipment", () => {
  test.each([
    "jetzt hab ich 20 kg kettlebells geschwungen",
    "i have a race at home now",
    "mein kumpel hat jetzt daheim einen rower",
    "ho corso a casa sul tapis roulant oggi",
  ])("“%s” is none", async (said) => {
    expect(await cardAfter(said)).not.toMatchObject({ kind: "equipment" });
  });
});

describe("a short turn that nothing reads", () => {
  test.each(["hmm whatever then that thing", "something else maybe", "the other stuff"])("“%s” gets no article", async (said) => {
    expect((await askAll("can i do saturday long run on sunday instead", said)).sources).toEqual([]);
  });
});

describe("a report of work", () => {
  test.each([
    ["squatted 110 today!", "Back squat", "110", "2026-11-28"],
    ["110 squat gestern geschafft", "Back squat", "110", "2026-11-27"],
    ["nuovo massimale panca ieri 70", "Bench press", "70", "2026-11-27"],
    ["12 pullups!!", "Strict pull-ups", "12", "2026-11-28"],
  ])("offers the best of “%s”", async (said, name, value, date) => {
    const { proposals, text } = await askAll(said);
    expect(proposals.map(({ request }) => (request.reason === "record" ? request.record : request))).toContainEqual(
      expect.objectContaining({ kind: "best", name, value, date }),
    );
    expect(text).toMatch(/Congratulations|Glückwunsch|Complimenti/u);
  });

  test("says which goal it reaches", async () => {
    expect((await askAll("12 pullups!!")).text).toContain("goal is reached");
    expect((await askAll("12 pullups!!", "strict ofc")).text).toContain("what the card says");
  });

  test("is not stored as a best where it is none", async () => {
    const { text, proposals } = await askAll("10k heut 47:30, trag als bestzeit ein");
    expect(proposals.map(({ request }) => (request.reason === "record" ? request.record.kind : request.reason))).not.toContain("best");
    expect(text).not.toContain("Neue Bestleistung");
  });

  test.each([
    "my friend squatted 140 today",
    "should i do 110 squat today?",
    "i squat 110 mondays",
    "mein bruder hat gestern 140 gebeugt",
    "kann ich heute 110 beugen?",
    "nuovo massimale panca 70 possibile?",
    "new max bench goal 75",
    "en fait du 9",
  ])("is none: %s", async (said) => {
    const { proposals } = await askAll(said);
    expect(
      proposals.filter(({ request }) => request.reason === "record" && (request.record.kind === "best" || request.record.kind === "log")),
    ).toEqual([]);
  });
});

describe("a complaint that was told", () => {
  test("that is swollen is asked about, and no later run is shown as it stands", async () => {
    const told = ["ankles acting up again", "rolled it a bit, walking fine bit puffy"];
    const after = await askAll(...told);
    expect(after.text).toContain("four steps");
    expect(after.proposals[0]?.request).toMatchObject({ reason: "injury" });
    const monday = await askAll(...told, "so mon?");
    expect(monday.text).toMatch(/^\*\*Your ankle\*\*, which you told me about: do nothing that loads it/);
  });

  test.each([
    ["umgeknickt, knöchel dick", "zeig mir die einheit heute", "Knöchel"],
    ["rolled my ankle yesterday, bit swollen", "whats today", "ankle"],
  ])("is kept in mind: %s, %s", async (told, asked, part) => {
    expect((await askAll(told)).topic).toBe("injury");
    expect((await askAll(told, asked)).text.toLowerCase()).toContain(part.toLowerCase());
  });

  test.each(["is running bad for knees", "2022 mal umgeknickt, seitdem ok", "ist laufen schlecht für die knie", "my dad rolled his ankle"])(
    "is none: %s",
    async (said) => {
      expect((await askAll(said)).proposals).toEqual([]);
    },
  );

  test("with a fever that came after a cold ends the training", async () => {
    expect((await askAll("scratchy throat, bit of cold. run today?", "lol 38.4 now")).text).toContain("No training with a fever");
  });

  test.each(["38.4 now", "38.5 km last week", "38 min"])("“%s” without a cold is no fever", async (said) => {
    expect((await askAll("how far did i run", said)).text).not.toContain("No training with a fever");
  });
});

describe("a card never speaks against its message", () => {
  test("not the one that was just refused", async () => {
    const { proposals, text } = await askAll("move tuesday's session to thursday", "no the other tue, the heavy one");
    expect(proposals).toEqual([]);
    expect(text).toContain("Which day and which session");
  });

  test("not one that shortens a run where another sport is asked for", async () => {
    for (const said of ["also 30 min rad statt laufen?", "30 min bike instead of the run"])
      expect((await askAll("whats today", said)).proposals.map(({ request }) => request.reason)).not.toContain("ease");
  });

  test.each(["move tuesday's session to wednesday", "nein, verschieb dienstag auf mittwoch"])("but one that fits: %s", async (said) => {
    expect((await askAll(said)).proposals).toHaveLength(1);
  });
});

describe("short turns after an answer", () => {
  test("a weight that was misread is put right, in one card", async () => {
    expect(await cardAfter("65.1 this morning", "wait misread, 65.7")).toEqual({ kind: "weight", kilograms: 65.7 });
    expect(await cardAfter("peso nuovo 65,1", "no scusa, 65,7")).toEqual({ kind: "weight", kilograms: 65.7 });
  });

  test.each(["65.7 km", "wait what", "no, 12 reps", "aspetta, perché?"])("“%s” is no other weight", async (said) => {
    expect(await cardAfter("65.1 this morning", said)).not.toMatchObject({ kind: "weight", kilograms: 65.7 });
  });
});
