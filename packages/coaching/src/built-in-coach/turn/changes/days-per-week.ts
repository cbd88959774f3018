import { addDays, getMonday, getWeekday, type Weekday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn } from "../languages.ts";
import { dayIn, weekdayIn } from "../names.ts";
import { plannedAgainIn, previewIn } from "./preview.ts";

const FEWEST = 2;
const MOST = 6;
const USUAL_MINUTES = 60;
/** A key session weighs more than any load. */
const KEY_SESSION = 10_000;

/**
 * More or fewer training days a week from next week on: the day that costs least goes, or the free day that lies best comes; `note` is said with it.
 * The weekdays of `without` stay or become free.
 */
export function daysPerWeek(
  frame: Frame,
  plan: ActivePlan,
  { athlete, today }: CoachView,
  note?: string,
  without: readonly Weekday[] = daysOut(frame),
): Draft | undefined {
  const { tongue, daysPerWeek: wished = 0 } = frame;
  const say = sayIn(tongue);
  const known = { ...(athlete.availability.minutes as { readonly [day: number]: number } | undefined) };
  const current = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (known[day] ?? 0) > 0);
  if (current.length === 0 || wished < FEWEST || wished > 7) return undefined;
  const name = (day: Weekday): string => weekdayIn(tongue, day);
  if (wished === current.length && note !== undefined) return undefined;
  if (wished === current.length)
    return {
      isDecided: true,
      text: [
        say(
          `You train ${wished} days a week already: ${listIn(tongue, current.map(name))}.`,
          `Du trainierst schon ${wished} Tage die Woche: ${listIn(tongue, current.map(name))}.`,
          `Tu t’entraînes déjà ${wished} jours par semaine : ${listIn(tongue, current.map(name))}.`,
          `Ya entrenas ${wished} días por semana: ${listIn(tongue, current.map(name))}.`,
          `Ti alleni già ${wished} giorni a settimana: ${listIn(tongue, current.map(name))}.`,
        ),
      ],
    };
  const load = loads(plan, today);
  // A day that was named as out goes first; what else has to go costs least.
  const out = without.filter((day) => current.includes(day));
  const longDay = out.some((day) => day === athlete.availability.longDay) ? undefined : athlete.availability.longDay;
  if (out.length > Math.max(0, current.length - wished)) return undefined;
  const changed =
    wished < current.length
      ? [
          ...out,
          ...current.filter((day) => day !== longDay && !out.includes(day)).toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0)),
        ].slice(0, current.length - wished)
      : ([1, 2, 3, 4, 5, 6, 7] as const)
          .filter((day) => !current.includes(day) && !without.includes(day))
          .toSorted((a, b) => beside(a, load) - beside(b, load))
          .slice(0, wished - current.length);
  const days = (wished < current.length ? current.filter((day) => !changed.includes(day)) : [...current, ...changed]).toSorted(
    (a, b) => a - b,
  );
  const minutes = Object.fromEntries(days.map((day) => [day, known[day] ?? USUAL_MINUTES]));
  const names = listIn(tongue, changed.map(name));
  const kept = listIn(tongue, days.map(name));
  return {
    isDecided: true,
    text: [
      wished < current.length
        ? out.length === changed.length
          ? say(
              `**${wished} days a week** from next week on, without ${names}: ${kept}.`,
              `**${wished} Tage die Woche** ab nächster Woche, ohne ${names}: ${kept}.`,
              `**${wished} jours par semaine** dès la semaine prochaine, sans ${names} : ${kept}.`,
              `**${wished} días por semana** desde la próxima semana, sin ${names}: ${kept}.`,
              `**${wished} giorni a settimana** dalla prossima settimana, senza ${names}: ${kept}.`,
            )
          : say(
              `**${wished} days a week** from next week on: ${names} ${changed.length > 1 ? "go, they cost" : "goes, it costs"} least. ${kept} stay. Tell me if another day should go.`,
              `**${wished} Tage die Woche** ab nächster Woche: ${names} ${changed.length > 1 ? "fallen" : "fällt"} weg, das kostet am wenigsten. Es bleiben ${kept}. Sag mir, wenn ein anderer Tag wegfallen soll.`,
              `**${wished} jours par semaine** dès la semaine prochaine : ${names} ${changed.length > 1 ? "partent" : "part"}, c’est ce qui coûte le moins. Restent ${kept}. Dis-moi si un autre jour doit partir.`,
              `**${wished} días por semana** desde la próxima semana: ${changed.length > 1 ? "se van" : "se va"} ${names}, lo que menos cuesta. Quedan ${kept}. Dime si debe irse otro día.`,
              `**${wished} giorni a settimana** dalla prossima settimana: ${changed.length > 1 ? "vanno via" : "va via"} ${names}, quello che costa meno. Restano ${kept}. Dimmi se deve andare via un altro giorno.`,
            )
        : say(
            `**${wished} days a week** from next week on: ${names} is added with ${USUAL_MINUTES} min. Tell me if another day suits you better.`,
            `**${wished} Tage die Woche** ab nächster Woche: ${names} kommt mit ${USUAL_MINUTES} min dazu. Sag mir, wenn ein anderer Tag besser passt.`,
            `**${wished} jours par semaine** dès la semaine prochaine : ${names} s’ajoute, ${USUAL_MINUTES} min. Dis-moi si un autre jour te convient mieux.`,
            `**${wished} días por semana** desde la próxima semana: se suman ${names} con ${USUAL_MINUTES} min. Dime si te va mejor otro día.`,
            `**${wished} giorni a settimana** dalla prossima settimana: si aggiunge ${names} con ${USUAL_MINUTES} min. Dimmi se ti va meglio un altro giorno.`,
          ),
      ...whatStandsThere(
        changed.filter((day) => current.includes(day)),
        frame,
        plan,
        today,
      ),
      ...(wished > MOST
        ? [
            say(
              "Seven days leave no full rest day, so I offer at most six here. You can set seven in your profile: one of them is then an easy recovery session.",
              "Sieben Tage lassen keinen ganzen Ruhetag, deshalb biete ich hier höchstens sechs an. Im Profil kannst du sieben einstellen: Einer davon ist dann eine lockere Erholungseinheit.",
              "Sept jours ne laissent aucun vrai jour de repos : ici, j’en propose six au plus. Dans ton profil, tu peux en régler sept : l’un d’eux est alors une séance de récupération facile.",
              "Siete días no dejan ningún día de descanso completo, así que aquí ofrezco seis como máximo. En tu perfil puedes poner siete: uno será entonces una sesión suave de recuperación.",
              "Sette giorni non lasciano un giorno di riposo completo, quindi qui ne propongo al massimo sei. Nel profilo puoi impostarne sette: uno sarà allora una sessione facile di recupero.",
            ),
          ]
        : []),
      ...(note === undefined ? [] : [note]),
      previewIn(tongue),
    ],
    ...(wished <= MOST && {
      proposals: [
        {
          title: say(
            `Train ${wished} days a week`,
            `${wished} Tage die Woche trainieren`,
            `${wished} jours d’entraînement par semaine`,
            `Entrenar ${wished} días por semana`,
            `Allenarsi ${wished} giorni a settimana`,
          ),
          why: plannedAgainIn(tongue),
          request: {
            reason: "availability" as const,
            availability: {
              daysPerWeek: wished,
              weekdays: days,
              minutes,
              ...(longDay !== undefined && days.includes(longDay) && { longDay }),
            },
          },
        },
      ],
    }),
  };
}

