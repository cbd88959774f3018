import { describe, expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { readAthlete, readInjuries } from "./read-injuries.ts";

const TODAY = "2026-11-30";

const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "general",
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: {},
  availability: { daysPerWeek: 4 },
};

function limited(text: string): readonly string[] {
  return readInjuries(text, TODAY)
    .regions.filter(({ grade }) => grade > 0)
    .map(({ region, grade }) => `${region} ${grade}`);
}

function clearance(text: string): string {
  return readInjuries(text, TODAY).health.limits.clearance;
}

describe("an injury of years ago with its good end limits nothing", () => {
  test.each([
    "Tore my left hamstring in 2017 playing rugby, full recovery, sprinted on it plenty since.",
    "Pulled my calf in spring, fully recovered, ran a half since.",
  ])("%s", (text) => {
    expect(limited(text)).toEqual([]);
  });

  test.each([
    ["Tore my left hamstring in October, almost recovered.", "thigh"],
    ["Pulled my calf last week.", "lower_leg"],
  ])("but not where it goes on: %s", (text, region) => {
    expect(limited(text).join()).toContain(region);
  });
});

test("both legs behind a named part say which of its sides", () => {
  const { regions } = readInjuries("shin splints came back two weeks ago, both legs. hurt during runs", TODAY);
  expect(regions).toMatchObject([{ region: "lower_leg", grade: 2 }]);
});

test.each(["both legs ache after runs", "my legs hurt"])("legs alone stay a complaint: %s", (text) => {
  expect(limited(text)).not.toEqual([]);
});

test.each([
  "Front rack hurts my wrist so I do crossed arms",
  "Squat with arms crossed, wrist is sore",
  "Handgelenk zwickt, deshalb gekreuzte Arme",
])("crossed arms hold the bar and hurt nobody: %s", (text) => {
  expect(limited(text).map((one) => one.split(" ")[0])).toEqual(["wrist_hand"]);
});

test("the labrum of a hip is no shoulder, and a managed tear keeps what goes well", () => {
  const text = "torn labrum in right hip, managed, no op. deep squats pinch, high box squat ok. running up to about 12k ok then it nags";
  expect(limited(text)).toEqual(["hip_groin 1"]);
  expect(limited("torn labrum in my shoulder since Saturday, cannot lift the arm")).toEqual(["shoulder 3"]);
});

describe("a pregnancy that was lost is none", () => {
  test.each([
    "we lost a pregnancy at 10 weeks, six weeks back. the hospital says I'm all clear",
    "Pregnancy loss at 9 weeks in October, doctor cleared me",
    "Perdimos el embarazo en la semana 9, alta médica",
  ])("%s", (text) => {
    expect(readInjuries(text, TODAY).health.findings.map(({ group }) => group)).not.toContain("pregnancy");
  });

  test("the next one is one", () => {
    const { health } = readInjuries("Lost a pregnancy in spring at 10 weeks, now pregnant again, week 14", TODAY);
    expect(health.findings.map(({ group }) => group)).toContain("pregnancy");
  });
});

describe("a birth of the partner is nobody's postpartum", () => {
  test.each([
    "Had our second baby 5 weeks ago (my wife did, I just held the bag)",
    "Baby born 3 weeks ago, my girlfriend had a c-section",
    "Vor drei Wochen Geburt, meine Frau hat entbunden",
  ])("%s", (text) => {
    expect(readInjuries(text, TODAY).health.findings.map(({ group }) => group)).not.toContain("postpartum");
  });

  test("one's own is", () => {
    const { health } = readInjuries("Had our second baby 5 weeks ago, my wife says take it easy", TODAY);
    expect(health.findings.map(({ group }) => group)).toContain("postpartum");
  });
});

