import { addDays, getWeekday, weekdaysIn } from "@ironpace/training";
import { moveTo, possibleDays } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { daysAhead } from "../days-ahead.ts";

const SKIPS =
  /\b(?:skip|bin|drop|miss|ditch|scrap|leave out|not do|sausen lassen|weglass\w*|auslass\w*|ausfallen|sauter|louper|saltar\w*|perder\w*|saltare|saltassi)\b/;
const ASKS =
  /\?|\b(?:am i|is it|would it|can i|could i|should i|is that|bin ich|ist es|kann ich|soll ich|est ce|je peux|puedo|soy|posso|sono)\b/;

/** "Party on the 18th, am I a bad athlete if I bin the long run on the Saturday": the weekday after that day, and what to do rather than leave it out. */
export function skipAfterEvent({ frame, words, view, say, tongue }: Followed): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined || !SKIPS.test(words) || frame.hasPain || frame.isIll) return undefined;
  const [event] = daysAhead({ ...frame, days: [] }, today);
  const [weekday, other] = weekdaysIn(words);
  if (event === undefined || weekday === undefined || other !== undefined) return undefined;
  const day = addDays(event, (weekday - getWeekday(event) + 7) % 7);
  const session = sessionOn(plan, day);
  if (session === undefined || day <= event) return undefined;
  const [next] = possibleDays(session, plan, view).filter((each) => each > day && sessionOn(plan, each) === undefined);
  const asks = ASKS.test(frame.content.toLowerCase()) || ASKS.test(words);
  if (!asks || next === undefined) return translated(skipSessions([session], view), tongue);
  const before = sessionOn(plan, event);
  const made = translated(moveTo(session, next, view), tongue);
  return {
    ...made,
    isDecided: true,
    text: [
      say(
        `**One missed session does no harm**. You could leave **${session.title}** (${dayIn(tongue, day, false)}) out, but doing it a day later, rested, is better.`,
        `**Eine Einheit weniger schadet nicht**. Besser als **${session.title}** (${dayIn(tongue, day, false)}) wegzulassen ist ein Tag später, ausgeruht.`,
        `**Une séance manquée ne fait pas de mal**. Mieux que de sauter **${session.title}** (${dayIn(tongue, day, false)}) : un jour plus tard, reposé.`,
        `**Una sesión menos no hace daño**. Mejor que saltarse **${session.title}** (${dayIn(tongue, day, false)}) es un día después, con descanso.`,
        `**Una sessione in meno non fa danni**. Meglio che saltare **${session.title}** (${dayIn(tongue, day, false)}) è un giorno dopo, riposato.`,
      ),
      ...(before === undefined
        ? []
        : [
            say(
              `**${before.title}** on ${dayIn(tongue, event, false)} stays: do it before the evening.`,
              `**${before.title}** am ${dayIn(tongue, event, false)} bleibt: mach es vor dem Abend.`,
              `**${before.title}** le ${dayIn(tongue, event, false)} reste : fais-le avant la soirée.`,
              `**${before.title}** el ${dayIn(tongue, event, false)} queda: hazlo antes de la noche.`,
              `**${before.title}** ${dayIn(tongue, event, false)} resta: fallo prima di sera.`,
            ),
          ]),
      ...made.text,
      say(
        "Or tell me to leave it out, and you get that card.",
        "Oder sag, dass sie ausfallen soll, dann bekommst du diese Karte.",
        "Ou dis-moi de la retirer, et tu as cette carte.",
        "O dime que la quite, y tienes esa tarjeta.",
        "Oppure dimmi di toglierla, e hai quella scheda.",
      ),
    ],
  };
}
