import { expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";
import { type AskedPerson, readHealth } from "./read-health.ts";
import { limitPeriod } from "./stated-limits/period.ts";

const TODAY = "2026-11-23";
const SOMEBODY: AskedPerson = { isTrained: false, isBeginner: false, isRunner: false, isLifter: false };

/** special-populations.md section 6. */
test("22nd week, five years of CrossFit: the second-trimester row of the trained", () => {
  const { limits } = readHealth("36 J., 22. SSW, CrossFit seit 5 Jahren", TODAY);
  expect(limits).toMatchObject({ rpe: 7, percent: 80, fewestReps: 5, impact: 2, supine: false, scoredMinutes: 0, clearance: "required" });
});

test("hay fever is no fever", () => {
  expect(readHealth("hay fever", TODAY).findings.map(({ group }) => group)).toEqual(["recognised"]);
});

test("a beta blocker switches heart rate off", () => {
  const { limits, findings } = readHealth("on bisoprolol", TODAY);
  expect(limits).toMatchObject({ heartRate: false, warmupMinutes: 15 });
  expect(findings[0]?.note).toContain("switched off (bisoprolol)");
});

test.each(["I take bisoprolol for my heart rhythm so my pulse never goes above 118", "Metoprolol wegen Herzrhythmusstörungen"])(
  "a medicine for the rhythm is a heart to be cleared: %s",
  (text) => {
    expect(readHealth(text, TODAY).limits).toMatchObject({ heartRate: false, rpe: 6, clearance: "required" });
  },
);

/** Sections 4.7 and 4.18: whatever is told of a heart, its stop signs stand in the head. */
test.each([
  "Stent in 2024, cleared by my cardiologist, pulse not over 125",
  "Stent in 2023. Cleared by my cardiologist on 3 November, up to RPE 7",
  "stable angina",
  "heart failure, on carvedilol",
  "atrial fibrillation",
  "on bisoprolol",
  "high blood pressure, 150/95",
  "pacemaker since 2020",
  "I have an ICD",
])("the stop signs of a heart: %s", (text) => {
  const notes = readHealth(text, TODAY).findings.map(({ note }) => note);
  for (const sign of ["chest", "arm or jaw", "breathlessness", "dizziness", "irregular heartbeat", "emergency number"])
    expect(notes.join(" ")).toContain(sign);
  // Only a heart that has been ill stays out of the cold alone.
  expect(notes.join(" ").includes("cold")).toBe(!/bisoprolol|pressure/u.test(text));
  expect(notes.join(" ").includes("nitro")).toBe(/stent|angina/iu.test(text));
});

/** A medicine for the rhythm is a heart condition, and the surgeon of a knee clears none. */
test.each([
  "I take bisoprolol for my heart rhythm so my pulse never goes above 118",
  "New right knee since 2021. My surgeon says I may run. Flecainide for my heart rhythm",
  "nehme Amiodaron wegen Herzrhythmusstörungen",
])("a heart rhythm needs a clearance: %s", (text) => {
  expect(readHealth(text, TODAY).limits).toMatchObject({ heartRate: false, rpe: 6, clearance: "required" });
});

test("a pulse that a cardiologist allows is a clearance up to it", () =>
  expect(readHealth("Herzinfarkt vor 4 Jahren, Kardiologe sagt Puls bis 125", TODAY).limits).toMatchObject({
    pulse: 125,
    clearance: "advise",
  }));

test("a blood thinner closes what one falls from", () => {
  expect(readHealth("Marcumar seit 2 Jahren", TODAY).limits).toMatchObject({ falls: false, headDown: false, kipping: false, impact: 2 });
});

/** special-populations.md section 4.8: any blow to the head, also with aspirin alone. */
test.each(["Marcumar seit 2 Jahren", "haemophilia", "aspirin every day", "clopidogrel"])(
  "a knock on the head is for the hospital: %s",
  (text) =>
    expect(readHealth(text, TODAY).findings[0]?.note).toContain("A knock on the head means hospital, always, even when you feel well."),
);

test.each(["gave birth 3 weeks ago", "8 weeks postpartum", "20 weeks postpartum"])(
  "heavy bleeding is a call today, no step back: %s",
  (text) => expect(readHealth(text, TODAY).findings[0]?.note).toContain("Heavy bleeding: stop and call your midwife or a doctor today"),
);

/** A pregnancy that is told as over is history, whatever is counted from it. */
test.each([
  "C-section 14 weeks ago. My maxes are from before I was pregnant.",
  "Kaiserschnitt vor 14 Wochen, meine Maximalwerte sind von vor der Schwangerschaft",
  "cesárea hace 14 semanas, mis marcas son de antes del embarazo",
  "césarienne il y a 14 semaines, mes max datent d'avant ma grossesse",
  "C-section 14 weeks ago, pregnancy was twins, lifted until week 30 when I was pregnant",
])("after a birth nobody is pregnant: %s", (text) => {
  const { findings } = readHealth(text, TODAY);
  expect(findings.map(({ group }) => group)).toEqual(["postpartum"]);
  expect(findings[0]).toMatchObject({ label: "a caesarean birth", limits: { percent: 60 } });
});

test.each(["22 weeks pregnant, before the pregnancy I squatted 100 kg", "I'm pregnant again, 18 weeks, first C-section 3 years ago"])(
  "a pregnancy that goes on stays one: %s",
  (text) => expect(readHealth(text, TODAY).findings.map(({ group }) => group)).toEqual(["pregnancy"]),
);

test("a clearance moves the weeks after a birth one row earlier, unless it leaks", () => {
  const birth = "Gave birth 9 weeks ago. Pelvic floor physio cleared me on 20 November.";
  expect(readHealth(birth, TODAY).limits).toMatchObject({ rpe: 7, percent: 60 });
  expect(readHealth(`${birth} I still leak a bit.`, TODAY).limits).toMatchObject({ rpe: 6, percent: 52 });
});

test("a scarf where cold air sets asthma off is one sentence", () =>
  expect(readHealth("asthma in cold air", TODAY).findings[0]?.note).toContain(
    "Cold air sets it off, as you wrote, so below 0 °C: scarf or indoors",
  ));

test("type 1 with a low sugar: carbohydrate first", () => {
  expect(readHealth("T1D, sugar 4.6", TODAY).findings[0]?.note).toMatch(/^At 4\.6: 10–20 g of carbohydrate first/u);
});

test("crashes after covid are paced", () => {
  expect(readHealth("had covid in March, crash two days after every run", TODAY).limits).toMatchObject({
    rpe: 2,
    sessionMinutes: 15,
    running: false,
  });
});

test("a disc is the lower back's, no hernia of the belly", () => {
  const reading = readInjuries("hernia discal L5", TODAY);
  expect(reading.health.findings).toEqual([]);
  expect(reading.regions.map(({ region }) => region)).toEqual(["lower_back"]);
});

test.each([
  "my mum has osteoporosis",
  "no diabetes, no asthma",
  "mon mari est diabétique",
  "kein Asthma, kein Diabetes",
  "family history of diabetes",
])("%j changes nothing and is understood", (text) => {
  const reading = readInjuries(text, TODAY);
  expect(reading.health.findings).toEqual([]);
  expect(reading.unread).toEqual([]);
});

test("a medicine nobody knows is shown back and holds the plan back", () => {
  const { unread, health } = readInjuries("taking Zyltrixa 40 mg for my Hoffmann thing", TODAY);
  expect(unread).toEqual(["taking Zyltrixa 40 mg for my Hoffmann thing"]);
  expect(health.limits).toMatchObject({ rpe: 7, tests: false, scoredMinutes: 12 });
});

test("an operation without a date is week 0", () => {
  const { findings, limits } = readHealth("op on my knee, all good now", TODAY);
  expect(limits).toMatchObject({ clearance: "required", rpe: 3 });
  expect(findings[0]?.ask).toBe("When was the operation?");
});

test.each([
  "Right shoulder was operated (rotator cuff) 14 months ago. Cleared to swim, but no paddles.",
  "Old rotator cuff repair in the right shoulder, healed: no paddles",
  "Knee operation (meniscus) in 2023. Everything is fine.",
  "Left hip arthroscopy, labrum, 18 months ago. I run without pain.",
  "Had shoulder surgery, all healed",
])("an operation that has healed stops nothing: %s", (text) => {
  const { redFlags, health } = readInjuries(text, TODAY);
  expect(redFlags).toEqual([]);
  expect(health.limits).toMatchObject({ running: true, rpe: 10 });
});

test.each(["Shoulder operation (rotator cuff) 3 weeks ago", "Knee operation (meniscus), not healed yet"])("%s is no history", (text) => {
  const { redFlags, health } = readInjuries(text, TODAY);
  expect(redFlags.length > 0 || health.limits.clearance === "required").toBe(true);
});

test.each([
  ["18.5 weeks", 18],
  ["4.5 months", 19],
  ["4 1/2 months", 19],
  ["four and a half months", 19],
  ["half a year", 26],
])("born %s ago is week %i", (span, week) => {
  expect(readHealth(`Gave birth ${span} ago, cleared by my doctor.`, TODAY).findings[0]?.note).toContain(`Week ${week} after birth`);
});

test("a second child is a pregnancy", () => {
  const { findings } = readHealth("22 weeks pregnant w no 2. midwife says carry on", TODAY);
  expect(findings.map(({ group }) => group)).toContain("pregnancy");
});

test("how long a flare lasts ends no limit", () => {
  const told = (words: string) => limitPeriod(words.split(" "), TODAY);
  for (const lasts of ["sets it off for two days", "makes it sore for a week", "hurts for three days"])
    expect(told(`running fast uphill ${lasts}`)).toEqual(told("no running fast uphill"));
  expect(told("no running uphill for two weeks")).not.toEqual(told("no running fast uphill"));
});

test("a cuff repair of five months ago is not healed", () => {
  const { health } = readInjuries("rotator cuff repair 5 months ago, cleared for light overhead", TODAY);
  expect(health.limits.regions).toEqual({ shoulder: 1 });
  expect(health.limits.clearance).toBe("none");
});

test("145 kg at 1.80 m with a squat of 220: the strength column is lifted, the impact row stays", () => {
  const { limits } = readHealth("", TODAY, { ...SOMEBODY, bodyWeight: 145, height: 180, isLifter: true });
  expect(limits).toMatchObject({ impact: 3, strideImpact: 1, running: false, percent: 100, fewestReps: 1 });
});

test("without a height 120 kg count as an index of 35 in what lands", () => {
  expect(readHealth("", TODAY, { ...SOMEBODY, bodyWeight: 120 }).limits).toMatchObject({ impact: 1, running: false });
  expect(readHealth("", TODAY, { ...SOMEBODY, bodyWeight: 119 }).findings).toEqual([]);
});

test.each([
  "2020 Herzmuskelentzündung, komplett ausgeheilt, MRT 2021 ok, Sportfreigabe vom Kardiologen",
  "myocarditis in 2020, fully healed, cardiologist cleared me for all sport",
  "mild asthma, preventer daily + blue inhaler before races. coughing if its cold",
])("healed and cleared, or controlled, closes no effort: %s", (text) => {
  expect(readHealth(text, TODAY).limits).toMatchObject({ rpe: 10, percent: 100, tests: true });
});

test.each([
  ["myocarditis in 2020, not cleared yet", 6],
  ["myocarditis this spring, cardiologist cleared me for easy running", 6],
  ["asthma, blue inhaler daily", 5],
])("%s: effort up to %d", (text, rpe) => {
  expect(readHealth(text, TODAY).limits.rpe).toBe(rpe);
});

test.each([
  ["cleared by my cardiologist last week", "none"],
  ["my doctor is happy for me to train", "none"],
  ["not cleared yet", "required"],
  ["waiting to be cleared", "required"],
  ["my coach says I am cleared", "required"],
  ["I feel fine", "required"],
  ["cleared in 2024", "required"],
])("a stent, and %j: clearance %s", (text, clearance) => {
  expect(readHealth(`I had a stent in 2024, ${text}`, TODAY).limits.clearance).toBe(clearance);
});

test.each([
  "gout in the big toe twice a year (allopurinol), sleep apnoea with mask",
  "Gicht, zweimal im Jahr, Allopurinol",
  "apnée du sommeil avec masque",
  "low iron (ferritin 14), taking tablets",
  "hypothyroid, on levothyroxine since 2015",
  "Schilddrüse, gut eingestellt",
  "MS, stable for years",
  "breast cancer in 2019, all clear",
  "cortisone injection in the heel last month",
  "rheumatoid arthritis, in remission",
  "Crohn's, no flares",
  "ADHD, Ritalin",
  "depression, sertraline 50 mg",
  "no period since I am on the pill",
  "type 1 diabetic (pen, Libre sensor). nothing else",
  "hipotiroidismo, controlado",
  "Schilddrüsenunterfunktion, Tabletten, Werte gut",
  "hipotiroidismo en tratamiento, analítica bien",
  "hypothyroid on tablets, labs fine",
  "Thyroid tablets, all fine",
  "epilepsie, al jaren aanvalvrij met pillen",
  "Epilepsie, seit neun Jahren anfallsfrei",
  "epilepsy, nine years without a seizure, lamotrigine",
])("%j locks nothing", (text) => {
  expect(readHealth(text, TODAY).limits.clearance).not.toBe("required");
});

test.each([
  "anaemia",
  "hypothyroid",
  "thyroid, not well controlled",
  "Schilddrüse, Werte nicht gut",
  "epilepsy, last fit in summer",
  "chemo for breast cancer",
  "I had a stroke in 2022, treated and stable",
  "transplant, stable",
  "prednisolone for my lupus",
  "no period for six months, stopped the pill in May",
  "no period for six months, not on the pill",
  "multiple sclerosis, getting worse",
])("%j still waits for a clearance", (text) => {
  expect(readHealth(text, TODAY).limits.clearance).toBe("required");
});

test.each([
  "ACL reconstruction left knee in April. Quad is 80% of the other side.",
  "shoulder hurts in snatches",
  "Sehne am Knie entzündet",
  "linkes Bein ist schwächer",
  "glutes tight, adductor sore",
  "hyperextension of the knee at football",
  "my lower back seizes up after sitting",
  "gastroc sore after hills",
  "beide Hüften zwicken",
  "mal aux reins depuis lundi",
  "libre de dolor desde enero",
  "my swim stroke is uneven, shoulder ok",
  "chaussures neuves, pied un peu irrité",
])("%j names no condition", (text) => {
  expect(readHealth(text, TODAY).findings.filter(({ group }) => group !== "operation")).toEqual([]);
});

test("type 1 keeps training up to RPE 6, without tests and clock, and asks for a plan of the race day", () => {
  const { limits, findings } = readHealth("type 1 diabetic (pen, Libre sensor)", TODAY);
  expect(limits).toMatchObject({ rpe: 6, tests: false, scoredMinutes: 0, clearance: "advise" });
  expect(findings[0]?.race).toBe("do-not-start");
  expect(findings[0]?.raceAdvice).toContain("Ask them for a race-day plan");
  expect(readHealth("Typ 1 Diabetes (Pen, Libre). Mein Diabetologe ist einverstanden", TODAY).limits).toMatchObject({
    rpe: 10,
    scoredMinutes: Infinity,
  });
});

test("a lifter above an index of 40 keeps the classic lifts", () => {
  const lifter = { ...SOMEBODY, bodyWeight: 150, height: 185, isLifter: true };
  const { limits } = readHealth("Blood pressure a bit high, no tablets", TODAY, lifter);
  expect(limits).toMatchObject({ impact: 3, strideImpact: 1, running: false, rpe: 8, percent: 80 });
});

test.each(["gout in the big toe twice a year (allopurinol)", "Gicht im großen Zeh, zweimal im Jahr"])("%j is no sore foot", (text) => {
  expect(readInjuries(text, TODAY).regions).toEqual([]);
});

test("a gouty toe that is swollen now is one", () => {
  expect(readInjuries("gout, big toe swollen and sore since Monday", TODAY).regions.map(({ region }) => region)).toContain("foot");
});

test("a cleared hernia repair that still pulls: careful, with the surgeon's word and the emergency", () => {
  const text =
    "Groin hernia operation 10 weeks ago (mesh). Surgeon: everything allowed again since last week, but it pulls when I cough or strain.";
  const { redFlags, health, regions, unread } = readInjuries(text, TODAY);
  expect(redFlags).toEqual([]);
  expect(regions).toEqual([]);
  expect(unread).toEqual([]);
  expect(health.limits).toMatchObject({ clearance: "none", rpe: 6, percent: 60, breathHolding: false, spineFlexion: false });
  expect(health.findings[0]?.note).toMatch(/tell your surgeon.*emergency/u);
});

test("an operation of three weeks ago without a word of the surgeon stays a referral", () => {
  expect(readInjuries("hernia operation 3 weeks ago, feels fine", TODAY).redFlags.map(({ class: name }) => name)).toEqual(["post-op"]);
});

test.each([
  "Hipermóvil. Ahora sin dolor, uso rodilleras.",
  "knee ok, belt and sleeves on heavy days",
  "Knie zwickt manchmal, Einlagen",
  "Enceinte de 14 semaines, tout va bien selon la sage-femme. Nausées le matin, très fatiguée.",
  "type 1 diabetic (pen, Libre sensor)",
  "low iron (ferritin 14), taking tablets. Otherwise fine",
  "gout (allopurinol)",
  "Le kiné dit syndrome rotulien au genou gauche, je peux m'entraîner.",
  "old wrist sprain, tape it for cleans",
  "rodilla derecha, llevo plantillas",
  "sleep apnoea with mask",
])("everyday words of %j are understood", (text) => {
  expect(readInjuries(text, TODAY).unread).toEqual([]);
});

test("hypermobile: 70 % for six weeks, then 5 % a week", () => {
  const percentIn = (weeksTrained: number): number => readHealth("hypermobile, EDS", TODAY, { ...SOMEBODY, weeksTrained }).limits.percent;
  expect([0, 5, 6, 7, 11, 12, 20].map(percentIn)).toEqual([70, 70, 75, 80, 100, 100, 100]);
});

test("before a clearance half an hour is all there is", () => {
  expect(readHealth("had a stent in 2024", TODAY).limits.sessionMinutes).toBe(30);
});

test("who leaks in jumps alone keeps the runs", () => {
  const text = "I leak a bit when I do double unders or box jumps, so please no skipping and no box jumps. Everything else is fine.";
  expect(readHealth(text, TODAY, { ...SOMEBODY, isRunner: true }).limits.running).toBe(true);
  expect(readHealth(text, TODAY, SOMEBODY).limits.running).toBe(true);
  expect(readHealth("I leak when I jump and when I run", TODAY, { ...SOMEBODY, isRunner: true }).limits.running).toBe(false);
});

test("a T-score beside osteopenia is no osteoporosis, and a lifter's loads stay", () => {
  const { findings, limits } = readHealth("Osteopenia in the hip (T-score -1.8)", TODAY, { ...SOMEBODY, isLifter: true });
  expect(findings.map(({ label }) => label)).toEqual(["osteopenia"]);
  expect(limits).toMatchObject({ percent: 100, fewestReps: 1, tests: true });
});

test("no leaking beside the name of the pelvic floor's physio is no complaint", () => {
  const { findings } = readHealth("Pelvic floor physio cleared me for lifting two weeks ago. No leaking.", TODAY);
  expect(findings.map(({ group }) => group)).not.toContain("pelvic-floor");
});

/** Pain of the pelvis is told as a bone, a place or a nuisance. */
test.each([
  "embarazada de 21 semanas, todo va bien y la matrona me deja hacer ejercicio normal. por las tardes me molesta un poco la pelvis delante si ando mucho o subo escaleras",
  "embarazada de 18 semanas, noto pinchazos en el pubis cuando camino mucho",
  "19 weeks pregnant, the bone at the front between my legs hurts when I walk a lot",
  "I'm 20 weeks pregnant and it hurts down at the front of my pelvis when I turn over in bed",
  "28 weeks pregnant, my pubic bone clicks and aches when i get out of the car",
  "25. SSW, vorne am Becken zieht es, wenn ich lange laufe oder Treppen steige",
  "bin in der 20. Woche schwanger, mein Becken meldet sich vorne nach langen Spaziergängen",
  "enceinte de 21 semaines, j'ai mal au pubis quand je marche longtemps",
  "enceinte, 26 SA, ça tire devant au niveau du bassin après une longue marche",
  "incinta di 22 settimane, mi dà fastidio il bacino davanti se cammino tanto o faccio le scale",
  "incinta alla 25a settimana, dolore all'osso pubico quando salgo le scale",
  "grávida de 22 semanas, a pélvis incomoda-me à frente quando ando muito ou subo escadas",
  "22 weken zwanger, mijn bekken doet pijn aan de voorkant als ik veel loop of de trap op ga",
  "zwanger 24 weken, last van mijn schaambeen bij traplopen",
  "zwanger, 21 weken, bekkeninstabiliteit",
])("%s is pain of the pelvic girdle", (text) => {
  expect(readHealth(text, TODAY).findings.map(({ group }) => group)).toContain("pelvic-girdle");
});

test.each([
  "22 weeks pregnant, pelvis feels fine",
  "embarazada de 20 semanas, sin dolor en la pelvis",
  "schwanger 22. Woche, Becken schmerzfrei",
  "the front of my pelvis hurts after squats",
  "22 weeks pregnant, pelvis feels heavy in the evening",
  "enceinte de 22 semaines, bassin sans douleur",
])("%s is none", (text) => {
  expect(readHealth(text, TODAY).findings.map(({ group }) => group)).not.toContain("pelvic-girdle");
});

/** Brands, slang and nicknames reach the group of their class. */
test.each([
  ["take gardenal since childhood, love hills", "epilepsy"],
  ["dépakine depuis mes quinze ans", "epilepsy"],
  ["Warfarin boy so no headers", "blood-thinner"],
  ["tomo pradaxa por un susto", "blood-thinner"],
  ["a box under my collarbone keeps me in beat", "device"],
  ["mi hanno messo una scatolina sotto la clavicola", "device"],
  ["zwei Röhrchen im Herz seit 2023", "heart"],
  ["cordarone for the rhythm", "heart"],
  ["on the skinny jab since january", "weight"],
  ["lantus at night", "diabetes"],
  ["insulin in der Nacht", "diabetes"],
  ["on tacro since my new liver", "recognised"],
  ["16 weeks gone and loving it", "pregnancy"],
  ["estoy de cinco mesecitos", "pregnancy"],
  ["havent had my monthly since spring", "low-energy"],
  ["on a perdu le bébé en octobre", "recognised"],
  ["beim Bücken dreht sich alles", "recognised"],
  ["a clot in my lung in March", "blood-thinner"],
  ["people say I stare and my arm jerks", "epilepsy"],
  ["greffé du rein en 2021", "recognised"],
  ["type one so I carry sweets", "diabetes"],
  ["they scooped my appendix out 12 days ago", "operation"],
  ["6e mois et la forme, je garde le rameur", "pregnancy"],
  ["voy por la semana 24", "pregnancy"],
  ["quando espirro às vezes foge uma gota", "pelvic-floor"],
  ["a saltar escapa-me uma gota", "pelvic-floor"],
  ["quando starnutisco mi scappa una goccia", "pelvic-floor"],
  ["tengo gota en el dedo gordo", "recognised"],
  ["ear crystals keep coming loose", "recognised"],
  ["got a drip port for the poison", "recognised"],
  ["glucagon in the car just in case", "diabetes"],
] as const)("%s: %s", (text, group) => {
  expect(readHealth(text, TODAY).findings.map(({ group: key }) => key)).toContain(group);
});

test.each([
  "10 proper press ups",
  "bei mir dreht sich alles um Triathlon",
  "ich bin im 2. Monat des Plans",
  "lost the baby weight already",
  "a clot in my leg in 2016",
  "type 2 fun on the hills",
  "voy por la semana 4 del plan",
  "suda a gota gorda, e sai pingando do ginásio",
  "voy por la semana 5 (3x5 min corriendo, 3 andando)",
  "next op maybe summer",
  "nächste OP vielleicht im Sommer",
  "3e mois de salle",
  "the wooden box in my garage is 60 cm",
])("%s: no condition", (text) => {
  expect(readHealth(text, TODAY).findings).toEqual([]);
});
