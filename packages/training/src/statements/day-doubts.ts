import type { Athlete } from "../athlete/athlete.ts";
import type { DayLimit } from "../free-text/day-limit.ts";
import { getNames } from "../free-text/dates/day-names.ts";

/**
 * Words of a limit of days that its reader left over, and that say something else than the limit: what is possible then, by when a run is over, how
 * long something takes that is no session. Such a limit changes nothing and is shown back.
 * @returns the end of the sentence that shows it back, or undefined where the words bear the limit
 */
export function doubtAbout(limit: DayLimit, said: string, { availability }: Pick<Athlete, "availability">): string | undefined {
  const { weekdays, from, only, isOff, closed, minutes } = limit;
  const isAbsence = isOff === true || (only !== undefined && only.length === 0);
  if (isAbsence && MORE_THEN.test(said) && !REFUSED.test(said))
    return "you can train more then. The plan keeps the days of your profile; change them there for that time.";
  if (closed.length > 1 && OVER_BY.test(said) && !ONLY.test(said))
    return `taken as an hour of the day: the plan sets none, so do what stands on ${getNames(weekdays)} in time.`;
  if (minutes === undefined || from !== undefined || !A_LENGTH.test(said)) return undefined;
  const trained = weekdays.filter((day) => availability.weekdays?.includes(day) === true);
  if (availability.weekdays !== undefined && trained.length === 0)
    return `your profile has no session on ${getNames(weekdays)}, so nothing changes.`;
  const own = trained.map((day) => availability.minutes?.[day]);
  if (own.length === 0 || !own.every((one) => one !== undefined && one > 0 && one < minutes)) return undefined;
  return `your profile has ${[...new Set(own)].join(" or ")} min for ${getNames(trained)}. Enter ${minutes} there, and the plan uses them.`;
}

/** A length that was told: "keep Wednesdays short" is none. */
const A_LENGTH = /\d|\b(?:hours?|stunden?|horas?|heures?|or[ae]|uur)\b/u;

/** "There I can run every day", "même 6 fois": more than usual, and no absence. */
const MORE_THEN =
  /\b(?:can|could|able to|kann|konnte|puedo|podria|peux|pourrai\w*|posso|potrei|poderia|kan)\b(?: \w+){0,5}? (?:every day|daily|more|more often|as often|any day|all day|jeden tag|taglich|mehr|ofter|todos los dias|cada dia|mas|tous les jours|chaque jour|plus souvent|davantage|ogni giorno|tutti i giorni|di piu|todos os dias|todo dia|mais|elke dag|iedere dag|dagelijks|meer|vaker)\b|\b(?:kann|puedo|peux|posso|kan)\b(?: \w+){0,2} (?:jeden tag|taglich|todos los dias|tous les jours|tutti i giorni|todos os dias|elke dag)\b/u;
const REFUSED =
  /\b(?:no|not|never|nothing|cant|cannot|without|only|kein\w*|nicht|nichts|ohne|nur|nada|sin|solo|pas|rien|sans|plus de|seulement|non|niente|senza|nao|sem|geen|niet|niets|zonder|alleen)\b/u;

const HOUR = String.raw`(?:the |las? |le |les |alle |as |um |kl )?(?:1?\d|2[0-4])(?:[.:h]\d{2})?\b(?! ?(?:km|k|min\w*|kg|x|weeks?|days?|dec\w*|jan\w*|nov\w*|wochen|tage))`;
/** "Has to be over by 3", "muss bis 15 Uhr fertig sein": until when, and not what. */
const OVER_BY = new RegExp(
  String.raw`\b(?:over|done|finished|back|home|fertig|vorbei|zuruck|terminad[oa]|acabad[oa]|listo|fini\w*|termine\w*|rentre|finit[oa]|terminat[oa]|terminad[oa]|pront[oa]|klaar|afgelopen|thuis)\b(?: \w+){0,2}? (?:by|before|at|vor|bis|um|antes de|a|avant|a|entro|prima|prima delle|ate|antes|voor|om) ${HOUR}|\b(?:bis|vor|um) ${HOUR}(?: uhr)?(?: \w+){0,2} (?:fertig|vorbei|zuruck|daheim|zu hause)\b|\b(?:om|voor) ${HOUR}(?: uur)?(?: \w+){0,2} (?:klaar|thuis|afgelopen)\b`,
  "u",
);
const ONLY =
  /\b(?:only|just|nothing else|nur|sonst nichts|solo|solamente|seulement|uniquement|rien d autre|soltanto|nient altro|apenas|mais nada|alleen|niets anders)\b/u;

/** "Don't finish me off that day", "mach mich da nicht fertig": an easy day, and none off. */
export const SPARES =
  /\b(?:dont|do not|not|please dont)(?: \w+){0,2}? (?:finish|kill|destroy|wreck|bury|smash|ruin|flatten|break|murder|crush|hammer) (?:me|my legs|us)\b|\bmach\w*(?: \w+){0,4}? nicht (?:fertig|kaputt|platt)\b|\bno me (?:mates|destroces|revientes|machaques|hundas)\b|\bne (?:me|m) (?:tue|acheve|detruis|massacre|creve|flingue)\w*(?: pas)?\b|\b(?:me|m) (?:tue|acheve|detruis|massacre)\w* pas\b|\bnon (?:mi )?(?:distrugger\w*|ammazzar\w*|uccider\w*|massacrar\w*|finir\w*)\b|\bnao (?:me )?(?:mat\w*|destru\w*|acab\w*|arrebent\w*)(?: comigo)?\b|\b(?:sloop|maak|mep) (?:me|mij)(?: \w+){0,3} (?:niet|kapot|af)\b/u;
