import { getMonday, regionName } from "@ironpace/training";
import type { Draft } from "../topic.ts";
import { allSessions } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import type { Frame } from "./frame.ts";
import { sayIn, type Tongue } from "./languages.ts";
import { amountIn, dayIn } from "./names.ts";

/** Asks for the reason of what is planned, in plain words. */
const ASKS_WHY: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:why|how come)\b|^(?:so |and |hey |but |hm+ )*(?:is|was|are|did you|have you|do you)\b/,
  de: /\b(?:warum|wieso|weshalb|hast du|ist (?:das|es|der|die)|war (?:das|es)|liegt (?:das|es))\b/,
  fr: /\b(?:pourquoi|est ce que|c est|c etait|as tu|tu as)\b/,
  es: /\b(?:por que|es por|fue por|has \w+|es porque|quitaste|pusiste)\b/,
  it: /\b(?:perche|come mai|e per|era per|hai)\b/,
};
const BECAUSE: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:because|cause|cos|due to|on account|(?:is|was) (?:it|that|this) about|to do with|down to)\b/,
  de: /\b(?:wegen|aufgrund|weil|liegt (?:das|es) an)\b/,
  fr: /\b(?:a cause|en raison|parce)\b/,
  es: /\b(?:por (?:el|la|mi|lo|culpa)|a causa|debido|porque)\b/,
  it: /\b(?:per (?:il|la|lo|l|mio|mia|via|colpa)|a causa|perche)\b/,
};
/** A complaint of now asks for help, not for a reason. */
const COMPLAINS =
  /\b(?:hurts?|hurting|sore|pain\w*|aches?|aching|grumpy|swollen|tut weh|schmerz\w*|mal (?:au|a la)|douleur|duele|dolor|fa male|dolore)\b/;

/** "Why is Thursday easy, because of the knee?": what the day is there for, and whether an injury has to do with it. No card: nothing was complained of. */
export function answerDayReason(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, words, part } = frame;
  const { plan, injuries } = view;
  if (plan === undefined || part === undefined || COMPLAINS.test(words) || !ASKS_WHY[tongue].test(words) || !BECAUSE[tongue].test(words))
    return undefined;
  const say = sayIn(tongue);
  const known = injuries.regions.filter(({ grade }) => grade > 0).map(({ region }) => regionName(region));
  const day = frame.days[0] ?? frame.periods[0]?.from;
  const all = allSessions(plan);
  const session = day === undefined ? undefined : all.find(({ date }) => date === day);
  const at = day === undefined ? -1 : plan.plan.weeks.findIndex(({ startDate }) => getMonday(startDate) === getMonday(day));
  const when = day === undefined ? "" : dayIn(tongue, day, false);
  const hard = all.filter(
    (each) => session !== undefined && each.hard && getMonday(each.date) === getMonday(session.date) && each !== session,
  );
  const hardDays = hard.map(({ date }) => dayIn(tongue, date, false)).join(", ");
  const isDeload = plan.plan.weeks[at]?.isDeload === true;
  const of =
    session === undefined
      ? ""
      : `**${session.title}** (${when}, ${amountIn(tongue, session.duration, "time")}, ${amountIn(tongue, session.intensityLevel, "effort")})`;
  const week = `${at + 1}`;
  return {
    isDecided: true,
    text: [
      known.length === 0
        ? say(
            "**No**: your profile lists no injury, so nothing was made lighter because of one.",
            "**Nein**: in deinem Plan steht keine Verletzung, also ist nichts deswegen leichter.",
            "**Non** : aucune blessure n’est dans ton plan, donc rien n’a été allégé pour cela.",
            "**No**: no hay ninguna lesión en tu plan, así que nada se aligeró por eso.",
            "**No**: nel tuo piano non c’è nessun infortunio, quindi nulla è stato alleggerito per questo.",
          )
        : say(
            `Your plan takes these injuries into account: ${known.join(", ")}. Exercises that could aggravate them are left out or replaced.`,
            `Dein Plan kennt: ${known.join(", ")}. Was das belasten könnte, ist weggelassen oder ersetzt.`,
            `Ton plan tient compte de : ${known.join(", ")}. Ce qui pourrait charger cette zone est retiré ou remplacé.`,
            `Tu plan tiene en cuenta: ${known.join(", ")}. Lo que podría cargarlo se quita o se cambia.`,
            `Il tuo piano tiene conto di: ${known.join(", ")}. Ciò che potrebbe caricarlo è tolto o sostituito.`,
          ),
      ...(day === undefined
        ? []
        : [
            session === undefined
              ? say(
                  `${when} has no session: it is a rest day of your week.`,
                  `Am ${when} ist keine Einheit: ein Ruhetag deiner Woche.`,
                  `Le ${when} n’a pas de séance : un jour de repos de ta semaine.`,
                  `El ${when} no hay sesión: es un día de descanso de tu semana.`,
                  `${when} non c’è nessuna sessione: è un giorno di riposo della tua settimana.`,
                )
              : isDeload
                ? say(
                    `${of}: it is your planned deload, week ${week} of the plan. Sets, weights and minutes come down so that you absorb the last weeks.`,
                    `${of}: es ist deine geplante Entlastungswoche (Deload), Woche ${week} des Plans. Sätze, Lasten und Minuten gehen herunter, damit die Wochen davor wirken.`,
                    `${of} : c’est ta semaine allégée prévue (deload), semaine ${week} du plan. Séries, charges et minutes baissent pour que les semaines d’avant fassent effet.`,
                    `${of}: es tu semana de descarga prevista (deload), la ${week} del plan. Bajan series, cargas y minutos para que las semanas anteriores hagan efecto.`,
                    `${of}: è la tua settimana di scarico prevista (deload), la ${week} del piano. Serie, carichi e minuti scendono perché le settimane prima facciano effetto.`,
                  )
                : session.hard
                  ? say(
                      `${of} is one of the hard sessions of its week.`,
                      `${of} ist eine der harten Einheiten ihrer Woche.`,
                      `${of} est une des séances dures de sa semaine.`,
                      `${of} es una de las sesiones duras de su semana.`,
                      `${of} è una delle sessioni dure della sua settimana.`,
                    )
                  : say(
                      `${of} is easier on purpose: it sits between the hard days (${hardDays}) so that you are fresh for them.`,
                      `${of} ist mit Absicht leichter: sie liegt zwischen den harten Tagen (${hardDays}), damit die hart sein können.`,
                      `${of} est plus facile exprès : elle est entre les jours durs (${hardDays}), pour que ceux-là puissent l’être.`,
                      `${of} es más suave a propósito: está entre los días duros (${hardDays}), para que esos puedan serlo.`,
                      `${of} è più facile apposta: sta tra i giorni duri (${hardDays}), così quelli possono esserlo.`,
                    ),
          ]),
      say(
        "If something does hurt, tell me where and how bad it is from 0 to 10, and I will make a card.",
        "Wenn etwas wehtut, sag mir wo und wie stark, von 0 bis 10: dann kommt eine Karte.",
        "Si quelque chose fait mal, dis-moi où et à quel point, de 0 à 10 : je fais alors une carte.",
        "Si algo te duele, dime dónde y cuánto, de 0 a 10: entonces hago una tarjeta.",
        "Se qualcosa fa male, dimmi dove e quanto, da 0 a 10: allora faccio una scheda.",
      ),
    ],
  };
}
