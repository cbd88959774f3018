import type { Draft } from "../topic.ts";
import { daysPerWeek } from "../turn/changes/days-per-week.ts";
import type { Frame } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";

const FEWER: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:more|another|one more|an extra) rest days?(?: (?:a|per|every|each) week)?\b|\b(?:fewer|less) (?:sessions|days|workouts|training days)\b|\b(?:one|a) (?:session|day|workout) (?:a week )?(?:less|fewer)\b|\b[3-7] (?:sessions|days|workouts)(?: (?:a|per) week)? (?:is|are) too (?:much|many)\b/,
  de: /\b(?:mehr|einen weiteren|noch einen) ruhetage?\b|\bweniger (?:einheiten|trainingstage|tage)\b|\b[3-7] (?:einheiten|tage)(?: (?:pro|die) woche)? (?:ist|sind) (?:mir )?zu viel\b/,
  fr: /\b(?:plus de|un) jours? de repos (?:en plus|de plus)?\b|\bmoins de (?:seances|jours)\b|\b[3-7] seances(?: par semaine)? c est trop\b/,
  es: /\b(?:mas|otro) dias? de descanso\b|\bmenos (?:sesiones|dias)\b|\b[3-7] (?:sesiones|dias)(?: (?:a la|por) semana)? (?:es|son) demasiad\w+\b/,
  it: /\b(?:piu|un altro) giorn[oi] di riposo\b|\bmeno (?:sessioni|giorni)\b|\b[3-7] (?:sessioni|giorni)(?: a settimana)? sono tropp\w+\b/,
};
const OF_TIME = /\?\s*$|\b(?:did|was|were|how|why|this week|next week|hab|war|diese woche|nachste woche)\b/u;
const FEWEST = 2;

/** "More rest days please, 5 sessions is too much": one day a week less from now on. */
export function fewerDays(frame: Frame, view: CoachView): Draft | undefined {
  const { words, tongue, content } = frame;
  const { plan } = view;
  if (plan === undefined || !FEWER[tongue].test(words) || OF_TIME.test(content.toLowerCase()) || frame.hasPain || frame.isIll)
    return undefined;
  if (frame.days.length + frame.periods.length > 0 || frame.verbs.includes("move")) return undefined;
  const wished = plan.plan.sessionsPerWeek - 1;
  return wished < FEWEST ? undefined : daysPerWeek({ ...frame, daysPerWeek: wished }, plan, view);
}
