import { EVERY_DAY } from "../../calendar/day.ts";
import { getNames as namesOfActivity } from "../../injuries/activities.ts";
import { type countIn, LIMIT_WORDS, isBareCount, isWeekly, type SportKind } from "../schedule-words.ts";
import { namesTrainer } from "./indoor-rides.ts";
import { FEWEST_DAYS, type FoundSchedule, LONG_OF, movementsIn, type Statement } from "./wish-statement.ts";

/** How often: days, runs or strength a week. */
export function ofCount(
  statement: Statement,
  { times, isOfDays, isWeekly }: NonNullable<ReturnType<typeof countIn>>,
): FoundSchedule | undefined {
  const { quotes, said, kinds, minutes, isEnough } = statement;
  const phrase = quotes.join(", ");
  // "Those two nights are late starts": which of them are meant, and not how many.
  if (POINTS_AT.test(said)) return undefined;
  // "Deux sorties par semaine max": of who runs they are runs.
  if (OUTINGS.test(said) && !RIDES.test(said))
    return {
      limits: [{ phrase, limits: { runsPerWeek: times }, note: `“${phrase}”: ${times} ${times === 1 ? "run" : "runs"} a week at most.` }],
    };
  const rest = minutes === undefined ? [] : (ofMinutes(statement, minutes, kinds)?.limits ?? []);
  const isOfTraining = kinds.every((kind) => kind === "training") && (isOfDays || kinds.length > 0 || isBareCount(said));
  if (isOfTraining) {
    // "More than once a session" counts no days.
    if (!isWeekly && A_SESSION.test(said)) return undefined;
    // "I've enough chest, once a week and done": nobody trains once a week; it is of what stands before.
    if (times < 2 && kinds.length === 0 && !isOfDays) return undefined;
    if (!isWeekly && !isEnough && !isOfDays) return undefined;
    return { days: [{ phrase, weekdays: EVERY_DAY, closed: [], without: [], mostDays: Math.max(times, FEWEST_DAYS) }], limits: rest };
  }
  if (!isEnough && !NOUN_COUNT.test(said)) return undefined;
  if (kinds.includes("strength"))
    return {
      limits: [
        { phrase, limits: { strengthPerWeek: times }, note: `“${phrase}”: strength training ${timesText(times)} at most.` },
        ...rest,
      ],
    };
  if (kinds.includes("run") && !kinds.includes("fast-run") && !ON_TRACK.test(said) && !LONG_OF.test(said))
    return {
      limits: [
        { phrase, limits: { runsPerWeek: times }, note: `“${phrase}”: ${times} ${times === 1 ? "run" : "runs"} a week at most.` },
        ...rest,
      ],
    };
  return undefined;
}

const POINTS_AT =
  /\b(?:those|these|both|the other|diese[nr]?|die|beiden|esos|esas|estos|estas|ces|quei|quelle|questi|esses|essas|deze|die) (?:two|three|four|2|3|4|zwei|drei|dos|tres|deux|trois|due|tre|dois|duas|twee|drie) (?:nights?|evenings?|days?|mornings?|abende?n?|tagen?|noches|dias|soirs|jours|sere|giorni|noites|avonden|dagen)\b/u;
const OUTINGS = /\b(?:sorties?|salidas|uscite|saidas)\b/u;
const RIDES = /\b(?:velo|vtt|bici\w*|ciclis\w*|bicicleta|natation|nage|nadar)\b/u;

const A_SESSION =
  /\b(?:a|per|each|every|one|pro|in einer|por|par|a la|por cada|ogni|elke) (?:sessions?|workouts?|training|einheit|sesion|entreno|seance|allenamento|treino)\b/u;

/** How often somebody is on the track says nothing of the other runs. */
const ON_TRACK = /\b(?:track|piste|pista|bahn\w*|baan|hills?|trails?|tempo)\b/u;

/** "one strength session a week", "five runs a week" */
const NOUN_COUNT =
  /\b(?:one|two|three|four|five|ein\w*|zwei|drei|vier|funf|una?|dos|tres|cuatro|une?|deux|trois|quatre|due|tre|quattro|uma?|duas|quatro|een|twee|drie|vier|[1-6]) (?:\w+ )?(?:sessions?|runs?|laufe\w*|einheit\w*|sesiones|sesion|seances?|sorties?|sedut[ae]|treinos?|corridas?|carreras?|corse)\b/u;

