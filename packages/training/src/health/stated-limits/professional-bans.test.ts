import { describe, expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { readHealth } from "../read-health.ts";
import { readClauses } from "../clause.ts";
import { fullClearances } from "../cleared/full-clearance.ts";

const TODAY = "2026-12-10";

/** A ban of hard work in the words of doctors, physios and trainers: easy work stays. */
test.each([
  "Dottoressa: niente lavori intensi fino al controllo del 7 gennaio, solo fondo lento",
  "La dottoressa dice niente lavori intensi per quattro settimane",
  "Kein intensives Training bis zum Kontrolltermin am 7. Januar, sagt die Ärztin",
  "Arzt: keine harten Einheiten bis 10. Januar",
  "geen zware trainingen tot 7 januari van de huisarts",
  "médico: nada de treinos intensos até 7 de janeiro",
  "mi médica dice nada de esfuerzos fuertes durante tres semanas",
  "le médecin dit pas de séances dures jusqu'au 7 janvier",
  "no hard sessions until 10 January, my doctor says",
])("%s", (text) => {
  expect(readInjuries(text, TODAY).health.limits).toMatchObject({ rpe: 6, aerobicRpe: 5, scoredMinutes: 0, tests: false, running: true });
});

/** The same words about something else, about a day, or about what was. */
test.each([
  "no hard sessions two days in a row please",
  "keine harten Einheiten abends",
  "I have done no hard sessions since March",
  "seit März keine harten Einheiten mehr gemacht",
  "no hard training in the heat",
  "niente allenamenti duri il lunedì sera",
  "my doctor has no problem with hard sessions",
  "pas de problème avec les séances dures, dit le médecin",
])("bans no hard work: %s", (text) => {
  expect(readInjuries(text, TODAY).health.limits.aerobicRpe).toBe(10);
});

describe("who is signed off", () => {
  test.each(["pelvic physio signed me off for running 3 wks ago", "physio signed me off, everything is fine with the calf"])(
    "may run: %s",
    (text) => expect(readInjuries(text, TODAY).health.limits.running).toBe(true),
  );

  test.each(["physio signed me off running for 3 weeks", "my doctor has signed me off sport until January, no running"])(
    "may not run: %s",
    (text) => expect(readInjuries(text, TODAY).health.limits.running).toBe(false),
  );
});

/** A midwife's or doctor's yes in any of the seven languages is a clearance; who was not asked or said no has given none. */
test.each([
  ["zwanger, 8 weken op 9 december, verloskundige: alles goed, gewoon blijven trainen", false],
  ["la matrona me ha dicho que puedo seguir entrenando, 14 semanas embarazada", false],
  ["parteira disse que posso continuar a treinar, grávida de 15 semanas", false],
  ["Meine Hebamme hat gesagt, dass ich weiter Krafttraining machen darf. 18. SSW", false],
  ["incinta di 20 settimane, la ginecologa mi ha dato l'ok", false],
  ["zwanger, 8 weken, verloskundige heb ik nog niet gevraagd", true],
  ["embarazada de 14 semanas, la matrona dice que no puedo seguir entrenando", true],
  ["18. SSW, die Hebamme frage ich noch, ob ich weiter trainieren darf", true],
  ["incinta di 20 settimane, mio marito mi ha dato l'ok", true],
] as const)("%s: clearance needed %s", (text, isNeeded) => {
  expect(readHealth(text, TODAY).limits.clearance === "required").toBe(isNeeded);
});

/** A feat that ends a ban is neither banned nor allowed by it, and a number of ten is no weight. */
test("a list of bans up to a feat keeps all of its movements", () => {
  const { limits } = readInjuries(
    "physio: rotator cuff tendinopathy right. No kipping, jerks or snatches until five strict pull-ups without pain, pressing allowed up to 3/10",
    TODAY,
  ).health;
  expect(limits).toMatchObject({ kipping: false, closed: ["jerk", "snatch"] });
  expect(limits.kilogramsOf ?? {}).toEqual({});
});

test.each(["iron tablets every other day", "ferro a giorni alterni", "Eisentabletten jeden zweiten Tag"])(
  "what is swallowed every other day is no run: %s",
  (text) => expect(readInjuries(`Low iron. ${text}`, TODAY).health.limits.consecutiveRuns).toBe(true),
);

test.each(["running every other day only", "nur jeden zweiten Tag laufen"])("a run is: %s", (text) =>
  expect(readInjuries(text, TODAY).health.limits.consecutiveRuns).toBe(false),
);

describe("a yes to everything", () => {
  test("ends the bans that were told before it", () => {
    const { limits } = readInjuries(
      "Physio: no kipping until the recheck, right shoulder.\nphysio on 11 January: right shoulder cleared for everything, build kipping up gradually",
      TODAY,
    ).health;
    expect(limits.kipping).toBe(true);
  });

  test("ends a ban of hard work, and makes no hip of an “also”", () => {
    const text =
      "Dottoressa: niente lavori intensi fino al controllo del 7 gennaio.\nla dottoressa dà il via libera completo, anche ai lavori intensi";
    const { health, regions } = readInjuries(text, TODAY);
    expect(health.limits.scoredMinutes).toBe(Infinity);
    expect(regions).toEqual([]);
  });

  test.each([
    "physio cleared me for everything but jumps",
    "fully cleared, says my coach",
    "Physio: alles erlaubt außer Springen",
    "waiting for the doctor to clear me for everything",
    "doctor cleared me for everything from 10 January, not before",
  ])("is none: %s", (text) => expect(fullClearances(readClauses(text), TODAY)).toEqual([]));
});

test.each([
  ["left knee 3/10, no swelling, no limp", "knee"],
  ["Knie links 3/10. Radiologe: kein Riss, keine Fraktur", "knee"],
  ["mi molesta la rodilla 3/10, no cojeo, sin rotura", "knee"],
  ["fascia plantar del pie derecho, junto al talón: 4/10 al empezar a correr, no cojeo", "foot"],
] as const)("what is not there is no riddle: %s", (text, region) => {
  const { regions, unread, health } = readInjuries(text, TODAY);
  expect(regions).toMatchObject([{ region }]);
  expect(unread).toEqual([]);
  expect(health.limits.rpe).toBe(10);
});

test.each(["left knee 3/10, cannot put weight on it", "Knie links 3/10, kann nicht auftreten", "rodilla 3/10, no siento el pie"])(
  "what is worse stays: %s",
  (text) => {
    const { regions, unread, redFlags } = readInjuries(text, TODAY);
    expect(regions.some(({ score }) => score > 3) || unread.length > 0 || redFlags.length > 0).toBe(true);
  },
);

test("arthritis beside a sore knee heals no other joint", () => {
  expect(readInjuries("left knee 4/10. X-ray in October: mild osteoarthritis", TODAY).regions.map(({ region }) => region)).toEqual([
    "knee",
  ]);
});

test.each(["bisoprolol 2.5 x la tension asi q el pulso no me pasa d 150", "bisoprololo, a riposo il polso è 48"])(
  "a pulse is no wrist: %s",
  (text) => {
    const { regions, health } = readInjuries(text, TODAY);
    expect(regions).toEqual([]);
    expect(health.findings.map(({ group }) => group)).toContain("heart");
  },
);

test.each(["mi fa male il polso destro 4/10", "dor no pulso direito 3/10"])("a wrist is one: %s", (text) => {
  expect(readInjuries(text, TODAY).regions.map(({ region }) => region)).toContain("wrist_hand");
});

/** Who is not wanted to run may not, in the words of a doctor of any language; who is not to stop may. */
test.each([
  ["my ortho doesn't want me running until the new year", false],
  ["mein Arzt will nicht, dass ich renne, bis das MRT da ist", false],
  ["o médico não quer que eu corra", false],
  ["Doc meint 2 Wochen Pause vom Laufen", false],
  ["le toubib veut que j'arrête la course 3 semaines", false],
  ["my physio doesn't want me to stop running", true],
  ["mi fisio no quiere que pare de correr", true],
  ["my doctor doesn't want me to lose weight", true],
  ["die Pause vom Laufen tut mir gut", true],
] as const)("%s: may run %s", (text, mayRun) => {
  const { limits } = readInjuries(text, TODAY).health;
  expect(limits.running).toBe(mayRun);
  if (mayRun) expect(limits.kilograms).toBe(Infinity);
});

test.each([
  ["Kardiologe: nicht über 140", 140],
  ["my cardiologist says never above 150", 150],
  ["cardiologo: massimo 130", 130],
  ["Kardiologe: nicht über 100 kg heben", Infinity],
  ["Orthopäde: nicht über 120", Infinity],
] as const)("%s: pulse %d", (text, pulse) => {
  expect(readInjuries(text, TODAY).health.limits.pulse).toBe(pulse);
});

/** special-populations.md section 2.6: nothing that a professional said is dropped without a word. */
test.each([
  "Orthopäde: keine Zwirbelübungen bis März",
  "physio says no flibbing until the recheck",
  "médecin: pas de zumbette avant février",
  "dottoressa: niente acquabike fino a marzo",
  "mi fisio: nada de zumba hasta la revisión",
  "fysio: geen zumba tot de controle",
])("is shown back: %s", (text) => {
  expect(readInjuries(text, TODAY).unread.join(" ")).toContain(text);
});

/** A pelvic floor that leaks when skipping runs where its physio said so. */
test.each([
  ["pelvic physio signed me off for running 3 wks ago, its walk/run so far. leak a bit w skipping so NO jumping till recheck 14 dec", true],
  ["Beckenboden-Physio: darf wieder laufen. Verliere Urin beim Seilspringen", true],
  ["leak a bit when running and skipping, pelvic physio signed me off running until the recheck", false],
  ["Verliere Urin beim Laufen, Physio sagt: noch kein Laufen", false],
] as const)("%s: may run %s", (text, mayRun) => {
  const { limits } = readInjuries(text, TODAY).health;
  expect(limits.running).toBe(mayRun);
  expect(limits.contacts).toBe(0);
});

test.each([
  "Physio says it's tendon & hills and fast stuff need to wait till after xmas, flat easy is fine.",
  "Physio: Berge und Tempo müssen bis nach Weihnachten warten",
  "Kiné : les côtes et le fractionné doivent attendre Noël",
])("what has to wait is out until then: %s", (text) => {
  const { limits } = readInjuries(text, "2026-11-30").health;
  expect(limits.running).toBe(true);
  expect(limits.closed).toEqual(expect.arrayContaining(["hills", "run-fast"]));
});

test("what a pelvic physio allows of running limits what the pelvic floor closes", () => {
  const text =
    "C section 19 weeks ago, womens health physio says ok to run-walk but no planks yet and to stop if I feel heaviness down there, which I had once.";
  const { limits } = readInjuries(text, "2026-11-30").health;
  expect(limits).toMatchObject({ running: true, runRung: 1, contacts: 0 });
  const without = readInjuries("C section 19 weeks ago, still heaviness down there when I walk", "2026-11-30").health;
  expect(without.limits.running).toBe(false);
});

test.each([
  "Nur vor Sprüngen hab ich noch Schiss, die können Sie weglassen.",
  "Jumps still spook me, you can leave those out",
  "Los saltos me dan miedo, los podéis quitar",
  "Les sauts me font peur, vous pouvez les enlever",
  "I salti mi fanno paura, li puoi togliere",
  "Os saltos dão-me medo, podem tirar",
  "Voor springen ben ik nog bang, die mag je weglaten",
])("what may be left out is left out: %s", (text) => expect(readInjuries(text, "2026-11-30").health.limits.contacts).toBe(0));

test("runs with walks that a physio allows are runs with walks", () => {
  expect(readInjuries("Shin splints in spring. Physio now allows run-walk.", "2026-11-30").health.limits).toMatchObject({
    running: true,
    runRung: 4,
  });
  expect(readInjuries("Physio says walking and running are fine", "2026-11-30").health.limits.runRung).toBe(Infinity);
});
