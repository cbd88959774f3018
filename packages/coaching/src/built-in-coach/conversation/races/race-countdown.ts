import { addDays, daysBetween } from "@ironpace/training";
import type { Race } from "../../own-data/diary.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { dayIn, longDayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const HOW_LONG =
  / (?:how (?:long|many (?:days|weeks|months))(?: is it| are there| do i have)?(?: left| to go)?|days? (?:to|till|until)|weeks? (?:to|till|until)|countdown|when(?: is| s)?|wie (?:lange?|viele? (?:tage|wochen))|wann(?: ist)?|combien (?:de (?:temps|jours|semaines))?|dans combien(?: de temps)?|c est quand|quand|cuanto(?: tiempo)?|cuant[oa]s (?:dias|semanas)|cuando(?: es)?|quanto(?: tempo)?|quant[ie] (?:giorni|settimane)|quando(?: e)?|tra quanto|fra quanto)(?= )/;
const LEFT =
  / (?:left|to go|till|til|until|to|before|noch|bis|zum|ist es|sind es|hab ich|avant|jusqu(?:e|a)?|d ici|il (?:me )?reste|reste t il|falta|faltan|queda|quedan|para|hasta|manca|mancano|alla?|al|a|per|is|it|are|there|do i have|away)(?= )/;
const COVERS =
  / (?:(?:and )?(?:how many|how much) (?:of (?:em|them|those|it|these)|weeks)(?: does| do)?(?: my| the)? plan(?: actually)? (?:cover|covers|reach|include)s?|(?:und )?wie viele(?: davon)? (?:deckt|hat)(?: der| mein)? plan(?: ab)?|does my plan (?:go|run|reach)(?: all the way)?(?: to (?:it|then|race day|there))?)(?= )/;

/** "quanto manca a Berlino?", "how many weeks till Berlin and how many does my plan cover": the days to a race by any of its names. */
export function raceCountdown(turn: Followed): Draft | undefined {
  const { words, frame, diary, view, tongue, say } = turn;
  const ahead = diary.races
    .filter(({ on, result }) => on >= view.today && result === undefined)
    .toSorted((a, b) => a.on.localeCompare(b.on));
  const clause = readClause(words);
  const covers = clause.take(COVERS) !== undefined;
  if (clause.take(HOW_LONG) === undefined) return undefined;
  const race = ahead.find((each) => namesOf(each).some((name) => new RegExp(` ${name} `).test(` ${words} `)));
  for (const name of race === undefined ? [] : namesOf(race)) clause.take(new RegExp(` ${name}(?= )`));
  takeTokens(clause, frame, /^(?:topic:(?:race|when)|rel:next|reply:also)/);
  takeEvery(clause, LEFT);
  takeEvery(clause, / (?:race|rennen|wettkampf|course|carrera|gara|competition|hyrox|und|and)(?= )/);
  if (race === undefined || !clause.isRead()) return undefined;
  const days = daysBetween(view.today, race.on);
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  const w = say(
    `${weeks} weeks${rest === 0 ? " exactly" : ` and ${rest} days`}`,
    `${rest === 0 ? "genau " : ""}${weeks} Wochen${rest === 0 ? "" : ` und ${rest} Tage`}`,
    `${rest === 0 ? "exactement " : ""}${weeks} semaines${rest === 0 ? "" : ` et ${rest} jours`}`,
    `${rest === 0 ? "exactamente " : ""}${weeks} semanas${rest === 0 ? "" : ` y ${rest} días`}`,
    `${rest === 0 ? "esattamente " : ""}${weeks} settimane${rest === 0 ? "" : ` e ${rest} giorni`}`,
  );
  const on = longDayIn(tongue, race.on, true);
  return {
    isDecided: true,
    text: [
      say(
        `**${days} days** (${w}) to **${race.name}** on ${on}.`,
        `**${days} Tage** (${w}) bis **${race.name}** am ${on}.`,
        `**${days} jours** (${w}) avant **${race.name}**, le ${on}.`,
        `**${days} días** (${w}) hasta **${race.name}**, el ${on}.`,
        `**${days} giorni** (${w}) a **${race.name}**, ${on}.`,
      ),
      ...(covers ? planCoverage(race, turn) : []),
    ],
  };
}

/** What a race is called: its name, its place, and each longer word of both. */
function namesOf({ name, location }: Race): readonly string[] {
  const whole = normalise(name);
  const words = `${whole} ${normalise(location)}`
    .split(" ")
    .filter((word) => word.length >= 4 && !/^(?:hyrox|race|half|marathon|triathlon|crossfit|open|entered|not)$/.test(word));
  const local: { readonly [city: string]: readonly string[] } = {
    berlin: ["berlino"],
    hamburg: ["amburgo", "hamburgo"],
    munich: ["munchen", "monaco"],
    vienna: ["wien", "viena"],
    cologne: ["koln", "colonia"],
  };
  return [whole, ...words, ...words.flatMap((word) => local[word] ?? [])];
}

/** How much of the way to a race the plan covers. */
export function planCoverage({ on, name }: Race, { view, say, tongue }: Pick<Followed, "view" | "say" | "tongue">): readonly string[] {
  const { plan, today } = view;
  if (plan === undefined) return [];
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  if (end >= on)
    return [
      say(
        `Your plan covers all of it.`,
        `Dein Plan reicht bis dahin.`,
        `Ton plan va jusque-là.`,
        `Tu plan llega hasta ahí.`,
        `Il tuo piano arriva fin lì.`,
      ),
    ];
  const left = Math.floor(daysBetween(today, end) / 7);
  const open = Math.ceil(daysBetween(end, on) / 7);
  const last = dayIn(tongue, end);
  return [
    say(
      `Your plan covers **the rest of this week and ${left} more**: it ends on ${last}. The **${open} weeks** from then to ${name} are not planned yet; choose **Continue Plan** in its last week.`,
      `Dein Plan deckt **den Rest dieser Woche und ${left} weitere** ab: er endet am ${last}. Die **${open} Wochen** danach bis ${name} sind noch nicht geplant; wähle **Continue Plan** in seiner letzten Woche.`,
      `Ton plan couvre **la fin de cette semaine et ${left} autres** : il finit le ${last}. Les **${open} semaines** suivantes jusqu’à ${name} ne sont pas planifiées ; choisis **Continue Plan** la dernière semaine.`,
      `Tu plan cubre **lo que queda de esta semana y ${left} más**: acaba el ${last}. Las **${open} semanas** hasta ${name} aún no están previstas; elige **Continue Plan** en su última semana.`,
      `Il tuo piano copre **il resto di questa settimana e altre ${left}**: finisce ${last}. Le **${open} settimane** fino a ${name} non sono ancora previste; genera il blocco successivo nell’ultima settimana.`,
    ),
  ];
}
