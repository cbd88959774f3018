import { dayName } from "../../dialogue/focus.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { liftIn, testNamed } from "../../own-data/subject.ts";
import { getRequests } from "../../self-contained/requests.ts";
import { findPlannedSession } from "./deload-reason.ts";
import { shifted } from "../../self-contained/shift.ts";
import { plainWords } from "../../turn/frame.ts";
import { type Said, sayIn, type Tongue } from "../../turn/languages.ts";
import { monthIn } from "../../turn/names.ts";

/**
 * A turn that leaves out what the last request named, in words that stand alone: "and the Saturday before?", "and a year ago?", "swap it for the bike".
 * Undefined where the turn is whole, or about something else.
 */
export function completedRequest(focus: TurnContext): string | undefined {
  const gone = focus.turns.length === 0 ? undefined : (atOtherTime(focus) ?? agoOfValue(focus) ?? otherGoals(focus) ?? paceOfTest(focus));
  return gone ?? aimOfTest(focus) ?? otherMove(focus) ?? onOtherMachine(focus);
}

const POINTS_BACK =
  /\b(?:did|was|were|ran|how (?:far|long|much|many)|what|bin|habe?|war|wie|ai|suis|combien|hice|corri|cuant\w*|ho|quant\w*)\b/;

/** The last request with the day or period before its own; what lies ahead has readers that look at the plan. */
function atOtherTime({ words, tongue, turns, cards, view }: TurnContext): string | undefined {
  const last = getRequests(turns, tongue, view).at(-1);
  if (last === undefined || cards.length > 0 || !POINTS_BACK.test(last.words)) return undefined;
  return shifted(words, last.words, tongue, view.today);
}

const YEAR_AGO: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|what about|how about|so|ok|vs|compared to) )*(?:a|one|1) year ago$/,
  de: /^(?:(?:und|also|ok) )*vor (?:einem|1|nem) jahr$/,
  fr: /^(?:(?:et|alors) )*il y a (?:un|1) an$/,
  es: /^(?:(?:y|entonces) )*hace (?:un|1) ano$/,
  it: /^(?:(?:e|allora) )*(?:un|1) anno fa$/,
};
const NOW = /^(?:(?:and|so|ok|what about) )*(?:now|today|right now|at the moment|currently)$/;
const OF_SESSIONS = /\b(?:sessions?|runs?|volume|km|tonn\w+|how often|how many)\b/;

/** "And a year ago?" after the value of a lift or a test: its value then. */
function agoOfValue({ words, tongue, turns, view }: TurnContext): string | undefined {
  const last = getRequests(turns, tongue, view).at(-1);
  const isAgo = YEAR_AGO[tongue].test(words);
  if (last === undefined || tongue !== "en" || !(isAgo || NOW.test(words)) || OF_SESSIONS.test(last.words)) return undefined;
  const name = liftIn(last.words)?.lift.name ?? testNamed(last.words)?.name;
  if (name === undefined) return undefined;
  return isAgo ? `what was my ${name} a year ago` : /\byear ago\b/.test(last.words) ? `what is my ${name}` : undefined;
}

const OTHERS: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|what about|how about) )*(?:the |my )?(?:other(?:s| ones| goals| two)?|rest)$/,
  de: /^(?:(?:und|was ist mit) )*(?:die |meine )?(?:anderen(?: ziele)?|restlichen)$/,
  fr: /^(?:et )*(?:les )?autres(?: objectifs)?$/,
  es: /^(?:y )*(?:los )?(?:otros|demas)(?: objetivos)?$/,
  it: /^(?:e )*(?:gli )?altri(?: obiettivi)?$/,
};
const OF_GOAL = /\b(?:goals?|ziel\w*|objectifs?|objetivos?|obiettiv\w+)\b/;

/** "And the other ones?" after one goal. */
function otherGoals({ words, tongue, turns, cards }: TurnContext): string | undefined {
  const last = turns.at(-1);
  if (last === undefined || cards.length > 0 || !OTHERS[tongue].test(words) || !OF_GOAL.test(plainWords(last.question, tongue)))
    return undefined;
  return sayIn(tongue)(
    "are my goals on track",
    "wie stehen meine ziele",
    "ou en sont mes objectifs",
    "como van mis objetivos",
    "come vanno i miei obiettivi",
  );
}

