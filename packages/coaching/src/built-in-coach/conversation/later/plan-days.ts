import { daysBetween, getMonday } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { sessionSpoken } from "./session-spoken.ts";
import { isExplained, newest, type Standing } from "./standing.ts";

const IN_PLAN =
  /\b(?:is|are|will|do|does|isnt)\b.*\b(?:in|on|part of) (?:the|my|it|there)? ?(?:plan|schedule|calendar)\b|\b(?:planned|scheduled|in there) (?:already|yet|in)\b|\b(?:steht|ist) (?:das|die|der|es)?.*\b(?:im plan|drin|geplant)\b|\bc est (?:deja )?(?:dans le|au) (?:plan|programme)\b|\b(?:esta|eso esta) (?:ya )?en (?:el|mi) plan\b|\b(?:e|sta) (?:gia )?nel (?:mio )?piano\b/u;
const ALREADY = bareUnit("already|yet|plan|my|in|the|that|this|it|schon|bereits|deja|ya|gia");
const DELOADS = bareUnit("deloads?|deload weeks?|entlastung\\p{L}*|decharge|descarga|scarico");
const HOW_MANY = bareUnit("how many|which|wie ?viele|welche|combien|cuant[ao]s|quant[ie]|quali");
const OF_THEM = bareUnit(
  "of (?:them|those|these|that)|in (?:there|that)|until then|till then|weeks?|davon|bis dahin|wochen?|soweit|so far|as far as|siehst|see|sind|parmi|dedans|de esas|di quelle|you can|can",
);
const OTHER_DAYS = bareUnit(
  "(?:what|which) (?:other )?(?:days?|sessions?|ones?)|what else|welche (?:anderen )?(?:tage|einheiten)|quels (?:autres )?jours|que (?:otros )?dias|quali (?:altri )?giorni",
);
const HITS = bareUnit(
  "hit|hits|affect\\p{L}*|does it|do they|concerned?|other|is it in|are they|trifft|betrifft|betroffen|concernes?|afecta|riguarda",
);

/** What the plan holds of what was just spoken of: whether it is in it, on which days, and how many deload weeks come until then. */
export function planDays(standing: Standing): Draft | undefined {
  const { words, frame } = standing;
  if (words.split(" ").length > MOST_WORDS || frame.days.length > 0) return undefined;
  if (IN_PLAN.test(words) && frame.subjects.length === 0 && isExplained(standing, IN_PLAN, ALREADY)) return inPlan(standing);
  if (DELOADS.test(words) && HOW_MANY.test(words) && OF_THEM.test(words) && isExplained(standing, DELOADS, HOW_MANY, OF_THEM))
    return deloads(standing);
  if (OTHER_DAYS.test(words) && HITS.test(words) && frame.subjects.length === 0) return otherDays(standing);
  return undefined;
}

const MOST_WORDS = 10;

function inPlan(standing: Standing): Draft | undefined {
  const { view, say, tongue, earlier } = standing;
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const end = allSessions(plan).at(-1)?.date ?? today;
  const named = daysInText(earlier[0]?.answer ?? "", tongue, today).filter((day) => day >= today);
  const last =
    named.length > 0
      ? named
      : (newest(standing, ({ answer }) => {
          const days = daysInText(answer, tongue, today).filter((day) => day >= today);
          return days.length === 0 ? undefined : days;
        }) ?? []);
  const beyond = last.filter((day) => day > end);
  if (last.length > 0 && beyond.length * 2 > last.length)
    return {
      text: [
        say(
          `**Not yet**: the plan that you see ends on ${dayIn(tongue, end)}, and this is after it. The weeks after are planned when it is continued, back from your race.`,
          `**Noch nicht**: der Plan, den du siehst, endet am ${dayIn(tongue, end)}, und das kommt danach. Die Wochen danach werden geplant, wenn er weitergeht, vom Rennen her.`,
          `**Pas encore** : le plan que tu vois finit le ${dayIn(tongue, end)}, et cela vient après. Les semaines suivantes se planifient à sa suite, à partir de ta course.`,
          `**Todavía no**: el plan que ves termina el ${dayIn(tongue, end)}, y esto viene después. Las semanas siguientes se planifican al continuarlo, desde tu carrera hacia atrás.`,
          `**Non ancora**: il piano che vedi finisce il ${dayIn(tongue, end)}, e questo viene dopo. Le settimane seguenti si pianificano quando continua, a ritroso dalla gara.`,
        ),
      ],
    };
  const spoken = sessionSpoken(standing);
  const rows = allSessions(plan).filter(({ date, title }) => date >= today && (last.includes(date) || title === spoken?.title));
  if (rows.length === 0) return undefined;
  return {
    text: [
      say("**Yes**:", "**Ja**:", "**Oui** :", "**Sí**:", "**Sì**:"),
      bullet(rows.slice(0, 6).map(({ date, title, duration }) => `${dayIn(tongue, date, false)}: **${title}**, ${duration} min`)),
    ],
  };
}