describe("whoever looks after it has agreed", () => {
  test.each(["17 weeks pregnant. midwife and OB both fine with me training", "type 1 diabetic. My endo is all for it."])("%s", (text) => {
    expect(["none", "advise"]).toContain(clearance(text));
  });

  test.each(["17 weeks pregnant. My coach is all for it", "17 weeks pregnant. OB not happy with me training"])("not here: %s", (text) => {
    expect(clearance(text)).toBe("required");
  });
});

describe("asthma that is well controlled has no limit of effort", () => {
  test.each([
    "asthma, blue inhaler before running when its cold, brown one daily. well controlled.",
    "Asthma, gut eingestellt, täglich Dauerspray. Bei kalter Luft huste ich danach.",
    "asthma well controlled. Under about 3 degrees I cough for hours after",
  ])("%s", (text) => {
    const { limits, findings } = readInjuries(text, TODAY).health;
    expect(limits.rpe).toBeGreaterThanOrEqual(8);
    expect(findings.map(({ group }) => group)).not.toContain("illness");
  });

  test.each(["asthma, blue inhaler every day", "asthma, puffer at night"])("one that is not keeps it: %s", (text) => {
    expect(readInjuries(text, TODAY).health.limits.rpe).toBe(5);
  });

  test("a cough of these days is an illness", () => {
    expect(readInjuries("cough and a fever since Friday", TODAY).health.findings.map(({ group }) => group)).toContain("illness");
  });
});

describe("a bone that is looked after leaves the rest of the training", () => {
  test("a rib spares the rower, and who runs well runs", () => {
    const { health, regions } = readInjuries(
      "rib stress reaction from rowing, 5 weeks ago. no rowing/ski erg for another 3 weeks per the physio. running is fine",
      TODAY,
    );
    expect(health.limits).toMatchObject({ running: true, clearance: "advise", closed: ["rower", "ski"] });
    expect(regions.map(({ region }) => region)).toEqual(["chest_ribs"]);
  });

  test("a foot in a boot until its review rests", () => {
    const { health, redFlags } = readInjuries(
      "Stress fracture 2nd metatarsal, diagnosed 3 wks ago. In the boot til 15 Dec then review. I can lift upper body",
      TODAY,
    );
    expect(redFlags).toEqual([]);
    expect(health.limits).toMatchObject({ running: false, clearance: "advise" });
  });

  test("one that nobody has seen waits", () => {
    expect(readInjuries("I think I have a stress fracture in my foot", TODAY).redFlags).not.toEqual([]);
    expect(clearance("stress reaction in my shin 3 weeks ago, running is fine")).toBe("required");
  });
});

test.each([
  "My lower back goes about twice a year, it's usually picking up a sock not lifting. Right now it's ok.",
  "Back twinges are mostly from sitting, not running",
])("what brings it on forbids nothing: %s", (text) => {
  const { limits } = readInjuries(text, TODAY).health;
  expect(limits.kilograms).toBe(Infinity);
  expect(limits.running).toBe(true);
});

test.each([
  "Da circa due mesi mi fa male l'anca se corro più di 40 minuti",
  "Seit zwei Monaten tut die Hüfte weh, wenn ich über 40 Minuten laufe",
])("since when is no end: %s", (text) => {
  const { health } = readInjuries(text, TODAY);
  expect(health.findings.filter(({ note }) => note.includes("until Mon 30 Nov"))).toEqual([]);
});

test.each([
  "El codo me molesta en dominadas con agarre prono, con neutro no.",
  "Le coude me gêne aux tractions en pronation, en prise neutre non.",
])("another grip that does not hurt heals nothing: %s", (text) => {
  expect(limited(text)).toEqual(["elbow 1"]);
});

test.each([
  ["17 weeks pregnant. midwife and OB both fine with me training", undefined],
  ["My endo is all for it.", "type 1 diabetic"],
  ["On bisoprolol 2.5mg since august, cardiologist is happy and said train as normal", undefined],
  ["On bisoprolol 2.5mg since august for palpitations, cardiologist is happy and said train as normal", undefined],
])("an agreement counts among the wishes as well: %s", (dislikes, injuries) => {
  const { health } = readAthlete({ ...ATHLETE, dislikes, ...(injuries === undefined ? {} : { injuries }) }, TODAY);
  expect(health.findings.length).toBeGreaterThan(0);
  expect(["none", "advise"]).toContain(health.limits.clearance);
});

