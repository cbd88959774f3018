import { daysBetween, getWeekday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";

const HARMS =
  /\b(?:hurts?|harms?|ruins?|mess(?:es)? up|cost(?:s)? me|set me back|bad for|problem|matters?|effect|affects?|schadet|schlimm|kostet|problem|ca change|nuit|grave|gene|perjudica|afecta|malo|problema|danneggia|rovina|influisce)\b/;
const MAX_WORDS = 12;

/** "Does that hurt the plan?" beside a card for the training week: what stood on the days that go, and what stays. */
export function effectOfWeek({ turns, words, view, diary, say, tongue }: Followed): Draft | undefined {
  const [card, ...more] = turns.at(-1)?.proposals ?? [];
  const { plan, today } = view;
  if (plan === undefined || card?.request.reason !== "availability" || more.length > 0) return undefined;
  const { weekdays } = card.request.availability;
  if (weekdays === undefined || !HARMS.test(words) || words.split(" ").length > MAX_WORDS) return undefined;
  const ahead = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const out = ahead.filter(({ date }) => !weekdays.some((day) => day === getWeekday(date)));
  const hard = out.filter((each) => (each.hard && /^(?:R|HX)/.test(each.code)) || each.code === "RL");
  const kept = ahead.filter((each) => !out.includes(each) && (each.hard || each.code === "RL")).slice(0, 3);
  const race = diary.races.find(({ on, result }) => on >= today && result === undefined);
  const isLittle = hard.length === 0;
  return {
    isDecided: true,
    text: [
      isLittle
        ? say(
            "**Not much.** You lose no key run and no long run.",
            "**Wenig.** Auf den Tagen, die wegfallen, steht kein Schlüssellauf und kein langer Lauf.",
            "**Peu.** Aucune séance clé de course ni sortie longue sur les jours retirés.",
            "**Poco.** En los días que se van no hay rodaje clave ni tirada larga.",
            "**Poco.** Nei giorni che se ne vanno non c’è né una corsa chiave né il lungo.",
          )
        : say(
            "**Yes, a little**: those days have key sessions, which move to your other days.",
            "**Ja, etwas**: auf den Tagen, die wegfallen, stehen wichtige Einheiten, die neu verteilt werden.",
            "**Oui, un peu** : des séances clés sont sur les jours retirés et doivent être replacées.",
            "**Sí, algo**: en los días que se van hay sesiones clave que hay que recolocar.",
            "**Sì, un po’**: nei giorni che se ne vanno ci sono sessioni chiave da ricollocare.",
          ),
      ...(out.length === 0
        ? []
        : [
            say("Planned on those days now:", "Dort steht jetzt:", "Il y a là :", "Ahí hay ahora:", "Lì ci sono ora:"),
            bullet(out.slice(0, 4).map(({ date, title }) => `${dayIn(tongue, date, false)}: **${title}**`)),
          ]),
      ...(kept.length === 0
        ? []
        : [
            say(
              "These keep their days:",
              "Diese behalten ihren Tag:",
              "Celles-ci gardent leur jour :",
              "Estas mantienen su día:",
              "Queste tengono il loro giorno:",
            ),
            bullet(kept.map(({ date, title }) => `${dayIn(tongue, date, false)}: **${title}**`)),
          ]),
      ...(race === undefined
        ? []
        : [
            say(
              `Until **${race.name}** it is ${Math.floor(daysBetween(today, race.on) / 7)} weeks. The card stays open.`,
              `Bis **${race.name}** sind es ${Math.floor(daysBetween(today, race.on) / 7)} Wochen. Die Karte bleibt offen.`,
              `Il reste ${Math.floor(daysBetween(today, race.on) / 7)} semaines avant **${race.name}**. La carte reste ouverte.`,
              `Faltan ${Math.floor(daysBetween(today, race.on) / 7)} semanas para **${race.name}**. La tarjeta sigue abierta.`,
              `Mancano ${Math.floor(daysBetween(today, race.on) / 7)} settimane a **${race.name}**. La scheda resta aperta.`,
            ),
          ]),
    ],
    proposals: [card],
  };
}
