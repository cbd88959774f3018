import { addDays, getMonday } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import type { Followed } from "../follow-up-of.ts";

const WHY = /\b(?:why|how come|whats up with|warum|wieso|weshalb|pourquoi|por que|porque|perche|come mai)\b/;
const LIGHT =
  /\b(?:light|easy|lighter|easier|short|little|lasch|locker|leicht|wenig|kurz|legere?s?|facile?s?|peu|court\w*|suaves?|ligera?s?|poc[oa]|floj[oa]|leggera?|leggere|scaric[oa]|blanda)\b/;
const NEXT =
  /\b(?:next (?:week|wk)|nachste\w* woche|kommende\w* woche|(?:la )?semaine prochaine|(?:la )?proxima semana|semana que viene|(?:la )?prossima settimana|settimana prossima)\b/;

/** "warum ist nächste Woche alles so lasch": the deload, with what it takes out, and what comes after it. */
export function whyLightWeek({ words, view, tongue, say, diary }: Followed): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined || !WHY.test(words) || !LIGHT.test(words) || !NEXT.test(words) || words.split(" ").length > 14) return undefined;
  const monday = addDays(getMonday(today), 7);
  const week = plan.plan.weeks.find(({ startDate }) => startDate === monday);
  if (week === undefined || !week.isDeload) return undefined;
  const minutes = (start: string): number =>
    allSessions(plan)
      .filter(({ date }) => date >= start && date <= addDays(start, 6))
      .reduce((sum, { duration }) => sum + duration, 0);
  const [now, next] = [minutes(addDays(monday, -7)), minutes(monday)];
  const earlier = diary.planned.filter(({ title, on }) => /^deload/i.test(title) && on < monday).at(-1)?.on;
  const test = allSessions(plan).find(({ date, title }) => date > addDays(monday, 6) && /^test/i.test(title));
  return {
    isDecided: true,
    text: [
      say(
        `**It is the planned deload**, ${dayIn(tongue, monday, false)} to ${dayIn(tongue, addDays(monday, 6), false)}: nothing went wrong, and it has nothing to do with missed sessions. After weeks of building up, an easier week lets your body adapt.`,
        `**Das ist die geplante Entlastung**, ${dayIn(tongue, monday, false)} bis ${dayIn(tongue, addDays(monday, 6), false)}: nichts ist schiefgegangen, und mit verpassten Einheiten hat es nichts zu tun. Nach Wochen mit Aufbau verarbeitet der Körper bei weniger die Arbeit.`,
        `**C’est la décharge prévue**, du ${dayIn(tongue, monday, false)} au ${dayIn(tongue, addDays(monday, 6), false)} : rien n’a mal tourné. Après des semaines de progression, moins de charge laisse le corps assimiler.`,
        `**Es la descarga prevista**, del ${dayIn(tongue, monday, false)} al ${dayIn(tongue, addDays(monday, 6), false)}: no ha fallado nada. Tras semanas de subida, menos carga deja que el cuerpo asimile.`,
        `**È lo scarico previsto**, dal ${dayIn(tongue, monday, false)} al ${dayIn(tongue, addDays(monday, 6), false)}: non è andato storto nulla. Dopo settimane in crescita, meno carico lascia assimilare.`,
      ),
      bullet([
        say(
          `${amountIn(tongue, next, "time")} planned, this week ${amountIn(tongue, now, "time")}`,
          `${amountIn(tongue, next, "time")} geplant, diese Woche ${amountIn(tongue, now, "time")}`,
          `${amountIn(tongue, next, "time")} prévues, cette semaine ${amountIn(tongue, now, "time")}`,
          `${amountIn(tongue, next, "time")} previstas, esta semana ${amountIn(tongue, now, "time")}`,
          `${amountIn(tongue, next, "time")} previste, questa settimana ${amountIn(tongue, now, "time")}`,
        ),
        ...(earlier === undefined
          ? []
          : [
              say(
                `The last deload was in the week of ${dayIn(tongue, getMonday(earlier), false)}`,
                `Die letzte Entlastung war in der Woche ab ${dayIn(tongue, getMonday(earlier), false)}`,
                `La dernière décharge : semaine du ${dayIn(tongue, getMonday(earlier), false)}`,
                `La última descarga fue la semana del ${dayIn(tongue, getMonday(earlier), false)}`,
                `L’ultimo scarico: settimana del ${dayIn(tongue, getMonday(earlier), false)}`,
              ),
            ]),
        ...(test === undefined
          ? []
          : [
              say(
                `After it: **${test.title}** (${dayIn(tongue, test.date, false)}), for which you are fresh then`,
                `Danach: **${test.title}** (${dayIn(tongue, test.date, false)}), für den du dann frisch bist`,
                `Ensuite : **${test.title}** (${dayIn(tongue, test.date, false)}), pour lequel tu seras frais`,
                `Después: **${test.title}** (${dayIn(tongue, test.date, false)}), al que llegas fresco`,
                `Poi: **${test.title}** (${dayIn(tongue, test.date, false)}), a cui arrivi fresco`,
              ),
            ]),
      ]),
    ],
  };
}
