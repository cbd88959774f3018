import { addDays, getMonday, type Session } from "@ironpace/training";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { Draft } from "../topic.ts";
import { listIn } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import { freeDaysText, isTest } from "./beside-day.ts";
import type { TurnContext } from "./focus.ts";

/** From this share of a week's sessions on, leaving them out is felt when it happens two weeks in a row. */
const MUCH_OF_WEEK = 0.5;

/** What it means to leave sessions out: whether that is all right, what the week keeps, and what it costs for the race. */
export function judgeRest(sessions: readonly Session[], focus: TurnContext): Draft | undefined {
  const [first] = sessions;
  const { view, tongue, say } = focus;
  const { plan, today } = view;
  if (first === undefined || plan === undefined) return undefined;
  const test = sessions.find(isTest);
  const key = sessions.find(({ hard }) => hard);
  const week = allSessions(plan).filter(({ date }) => getMonday(date) === getMonday(first.date));
  const out = week.filter(({ id }) => sessions.some((each) => each.id === id));
  const left = week.filter((each) => !out.includes(each) && (isOpen(plan, each) || each.date < today));
  const isMuch = out.length / Math.max(week.length, 1) > MUCH_OF_WEEK;
  const verdict =
    test !== undefined
      ? say(
          `**Rather move it than drop it**: ${test.title} sets the paces of the weeks after it.`,
          `**Lieber verschieben als streichen**: ${test.title} legt die Tempi der Wochen danach fest.`,
          `**Mieux vaut la déplacer que la supprimer** : ${test.title} fixe les allures des semaines suivantes.`,
          `**Mejor moverlo que quitarlo**: ${test.title} fija los ritmos de las semanas siguientes.`,
          `**Meglio spostarlo che toglierlo**: ${test.title} fissa i ritmi delle settimane dopo.`,
        )
      : isMuch && !first.isDeload
        ? say(
            "**Once is no harm**, two weeks in a row would be felt.",
            "**Einmal schadet das nicht**, zwei Wochen hintereinander würdest du merken.",
            "**Une fois, sans gravité** ; deux semaines de suite se sentiraient.",
            "**Una vez no pasa nada**; dos semanas seguidas se notarían.",
            "**Una volta non fa danni**, due settimane di fila si sentirebbero.",
          )
        : first.isDeload
          ? say(
              "**That is fine**: it is your deload week, so little is lost. You do not have to catch up.",
              "**Das ist in Ordnung**: Es ist deine Deload-Woche, da geht wenig verloren. Nichts wird nachgeholt.",
              "**C’est bon** : c’est ta semaine de décharge, on y perd peu. Rien n’est rattrapé.",
              "**Está bien**: es tu semana de descarga, se pierde poco. No se recupera nada.",
              "**Va bene**: è la tua settimana di scarico, si perde poco. Nulla si recupera.",
            )
          : say(
              "**That is fine**: one missed session does no harm, and you do not have to catch up.",
              "**Das ist in Ordnung**: Eine ausgelassene Einheit schadet nicht, und nichts wird nachgeholt.",
              "**C’est bon** : une séance en moins ne nuit pas, et rien n’est rattrapé.",
              "**Está bien**: una sesión menos no hace daño, y no se recupera nada.",
              "**Va bene**: una sessione in meno non fa danni, e nulla si recupera.",
            );
  const names = left.map(({ title, date }) => `${title} (${dayIn(tongue, date, false)})`);
  const minutes = left.reduce((sum, { duration }) => sum + duration, 0);
  const kept =
    left.length === 0
      ? undefined
      : say(
          `The week keeps ${left.length} of ${week.length} sessions, ${minutes} min: ${listIn(tongue, names)}.`,
          `Die Woche behält ${left.length} von ${week.length} Einheiten, ${minutes} min: ${listIn(tongue, names)}.`,
          `La semaine garde ${left.length} séances sur ${week.length}, ${minutes} min : ${listIn(tongue, names)}.`,
          `La semana conserva ${left.length} de ${week.length} sesiones, ${minutes} min: ${listIn(tongue, names)}.`,
          `La settimana tiene ${left.length} sessioni su ${week.length}, ${minutes} min: ${listIn(tongue, names)}.`,
        );
  const free = test ?? key;
  return {
    text: [verdict, kept, free === undefined ? undefined : freeDaysText(free, free.date, tongue, view), raceText(focus)].flatMap(
      (part) => part ?? [],
    ),
  };
}

/** What one session less means for the next race. */
function raceText({ view, say }: TurnContext): string | undefined {
  const race = view.competitions.find(({ date, priority }) => date > view.today && priority === "A") ?? view.competitions[0];
  if (race?.name === undefined || race.date <= addDays(view.today, SOON)) return undefined;
  const days = Math.round((Date.parse(race.date) - Date.parse(view.today)) / 86_400_000);
  return say(
    `${race.name} is in ${days} days: endurance drops measurably only after about ten days without training.`,
    `${race.name} ist in ${days} Tagen: Ausdauer sinkt erst nach etwa zehn Tagen ohne Training messbar.`,
    `${race.name} est dans ${days} jours : l’endurance ne baisse sensiblement qu’après une dizaine de jours sans entraînement.`,
    `${race.name} es en ${days} días: la resistencia solo baja de forma medible tras unos diez días sin entrenar.`,
    `${race.name} è tra ${days} giorni: la resistenza cala in modo misurabile solo dopo circa dieci giorni senza allenamento.`,
  );
}

/** Days before a race in which every session is there for a reason. */
const SOON = 10;

/** "What if I skip it" of the session in focus: what comes of it, and how to get the card. */
export function withoutSession(focus: TurnContext): Draft | undefined {
  const { session, say, tongue } = focus;
  const draft = session === undefined ? undefined : judgeRest([session], focus);
  if (session === undefined || draft === undefined) return undefined;
  const [verdict = "", ...rest] = draft.text;
  return {
    text: [
      `**${session.title}** (${dayIn(tongue, session.date, false)}): ${verdict.replaceAll("**", "")}`,
      ...rest,
      say(
        "Say “skip it”, and I make the card.",
        "Sag „lass sie ausfallen“, dann kommt die Karte.",
        "Dis « saute-la », et je fais la carte.",
        "Di «sáltala», y hago la tarjeta.",
        "Di’ «saltala», e preparo la scheda.",
      ),
    ],
  };
}
