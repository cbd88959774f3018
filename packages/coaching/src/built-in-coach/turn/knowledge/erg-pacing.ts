import { hyroxPrediction } from "@ironpace/training";
import { clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";

/** Asks for the pace of an erg. */
const PACES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:pac(?:e|es|ing)|split|how (?:hard|fast))\b/,
  de: /\b(?:einteil\w*|teil\w* ich|tempo|pace|wie (?:schnell|hart))\b/,
  fr: /\b(?:allures?|gerer|doser|a quelle vitesse|rythme)\b/,
  es: /\b(?:ritmo|dosific\w*|gestion\w*|a que velocidad)\b/,
  it: /\b(?:ritmo|gestire|gestisco|dosare|a che velocita)\b/,
};
/** Starts too fast and pays for it: the same question, told as a trouble. */
const OVERDOES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:too (?:fast|hard)|blow\w* up|blew up|(?:go|going|went) out|burn\w* out|fad(?:e|ing)|dying|die on)\b/,
  de: /\b(?:zu (?:schnell|hart)|geh\w* \w* ?(?:ein|kaputt)|platz\w*|explodier\w*|uberzieh\w*|uberpac\w*)\b/,
  fr: /\b(?:trop (?:vite|fort)|exploser?|explose|craquer?|griller?)\b/,
  es: /\b(?:demasiado (?:rapido|fuerte)|revient\w*|revent\w*|quemar\w*|hundo)\b/,
  it: /\b(?:troppo (?:veloce|forte|presto)|scoppi\w*|cedo|crollo)\b/,
};
/** Wants to get faster: what is trained, not how a race is paced. */
const IMPROVES = /\b(?:improv\w*|faster|better|get .{0,20} down|schneller|besser|verbesser\w*|amelior\w*|plus vite|mejor\w*|miglior\w*)\b/;
/** So far above the 2,000 m split a Hyrox erg is held (article hyrox-ergs). */
const SECONDS_ABOVE_2K = 18;

/** How an erg is paced in a race: the athlete's own split, the opening and the end. */
export function answerErgPacing(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, words, subjects, topics } = frame;
  const sport = subjects.find(({ sport: of }) => of === "ski" || of === "row")?.sport;
  if (
    sport === undefined ||
    subjects.some(({ test }) => test !== undefined) ||
    frame.verbs.length > 0 ||
    frame.tells ||
    IMPROVES.test(words)
  )
    return undefined;
  if (frame.days.length + frame.periods.length + frame.numbers.length > 0 || frame.relations.has("last") || frame.picks.has("best"))
    return undefined;
  const isOfRace = topics.has("race") || topics.has("splits");
  if (!(OVERDOES[tongue].test(words) || (PACES[tongue].test(words) && isOfRace))) return undefined;
  const target = hyroxPrediction(view.athlete, view.today).stations.find(
    ({ exercise }) => exercise === (sport === "ski" ? "Ski erg" : "Row erg"),
  )?.seconds;
  const name = sport === "ski" ? "SkiErg" : sayIn(tongue)("rower", "Ruderer", "rameur", "remo", "vogatore");
  const rate = sport === "ski" ? "30–38" : "24–28";
  const [split, opening] =
    target === undefined ? [undefined, undefined] : [clock(Math.round(target / 2)), clock(Math.round(target / 2) + 3)];
  const total = target === undefined ? "" : clock(target);
  const say = sayIn(tongue);
  return {
    isDecided: true,
    articles: ["hyrox-ergs"],
    text: [
      split === undefined
        ? say(
            `**Hold the ${name} about ${SECONDS_ABOVE_2K} s per 500 m above your 2,000 m split**, from the first pull on.`,
            `**Halte den ${name} etwa ${SECONDS_ABOVE_2K} s pro 500 m über deinem 2.000-m-Split**, vom ersten Zug an.`,
            `**Tiens le ${name} environ ${SECONDS_ABOVE_2K} s par 500 m au-dessus de ton temps sur 2 000 m**, dès le premier coup.`,
            `**Mantén el ${name} unos ${SECONDS_ABOVE_2K} s por 500 m por encima de tu parcial de 2000 m**, desde la primera tirada.`,
            `**Tieni il ${name} circa ${SECONDS_ABOVE_2K} s ogni 500 m sopra il tuo parziale sui 2000 m**, dalla prima tirata.`,
          )
        : say(
            `**Hold about ${split} /500 m on the ${name}** (${total} for the 1,000 m, an estimate from your own times). First 200 m at ${opening ?? ""}, then even; the last 100 m no faster.`,
            `**Halte auf dem ${name} etwa ${split} /500 m** (${total} für die 1.000 m, geschätzt aus deinen Zeiten). Die ersten 200 m in ${opening ?? ""}, dann gleichmäßig; die letzten 100 m nicht schneller.`,
            `**Tiens environ ${split} /500 m sur le ${name}** (${total} pour les 1 000 m, estimé d’après tes temps). Les 200 premiers mètres à ${opening ?? ""}, puis régulier ; les 100 derniers pas plus vite.`,
            `**Mantén unos ${split} /500 m en el ${name}** (${total} para los 1000 m, estimado de tus tiempos). Los primeros 200 m a ${opening ?? ""}, luego constante; los últimos 100 m no más rápido.`,
            `**Tieni circa ${split} /500 m sul ${name}** (${total} per i 1000 m, stima dai tuoi tempi). I primi 200 m a ${opening ?? ""}, poi regolare; gli ultimi 100 m non più veloce.`,
          ),
      say(
        `So that you do not start too fast: ten calm strokes first, damper 6, rate ${rate}, and watch /500 m, not the metres. Ten seconds per 500 m faster save 20 s here and cost far more in the run after it.`,
        `Damit es nicht davonläuft: erst zehn ruhige Züge, Damper 6, Schlagzahl ${rate}, und auf /500 m schauen, nicht auf die Meter. Zehn Sekunden pro 500 m schneller sparen hier 20 s und kosten im Lauf danach viel mehr.`,
        `Pour ne pas t’emballer : dix coups calmes d’abord, damper 6, cadence ${rate}, et regarde /500 m, pas les mètres. Dix secondes de mieux par 500 m gagnent 20 s ici et en coûtent bien plus dans la course suivante.`,
        `Para no pasarte: primero diez tiradas tranquilas, damper 6, cadencia ${rate}, y mira /500 m, no los metros. Diez segundos menos por 500 m ahorran 20 s aquí y cuestan mucho más en la carrera siguiente.`,
        `Per non esagerare: prima dieci tirate calme, damper 6, cadenza ${rate}, e guarda /500 m, non i metri. Dieci secondi in meno ogni 500 m fanno guadagnare 20 s qui e costano molto di più nella corsa dopo.`,
      ),
    ],
  };
}
