import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

const TODAY = "2026-11-27";

describe("a complaint that ended and has not come back", () => {
  test.each([
    "I had shin pain in September when I started running. It went away after three weeks and has not come back.",
    "Had a sore shoulder in spring, it went away and never came back",
    "Im Frühjahr hatte ich eine Reizung der linken Patellasehne. Seit Juli bin ich beschwerdefrei.",
    "J'ai eu mal au genou en septembre. C'est passé au bout de trois semaines et ce n'est pas revenu.",
    "Tuve dolor de rodilla en verano. Se me pasó en dos semanas y no ha vuelto.",
    "Ho avuto mal di schiena a maggio. È passato e non è più tornato.",
    "Tive dor no joelho em setembro. Passou em três semanas e não voltou.",
    "Ik had in september last van mijn knie. Het ging over en is niet teruggekomen.",
    "Esguince del tobillo derecho en junio, en una bajada técnica. El fisio me dio el alta en septiembre y me pidió seguir con ejercicios de equilibrio.",
    "Sprained my right ankle in June. The physio discharged me in September.",
    "Un anno fa tendinite alla spalla. Ora non fa male.",
    "Lumbalgia en primavera, ahora no duele.",
    "Tendinopatia achillea destra l'anno scorso. Ora non fa male, faccio ancora i sollevamenti tre volte a settimana.",
    "Im Frühjahr Reizung der Patellasehne. Die Physio ist abgeschlossen.",
    "Calf strain in spring, hasn't come back since.",
    "Calf tear in March, not come back since.",
    "Shin splints last winter. They have not come back since I changed shoes.",
    "Runner's knee last autumn. It went away with strength work and hasn't been back.",
    "Had shin splints in my first season, never again since.",
    "Hamstring pulled last year. It hasn't flared up since.",
    "Plantar fasciitis in spring, quiet ever since",
    "Wadenzerrung im Frühjahr, seitdem nichts mehr.",
    "Schienbeinkante letzten Winter, kam nicht wieder.",
    "Wadenzerrung im Frühjahr, seither Ruhe.",
    "Périostite l'an dernier, jamais revenue depuis.",
    "Déchirure au mollet en mars, plus rien depuis.",
    "Tirón en el gemelo en primavera, no ha vuelto desde entonces.",
    "Tirón en el gemelo en primavera, nada desde entonces.",
    "Stiramento al polpaccio in primavera, non è più tornato.",
    "Kuitblessure in het voorjaar, sindsdien geen last meer.",
    "Estiramento da panturrilha na primavera, não voltou mais.",
    // Present proof of full use, or a plain denial, ends a story.
    "Left meniscus was sewn in 2023 when I still did judo, that is completely fine now and I squat as deep as I want.",
    "I tore the meniscus two years ago, I squat as deep as I want.",
    "I pulled my hamstring in September and was off for four weeks. I refereed the last three games without feeling it.",
    "Meniskusriss 2023, das Knie ist wieder völlig in Ordnung.",
    "Meniskus im Jahr 2023 genäht, ich beuge so tief wie ich will.",
    "Me operaron del menisco en 2023, está perfectamente bien.",
    "Déchirure au mollet en mars, j'ai couru trois courses sans la sentir.",
    "Strappo al polpaccio in primavera, ho corso tre gare senza sentirlo.",
    "Rotura no gémeo na primavera, corri três provas sem a sentir.",
    "Kuitblessure in het voorjaar, ik heb drie wedstrijden gefloten zonder het te voelen.",
  ])("limits nothing: %s", (text) => {
    const { regions, unread, health } = readInjuries(text, TODAY);
    expect(regions.filter(({ grade }) => grade > 0)).toEqual([]);
    expect(unread).toEqual([]);
    expect(health.limits.running).toBe(true);
  });

  test.each([
    "I had shin pain in September when I started running",
    "I had knee pain in June. It went away but came back last week.",
    "I had knee pain in June. It went away, sometimes I still feel it.",
    "Ich hatte im Juni Knieschmerzen. Sie waren weg, jetzt sind sie wieder da.",
    "Tuve dolor de rodilla en verano. Se me pasó y ha vuelto.",
    "mein Knie tut weh. Seit Juli trainiere ich",
    "Sprained my right ankle in June. The physio has not discharged me yet.",
    "Sprained my ankle in June. The hospital discharged me, it hurts on stairs.",
    "Tendinite alla spalla in estate. Ora fa male di notte.",
    "Lumbalgia en primavera, ahora me duele menos.",
    "Knee pain in spring. The physio discharged me but told me to avoid jumping.",
    "Calf strain in spring, hasn't been right since.",
    "Had a calf strain in spring, it hasn't been the same since.",
    "Calf strain in spring, hasn't healed since.",
    "Calf strain in spring, it keeps coming back.",
    "Calf strain in spring, pain free since August. The physio lets me jog. Hill sprints set it off again.",
    "Calf strain in spring, came back last week.",
    "Shin splints last winter, hasn't gone away since.",
    "My speed hasn't come back since the calf strain in spring.",
    "Wadenzerrung im Frühjahr, seitdem nicht mehr schmerzfrei.",
    "Tirón en el gemelo en primavera, no se ha ido desde entonces.",
    "I tore my meniscus in 2023, it is mostly fine now, deep squats still pinch.",
    "I pulled my hamstring in May, I run without feeling it only when it is taped.",
    "I tore the meniscus two years ago, it is almost completely fine now but it swells.",
  ])("what is there again stays: %s", (text) => {
    expect(readInjuries(text, TODAY).regions.filter(({ grade }) => grade > 0)).not.toEqual([]);
  });

  test("what complains a little after its story ended is mild, and only what it names is limited", () => {
    const { regions } = readInjuries(
      "I broke my right wrist in January, the plate came out in September and the surgeon has signed me off for everything. It still complains a little when I lean on it with the hand bent back, like in a push-up, but swimming and the handlebars are fine.",
      TODAY,
    );
    expect(regions).toEqual([
      expect.objectContaining({ region: "wrist_hand", grade: 1, closesNothing: true, hurts: ["pushup"], fine: ["swim"] }),
    ]);
  });

  test("mistrust of a healed part leaves only its all-out sprints out", () => {
    const healed =
      "I pulled my left hamstring in September. It has been good since the end of October, but I still don't quite trust it at full speed.";
    expect(readInjuries(healed, TODAY).health.limits.closed).toEqual(["hill-sprints"]);
    expect(readInjuries("My hamstring hurts and I don't trust it at full speed", TODAY).regions).not.toEqual([]);
  });

  test("a sign of danger stays one", () => {
    expect(readInjuries("I had chest pain in May. It went away.", TODAY).redFlags.map((sign) => sign.class)).toEqual(["cardiac"]);
  });
});

