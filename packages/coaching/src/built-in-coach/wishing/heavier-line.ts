import { itemText, type Session } from "@ironpace/training";
import { sessionOn } from "../changes/session-named.ts";
import { barLoad } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { Frame } from "../turn/frame.ts";
import { sayIn, type Tongue, valueIn, percentSign } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import type { CoachView } from "../view.ts";

const HEAVY: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:(?:keep|leave|want|make|do|go|have|stay|still) .*\b(?:heavy|heavier|hard|harder)|(?:heavy|heavier)\b.*\b(?:though|at least|instead|please|pls|still)|(?:can|could|may|should) i (?:just |still )?(?:add|go up|put on|do|go|keep|stay (?:at|on|with)|use|leave it at) (?:the )?(?:\d|heavier|more weight|a bit more))\b/,
  de: /\b(?:schwer(?:er)? (?:lassen|machen|bleiben|halten|trainieren)|(?:will|mochte|lass|mach)\b.*\bschwer(?:er)?)\b/,
  fr: /\b(?:garder?|veux|voudrais|laisse|mets)\b.*\b(?:lourd\w*|plus lourd\w*)\b/,
  es: /\b(?:mantener|quiero|deja|pon)\b.*\b(?:pesad[oa]s?|mas peso)\b/,
  it: /\b(?:tenere|tieni|voglio|lascia|metti)\b.*\b(?:pesant\w+|piu peso)\b/,
};
const ASKS = /\b(?:how|what|when|why|which|wie|was|wann|warum|comment|quand|pourquoi|como|cuando|por que|come|quando|perche)\b/;
const TOLD =
  /No card makes a deload lift heavier|Keine Karte macht .* im Deload schwerer|Aucune carte n’alourdit|Ninguna tarjeta hace más pesado|Nessuna scheda appesantisce/u;
/** A heavy touch that leaves the amount of a deload as it is: so much of the maximum for one short set. */
const TOUCH = 0.85;
const MOST_WORDS = 14;
const LONGEST = 3;

/** "But I want to keep the squat heavy" in a deload week: what is planned, and the one heavy set that does no harm; "only on Tuesday" after it. */
export function heavierLine(
  frame: Frame,
  turns: readonly { readonly question: string; readonly answer: string }[],
  view: CoachView,
  readBefore: (content: string) => Frame,
): Draft | undefined {
  const { words, tongue, days } = frame;
  const { plan, today } = view;
  const last = turns.at(-1);
  // "Can I add 5 kg" means the lift that was asked about.
  const isOfLast = last !== undefined && frame.subjects.length === 0 && HEAVY[tongue].test(words);
  const goesOn = last !== undefined && TOLD.test(last.answer) && days.length > 0 && frame.subjects.length === 0;
  const asked =
    goesOn || isOfLast
      ? (turns
          .slice(-LONGEST)
          .map(({ question }) => readBefore(question))
          .findLast(({ subjects }) => subjects.length > 0) ?? frame)
      : frame;
  const [lift, other] = asked.subjects.flatMap((each) => each.lift ?? []);
  if (plan === undefined || lift === undefined || other !== undefined || words.split(" ").length > MOST_WORDS || frame.hasPain)
    return undefined;
  if (!goesOn && (!HEAVY[tongue].test(words) || ASKS.test(words))) return undefined;
  const has = (each: Session): boolean => each.blocks.strength.some(({ name }) => lift.fits.test(name));
  const [day] = days;
  const session =
    day === undefined ? allSessions(plan).find((each) => each.date >= today && isOpen(plan, each) && has(each)) : sessionOn(plan, day);
  const item = session?.blocks.strength.find(({ name }) => lift.fits.test(name));
  if (session?.isDeload !== true || item === undefined || !isOpen(plan, session)) return undefined;
  const max = item.load?.oneRepMax;
  const touch = max === undefined ? undefined : barLoad(view, max, 100 * TOUCH);
  const percent = item.load?.percent;
  const say = sayIn(tongue);
  const when = dayIn(tongue, session.date, false);
  const line = valueIn(tongue, itemText(item));
  const share = percent === undefined ? "" : `, ${Math.round(percent)}${percentSign(tongue)}`;
  return {
    isDecided: true,
    text: [
      say(
        `**${when}: ${line}**${share}. I cannot make a deload lift heavier: with light weights you absorb the last weeks.`,
        `**${when}: ${line}**${share}. Keine Karte macht eine Übung im Deload schwerer: Durch die leichten Lasten wirken die harten Wochen davor.`,
        `**${when} : ${line}**${share}. Aucune carte n’alourdit un exercice en décharge : ces charges légères laissent agir les semaines dures d’avant.`,
        `**${when}: ${line}**${share}. Ninguna tarjeta hace más pesado un ejercicio en descarga: esas cargas ligeras dejan que actúen las semanas duras.`,
        `**${when}: ${line}**${share}. Nessuna scheda appesantisce un esercizio nello scarico: i carichi leggeri fanno agire le settimane dure.`,
      ),
      ...(touch === undefined
        ? []
        : [
            say(
              `If you want to feel something heavy: one set of 2 at **${touch}** (${100 * TOUCH}%) after the warm-up, in place of one of the sets, stopping well short of failure. Everything else of the week stays light. Log it as you did it.`,
              `Wenn du etwas Schweres spüren willst: ein Satz mit 2 Wiederholungen bei **${touch}** (${100 * TOUCH} %) nach dem Aufwärmen, statt einem der Sätze, weit vor dem Versagen. Der Rest der Woche bleibt leicht. Trag es so ein, wie du es gemacht hast.`,
              `Si tu veux sentir du lourd : une série de 2 à **${touch}** (${100 * TOUCH} %) après l’échauffement, à la place d’une des séries, loin de l’échec. Le reste de la semaine reste léger. Note-la comme tu l’as faite.`,
              `Si quieres notar algo pesado: una serie de 2 con **${touch}** (${100 * TOUCH} %) tras calentar, en lugar de una de las series, lejos del fallo. El resto de la semana sigue ligero. Anótala tal como la hiciste.`,
              `Se vuoi sentire qualcosa di pesante: una serie da 2 a **${touch}** (${100 * TOUCH} %) dopo il riscaldamento, al posto di una delle serie, lontano dal cedimento. Il resto della settimana resta leggero. Registrala come l’hai fatta.`,
            ),
          ]),
    ],
  };
}
