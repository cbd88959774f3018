import { addDays, type Day, getWeekday, type Weekday } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { daysPerWeek } from "../../turn/changes/days-per-week.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import { listIn, type Tongue } from "../../turn/languages.ts";
import { dayIn, SMALL_NUMBERS, weekdayIn } from "../../turn/names.ts";

/** What a message says of the training week. */
interface WeekFields {
  readonly count?: number;
  /** Weekdays without training. */
  readonly out: readonly Weekday[];
  readonly from?: Day;
  readonly until?: Day;
}

/** Between the parts of a message; the dot of "10. Dezember" is none. */
const JOINS: { readonly [tongue in Tongue]: RegExp } = {
  en: /(\s*(?:[,;!]|(?<!\d)\.)\s*(?=\D)|\s+(?:and|but|plus)\s+)/iu,
  de: /(\s*(?:[,;!]|(?<!\d)\.)\s*(?=\D)|\s+(?:und|aber)\s+)/iu,
  fr: /(\s*(?:[,;!]|(?<!\d)\.)\s*(?=\D)|\s+(?:et|mais)\s+)/iu,
  es: /(\s*(?:[,;!]|(?<!\d)\.)\s*(?=\D)|\s+(?:y|pero)\s+)/iu,
  it: /(\s*(?:[,;!]|(?<!\d)\.)\s*(?=\D)|\s+(?:e|ma)\s+)/iu,
};
const OR_WORD = /^(?:or|nor|oder|ou|ni|o)$/;
/** "Not Friday but Monday" */
const BUT_WORD = /\b(?:but|aber|mais|pero|ma)\b/iu;
const COUNT: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(\d|two|three|four|five|six) (?:training )?(?:days?|sessions?|workouts?|times|x)\b/,
  de: /\b(\d|zwei|drei|vier|funf|sechs) ?(?:tage?|einheiten|trainings|mal|x)\b/,
  fr: /\b(\d|deux|trois|quatre|cinq|six) (?:jours?|seances?|entrainements?|fois)\b/,
  es: /\b(\d|dos|tres|cuatro|cinco|seis) (?:dias?|sesiones|entrenos|entrenamientos|veces)\b/,
  it: /\b(\d|due|tre|quattro|cinque|sei) (?:giorni|sessioni|sedute|allenamenti|volte)\b/,
};
/** A weekday without training, however it is said. */
const OUT: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:no|not|neither|never|without|except|cant|cannot|dont|doesnt|wont|isnt|off|free|out|gone|lost|blocked|taken|rest(?: day)?s?|busy)\b/,
  de: /\b(?:nicht|kein\w*|ohne|ausser|nie|frei|ruhetage?|weg|raus|fallt|fallen|gestrichen|unmoglich|weder)\b/,
  fr: /\b(?:pas|sans|sauf|jamais|libre|repos|plus de|impossible|saute\w*|tombe\w*|ni)\b/,
  es: /\b(?:no|sin|excepto|menos|nunca|libre|descanso|imposible|ocupad[oa]s?|ni)\b/,
  it: /\b(?:non|no|senza|tranne|mai|liber[oa]|riposo|niente|impossibile|salta\w*|occupat[oia])\b/,
};
const ASKS =
  /\?|^(?:(?:and|so|but|ok|und|et|y|e) )*(?:how|what|why|when|which|is|are|did|do|does|should|would|wie|was|warum|ist|soll\w*|comment|pourquoi|est ce|como|que|por que|come|perche|cosa)\b/;
/** In so many words no other wish is hidden beside the week. */
const MAX_UNREAD_WORDS = 3;

/**
 * "4 days a week in December, Wednesday doesn't work any more": days a week, days without training and the time it holds for, each from its own part
 * of the message; beside an open card for the week the card has what the message leaves out. The card is written whole.
 */