test.each([
  ["Torn meniscus right knee 2019, operated, no problems for years.", 0],
  ["Kreuzbandriss 2016, operiert", 0],
  ["Rotura de menisco en 2015, operado", 0],
  ["Torn meniscus, operated", 1],
  ["Meniskusriss vor zwei Wochen, operiert", 1],
])("an operation of years ago waits for no surgeon: %s", (text, flags) => {
  const { redFlags, health } = readInjuries(text, TODAY);
  const waits = redFlags.length + health.findings.filter(({ group }) => group === "operation").length;
  expect(Math.min(1, waits)).toBe(flags);
});

describe("what names a part and complains of none", () => {
  test.each([
    "Diástase 2 dedos e meio acima do umbigo",
    "diastasis of two fingers above the navel",
    "Rektusdiastase 2 Finger breit",
    "a fisio do pavimento pélvico diz que a tensão está a melhorar",
  ])("no sore hand and no sore hip: %s", (text) => {
    expect(readInjuries(text, TODAY).regions.filter(({ region }) => region === "wrist_hand" || region === "hip_groin")).toEqual([]);
  });

  test.each(["my finger is sore", "me duele un dedo", "Finger verstaucht", "sore hip, pelvic floor is fine"])(
    "a sore one stays: %s",
    (text) => {
      expect(readInjuries(text, TODAY).regions.filter(({ grade }) => grade > 0)).not.toEqual([]);
    },
  );
});

describe("what is over, off or harmless is no injury of today", () => {
  const ofToday = (text: string) => readInjuries(text, TODAY).regions.filter(({ grade }) => grade > 0);

  test.each([
    "Plantar fasciitis in my left foot this spring, it took about four months, but it's been fine since August.",
    "Shin splints on and off when I do too much on tarmac, currently off.",
    "Torn rotator cuff repaired in 2021, full strength back, I climb and everything.",
    "Left calf cramps sometimes in races, only after 25k or so.",
    "Hands get sore from gardening.",
  ])("%s", (text) => expect(ofToday(text)).toEqual([]));

  test.each([
    ["Plantar fasciitis in my left foot this spring, worse since August.", "foot"],
    ["Shin splints on and off, currently on.", "lower_leg"],
    ["Full strength, but my back hurts.", "lower_back"],
    ["Left calf cramps at night.", "lower_leg"],
    ["Left calf cramps in races and is swollen the day after.", "lower_leg"],
    ["Hands get sore and numb from gardening.", "wrist_hand"],
  ])("but not where it is there: %s", (text, region) => expect(ofToday(text).map((one) => one.region)).toContain(region));
});
