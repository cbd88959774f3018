import type { Draft } from "../topic.ts";
import { daysPerWeek } from "../turn/changes/days-per-week.ts";
import type { Frame } from "../turn/frame.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { reportsPast } from "./past-report.ts";

/** Less of all weeks. */
const FEWER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\bmore rest days\b|\b(?:fewer|less) (?:sessions|days|workouts|training days)\b|\b[3-7] (?:sessions|days|workouts)(?: (?:a|per) week)? (?:is|are) too (?:much|many)\b/,
  de: /\bmehr ruhetage\b|\bweniger (?:einheiten|trainingstage|tage)\b|\b[3-7] (?:einheiten|tage)(?: (?:pro|die) woche)? (?:ist|sind) (?:mir )?zu viel\b/,
  fr: /\bplus de jours de repos\b|\bmoins de (?:seances|jours)\b|\b[3-7] seances(?: par semaine)? c est trop\b/,
  es: /\bmas dias de descanso\b|\bmenos (?:sesiones|dias)\b|\b[3-7] (?:sesiones|dias)(?: (?:a la|por) semana)? (?:es|son) demasiad\w+\b/,
  it: /\bpiu giorni di riposo\b|\bmeno (?:sessioni|giorni)\b|\b[3-7] (?:sessioni|giorni)(?: a settimana)? sono tropp\w+\b/,
};
/** One day less, which is of every week only where that is said. */
const ONE_LESS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:more|another|one more|an extra) rest day\b|\b(?:one|a) (?:session|day|workout) (?:a week )?(?:less|fewer)\b|\b(?:one|a) (?:less|fewer) (?:session|day|workout)\b/,
  de: /\b(?:einen weiteren|noch einen|einen zusatzlichen) ruhetag\b|\b(?:eine einheit|einen tag) weniger\b/,
  fr: /\bun (?:autre jour de repos|jour de repos (?:en plus|de plus|supplementaire))\b|\b(?:une seance|un jour) (?:de|en) moins\b/,
  es: /\b(?:otro dia de descanso|un dia (?:mas de descanso|de descanso mas))\b|\b(?:una sesion|un dia) menos\b/,
  it: /\b(?:un altro giorno di riposo|un giorno di riposo in piu)\b|\b(?:una sessione|un giorno) in meno\b/,
};
const WEEKLY: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:(?:a|per|every|each) week|weekly)\b/,
  de: /\b(?:(?:pro|die|jede|in der) woche|wochentlich)\b/,
  fr: /\b(?:par semaine|chaque semaine)\b/,
  es: /\b(?:(?:por|a la|cada) semana)\b/,
  it: /\b(?:(?:a|alla|ogni) settimana)\b/,
};
const OF_TIME = /\?\s*$|\b(?:did|was|were|how|why|this week|next week|hab|war|diese woche|nachste woche)\b/u;
const FEWEST = 2;

/** "More rest days please, 5 sessions is too much": one day a week less from now on. */
export function fewerDays(frame: Frame, view: CoachView): Draft | undefined {
  const { words, tongue, content } = frame;
  const { plan } = view;
  const { isIll, hasPain, verbs } = frame;
  if (verbs.length === 0 && !isIll && !hasPain && !OF_TIME.test(content) && REST_DAY.test(words) && reportsPast(frame, REST_DAY))
    return tookRest(frame);
  const isLasting = frame.isForGood || WEEKLY[tongue].test(words);
  const wish = [FEWER[tongue], ...(isLasting ? [ONE_LESS[tongue]] : [])].find((pattern) => pattern.test(words));
  if (plan === undefined || wish === undefined || OF_TIME.test(content.toLowerCase()) || frame.hasPain || frame.isIll) return undefined;
  if (reportsPast(frame, wish)) return undefined;
  if (frame.days.length + frame.periods.length > 0 || frame.verbs.includes("move")) return undefined;
  const wished = plan.plan.sessionsPerWeek - 1;
  return wished < FEWEST ? undefined : daysPerWeek({ ...frame, daysPerWeek: wished }, plan, view);
}

const REST_DAY = /\b(?:rest days?|ruhetage?|jours? de repos|dias? de descanso|giorn[oi] di riposo)\b/;

/** "I took another rest day" reports one, and changes nothing that is planned. */
function tookRest({ tongue, days, periods }: Frame): Draft | undefined {
  if (days.length + periods.length > 0) return undefined;
  const text = sayIn(tongue)(
    "Good: rest is part of the training. The plan stays as it is; ask for one more rest day a week if you want fewer sessions from now on.",
    "Gut: Ruhe gehört zum Training. Der Plan bleibt, wie er ist; sag „ein Ruhetag mehr pro Woche“, wenn du ab jetzt weniger Einheiten willst.",
    "Bien : le repos fait partie de l’entraînement. Le plan reste tel quel ; demande un jour de repos en plus par semaine si tu veux moins de séances désormais.",
    "Bien: el descanso es parte del entrenamiento. El plan sigue igual; pide un día más de descanso por semana si quieres menos sesiones de ahora en adelante.",
    "Bene: il riposo fa parte dell’allenamento. Il piano resta com’è; chiedi un giorno di riposo in più a settimana se d’ora in poi vuoi meno sessioni.",
  );
  return { isDecided: true, text: [text] };
}
