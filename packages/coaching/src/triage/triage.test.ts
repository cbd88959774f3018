import { describe, expect, test } from "vitest";
import { CATEGORIES } from "./categories.ts";
import { LANGUAGES, languageOfMessages } from "./languages/language-of.ts";
import { LEVELS } from "./learned.ts";
import { answerTo, questionAbout } from "./say.ts";
import { triage } from "./triage.ts";

const TODAY = "2026-12-02";

describe("a plain cold with what shall become of the training", () => {
  test.each(["been in bed with a cold since last night, take out the rest of the week", "in bed with a cold since last night"])(
    "is no sign: %s",
    async (message) => {
      expect(await triage(message, [], TODAY)).toEqual({ kind: "none" });
    },
  );

  test.each([
    { message: "in bed with a fever since last night", earlier: [] },
    { message: "in bed with a cold since last night and my chest hurts, take out the week", earlier: [] },
    { message: "in bed with a cold since last night, take out the week", earlier: ["chest pain and breathless on the stairs"] },
  ])("stays one with more than that: $message", async ({ message, earlier }) => {
    expect((await triage(message, earlier, TODAY)).kind).not.toBe("none");
  });
});

describe("signs of danger that were missed before", () => {
  test.each([
    "getting a crushing feeling in my chest on hills",
    "pressure behind my breastbone when i push hard, goes away when i stop",
    "my heart was fluttering for an hour after training",
    "felt my heart stop for a beat then pound like crazy during fran",
    "passed out in the shower after the long run",
    "went grey and dropped on the rower yesterday",
    "I keep almost passing out when I stand up from deadlifts",
    "my resting heart rate is 120 and irregular",
    "left arm goes numb when I run and I get breathless",
    "jaw ache and sweaty when doing sled pushes",
    "ogni volta che spingo in salita mi fa male la mascella e sudo freddo, se mi fermo passa. sella bassa?",
    "chaque fois que je force sur le vélo j'ai mal à la mâchoire, ça passe quand je m'arrête",
    "cada vez que aprieto en la bici me duele la mandíbula, se pasa si paro",
    "jedes Mal beim Hochfahren zieht es im Kiefer, weg sobald ich stehe",
    "woke up gasping for air",
    "cant breathe properly since the workout, lips look blue",
    "spat blood after the 5k",
    "wheezing badly and inhaler does nothing",
    "speech was slurred for a few minutes after the race",
    "the worst headache of my life came on during heavy squats",
    "lost vision in one eye for a minute during the metcon",
    "had a seizure last night but feel fine now",
    "knocked my head on the rig and threw up",
    "barbell landed on my neck",
    "my foot drags since my back went",
    "numb around my backside since the deadlift session",
    "cant control my bladder since i hurt my back",
    "both legs feel weak and numb after the deadlift",
    "calf swollen and red after the flight home",
    "urine the colour of coke after 200 pull ups",
    "dark brown wee and arms so swollen i cant bend them",
    "vomiting and confused after the race in the sun",
    "collapsed in the heat at the finish line",
    "snapped something in my calf, heard a bang and cant walk",
    "my kneecap slid out of place",
    "ankle is twice the size and i cannot put weight on it",
    "my finger is bent the wrong way after the box jump",
    "fell off the rope, wrist looks deformed",
    "temperature of 38.9 but i feel ok to train",
    "shivering and fever since last night",
    "pinpoint pain on my shin bone that aches in bed",
    "foot hurts when i hop on it and even at rest",
    "pregnant and leaking fluid after training",
    "i want to kill myself",
    "life isnt worth living if i cant train",
    "i dont see the point in living anymore",
    "thinking of ending it",
    "sometimes i wish i wouldnt wake up",
    "i hurt myself on purpose when i eat too much",
    "i havent eaten in 3 days to look lean",
    "i throw up after meals",
    "taking laxatives to make weight",
    "my periods stopped 4 months ago",
    "i had surgery two weeks ago can i squat",
    "they found a blood clot in my leg last week",
    "my ribcage feels like its being squashed when i sprint",
    "sharp stabs near my heart during burpees",
    "dizzy and nearly blacked out on the assault bike",
    "heartbeat is all over the place today",
    "im lightheaded and my chest feels full",
    "struggling for breath doing nothing",
    "i cough up pink foam after swimming",
    "couldnt move my right arm for ten minutes after the lift",
    "words came out jumbled after my run",
    "fell and hit the back of my skull, feeling sick",
    "havent been able to wee since i hurt my back",
    "saddle area is totally numb after squats",
    "my wee is like tea since murph",
    "arms blew up like balloons after pull ups and pee is dark",
    "i stopped sweating in the race and cant remember finishing",
    "think ive dislocated my shoulder",
    "tore something in my thigh, cant stand on that leg",
    "bone is poking out",
    "running a fever, ok to do zone 2?",
    "one shin aches at night and when hopping",
    "i cant do this anymore, i want it all to be over",
    "id rather be dead than fat",
    "feeling suicidal",
    "i purge before weigh ins",
    "no period since march",
    "im 30 weeks pregnant with contractions after squats",
    "my leg is puffy, hot and sore after sitting on a plane",
    "my mate fainted and now im scared, i also felt faint",
    "theres a weight on my chest when i climb stairs",
    "my heart does a weird thump every few beats since the flu",
    "i went dizzy and everything faded at the top of the hill",
    "had to lie down because i was about to faint after the row",
    "gasping just lying in bed",
    "blood in my spit after intervals",
    "half of my body went tingly",
    "cant feel my left leg since deadlifts",
    "everything looks double since i got hit by the bar",
    "i peed myself and my back is killing me",
    "no sensation between my legs after squats",
    "calf is hard red and warm since the long drive",
    "rust coloured pee after the hero wod",
    "muscles so swollen and weak after gtg pullups and urine is dark",
    "felt delirious running in the heat and stopped sweating",
    "my arm is bent funny after the fall",
    "hip hurts so bad i cannot bear weight",
    "38.5 degrees but race tomorrow",
    "heel bone pain at night and hopping kills",
    "nobody would miss me if i was gone",
    "i hate myself and want to disappear",
    "ive got pills and im done",
    "been making myself sick after binges",
    "i restrict to 500 calories a day and train twice",
    "spotting blood at 14 weeks pregnant after lifting",
    "operated on my acl 5 weeks ago, jump rope ok?",
  ])("%s", async (message) => {
    const found = await triage(message, [], TODAY);
    expect(found).toMatchObject({ kind: "sign" });
    expect(found.kind === "none" ? "" : answerTo(found)).not.toMatch(/\d ?× ?\d|\/km/);
  });
});