/** Weekdays that a message names as ones without training: "Monday is out", "montag geht nicht mehr". */
export function daysOut({ verbs, days, weekdays, words, tokens }: Frame): readonly Weekday[] {
  if (FREE_TO_TRAIN.test(words)) return [];
  if (!verbs.includes("cant") && !verbs.includes("skip") && !IS_OUT.test(words)) return [];
  // "Sunday works instead" beside it is the day that comes for it.
  const stays = tokens.flatMap(({ concept, text, at }) =>
    /^day:[1-7]$/.test(concept) && COMES_INSTEAD.test(words.slice(at + text.length)) ? [Number(concept.slice(4))] : [],
  );
  const named = [...days.map((day) => getWeekday(day)), ...weekdays].filter((day) => !stays.includes(day));
  return named.length > MOST_OUT ? [] : [...new Set(named)];
}

/** Free for training is no day off. */
const FREE_TO_TRAIN =
  /\bfree (?:for (?:training|a (?:session|workout|run))|to (?:train|run|lift))\b|\bfrei (?:furs|fur das|fur|zum) train\w*\b|\blibres? (?:pour (?:m |l )?entrain\w*|para entren\w*)\b|\bliber[oaie] per (?:allen\w*|l allen\w*)\b/;
const COMES_INSTEAD =
  /^ (?:(?:would|could|is|are|does|do|will) )?(?:works?|fine|ok|good|free|possible|instead(?! of)|rather|geht(?! nicht)|passt(?! nicht)|stattdessen|dafur|a la place|me va bien|en su lugar|va bene|al suo posto)\b/;
