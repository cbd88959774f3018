import { addDays, getWeekday, type Weekday } from "@ironpace/training";
import type { Draft } from "../topic.ts";
import { daysPerWeek } from "../turn/changes/days-per-week.ts";
import { capWeekdays } from "../turn/changes/limit-minutes.ts";
import { onlyDays } from "../turn/changes/training-days.ts";
import { type Frame, readFrame } from "../turn/frame.ts";
import { fewerInOneWeek } from "../turn/stated-wishes/fewer-in-one-week.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import { numberOf } from "../turn/times.ts";
import type { ActivePlan, CoachView } from "../view.ts";

type Patterns = { readonly [tongue in Tongue]: RegExp };

/** What is asked, told of the past or weighed is no setting. */
const NO_WISH: Patterns = {
  en: /^(?:(?:and|so|but|ok) )*(?:did|do i|does|is|are|was|were|why|how|when|what|which|will|would it|if|whats)\b|\b(?:enough|used to|have been|ive been|did i|will i|what if|should i|is it ok|better|worth)\b/,
  de: /^(?:(?:und|aber|ok) )*(?:hab|habe|ist|sind|war|warum|wieso|wie|wann|was|welche\w*|reicht|wenn|soll(?:te)? ich)\b|\b(?:reicht|genug|bisher|besser|sinnvoll)\b/,
  fr: /^(?:(?:et|mais|ok) )*(?:est ce (?:que (?:c|ca|je)|assez)|pourquoi|comment|quand|combien|quel\w*|c est|ai je|si|j ai)\b|\b(?:assez|suffit|suffisant|mieux|ca vaut)\b/,
  es: /^(?:(?:y|pero|ok) )*(?:es|son|fue|por que|como|cuando|cuant\w+|cual\w*|hice|entrene|si|deberia)\b|\b(?:basta|suficiente|mejor|vale la pena)\b/,
  it: /^(?:(?:e|ma|ok) )*(?:e|sono|era|perche|come|quando|quant\w+|qual\w*|ho|se|dovrei)\b|\b(?:basta|bastano|sufficient\w+|meglio|vale la pena)\b/,
};

/** What makes a number a wish: it is wanted, all there is, or holds from now on. */
const WANTED: Patterns = {
  en: /\b(?:want|id like|would like|lets|can (?:only|just|we|you|u|i)|could (?:we|you|u)|please|pls|set|make it|change|switch|go (?:down|up|back|to)|drop (?:down )?to|reduce|cut (?:down|back)|instead of|all i can|only|just|max|prefer|never|no (?:more|longer)|keep|need|limit|cap|put)\b/,
  de: /\b(?:will|mochte|wurde gern\w*|kann(?:st)?|konnen wir|bitte|stell\w*|mach\w*|ander\w*|nur|statt|hochstens|maximal|max|lieber|nie|reduzier\w*|auf)\b/,
  fr: /\b(?:veux|voudrais|aimerais|peux|peut on|stp|svp|s il te plait|mets|passe[rz]?|change|seulement|ne .{0,30} que|au lieu|maximum|max|plutot|jamais|pas plus|plus de|redui\w*|limite)\b/,
  es: /\b(?:quiero|quisiera|me gustaria|puedo|podemos|por favor|porfa|pon|cambia\w*|pasa\w*|solo|en vez|en lugar|maximo|max|prefiero|nunca|nada de|reduc\w*|limita)\b/,
  it: /\b(?:voglio|vorrei|posso|possiamo|per favore|metti|cambia\w*|passa\w*|solo|soltanto|invece|massimo|max|preferisco|mai|niente|riduc\w*|limita)\b/,
};

/** "4 sessions a week", beside the "4 days a week" that every frame reads. */
const SESSIONS_A_WEEK: Patterns = {
  en: /\b(\d|two|three|four|five|six) (?:training )?(?:sessions?|workouts?|trainings?) (?:a|per|each|every) week\b/,
  de: /\b(\d|zwei|drei|vier|funf|sechs) (?:einheiten|trainings|workouts) (?:pro|die|in der|je) woche\b/,
  fr: /\b(\d|deux|trois|quatre|cinq|six) (?:seances?|entrainements?) par semaine\b/,
  es: /\b(\d|dos|tres|cuatro|cinco|seis) (?:sesiones|entrenos|entrenamientos) (?:por|a la) semana\b/,
  it: /\b(\d|due|tre|quattro|cinque|sei) (?:sessioni|sedute|allenamenti) (?:a|alla|per) settimana\b/,
};