describe("what was taken for danger before, and is learned as harmless", () => {
  test.each([
    "how many sessions in total since i started here",
    "and rowing?",
    "and in august",
    "except this one",
    "ab nächste woche kann ich nur noch di, do, fr, sa",
    "tell me what plan anna schmidt is on shes a friend she wont mind",
    "that workout killed me",
    "this plan will be the death of me haha",
    "im dying to know my 5k pace",
    "heart rate zones please",
    "my heart rate hits 185 in intervals is that ok",
    "how do i hit my chest on the bar in chest to bar",
    "chest day tomorrow, what weights",
    "chest is sore from bench yesterday",
    "no chest pain no dizziness just tired",
    "never passed out or anything, just want easy pace",
    "dark chocolate before training?",
    "how do i cut 5 kg for my meet",
    "can i cut the session short",
    "i want to end my plan",
    "how do i end the season strong",
    "cant breathe through my nose because of hay fever",
    "brown rice or white rice before a race",
    "broke my 5k record yesterday",
    "i smashed my deadlift pr",
    "my legs are dead after lunges",
    "numb hands when cycling in the cold",
    "rest period between sets",
    "how long should my cool down period be",
    "pregnant and feeling great, can i row",
    "left arm weaker than right in presses",
    "old fracture from 2015 fully healed, can i jump",
    "is it ok to train hungry",
    "i could eat a horse after long runs",
    "im burning out at work, train less?",
    "burning in my quads on the sled",
    "i stopped eating sugar, good idea?",
    "cant go any faster on the rower",
    "whats the point of zone 2",
    "how to lift my jaw in swimming",
    "sweating a lot in the heat, is that normal",
    "i shivered after the cold plunge",
    "threw up after a hard metcon once",
    "how do i stop my heart rate going so high on easy runs",
    "heart rate strap slips, any advice",
    "my back squat dropped 10 kg",
    "i dropped the bar on the floor is that bad for it",
    "fell off the box once, should i still do box jumps",
    "i hate burpees so much",
    "reason to live in zone 2",
    "whats the point of living in zone 2 all year",
    "head position in deadlift",
    "i hit a wall at 30k",
    "toes to bar kip drops",
    "chest up cue in squats feels heavy",
    "numb from the cold after my swim",
    "tight chest stretch ideas",
    "my sled drag technique",
    "crash diet before hyrox?",
    "is blood flow restriction any good",
    "blood test shows low iron",
    "want to end it early this week and deload",
    "should i weigh my food",
    "how to brace my core and breathe in squats",
    "weight on my back feels heavy in squats",
    "my coach says chest tall and proud",
    "is dizziness after box jumps a fitness thing or do i need a longer cooldown?",
    "i want to disappear into the mountains for a training camp",
    "my heart is set on sub 3",
    "heart rate drift on long runs",
    "blood lactate testing worth it",
    "can i hold my breath in deadlifts",
    "is it bad to train on no sleep in bed all day",
    "my back dropped on the last deadlift rep",
    "hips drop when running",
    "weighted vest for murph",
    "my left foot turns out in squats",
    "i almost got the muscle up",
    "pass the baton in relays how",
    "race pace feels hard in the heat",
    "one arm feels weaker than the other in press",
  ])("%s", async (message) => expect(await triage(message, [], TODAY)).toEqual({ kind: "none" }));
});

