import { describe, expect, test } from "vitest";
import { type AskedSign, readTurn } from "./conversation.ts";
import { LEVELS } from "./learned.ts";
import { LANGUAGES } from "./languages/language-of.ts";
import { isQuestionAboutSign, isRepeatedQuestion, questionAbout, questionAgain, type DangerSign } from "./say.ts";

const TODAY = "2026-11-26";
const asked: DangerSign = { category: "heat", level: "doctor-today", quote: "too hot in the gym", person: "self" };
const reply = (content: string, isRepeated = false) =>
  readTurn(content, { earlier: [asked.quote], asked: { ...asked, isRepeated } }, TODAY);

describe("a question about a sign", () => {
  test.each([
    "what is an easy pace for me?",
    "swap the ski for assault bike on friday, the ski broke",
    "wie lang soll der lauf am sonntag sein?",
    "cuánto corro mañana?",
    "move tuesday to thursday",
  ])("is asked once more when the reply is about something else, and then let go: %s", async (content) => {
    expect(await reply(content)).toMatchObject({ kind: "ask", isRepeated: true, category: "heat", quote: asked.quote });
    expect(await reply(content, true)).toEqual({ kind: "none" });
  });

  test.each(["yes", "yeah a bit", "ja, immer noch", "sí", "un peu", "sì", "sim", "nog steeds", "yes and i feel dizzy and confused"])(
    "that is confirmed is the alarm: %s",
    async (content) => expect(await reply(content)).toMatchObject({ kind: "sign" }),
  );

  test.each(["no", "nein, nichts davon", "no, nothing like that. What is my easy pace?"])("that is denied goes on: %s", async (content) =>
    expect(await reply(content)).toEqual({ kind: "none" }),
  );

  test.each(["no, nothing hurts", "no pain at all", "non, rien ne fait mal", "no, no me duele nada"])(
    "whose every sign is denied goes on, whatever it was about: %s",
    async (content) => {
      const before = "i have the ankle thing though";
      const question: AskedSign = { category: "unclear", level: "emergency", quote: before, person: "self" };
      expect(await readTurn(content, { earlier: [before], asked: question }, TODAY)).toEqual({ kind: "none" });
    },
  );

  test.each(["no but my chest feels tight", "no pain but i keep blacking out", "my left arm feels numb"])(
    "is no denial beside another sign: %s",
    async (content) => {
      const before = "i have the ankle thing though";
      const question: AskedSign = { category: "unclear", level: "emergency", quote: before, person: "self" };
      expect(await readTurn(content, { earlier: [before], asked: question }, TODAY)).toMatchObject({ kind: "sign" });
    },
  );

  test.each(["its a double entry", "just hungover", "nur verkatert"])(
    "that rests on no word of a sign is explained in one turn: %s",
    async (content) => {
      const before = "put a shelf up, hit no pipes, hero";
      const question: AskedSign = { category: "unclear", level: "emergency", quote: before, person: "self" };
      expect(await readTurn(content, { earlier: [before], asked: question }, TODAY)).toEqual({ kind: "none" });
    },
  );

  test.each(["just want to sleep forever", "hm hard to say", "dunno", "just a bit dizzy"])(
    "that rests on no word of a sign is not explained by what says nothing harmless: %s",
    async (content) => {
      const before = "put a shelf up, hit no pipes, hero";
      const question: AskedSign = { category: "unclear", level: "emergency", quote: before, person: "self" };
      expect((await readTurn(content, { earlier: [before], asked: question }, TODAY)).kind).not.toBe("none");
    },
  );

  test.each([
    ["forse dovrei spostare la corsa di sabato a domenica", "sì, fallo"],
    ["je me demande si je peux déplacer vendredi", "oui vas-y"],
    ["comment s'est passé mon dernier hyrox", "et j'ai perdu du temps où ?"],
  ])("is not what %s, %s is", async (before, content) =>
    expect(await readTurn(content, { earlier: [before] }, TODAY)).toEqual({ kind: "none" }),
  );

  test("that gets a vague reply twice is the alarm", async () => {
    expect(await reply("hm hard to say")).toMatchObject({ kind: "ask", isRepeated: true });
    expect(await reply("hm hard to say", true)).toMatchObject({ kind: "sign", category: "heat" });
  });

  test("is known as one in every language, and its repetition as such", () => {
    for (const language of LANGUAGES) {
      for (const category of ["heat", "suicide"] as const) {
        expect(isQuestionAboutSign(questionAgain({ category, quote: "so hot" }, language))).toBe(true);
        expect(isRepeatedQuestion(questionAgain({ category, quote: "so hot" }, language))).toBe(true);
        expect(isRepeatedQuestion(questionAbout(category, language))).toBe(false);
      }
      expect(questionAgain({ category: "suicide", quote: "so hot" }, language)).not.toContain("so hot");
    }
  });
});

