import { describe, expect, test } from "vitest";
import { triage } from "../../triage.ts";

const TODAY = "2026-12-02";
const resultOf = async (message: string): Promise<string> => {
  const found = await triage(message, [], TODAY);
  return found.kind === "none" ? "none" : `${found.kind} ${found.category} ${found.person}`;
};

describe("an event that somebody near has", () => {
  test.each([
    ["my brother just had a heart attack", "sign heart other"],
    ["my mate on the bike had a heart attack", "sign heart other"],
    ["Our relay is called Heart Attack Squad. Grandpa just had one on the sofa.", "sign heart other"],
    ["Nachtschicht, zwei Infarkte und ein Schlaganfall, der Schlaganfall ist mein Mann, grad eben", "sign stroke other"],
    ["Turno de urgencias, dos ictus. El tercero es mi hermana, aquí en casa, no puede hablar.", "sign stroke other"],
    ["Race called ambulance, my friend lifeless at mile 9", "sign faint other"],
    ["The boat motor died and my son has been under water two minutes", "sign faint other"],
  ])("is an emergency: %s", async (message, expected) => {
    expect(await resultOf(message)).toBe(expected);
  });

  test.each([
    "Dad had a heart attack, that's why I want to get fit. Where do I start?",
    "My husband had a stroke and wants to start walking more, any plan for him?",
    "My wife had a heart attack when she saw my bike invoice. Worth it. Intervals tomorrow?",
    "Mein Vater hatte einen Infarkt, deshalb will ich auch mehr laufen",
    "Guardia con dos paradas y un parto, estoy molida. ¿Muevo las series?",
    "the crowd looked lifeless at the finish, still a PB",
    "my friend dives under water 3 minutes, apnea training, does that help me?",
  ])("is none when it is over, a joke or a sport: %s", async (message) => {
    expect(await resultOf(message)).toBe("none");
  });
});

describe("what another had and the writer has too", () => {
  test.each([
    "Grandad passed out at a race when I was 9. So did I, this afternoon, on the track.",
    "Mein Bruder ist letztes Jahr beim Laufen umgekippt. Ich heute auch.",
    "El gato tuvo una convulsión, yo también, esta mañana",
    "Le chien a fait une crise hier, moi aussi ce matin sous la douche.",
    "Mia nonna è svenuta anni fa in chiesa. Anch'io, oggi, in bici.",
    "A minha avó desmaiou há vinte anos. Eu também, ontem, a meio das séries.",
    "Mijn vader kreeg ooit een hartaanval, ik ook, vanochtend",
    "my machine had a fit, then I did",
  ])("is a sign: %s", async (message) => {
    expect(await resultOf(message)).toMatch(/^sign/u);
  });

  test.each([
    "Mon père a fait un infarctus, moi aussi je veux faire attention",
    "My watch died at km 30, so did my headphones. How do I log it by hand?",
    "Grandad ran three marathons, so did I. Next goal?",
  ])("is none where nothing of it is taken up: %s", async (message) => {
    expect(await resultOf(message)).toBe("none");
  });
});

describe("what is old, read or seen hides no clause of now", () => {
  test.each([
    "dad collapsed five years ago, and is on the floor grey right this minute",
    "my uncle fainted years ago. He has gone white and slumped at the table",
    "mio cugino è svenuto anni fa, è a terra con la bava alla bocca",
    "oma viel flauw jaren geleden, ze ligt weer op de grond en praat raar",
    "Vi um documentário sobre afogamentos. Tirámos agora um miúdo da piscina e não reage.",
  ])("is a sign: %s", async (message) => {
    expect(await resultOf(message)).toMatch(/^sign .* other$/u);
  });

  test.each([
    "My dad had a heart attack last year and is back on the bike. Can we train together?",
    "The cat had a seizure in 2021, is on tablets and hasn't had one since, but she needs feeding at 7 sharp. Everything after 8 pm?",
    "Novel with a drowning in chapter one, could not stop reading, slept four hours. Skip the tempo?",
  ])("is none where no clause is of now: %s", async (message) => {
    expect(await resultOf(message)).toBe("none");
  });
});

