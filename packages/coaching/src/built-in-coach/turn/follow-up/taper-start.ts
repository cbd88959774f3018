import { addDays, competitionFormat, daysBetween, raceFacts } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn } from "../names.ts";

const TAPER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\btaper\w*\b|\b(?:wind|start winding) down\b|\bback off\b/,
  de: /\btaper\w*\b|\btapern\b|\b(?:runterfahren|zuruckfahren|herausnehmen)\b/,
  fr: /\b(?:taper\w*|affut\w*|lever le pied|relach\w*)\b/,
  es: /\b(?:taper\w*|puesta a punto|afinar|aflojar|descargar|bajar (?:el ritmo|volumen))\b/,
  it: /\b(?:taper\w*|scaricar\w*|scarico|rallentare|calare)\b/,
};
const WHEN = /\b(?:when|wann|ab wann|quand|cuando|quando|how (?:many|long)|start\w*|begin\w*)\b/;

/** "and when do I start to taper" after the race or its date: the days that count back from it. */
export function taperStart(frame: Frame, isOfRace: boolean, { competitions, today }: CoachView): Draft | undefined {
  const { tongue, words } = frame;
  const [race] = competitions.filter(({ date }) => date > today);
  const isOwn = /\b(?:my|mein\w*|mon|ma|mi|mio|mia|i|ich|je|comincio|inizio|empiezo|commence)\b/.test(words);
  if (
    !TAPER[tongue].test(words) ||
    !WHEN.test(words) ||
    race === undefined ||
    !(isOfRace || (isOwn && tongue !== "en")) ||
    frame.verbs.length > 0
  )
    return undefined;
  const format = competitionFormat(`${race.type ?? ""} ${race.name ?? ""}`);
  if (format === undefined) return undefined;
  const facts = raceFacts(format, "A");
  const say = sayIn(tongue);
  const on = (days: number): string => dayIn(tongue, addDays(race.date, -days));
  const name = race.name ?? "";
  return {
    isDecided: true,
    text: [
      say(
        `**${on(facts.taperDays)}**: ${facts.taperDays} days before ${name} (${dayIn(tongue, race.date)}), in ${daysBetween(today, addDays(race.date, -facts.taperDays))} days.`,
        `**${on(facts.taperDays)}**: ${facts.taperDays} Tage vor ${name} (${dayIn(tongue, race.date)}), in ${daysBetween(today, addDays(race.date, -facts.taperDays))} Tagen.`,
        `**${on(facts.taperDays)}** : ${facts.taperDays} jours avant ${name} (${dayIn(tongue, race.date)}), dans ${daysBetween(today, addDays(race.date, -facts.taperDays))} jours.`,
        `**${on(facts.taperDays)}**: ${facts.taperDays} días antes de ${name} (${dayIn(tongue, race.date)}), dentro de ${daysBetween(today, addDays(race.date, -facts.taperDays))} días.`,
        `**${on(facts.taperDays)}**: ${facts.taperDays} giorni prima di ${name} (${dayIn(tongue, race.date)}), tra ${daysBetween(today, addDays(race.date, -facts.taperDays))} giorni.`,
      ),
      bullet([
        `${say("Last heavy leg work", "Letztes schweres Beintraining", "Dernier travail lourd des jambes", "Último trabajo pesado de piernas", "Ultimo lavoro pesante di gambe")}: ${on(facts.lastHeavyLegs)}`,
        `${say("Last hard session", "Letzte harte Einheit", "Dernière séance dure", "Última sesión dura", "Ultima sessione dura")}: ${on(facts.lastHard)}`,
      ]),
      say(
        "Minutes and sets come down, days and intensity stay.",
        "Minuten und Sätze gehen herunter, Tage und Intensität bleiben.",
        "Minutes et séries baissent, jours et intensité restent.",
        "Bajan minutos y series; días e intensidad se mantienen.",
        "Scendono minuti e serie; giorni e intensità restano.",
      ),
    ],
  };
}
