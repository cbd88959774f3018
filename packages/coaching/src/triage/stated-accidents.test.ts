import { describe, expect, test } from "vitest";
import { readTurn } from "./conversation.ts";
import { mentionsCutToTheFat } from "./emergencies/deep-cut.ts";
import { triage } from "./triage.ts";

const TODAY = "2026-11-28";

describe("accidents told in lay words", () => {
  test.each([
    "me he ido al suelo en la ultima serie de burpees, no me acuerdo ni de caer jaja",
    "went down in the last set, dont even remember falling haha",
    "was on the floor next to the rack and cant remember a thing",
    "lag nach dem letzten Burpee auf dem Boden, weiß nichts mehr",
    "fini par terre à la dernière série, je me souviens même pas d'être tombé mdr",
    "andato a terra all'ultima serie, non mi ricordo nemmeno di cadere ahah",
    "fui parar ao chão na última série, nem me lembro de cair kkk",
    "ging tegen de grond bij de laatste set, herinner me het vallen niet eens",
  ])("a fall that is not remembered: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "faint" });
  });

  test.each([
    "ontem caí da bike e bati com a cabeça, hoje vejo tudo a dobrar",
    "fell off my bike yesterday and hit my head, seeing everything double today",
    "gestern mit dem Kopf ans Rack geknallt, heute sehe ich alles doppelt",
    "ayer me di un golpe en la cabeza con la barra, hoy veo todo doble",
    "hier je suis tombé sur la tête, aujourd'hui je vois tout en double",
    "ieri ho battuto la testa cadendo, oggi vedo tutto doppio",
    "gisteren op mijn hoofd gevallen, vandaag zie ik alles dubbel",
  ])("a blow to the head and double sight later: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "head" });
  });

  test.each([
    "onderbeen keihard na die trap op mijn scheen, tenen doof, pijn wordt steeds erger",
    "lower leg hard as wood since i got kicked in the shin, toes numb, pain getting worse",
    "Wade steinhart seit dem Schlag aufs Schienbein, Zehen kribbeln, es wird immer schlimmer",
    "la pantorrilla dura como una tabla tras la patada, no siento los dedos y cada vez me duele más",
    "mollet dur comme la pierre depuis le choc, je sens plus mes orteils, ça empire",
    "stinco colpito, gamba dura come un sasso, non sento le dita del piede, sempre peggio",
    "levei um pontapé, a perna está dura como madeira, formigueiro nos dedos, cada vez pior",
  ])("a limb that swells inside: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "emergency", category: "limb" });
  });

  test.each([
    "schnittwunde tief, geht bis aufs Fett, Pflaster drauf",
    "gash on my shin down to the fat, plaster on it",
    "corte en la mano hasta la grasa, le puse una tirita",
    "entaille à la main jusqu'au gras, pansement dessus",
    "taglio alla mano fino al grasso, cerotto sopra",
    "corte na mão até à gordura, pus um penso",
    "diepe snee in mijn hand, je ziet het vet, pleister erop",
  ])("a cut down to the fat: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "doctor-today", category: "limb", aid: "wound" });
  });

  test.each([
    "had a funny turn on the rower",
    "hatte einen komischen Aussetzer auf dem Rudergerät",
    "me dio un vahído en el remo",
    "j'ai eu un drôle de malaise sur le rameur",
    "ho avuto un mancamento sul vogatore",
    "deu-me um fanico no remo",
    "kreeg een rare aanval op de roeier",
  ])("a funny turn: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "ask", category: "faint" });
  });

  test.each([
    "banged my head, no blackout, no puke, just a bit of a headache",
    "Kopf angehauen, kein Blackout, kein Erbrechen, nur bisschen Kopfweh",
    "me di en la cabeza, no me desmayé, no vomité, solo un poco de dolor de cabeza",
    "je me suis cogné la tête, pas de perte de connaissance, pas vomi, juste un peu mal à la tête",
    "ho battuto la testa, non sono svenuto, niente vomito, solo un po' di mal di testa",
    "bati com a cabeça, não desmaiei, não vomitei, só um pouco de dor de cabeça",
    "hoofd gestoten, niet buiten westen, niet overgegeven, alleen een beetje hoofdpijn",
  ])("a knock with a mild headache: %s", async (message) => {
    expect(await triage(message, [], TODAY)).toMatchObject({ kind: "sign", level: "doctor-today", category: "head" });
  });
});

describe("what sounds like an accident and is none", () => {
  test.each([
    "joelho estala quando agacho mas não dói nada",
    "my knee clicks when i squat but it doesn't hurt",
    "mein Knie knackt bei Kniebeugen, tut aber nicht weh",
    "la rodilla me cruje al bajar pero no me duele nada",
    "mon genou craque en squat mais ça fait pas mal",
    "il ginocchio scrocchia quando scendo ma non fa male",
    "mijn knie kraakt bij squats maar doet geen pijn",
    "did the stretch on the floor, cant remember how many sets",
    "weiß nicht mehr wie lange ich die Planks auf dem Boden gehalten habe",
    "no me acuerdo cuánto peso levanté del suelo",
    "hit a pb on the bench with a clear head",
    "calf is hard after every run, goes away when i stop",
    "calves hard as wood after the long run",
    "don't remember my last 5k time",
  ])("%s", async (message) => {
    expect(await triage(message, [], TODAY)).toEqual({ kind: "none" });
  });

  test.each(["want to cut this summer, i can see less belly fat already", "we split the session and went to the fat burning zone"])(
    "no wound: %s",
    (message) => expect(mentionsCutToTheFat(message)).toBe(false),
  );

  test.each([
    ["j'ai pété mon record", "j'en pleure de joie … on change l'objectif?"],
    ["j'ai explosé mon record sur 10 km !!", "j'en pleure de joie"],
    ["i smashed my pb", "crying with joy, do we change the goal?"],
    ["hab meinen Rekord zerlegt", "heul vor Freude, neues Ziel?"],
    ["he reventado mi marca", "lloro de alegría, cambiamos el objetivo?"],
    ["ho distrutto il mio record", "piango di gioia, cambiamo obiettivo?"],
    ["rebentei o meu recorde", "estou a chorar de alegria, mudamos o objetivo?"],
    ["record verpulverd", "ik huil van blijdschap, nieuw doel?"],
  ])("a record and tears of joy: %s, %s", async (first, second) => {
    expect(await readTurn(first, { earlier: [] }, TODAY)).toEqual({ kind: "none" });
    expect(await readTurn(second, { earlier: [first] }, TODAY)).toEqual({ kind: "none" });
  });
});