/** How long: of strength, of a workout, or of every session. */
export function ofMinutes(
  { quotes, said, kinds, isDenied }: Statement,
  minutes: number,
  about: readonly SportKind[],
): FoundSchedule | undefined {
  const phrase = quotes.join(", ");
  // "On days on I can do max 30 min": the plan knows no roster, and the other days have all their time.
  if (ON_SHIFT_DAYS.test(said))
    return {
      remarks: [`“${phrase}”: which days those are the plan does not know; on them do the first ${minutes} minutes of the session.`],
    };
  const own = kinds.length > 0 && !kinds.every((kind) => kind === "training") ? kinds : about;
  if (own.includes("strength") && minutes >= 15)
    return {
      limits: [{ phrase, limits: { strengthMinutes: minutes }, note: `“${phrase}”: strength sessions of ${minutes} minutes at most.` }],
    };
  if (own.includes("metcon") && (isDenied || LIMIT_WORDS.test(said)) && minutes <= 60)
    return { limits: [{ phrase, limits: { scoredMinutes: minutes }, note: `“${phrase}”: workouts of ${minutes} minutes at most.` }] };
  // "Keep the long one under 75 min": a run where no other sport is named.
  if (own.every((kind) => kind === "training" || kind === "run") && LONG_UNDER.test(said) && minutes >= SHORTEST_LONG)
    return { limits: [{ phrase, limits: { runMinutes: minutes }, note: `“${phrase}”: runs of ${minutes} minutes at most.` }] };
  // "Max 40 min on the rower" is about the rower.
  if (own.length === 0 && movementsIn(phrase).some((one) => namesOfActivity(one).length > 0)) return undefined;
  const isMost = LIMIT_WORDS.test(said) || /\b(?:longer|langer|lengthier|over|above|uber|plus long\w*)\b/u.test(said);
  if (own.length === 0 && isWeekly(said))
    return { remarks: [`“${phrase}”: set the minutes of each day in your profile; the plan keeps to them.`] };
  if ((own.includes("trainer") || namesTrainer(said)) && (isMost || isDenied))
    return { remarks: [`“${phrase}”: indoors ${minutes} minutes at most; ride outside where it takes longer.`] };
  if (own.includes("run") && EASY_RUN.test(said))
    return { remarks: [`“${phrase}”: the long run stays as it is; end any other run after ${minutes} minutes.`] };
  if (own.includes("run") && (isMost || isDenied) && (isDenied || MOST.test(said)) && minutes >= 20)
    return { limits: [{ phrase, limits: { runMinutes: minutes }, note: `“${phrase}”: runs of ${minutes} minutes at most.` }] };
  if (own.length > 0 && !own.every((kind) => kind === "training")) return undefined;
  const isOfSessions = kinds.includes("training") || LIMIT_WORDS.test(said) || EACH.test(said) || ANYTHING_LONGER.test(said);
  if (!isOfSessions || minutes < 30) return undefined;
  return { limits: [{ phrase, limits: { sessionMinutes: minutes }, note: `“${phrase}”: sessions of ${minutes} minutes at most.` }] };
}

const ON_SHIFT_DAYS =
  /\b(?:on|an|en|les|nei|nos|op) (?:(?:my|the|den|meinen|los|las|mis|mes|jours|giorni|dias|de) )?(?:days? on|on days|shift days?|days (?:when )?i (?:work|am on)|diensttag\w*|schichttag\w*|dias de (?:turno|guardia|plantao)|jours de (?:garde|service)|giorni di turno|dienstdagen)\b/u;

const SHORTEST_LONG = 40;
const LONG_UNDER =
  /\b(?:long (?:one|run|runs|ones)|lang\w+ (?:lauf|laufe|einen)?|(?:tirada|carrera|rodaje) larg[ao]|larg[ao]|sortie longue|la longue|lungo|longao|longo|lange (?:duurloop|loop)|de lange)\b.*\b(?:under|below|within|no more than|max\w*|unter|hochstens|bajo|menos de|moins de|sous|sotto|meno di|abaixo de|onder|minder dan)\b/u;

const EASY_RUN =
  /\b(?:easy|slow|recovery|lockere\w*|langsame\w*|suaves?|faciles?|facili|lent[eio]|leves?|rustige) \p{L}+|rodajes? suaves?\b/u;

const ANYTHING_LONGER =
  /^(?:anything|everything|nothing|none|no session|keine|ninguna?|aucune?|nessuna?|nenhuma?|geen|alles|nichts|todo|nada|tout|rien|tutto|niente|tudo) (?:that s |that is |was )?(?:longer than|over|above|more than|beyond|langer als|uber|mas de|que dure mas|plus de|piu di|mais de|langer dan)\b.*(?:hours?|h|hrs?|min\w*|stunden?|horas?|heures?|or[ae]|uur)$/u;

const MOST = /\b(?:max\w*|at most|tops|hochstens|como mucho|au plus|al massimo|no maximo|hooguit)\b/u;

const EACH =
  /^(?!.*\b(?:dog|puppy|kids?|hund\w*|perr[oa]|chien\w*|can[ei]|cachorr[oa]|cao|hond)\b)(?!.*\b(?:gets?|needs?|wants?|walks?) \d).*\b(?:each(?! (?:morning|evening|night))|per session|ciascun\w*|l un[oa]|al giorno|per day|a day|am tag|pro tag|al dia|par jour|por dia|ao dia|per dag|jeweils|cada un[oa]|chacune?|elk|per keer)\b/u;

function timesText(times: number): string {
  return times === 1 ? "once a week" : times === 2 ? "twice a week" : `${times} times a week`;
}
