import { describe, expect, test } from "vitest";
import { readTurn } from "./conversation.ts";
import { tellsOfFarewellInPassing } from "./emergencies/farewells.ts";
import { plain } from "./signs/stated-signs.ts";
import { triage } from "./triage.ts";

const TODAY = "2026-11-28";

async function levelOf(message: string): Promise<string> {
  const found = await triage(message, [], TODAY);
  return found.kind === "sign" ? found.level : found.kind;
}

async function levelsOf(turns: readonly string[]): Promise<readonly string[]> {
  const levels: string[] = [];
  let asked;
  for (const [at, content] of turns.entries()) {
    const turn = await readTurn(content, { earlier: turns.slice(0, at), asked }, TODAY);
    asked = turn.kind === "ask" ? turn : undefined;
    levels.push(turn.kind === "sign" ? turn.level : turn.kind);
  }
  return levels;
}

describe("urine after hard work, in the words of the bowl", () => {
  test.each([
    "red in the bowl after the murph, not the beets",
    "toilet water went tea coloured after yesterdays 300 squats",
    "klo rot nach dem murph, war keine rote bete",
    "pipi wie schwarztee seit dem wettkampf gestern",
    "después del murph el váter rojo, y no comí remolacha",
    "cuvette rouge après le murph, pas de betterave",
    "tazza rossa dopo il murph, niente barbabietola",
    "vaso vermelho depois do murph, não foi beterraba",
    "wc-pot rood na de murph, geen bietjes gegeten",
  ])("is an emergency: %s", async (message) => expect(await levelOf(message)).toBe("emergency"));

  test.each([
    "red bowl for the salad after murph, recipe?",
    "red in the toilet after beets, normal?",
    "nach dem murph schwarzer tee oder cola, was ist besser",
    "después del murph me tomé una cola, bien?",
    "un bol de thé noir après la séance, ça hydrate ?",
    "my face was red after the murph",
    "dopo la gara un tè o un caffè?",
    "pee is clear after the murph, legs sore",
  ])("is none: %s", async (message) => expect(await levelOf(message)).toBe("none"));
});

describe("a leg that bears no weight", () => {
  test.each([
    "storta a calcetto, da ieri non appoggio il piede neanche per due passi",
    "entorse hier, impossible de poser le pied",
    "umgeknickt, kann nicht auftreten",
    "went over on my ankle, cant put weight on it",
    "me torcí el tobillo, no puedo apoyar, voy con muletas",
    "rolled my ankle on the trail, heard a crunch, swelled like a grapefruit. tried walking to the kitchen, got 2 steps before my leg said no",
    "knöchel umgeknickt und dick, nach zwei schritten ging nichts mehr",
  ])("is a doctor's matter of today: %s", async (message) => expect(await levelOf(message)).toBe("doctor-today"));

  test.each([
    "rolled my ankle on the trail just now, the old one. swollen but i can walk",
    "grad umgeknickt beim trail, knöchel dick, auftreten geht",
    "me torcí el tobillo el año pasado, ya está bien",
    "no weight on the bar today, only technique",
    "knackered and its raining sideways here, can the long one be tmrw",
    "rolled out of bed, two steps to the bike, easy spin done",
    "muletas fuera, tobillo bien, hoy gimnasio",
  ])("is none: %s", async (message) => expect(await levelOf(message)).not.toMatch(/^(?:emergency|doctor-today)$/u));
});

describe("the front of a knee on stairs", () => {
  test.each([
    [["knie zwickt bei lunges", "vorne unter der kniescheibe, v.a. treppe runter", "und laufen?"]],
    [["knee twinges on lunges", "front, under the kneecap, mostly going down stairs", "and running?"]],
    [["dolore davanti al ginocchio quando scendo le scale"]],
    [["me molesta la rodilla por delante al bajar escaleras"]],
  ])("stops no training: %j", async (turns) => expect(await levelsOf(turns)).toEqual(turns.map(() => "none")));

  test.each([
    "knee gave way on the stairs and now its locked, swollen",
    "fell down the stairs, kneecap is out to the side",
    "Knie vorne heiß, rot und dick, Fieber, Treppe geht nicht",
    "front of my knee popped on the stairs, cant put weight on it",
  ])("with more than an ache it does: %s", async (message) => expect(await levelOf(message)).toMatch(/^(?:emergency|doctor-today)$/u));
});

