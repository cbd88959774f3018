import { addDays, daysBetween } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import { signed } from "../../own-data/figures.ts";
import { formToday } from "../../own-data/page-numbers/form-outlook.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { plural, type Said, type Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const REST: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:enough|too little|too much|sufficient) (?:rest|recovery)(?: days?)?\b|\b(?:rest|recover(?:ing|y)?)(?: days?)? enough\b|\benough days off\b/,
  de: /\b(?:genug|zu wenig|ausreichend) (?:ruhe\w*|erholung|pausen?)\b|\b(?:erhole?|ruhe) ich (?:mich )?(?:genug|ausreichend)\b/,
  fr: /\b(?:assez|suffisamment|trop peu) (?:de )?(?:repos|recuperation|recupere)\b|\b(?:me repose|recupere)\w* assez\b/,
  es: /\b(?:suficiente|bastante|poco) (?:descanso|recuperacion)\b|\bdescans\w+ (?:lo )?(?:suficiente|bastante)\b/,
  it: /\b(?:abbastanza|sufficiente|troppo poco) (?:riposo|recupero)\b|\b(?:riposo|recupero) abbastanza\b/,
};
const BETWEEN_SETS = /\b(?:sets?|between|reps?|intervals?|satze?n?|zwischen|series?|entre|tra|serie)\b/;
const MAX_WEEKS = 4;
const FEWEST_WEEKS = 2;
const FEWEST_REST_DAYS = 1;
const MOST_IN_A_ROW = 6;

const FREE_DAYS: readonly [one: Said, many: Said] = [
  ["free day", "freier Tag", "jour libre", "día libre", "giorno libero"],
  ["free days", "freie Tage", "jours libres", "días libres", "giorni liberi"],
];

function tooShort(begins: string): Said {
  return [
    `**I cannot say yet**: your log begins on ${begins}, and fewer than ${FEWEST_WEEKS} weeks say little about rest.`,
    `**Das kann ich noch nicht sagen**: dein Log beginnt am ${begins}, und weniger als ${FEWEST_WEEKS} Wochen sagen wenig über Erholung.`,
    `**Je ne peux pas encore le dire** : ton journal commence le ${begins}, et moins de ${FEWEST_WEEKS} semaines disent peu du repos.`,
    `**Aún no lo puedo decir**: tu registro empieza el ${begins}, y menos de ${FEWEST_WEEKS} semanas dicen poco del descanso.`,
    `**Non posso ancora dirlo**: il tuo diario comincia ${begins}, e meno di ${FEWEST_WEEKS} settimane dicono poco del riposo.`,
  ];
}

