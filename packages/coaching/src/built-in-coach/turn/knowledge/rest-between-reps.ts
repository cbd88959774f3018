import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";

const RESTS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:rest\w*|recover\w*|breaks?|pause)\b/,
  de: /\b(?:pausen?|erholung|trabpausen?|serienpausen?|ausruhen)\b/,
  fr: /\b(?:recup\w*|repos\w*|pauses?)\b/,
  es: /\b(?:descans\w*|recuper\w*|pausas?)\b/,
  it: /\b(?:recuper\w*|ripos\w*|pausa|pause)\b/,
};
const BETWEEN = /\b(?:between|zwischen|entre|tra|fra|after each|nach jedem|apres chaque)\b/;
const DISTANCE =
  /(?<![\d:.,])(?:([1-9]\d00|[2-9]00)(?: ?m(?:eter|etre|etro|etri)?s?)?(?:e?rn?|s)?|([12]) ?k(?:m|ilomet\w*)?s?)(?![\d:]|\w)/;

/** Up to here repetitions, up to the second intervals, beyond them threshold work. */
const REPETITION_METRES = 400;
const INTERVAL_METRES = 1400;

/** Rest between running repeats of a distance (article threshold-and-intervals), with what it is at the athlete's own pace. */
export function answerRestBetweenReps(frame: Frame, { capacities }: CoachView): Draft | undefined {
  const { tongue, words, subjects } = frame;
  const found = DISTANCE.exec(words);
  if (found === null || !RESTS[tongue].test(words) || !BETWEEN.test(words) || frame.days.length + frame.periods.length > 0)
    return undefined;
  if (subjects.some(({ lift, sport }) => lift !== undefined || sport === "row" || sport === "ski" || sport === "ride" || sport === "swim"))
    return undefined;
  const metres = found[2] === undefined ? Number(found[1]) : 1000 * Number(found[2]);
  const { paces } = capacities;
  const kind = metres <= REPETITION_METRES ? "repetition" : metres <= INTERVAL_METRES ? "interval" : "threshold";
  const seconds =
    paces === undefined
      ? undefined
      : kind === "repetition"
        ? (paces.repetition400 * metres) / 400
        : (Number(kind === "interval" ? paces.interval : paces.threshold) * metres) / 1000;
  const round = (value: number): string => clock(15 * Math.round(value / 15));
  const [low, high] = kind === "repetition" ? [2, 3] : kind === "interval" ? [0.75, 1] : [0.2, 0.25];
  const own = seconds === undefined ? "" : `${round(low * seconds)}–${round(high * seconds)} min`;
  const at = seconds === undefined ? "" : clock(Math.round(seconds));
  const say = sayIn(tongue);
  const rule =
    kind === "repetition"
      ? say(
          "two to three times as long as the repeat",
          "zwei- bis dreimal so lang wie die Wiederholung",
          "deux à trois fois la durée de l’effort",
          "de dos a tres veces lo que dura la repetición",
          "due o tre volte la durata della ripetuta",
        )
      : kind === "interval"
        ? say(
            "about as long as the repeat, a little less at most",
            "etwa so lang wie die Wiederholung, höchstens etwas weniger",
            "à peu près la durée de l’effort, un peu moins au plus",
            "más o menos lo que dura la repetición, algo menos como mucho",
            "circa quanto la ripetuta, al massimo un po’ meno",
          )
        : say(
            "about one minute for every five of work",
            "etwa eine Minute je fünf Minuten Belastung",
            "environ une minute pour cinq d’effort",
            "más o menos un minuto por cada cinco de trabajo",
            "circa un minuto ogni cinque di lavoro",
          );
  return {
    isDecided: true,
    articles: ["threshold-and-intervals"],
    text: [
      own === ""
        ? say(
            `**Between ${metres} m repeats: ${rule}**${kind === "interval" && metres === 1000 ? ", so 2–4 min" : ""}, jogging.`,
            `**Zwischen ${metres}-m-Wiederholungen: ${rule}**${kind === "interval" && metres === 1000 ? ", also 2–4 min" : ""}, im Trab.`,
            `**Entre des ${metres} m : ${rule}**${kind === "interval" && metres === 1000 ? ", donc 2 à 4 min" : ""}, en trottinant.`,
            `**Entre series de ${metres} m: ${rule}**${kind === "interval" && metres === 1000 ? ", o sea 2–4 min" : ""}, trotando.`,
            `**Tra ripetute da ${metres} m: ${rule}**${kind === "interval" && metres === 1000 ? ", quindi 2–4 min" : ""}, corricchiando.`,
          )
        : say(
            `**About ${own} between ${metres} m repeats**, jogging: ${rule}, and at your pace one takes about ${at}.`,
            `**Etwa ${own} zwischen ${metres}-m-Wiederholungen**, im Trab: ${rule}; in deinem Tempo dauert eine etwa ${at}.`,
            `**Environ ${own} entre des ${metres} m**, en trottinant : ${rule} ; à ton allure, un effort dure environ ${at}.`,
            `**Unos ${own} entre series de ${metres} m**, trotando: ${rule}; a tu ritmo, una dura unos ${at}.`,
            `**Circa ${own} tra ripetute da ${metres} m**, corricchiando: ${rule}; al tuo passo una dura circa ${at}.`,
          ),
      say(
        "If the last repeat is slower than the first, take the longer rest or one repeat less.",
        "Ist die letzte langsamer als die erste, nimm die längere Pause oder eine Wiederholung weniger.",
        "Si la dernière est plus lente que la première, prends la récup la plus longue ou une répétition de moins.",
        "Si la última es más lenta que la primera, toma el descanso más largo o una repetición menos.",
        "Se l’ultima è più lenta della prima, prendi il recupero più lungo o una ripetuta in meno.",
      ),
    ],
  };
}