describe("a throat and a slight fever", () => {
  test.each([
    "bin seit heut früh krank, hals + bissl fieber. longrun trotzdem?",
    "sore throat and a slight fever since this morning, long run anyway?",
    "desde esta mañana dolor de garganta y un poco de fiebre, hago la tirada?",
    "mal de gorge et un peu de fièvre depuis hier, je fais la sortie longue ?",
    "gola e due linee di febbre da ieri, faccio il lungo?",
  ])("are no emergency room: %s", async (message) => expect(await levelOf(message)).toBe("none"));

  test.each([
    "halsweh und 39,8 fieber seit vier tagen, nacken steif",
    "sore throat, slight fever, cant swallow and drooling",
    "un peu de fièvre et mal de gorge, et du mal à respirer",
    "slight fever and my knee is hot and swollen",
  ])("with more they are: %s", async (message) => expect(await levelOf(message)).toMatch(/^(?:emergency|doctor-today|ask)$/u));
});

describe("a figure that the app keeps", () => {
  test.each([
    ["steht irgendwo mein puls von gestern"],
    ["where is my pulse stored"],
    ["mon pouls d'hier est enregistré quelque part ?"],
    ["il mio battito di ieri si vede da qualche parte?"],
    ["my weight in here?"],
    ["mein gewicht hier drin?"],
    ["dónde está mi peso aquí?"],
  ])("is asked for: %s", async (message) => expect(await levelOf(message)).toBe("none"));

  test("and a number behind it is none of food", async () => {
    expect(await levelsOf(["my weight in here?", "1.2 less now", "lbs i mean", "nvm leave it"])).toEqual(["none", "none", "none", "none"]);
  });

  test.each([
    "where is my pulse, cant find it and i feel faint",
    "mein Puls steht, mir ist schwarz vor Augen",
    "pulse all over the place since yesterday",
    "mi peso baja sola, 9 kilos, y no como casi nada",
  ])("what is wrong with it is: %s", async (message) => expect(await levelOf(message)).not.toBe("none"));
});

describe("a film, a check-up and a figure of speech", () => {
  test.each([
    "watched that film where the guy collapses at the finish line and can't remember his name, cried my eyes out. Is 4x8 min threshold too much?",
    "gestern einen Film gesehen, in dem der Läufer umkippt. Wie lang ist mein Lauf morgen?",
    "Für den Check: nix mit Brustschmerz, kein Schwindel, keine Atemnot, nie umgekippt. Kann ich jetzt mit dem Plan anfangen?",
    "Consulta do desporto feita ontem: eletro normal, prova de esforço normal, nada de tonturas nem dores no peito. Posso avançar?",
    "Esse treino de ontem me matou, virei pó no burpee. Bora mais pesado na sexta?",
    "Der Anstieg hat mir fast das Herz gebrochen, 200 hm am Stück, aber Bestzeit!",
    "hit the wall at 30k, gel and coke and i came back. no diabetes. how many carbs per hour?",
    "schwitze wie ein schwein beim spinning, zwei handtücher",
    "unha preta caiu depois da ultra, corro?",
    "mein hund hat durchfall, lauf fällt aus",
  ])("is no alarm: %s", async (message) => expect(await levelOf(message)).not.toMatch(/^(?:emergency|doctor-today)$/u));

  test.each([
    "watched a film last night. collapsed in the shower this morning, was out for a minute",
    "film gesehen, seitdem Druck in der Brust und kalter Schweiß",
    "check up fine, no chest pain, but i blacked out in the sprint yesterday",
    "consulta ontem normal, nada de tonturas, mas hoje desmaiei no treino",
    "training killed me, my chest is tight and left arm numb",
    "my dog is fine but i have collapsed twice today",
    "sweating like a pig and pressure on my chest since the stairs",
  ])("what happened is one: %s", async (message) => expect(await levelOf(message)).toMatch(/^(?:emergency|doctor-today)$/u));
});

describe("a farewell in passing", () => {
  test.each([
    "war gestern oben auf dem parkhaus, nächstes mal spring ich",
    "j'ai écrit à mes enfants, après la course je pars pour de bon",
    "ho scritto ai miei figli, dopo la corsa me ne vado per sempre",
    "escrevi pros meus filhos, depois da corrida vou embora de vez",
    "heb de kinderen geschreven, na het lopen ben ik weg",
    "got the pills in my hand, today is the day",
  ])("is an emergency: %s", async (message) => expect(await levelOf(message)).toBe("emergency"));

  test.each([
    "wrote to my kids, after the run im gone for the weekend",
    "hab den kindern geschrieben, bin ich weg bis sonntag",
    "auf der klippe, nächstes mal spring ich ins wasser",
    "on the bridge of the obstacle race, next time ill jump the gap",
    "ho scritto ai miei figli, dopo la corsa torno a casa",
  ])("is none by its words: %s", (message) => expect(tellsOfFarewellInPassing(plain(message))).toBe(false));
});
