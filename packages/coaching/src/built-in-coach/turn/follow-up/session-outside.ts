import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";
import { countWords, type LastAnswer } from "./record.ts";

const MOST_WORDS = 14;
const OUTSIDE =
  /\b(?:outside|outdoors?|draussen|im freien|dehors|en exterieur|a l exterieur|fuera|al aire libre|en la calle|fuori|all aperto|all esterno)\b/;
const COLD =
  /\b(?:cold|freezing|chilly|icy|snow\w*|kalt\w*|kalte|frost\w*|schnee|glatt|froid\w*|gele?|neige|frio|helad\w+|nieve|fredd\w+|gelo|neve)\b/;
const UNWELL =
  /\b(?:i have a cold|ive got a cold|erkaltet|erkaltung|enrhum\w+|resfriad\w+|raffreddat\w+|fever|fieber|fievre|fiebre|febbre)\b/;

/** "can I do that outside? it is cold": the session that was just talked about, outdoors. */
export function sessionOutside(frame: Frame, { text }: LastAnswer, { plan, today }: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  if (plan === undefined || !OUTSIDE.test(words) || countWords(frame) > MOST_WORDS || frame.hasPain || UNWELL.test(words)) return undefined;
  const session = allSessions(plan).find(({ title, date }) => date >= today && text.includes(title));
  if (session === undefined) return undefined;
  const say = sayIn(tongue);
  const isRun = session.code.startsWith("R");
  const where = `**${session.title}** (${dayIn(tongue, session.date, false)})`;
  const advice = COLD.test(words)
    ? say(
        "In the cold: ten easy minutes first, two thin layers, gloves and hat, and go by effort: 5–10 s per km slower is normal. Below about −15 °C, on ice or with asthma, take the treadmill.",
        "Bei Kälte: zehn lockere Minuten zuerst, zwei dünne Schichten, Handschuhe und Mütze, und nach Anstrengung: 5–10 s pro km langsamer sind normal. Unter etwa −15 °C, bei Eis oder mit Asthma lieber aufs Laufband.",
        "Par temps froid : dix minutes faciles d’abord, deux couches fines, gants et bonnet, et va à l’effort : 5–10 s par km de plus, c’est normal. Sous −15 °C environ, sur la glace ou avec de l’asthme, prends le tapis.",
        "Con frío: diez minutos suaves primero, dos capas finas, guantes y gorro, y ve por esfuerzo: 5–10 s por km más lento es normal. Por debajo de unos −15 °C, con hielo o con asma, mejor la cinta.",
        "Con il freddo: dieci minuti facili prima, due strati sottili, guanti e berretto, e vai a sforzo: 5–10 s al km in più sono normali. Sotto i −15 °C circa, con ghiaccio o asma, meglio il tapis roulant.",
      )
    : say(
        "Go by effort: hills and wind change the pace, not the purpose.",
        "Lauf nach Anstrengung: Hügel und Wind ändern das Tempo, nicht den Zweck.",
        "Va à l’effort : côtes et vent changent l’allure, pas le but.",
        "Ve por esfuerzo: cuestas y viento cambian el ritmo, no el objetivo.",
        "Vai a sforzo: salite e vento cambiano il passo, non lo scopo.",
      );
  return {
    isDecided: true,
    text: [
      isRun
        ? say(
            `**Yes, outside is fine** for ${where}. ${advice}`,
            `**Ja, das geht draußen**: ${where}. ${advice}`,
            `**Oui, dehors c’est bien** pour ${where}. ${advice}`,
            `**Sí, fuera va bien** para ${where}. ${advice}`,
            `**Sì, fuori va bene** per ${where}. ${advice}`,
          )
        : say(
            `**The running part, yes**: for ${where} you need its weights and machines, so do the rest inside. ${advice}`,
            `**Den Laufteil ja**: Für ${where} brauchst du Gewichte und Geräte, den Rest also drinnen. ${advice}`,
            `**La partie course, oui** : pour ${where} il te faut les poids et les machines, fais donc le reste à l’intérieur. ${advice}`,
            `**La parte de carrera, sí**: para ${where} necesitas pesos y máquinas, así que el resto dentro. ${advice}`,
            `**La parte di corsa, sì**: per ${where} ti servono pesi e macchine, quindi il resto dentro. ${advice}`,
          ),
    ],
  };
}
