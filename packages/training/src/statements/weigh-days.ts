import type { Athlete } from "../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../athlete/focus-traits.ts";
import type { Weekday } from "../calendar/day.ts";
import type { DayLimit } from "../free-text/day-limit.ts";
import { getNames } from "../free-text/dates/day-names.ts";
import { SMALL_GYM } from "../free-text/week-map/place-words.ts";
import { normalise } from "../health/normalise.ts";
import { doubtAbout, SPARES } from "./day-doubts.ts";
import { isBareDays } from "./wishes/wish-statement.ts";

/** What the evidence for the limits of days allows, and what is asked back where it is too weak. */
export interface WeighedDays {
  readonly days: readonly DayLimit[];
  readonly remarks: readonly string[];
}

/**
 * Weighs each limit of days against its own words and the days of the profile. A day is closed only where the words refuse training as such:
 * "nothing hard" leaves easy sessions, an hour of the day leaves the other hours, and an appointment on a day that the profile trains on is asked
 * about instead of followed.
 */
export function weighDays(athlete: Pick<Athlete, "availability" | "focus">, limits: readonly DayLimit[]): WeighedDays {
  const remarks: string[] = [];
  const told = withoutContradictions(limits);
  const moved = new Set(told.flatMap(({ movedTo, weekdays }) => (movedTo === undefined ? [] : weekdays)));
  const days = told.flatMap((limit): readonly DayLimit[] => {
    const said = normalise(limit.phrase);
    // "Swap Tuesday for Wednesday, Tuesday's scouts": why it moves.
    if (limit.isOff === true && limit.movedTo === undefined && limit.weekdays.every((day) => moved.has(day))) return [];
    if (limit.isEasy === true && isOwnClub(athlete.focus, said)) return [];
    if (limit.isEasy === true && OTHERS_SPORT.test(said) && !REFUSES.test(said) && !OWN_PART.test(said)) return [];
    if (limit.isOff === true && OTHERS_AWAY.test(said)) return [];
    const doubt = doubtAbout(limit, said, athlete);
    if (doubt !== undefined) {
      remarks.push(`“${limit.phrase}”: ${doubt}`);
      return [];
    }
    if (limit.isOff === true && limit.isOnly !== true && SPARES.test(said)) {
      const { isOff: _off, ...easy } = limit;
      return [{ ...easy, isEasy: true }];
    }
    if (limit.isOff === true && asksForDay(said)) return [];
    if (isOfOthers(limit, said))
      return [{ phrase: limit.phrase, weekdays: limit.wanted ?? limit.weekdays, closed: [], without: [], isOff: true }];
    if (isThereOnlyThen(limit, said)) {
      remarks.push(
        `“${limit.phrase}”: the other days keep the equipment of your profile; do what needs it on ${getNames(limit.weekdays)}.`,
      );
      return [];
    }
    if (isOnlyThen(limit, said)) {
      const { notLong: _notLong, ...rest } = limit;
      return [{ ...rest, isLong: true }];
    }
    if (limit.isOff !== true || limit.isOnly === true || limit.movedTo !== undefined) return [limit];
    const { isOff: _isOff, ...rest } = limit;
    if (NOTHING_HARD.test(said)) return [{ ...rest, isEasy: true }];
    if (limit.from !== undefined) return [limit];
    if (isHourOfDay(said)) {
      // A day that the profile leaves free has no session to move.
      if (athlete.availability.weekdays !== undefined && trainedDays(athlete, limit.weekdays).length === 0) return [limit];
      remarks.push(`“${limit.phrase}”: taken as an hour of the day, so ${getNames(limit.weekdays)} keep their session at another one.`);
      return [];
    }
    const trained = trainedDays(athlete, limit.weekdays);
    if (trained.length === 0 || REFUSES.test(said) || isBareDays(limit.phrase, said)) return [limit];
    remarks.push(
      `“${limit.phrase}”: your profile trains on ${getNames(trained)}, so the plan keeps that. Are they free of training? Then take them out of your profile.`,
    );
    const left = limit.weekdays.filter((day) => !trained.includes(day));
    return left.length === 0 ? [] : [{ ...limit, weekdays: left }];
  });
  return { days, remarks };
}