test.each([
  "Lad in front of me in the marathon is staggering, skin red hot and he isn't making any sense. km 36, 31 degrees.",
  "runner next to me isnt making any sense, skin red hot, 31 degrees",
])("a mind that is not clear in the heat is an emergency: %s", async (message) =>
  expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "heat", person: "other" }),
);

test.each([
  "Mein Rücken fühlt sich seit heute komisch an, zieht auch ein bisschen ins Bein",
  "my back feels weird since today, pulls a bit into my leg",
])("a back that pulls into the leg is asked about: %s", async (message) =>
  expect(await triage(message, [], TODAY)).toMatchObject({ kind: "ask", category: "cauda-equina" }),
);

test("a bit of a headache may be asked about, and is no alarm", async () =>
  expect(await triage("my head hurts a bit after poor sleep", [], TODAY)).not.toMatchObject({ kind: "sign" }));

describe("messages belong together", () => {
  test("what is only a sign with what was said before", async () => {
    expect(await triage("it is red and warm now", ["my calf is sore since the flight"], TODAY)).toMatchObject({
      kind: "sign",
      category: "clot",
    });
    expect(await triage("and what about tomorrow?", ["my calf is a bit sore"], TODAY)).toEqual({ kind: "none" });
  });

  test.each([
    ["my husband choked me last night and said he will kill me", "self"],
    ["El pecho me duele y no puedo respirar", "self"],
    ["They say it's stress but I have crushing chest pain and cannot breathe", "self"],
    ["Il petto mi fa male e non riesco a respirare", "self"],
    ["my dad has chest pain and is grey", "other"],
    ["guy next to me just dropped off the assault bike hes not answering and sort of gasping what do i do", "other"],
    ["meine trainingspartnerin ist grad beim laufen umgekippt und reagiert nicht richtig", "other"],
  ])("%s is about %s", async (message, person) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", person });
  });

  test.each([
    ["de", "Druck auf der Brust beim Laufen, zieht in den linken Arm", /^\*\*Stopp\. .+ \(112 in Europa/],
    ["es", "me aprieta el pecho y me duele el brazo izquierdo", /^\*\*Para\. .+ \(112 en Europa/],
    ["fr", "ça serre dans la poitrine et ça lance dans le bras gauche", /^\*\*Stop\. .+ \(112 en Europe/],
    ["it", "ho un peso sul petto e dolore al braccio sinistro", /^\*\*Fermati\. .+ \(112 in Europa/],
    ["pt", "sinto um aperto no peito e dor no braço esquerdo", /^\*\*Para\. .+ \(112 na Europa/],
    ["nl", "druk op mijn borst, straalt uit naar mijn arm", /^\*\*Stop\. .+ \(112 in Europa/],
    ["en", "crushing chest pain going down my left arm", /^\*\*Stop\. This can be an emergency/],
  ] as const)("an emergency in %s is answered in its language", async (language, message, answer) => {
    const found = await triage(message, [], TODAY);
    expect(found).toMatchObject({ kind: "sign", level: "emergency", category: "heart" });
    expect(languageOfMessages([message])).toBe(language);
    expect(found.kind === "none" ? "" : answerTo(found, language)).toMatch(answer);
  });

  test("a short reply keeps the language of the messages before it", () =>
    expect(languageOfMessages(["me duele el pecho cuando corro", "ok"])).toBe("es"));

  test("every language says for every category and level what to do", () => {
    for (const language of LANGUAGES)
      for (const category of CATEGORIES)
        for (const level of LEVELS)
          for (const person of ["self", "other"] as const) {
            const text = answerTo({ category, level, quote: "QUOTED", person }, language);
            expect(text).not.toMatch(/\{|undefined/);
            // Words about private things are not repeated; everything else is quoted, but for somebody else's emergency.
            if (!["suicide", "eating", "violence"].includes(category) && !(person === "other" && level === "emergency"))
              expect(text).toContain("QUOTED");
            if (level === "emergency") expect(text).toMatch(/112|999/);
          }
  });

  test("the question about a weak sign is asked in every language", () => {
    const questions = LANGUAGES.flatMap((language) => CATEGORIES.map((category) => questionAbout(category, language)));
    expect(new Set(questions).size).toBe(questions.length);
  });

  test.each([
    ["guy next to me just dropped off the assault bike hes not answering and sort of gasping what do i do", "en", /defibrillator/],
    ["meine trainingspartnerin ist grad beim laufen umgekippt und reagiert nicht richtig", "de", /Defibrillator/],
    ["mi compañero se ha desplomado en el gym y no responde", "es", /desfibrilador/],
    ["mon pote s'est effondré sur le rameur, il ne répond pas", "fr", /défibrillateur/],
    ["un tizio in palestra è crollato e non risponde", "it", /defibrillatore/],
    ["um cara caiu na academia e não responde", "pt", /desfibrilhador/],
    ["mijn maat zakte in elkaar en reageert niet", "nl", /AED/],
  ] as const)("%s is answered with resuscitation", async (message, language, answer) => {
    const found = await triage(message, [], TODAY);
    expect(found).toMatchObject({ kind: "sign", level: "emergency", person: "other", aid: "resuscitation" });
    const text = found.kind === "none" ? "" : answerTo(found, language);
    expect(text).toMatch(answer);
    expect(text).not.toMatch(/drive yourself|legs up|selbst|Beine hoch|jambes en l/);
  });

  test("a doctor's matter is not given the first aid of its emergency", async () => {
    const found = await triage("since deadlifts monday my left foot slaps the floor when i walk, big toe wont lift", [], TODAY);
    expect(found).toMatchObject({ kind: "sign", level: "doctor-today" });
    expect(found.kind === "none" ? "" : answerTo(found)).not.toMatch(/hospital now/);
  });

  test.each([
    ["my mate passed out", "he's fine now, do we carry on?"],
    ["training partner collapsed on the erg", "he's ok again, finish the workout?"],
    ["mijn maat viel flauw", "hij zegt dat het weer gaat, door?"],
  ])("what happened to another is not over because they say so: %j, %j", async (before, now) => {
    expect(await triage(now, [before], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "faint", person: "other" });
    expect(await triage("thanks, what do I train tomorrow?", [before], TODAY)).toEqual({ kind: "none" });
  });

  test("somebody else in danger gets help by telephone, and keeps the athlete's training", async () => {
    const found = await triage("my training partner collapsed and is not responding", [], TODAY);
    expect(found).toMatchObject({ kind: "sign", level: "emergency", person: "other" });
    expect(found.kind === "none" ? "" : answerTo(found)).toMatch(/^\*\*Call your emergency number for them now/);
  });
});

describe("a question about doping", () => {
  test.each(["is clen banned", "clenbuterol side effects", "is clenbuterol dangerous", "what dose of clen"])(
    "is no alarm: “%s”",
    async (content) => {
      expect(await triage(content, [], TODAY)).toEqual({ kind: "none" });
    },
  );

  test.each(["took clen and my heart is racing", "i took too much clen", "clenbuterol and now chest pain"])(
    "is one with a symptom: “%s”",
    async (content) => {
      expect(await triage(content, [], TODAY)).toMatchObject({ kind: "sign" });
    },
  );
});

test.each([
  "what do you do if someone wants to kill themselves",
  "ein trainingskollege hat gesagt er bringt sich um",
  "mi compañera dice que se quiere matar",
  "mon pote dit qu'il veut se tuer",
  "un'amica mi ha scritto che vuole uccidersi",
  "um amigo disse que se quer matar",
  "een vriend zegt dat hij een einde aan zijn leven wil maken",
])("somebody else who wants to die: %s", async (message) =>
  expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "suicide", person: "other" }),
);

test.each(["my cousin killed himself years ago, i train for his charity run", "coach wants us to kill ourselves with burpees lol"])(
  "is no alarm: %s",
  async (message) => expect((await triage(message, [], TODAY)).kind).not.toBe("sign"),
);

describe("somebody else, not now", () => {
  test.each([
    "O que se faz se alguém desmaiar numa prova? quero estar preparado",
    "was macht man wenn jemand im rennen umkippt? will vorbereitet sein",
    "what do you do if someone passes out in a race",
    "Ma sœur s'est évanouie une fois au sport quand elle était ado, rien de grave, le médecin a tout vérifié. Un 10 km, ça lui va ?",
  ])("is no alarm: %s", async (message) => expect(await triage(message, [], TODAY)).toEqual({ kind: "none" }));

  test.each(["what do i do now, someone just passed out in the race", "was macht man wenn jemand nicht mehr atmet, er liegt hier"])(
    "hides no alarm: %s",
    async (message) => expect((await triage(message, [], TODAY)).kind).not.toBe("none"),
  );
});

test("a clot in the leg is a doctor's matter, in the lung an emergency", async () => {
  expect(await triage("kuit is dik en warm na de vlucht, doet pijn", [], TODAY)).toMatchObject({
    kind: "sign",
    level: "doctor-today",
    category: "clot",
  });
  expect(await triage("calf swollen since flight, now stabbing pain when i breathe in", [], TODAY)).toMatchObject({ level: "emergency" });
});

describe("slow courses and questions about the world", () => {
  test.each([
    "third week my right hand is weak, drop my coffee mug, cant grip the bar like the left one. neck's stiff too",
    "seit drei Wochen ist meine rechte Hand schwach, lasse Tassen fallen, Nacken steif",
    "da una settimana il piede destro mi cede quando cammino e ho formicolio fino all'alluce, mal di schiena",
    "My son is 15 and says his heart goes crazy fast and fluttery in football practice and he has to sit down dizzy. He's fine at home now. Can he train Thursday?",
    "mio figlio dice che gli batte forte il cuore in allenamento e gli gira la testa, ora sta bene. può allenarsi giovedì?",
  ])("are a doctor's matter and no ambulance: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "doctor-today" });
  });

  test.each([
    "suddenly my right hand went weak and my mouth hangs",
    "for two days my right hand is weak and my face droops on that side",
    "my son collapsed in practice and went grey, he came round after a minute",
    "my dads heart races, he has chest pressure and sweats, fine at home now he says",
  ])("stay an emergency with more than that: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency" });
  });

  test.each([
    "read an article about a pro cyclist who collapsed with cardiac arrest mid race, does endurance training damage the heart long term?",
    "stimmt es dass zu viel Ausdauersport Vorhofflimmern macht",
    "j'ai lu un article sur un cycliste mort d'un arrêt cardiaque, l'endurance abîme-t-elle le coeur ?",
  ])("are no sign: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toEqual({ kind: "none" });
  });

  test.each([
    "My buddy says he feels funny since the session. should he keep going?",
    "Mein Kumpel sagt ihm ist seit dem Training komisch. Soll er weitermachen?",
  ])("are asked about: %s", async (message) => {
    expect((await triage(message, [], TODAY)).kind).toBe("ask");
  });
});

describe("what a doctor sees today, and no ambulance", () => {
  test.each([
    { message: "no puedo apoyar ni cuatro pasos", earlier: ["me torcí la rodilla, sonó un pop y se hinchó en una hora"] },
    { message: "caviglia girata, ha fatto crac, non ci cammino", earlier: [] },
    { message: "j'ai pris la barre sur le crâne hier, pas tombée dans les pommes, léger mal de tête", earlier: [] },
    { message: "tight chest on the hill tuesday, gone when i stopped, fine since", earlier: [] },
    { message: "na 12 uur vliegen is mijn rechterkuit dikker dan links", earlier: [] },
  ])("is told so: $message", async ({ message, earlier }) =>
    expect(await triage(message, earlier, TODAY)).toMatchObject({ kind: "sign", level: "doctor-today" }),
  );

  test.each([
    "rolled my ankle, heard a snap, cant walk and my toes are numb and cold",
    "knee twisted with a pop, it points sideways and i cant stand, bone sticking out",
    "hit my head, didn't black out, mild headache, seeing double",
  ])("stays an emergency with more than that: %s", async (message) =>
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency" }),
  );
});
