import { addDays, type Day, type ExerciseItem, itemText, type Session } from "@ironpace/training";
import { sessionOn } from "../../changes/session-named.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { type Said, type Tongue, valueIn } from "../../turn/languages.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import type { Lift } from "../../own-data/subject.ts";
import { load } from "../../say.ts";
import { readFrame } from "../../turn/frame.ts";

const HOW_HEAVY: { readonly [tongue in Tongue]: RegExp } = {
  en: /\bhow (?:heavy|much (?:weight|kg|kilos?)?|many (?:kg|kilos?))\b(?! (?:did|was|have))|\b(?:what|which) (?:weight|load)\b/,
  de: /\bwie (?:schwer|viel (?:kg|kilo|gewicht)?)\b|\b(?:welches|was fur ein) gewicht\b|\bmit wie ?viel\b/,
  fr: /\bcombien (?:de (?:kg|kilos?|poids)|pese)\b|\bquel(?:le)? (?:poids|charge)\b|\ba combien\b/,
  es: /\bcuanto (?:peso|pesa|kg)\b|\bque peso\b|\bcon cuanto\b/,
  it: /\bquanto (?:peso|pesa|kg)\b|\bche (?:peso|carico)\b|\bcon quanto\b/,
};
/** Wants a line at another weight. */
const SETS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:make|put|set|take|bring|drop|lower|raise|change|do|go|bump|reduce|increase|up|leave|keep|turn)\b/,
  de: /\b(?:mach\w*|setz\w*|stell\w*|leg\w*|tu\w*|ander\w*|reduzier\w*|erhoh\w*|runter|hoch|nimm|geh\w*|senk\w*)\b/,
  fr: /\b(?:mets|mettre|met|passe\w*|change\w*|baisse\w*|augmente\w*|fais|redui\w*|descend\w*|monte\w*)\b/,
  es: /\b(?:pon\w*|baja\w*|sube\w*|cambia\w*|deja\w*|pasa\w*|haz|reduc\w*|aument\w*)\b/,
  it: /\b(?:mett\w*|porta\w*|abbassa\w*|alza\w*|cambia\w*|scend\w*|aument\w*|riduc\w*|fai|fare)\b/,
};
const WEIGHT =
  /(?<![\d:.,x])(\d{2,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?)?(?![\d:.,]\d| ?(?:min|m|km|k|reps?|x|%|s|sets?|days?|th|st|nd|rd|percent|prozent)\b)/g;
const PAST =
  /\b(?:did|was|were|have|ive|yesterday|gestern|hab|habe|hatte|war|ai|etait|hice|fue|ayer|ho|ieri|hier|best|bests|pb|pr|max|1 ?rm|log|goal|ziel|objectif|objetivo|obiettivo)\b/;
const POUNDS = 0.453_592_37;
/** A deload is still one up to so many percent of the maximum; above, it is not light any more. */
const LIGHT_PERCENT = 70;
const HEAVIEST_PERCENT = 90;
const MOST_WORDS = 22;
const MIN_NAME = 3;
/** The engine rounds a maximum up to half a plate away from the entered one. */
const CLOSE_SHARE = 0.015;

/** "How heavy is the press?" and "make it 32.5" of the session in focus, "squats on Tuesday at 75": the planned load of one line, and what another one would mean. */
export function loadOfLine(focus: TurnContext): Draft | undefined {
  const { frame, words, tongue, cards } = focus;
  if (cards.length > 0 || frame.hasPain || frame.isIll || words.split(" ").length > MOST_WORDS) return undefined;
  const wish = wishedWeight(focus);
  const isAsked = HOW_HEAVY[tongue].test(words);
  if (!isAsked && wish === undefined) return undefined;
  const line = lineMeant(focus, isAsked && wish === undefined);
  if (line === undefined) return undefined;
  return wish === undefined || (isAsked && !SETS[tongue].test(words)) ? planned(line, focus) : changed(line, wish, focus);
}

interface Line {
  readonly session: Session;
  readonly item: ExerciseItem;
  readonly kilograms: number;
}

/** The weight that a wish names, in kilograms: the last one, after what was lifted once. */
function wishedWeight({ words, tongue, frame, turns, view }: TurnContext): number | undefined {
  const parts = words.split(/\b(?:so|therefore|deshalb|also|daher|donc|asi que|entonces|quindi)\b/);
  const wish = parts.findLast((part) => SETS[tongue].test(part) && [...part.matchAll(WEIGHT)].length > 0);
  if (wish === undefined || PAST.test(wish) || (frame.content.includes("?") && !POLITE.test(words))) return undefined;
  const [, value, unit] = [...wish.matchAll(WEIGHT)].at(-1) ?? [];
  const isNamed = unit !== undefined || frame.subjects.some(({ lift }) => lift !== undefined) || turns.length > 0;
  if (value === undefined || !isNamed) return undefined;
  const number = Number(value.replace(",", "."));
  const isPounds = unit === undefined ? view.athlete.units === "lb" : /^(?:lb|pound)/.test(unit);
  return isPounds ? Math.round(2 * number * POUNDS) / 2 : number;
}

const POLITE =
  /^(?:(?:and|und|et|y|e|ok|hey|hi) )*(?:can|could|would|kannst|konntest|kann|wurdest|peux|pourrais|tu peux|puedes|podrias|puoi|potresti)\b/;

/** The line of the named lift on the named day, else in the session in focus. */
function lineMeant({ frame, words, session: inFocus, turns, tongue, view }: TurnContext, isQuestion: boolean): Line | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const [own, other] = frame.subjects.flatMap((each) => each.lift ?? []);
  const lift = own ?? (isQuestion ? undefined : liftBefore(turns, tongue, today));
  const [said, second] = frame.days;
  // "For Tuesday's squats, I hit 72.5 last time": the wish is for the Tuesday to come.
  const day = said !== undefined && said < today && !isQuestion ? addDays(said, 7) : said;
  if (other !== undefined || second !== undefined || (day !== undefined && day < today) || (PAST.test(words) && isQuestion))
    return undefined;
  const hasLift = (each: Session): boolean => lift === undefined || each.blocks.strength.some(({ name }) => lift.fits.test(name));
  // A lift without a day is that of the session in focus, else of the next one that has it.
  const nearest =
    inFocus !== undefined && hasLift(inFocus)
      ? inFocus
      : allSessions(plan).find((each) => each.date >= today && isOpen(plan, each) && hasLift(each));
  const named = day === undefined ? (lift === undefined || isQuestion ? inFocus : nearest) : sessionOn(plan, day);
  if (named === undefined || !isOpen(plan, named)) return undefined;
  // Without its name a line is meant only when the last answer showed that line alone.
  const shown = turns.at(-1)?.answer ?? "";
  const items = named.blocks.strength.filter((item) => (item.load?.kilograms ?? 0) > 0);
  const item =
    lift === undefined
      ? onlyOne(items.filter(({ name }) => (isQuestion || names(words, name) ? names(words, name) : shown.includes(`**${name} `))))
      : items.find(({ name }) => lift.fits.test(name));
  return item?.load === undefined ? undefined : { session: named, item, kilograms: item.load.kilograms };
}

