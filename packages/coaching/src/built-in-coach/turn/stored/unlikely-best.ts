import { bestOfLift, bestOfTest } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { gapText, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn, percentSign, type Tongue } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";

/** From this share better than the stored best on, a new one is asked about before there is a card. */
const UNLIKELY_TIME = 0.1;
const UNLIKELY_LOAD = 0.3;
const SETS =
  /\b(?:pb|pr|prd|best|record|set|say|put|enter|make|note|log|write|bestzeit|bestleistung|rekord|trag|trage|setz\w*|schreib\w*|mets|record|note|inscris|enregistre|pon|anota|apunta|marca|mejor|segna|metti|registra|scrivi|miglior\w*)\b/;
const ASKS_OR_AIMS =
  /\?|\b(?:goal|target|want|aim|sub|under|below|could|can i|would|will|possible|realistic|pace for|ziel\w*|unter|will|mochte|schaff\w*|moglich|objectif|sous|veux|objetivo|quiero|menos de|bajar|obiettivo|vorrei|voglio|sotto)\b/;

/** "10 km at 5:30 pace" is no time over the distance. */
const IS_PACE =
  /\d:\d\d ?(?:\/|per (?:km|k|mile)|pace|pro km|par km|por km|al km)|\b(?:pace|tempo|allure|ritmo|passo) (?:of |von |de |di )?\d:\d\d/;

/** "Say my 5 km best is 18:30": far from everything that is stored, so it is asked about, and nothing is offered to store. */
export function answerUnlikelyBest(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, subjects, words, clock, numbers, days } = frame;
  const [subject] = subjects;
  if (
    subjects.length !== 1 ||
    subject === undefined ||
    IS_PACE.test(words) ||
    !SETS.test(words) ||
    ASKS_OR_AIMS.test(`${words} ${/\?/.test(frame.content) ? "?" : ""}`)
  )
    return undefined;
  const best =
    subject.test?.kind === "time"
      ? bestOfTest(subject.test, diary)
      : subject.lift === undefined
        ? undefined
        : bestOfLift(subject.lift, diary);
  const isOfRecord =
    /\b(?:pb|pr|best|record|bestzeit|bestleistung|rekord|marca|mejor|miglior\w*|max)\b/.test(words) || subject.test !== undefined;
  const said = subject.test === undefined ? (numbers.length === 1 ? numbers[0] : undefined) : clock;
  const top = best?.values.reduce(
    (a, b) => ((best.kind === "time" ? b.value < a.value : b.value > a.value) ? b : a),
    best.values[0] ?? NONE,
  );
  if (best === undefined || top === undefined || top === NONE || said === undefined || !isOfRecord) return undefined;
  const gain = best.kind === "time" ? (top.value - said) / top.value : (said - top.value) / top.value;
  if (gain < (best.kind === "time" ? UNLIKELY_TIME : UNLIKELY_LOAD) || gain > 1) return undefined;
  const say = sayIn(tongue);
  const name = thingIn(tongue, best.name);
  const [was, now, by] = [
    valueText(tongue, top.value, best, view),
    valueText(tongue, said, best, view),
    gapText(tongue, top.value, said, best, view),
  ];
  const day = days.find((each) => each <= view.today);
  const done = day === undefined ? undefined : diary.work.find(({ on }) => on === day);
  return {
    isDecided: true,
    text: [
      say(
        `**Is ${now} right?** Your stored best over ${name} is **${was}** (${dayIn(tongue, top.on)}): that would be ${by} (${percent(gain, tongue)}), and nothing you logged comes near it. Check it first, then I will make the card.`,
        `**Stimmt ${now}?** Dein gespeicherter Bestwert (${name}) ist **${was}** (${dayIn(tongue, top.on)}): das wäre ${by} (${percent(gain, tongue)}), und nichts, was du eingetragen hast, kommt in die Nähe. Dafür mache ich so keine Karte.`,
        `**${now}, c’est bien ça ?** Ton record enregistré (${name}) est **${was}** (${dayIn(tongue, top.on)}) : ce serait ${by} (${percent(gain, tongue)}), et rien dans ton journal ne s’en approche. Je ne fais pas de carte comme ça.`,
        `**¿Es correcto ${now}?** Tu marca guardada (${name}) es **${was}** (${dayIn(tongue, top.on)}): sería ${by} (${percent(gain, tongue)}), y nada de lo que anotaste se acerca. Así no hago tarjeta.`,
        `**${now} è giusto?** Il tuo record salvato (${name}) è **${was}** (${dayIn(tongue, top.on)}): sarebbe ${by} (${percent(gain, tongue)}), e niente di ciò che hai registrato ci si avvicina. Così non faccio una scheda.`,
      ),
      ...(day === undefined
        ? []
        : [
            done === undefined
              ? say(
                  `On ${dayIn(tongue, day)} nothing is logged.`,
                  `Am ${dayIn(tongue, day)} ist nichts eingetragen.`,
                  `Rien n’est noté le ${dayIn(tongue, day)}.`,
                  `El ${dayIn(tongue, day)} no hay nada anotado.`,
                  `${dayIn(tongue, day)}: niente di registrato.`,
                )
              : say(
                  `On ${dayIn(tongue, day)} your log has **${done.title}**.`,
                  `Am ${dayIn(tongue, day)} steht in deinem Tagebuch **${done.title}**.`,
                  `Le ${dayIn(tongue, day)}, ton journal a **${done.title}**.`,
                  `El ${dayIn(tongue, day)} tu diario tiene **${done.title}**.`,
                  `${dayIn(tongue, day)} nel tuo diario c’è **${done.title}**.`,
                ),
          ]),
      say(
        "Your paces and weights depend on it. If it is right, enter it with its day under **Personal Bests**; if you mistyped it, tell me the right one.",
        "Alle Tempi und Lasten folgen aus so einer Zahl. Stimmt sie, trag sie mit ihrem Tag unter **Bestleistungen** ein; war es ein Tippfehler, nenn mir die richtige.",
        "Toutes les allures et charges découlent d’un tel chiffre. S’il est juste, entre-le avec sa date dans **Records** ; si c’est une faute de frappe, donne-moi le bon.",
        "Todos los ritmos y cargas salen de un número así. Si es correcto, anótalo con su día en **Mejores marcas**; si fue un error, dime el bueno.",
        "Tutti i passi e i carichi derivano da un numero così. Se è giusto, inseriscilo con il suo giorno in **Record personali**; se è un errore, dimmi quello corretto.",
      ),
    ],
  };
}

const NONE = { value: 0, on: "" };

function percent(share: number, tongue: Tongue): string {
  return `${Math.round(100 * share)}${percentSign(tongue)}`;
}