const PACES =
  /^(?:(?:and|so|ok|but) )*(?:how (?:do|should|would|can) i (?:best )?(?:pace|run|start|split) (?:it|that|this|the test|the time trial)|what(?:s| is)? (?:the |a )?(?:good )?pacing(?: for (?:it|that))?|how to pace (?:it|that))$/;
const TEST = /Test: (\d+(?:\.\d+)?) km/;

/** "And how do I pace it?" after the test of the plan was spoken of. */
function paceOfTest({ words, tongue, turns, cards }: TurnContext): string | undefined {
  if (tongue !== "en" || cards.length > 0 || !PACES.test(words)) return undefined;
  const distance = TEST.exec(turns.at(-1)?.answer ?? "")?.[1];
  return distance === undefined ? undefined : `how do i pace a ${distance}k`;
}

const AIMS =
  /^(?:(?:and|so|ok) )*what (?:should|will|would|could|can) (?:my|the|a good) (?:\d+ ?k(?:m)?|time|result)(?: time)? be (?:in|at|for|on) (?:the|my) (?:\d+ ?k(?:m)? )?(?:test|time trial|tt)$/;

/** "What should my 5k be in the time trial?": what to aim for. */
function aimOfTest({ words, tongue }: TurnContext): string | undefined {
  return tongue === "en" && AIMS.test(words) ? "what should i aim for in the time trial" : undefined;
}

const TAKES_BACK: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:no|nope|nah|wait|sorry|actually|ok|okay|hm+|leave (?:it|that)|keep (?:it|that)|forget (?:it|that)|then|rather|just|but)[ ,]*)+(?=(?:move|shift|push|swap|switch|put) )/,
  de: /^(?:(?:nein|ne|nee|doch|moment|warte|sorry|ok|lass (?:es|das)|dann|lieber)[ ,]*)+(?=(?:verschieb|tausch|leg)\w* )/,
  fr: /^(?:(?:non|attends|en fait|ok|laisse(?: ca)?|plutot|alors)[ ,]*)+(?=(?:deplace|decale|echange|mets) )/,
  es: /^(?:(?:no|espera|en realidad|ok|dejalo|mejor|entonces)[ ,]*)+(?=(?:mueve|pasa|cambia|pon) )/,
  it: /^(?:(?:no|aspetta|anzi|ok|lascia(?:lo)?|meglio|allora)[ ,]*)+(?=(?:sposta|scambia|metti) )/,
};
const INSTEAD = /(?: (?:instead|rather|then|please|pls|stattdessen|dann|bitte|plutot|alors|mejor|entonces|invece|allora))+$/;

/** "No, move Saturday's to Sunday instead" beside an open card: a wish with both of its days, which takes nothing from the card. */
function otherMove({ words, tongue, frame, cards }: TurnContext): string | undefined {
  const rest = words.replace(TAKES_BACK[tongue], "").replace(INSTEAD, "");
  const isWhole = frame.days.length === 2 && frame.verbs.some((verb) => verb === "move" || verb === "swap");
  if (cards.length === 0 || !isWhole || !TAKES_BACK[tongue].test(words)) return undefined;
  return tongue === "en"
    ? rest.replace(/\b(mon|tues|wednes|thurs|fri|satur|sun)days?(?= (?:to|with|and|onto)\b)/, "$1day’s session")
    : rest;
}