/** "The garage on Sundays (bar, rack)" and "on Sundays I run with her": the run has its place there, and nothing else is closed. */
function withoutContradictions(limits: readonly DayLimit[]): readonly DayLimit[] {
  const withKit = new Set(
    limits.flatMap(({ from, only, weekdays }) => (from === undefined && (only ?? []).length > 0 && weekdays.length < 7 ? weekdays : [])),
  );
  return limits.map((limit) => {
    const isOneSport = limit.closed.length > 1 && limit.wanted !== undefined && limit.closed.includes("lifting");
    return isOneSport && limit.weekdays.every((day) => withKit.has(day)) ? { ...limit, closed: [] } : limit;
  });
}

/** The days that the profile names as days of training; none where it names no days. */
function trainedDays({ availability }: Pick<Athlete, "availability">, weekdays: readonly Weekday[]): readonly Weekday[] {
  const { weekdays: listed, minutes } = availability;
  return weekdays.filter((day) => listed?.includes(day) === true && (minutes?.[day] ?? 1) > 0);
}

/** "Tues is club night with a comp bench", of a lifter: the club trains what the plan is for. */
function isOwnClub(focus: Athlete["focus"], said: string): boolean {
  if (!OWN_CLUB.test(said) || REFUSES.test(said)) return false;
  return (FOCUS_TRAITS[focus].isLifting && !OTHER_CLUB.test(said)) || (focus === "running" && !OTHER_CLUB.test(said.replace(RUNS, " ")));
}

/** Words for running, which do not make a runner's club one of another sport: "Thurs is club night, 5 or 6 miles with the middle group". */
const RUNS = /\b(?:run\w*|lauf\w*|correr|carrera\w*|course|corsa|corrida|hardlo\w*)\b/gu;

const OWN_CLUB = /\b(?:club|team|crew|verein\w*|gruppe|equipo|groupe|squadra|gruppo|equipa|vereniging|groep)\b/u;
const OTHER_CLUB =
  /\b(?:run\w*|rid\w*|cycl\w*|swim\w*|football|soccer|rugby|tennis|climb\w*|lauf\w*|rad\w*|schwimm\w*|fussball|correr|futbol|natacion|course|foot|natation|corsa|calcio|nuoto|corrida|futebol|natacao|hardlo\w*|fiets\w*|zwem\w*|voetbal|book|chess|choir)\b/u;

/** "Not Wednesdays, it's my daughter's swim meet": somebody else's sport takes the day, and closes no sport of the athlete. */
function isOfOthers({ closed, isEasy, from, weekdays, wanted = weekdays }: DayLimit, said: string): boolean {
  const isSport = isEasy === true || (closed.length > 0 && closed.length <= 2);
  return isSport && from === undefined && wanted.length <= MOST_TAKEN && OTHERS_SPORT.test(said) && REFUSES.test(said);
}

/** "My wife is away 23 to 28 December": who is away is not the one who trains. */
const OTHERS_AWAY =
  /^(?:(?:and|but|und|aber) )?(?:my|the|our|mein\w*|die|der|mi|mis|ma|mon|mes|il mio|la mia|meu|minha|mijn|de) (?:\w+ )?(?:wife|husband|partner|kids?|children|boss|coach|frau|mann|kinder|chef|mujer|marido|hijos|femme|mari|enfants|moglie|marito|figli|mulher|filhos|vrouw|man|kinderen) (?:is|are|ist|sind|esta|estan|est|sont|e|sono|estao|zijn) (?:away|off|abroad|travelling|weg|verreist|im urlaub|fuera|de viaje|absente?s?|en voyage|via|in viaggio|fora|em viagem|op reis|op vakantie)\b/u;

/** "What I need off you is the Saturday": a day that is asked for, where nothing refuses one. */
function asksForDay(said: string): boolean {
  return ASKS_FOR.test(said) && !REFUSES.test(said.replace(FROM_YOU, " "));
}

const FROM_YOU = /\b(?:off|out of) (?:you|ya|u)\b/gu;
const ASKS_FOR =
  /\b(?:what|all|the (?:only )?(?:one|thing|day)|only) (?:\w+ ){0,2}?(?:i|we) (?:\w+ )?(?:need|want|am after|m after)\b|\b(?:was|alles was) ich (?:\w+ )?(?:brauche|will|mochte)\b|\blo (?:unico )?que (?:necesito|quiero|pido)\b|\bce (?:qu il me faut|dont j ai besoin|que je (?:veux|demande))\b|\b(?:quello|cio) (?:che|di cui) (?:mi serve|ho bisogno|voglio|vi chiedo)\b|\bo que (?:preciso|quero|peco)\b|\bwat ik (?:nodig heb|wil|vraag)\b/u;