/** "Put it up to 57.5" after "my bench feels too light": the lift that the last question was about. */
function liftBefore(turns: TurnContext["turns"], tongue: Tongue, today: Day): Lift | undefined {
  const [lift, other] = readFrame(turns.at(-1)?.question ?? "", tongue, today).subjects.flatMap((each) => each.lift ?? []);
  return other === undefined ? lift : undefined;
}

/** "The press" of a session that has one: a word of its name. */
function names(words: string, name: string): boolean {
  return normalise(name)
    .split(" ")
    .some((word) => word.length > MIN_NAME && new RegExp(`\\b${word}s?\\b`, "u").test(words));
}

function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/** The last full week's line of the same lift, done or planned. */
function lineBefore({ session, item }: Line, { view }: TurnContext): { readonly text: string; readonly on: string } | undefined {
  const before = view.plan === undefined ? [] : allSessions(view.plan).filter(({ date, isDeload }) => date < session.date && !isDeload);
  for (const each of before.toReversed()) {
    const found = each.blocks.strength.find(({ name }) => name === item.name);
    if (found !== undefined) return { text: itemText(found), on: each.date };
  }
  return undefined;
}

/** The maximum as the profile has it, where the load comes from a lift that stands there. */
function maximumOf({ load }: ExerciseItem, { athlete }: TurnContext["view"]): number | undefined {
  const maxima = Object.values(athlete.strength?.oneRepMax ?? {}) as readonly (number | undefined)[];
  const used = load?.oneRepMax;
  return used === undefined
    ? undefined
    : (maxima.find((each) => each !== undefined && Math.abs(each - used) <= CLOSE_SHARE * used) ?? used);
}