/** A length that no session may pass. */
const AT_MOST: Patterns = {
  en: /\b(?:(?:never|not|no|nothing|no (?:more|sessions?|workouts?)) .{0,30}?(?:longer|more|over)|(?:max|maximum|at most|tops|under|below|limit\w*|cap\w*|up to|no longer|only))\b/,
  de: /\b(?:(?:nie|nicht|keine?|nichts) .{0,30}?(?:langer|mehr|uber)|max|maximal|hochstens|unter|limit\w*|nur)\b/,
  fr: /\b(?:(?:jamais|pas|plus de|aucune) .{0,30}?(?:plus|depass\w*)|max|maximum|au plus|moins de|limite\w*|seulement|que)\b/,
  es: /\b(?:(?:nunca|no|nada|ninguna) .{0,30}?(?:mas|pas\w+)|max|maximo|como mucho|menos de|limita\w*|solo)\b/,
  it: /\b(?:(?:mai|non|niente|nessuna) .{0,30}?(?:piu|oltre)|max|massimo|al massimo|meno di|limita\w*|solo)\b/,
};

/** Every session, not one of them. */
const ALL_SESSIONS: Patterns = {
  en: /\b(?:sessions|workouts|trainings|(?:no|any|every|each) (?:session|workout|training)|everything|anything)\b/,
  de: /\b(?:einheiten|trainings|workouts|keine? (?:einheit|training)|jede (?:einheit)|alles)\b/,
  fr: /\b(?:seances|entrainements|aucune seance|chaque seance|tout)\b/,
  es: /\b(?:sesiones|entrenos|entrenamientos|ninguna sesion|cada sesion|todo)\b/,
  it: /\b(?:sessioni|sedute|allenamenti|nessuna (?:sessione|seduta)|ogni (?:sessione|seduta)|tutto)\b/,
};

/** A weekday that has time from now on. */
const OPENS: Patterns = {
  en: /\b(?:(?:is|are|am) (?:now )?(?:free|available|open) (?:for training|to train|now|again)|(?:i )?can (?:now |also )+(?:train|do)|works?(?: for me)?(?: too| as well| again)?(?: now)?$|also (?:train|have time|works?)|have time(?: now)?|add)\b/,
  de: /\b(?:(?:ist|sind|hab ich|habe ich) (?:jetzt |nun |auch )*(?:frei (?:fur|furs|zum) training|zeit)|(?:kann|konnte) ich (?:jetzt |nun |auch )+(?:trainieren)?|geht (?:jetzt|auch|wieder)|passt (?:jetzt|auch|wieder))\b/,
  fr: /\b(?:(?:est|sont|suis) (?:maintenant )?(?:libre|disponible)s? pour|je peux (?:aussi|maintenant)|j ai (?:aussi )?du temps)\b/,
  es: /\b(?:(?:esta|estan|estoy|tengo) (?:ahora )?libres? para|(?:tambien|ahora) puedo|puedo (?:tambien|ahora)|tengo tiempo)\b/,
  it: /\b(?:(?:e|sono) (?:ora )?liber[oaie] per|posso (?:anche|ora)|ho (?:anche )?tempo)\b/,
};
const CLOSES: Patterns = {
  en: /\b(?:cant|cannot|dont|doesnt|do not|does not|wont|no longer|not|never|out)\b/,
  de: /\b(?:nicht|nie|nimmer|kein\w*|fallt (?:aus|weg))\b/,
  fr: /\b(?:ne|pas|plus|impossible)\b/,
  es: /\b(?:no|ya no|imposible)\b/,
  it: /\b(?:non|impossibile)\b/,
};

/**
 * A setting that holds from now on: so many sessions a week, a limit of minutes, a weekday more. It leads to a card for the training week; one week or
 * one session is left to the readers of days.
 */