/** "I take the kids swimming" */
const OWN_PART =
  /\b(?:i|we|ich|wir|yo|je|io|eu|ik) \w+|\bon (?:y )?(?:va|fait|nage|court|joue|part|emmene|amene|accompagne)\b|\b(?:with|mit|con|avec|com|met)\b/u;
const MOST_TAKEN = 2;
const OTHERS_SPORT =
  /\b(?:kids?|children|lads?|boys?|girls?|daughters?|sons?|grand ?(?:kids?|sons?|daughters?|children)|kinder\w*|tochter\w*|sohn\w*|enkel\w*|hij[oa]s?|niet[oa]s?|ninos|enfants|fille|fils|petits enfants|figli[oa]?|nipot[ei]|filh[oa]s?|net[oa]s?|kinderen|dochter\w*|zoon\w*|kleinkinderen)\b(?: \w+){0,3}? (?:swim\w*|football|soccer|gym\w*|ballet|dance|rugby|hockey|tennis|judo|match|meet|schwimm\w*|fussball|turnen|natacion|futbol|natation|foot|danse|nuoto|calcio|danza|natacao|futebol|zwem\w*|voetbal)\b/u;

/** "Only have the calibrated rack on Saturdays": it is there then, and not all there is. */
function isThereOnlyThen({ only, from, weekdays }: DayLimit, said: string): boolean {
  return (only ?? []).length > 0 && from === undefined && weekdays.length < EVERY_DAY && THERE_ONLY.test(said) && !SMALL_GYM.test(said);
}

const EVERY_DAY = 7;
const THERE_ONLY =
  /\b(?:only|just) (?:i |we )?(?:have|get|got|ve got) (?:access to |use of )?(?:the|that)\b|\b(?:hab|habe|haben|gibt es|bekomme)(?: ich| wir)? (?:den|die|das) \w+ nur\b|\bsolo (?:tengo|tenemos|hay) (?:el|la|los|las)\b|\b(?:ai|avons|n ai) (?:que )?(?:le|la|les|l) \w+ (?:que|seulement)\b|\bho (?:il|la|lo|i|le) \w+ solo\b|\bsolo (?:ho|abbiamo) (?:il|la|lo)\b|\b(?:so|apenas) (?:tenho|temos) [oa]s?\b|\bheb (?:ik )?(?:de|het) \w+ alleen\b/u;

/** "The long one outside only on Sundays": its place, and no refusal. */
function isOnlyThen({ notLong, weekdays }: DayLimit, said: string): boolean {
  return notLong !== undefined && weekdays.length === 1 && ONLY.test(said) && !REFUSES.test(said.replace(CONDITION, " "));
}

const ONLY = /\b(?:only|just|nur|solo|solamente|seulement|uniquement|soltanto|apenas|alleen)\b/u;
/** "… if there is no ice" */
const CONDITION = /\b(?:if|unless|when|wenn|falls|si|quand|se|als|tenzij)\b.*$/u;

const NOTHING_HARD =
  /\b(?:nothing|not|no|dont|never|another|any|anything)(?: \w+){0,3}? (?:hard|heavy|wild|crazy|mad|big|serious|intense|tough|brutal|silly)(?: \w+)?\b|\b(?:nichts|nix|nicht|kein\w*)(?: \w+){0,2}? (?:hart\w*|wild\w*|schwer\w*|gross\w*|heftig\w*|anstrengend\w*|intensiv\w*|verruckt\w*)\b|\bnada (?:de )?(?:\w+ )?(?:dur[oa]|fuerte|loc[oa]|intens[oa]|salvaje|seri[oa]|pesad[oa]|puxad[oa]|forte|maluc[oa]|pesado)\b|\brien (?:de |d )?(?:trop |tres )?(?:dur|fou|violent|intense|costaud|serieux|lourd|extreme)\b|\b(?:niente|nulla) (?:di )?(?:troppo )?(?:dur[oa]|pesante|folle|impegnativo|serio|strano|intenso|estremo)\b|\b(?:niets|niks) (?:te )?(?:zwaars|geks|wilds|heftigs|hards|groots|serieus)\b/u;

