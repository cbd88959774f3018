import { addDays, daysBetween } from "@ironpace/training";
import { plainAnswer } from "../../dialogue/turn.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Race } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { planCoverage } from "../races/race-countdown.ts";

const OF_THESE: { readonly [tongue in Tongue]: string } = {
  en: "of (?:these|those|them|that|the)(?: (?:weeks|days))?|weeks",
  de: "davon|von (?:diesen|denen|den)(?: (?:wochen|tagen))?|wochen",
  fr: "de (?:ces|celles ci|ceux ci)(?: (?:semaines|jours))?|d entre (?:elles|eux)|en|semaines",
  es: "de (?:esas|estas|esos|estos|las)(?: (?:semanas|dias))?|semanas",
  it: "di (?:queste|quelle|questi|quelli)(?: (?:settimane|giorni))?|ne|settimane",
};
const PLANNED: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:planned|in (?:my|the) plan|covered|scheduled|does (?:my|the) plan)\b/,
  de: /\b(?:geplant|verplant|im plan|abgedeckt)\b/,
  fr: /\b(?:prevu\w*|planifie\w*|dans (?:le|mon) plan|couvert\w*)\b/,
  es: /\b(?:planificad\w*|previst\w*|en (?:el|mi) plan|cubiert\w*|planead\w*)\b/,
  it: /\b(?:pianificat\w*|previst\w*|nel (?:mio )?piano|copert\w*)\b/,
};
const HOW_MANY: { readonly [tongue in Tongue]: RegExp } = {
  en: /\bhow (?:many|much)\b/,
  de: /\bwie ?(?:viele?|weit)\b/,
  fr: /\bcombien\b/,
  es: /\bcuant\w+\b/,
  it: /\bquant\w+\b/,
};
/** "Plan the rest then", "continue my plan". */
const CONTINUES: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:plan|make|build|create|generate|do|fill in) (?:me )?(?:the |my )?(?:rest|others?|remaining|other ones|missing|next (?:block|weeks?|plan|ones?|part))\b(?! (?:day|session|run))|\b(?:continue|extend|prolong) (?:the |my )?(?:plan|block)\b|\bplan (?:them|those|it) (?:too|as well|then)?$/,
  de: /\b(?:plane?n?|mach\w*|erstell\w*)\b.*\b(?:den rest|die (?:restlichen|anderen|ubrigen|nachsten|fehlenden)|den nachsten block|weiter|die auch)\b|\bplan (?:fortsetzen|verlangern|weiterfuhren)\b|\bplan (?:den rest|weiter)\b/,
  fr: /\b(?:planifie\w*|prevois|fais|cree)\b.*\b(?:le reste|les (?:autres|suivantes)|la suite|le prochain bloc|le bloc suivant)\b|\b(?:continue\w*|prolonge\w*) (?:le|mon) plan\b/,
  es: /\b(?:planific\w*|planea\w*|haz|crea)\b.*\b(?:el resto|l[ao]s (?:demas|otr[ao]s|siguientes)|el (?:proximo|siguiente) bloque)\b|\b(?:continua\w*|alarga\w*) (?:el|mi) plan\b/,
  it: /\b(?:pianific\w*|fai|crea)\b.*\b(?:il resto|le (?:altre|prossime)|gli altri|il prossimo blocco|il blocco (?:dopo|successivo))\b|\b(?:continua\w*|prolunga\w*) il (?:mio )?piano\b/,
};
const MOST_WORDS = 12;

/** "How many of these are planned?" after the weeks to a race, and "plan the rest then": what the plan covers, and how it goes on. */
export function continuePlan(focus: TurnContext): Draft | undefined {
  const { words, tongue, cards, frame, view } = focus;
  if (view.plan === undefined || cards.length > 0 || words.split(" ").length > MOST_WORDS || frame.subjects.length > 0) return undefined;
  if (frame.days.length > 0 || frame.hasPain || frame.isIll) return undefined;
  if (CONTINUES[tongue].test(words)) return nextBlock(focus);
  const race = raceSpokenOf(focus);
  const isOfThese = new RegExp(`\\b(?:${OF_THESE[tongue]})\\b`, "u").test(words);
  return race !== undefined && HOW_MANY[tongue].test(words) && PLANNED[tongue].test(words) && isOfThese && frame.metric !== "sessions"
    ? { text: planCoverage(race, focus) }
    : undefined;
}

