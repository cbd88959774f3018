import { addDays, getMonday, getWeekday } from "@ironpace/training";
import { skipSessions } from "../../changes/skip-sessions.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { listIn, type Tongue } from "../../turn/languages.ts";
import { dayIn, weekdayIn } from "../../turn/names.ts";
import { getWorth } from "../../turn/stated-wishes/fewer-in-one-week.ts";
import { translated } from "../../turn/translated.ts";
import { isTest } from "../beside-day.ts";
import type { TurnContext } from "../focus.ts";

const WHICH: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:(?:which|what|wich)(?: one| session| workout| day| run| of (?:them|those|these|the sessions))?(?: session| workout)?(?: next week| this week)? (?:(?:would|should|could|can|shall|will)(?: (?:you|u|i|we|it|be))?|(?:do|to|that) (?:you|u|we)|to|would)(?: rather| best| then)? ?(?:drop|skip|cut|leave out|leave off|take out|lose|miss|remove|scrap|sacrifice|give up|goes|go)|(?:which|what)(?: one| session| workout| day)?(?: session)? (?:is|matters|counts|can go|costs)(?: the)? (?:least(?: important)?|most dispensable|easiest to (?:drop|skip|lose))|(?:which|what)(?: one| session)? can (?:go|be dropped|be skipped|i skip))\b/,
  de: /\b(?:welche\w*|was)(?: davon)?(?: einheit\w*| training| tag| lauf)? (?:wurdest|sollt\w*|soll|kann|konnt\w*|lasse?|streich\w*|fallt|fliegt|ist)(?: du| ich| man| wir| am)?(?: ehesten| am ehesten| dann| lieber)* ?(?:streichen|weglassen|auslassen|rausnehmen|ausfallen lassen|ausfallen|opfern|weg|raus|entbehrlich\w*|unwichtigsten|verzichtbar\w*)\b/,
  fr: /\b(?:laquelle|lequel|quelle (?:seance|sortie)|quel (?:jour|entrainement)|que|qu est ce que)(?: (?:tu|je|on))? ?(?:supprimerais|enleverais|sauterais|laisserais|supprimer|enlever|sauter|laisser|peut sauter|dois je (?:sauter|enlever)|est la moins importante)\b/,
  es: /\b(?:cual(?: sesion| entreno)?|que (?:sesion|entreno|dia))(?: de (?:ellas|ellos))? ?(?:quitarias|eliminarias|saltarias|dejarias|quito|puedo (?:quitar|saltarme)|quitar|me salto|es (?:la )?menos importante)\b/,
  it: /\b(?:quale(?: sessione| seduta| allenamento)?|che (?:seduta|sessione|giorno)) ?(?:toglieresti|elimineresti|salteresti|lasceresti|tolgo|posso (?:togliere|saltare)|togliere|saltare|e (?:la )?meno importante)\b/,
};

/** "Give me an extra rest day next week": the week is named, the day is not. */
const EXTRA_REST: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:extra|another|additional|one more|second) (?:rest day|day off|day of rest|free day)\b/,
  de: /\b(?:extra|zusatzliche\w*|weitere\w*|noch ein\w*|zweite\w*) (?:ruhetag|pausentag|freie\w* tag|trainingsfreie\w* tag)\b/,
  fr: /\b(?:(?:jour|journee) de repos (?:en plus|supplementaire|de plus)|(?:un autre|encore un) jour de repos)\b/,
  es: /\b(?:(?:dia de descanso|descanso) (?:extra|mas|adicional)|(?:otro|un segundo) dia de descanso)\b/,
  it: /\b(?:giorno di riposo (?:in piu|extra|supplementare)|(?:un altro|ancora un) giorno di riposo)\b/,
};

/** "Which day do I skip most" asks for what was done. */
const HABIT =
  /\b(?:most|often|usually|always|so far|did|have i|ofter|meist\w*|oft|immer|bisher|habe?|souvent|toujours|ai je|j ai|suelo|mas veces|siempre|he|spesso|sempre|ho)\b(?! dispensable)/;

/** "Which one would you drop?": the day that an open card for the training week takes, else the session of the week that costs least, with its card. */
export function spareSession(focus: TurnContext): Draft | undefined {
  const { words, tongue, cards, frame } = focus;
  const week = frame.periods.length === 1 && frame.periods[0]?.kind === "week" && frame.periods[0].to >= focus.view.today;
  if (cards.length === 0 && week && frame.days.length === 0 && !frame.isForGood && EXTRA_REST[tongue].test(words))
    return leastOfWeek(focus);
  if (!WHICH[tongue].test(words) || HABIT.test(words) || frame.lines.length > 0 || frame.metric !== undefined) return undefined;
  const request = cards[0]?.request;
  if (request?.reason === "availability") return dayOfCard(request.availability.weekdays ?? [], focus);
  return cards.length === 0 ? leastOfWeek(focus) : undefined;
}