function planned(line: Line, focus: TurnContext): Draft {
  const { tongue, say, view } = focus;
  const { session, item, kilograms } = line;
  const max = maximumOf(item, view);
  const on = dayIn(tongue, session.date, false);
  const share = max === undefined ? "" : say(...ofMaximum(Math.round((100 * kilograms) / max), valueIn(tongue, load(view, max))));
  const before = lineBefore(line, focus);
  return {
    text: [
      `**${amountIn(tongue, kilograms, "weight", view)}**: ${valueIn(tongue, itemText(item))} (${on}, ${session.title}).${share}`,
      ...(session.isDeload
        ? [
            say(
              `It is light because the week is a deload${before === undefined ? "" : `; the last full week had ${before.text} (${dayIn(tongue, before.on, false)})`}.`,
              `Es ist leicht, weil die Woche ein Deload ist${before === undefined ? "" : `; in der letzten vollen Woche waren es ${valueIn(tongue, before.text)} (${dayIn(tongue, before.on, false)})`}.`,
              `C’est léger parce que la semaine est une décharge${before === undefined ? "" : ` ; la dernière semaine pleine avait ${valueIn(tongue, before.text)} (${dayIn(tongue, before.on, false)})`}.`,
              `Es ligero porque la semana es de descarga${before === undefined ? "" : `; la última semana completa tenía ${valueIn(tongue, before.text)} (${dayIn(tongue, before.on, false)})`}.`,
              `È leggero perché la settimana è di scarico${before === undefined ? "" : `; l’ultima settimana piena aveva ${valueIn(tongue, before.text)} (${dayIn(tongue, before.on, false)})`}.`,
            ),
          ]
        : []),
    ],
  };
}

function ofMaximum(percent: number, maximum: string): Said {
  return [
    ` That is ${percent}% of your maximum of ${maximum}.`,
    ` Das sind ${percent} % deines Maximums von ${maximum}.`,
    ` C’est ${percent} % de ton maximum de ${maximum}.`,
    ` Es el ${percent} % de tu máximo de ${maximum}.`,
    ` È il ${percent} % del tuo massimale di ${maximum}.`,
  ];
}

/** No card holds the load of one line: whether the wished one is fine, against the maximum and the week, and how it gets into the log. */
function changed({ session, item, kilograms }: Line, wish: number, { tongue, say, view }: TurnContext): Draft | undefined {
  const max = maximumOf(item, view);
  if (wish > 3 * kilograms || wish < kilograms / 4) return undefined;
  const [was, is] = [kilograms, wish].map((each) => amountIn(tongue, each, "weight", view)) as [string, string];
  const on = dayIn(tongue, session.date, false);
  const percent = max === undefined ? undefined : Math.round((100 * wish) / max);
  const change = `**${item.name}** (${on}): ${was} → **${is}**`;
  const isTooHeavy = wish > kilograms && percent !== undefined && percent > (session.isDeload ? LIGHT_PERCENT : HEAVIEST_PERCENT);
  const lead: Said =
    wish <= kilograms
      ? ["**Yes, go lighter**", "**Ja, nimm weniger**", "**Oui, allège**", "**Sí, baja**", "**Sì, scendi**"]
      : isTooHeavy
        ? ["**I would not**", "**Ich würde es lassen**", "**Je ne le ferais pas**", "**Yo no lo haría**", "**Io non lo farei**"]
        : ["**Yes, that is fine**", "**Ja, das geht**", "**Oui, ça va**", "**Sí, está bien**", "**Sì, va bene**"];
  return {
    text: [
      `${say(...lead)}: ${change}.${max === undefined || percent === undefined ? "" : say(...ofMaximum(percent, valueIn(tongue, load(view, max))))}`,
      ...(isTooHeavy && session.isDeload
        ? [
            say(
              "This is your deload week: with light weights you absorb the last weeks. Next week is full again.",
              "Die Woche ist ein Deload: durch leichte Lasten wirken die harten Wochen davor. Nächste Woche ist wieder voll.",
              "La semaine est une décharge : les charges légères laissent agir les semaines dures. La suivante est de nouveau pleine.",
              "La semana es de descarga: las cargas ligeras dejan que actúen las semanas duras. La siguiente vuelve a ser completa.",
              "La settimana è di scarico: i carichi leggeri fanno agire le settimane dure. La prossima è di nuovo piena.",
            ),
          ]
        : []),
      say(
        `I cannot change a single weight, because it comes from your maximum: use ${is} in the session, and log what you lifted; the next weights follow from that.`,
        `Keine Karte ändert die Last einer einzelnen Übung, weil die Planung sie aus deinem Maximum setzt: nimm in der Einheit ${is} und trag ein, was du gehoben hast; die nächsten Lasten richten sich danach.`,
        `Aucune carte ne change la charge d’un seul exercice, car le moteur la tire de ton maximum : prends ${is} pendant la séance et note ce que tu as levé ; les charges suivantes en tiennent compte.`,
        `Ninguna tarjeta cambia la carga de un solo ejercicio, porque el motor la saca de tu máximo: usa ${is} en la sesión y anota lo que levantaste; las siguientes cargas lo tendrán en cuenta.`,
        `Nessuna scheda cambia il carico di un solo esercizio, perché il motore lo ricava dal massimale: usa ${is} nella sessione e registra ciò che hai sollevato; i carichi seguenti ne terranno conto.`,
      ),
    ],
  };
}