export function fillWeekForm(focus: TurnContext): Draft | undefined {
  const { frame, tongue, view, say } = focus;
  const { plan } = view;
  if (plan === undefined || ASKS.test(frame.words) || frame.content.includes("?") || isOfOther(frame)) return undefined;
  const fields = readFields(focus);
  const request = focus.cards[0]?.request;
  const open = request?.reason === "availability" ? request.availability : undefined;
  const isBound = fields.from !== undefined || fields.until !== undefined;
  if (!isBound && fields.out.length === 0) return undefined;
  const count = fields.count ?? open?.daysPerWeek;
  if (count === undefined || (fields.count === undefined && open === undefined)) return undefined;
  const trained = trainingDays(focus);
  const possible = ([1, 2, 3, 4, 5, 6, 7] as const).filter(
    (day) => !fields.out.includes(day) && (count > trained.length || trained.includes(day)),
  );
  if (count > possible.length && fields.out.length > 0) return sayTooFewLeft(count, fields.out, possible, focus);
  // What the card leaves out stays out.
  const dropped = open?.weekdays === undefined ? [] : trained.filter((day) => open.weekdays?.includes(day) === false);
  const kept = fields.count === undefined || fields.count === open?.daysPerWeek ? dropped : [];
  const named = fields.out.filter((day) => trained.includes(day));
  const out = named.length > 0 ? [...named, ...kept.filter((day) => !named.includes(day))].slice(0, trained.length - count) : kept;
  const free = fields.out.filter((day) => !trained.includes(day));
  const notes = [
    ...(free.length === 0
      ? []
      : [
          say(
            `${namesIn(free, tongue)}: no training there already, and it stays so.`,
            `${namesIn(free, tongue)}: schon jetzt kein Training, und das bleibt so.`,
            `${namesIn(free, tongue)} : déjà sans entraînement, et cela reste ainsi.`,
            `${namesIn(free, tongue)}: ya sin entreno, y sigue así.`,
            `${namesIn(free, tongue)}: già senza allenamento, e resta così.`,
          ),
        ]),
    ...timeNote(fields, focus),
  ];
  const note = notes.length === 0 ? undefined : notes.join(" ");
  const wish = { ...frame, daysPerWeek: count, days: [], weekdays: [], verbs: [], words: "", tokens: [] };
  return daysPerWeek(wish, plan, view, note, [...out, ...free]);
}

function isOfOther({ hasPain, isIll, isAway, subjects, lines, leftover, minutes, verbs }: Frame): boolean {
  const isChange = verbs.some((verb) => verb === "move" || verb === "swap" || verb === "log" || verb === "add" || verb === "delete");
  return (
    hasPain ||
    isIll ||
    isAway ||
    isChange ||
    subjects.length + lines.length > 0 ||
    minutes !== undefined ||
    leftover.length > MAX_UNREAD_WORDS
  );
}

function trainingDays({ view }: TurnContext): readonly Weekday[] {
  const minutes = view.athlete.availability.minutes as { readonly [day: number]: number } | undefined;
  return ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (minutes?.[day] ?? 0) > 0);
}

type Part = Frame & { readonly isOut: boolean };

/** The parts of a message; one of weekdays alone is out of training where the "no" stands before it or the "doesn't work" after it: "no Mondays and Wednesdays". */
function readParts({ frame, tongue, view }: TurnContext): readonly Part[] {
  const split = frame.content.split(JOINS[tongue]);
  const parts = split.flatMap((text, at) =>
    at % 2 === 0 ? [{ frame: readFrame(text, tongue, view.today), joint: split[at - 1] ?? "" }] : [],
  );
  const isOut: boolean[] = parts.map((part) => OUT[tongue].test(part.frame.words));
  const isJoined = (at: number): boolean => parts[at] !== undefined && !BUT_WORD.test(parts[at].joint);
  // "4 days a week, Tue Wed Fri Sat, Mondays are gone": as many days as are wished are those that stay.
  const count = countIn(frame, tongue);
  const isStaying = ({ days, weekdays }: Frame): boolean => count !== undefined && count > 1 && days.length + weekdays.length === count;
  const isBareAt = (at: number): boolean => parts[at] !== undefined && isBare(parts[at].frame);
  const before = (at: number): boolean =>
    isOut[at - 1] === true && isJoined(at) && (isBareAt(at - 1) || !isOutAfterDay(parts[at - 1]?.frame, tongue));
  for (const at of parts.keys()) if (isBareAt(at) && before(at)) isOut[at] = true;
  for (const at of [...parts.keys()].toReversed()) {
    const isOfThose = parts[at] !== undefined && isStaying(parts[at].frame);
    if (isBareAt(at) && !isOfThose && isOut[at + 1] === true && isJoined(at + 1) && isOutAfterDay(parts[at + 1]?.frame, tongue))
      isOut[at] = true;
  }
  return parts.map((part, at) => ({ ...part.frame, isOut: isOut[at] === true }));
}