describe("things that somebody lives by, and who wants to follow what died", () => {
  test.each([
    ["My pacemaker keeps beeping and I feel odd", "sign heart self"],
    ["My ICD went off twice on the rower", "sign heart self"],
    ["his oxygen concentrator packed up", "sign unclear other"],
    ["baby monitor says no heartbeat", "sign faint other"],
    ["My hamster died on Monday. I don't see why I should stay either.", "sign suicide self"],
    ["Mein Hund ist gestorben, ich will zu ihm", "sign suicide self"],
    ["l'orologio dice che sono morto. stasera avrà ragione", "sign suicide self"],
    ["My coach kills me with these intervals lol. At home he holds me by the throat.", "sign violence self"],
    ["lost my phone, lost the feeling down one side", "ask unclear self"],
  ])("is read: %s", async (message, expected) => {
    expect(await resultOf(message)).toBe(expected);
  });

  test.each([
    "baby monitor kept me up all night, legs heavy, swap intervals for easy?",
    "My uncle has a pacemaker and walks 10k a day. Beat that. My goal?",
    "hamster died, kids in tears, skipping today",
    "wetsuit collar chokes me at the start, what swim drills help?",
    "lost my phone, lost my gels, lost the will to do burpees. still finished in 1:20",
  ])("is none: %s", async (message) => {
    expect(await resultOf(message)).toBe("none");
  });
});

describe("what is harmless in one clause", () => {
  test.each([
    "Sono svenuto quando ho visto il prezzo, e di nuovo stamattina in bici",
    "fainted when I saw the bill, hit my head on the counter, been sick twice since",
    "nan had a stroke in 1998, and this morning her speech went again",
    "Mein Schwiegervater hat einen Herzschrittmacher, ist eben umgekippt und atmet komisch",
    "I see strokes all day at work, I think I'm having one, my arm is dead",
    "blackout here last night, so the treadmill died. I had one too this morning, found myself on the floor",
    "Nur mein Stolz ist verletzt. Und der Kopf dröhnt, hab zweimal gekotzt",
    "Halsweh, 38,1 und ich krieg den Mund nicht mehr auf, sabbere",
    "El pulsómetro marca 0, mi padre también, no le encuentro el pulso",
    "Mon grand-père a fait un infarctus en 1990, mais j'ai une barre dans la poitrine à chaque côte et ça passe quand je m'arrête",
    "power cut here, sat with the gas heater on indoors, all of us have headaches",
    "Mein Puls ist 160 im Liegen seit einer Stunde",
    "Le ripetute ok. Mio figlio di 4 anni ha ingoiato la pila piatta della mia fascia cardio, sembra stia bene",
    "broke my leg at 14 falling off a garage, healed. Broke it again today, foot points backwards",
  ])("hides no sign in another: %s", async (message) => {
    expect(await resultOf(message)).toMatch(/^sign/u);
  });

  test.each([
    "chest pain at 10 riding to work, gone now. intervals ok?",
    "left arm went numb at 6 doing press ups, normal since",
    "palpitations at 12 off the bike and nearly fainted, gone now",
    "chest pains and seizures at work all week",
    "faints and seizures three times this week, work is stressful",
    "fainted when i saw the price and later on the track too",
    "ich bin umgekippt als ich den preis sah, gestern auf der bahn auch",
    "respiro come un annegato da stamattina, anche seduto",
    "oma hat einen herzschrittmacher und kippt heute dauernd um",
    "my brother had a seizure in the 80s, and again this minute",
    "had a blackout in the gym, so my watch is dead, it broke when i hit the floor",
    "i keep passing out on the sofa at 3 pm, mid sentence",
  ])("is no reason to read over a sign: %s", async (message) => {
    expect(await resultOf(message)).toMatch(/^(?:sign|ask)/u);
  });

  test.each([
    "Meu relógio caiu e morreu, tela preta. Perdi o treino de ontem, dá pra colocar na mão?",
    "strap shows 0 on every ride, new battery?",
    "my watch ate the battery in three hours in gps mode, which setting?",
    "garmin died at km 12 so ill follow her today, she knows the route",
    "strap is dead, would be better to pace by feel?",
    "the headwind strangled me all the way home, 180 watts for nothing",
    "finde seinen puls etwas hoch für grundlage, 145 im schnitt, er ist anfänger. langsamer?",
  ])("is none where no other tells of a sign: %s", async (message) => {
    expect(await resultOf(message)).toBe("none");
  });
});