export function lastingSetting(frame: Frame, view: CoachView): Draft | undefined {
  const { plan } = view;
  const { words, tongue, metric, subjects, periods, hasPain, isIll, isAway, until } = frame;
  if (plan === undefined || hasPain || isIll || isAway || until !== undefined || NO_WISH[tongue].test(words)) return undefined;
  if (subjects.length > 0 || (metric !== undefined && metric !== "sessions") || frame.days.length > 0 || frame.lines.length > 0)
    return undefined;
  if (periods.some(({ from, kind }) => kind !== "month" || from <= view.today)) return undefined;
  if (fewerInOneWeek(frame, plan, view) !== undefined) return undefined;
  return countAWeek(frame, plan, view) ?? longestSession(frame, view) ?? weekdayMore(frame, plan, view);
}

function countAWeek(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { words, tongue, minutes, weekdays, isForGood, verbs } = frame;
  const said = SESSIONS_A_WEEK[tongue].exec(words)?.[1];
  const wished = said === undefined ? frame.daysPerWeek : numberOf(said);
  if (wished === undefined || minutes !== undefined || weekdays.length > 0 || verbs.includes("log")) return undefined;
  // For more days the athlete has to say which.
  const isMore = wished > plan.plan.sessionsPerWeek;
  if (isMore && tongue === "en") return undefined;
  return isForGood || WANTED[tongue].test(words)
    ? daysPerWeek({ ...frame, daysPerWeek: wished, verbs: [] }, plan, view, afterThePlan(frame, plan))
    : undefined;
}

/** "From January on" lies behind the plan: the card would hold from next week. */
function afterThePlan({ tongue, periods }: Frame, { plan }: ActivePlan): string | undefined {
  const end = addDays(plan.startDate, 7 * plan.durationWeeks - 1);
  const start = periods[0]?.from;
  if (start === undefined || start <= end) return undefined;
  const [last, from] = [dayIn(tongue, end), dayIn(tongue, start)];
  return sayIn(tongue)(
    `You want it from ${from}, and your plan ends on ${last}: to keep it until then, leave this card and change the days in your profile before you make the next plan.`,
    `Du willst es ab ${from}, und dein Plan endet am ${last}: soll er bis dahin bleiben, lass diese Karte und ändere die Tage im Profil, bevor du den nächsten Plan machst.`,
    `Tu le veux dès le ${from} et ton plan finit le ${last} : pour le garder jusque-là, laisse cette carte et change les jours dans ton profil avant le plan suivant.`,
    `Lo quieres desde el ${from} y tu plan acaba el ${last}: para mantenerlo hasta entonces, deja esta tarjeta y cambia los días en tu perfil antes del próximo plan.`,
    `Lo vuoi dal ${from} e il piano finisce il ${last}: per tenerlo fino ad allora, lascia questa scheda e cambia i giorni nel profilo prima del prossimo piano.`,
  );
}

function longestSession(frame: Frame, view: CoachView): Draft | undefined {
  const { words, tongue, minutes, onWeekdays, weekdays } = frame;
  if (minutes === undefined || !AT_MOST[tongue].test(words)) return undefined;
  if (onWeekdays) return capWeekdays({ ...frame, weekdays: [] }, view);
  return weekdays.length === 0 && ALL_SESSIONS[tongue].test(words)
    ? capWeekdays({ ...frame, weekdays: [1, 2, 3, 4, 5, 6, 7] }, view)
    : undefined;
}

/** "Sundays are free for training from now on", "Thursdays work for me now, Mondays don't": each part opens or closes its days. */
function weekdayMore(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const known = view.athlete.availability.minutes as { readonly [day: number]: number } | undefined;
  const current = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (known?.[day] ?? 0) > 0);
  const parts = frame.content.split(/[,;.]| (?:but|and|aber|und|mais|et|pero|y|ma|e) /u).map((part) => readFrame(part, tongue, view.today));
  const opened = parts.flatMap(({ words, weekdays }) => (OPENS[tongue].test(words) && !CLOSES[tongue].test(words) ? weekdays : []));
  const closed = parts.flatMap(({ words, weekdays }) => (CLOSES[tongue].test(words) ? weekdays : []));
  const added = opened.filter((day) => !current.includes(day));
  if (current.length === 0 || added.length === 0) return undefined;
  const days: readonly Weekday[] = [...current.filter((day) => !closed.includes(day)), ...added];
  const dates = days.map((day) => addDays(view.today, (day - getWeekday(view.today) + 7) % 7));
  return onlyDays({ ...frame, days: dates, periods: [] }, plan, view);
}