/** Deload weeks between today and the day that was spoken of, as far as the plan goes. */
function deloads(standing: Standing): Draft | undefined {
  const { view, say, tongue } = standing;
  const { plan, today } = view;
  const until = newest(standing, ({ answer }) => daysInText(answer, tongue, today).findLast((day) => day > today));
  if (plan === undefined || until === undefined) return undefined;
  const sessions = allSessions(plan);
  const weeks = [
    ...new Set(sessions.filter(({ date, isDeload }) => isDeload && date >= today && date <= until).map(({ date }) => getMonday(date))),
  ];
  const end = sessions.at(-1)?.date ?? today;
  const list = weeks.map((monday) => dayIn(tongue, monday, false)).join(", ");
  return {
    text: [
      say(
        `**${weeks.length}** in the plan so far${list === "" ? "" : `: the week of ${list}`}.`,
        `**${weeks.length}** im Plan bisher${list === "" ? "" : `: die Woche ab ${list}`}.`,
        `**${weeks.length}** dans le plan pour l’instant${list === "" ? "" : ` : la semaine du ${list}`}.`,
        `**${weeks.length}** en el plan hasta ahora${list === "" ? "" : `: la semana del ${list}`}.`,
        `**${weeks.length}** nel piano finora${list === "" ? "" : `: la settimana dal ${list}`}.`,
      ),
      ...(end >= until
        ? []
        : [
            say(
              `It ends on ${dayIn(tongue, end)}; the ${Math.round(daysBetween(end, until) / 7)} weeks after it are not planned yet.`,
              `Er endet am ${dayIn(tongue, end)}; die ${Math.round(daysBetween(end, until) / 7)} Wochen danach sind noch nicht geplant.`,
              `Il finit le ${dayIn(tongue, end)} ; les ${Math.round(daysBetween(end, until) / 7)} semaines suivantes ne sont pas encore planifiées.`,
              `Termina el ${dayIn(tongue, end)}; las ${Math.round(daysBetween(end, until) / 7)} semanas siguientes aún no están planificadas.`,
              `Finisce il ${dayIn(tongue, end)}; le ${Math.round(daysBetween(end, until) / 7)} settimane dopo non sono ancora pianificate.`,
            ),
          ]),
    ],
  };
}

/** The other days of a list that an earlier answer showed. */
function otherDays({ earlier, tongue, view, say }: Standing): Draft | undefined {
  const last = new Set(daysInText(earlier[0]?.answer ?? "", tongue, view.today));
  const lines = earlier.flatMap(({ answer }) => [
    answer.split("\n").filter((line) => line.startsWith("- ") && daysInText(line, tongue, view.today).length > 0),
  ]);
  const list = lines.find((each) => each.length >= 2);
  const others = (list ?? []).filter((line) => daysInText(line, tongue, view.today).every((day) => !last.has(day) || last.size > 2));
  if (others.length === 0) return undefined;
  return { text: [say("These too:", "Auch diese:", "Ceux-ci aussi :", "También estos:", "Anche questi:"), others.join("\n")] };
}