function dayOfCard(kept: readonly number[], focus: TurnContext): Draft | undefined {
  const { view, tongue, say, cards } = focus;
  const known = view.athlete.availability.minutes as { readonly [day: number]: number } | undefined;
  const out = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (known?.[day] ?? 0) > 0 && !kept.includes(day));
  if (out.length === 0 || view.plan === undefined) return undefined;
  const names = listIn(
    tongue,
    out.map((day) => weekdayIn(tongue, day)),
  );
  const next = allSessions(view.plan).filter(({ date }) => date > view.today && out.includes(getWeekday(date)));
  const there = listIn(
    tongue,
    next.slice(0, 3).map(({ title, date }) => `**${title}** (${dayIn(tongue, date, false)})`),
  );
  return {
    text: [
      say(
        `**${names}**: your lightest day, with no key session and no long run.`,
        `**${names}**: Der Tag trägt von deinen am wenigsten, ohne Schlüsseleinheit und ohne langen Lauf.`,
        `**${names}** : de tes jours, c’est celui qui porte le moins, sans séance clé ni sortie longue.`,
        `**${names}**: de tus días es el que menos carga lleva, sin sesión clave ni tirada larga.`,
        `**${names}**: dei tuoi giorni è quello che porta meno, senza seduta chiave né lungo.`,
      ),
      ...(next.length === 0
        ? []
        : [
            say(
              `Planned there now: ${there}.`,
              `Dort stehen jetzt: ${there}.`,
              `S’y trouvent : ${there}.`,
              `Ahí están: ${there}.`,
              `Lì ci sono: ${there}.`,
            ),
          ]),
      say(
        "Name another day if you would rather keep that one.",
        "Nenn einen anderen Tag, wenn du den lieber behältst.",
        "Nomme un autre jour si tu préfères garder celui-là.",
        "Di otro día si prefieres conservar ese.",
        "Di’ un altro giorno se preferisci tenere quello.",
      ),
    ],
    proposals: cards,
  };
}

function leastOfWeek({ view, frame, tongue, say, turns, session }: TurnContext): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const named = frame.periods[0]?.from ?? frame.days[0];
  // A session after another question is not meant; without one the next week with sessions is.
  const focused = turns.length === 0 ? undefined : session?.date;
  const start = named ?? focused ?? open[0]?.date;
  if (start === undefined) return undefined;
  const monday = getMonday(start);
  const week = open.filter(({ date }) => date >= monday && date <= addDays(monday, 6));
  const spare = week.filter((each) => !isTest(each)).toSorted((a, b) => getWorth(a) - getWorth(b) || a.load - b.load)[0];
  if (spare === undefined || week.length < 2) return undefined;
  const rest = week.filter((each) => each !== spare).map(({ title, date }) => `${title} (${dayIn(tongue, date, false)})`);
  const card = translated(skipSessions([spare], view), tongue);
  const when = dayIn(tongue, spare.date, false);
  return {
    text: [
      say(
        `**${spare.title}** (${when}, ${spare.duration} min): it costs least. It is no key session, no test and not the long run${spare.isDeload ? ", and the week is a deload anyway" : ""}.`,
        `**${spare.title}** (${when}, ${spare.duration} min): Das kostet am wenigsten. Es ist keine Schlüsseleinheit, kein Test und nicht der lange Lauf${spare.isDeload ? ", und die Woche ist ohnehin ein Deload" : ""}.`,
        `**${spare.title}** (${when}, ${spare.duration} min) : c’est ce qui coûte le moins. Ce n’est ni une séance clé, ni un test, ni la sortie longue${spare.isDeload ? ", et la semaine est de toute façon une décharge" : ""}.`,
        `**${spare.title}** (${when}, ${spare.duration} min): es lo que menos cuesta. No es sesión clave, ni test, ni la tirada larga${spare.isDeload ? ", y la semana es de descarga de todos modos" : ""}.`,
        `**${spare.title}** (${when}, ${spare.duration} min): costa meno di tutte. Non è una seduta chiave, né un test, né il lungo${spare.isDeload ? ", e la settimana è comunque di scarico" : ""}.`,
      ),
      say(
        `These stay: ${listIn(tongue, rest)}.`,
        `Diese bleiben: ${listIn(tongue, rest)}.`,
        `Celles-ci restent : ${listIn(tongue, rest)}.`,
        `Estas se quedan: ${listIn(tongue, rest)}.`,
        `Queste restano: ${listIn(tongue, rest)}.`,
      ),
      card.text.at(-1) ?? "",
    ],
    proposals: card.proposals ?? [],
  };
}
