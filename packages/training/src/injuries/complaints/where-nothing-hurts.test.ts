import { expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

function read(text: string) {
  const { regions, health } = readInjuries(text, "2026-11-30");
  return {
    hurts: regions.flatMap(({ hurts = [] }) => hurts),
    closed: health.findings.flatMap(({ limits }) => limits.closed ?? []),
    running: health.limits.running,
    findings: health.findings,
  };
}

test.each([
  "Sciatique à gauche quand je me penche en avant. Marche, vélo, développés : rien du tout.",
  "Knie schmerzt bei Kniebeugen. Radfahren, Rudern: nichts.",
  "Me duele la rodilla en la sentadilla. Bici y remo: nada.",
  "Il ginocchio fa male negli affondi. Bici, nuoto: niente.",
  "Knie doet pijn bij lunges. Fietsen, zwemmen: niks.",
])("a movement with its “nothing” is where nothing is felt: %s", (text) => {
  const { hurts, closed } = read(text);
  expect([...hurts, ...closed]).not.toEqual(expect.arrayContaining(["bike"]));
  expect(closed).toEqual([]);
});

test.each([
  ["O fisio mandou duas semanas sem corrida e sem terra, bike leve e parte de cima pode.", ["deadlift"]],
  ["Physio: 2 Wochen kein Laufen und kein Kreuzheben, Radfahren locker und Oberkörper geht.", ["deadlift"]],
  ["Osteo said two weeks no running and no deadlifts, easy bike and upper body is fine", ["deadlift"]],
])("what is to be easy is not out, and bans share their weeks: %s", (text, closed) => {
  const read1 = read(text);
  expect(read1.closed).toEqual(closed);
  expect(read1.running).toBe(false);
  expect(read1.findings.map(({ until }) => until)).toEqual(read1.findings.map(() => "2026-12-13"));
});

test.each([
  "No running, cycling or light jogging.",
  "No squats, lunges or even light step-ups",
  "Doc said no running, no cycling, nothing.",
])("a ban that goes on stays one: %s", (text) => expect(read(text).findings.length).toBeGreaterThan(0));

test.each([
  ["lower back hurts when I bend forward with weight, same on the rower", ["hinge", "rower"]],
  ["douleur au dos dès que je me penche en avant avec du poids, et pareil sur le rameur", ["hinge", "rower"]],
  ["Rücken zieht, wenn ich mich mit Gewicht nach vorne beuge, genauso auf dem Rudergerät", ["hinge", "rower"]],
  ["me duele la espalda al inclinarme hacia delante con peso", ["hinge"]],
  ["mijn onderrug doet pijn als ik voorover buk", ["hinge"]],
])("bending forward, and what is the same: %s", (text, hurts) => expect(read(text).hurts).toEqual(hurts));

test.each([
  "Wife's got a bad knee but shes not the one running.",
  "Hubby has gout, he can't run.",
  "Mijn vrouw heeft een hernia, zij mag niet rennen",
])("somebody else's body limits nobody: %s", (text) => {
  expect(read(text)).toMatchObject({ hurts: [], closed: [], running: true });
  expect(readInjuries(text, "2026-11-30").regions).toEqual([]);
});

test("what she says of the athlete holds", () => expect(read("My physio is strict, she says no running.").running).toBe(false));

test.each([
  ["Ik heb een oude hernia, nu geen klachten.", []],
  ["Stacchi pesanti da terra no, tutto il resto lo faccio", ["deadlift", "floor"]],
  ["Heavy deads no, rest ok", ["deadlift"]],
])("one lift is no limit of all: %s", (text, closed) => {
  const { findings, closed: found } = read(text);
  expect(findings.every(({ limits }) => limits.percent === undefined)).toBe(true);
  expect(found).toEqual(closed);
});

test.each([
  "La ginecologa dice poco sdraiata sulla schiena",
  "Wenig auf dem Rücken liegen, sagt die Hebamme",
  "as little as possible lying on my back",
])("little on the back: %s", (text) =>
  expect(readInjuries(text, "2026-11-30")).toMatchObject({ regions: [], health: { limits: { supine: false } } }),
);

test.each([
  "O fisio mandou parar de correr 3 semanas",
  "me han dicho que deje de correr 3 semanas",
  "il fisio dice di smettere di correre per 3 settimane",
  "3 Wochen mit dem Laufen aufhören, sagt der Arzt",
])("to stop is a ban with its weeks: %s", (text) =>
  expect(read(text)).toMatchObject({ running: false, findings: [{ until: "2026-12-20" }] }),
);

test("a week of walking ends", () => expect(read("GP said a week of just walking then build up").findings[0]?.until).toBe("2026-12-06"));

test("the operated part stands in its own clause", () =>
  expect(read("Leistenbruch wurde im September operiert. Chirurg: Kniebeugen erst im neuen Jahr").findings[0]?.label).toBe(
    "your hernia repair",
  ));

test("to be back on something hurts no back", () =>
  expect(readInjuries("cant wait to be back on the double unders", "2026-11-30").regions).toEqual([]));

test.each(["Physio says no dips and nothing behind the neck till new year.", "Physio says no paddles, no fly, max 1500m a go."])(
  "the half of a ban that nobody knows is shown back: %s",
  (text) => expect(readInjuries(text, "2026-11-30").unread).toHaveLength(1),
);

test.each([
  "Bitte kein Laufband, da wird mir schwindlig",
  "Treadmills make me dizzy, please none",
  "Geen loopband, daar word ik duizelig van",
])("the belt that makes dizzy is left out, and stops no plan: %s", (text) =>
  expect(readInjuries(text, "2026-11-30").health.limits.clearance).not.toBe("required"),
);

test.each(["dizzy on the treadmill", "Mir wird schwindlig beim Laufen", "no treadmill, there I get dizzy and my chest hurts"])(
  "dizziness in an effort is one: %s",
  (text) => {
    const { health, redFlags } = readInjuries(text, "2026-11-30");
    expect(health.limits.clearance === "required" || redFlags.length > 0).toBe(true);
  },
);

test.each([
  "l'ORL m'a interdit de mettre la tête sous l'eau jusqu'au 15 décembre",
  "HNO: Kopf nicht unter Wasser bis 15. Dezember",
  "no head under water until 15 December",
])("no head under water is no swim: %s", (text) =>
  expect(read(text).findings[0]).toMatchObject({ limits: { closed: ["swim"] }, until: "2026-12-15" }),
);

test.each(["inguinal hernia", "hernia", "Ik heb een liesbreuk", "ik heb een hernia inguinalis"])(
  "a hernia of the belly is one: %s",
  (text) => expect(read(text).findings.map(({ group }) => group)).toContain("hernia"),
);

test.each([
  ["Radfahren auf keinen Fall", "bike"],
  ["coccyx bruised. sitting on bike saddle no, standing ok", "sitting"],
])("a ban in few words closes all that it names: %s", (text, activity) => expect(read(text).closed).toContain(activity));

test("a toe that does not bend back is no back", () =>
  expect(
    readInjuries("my left big toe, can't bend it back so lunges kill", "2026-11-30").regions.map(({ region }) => region),
  ).not.toContain("lower_back"));