/** Weekdays and nothing else. */
function isBare({ tokens, leftover }: Frame): boolean {
  const days = tokens.filter(({ concept }) => concept.startsWith("day:"));
  const others = tokens.filter((token) => !days.includes(token));
  return days.length > 0 && leftover.length === 0 && others.every(({ text }) => OR_WORD.test(text));
}

/** "Mittwoch geht nicht": also for the weekday in front of it. */
function isOutAfterDay(part: Frame | undefined, tongue: Tongue): boolean {
  const day = part?.tokens.find(({ concept }) => concept.startsWith("day:"));
  return part !== undefined && (day === undefined || !OUT[tongue].test(part.words.slice(0, day.at)));
}

/** Days a week that a message names. */
function countIn({ daysPerWeek: stated, words }: Frame, tongue: Tongue): number | undefined {
  const said = COUNT[tongue].exec(words)?.[1];
  return stated ?? (said === undefined ? undefined : (SMALL_NUMBERS[said] ?? Number(said)));
}

function readFields(focus: TurnContext): WeekFields {
  const { frame, tongue, view } = focus;
  const parts = readParts(focus);
  const weekdaysOf = (isNamedOut: boolean): readonly Weekday[] =>
    parts.flatMap(({ isOut, weekdays, days }) => (isOut === isNamedOut ? [...weekdays, ...days.map((day) => getWeekday(day))] : []));
  const count = countIn(frame, tongue);
  const last = parts.flatMap((part) => part.until ?? [])[0];
  const until = last === undefined ? undefined : ahead(last, last, view.today);
  const month = parts.flatMap(({ periods }) => periods.filter(({ kind }) => kind === "month"))[0];
  const isFrom = /\b(?:from|starting|as of|ab|von|a partir|des|desde|da|dal)\b/.test(frame.words);
  const [from, to] = [month?.from, month?.to].map((day) => (day === undefined ? undefined : ahead(day, month?.to ?? day, view.today)));
  return {
    ...(count !== undefined && { count }),
    out: [...new Set([...weekdaysOf(true), ...outBeside(new Set(weekdaysOf(false)), count, focus)])],
    ...(from !== undefined && until === undefined && { from }),
    ...(until === undefined ? to !== undefined && !isFrom && { until: to } : { until }),
  };
}

/** "4 days a week: Monday, Tuesday, Thursday and Friday": as many days as are wished, so the other training days are out. */
function outBeside(days: ReadonlySet<Weekday>, count: number | undefined, focus: TurnContext): readonly Weekday[] {
  const trained = trainingDays(focus);
  const { tells, periods, days: named } = focus.frame;
  const isLasting = !tells && periods.every(({ kind }) => kind === "month") && named.every((day) => day >= focus.view.today);
  return isLasting && days.size === count && [...days].every((day) => trained.includes(day)) ? trained.filter((day) => !days.has(day)) : [];
}

/** More days out than the count leaves: which fit, and no card. */
function sayTooFewLeft(count: number, out: readonly Weekday[], possible: readonly Weekday[], { tongue, say }: TurnContext): Draft {
  const [gone, left, fit] = [namesIn(out, tongue), namesIn(possible, tongue), possible.length];
  return {
    isDecided: true,
    text: [
      say(
        `**${count} days a week without ${gone} do not fit**: ${fit} ${fit === 1 ? "day is" : "days are"} left (${left}). Say “${fit} days a week without ${gone}”, or name the day that comes instead.`,
        `**${count} Tage die Woche ohne ${gone} gehen nicht auf**: es ${fit === 1 ? "bleibt" : "bleiben"} ${fit} (${left}). Sag „${fit} Tage die Woche ohne ${gone}“, oder nenn den Tag, der dafür kommt.`,
        `**${count} jours par semaine sans ${gone}, ça ne tient pas** : il en reste ${fit} (${left}). Dis « ${fit} jours par semaine sans ${gone} », ou nomme le jour qui vient à la place.`,
        `**${count} días por semana sin ${gone} no caben**: quedan ${fit} (${left}). Di «${fit} días por semana sin ${gone}», o nombra el día que viene en su lugar.`,
        `**${count} giorni a settimana senza ${gone} non ci stanno**: ne restano ${fit} (${left}). Di’ «${fit} giorni a settimana senza ${gone}», o nomina il giorno che viene al suo posto.`,
      ),
    ],
  };
}