/** The race to which the last answer counted the days. */
function raceSpokenOf({ turns, diary, view }: TurnContext): Race | undefined {
  const [headline = ""] = plainAnswer(turns.at(-1)?.answer ?? "").split("\n", 1);
  return diary.races.find(({ on, name }) => on >= view.today && headline.includes(name));
}

function nextBlock({ view, tongue, say }: TurnContext): Draft | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  const weeks = plan.plan.durationWeeks;
  const end = addDays(plan.plan.startDate, 7 * weeks - 1);
  const [start, last] = [dayIn(tongue, addDays(end, 1), false), dayIn(tongue, addDays(end, 7 * weeks), false)];
  const race = view.competitions.filter(({ date }) => date > end).toSorted((a, b) => a.date.localeCompare(b.date))[0];
  const open = race === undefined ? 0 : Math.ceil(daysBetween(addDays(end, 7 * weeks), race.date) / 7);
  const test = allSessions(plan).find(({ title, date }) => date > view.today && /^test\b/iu.test(title));
  const name = race?.name ?? "";
  return {
    text: [
      say(
        `**Choose Continue Plan on the page of your plan**; I cannot do it from here. It plans the next ${weeks} weeks, from ${start} to ${last}, at the same level, with the same focus and as many sessions.`,
        `**Wähle Continue Plan auf der Seite deines Plans**: eine Karte dafür habe ich nicht. Das plant die nächsten ${weeks} Wochen, von ${start} bis ${last}, mit gleichem Niveau, gleichem Schwerpunkt und gleich vielen Einheiten.`,
        `**Choisis Continue Plan sur la page de ton plan** : je n’ai pas de carte pour cela. Il planifie les ${weeks} semaines suivantes, du ${start} au ${last}, au même niveau, avec la même orientation et autant de séances.`,
        `**Elige Continue Plan en la página de tu plan**: no tengo tarjeta para eso. Planifica las ${weeks} semanas siguientes, del ${start} al ${last}, con el mismo nivel, enfoque y número de sesiones.`,
        `**Scegli Continue Plan nella pagina del piano**: non ho una scheda per questo. Pianifica le ${weeks} settimane seguenti, da ${start} a ${last}, con lo stesso livello, indirizzo e numero di sessioni.`,
      ),
      ...(race === undefined || open <= 0
        ? []
        : [
            say(
              `To **${name}** (${dayIn(tongue, race.date)}) ${open} more ${open === 1 ? "week is" : "weeks are"} left after that: continue once more then.`,
              `Bis **${name}** (${dayIn(tongue, race.date)}) ${open === 1 ? "bleibt danach noch eine Woche" : `bleiben danach noch ${open} Wochen`}: dann noch einmal fortsetzen.`,
              `Jusqu’à **${name}** (${dayIn(tongue, race.date)}) il reste ensuite ${open} semaine${open === 1 ? "" : "s"} : continue alors encore une fois.`,
              `Hasta **${name}** (${dayIn(tongue, race.date)}) ${open === 1 ? "queda después 1 semana" : `quedan después ${open} semanas`}: continúa entonces otra vez.`,
              `Fino a **${name}** (${dayIn(tongue, race.date)}) ${open === 1 ? "resta poi 1 settimana" : `restano poi ${open} settimane`}: allora continua ancora una volta.`,
            ),
          ]),
      ...(test === undefined
        ? []
        : [
            say(
              `Better after **${test.title}** on ${dayIn(tongue, test.date, false)}: the paces of the next block then come from it.`,
              `Besser nach **${test.title}** am ${dayIn(tongue, test.date, false)}: dann kommen die Tempos des nächsten Blocks daraus.`,
              `Mieux après **${test.title}** le ${dayIn(tongue, test.date, false)} : les allures du bloc suivant en viendront.`,
              `Mejor después de **${test.title}** el ${dayIn(tongue, test.date, false)}: así los ritmos del próximo bloque salen de ahí.`,
              `Meglio dopo **${test.title}**, ${dayIn(tongue, test.date, false)}: così i ritmi del prossimo blocco vengono da lì.`,
            ),
          ]),
    ],
  };
}
