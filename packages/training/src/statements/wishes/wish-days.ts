import { normalise } from "../../health/normalise.ts";
import { DAY_PLURALS } from "../../free-text/dates/day-names.ts";
import { type Day, type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { limitPeriod, opensAgain } from "../../health/stated-limits/period.ts";
import { isOffered, kindsIn, OTHER_SPORT, type SportKind, SUITS_WORDS } from "../schedule-words.ts";
import { getMarker, getSign } from "./wish-markers.ts";
import {
  CLOSES,
  COACHED_WORDS,
  FEWEST_DAYS,
  type FoundSchedule,
  isBareDays,
  isOfSwims,
  isUnwanted,
  LONG_OF,
  movementsIn,
  NO_TRAINING,
  NOT_DAYS,
  outside,
  POOL_CLOSED,
  REASON_IN_QUOTE,
  SPORTS,
  type Statement,
} from "./wish-statement.ts";

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

const OF_WORKDAYS = /\b(?:weekdays?|unter der woche|werktags|entre semana|en semaine|durante la settimana|doordeweeks|durante a semana)\b/u;

const ONLY_SPORT =
  /\b(?:only|just|nur|bloss|solo|solamente|seulement|uniquement|que|soltanto|apenas|so|alleen|slechts) (?:for |do |go |an? |my |the |easy |short |mit |zum |ein\w* |fur |zu |un[ae]? |de |la |il |el |le |een |gaan |voor )*·/u;

const NOTHING_AT_AN_HOUR =
  /\b(?:nothing|nichts|nix|nada|rien|niente|niets|niks|not (?:too )?(?=late|early)|nicht (?:zu )?(?=spat|fruh)) ?(?:too |zu |muy |trop |troppo |te |demasiado |muito )?(?:late|early|loud|noisy|spat\w*|fruh\w*|laut\w*|tarde|temprano|ruidoso|tard|tot|bruyant|tardi|presto|rumoroso|cedo|barulhento|laat|vroeg|luid)\b/u;

const LONG_ONE = /\b(?:long|lange[nr]?|larg[ao]|longue|lung[oa]) (?:ones?|stuff|day)\b|\blongao\b/u;

/** Rides with others are the long ones of a week. */
const IN_GROUP =
  /\b(?:club|group|bunch|chain ?gang|friends|mates|gruppe|verein|vereins\w*|freund\w*|grupeta|grupo|amigos|groupe|amis|gruppo|squadra|amici|groep\w*|vereniging|vrienden)\b/u;

const SUITED_DAYS =
  /\b(?:i (?:can )?(?:only )?train|ich (?:kann nur )?trainiere|trainiere|entreno|je m entraine|mi alleno|eu treino|treino|ik train)\b/u;

/** "Training before a Monday" names a day in the week of nothing: no date, and no day off. */
const BEFORE_ANY_DAY = /\b(?:before|after) (?:a|an|any|every|each) \p{L}+days?\b/u;

/** "Dont give me a rest day on the Sunday": two times no. */
const NO_REST_DAY =
  /\b(?:dont|do not|no|not|never|kein\w*|nicht|sin|pas de?|niente|senza|sem|nao|geen)\b(?: \w+){0,4}? (?:rest ?days?|days? off|ruhetage?|dia (?:libre|de descanso)|descanso|jour de repos|repos|giorno di riposo|riposo|folga|rustdag\w*)\b/u;

/** "The app asked me which weekdays": no day is named. */
const WHICH_DAYS =
  /\b(?:which|what|welche\w*|que|quels?|quali|quais|welke) (?:of the )?(?:weekdays?|days|wochentage?n?|tage|dias|jours|giorni|dagen)\b/u;

/** "Every 4th weekend I have the kids": no matter of every week. */
const EVERY_NTH =
  /\b(?:every|each|jede\w*|cada|tous les|un|ogni|a cada|elke) (?:other|second|third|fourth|2nd|3rd|4th|2|3|4|zweite\w*|dritte\w*|vierte\w*|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|tweede|derde|vierde) (?:mon|tue|wed|thu|fri|sat|sun|weekend|wochenende|\w*tag|lun|mar|mi|jue|vie|sab|dom|fin|week|ma|di|wo|do|vr|za|zo)\w*/u;

const SO = /\b(?:so|therefore|also|deshalb|daher|asi que|por eso|donc|du coup|quindi|dus)\b/iu;

/** "I'm on nights Wednesday, so Thursday is off", "the lanes are taken Thursdays, so I swim Tuesday": the first day is why, and the other is meant. */
function afterReason(statement: Statement): Statement {
  const { said, quotes, days } = statement;
  const whole = quotes.join(", ");
  const [before = "", ...behind] = whole.split(SO);
  if (!NIGHT_SHIFT.test(said) && !TAKEN.test(normalise(before))) return statement;
  const after = behind.join(" ");
  const meant = weekdaysIn(after);
  if (meant.length === 0 || meant.length === days.length) return statement;
  return { ...statement, days: meant, ...(NIGHT_SHIFT.test(said) ? {} : { said: normalise(after) }) };
}

/** Reads what is wished of weekdays: kept for one sport, without one, of so many minutes, or free. */
export function ofDays(told: Statement, today: Day): FoundSchedule | undefined {
  const statement = afterReason({ ...told, said: told.said.replace(REST_OF, " ") });
  const { quotes, said, days, kinds, minutes, isBack, isOfLong } = statement;
  const phrase = quotes.join(", ");
  const limit = { phrase, weekdays: days, closed: [], without: [] };
  if (WHICH_DAYS.test(said)) return { remarks: [`“${phrase}”: the plan keeps to the days of your profile; change them there.`] };
  if (NO_REST_DAY.test(said)) return { remarks: [`“${phrase}”: ${getNames(days)} stay open for training.`] };
  if (EVERY_NTH.test(said))
    return { remarks: [`“${phrase}”: the plan cannot repeat something every few weeks; move that session in the weeks you mean.`] };
  if (BEFORE_ANY_DAY.test(said) && minutes === undefined && kinds.every((kind) => kind === "training")) return undefined;
  const sports = SPORTS.filter((kind) => kinds.includes(kind));
  const isCoached = (COACHED_WORDS.test(said) || WITH_OTHERS.test(said)) && !statement.isDenied && getMarker(said) !== "negative";
  // "Sunday run first thing" is run then.
  const isAssigned =
    days.length === 1 &&
    (LONG_ONE_OF.test(said) || (FIRST_THING.test(said) && sports.length === 1)) &&
    !statement.isDenied &&
    getMarker(said) !== "negative";
  // "Academia segunda, quarta e sábado" says when, whatever else stands here unwanted.
  if (
    PLACE.test(said) &&
    !statement.isDenied &&
    minutes === undefined &&
    sports.every((sport) => sport === "strength") &&
    getMarker(said) !== "negative" &&
    polarityIsOpen(statement)
  )
    return { remarks: [`“${phrase}”: the plan keeps the days of your profile and sets no time of day.`] };
  const isDenied = statement.isDenied || (isUnwanted(statement) && !isAssigned && !isCoached);
  // "He's obsessed with legs, so Mondays = legs" keeps nothing away from Mondays.
  if (/\p{L}\s*=\s*\p{L}/u.test(phrase)) return undefined;
  // "Friday is date night so nothing late": the day stays, and its evening is free.
  if (kinds.every((kind) => kind === "training") && NOTHING_AT_AN_HOUR.test(said))
    return { remarks: [`“${phrase}”: the plan sets no time of day, so train at another hour on ${getNames(days)}.`] };
  // "We can only train together on Sundays": whom somebody trains with then leaves the other days as they are.
  if (TOGETHER.test(said) && isOnlyThen(said) && sports.length === 0)
    return { remarks: [`“${phrase}”: the other days stay as they are in your profile.`] };
  // "Parkrun every Saturday with my daughter" is run.
  if (/\bpark ?run\b/u.test(said) && days.length === 1 && !statement.isDenied)
    return { days: [{ ...limit, wanted: days, closed: SPORTS.filter((kind) => kind !== "run").flatMap((kind) => CLOSES[kind] ?? []) }] };
  // "Not on Sundays unless it is the long run"
  if (UNLESS_LONG.test(said) && days.length === 1) return { days: [{ ...limit, isLong: true }] };
  // "On Fridays I'm free, so the long one then": a day with time.
  if (HAS_FREE.test(said) && !statement.isDenied) return isAssigned || LONG_OF.test(said) ? { days: [{ ...limit, isLong: true }] } : {};
  // "Coached swim on Thursdays, that counts as one": the day is that sport's.
  // "The long run can be Saturday or Sunday": on no other day.
  if (LONG_OF.test(said) && days.length === 2 && !isDenied && (sports.includes("run") || sports.includes("bike")) && sports.length === 1)
    return {
      days: [{ ...limit, weekdays: EVERY_DAY.filter((day) => !days.includes(day)), notLong: sports.includes("bike") ? ["BK"] : ["RL"] }],
    };
  const [led] = sports;
  if (COACHED_WORDS.test(said) && isCoached && led !== undefined && sports.length === 1 && days.length <= MOST_KEPT_DAYS)
    return { days: [{ ...limit, wanted: days, closed: SPORTS.filter((kind) => kind !== led).flatMap((kind) => CLOSES[kind] ?? []) }] };
  // "Long ride Sunday, not Saturday": the other day trains something shorter.
  if (isOfLong && NOT_DAYS.test(said))
    return { days: [{ ...limit, notLong: kinds.includes("bike") ? ["BK"] : kinds.includes("run") ? ["RL"] : ["BK", "RL"] }] };
  const { rest } = kindsIn(said);
  const short = minutes === undefined || minutes < 15 || minutes > 300 ? [] : [{ ...limit, minutes }];
  if (kinds.includes("trainer")) return isDenied ? { remarks: [`“${phrase}”: ride outside on ${getNames(days)}.`] } : undefined;
  if (sports.length > 0 && ONLY_SPORT.test(rest) && !isDenied && !endsInDays(said)) {
    const closed = SPORTS.filter((kind) => !sports.includes(kind)).flatMap((kind) => CLOSES[kind] ?? []);
    return { days: [{ ...limit, closed }, ...short] };
  }
  // "The swim club has it then" is why.
  if (isBack && getSign(said, statement.polarity) === "told" && !isOnlyThen(said)) return {};
  if (statement.isLater && !statement.isDenied && AFTERMATH.test(said)) return {};
  // "No running before work on Tuesdays" leaves the other hours of the day.
  if (isDenied && kinds.length > 0 && EARLY.test(said))
    return { remarks: [`“${phrase}”: the plan sets no time of day, so choose another hour.`] };
  // "On the touchline until noon on Saturday, so a run only after that"
  if (kinds.length > 0 && AFTERWARDS.test(said))
    return { remarks: [`“${phrase}”: the plan sets no time of day, so train when you are free that day.`] };
  // "Tuesdays light", "keep Mondays chill"
  if (
    !isDenied &&
    minutes === undefined &&
    kinds.every((kind) => kind === "training") &&
    EASY_DAY.test(said) &&
    days.length <= MOST_DAYS_OFF
  )
    return { days: [{ ...limit, isEasy: true }] };
  // "Cycling outdoors on Tuesdays" leaves the trainer.
  if (isDenied && sports.length > 0 && !LONG_OF.test(said) && OUTDOORS.test(said))
    return {
      remarks: [`“${phrase}”: the plan sets no place, so do it ${INDOORS.test(said) ? "outdoors" : "indoors"} on ${getNames(days)}.`],
    };
  // "No long runs on Saturdays" leaves the short ones.
  if (isDenied && LONG_OF.test(said) && (sports.length > 0 || kinds.includes("training") || LONG_ONE.test(said)))
    return {
      days: [
        {
          ...limit,
          notLong: isOfSwims(kinds) ? ["SW"] : sports.includes("bike") ? ["BK"] : sports.includes("run") ? ["RL"] : ["BK", "RL"],
        },
      ],
    };
  // "Weekday rides over an hour" leaves the shorter ones.
  if (isDenied && sports.length > 0 && short.length > 0 && LONGER.test(said)) return { days: short };
  if (isDenied && sports.includes("run") && TRACK.test(said)) return { days: [{ ...limit, closed: CLOSES["fast-run"] ?? [] }] };
  const named = kinds.filter((kind) => CLOSES[kind] !== undefined);
  if (named.length > 0 && isDenied && minutes === undefined)
    return { days: [{ ...limit, closed: [...new Set(named.flatMap((kind) => CLOSES[kind] ?? []))] }] };
  const isLong = LONG_OF.test(said) || (sports.includes("bike") && IN_GROUP.test(said));
  if ((sports.includes("bike") || sports.includes("run")) && isLong && days.length === 1 && !isDenied)
    return { days: [{ ...limit, isLong: true, longOf: sports.includes("bike") ? "BK" : "RL" }] };
  // "The pool is shut on Mondays" closes those days, and "no swimming" says the same.
  if (POOL_CLOSED.test(said)) return { days: [{ ...limit, closed: ["swim"] }] };
  if (sports.includes("swim") && sports.length === 1)
    return !isDenied && days.length <= MOST_SWIM_DAYS ? outside(limit, ["swim"]) : undefined;
  if (sports.length > 0 && isOnlyThen(said)) return isDenied ? undefined : outside(limit, sports);
  // "Saturdays are parkrun": that day is kept for it.
  const [sport] = sports;
  if (sport === "strength" && PLACE.test(said)) return undefined;
  if (sport !== undefined && sports.length === 1 && days.length <= MOST_KEPT_DAYS && !isDenied && minutes === undefined)
    return { days: [{ ...limit, wanted: days, closed: SPORTS.filter((kind) => kind !== sport).flatMap((kind) => CLOSES[kind] ?? []) }] };
  if (sports.length > 0) return undefined;
  // "Zondag lange rit", "Sunday instead" behind the long run.
  if ((isLong || (INSTEAD.test(said) && isOfLong)) && days.length === 1 && !isDenied && !TAKEN.test(said))
    return { days: [{ ...limit, isLong: true }] };
  if (INSTEAD.test(said) && !isDenied) return {};
  if (short.length > 0) return { days: short };
  if (OTHER_SPORT.test(said.replace(OF_ANOTHER, " ")) && !isDenied) return { days: [{ ...limit, isEasy: true }] };
  // "Monday, Wednesday and Friday." are days of training; a single day among the dislikes is a day off.
  const isList = quotes.length >= FEWEST_DAYS && isBareDays(phrase, said);
  if ((SUITED_DAYS.test(said) || isList) && !isDenied && days.length >= FEWEST_DAYS) return ofOpenDays(limit);
  // "So mornings, Tue Thu Sat", "Mon Wed Fri before breakfast": so many days at once are trained on.
  if (days.length >= FEWEST_DAYS && !isDenied && !TAKEN.test(said) && isBareDays(phrase, said))
    return { remarks: [`“${phrase}”: the plan keeps the days of your profile and sets no time of day.`] };
  if (isBack) return NOTHING_ELSE.test(said) || NO_TRAINING.test(said) ? { days: [{ ...limit, isOff: true }] } : undefined;
  // "No lunges on Mondays" leaves the rest of Monday.
  const denied = isDenied ? movementsIn(phrase.replace(REASON_IN_QUOTE, "")) : [];
  if (denied.length > 0) return { days: [{ ...limit, closed: denied }] };
  // "I'd rather deadlift Thursday or Friday": on no other day.
  const asked = RATHER.test(said) && !isDenied ? movementsIn(phrase) : [];
  if (asked.length > 0)
    return { days: [{ ...limit, weekdays: EVERY_DAY.filter((day) => !days.includes(day)), wanted: days, closed: asked }] };
  if (LIFTS.test(said) && !TAKEN.test(said))
    return {
      remarks: [
        getSign(said, statement.polarity) === "unwanted"
          ? `“${phrase}”: the plan sets the day of a lift; where it falls on ${getNames(days)}, swap that session with another day.`
          : `“${phrase}”: noted; the plan sets the day of a lift.`,
      ],
    };
  // "I train with the club on Wednesdays"
  if (IN_GROUP.test(said) && days.length < FEWEST_DAYS && getSign(said, statement.polarity) !== "unwanted")
    return { days: [{ ...limit, isEasy: true }] };
  // "Wednesdays work better" takes nothing away.
  if (BETTER.test(said) && !isDenied && kinds.length === 0 && days.length < FEWEST_DAYS && !RESTING.test(said))
    return isOfLong && days.length === 1 ? { days: [{ ...limit, isLong: true }] } : {};
  if (HAS_TIME.test(said) && !isDenied && minutes === undefined)
    return MORE_TIME.test(said) ? {} : ofOpenDays(limit, OF_WORKDAYS.test(said) ? WORKDAYS : EVERY_DAY);
  if (NIGHT_SHIFT.test(said) && !NO_TRAINING.test(said)) return { days: [{ ...limit, isEasy: true }] };
  const movements = getSign(said, statement.polarity) === "unwanted" ? movementsIn(phrase.replace(REASON_IN_QUOTE, "")) : [];
  if (movements.length > 0) return { days: [{ ...limit, closed: movements }] };
  // "I only have a treadmill Monday to Thursday, outside is weekends only"
  if (!isDenied && PLACE_OF_RUNS.test(said))
    return { remarks: [`“${phrase}”: the plan sets no place, so run each session where you can that day.`] };
  // "Fines de semana sin límite"
  if (UNLIMITED.test(said)) return {};
  // "Weekend graag lang": long sessions, and no days off.
  if (!isDenied && LIKES_LONG.test(said)) return {};
  // "Saturdays are for the mountains": the long day, by effort.
  if (MOUNTAINS.test(said) && !isDenied && days.length <= MOST_KEPT_DAYS)
    return {
      days: days.length === 1 ? [{ ...limit, isLong: true, longOf: "RL" as const }] : [],
      remarks: [
        `“${phrase}”: run or hike uphill by effort and not by pace; the climb counts as the work, and the time on your feet as the long run.`,
      ],
    };
  // "Double threshold Tuesdays and Thursdays pls" asks for a kind of session, and frees no day.
  if (!isDenied && !TAKEN.test(said) && (QUALITY.test(said) || (statement.isLater && POLITE.test(said))))
    return {
      remarks: [
        `“${phrase}”: taken as where you like it, not as a day off; the plan sets the days of hard sessions, and you may change them.`,
      ],
    };
  // "Sauna after training on Wednesdays" trains on that day.
  const trainsThen = (AFTER_TRAINING.test(said) || TRAINS_THEN.test(said)) && !isDenied;
  const isFree =
    !trainsThen &&
    !isOffered(said) &&
    (isDenied || TAKEN.test(said) || isBareDays(phrase, said)) &&
    kinds.every((kind) => kind === "training") &&
    (isDenied || TAKEN.test(said) || (!statement.isLater && !SUITS_WORDS.test(said)));
  return isFree && days.length <= MOST_DAYS_OFF && (readDates(said, today).until !== undefined || !NOT_OF_WEEK.test(said))
    ? { days: [{ ...limit, ...readDates(said, today), isOff: true }] }
    : undefined;
}

/** "… that my husband watches the football": somebody else's. */
const OF_ANOTHER =
  /\b(?:when |that |as |because |wenn |weil |da |que |porque |quand |parce qu\w* |che |perche |quando |als |omdat )?(?:my|our|the|mein\w*|unser\w*|mi|mis|mon|ma|mes|(?:il )?mio|(?:la )?mia|meu|minha|mijn|ons|onze) (?:husband|wife|partner|kids?|sons?|daughters?|mann|frau|kinder|sohn|tochter|marido|mujer|hij[oa]s?|mari|femme|fils|fille|enfants|marito|moglie|figli[oa]?|mulher|filh[oa]s?|man|vrouw|zoon|dochter|kinderen)\b.*$/u;

/** What is left of a year or a week rests from nothing. */
const REST_OF = /\b(?:the )?rest (?:of (?:the|my|this) \w+|is\b|are\b|after\b)/gu;

const QUALITY =
  /\b(?:threshold|tempo|intervals?|speed ?work|fartlek|quality|doubles?|schwelle\w*|intervalle?n?|tempol\w+|fractionne\w*|seuil|ripetute|soglia|umbral|limiar|drempel|strides|hill (?:reps?|sprints?))\b/u;
const POLITE = /\b(?:pls|please|bitte|por favor|svp|s il (?:te|vous) plait|per favore|alsjeblieft)\b/u;

const AFTER_TRAINING =
  /\b(?:after|before|nach|vor|despues|antes|apres|avant|dopo|prima|depois|na|voor) (?:the |my |dem |der |del |de la |l |il |o |de |het )*(?:training|session|workout|gym|entren\w*|seance|entrainement|allenamento|treino)\b/u;

/** "Sunday church then a class" */
export const TRAINS_THEN =
  /\b(?:then|afterwards|after that|danach|dann|anschliessend|luego|despues|puis|apres|poi|dopo|depois|daarna)\b(?: \w+){0,3}? (?:class\w*|gym|training|runs?|ride|swim|wod|workout|session|kurs|einheit|lauf|clase|entreno|cours|seance|lezione|allenamento|aula|treino|les)\b/u;

const MOUNTAINS =
  /\b(?:mountains?|fells?|hills walking|hikes?|hiking|alps|bergen?|alpen|wandern|wanderung\w*|bergtour\w*|montanas?|sierra|senderismo|montagnes?|rando\w*|monti|montagna|escursion\w*|montanhas?|serra|trilhas?|wandel\w*)\b/u;

const UNLIMITED =
  /\b(?:no|without|any|sin|sans|senza|sem|ohne|kein|zonder|geen) (?:time )?(?:limits?|limites?|limiti|limiet|zeitlimit|grenze)\b|\b(?:unlimited|unbegrenzt|onbeperkt|ilimitad[oa]s?)\b/u;
const LIKES_LONG =
  /\b(?:graag|gern\w*|please|bitte|like|love|lieber|mejor|gusta|volontiers|volentieri|prefiro)\b.*\b(?:lang\w*|long\w*|larg[ao]s?|lung[oa]|lengthy)\b|\b(?:lang\w*|long\w*|larg[ao]s?|lung[oa])\b.*\b(?:graag|gern\w*|please|bitte|ok|fine)\b/u;

/** One long session on one day says where it belongs; "long runs on Sundays" are unwanted. */
const LONG_ONE_OF =
  /\b(?:long (?:run|ride|one|session|swim)|(?:langer|langen|lange[rs]?) (?:lauf|ausfahrt|einheit|tour)|longrun|(?:tirada|salida|rodaje|carrera|sesion) larg[ao]|sortie longue|longue sortie|(?:il |allora il |o )?lungo|longao|(?:corrida|pedal) long[ao]|(?:domingo|sabado|sexta|quinta|quarta|terca|segunda|dimanche|samedi|domenica|sabato) (?:longo|longue|lungo|long)|lange (?:duurloop|rit)|het lange|de lange|lang(?: ja)?(?: graag)?)\b/u;

const UNLESS_LONG =
  /\b(?:unless|except for|except|ausser|es sei denn|a menos que|salvo|sauf|a meno che|tranne|a nao ser|tenzij|behalve)\b.*\b(?:long|lang\w*|larg[ao]|longue|lung[oa]|long[ao]|longao)\b/u;

/** Somebody has the day off, and so has time to train. */
const HAS_FREE =
  /\b(?:(?:hab|habe) (?:ich )?(?:da |immer |eh )?frei|(?:bin|ist) (?:ich |da )?frei|(?:im|i am) free|(?:im |i am )?off work|(?:my|a) day off work|have (?:the day|it|that day|them) off|(?:estoy|ando) libre|libro(?! )|libro (?:siempre|y)|(?:tengo|es mi) (?:el )?dia libre|(?:je suis|suis) libre|(?:sono|son) liber[oa]|(?:estou|fico|tenho o dia) livre|(?:meu|minha) dia livre|(?:mio|il mio) giorno libero|mon jour libre|(?:ben|heb) ik vrij|ik (?:ben|heb) vrij)\b/u;

/** A session with others has its own day. */
const WITH_OTHERS =
  /\b(?:at|in|bei|beim|im|en|chez|au|presso|al|alla|no|na|bij) (?:(?:the|my|der|dem|unserem|el|mi|le|la|il|o|de|mijn|onze) )?(?:club|\p{L}*verein|vereniging|\p{L}+vereniging|tus|tsv|harriers)\b|\b(?:with|mit|con|avec|met|com) (?:\p{L}+ ){0,2}?(?:pelo(?:ton|tao)|plotone|peloton|bunch|club|group|team|gruppe|verein|freund\w*|grupeta|grupo|amig[oa]s|groupe|amis|gruppo|squadra|amici|groep\w*|vereniging|vrienden)\b/u;

const NIGHT_SHIFT =
  /\b(?:night ?shifts?|(?<!(?:days?|mon|tues?|wed|thu|thurs?|fri|sat|sun|open|date|movie|pub|quiz|game|poker|family|film|girls|boys|band) )nights?|nachtschicht\w*|nachtdienst\w*|(?:trabajo|turno) de noche|turno de noche|(?:travaille|poste) de nuit|turno di notte|lavoro di notte|turno da noite|trabalho a noite|nachtdienst\w*)\b/u;

const PLACE_OF_RUNS = /\b(?:treadmills?|laufband|cinta|tapis|esteira|loopband|outside|outdoors|draussen|fuera|dehors|all aperto|buiten)\b/u;

const RATHER =
  /\b(?:rather|prefer|prefers|preferably|ideally|lieber|am liebsten|prefiero|preferiria|je prefere|je prefererais|plutot|preferisco|preferirei|prefiro|liever|liefst)\b/u;

const INDOORS = /\b(?:indoors?|inside|drinnen|dentro|interieur|binnen)\b/u;

const OUTDOORS =
  /\b(?:indoors?|inside|drinnen|interieur|binnen|outdoors?|outside|in the dark|drauss?en|im dunkeln|al aire libre|fuera|dehors|exterieur|all aperto|fuori|ao ar livre|buiten)\b/u;

const LONGER = /\b(?:over|above|beyond|longer|more than|uber|langer|mehr als|mas de|plus de|piu di|mais de|langer dan|meer dan)\b/u;

const TRACK = /\b(?:tracks?|pista|piste|bahn|tartanbahn|baan|atletiekbaan)\b/u;

const BETTER =
  /\b(?:the day|better|best|great|perfect|ideal|fine|mejor|bien|besser|am besten|lieber|super|mieux|parfait|meglio|bene|melhor|beter|prima|works? (?:well|for me))\b/u;

const RESTING = /\b(?:off|out|free|rest|frei|ruhetag|libre|descanso|repos|riposo|folga|vrij|rust\w*)\b/u;

const NOTHING_ELSE =
  /\b(?:nothing (?:else|more)|no other|nichts (?:anderes|weiter)|sonst nichts|nada mas|rien d autre|nient altro|niets anders)\b/u;

/** Why something is unwanted on the day before: "legs are dead after Sunday's ride". */
const AFTERMATH =
  /\b(?:dead|tired|sore|shot|toast|fried|knackered|wrecked|mude|platt|kaputt|mort\w*|fatigue\w*|cansad\w*|muert\w*|stanch\w*|moe)\b|\b(?:back|home) from\b|\b(?:driving|travelling|flying)\b|\b(?:after|from|vom|nach|apres|despues|dopo|depois) (?:\p{L}+ )?(?:\p{L}+ )?(?:ride|run|swim|session|lauf|fahrt|velo|course|carrera|corsa|giro|training|club|climbing|football)\b/u;

/** Hours that are over before the rest of the day. */
const FIRST_THING =
  /\b(?:first thing|als erstes|gleich morgens|a primera hora|des le reveil|di prima mattina|logo de manha|meteen s ochtends)\b/u;
const EARLY =
  /\b(?:before (?:work|breakfast|dawn|\d)|early|in the mornings?|mornings|fasted|vor (?:der|dem) (?:arbeit|fruhstuck)|morgens|fruhmorgens|antes del trabajo|por la manana|le matin|avant le travail|al mattino|la mattina|de manha|voor het werk|s ochtends)\b/u;

const AFTERWARDS =
  /\b(?:only (?:after|from)|not (?:before|until)|erst (?:danach|dann|ab|nach|spater)|solo (?:despues|a partir)|(?:seulement|qu) apres|solo (?:dopo|dalle)|so depois|(?:daarna|dan|erna|vanaf \d+(?: uur)?) pas|pas (?:daarna|erna|na|vanaf))\b/u;

const EASY_DAY =
  /\b(?:chill(?:ed)?|easy(?! (?:to|for|enough))|light|gentle|mellow|leicht\w*|locker\w*|ruhig\w*|gemutlich\w*|suave|tranquil[oa]s?|ligero|facile|tranquille|leger|cool|leggero|leve|tranquilo|rustig\w*|licht|makkelijk)(?: (?:please|pls|bitte|por favor|svp|per favore|graag))?$/u;

const INSTEAD =
  /\b(?:(?:changed|moved|switched|shifted) to|verlegt|verschoben|now on|jetzt am|instead|stattdessen|en su lugar|a la place|invece|em vez disso|in plaats daarvan)\b/u;

/** "I like hills, but not on Mondays": the days are those of the movement before. */
export function ofMovementBefore(
  { quotes, said, days }: Statement,
  about: readonly SportKind[],
  before: string,
): FoundSchedule | undefined {
  if (days.length === 0 || about.length > 0 || !NOT_DAYS.test(said)) return undefined;
  const closed = movementsIn(before);
  return closed.length === 0 ? undefined : { days: [{ phrase: quotes.join(", "), weekdays: days, closed, without: [] }] };
}

const PLACE = /\b(?:gym|studio|salle|gimnasio|palestra|ginasio|academia|sportschool)\b/u;

function polarityIsOpen({ polarity }: Statement): boolean {
  return polarity === "none" || polarity === "positive";
}

const MOST_SWIM_DAYS = 4;

const MOST_KEPT_DAYS = 2;

const MOST_DAYS_OFF = 4;

/** The day belongs to something else. */
const TAKEN =
  /\b(?:off|out|free|rest|(?:descansar|ausruhen|me reposer|riposare|riposarmi|uitrusten)$|busy|work\w*|family|church|choir|course|class|reserved|taken|blocked|frei|ruhetag|familie\w*|belegt|chor\w*|arbeit\w*|dienst|spatschicht|kurs|libre|descanso|familia|trabajo|ocupad\w*|reservad\w*|dedico|repos|famille|travail|reserve\w*|occupe\w*|riposo|famiglia|lavoro|occupat\w*|impegnat\w*|folga|trabalho|vrij|rust\w*|gezin|werk\w*|bezet)\b/u;

/** "next Tuesday" is one day, and what is liked or lifted on a day leaves it open. */
const NOT_OF_WEEK =
  /\b(?:next|this|last|until|till?|since|nachste\w*|diese\w*|bis|seit|proxim\w*|hasta|desde|prochain\w*|jusqu\w*|depuis|prossim\w*|fino|volgende|tot|sinds|ate|yoga|row\w*|walk\w*|physio\w*|doctor|arzt)\b/u;

const LIFTS =
  /\b(?:squat\w*|deadlift\w*|bench\w*|press\w*|pull|push|snatch\w*|clean\w*|upper|lower|kniebeug\w*|kreuzheb\w*|bankdr\w*|sentadill\w*|peso muerto|banca|souleve|panca|stacco|agachament\w*|supino)\b/u;

const HAS_TIME =
  /\b(?:(?:have|got|habe ich|habe|ich habe|tengo|j ai(?: le)?|ho|tenho|heb ik|heb) (?:\w+ )?(?:time|zeit|tiempo|temps|tempo|tijd)|i can train|i train|ich trainiere|kann ich(?: trainieren)?|puedo(?: entrenar)?|je peux|posso|kan ik|are (?:best|my days)|passt|passen|works? best|suits?(?: me)?)\b/u;

const MORE_TIME = /\b(?:more|most|mehr|mas|plus|piu|mais|meer)\b/u;

/** The days on which there is time: all of them where they are enough for a plan. */
function ofOpenDays(limit: DayLimit, scope = EVERY_DAY): FoundSchedule {
  const isFew = limit.weekdays.length < FEWEST_DAYS && scope.length === EVERY_DAY.length;
  // "I train at home on Tuesdays", "Saturdays I can stay until they throw me out": no word says that there are no other days.
  if (isFew && !isOnlyThen(normalise(limit.phrase)))
    return {
      remarks: [
        `“${limit.phrase}”: the plan keeps the days, minutes and equipment of your profile; change them there where a day differs.`,
      ],
    };
  if (isFew)
    return {
      remarks: [`“${limit.phrase}”: a plan needs at least three days a week, so these are too few: put what matters most on them.`],
    };
  const weekdays = scope.filter((day) => !limit.weekdays.includes(day));
  return { days: [{ ...limit, weekdays, isOff: true, ...(scope.length === EVERY_DAY.length ? { isOnly: true as const } : {}) }] };
}

/** "Tuesdays from 8 December until the end of January" */
function readDates(said: string, today: Day): Partial<Pick<DayLimit, "from" | "until">> {
  const words = said.split(" ");
  const { until } = limitPeriod(words, today);
  const before = opensAgain(words, today);
  return until === undefined ? {} : { from: before ?? today, until };
}

const TOGETHER = /\b(?:together|zusammen|gemeinsam|junt[ao]s|ensemble|insieme|samen)\b/u;

function isOnlyThen(said: string): boolean {
  return /\b(?:only|nur|solo|solamente|seulement|uniquement|soltanto|apenas|so|alleen)\b/u.test(said);
}

/** "Running only on Saturdays": the only is that of the days. */
function endsInDays(said: string): boolean {
  return (
    /\b(?:only|nur|solo|seulement|alleen) (?:on |am |an |op |el |los |le |il |as |aos )?\p{L}+(?: (?:and|und|y|et|e|en) (?:on |am |el |le |il )?\p{L}+)?$/u.test(
      said,
    ) && weekdaysIn(said.split(" ").slice(-2).join(" und ")).length > 0
  );
}

function getNames(days: readonly Weekday[]): string {
  return days.map((day) => DAY_PLURALS[day]).join(" and ");
}
