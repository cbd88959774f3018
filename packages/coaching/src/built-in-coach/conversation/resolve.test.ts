import { describe, expect, test } from "vitest";
import { askAll, cardAfter, SESSIONS } from "../self-contained/dialogue-fixture.ts";

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

  test("knows workouts with a name, and how they were done the last time", async () => {
    const asked = ["log a cindy from yesterday 18 rounds", "plus 3", "was that scaled or rx last time", "ok same"] as const;
    expect(await cardAfter(...asked.slice(0, 1))).toMatchObject({
      title: "Cindy",
      date: "2026-11-27",
      minutes: 20,
      score: { format: "amrap", rounds: 18 },
    });
    expect(await cardAfter(...asked.slice(0, 2))).toMatchObject({ score: { rounds: 18, reps: 3 } });
    expect((await askAll(...asked.slice(0, 3))).text).toContain("**17 rounds + 4, Rx**");
    expect(await cardAfter(...asked)).toMatchObject({ score: { rounds: 18, reps: 3, scale: "rx" } });
    expect(await cardAfter("trag fran heute ein, 8:12 rx")).toMatchObject({
      title: "Fran",
      score: { format: "for-time", seconds: 492, scale: "rx" },
    });
  });

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

  test.each([
    [MOVED, "every week"],
    [MOVED, "every week please"],
    ["kann ich den langen lauf auf sonntag verschieben", "jede woche bitte"],
  ])("becomes one for every week: %s, %s", async (...said) => {
    expect(await cardAfter(...said)).toMatchObject({ reason: "availability", availability: { longDay: 7, weekdays: [1, 2, 3, 5, 7] } });
  });

  test("comes back for the one time", async () => {
    expect(await cardAfter(MOVED, "every week", "hmm then just the one")).toMatchObject({ reason: "move", to: "2026-11-29" });
  });

  test.each(["how often every week", "every week i run on tuesdays", "is every week too much", "jede woche dasselbe, warum"])(
    "is not made weekly by “%s”",
    async (said) => {
      expect(await cardAfter(MOVED, said)).not.toMatchObject({ reason: "availability" });
    },
  );

  test("lets two sessions change places, and another pair", async () => {
    const swapped = await askAll("move tuesday's session to wednesday", "swap them");
    expect(swapped.proposals[0]?.request).toMatchObject({ reason: "move", to: "2026-12-02" });
    expect(swapped.text).toContain("change places");
    const other = (await cardAfter("swap monday and wednesday next week", "no, tuesday and wednesday")) as { readonly sessionId: string };
    expect(SESSIONS.find(({ id }) => id === other.sessionId)?.date).toBe("2026-12-01");
  });

  test("names what is entered on its day", async () => {
    expect((await askAll("cant do monday, put it on thursday")).text).toContain("Easy ride");
    expect((await askAll("do i have anything on thursday")).text).toContain("Easy ride");
  });
});

