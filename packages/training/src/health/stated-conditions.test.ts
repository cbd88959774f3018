import { describe, expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";
import type { HealthLimits } from "./limits.ts";

const TODAY = "2026-11-26";

/** Notes about conditions as people type them, with what a coach takes from them: what it is called, and its limits. */
const NOTES: readonly (readonly [note: string, labels: readonly string[], limits: Partial<HealthLimits>])[] = [
  ["Heart attack in June, cardiologist cleared me 3 weeks ago, pulse below 130", ["your heart"], { pulse: 130, clearance: "advise" }],
  [
    "hartinfarct in 2022, bètablokker, cardioloog vindt krachttraining prima",
    ["your heart"],
    { rpe: 6, heartRate: false, clearance: "none" },
  ],
  ["künstliche Aortenklappe seit 2019, Marcumar, Kardiologe sagt moderates Training gut", ["your heart", "marcumar"], { percent: 60 }],
  ["ipertensione, prendo bisoprololo, pressione 130/80", ["bisoprololo"], { heartRate: false }],
  ["T1D with a pump, endo is happy with me training hard", ["type 1 diabetes"], { rpe: 10 }],
  ["CKD stage 3, nephrologist says keep active, no protein shakes", ["kidney disease"], { clearance: "advise" }],
  [
    "stroke 2 years ago, balance not great, neuro says exercise is good",
    ["a stroke", "your balance"],
    { falls: false, clearance: "advise" },
  ],
  ["had a TIA in March, on clopidogrel, GP says gentle exercise only", ["a stroke"], { rpe: 4 }],
  ["kidney transplant 2018, immunosuppressants, transplant team wants me training", ["your transplant"], { clearance: "advise" }],
  ["Brustkrebs 2021, Chemo fertig, nehme Letrozol, Arzt findet Krafttraining super", ["the cancer treatment"], { clearance: "advise" }],
  ["4 Monate nach Kaiserschnitt, Hebamme und Physio geben ok, Beckenboden hält. stille noch", ["a caesarean birth"], { volume: 0.8 }],
  ["pre-diabetes", ["prediabetes"], { rpe: 10 }],
  ["perimenopause, DEXA showed T-score -2.1", ["osteopenia"], { impact: 3, rowing: true }],
  ["macular degeneration, can't see steps well", ["your eyes"], { percent: 100, falls: false }],
  ["recovered from anorexia 2 years ago, please don't show me calories or weight", ["an eating disorder in the past"], { percent: 100 }],
  ["rotator cuff repair 11 weeks ago, physio: no lifting above shoulder height yet", ["your shoulder repair"], { overhead: false }],
  ["meniscus repair 9 weeks ago, on crutches till last week", ["your meniscus repair"], { standing: true }],
  ["inguinal hernia op 5 weeks ago (keyhole), GP says lift what feels ok", ["your keyhole hernia repair"], { regions: { abdomen: 1 } }],
  [
    "inguinal hernia op (keyhole, left) on 22 october. surgeon saw me last week, says build back up gradually",
    ["your keyhole hernia repair"],
    { clearance: "advise", regions: { abdomen: 1 } },
  ],
  ["operado de una hernia inguinal hace dos meses, el cirujano me dio el alta", ["your hernia repair"], { regions: { abdomen: 2 } }],
  ["broke my collarbone 7 weeks ago, plated, surgeon says everything but contact", ["your collarbone plate"], { clearance: "advise" }],
  ["hip labral tear, arthroscopy 3 months ago", ["your hip keyhole operation"], { regions: { hip_groin: 1 } }],
  ["Achilles rupture left, repaired 10 months ago", ["your Achilles repair"], { clearance: "advise" }],
  ["Kreuzbandplastik links vor 8 Monaten, Arzt gibt frei für alles außer Pivotsport", ["your ACL reconstruction"], { runRung: 3 }],
  ["operado de menisco hace 5 semanas, el fisio me deja bici", ["your knee keyhole operation"], { running: false, clearance: "none" }],
  [
    "sono stato operato al menisco un mese fa, il fisio dice bici sì corsa no",
    ["your knee keyhole operation"],
    { running: false, closed: [] },
  ],
  ["kruisband geopereerd 6 maanden geleden, fysio zegt hardlopen mag", ["your ACL reconstruction"], { clearance: "none" }],
  ["18 weeks, low lying placenta, no running says the midwife", ["pregnancy"], { running: false, clearance: "required" }],
  ["Pregnant 14 weeks, ob says carry on but nothing lying flat after 20 weeks", ["pregnancy"], { supine: false }],
  ["embarazada de 20 semanas, la matrona dice que puedo entrenar suave", ["pregnancy"], { rpe: 4, clearance: "advise" }],
  [
    "9 weeks postpartum, 3rd degree tear, bit of heaviness, breastfeeding",
    ["a birth with a tear or instruments", "the pelvic floor"],
    { running: false },
  ],
  ["stille, Baby 4 Monate, manchmal Tröpfeln beim Hüpfen", ["a birth", "the pelvic floor"], { contacts: 0, volume: 0.8 }],
  ["had twins by c-section 5 months ago, diastasis closed", ["a caesarean birth"], { spineFlexion: true, closed: [] }],
  ["asthma since school, use a blue inhaler before hard stuff n its all good", ["asthma"], { rpe: 10, warmupMinutes: 15 }],
  ["pelvic floor, i leak a bit when i jump or run fast. 8 months after baby", ["the pelvic floor"], { contacts: 0, running: true }],
  ["inguinal hernia op 5 weeks ago (keyhole), surgeon is happy", ["your keyhole hernia repair"], { percent: 60 }],
  ["growth spurt 8cm this year, knees ache after football", ["the growth spurt"], { contacts: 20, tests: false }],
];

test.each(NOTES)("%s", (note, labels, limits) => {
  const { health, redFlags, unread } = readInjuries(note, TODAY);
  expect(health.findings.map(({ label }) => label)).toEqual(expect.arrayContaining([...labels]));
  expect(health.limits).toMatchObject(limits);
  expect(redFlags).toEqual([]);
  expect(unread).toEqual([]);
});

/** Signs that belong to a condition told with them are answered by its clearance, and stay signs without it or when they are new. */
test.each([
  ["MS, left foot drops when tired", "left foot drops since yesterday"],
  ["type 2 diabetes, metformin only, numb toes", "numb toes"],
  ["on Eliquis since a DVT in September", "DVT in my calf"],
  ["osteoporosis, T12 compression fracture last winter", "T12 compression fracture last week"],
])("%s is no alarm, and %s is", (known, alone) => {
  expect(readInjuries(known, TODAY).redFlags).toEqual([]);
  expect(readInjuries(alone, TODAY).redFlags).not.toEqual([]);
});

describe("asthma that a puff before sport answers", () => {
  test.each([
    "Asthma, the cold-air sort. Blue inhaler before anything hard and I'm golden.",
    "Belastungsasthma, zwei Hub Salbutamol vorher, dann passt das",
    "Asma, dos puffs de ventolin antes y perfecto",
    "Asthme d'effort, une bouffée de Ventoline avant et tout roule.",
    "Asma: due spruzzi prima e a posto",
    "Asma, dois puffs antes e fico bem",
    "Asma, twee pufjes vooraf en prima",
  ])("caps no effort: %s", (text) => expect(readInjuries(text, "2026-11-30").health.limits.rpe).toBe(10));

  test.each(["Asthma, inhaler before running but still wake at night", "Asthma, puffer before but I had an attack in October, now fine"])(
    "does where it is not settled: %s",
    (text) => expect(readInjuries(text, "2026-11-30").health.limits.rpe).toBeLessThan(8),
  );
});

describe("a healed bone with an allowance", () => {
  test.each([
    "Stress fracture in my foot last year, healed. Doc says 30 km a week is fine. No jumps for now.",
    "Ermüdungsbruch im Frühjahr, verheilt, Arzt erlaubt 30 km pro Woche, nur nicht springen",
    "Fracture de fatigue du tibia consolidée, j'ai le droit à 30 km par semaine, pas de sauts.",
    "Frattura da stress al piede l'anno scorso, guarita, il medico dice che 30 km a settimana vanno bene. Niente salti",
    "Tive uma fratura de esforço no pé no ano passado, já curou, o médico disse que 30 km por semana está bem. Sem saltos.",
    "Stressfractuur scheenbeen in juni, is genezen. Van de sportarts mag ik weer 30 km per week lopen, alleen springen nog niet.",
  ])("runs so far and does not jump: %s", (text) => {
    const { health, redFlags } = readInjuries(text, "2026-11-30");
    expect(redFlags).toEqual([]);
    expect(health.limits).toMatchObject({ running: true, contacts: 0 });
  });

  test.each(["Tenho uma fratura de esforço no pé", "Fracture de fatigue du tibia, pas encore consolidée"])(
    "one that is not healed stops: %s",
    (text) => expect(readInjuries(text, "2026-11-30").redFlags).not.toEqual([]),
  );
});