const MOST_OUT = 2;
const IS_OUT =
  /\b(?:day|days|mon|tues?|wed|thu|thurs|fri|sat|sun)\b.{0,6}\b(?:is|are) (?:out|off|gone|no good)\b|\b(?:geht|gehen|passt|klappt|fallt|fallen) (?:nicht|nimmer|weg|aus|raus)\b|\b(?:tag|woch|abend)\w* (?:raus|weg|nicht mehr)\b|\b(?:ne (?:va|marche) plus|plus possible|impossible|plus le)\b|\b(?:ya no puedo|no puedo|imposible|fuera|quita)\b|\b(?:non posso(?: piu)?|non va(?: piu)?|fuori|niente)\b/;

/** What stands on the days that go, in the weeks that are planned: key sessions find another place, or not. */
function whatStandsThere(days: readonly Weekday[], { tongue }: Frame, plan: ActivePlan, today: string): readonly string[] {
  const rows = allSessions(plan).filter(({ date }) => date > today && days.includes(getWeekday(date)));
  if (rows.length === 0) return [];
  const names = rows.slice(0, 4).map(({ title, date }) => `**${title}** (${dayIn(tongue, date, false)})`);
  return [
    sayIn(tongue)(
      `Planned there now: ${listIn(tongue, names)}. The new weeks place what matters most on the days that stay; check the preview before you accept.`,
      `Dort stehen jetzt: ${listIn(tongue, names)}. Die neuen Wochen legen das Wichtigste auf die Tage, die bleiben; sieh es dir an, bevor du annimmst.`,
      `S’y trouvent maintenant : ${listIn(tongue, names)}. Les nouvelles semaines placent l’essentiel sur les jours qui restent ; regarde avant d’accepter.`,
      `Ahí están ahora: ${listIn(tongue, names)}. Las semanas nuevas ponen lo importante en los días que quedan; míralo antes de aceptar.`,
      `Lì ci sono ora: ${listIn(tongue, names)}. Le nuove settimane mettono l’essenziale nei giorni che restano; guardale prima di accettare.`,
    ),
  ];
}

/** Mean load of the weekdays in the weeks that are not light. */
function loads(plan: ActivePlan, today: string): ReadonlyMap<Weekday, number> {
  const light = new Set(plan.plan.weeks.filter(({ isDeload }) => isDeload).map(({ startDate }) => startDate));
  const found = new Map<Weekday, number>();
  for (const { date, load, hard } of allSessions(plan))
    if (date >= addDays(today, -14) && !light.has(getMonday(date)))
      found.set(getWeekday(date), Math.max(found.get(getWeekday(date)) ?? 0, load + (hard ? KEY_SESSION : 0)));
  return found;
}

/** The load on both sides of a day. */
function beside(day: Weekday, load: ReadonlyMap<Weekday, number>): number {
  const [before, after] = [day === 1 ? 7 : day - 1, day === 7 ? 1 : day + 1] as readonly Weekday[];
  return (before === undefined ? 0 : (load.get(before) ?? 0)) + (after === undefined ? 0 : (load.get(after) ?? 0));
}