/** A month that is over is meant next year: "only in December", said in November. */
function ahead(day: Day, end: Day, today: Day): Day {
  return end >= today ? day : `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

function namesIn(days: readonly Weekday[], tongue: Tongue): string {
  return listIn(
    tongue,
    days.map((day) => weekdayIn(tongue, day)),
  );
}

/** A card for the week has no end: what holds after the plan, and how it goes back. */
function timeNote({ from, until }: WeekFields, { view, tongue, say }: TurnContext): readonly string[] {
  const { plan } = view.plan ?? {};
  if (plan === undefined) return [];
  const end = addDays(plan.startDate, 7 * plan.durationWeeks - 1);
  const days = trainingDaysOf(view);
  const last = dayIn(tongue, end, false);
  if (from !== undefined && from > end) {
    const start = dayIn(tongue, from);
    return [
      say(
        `You want it from ${start}, and your plan ends on ${last}: leave this card, and change the days in your profile before you continue the plan.`,
        `Du willst es ab ${start}, und dein Plan endet am ${last}: lass diese Karte und ändere die Tage im Profil, bevor du den Plan fortsetzt.`,
        `Tu le veux dès le ${start} et ton plan finit le ${last} : laisse cette carte et change les jours dans ton profil avant de continuer le plan.`,
        `Lo quieres desde el ${start} y tu plan acaba el ${last}: deja esta tarjeta y cambia los días en tu perfil antes de continuar el plan.`,
        `Lo vuoi dal ${start} e il piano finisce ${last}: lascia questa scheda e cambia i giorni nel profilo prima di continuare il piano.`,
      ),
    ];
  }
  if (until === undefined) return [];
  const to = dayIn(tongue, until);
  return until >= end
    ? [
        say(
          `Until ${to}: the card changes this plan, which ends on ${last}. The next block follows your profile (${days} days): change it there too if it should hold until then, and back afterwards.`,
          `Bis ${to}: die Karte ändert diesen Plan, der am ${last} endet. Der nächste Block folgt deinem Profil (${days} Tage): ändere es auch dort, wenn es bis dahin gelten soll, und danach zurück.`,
          `Jusqu’au ${to} : la carte change ce plan, qui finit le ${last}. Le bloc suivant suit ton profil (${days} jours) : change-le là aussi si cela doit durer jusque-là, puis reviens en arrière.`,
          `Hasta el ${to}: la tarjeta cambia este plan, que acaba el ${last}. El bloque siguiente sigue tu perfil (${days} días): cámbialo también allí si debe durar hasta entonces, y luego de vuelta.`,
          `Fino al ${to}: la scheda cambia questo piano, che finisce ${last}. Il blocco seguente segue il profilo (${days} giorni): cambialo anche lì se deve durare fino ad allora, poi rimettilo.`,
        ),
      ]
    : [
        say(
          `This has no end date: after ${to}, tell me “back to ${days} days”.`,
          `Eine Karte für die Woche hat kein Ende: sag mir nach ${to} „wieder ${days} Tage“.`,
          `Une carte de semaine n’a pas de fin : après le ${to}, dis-moi « de nouveau ${days} jours ».`,
          `Una tarjeta de semana no tiene fin: después del ${to} dime «otra vez ${days} días».`,
          `Una scheda della settimana non ha fine: dopo il ${to} dimmi «di nuovo ${days} giorni».`,
        ),
      ];
}

function trainingDaysOf({ athlete }: TurnContext["view"]): number {
  return athlete.availability.daysPerWeek;
}