test("palpitations that a medicine answers and a cardiologist cleared stop nothing", () => {
  expect(
    readInjuries("On bisoprolol since august for palpitations, cardiologist is happy and said train as normal.", TODAY).redFlags,
  ).toEqual([]);
});

test.each([
  "On bisoprolol since august, palpitations again today",
  "On bisoprolol for palpitations, waiting for the cardiologist",
  "Palpitations when I run hard",
])("but stop it where nobody has: %s", (text) => {
  expect(readInjuries(text, TODAY).redFlags).not.toEqual([]);
});

describe("what is kept is not left out as well", () => {
  const namedOf = (text: string): { readonly fine: readonly string[]; readonly hurts: readonly string[] } => {
    const { regions } = readInjuries(text, TODAY);
    return { fine: regions.flatMap(({ fine = [] }) => fine), hurts: regions.flatMap(({ hurts = [] }) => hurts) };
  };

  test.each([
    "Hip pinch in squats, front squats fine. Knee sore in front squats.",
    "Knee hurts in front squats. Wrist is fine in front squats.",
    "Knie schmerzt bei Ausfallschritten. Hüfte ist bei Ausfallschritten gut.",
  ])("%s", (text) => {
    const { fine, hurts } = namedOf(text);
    expect(hurts.length).toBeGreaterThan(0);
    expect(fine.filter((one) => hurts.includes(one))).toEqual([]);
  });

  test("what is fine stays", () => {
    expect(namedOf("Wrist hurts in cleans, front squats are fine").fine).toContain("front-squat");
  });
});

test.each([
  "Rotator cuff partial tear, seeing consultant 19th Jan about surgery. No overhead",
  "Meniskus gerissen, am 19. Januar beim Arzt wegen Operation",
])("an operation that is only talked of has no weeks: %s", (text) => {
  expect(readInjuries(text, TODAY).health.findings.map(({ group }) => group)).not.toContain("operation");
});

test.each([
  "Genou 2/10 dans les escaliers. Pas de sauts jusqu'au 14 janvier, dit le kiné.",
  "Rodilla 2/10 al subir escaleras. Sin saltos hasta el 14 de enero, dice la fisio.",
  "Knie 2/10 op de trap. Geen sprongen tot 14 januari, zegt de fysio.",
  "Anca 2/10 nella corsa. Fatta risonanza, nulla di rotto.",
])("who said it is not asked about: %s", (text) => {
  expect(readInjuries(text, TODAY).unread).toEqual([]);
});

test.each(["In the boot til 15 Dec then review", "In my boot until 15 December, then review"])(
  "a boot rests the foot until its day: %s",
  (text) => {
    const { health, unread } = readInjuries(`Stress fracture 2nd metatarsal, diagnosed 3 wks ago. ${text}.`, TODAY);
    expect(unread).toEqual([]);
    expect(health.findings.map(({ group }) => group)).toEqual(["bone-stress", "doctors-limit"]);
  },
);

test("when a condition was found is no second one, a new name is", () => {
  expect(readInjuries("Type 2 diabetes, diagnosed last month", TODAY).health.limits.rpe).toBe(10);
  expect(readInjuries("Type 2 diabetes, diagnosed with Addison's disease last month", TODAY).unread).not.toEqual([]);
});

test("a doctor who says to lose weight names no complaint", () => {
  expect(readInjuries("doctor says I should lose weight", TODAY).unread).toEqual([]);
});

test.each([
  ["nothing on foot until 14 December", false],
  ["I come to the gym on foot until 14 December", true],
] as const)("who forbids what is done on foot does not run: %s", (text, running) => {
  expect(readInjuries(text, TODAY).health.limits.running).toBe(running);
});