const IT: { readonly [tongue in Tongue]: string } = {
  en: "(?:it|that|this|(?:the |my |tomorrows |todays |\\w+days )(?:run|session|workout)|that (?:run|session|one))",
  de: "(?:es|das|ihn|sie|den lauf|die einheit)",
  fr: "(?:la|le|ca|cette seance|la seance|la course)",
  es: "(?:lo|la|eso|la sesion|la carrera)",
  it: "(?:lo|la|quello|quella|la corsa|la seduta)",
};
const SWAPS: { readonly [tongue in Tongue]: RegExp } = {
  en: new RegExp(
    `^(?:(?:ok|okay|so|and|then|no|can|could|i|we|you|u|please|pls|lets|just|id|rather) )*(?:(?:swap|switch|change|replace|trade) ${IT.en} (?:for|with|to|into|by)|do ${IT.en} on|make ${IT.en}) (?:the |a |an )?(.+?)(?: (?:instead|then|please|pls|session|machine))*$`,
  ),
  de: new RegExp(
    `^(?:(?:ok|also|und|dann|kann|konnte|ich|bitte|lieber) )*(?:(?:tausch\\w*|wechsel\\w*|ersetz\\w*) ${IT.de} (?:gegen|mit|durch)|${IT.de} (?:auf|mit)|mach\\w* ${IT.de} (?:auf|mit)) (?:das |dem |den |die |der )?(.+?)(?: (?:machen|tauschen|ersetzen|stattdessen|dann|bitte))*$`,
  ),
  fr: new RegExp(
    `^(?:(?:ok|alors|et|je|peux|puis|on|peut) )*(?:remplac\\w*|chang\\w*|echang\\w*|fai\\w*) ${IT.fr} (?:par|pour|contre|sur|avec) (?:le |la |l |du |un |une )?(.+?)(?: (?:alors|plutot|stp))*$`,
  ),
  es: new RegExp(
    `^(?:(?:ok|vale|entonces|y|puedo|puedes) )*(?:cambia\\w*?|sustituy\\w*?|reemplaza\\w*?|hacer?)(?:${IT.es}| ${IT.es})? (?:por|con|en) (?:el |la |un |una )?(.+?)(?: (?:entonces|mejor|por favor))*$`,
  ),
  it: new RegExp(
    `^(?:(?:ok|allora|e|posso|puoi) )*(?:cambia\\w*?|sostitui\\w*?|scambia\\w*?|far)(?:${IT.it}|l[oa]| ${IT.it})? (?:con|per|sul|sulla|in) (?:il |la |lo |l |un |una )?(.+?)(?: (?:allora|invece|per favore))*$`,
  ),
};
/** The day that says which run is read apart. */
const WHEN = /\b(?:tomorrows?|todays?|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b ?(?!s? run)/g;
const RUN = /\brun\b/i;
/** Machines that a run can be done on instead. */
const MACHINES: readonly { readonly said: RegExp; readonly name: Said }[] = [
  {
    said: /^(?:(?:air|echo|assault|spin|exercise|stationary) )?(?:bike(?: ?erg)?|ride|cycling|spin|spinning|rad|fahrrad|ergometer|velo|bici\w*|cyclette)$/,
    name: ["bike", "rad", "velo", "la bici", "la bici"],
  },
  {
    said: /^(?:rower|row|row ?erg|rowing(?: machine)?|erg|rudergerat|rudern|ruderer|rameur|remo|vogatore)$/,
    name: ["rower", "rudergerät", "rameur", "el remo", "il vogatore"],
  },
  { said: /^(?:ski|ski ?erg|skier|skiing)$/, name: ["SkiErg", "SkiErg", "SkiErg", "el SkiErg", "lo SkiErg"] },
];

/** "Swap it for the bike" of a run in focus: the run of that day and the machine by its name. */
function onOtherMachine(focus: TurnContext): string | undefined {
  const { tongue, cards, view, frame } = focus;
  // "It is too cold tomorrow, can I do it on the bike?": the reason stands before the wish.
  const [last = ""] = frame.content
    .trim()
    .split(/[,.;!?]\s+/u)
    .toReversed();
  const named = SWAPS[tongue].exec(plainWords(last, tongue).replace(WHEN, ""))?.[1];
  const session = findPlannedSession(focus);
  const machine = named === undefined ? undefined : MACHINES.find(({ said }) => said.test(named));
  const open = cards.filter(({ request }) => request.reason !== "injury");
  if (machine === undefined || open.length > 0 || frame.days.length > 1 || frame.isIll || frame.hasPain) return undefined;
  const lines = session?.blocks.mainWorkout ?? [];
  const [line, other] = lines;
  if (session === undefined || line === undefined || other !== undefined || !RUN.test(line.name)) return undefined;
  const day = dayName(session.date, view);
  const on = `${Number(session.date.slice(8))}${tongue === "de" ? "." : tongue === "es" ? " de" : ""} ${monthIn(tongue, session.date)
    .toLowerCase()
    .replace(/ \d{4}$/, "")}`;
  return sayIn(tongue)(
    `swap ${day === "today" || day === "tomorrow" ? `${day}s` : day} run for the ${machine.name[0]}`,
    `tausch den lauf am ${on} gegen ${machine.name[1]}`,
    `remplace la course a pied du ${on} par le ${machine.name[2]}`,
    `cambia la carrera a pie del ${on} por ${machine.name[3]}`,
    `sostituisci la corsa del ${on} con ${machine.name[4]}`,
  );
}