/** Whether the words are about an hour of the day: "not before 10" refuses the hour, "never on Wednesdays because I start early" the day. */
function isHourOfDay(said: string): boolean {
  if (!PART_OF_DAY.test(said) || ALL_DAY.test(said)) return false;
  return !REFUSES.test(said) || REFUSED_HOUR.test(said.replace(REASON, " "));
}

/** Units and months behind a number, which then is no hour: "after 10 hours", "before 10 December". */
const NO_HOUR = String.raw`(?!\d|(?:st|nd|rd|th)?(?: of)? ?(?:hours?|hrs?|mins?|minutes|minuten|stunden|heures? de|h de|uur (?:werk|dienst)\w*|days?|tagen?|jours|dagen|weeks?|wochen|semaines|weken|months?|monaten|mois|maanden|kms?|k|jan\w*|feb\w*|fev\w*|mar\w*|maart|marz|apr\w*|avr\w*|may|mai|mei|jun\w*|juin|jul\w*|juil\w*|aug\w*|aout|sep\w*|o[ck]t\w*|nov\w*|de[cz]\w*)\b)`;
/** Early, before or after an hour: the rest of the day is open. */
const HOURS = String.raw`(?:(?:too|not|so|very) early|first thing|in the mornings?|before (?:noon|lunch|\d{1,2}${NO_HOUR})|after \d{1,2}${NO_HOUR}|until noon|fruh|morgens|vormittags|vor \d{1,2}${NO_HOUR}|nach \d{1,2}${NO_HOUR}|temprano|por la manana|antes de las \d{1,2}|despues de las \d{1,2}|trop tot|le matin|avant \d{1,2}${NO_HOUR}|apres \d{1,2}${NO_HOUR}|plutot le (?:matin|soir)|presto|la mattina|al mattino|prima delle \d{1,2}|dopo le \d{1,2}|cedo|de manha|antes das \d{1,2}|depois das \d{1,2}|vroeg|ochtends?|\w+(?:ochtend|morgen)|voor \d{1,2}${NO_HOUR}|na \d{1,2}${NO_HOUR})`;
const PART_OF_DAY = new RegExp(String.raw`\b(?:${HOURS}|lie ?in|sleep in|ausschlaf\w*)\b`, "u");
const REASON =
  /(?<=\w )(?:because|cos|cause|since|due to|weil|denn|wegen|porque|ya que|car|parce qu\w*|puisqu\w*|perche|poiche|siccome|pois|ja que|omdat|want|vanwege) .*$/u;
const NOT = String.raw`(?:no|not|never|nothing|cant|cannot|dont|wont|out|off|kein\w*|nicht|nichts|nix|nie|nada|nunca|ni|rien|pas|jamais|niente|nulla|mai|non|nao|nem|niets|niks|nooit|niet|geen)`;
/** At most so many words between the refusal and its hour, and no other subject: "no training on Wednesdays before 10". */
const BETWEEN = String.raw`(?: (?!(?:i|ich|yo|je|io|eu|ik)\b)\w+){0,4}?`;
const REFUSED_HOUR = new RegExp(String.raw`\b(?:${NOT}${BETWEEN} ${HOURS}|not early|${HOURS}(?: \w+){0,4}? ${NOT})\b`, "u");
const ALL_DAY =
  /\b(?:all day|whole day|day off|at all|ganze\w* tag|den ganzen|gar nicht|todo el dia|toute la journee|tutto il giorno|o dia todo|hele dag|helemaal niet)\b/u;

/** Words that refuse training as such. */
const REFUSES =
  /\b(?:no|not|never|nothing|none|off|out|rest|free|cant|cannot|dont|wont|impossible|sacred|untouchable|nein|kein\w*|nicht|nichts|nix|nie|frei|ruhetag|tabu|heilig|gesperrt|nada|nunca|ningun\w*|libre|descanso|ni|rien|pas|jamais|aucun\w*|repos|sacre|niente|nulla|mai|non|libero|riposo|sacro|nao|nem|folga|livre|descansar|sagrado|niets|niks|nooit|niet|geen|vrij|rust\w*)\b/u;