/** "Am I getting enough rest?": yes or no from the days without training of the last weeks, the longest run of days, and the form; sleep is not stored. */
export function judgeRestDays({ words, tongue, frame, cards, diary, view, say }: TurnContext): Draft | undefined {
  if (
    !REST[tongue].test(words) ||
    BETWEEN_SETS.test(words) ||
    cards.length > 0 ||
    frame.hasPain ||
    frame.isIll ||
    frame.subjects.length > 0
  )
    return undefined;
  const begins = diary.work.map(({ on }) => on).toSorted()[0];
  if (begins === undefined) return undefined;
  // Days before the first entry of the log are no rest.
  const weeks = Math.min(MAX_WEEKS, Math.floor((daysBetween(begins, view.today) + 1) / 7));
  if (weeks < FEWEST_WEEKS) return { text: [say(...tooShort(dayIn(tongue, begins, false)))] };
  const from = addDays(view.today, 1 - 7 * weeks);
  const trained = new Set(diary.work.filter(({ on }) => on >= from && on <= view.today).map(({ on }) => on));
  if (trained.size === 0) return undefined;
  const days = Array.from({ length: 7 * weeks }, (_, at) => addDays(from, at));
  const free = days.filter((day) => !trained.has(day)).length / weeks;
  let [longest, run] = [0, 0];
  for (const day of days) {
    run = trained.has(day) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const form = formToday(diary, view.today);
  const next = view.plan?.plan.weeks.find(({ startDate }) => startDate > view.today);
  const planned = next === undefined ? undefined : 7 - new Set(next.sessions.map(({ date }) => date)).size;
  const isEnough = free >= FEWEST_REST_DAYS && longest <= MOST_IN_A_ROW;
  const isStrained = form?.word === "strained";
  const mean = (Math.round(10 * free) / 10).toString().replace(".", tongue === "en" ? "." : ",");
  return {
    text: [
      isEnough && isStrained
        ? say(
            `**Enough days off, but a lot of fatigue**: ${mean} days a week without training over the last ${weeks} weeks; make the next days easy.`,
            `**Genug freie Tage, aber viel Ermüdung**: ${mean} Tage ohne Training pro Woche in den letzten ${weeks} Wochen; mach die nächsten Tage locker.`,
            `**Assez de jours libres, mais beaucoup de fatigue** : ${mean} jours par semaine sans entraînement sur ${weeks} semaines ; reste facile les prochains jours.`,
            `**Bastantes días libres, pero mucha fatiga**: ${mean} días por semana sin entrenar en las últimas ${weeks} semanas; suave los próximos días.`,
            `**Abbastanza giorni liberi, ma molta fatica**: ${mean} giorni a settimana senza allenamento nelle ultime ${weeks} settimane; facile nei prossimi giorni.`,
          )
        : isEnough
          ? say(
              `**Yes, by your numbers**: ${mean} days a week without training over the last ${weeks} weeks.`,
              `**Ja, nach deinen Zahlen**: ${mean} Tage ohne Training pro Woche in den letzten ${weeks} Wochen.`,
              `**Oui, d’après tes chiffres** : ${mean} jours par semaine sans entraînement sur ${weeks} semaines.`,
              `**Sí, según tus números**: ${mean} días por semana sin entrenar en las últimas ${weeks} semanas.`,
              `**Sì, secondo i tuoi numeri**: ${mean} giorni a settimana senza allenamento nelle ultime ${weeks} settimane.`,
            )
          : say(
              `**Rather not**: ${mean} days a week without training over the last ${weeks} weeks.`,
              `**Eher nicht**: ${mean} Tage ohne Training pro Woche in den letzten ${weeks} Wochen.`,
              `**Plutôt non** : ${mean} jours par semaine sans entraînement sur ${weeks} semaines.`,
              `**Más bien no**: ${mean} días por semana sin entrenar en las últimas ${weeks} semanas.`,
              `**Direi di no**: ${mean} giorni a settimana senza allenamento nelle ultime ${weeks} settimane.`,
            ),
      bullet([
        say(
          `Most days of training in a row: ${longest}`,
          `Meiste Trainingstage hintereinander: ${longest}`,
          `Plus longue suite de jours d’entraînement : ${longest}`,
          `Más días seguidos de entreno: ${longest}`,
          `Più giorni di fila di allenamento: ${longest}`,
        ),
        ...(form === undefined
          ? []
          : [
              say(
                `Form today: ${signed(form.percent)}%`,
                `Form heute: ${signed(form.percent)} %`,
                `Forme aujourd’hui : ${signed(form.percent)} %`,
                `Forma hoy: ${signed(form.percent)} %`,
                `Forma oggi: ${signed(form.percent)} %`,
              ),
            ]),
        ...(next === undefined || planned === undefined
          ? []
          : [
              say(
                `Week from ${dayIn(tongue, next.startDate, false)}: ${plural(tongue, planned, ...FREE_DAYS)}${next.isDeload ? ", a deload" : ""}`,
                `Woche ab ${dayIn(tongue, next.startDate, false)}: ${plural(tongue, planned, ...FREE_DAYS)}${next.isDeload ? ", ein Deload" : ""}`,
                `Semaine du ${dayIn(tongue, next.startDate, false)} : ${plural(tongue, planned, ...FREE_DAYS)}${next.isDeload ? ", une décharge" : ""}`,
                `Semana del ${dayIn(tongue, next.startDate, false)}: ${plural(tongue, planned, ...FREE_DAYS)}${next.isDeload ? ", de descarga" : ""}`,
                `Settimana da ${dayIn(tongue, next.startDate, false)}: ${plural(tongue, planned, ...FREE_DAYS)}${next.isDeload ? ", di scarico" : ""}`,
              ),
            ]),
      ]),
      say(
        "I do not see your sleep. Too little rest shows as worse sessions for two weeks, bad sleep, low mood or a higher resting heart rate: then tell me.",
        "Deinen Schlaf sehe ich nicht. Zu wenig Erholung zeigt sich an schlechteren Einheiten über zwei Wochen, schlechtem Schlaf, Lustlosigkeit oder höherem Ruhepuls: dann sag es mir.",
        "Je ne vois pas ton sommeil. Un manque de repos se voit à de moins bonnes séances pendant deux semaines, un mauvais sommeil, le moral bas ou un pouls de repos plus haut : alors dis-le-moi.",
        "No veo tu sueño. La falta de descanso se nota en peores sesiones durante dos semanas, mal sueño, ánimo bajo o pulso en reposo más alto: entonces dímelo.",
        "Non vedo il tuo sonno. Poco riposo si vede da sessioni peggiori per due settimane, sonno scarso, umore basso o polso a riposo più alto: allora dimmelo.",
      ),
    ],
  };
}