/** The gravest level that a conversation is left with: a stop stays, a question goes when it was answered. */
async function outcome(turns: readonly string[]): Promise<string> {
  let [result, asked]: [string, AskedSign | undefined] = ["none", undefined];
  for (const [at, content] of turns.entries()) {
    const turn = await readTurn(content, { earlier: turns.slice(0, at), asked }, TODAY);
    asked = turn.kind === "ask" ? turn : undefined;
    const now = turn.kind === "sign" ? turn.level : turn.kind;
    const isStop = LEVELS.some((level) => level === result);
    if (!isStop || (turn.kind === "sign" && LEVELS.indexOf(turn.level) < LEVELS.findIndex((level) => level === result))) result = now;
  }
  return result;
}

describe("a conversation with one sign, and what became of it", () => {
  test.each([
    [["I take clopidogrel and a med ball caught me square in the face, all ok though"]],
    [["sono in terapia con Coumadin, ho preso lo spigolo della panca sul sopracciglio, niente di che"]],
    [["clipped my head on the rack", "forgot to say im on warfarin"]],
    [["Nehme Pradaxa, bin mit der Birne gegen den Türrahmen gedonnert, sonst alles gut"]],
    [["llevo sintrom, me abrí un poco la ceja con la barra, ya no sangra"]],
    [["assumo anticoagulanti, il bilanciere mi ha sfiorato la tempia, tutto ok"]],
    [["on dabigatran. bar kissed my eyebrow on the snatch"]],
    [["bumped heads with my kid yesterday, on rivaroxaban, bit of a lump"]],
    [["nutted the pull up bar on rivaroxaban this morning, no lump or anything. ok to row?"]],
    [["stoße mir grade die Stirn an der Hantelstange, nehme Marcumar, fühlt sich alles normal an"]],
    [["tomo anticoagulantes y se me fue la kettlebell contra la sien, no me noto nada"]],
    [["j'ai heurté la poutre avec le crâne, je suis sous Eliquis, juste une petite bosse"]],
    [["collapsed on the rower this morning", "only a few seconds, was just dehydrated"]],
    [["bin beim Intervall kurz weggetreten", "nur zwei Sekunden, hatte wohl zu wenig gegessen"]],
    [["je me suis évanoui en plein sprint hier", "oh deux secondes, j'avais pas bu"]],
    [["blacked out in a hill sprint three weeks ago and again yesterday"]],
    [["vor drei Wochen beim Sprint ohnmächtig, heute Druck auf der Brust dabei"]],
    [["il y a trois semaines évanoui au sprint, et ce matin encore"]],
    [["bumped my head on the rack this morning", "headache is getting worse and i feel sick"]],
    [["Kopf heute früh an der Stange gestoßen", "leichtes Kopfweh, hab aber erbrochen"]],
    [["ho battuto la testa stamattina", "mal di testa leggero, ma vedo doppio"]],
  ])("is an emergency: %j", async (turns) => expect(await outcome(turns)).toBe("emergency"));

  test.each([
    [["blacked out for a second in a hill sprint about a month ago, never saw anyone, nothing since"]],
    [["vor drei Wochen beim Sprint kurz ohnmächtig, nie abklären lassen, seitdem nichts"]],
    [["hace un mes me desmayé dos segundos en las series, no fui al médico, desde entonces bien"]],
    [["bumped my head on the rack this morning", "mild headache, not getting worse, no vomiting, vision fine. easy run?"]],
    [["Kopf heute früh an der Stange gestoßen", "leichtes Kopfweh, immer gleich, nicht erbrochen, sehe normal"]],
    [["me di con la barra en la cabeza esta mañana", "dolor de cabeza leve, sin vómitos, veo bien. corro?"]],
  ])("is a doctor's matter of today: %j", async (turns) => expect(await outcome(turns)).toBe("doctor-today"));

  test.each([
    [["my chest feels tight", "doms from bench i think, but it comes on the stairs as well"]],
    [["Brust drückt", "Muskelkater vom Bankdrücken vielleicht, aber der linke Arm zieht auch"]],
    [["noto el pecho cargado", "serán agujetas del press, pero me falta el aire"]],
    [["sharp belly pain on the run", "thought it was a stitch but it is still there hours later, low on the right"]],
    [["Bauchstechen beim Laufen", "erst Seitenstechen gedacht, jetzt erbreche ich dauernd"]],
    [["puntada en la barriga corriendo", "creía que era flato pero sigo igual y tengo fiebre"]],
    [["dolore al ginocchio? no, ma il polpaccio è gonfio e caldo"]],
    [["pain? no, none, but my foot is numb and i drag it"]],
    [["douleur au dos? non aucune, mais je ne sens plus rien entre les jambes"]],
    [["had asthma as a kid, nothing for years, but since yesterday i wheeze and cant get air"]],
    [["als kind astma gehad, al jaren niks, maar nu piept het en ik krijg geen lucht"]],
    [["asma da bambino, poi niente, ma oggi fischio e mi manca il fiato"]],
    [["fainted last year, checked, was low iron. fainted again this morning on the stairs"]],
    [["vorig jaar flauwgevallen, onderzocht, ijzertekort. vandaag weer weggevallen op de fiets"]],
    [["svenuto l'anno scorso, mai visitato. e stamattina di nuovo in corsa"]],
    [["Kopf an der Stange gestoßen, mir ist schlecht"]],
    [["everything went black when i stood up and i fell onto the rack"]],
    [["mir wurde schwarz vor Augen beim Aufstehen und mein Herz rast seitdem"]],
    [["30 weeks pregnant, stitch in the side, stopped when i walked, now blood"]],
    [["dolor? no, ninguno, pero la mitad de la cara no la siento"]],
    [["pee is brown like cola after the wod and my arms are swollen"]],
    [["mein linker Oberschenkel ist dick und warm seit dem Flug"]],
    [["ma cuisse gauche est gonflée et chaude et je suis essoufflé"]],
  ])("is a sign at least of today: %j", async (turns) =>
    expect(await outcome(turns)).toMatch(/^(?:emergency|doctor-today|doctor-this-week|talk)$/u),
  );

  test.each([
    [["wee was a bit darker than normal after the long session, should i worry?"]],
    [["Urin war heute früh etwas dunkler als sonst nach dem langen Wod, schlimm?"]],
    [["mijn linkerkuit is misschien een beetje dik, weet niet zeker"]],
  ])("is asked about: %j", async (turns) => expect(await outcome(turns)).toBe("ask"));

  test.each([
    [["on apixaban, overhead press against bands ok?"]],
    [["on xarelto, hit a new PR on deadlift today! what next"]],
    [["je suis sous eliquis, la course de dimanche est à contre vent, quel rythme ?"]],
    [["ho avuto la fitta alla milza in corsa, mi sono fermato ed è passata. domani corro"]],
    [["mal au genou ? non, rien du tout, même après les squats. on monte ?"]],
    [["on warfarin for a clot in 2019, all stable. which strength days suit me?"]],
    [["prendo il Coumadin da anni, tutto sotto controllo. posso fare i box jump?"]],
    [
      [
        "vision went dark for a moment when i got up from the couch yesterday",
        "nope, two secs, didnt fall, hadnt drunk enough, never happens otherwise",
      ],
    ],
    [["se me nubló la vista un segundo al levantarme de la cama", "no, un segundo, no me caí, no había desayunado. nunca me pasa"]],
    [
      [
        "even zwart voor mijn ogen toen ik opstond van de bank",
        "nee, twee seconden, niet gevallen, te weinig gedronken, heb ik anders nooit",
      ],
    ],
    [["my pecs feel a bit tight", "its just doms from bench, sore when i press it, breathing is fine, nothing else"]],
    [["Brust fühlt sich eng an", "Muskelkater vom Bankdrücken, tut nur weh wenn ich drauf drücke, atmen geht gut"]],
    [["sento il petto pesante", "sono i doms della panca, mi fa male solo se lo tocco, respiro bene"]],
    [["had a pain under my ribs on the run", "just a stitch, gone as soon as i walked. tempo tomorrow ok?"]],
    [["hatte etwas Stechen in der Seite beim Laufen", "war nur Seitenstechen, angehalten und weg"]],
    [["point de côté", "parti dès que j'ai marché, je cours demain ?"]],
    [["knee pain? no, none at all even after wall balls. more weight next week?"]],
    [["dolor de espalda? no, ninguno, ni después del peso muerto. subo?"]],
    [["schmerzen in der schulter? nein, keine, auch nicht beim drücken. steigern?"]],
    [["had asthma as a kid, nothing for 20 years and no inhaler. are winter runs ok?"]],
    [["als Kind Asthma gehabt, seit 12 Jahren nichts mehr, kein Spray. Laufen bei Frost ok?"]],
    [["asma de pequeña, nada desde hace 15 años ni inhalador. correr con frío va bien?"]],
    [["fainted at the gym last year, fully examined, it was low iron, treated and well now. spring marathon ok?"]],
    [["letztes Jahr umgekippt, komplett durchgecheckt, war Eisenmangel, jetzt wieder fit. Halbmarathon im Mai drin?"]],
    [["je suis tombé dans les pommes l'an dernier, tout examiné, c'était le fer, soigné. un semi en avril ?"]],
  ])("is no sign in the end: %j", async (turns) => expect(await outcome(turns)).toBe("none"));
});