test.each([
  ["stiff lower back in the mornings, mild, 2/10", true],
  ["stiff lower back in the mornings for two weeks, mild, 2/10", undefined],
] as const)("a back that is stiff in the mornings lasts unless it is new: %s", (text, lasts) => {
  expect(readInjuries(text, TODAY).regions[0]?.lasts).toBe(lasts);
});

describe("what a complaint brings on is limited by its name, and no family with it", () => {
  const closedBy = (text: string): readonly string[] => readInjuries(text, TODAY).health.limits.closed ?? [];

  test("beside another movement", () => {
    const told =
      "The left elbow is grumpy after low-bar squats, nothing more than a 2, and it settles overnight if I don't bench close grip the same day.";
    expect(closedBy(told)).toEqual(["bench-close"]);
    expect(readInjuries(told, TODAY).health.limits.heavyCarries).not.toBe(false);
    expect(readInjuries(told, TODAY).regions).toEqual([expect.objectContaining({ region: "elbow", grade: 1, pain: 2 })]);
    expect(readInjuries(told, TODAY).regions[0]?.hurts).not.toContain("bench");
  });

  test.each(["never during the run itself", "not while running", "nie beim Laufen selbst", "jamais pendant la course"])(
    "a time at which nothing is felt bans nothing: %s",
    (denial) => {
      const { health } = readInjuries(`My left calf is sometimes a bit tight the morning after hills, ${denial}.`, TODAY);
      expect(health.limits.running).not.toBe(false);
    },
  );

  test.each([
    "Solo me molesta un poco la rodilla si bajo cuestas muy largas.",
    "My knee is fine. Only bothers me on very long descents.",
    "Das Knie ist gut. Stört mich nur bei langen Abstiegen.",
  ])("where alone it is felt is not all that is allowed: %s", (text) => {
    const { limits } = readInjuries(text, TODAY).health;
    expect(limits.closed ?? []).not.toContain("run-easy");
    expect(limits.running).not.toBe(false);
  });

  test.each(["Calf is tight, no running until Christmas.", "I can't run at the moment."])("but a ban is one: %s", (text) =>
    expect(readInjuries(text, TODAY).health.limits.running).toBe(false),
  );

  test("my knee is fine if I don't run the day after squats: running stays", () =>
    expect(readInjuries("My knee is fine if I don't run the day after squats.", TODAY).health.limits.running).not.toBe(false));

  test("of any complaint, side, number and trigger nothing is closed that no word names", () => {
    const parts = ["elbow", "wrist", "shoulder", "knee", "calf", "hip", "lower back", "ankle"];
    const says = ["is grumpy", "niggles", "is a bit sore", "hurts a little, 2 out of 10", "aches, nothing more than a 3"];
    const when = ["after squats", "after benching", "the morning after a run", "when I do curls", ""];
    const ends = [
      "it settles overnight",
      "gone the next day",
      "never during the session itself",
      "fine if I don't bench close grip the same day",
    ];
    const invented = parts.flatMap((part, at) =>
      says.flatMap((say, of) => {
        const text = `My ${part} ${say} ${when[(at + of) % when.length] ?? ""}, ${ends[(at + 2 * of) % ends.length] ?? ""}.`;
        const { limits } = readInjuries(text, TODAY).health;
        const closed = (limits.closed ?? []).filter((one) => one !== "bench-close");
        return closed.length === 0 && limits.running && limits.heavyCarries ? [] : [{ text, closed }];
      }),
    );
    expect(invented).toEqual([]);
  });

  test("a first-degree strain is a mild one", () => {
    const text = "Hamstring strain left, grade 1, 10 days ago. Jogging is fine.";
    expect(readInjuries(text, TODAY).regions).toEqual([expect.objectContaining({ region: "thigh", grade: 1 })]);
    expect(limited("Hamstring strain left, grade 2, 10 days ago.")).not.toEqual(["thigh 1"]);
  });
});