describe("numbers of the conversation", () => {
  test.each([
    { said: ["my overhead press pb?", "no i mean bench", "ok and 80% of the first one"], has: "**38 kg**" },
    { said: ["whats my best back squat", "and the deadlift", "85% of the squat"], has: "**91.4 kg**" },
    { said: ["how heavy is my deadlift", "in pounds", "and the overhead press"], has: "47.5 kg (105 lb)" },
    { said: ["squat pb?", "and deadlift", "whats the difference"], has: "**25 kg**" },
    { said: ["wie viel squat hatte ich am anfang des jahres", "und jetzt mehr?"], has: "**Ja**" },
    { said: ["wie viel squat hatte ich am anfang des jahres", "und jetzt mehr?", "wie viel prozent"], has: "**+13,2 %**" },
    { said: ["how many hours in october", "and november?", "so im doing less?"], has: "**No, more**" },
    { said: ["wie viele stunden im november", "und im oktober", "also weniger?"], has: "**Nein, mehr**" },
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
  test("are put in their order, and held against each other", async () => {
    expect((await askAll("what did i do on the 16th", "which one was first")).text).toMatch(/^\*\*Hike with friends\*\*/u);
    expect((await askAll("cuánto corrí ayer")).text).toContain("**7 km**");
    expect((await askAll("what did i do on the 16th", "which was harder")).text).toMatch(/^\*\*Threshold run\*\*/u);
  });

  test.each([
    ["warum war mittwoch so zäh", "Anstrengung 8 von 10", "3. Trainingstag"],
    ["why was wednesday so hard", "effort 8 of 10", "third training day"],
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
    ["compare my last 3 weeks", "Week of Mon 23 Nov"],
    ["letzte 3 wochen vergleichen", "Woche ab Mo 23. Nov"],
    ["ho saltato qualche allenamento in questo piano?", "**No**"],
    ["did i miss any in this plan", "**No**"],
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
  test.each([
    ["whats on today", "and if it rains"],
    ["was steht heute an", "und wenn es regnet"],
  ])("%s, %s", async (...said) => {
    expect((await askAll(...said)).text).toMatch(/rain is no reason|Regen ist kein Grund/u);
  });

  test.each(["and if it hurts", "what if i cant finish", "und wenn ich krank bin", "und wenn es zu hart ist"])(
    "“%s” is no weather",
    async (said) => {
      expect((await askAll("whats on today", said)).text).not.toMatch(/rain is no reason|treadmill at 1 %/u);
    },
  );
});

describe("what was named is changed, judged and gone on with", () => {
  test("changes the session that was named", async () => {
    expect(await cardAfter("whats on friday", "make that one easier")).toMatchObject({ reason: "ease", from: "2026-12-04" });
    const all = (await cardAfter("make monday a rest day", "for the whole week actually")) as { readonly sessionIds: readonly string[] };
    expect(all.sessionIds).toHaveLength(SESSIONS.filter(({ date }) => date >= "2026-11-30" && date <= "2026-12-06").length);
  });

  test.each(["make that clear to me", "is that one easier", "that one was easier than last week", "mach dir keinen kopf um die"])(
    "“%s” changes nothing",
    async (said) => {
      expect((await askAll("whats on friday", said)).proposals).toEqual([]);
    },
  );

  test("asks which day is meant, and takes the answer", async () => {
    expect((await askAll("ich schaff morgen nicht wegen familie")).text).toContain("ist nichts geplant");
    expect(await cardAfter("ich schaff morgen nicht wegen familie", "ach ja heute mein ich. der lauf")).toMatchObject({ reason: "move" });
  });

  test.each([
    "ich schaff 10 klimmzüge morgen nicht mehr wegen der griffkraft",
    "warum kann ich morgen nicht",
    "i cant do pull ups tomorrow because of grip",
    "j'arrive pas à dormir",
  ])("“%s” is no day without time", async (said) => {
    expect((await askAll(said)).text).not.toMatch(/ist nichts geplant, also geht|no session is planned, so nothing/u);
  });

  test("holds a session against the plan", async () => {
    expect((await askAll("what did i do on wednesday", "how hard was it compared to plan")).text).toMatch(/than planned\*\*|As planned/u);
  });

  test("goes on with a day, and with another place in the year", async () => {
    expect((await askAll("quanto ho corso ieri", "e lunedì")).text).toContain("**7.2 km**".replace(".", ","));
    expect((await askAll("whats my best 10k", "how do i get to 45:00")).topic).not.toBe("own data: log");
  });
});

describe("another wish for what a card is about", () => {
  test.each([
    {
      said: ["move friday to thursday", "hmm no leave it, but drop it to 35 min"],
      card: { reason: "ease", from: "2026-12-04", mostMinutes: 35 },
    },
    {
      said: ["verschieb freitag auf donnerstag", "lass es, aber auf 35 min"],
      card: { reason: "ease", from: "2026-12-04", mostMinutes: 35 },
    },
    { said: ["new 5k pb 21:58", "it was in a race on thursday"], card: { kind: "best", date: "2026-11-26" } },
    {
      said: ["ab jetzt bitte nur noch 60 minuten pro einheit"],
      card: { reason: "availability", availability: { minutes: { 1: 60, 6: 60 } } },
    },
    { said: ["shorten monday to 25 min", "every week"], card: { reason: "availability", availability: { minutes: { 1: 25 } } } },
    { said: ["skip the long run today", "actually can i do it tomorrow"], card: { reason: "move", to: "2026-11-29" } },
    { said: ["from now on max 50 min per session"], card: { reason: "availability", availability: { minutes: { 1: 50 } } } },
  ])("$said", async ({ said, card }) => {
    expect(await cardAfter(...said)).toMatchObject(card);
  });

  test("takes only the day out that is named", async () => {
    const card = (await cardAfter("im away thu to sun next week", "just friday then")) as { readonly sessionIds: readonly string[] };
    expect(card.sessionIds.map((id) => SESSIONS.find((each) => each.id === id)?.date)).toEqual(["2026-12-04"]);
  });

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

  test("says what is on the day that a session would move to", async () => {
    expect((await askAll("cant do monday, put it on thursday", "is anything there already")).text).toBe(
      "Thu 3 Dec: **Easy ride** (60 min).",
    );
  });

  test("says whether a score is better, and whether a goal is on track", async () => {
    expect((await askAll("log cindy 18 rounds today", "is that better than last time")).text).toContain("**Yes**");
    expect((await askAll("am I on track for 12 strict pullups")).text).toContain("**1 rep** to go");
  });
});

describe("equipment", () => {
  test.each([
    ["ich hab jetzt daheim nen rower und zwei 16er kettlebells", ["rower", "kettlebells 16 kg"]],
    ["i now have a pull up bar and 2x12.5 kg dumbbells at home", ["dumbbells 12.5 kg", "pull-up bar"]],
    ["j'ai maintenant un vélo et un kettlebell de 12 kg à la maison", ["bike", "kettlebell 12 kg"]],
  ])("keeps count and weight: %s", async (said, equipment) => {
    const record = (await cardAfter(said)) as { readonly equipment: readonly string[] };
    // Without a list the plan counts on a full gym: nothing of it goes.
    expect(record.equipment).toEqual(expect.arrayContaining([...equipment, "barbell", "sled"]));
  });

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
  test.each([
    [["lungo di lunedì 16 novembre?", "e oggi"], /28 novembre/u],
    [["was steht freitag an", "und den danach"], /11\. Dezember/u],
    [["was steht freitag an", "und den danach", "kürz den auf 50"], /Fr 11\. Dez/u],
  ])("%s", async (said, expected) => {
    expect((await askAll(...said)).text).toMatch(expected);
  });

  test("a weight that was misread is put right, in one card", async () => {
    expect(await cardAfter("65.1 this morning", "wait misread, 65.7")).toEqual({ kind: "weight", kilograms: 65.7 });
    expect(await cardAfter("peso nuovo 65,1", "no scusa, 65,7")).toEqual({ kind: "weight", kilograms: 65.7 });
  });

  test.each(["65.7 km", "wait what", "no, 12 reps", "aspetta, perché?"])("“%s” is no other weight", async (said) => {
    expect(await cardAfter("65.1 this morning", said)).not.toMatchObject({ kind: "weight", kilograms: 65.7 });
  });

  test("the goal of a card keeps its number when its day changes, in the language of the dialogue", async () => {
    const GOAL = "cambia la meta de 10k a 45";
    expect((await askAll(GOAL, "pa cuándo está?")).text).toContain("sáb 6 mar 2027");
    expect(await cardAfter(GOAL, "ponla en abril")).toMatchObject({ kind: "goal-change", goalId: "g1", target: 45, due: "2027-04-30" });
    expect(await cardAfter("change my 10k goal to 45", "put it in april")).toMatchObject({ target: 45, due: "2027-04-30" });
    for (const said of ["mi carrera es en abril?", "what did i run in april", "cuándo es mi carrera", "when is my next race"])
      expect(await cardAfter(GOAL, said)).not.toMatchObject({ due: "2027-04-30" });
  });
});
