import { addDays, type Day, daysBetween, getMonday, getPhaseLabel, itemText, type Session } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { normalise } from "../question.ts";
import { bullet, capital, weight } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../view.ts";
import { shortenTo } from "./changes/limit-minutes.ts";
import { LINE_NAMES } from "./changes/line-names.ts";
import type { Frame } from "./frame.ts";
import { listIn, plural, type Said, sayIn, type Tongue, valueIn } from "./languages.ts";
import { amountIn, dayIn, longDayIn, periodIn, thingIn } from "./names.ts";

/** What is planned: a day, a week, or the next session of a kind; with the minutes there are, what goes first. */
export function answerAgenda(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { topics, days, periods, subjects, relations } = frame;
  const { plan, today } = view;
  if (plan === undefined || frame.numbers.length > 0 || frame.verbs.some((verb) => verb !== "shorten")) return undefined;
  const sessions = allSessions(plan);
  const [day] = days;
  const [period] = periods;
  const isAsked = topics.has("agenda") || topics.has("content") || (topics.has("session") && (day !== undefined || relations.has("next")));
  if (!isAsked) return undefined;
  if (day !== undefined && days.length === 1 && day >= today) return ofDay(frame, day, diary, view);
  if (period !== undefined && periods.length === 1 && period.to >= today) {
    const rows = sessions
      .filter(({ date }) => date >= (period.from < today ? today : period.from) && date <= period.to)
      .filter((each) => isOpen(plan, each));
    return ofPeriod(frame, rows, period, diary, view);
  }
  const kind = subjects[0]?.kind ?? (subjects[0]?.lift === undefined ? undefined : LIFTING(subjects[0].lift.fits));
  if (kind !== undefined && (relations.has("next") || topics.has("when")) && !relations.has("last")) {
    const next = sessions.find((each) => each.date >= today && isOpen(plan, each) && kind.isPlanned(each));
    if (next === undefined) return undefined;
    return {
      text: [
        `${capital(longDayIn(frame.tongue, next.date))}: ${titleOf(next, frame.tongue)}.`,
        bullet(linesOf(next).map((line) => lineText(line, frame.tongue))),
      ],
    };
  }
  return undefined;
}

/** "when are the sleds next", "next time I have burpees": the next sessions that have the exercise. */
export function answerNextLine(frame: Frame, { plan, today }: CoachView): Draft | undefined {
  const { tongue, lines, relations, topics } = frame;
  const patterns = lines.flatMap((line) => LINE_NAMES[line] ?? []);
  if (frame.verbs.length > 0 || frame.days.length + frame.periods.length > 0) return undefined;
  if (plan === undefined || patterns.length === 0 || !(relations.has("next") || topics.has("when")) || relations.has("last"))
    return undefined;
  const isOne = ({ name }: { readonly name: string }): boolean => patterns.some((pattern) => pattern.test(name));
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each) && linesOf(each).some(isOne));
  const [next, ...later] = open;
  const say = sayIn(tongue);
  if (next === undefined)
    return {
      text: [
        say(
          "There is no more of it in your plan.",
          "Im Rest des Plans nicht mehr.",
          "Plus dans ce qui reste du plan.",
          "Ya no en lo que queda del plan.",
          "Non più in ciò che resta del piano.",
        ),
      ],
    };
  return {
    text: [
      `**${capital(longDayIn(tongue, next.date))}**${next.date === today ? say(" (today)", " (heute)", " (aujourd’hui)", " (hoy)", " (oggi)") : ""}: ${next.title}.`,
      bullet(
        linesOf(next)
          .filter(isOne)
          .map((line) => lineText(line, tongue)),
      ),
      ...(later.length === 0
        ? []
        : [
            `${say("Then", "Danach", "Ensuite", "Después", "Poi")}: ${listIn(
              tongue,
              later.slice(0, 3).map(({ date }) => dayIn(tongue, date, false)),
            )}.`,
          ]),
    ],
  };
}

const LIFTING = (fits: RegExp): { readonly isPlanned: (session: Session) => boolean } => ({
  isPlanned: ({ blocks }) => blocks.strength.some(({ name }) => fits.test(name)),
});

function linesOf({ blocks }: Session): readonly (typeof blocks.mainWorkout)[number][] {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
}

function lineText(line: Parameters<typeof itemText>[0], tongue: Tongue): string {
  return valueIn(tongue, itemText(line));
}

function titleOf({ title, duration, intensityLevel }: Session, tongue: Tongue): string {
  return `**${title}**, ${amountIn(tongue, duration, "time")}, ${amountIn(tongue, intensityLevel, "effort")}`;
}

function ofDay(frame: Frame, day: string, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, minutes } = frame;
  const { plan } = view;
  if (plan === undefined) return undefined;
  const say = sayIn(tongue);
  const session = allSessions(plan).find(({ date }) => date === day);
  const when = capital(longDayIn(tongue, day));
  const beside = diary.entered.filter(({ on }) => on === day).map(({ title, minutes: of }) => `${title}, ${of} min`);
  const next = allSessions(plan).find((each) => each.date > day && isOpen(plan, each));
  if (session === undefined)
    return {
      text: [
        say(
          `**${when} is a rest day.**`,
          `**${when} ist ein Ruhetag.**`,
          `**${when} : jour de repos.**`,
          `**${when}: día de descanso.**`,
          `**${when}: giorno di riposo.**`,
        ) +
          (next === undefined
            ? ""
            : ` ${say("Next", "Als Nächstes", "Ensuite", "Después", "Poi")}: ${dayIn(tongue, next.date, false)}, ${titleOf(next, tongue)}.`),
        ...(beside.length === 0
          ? []
          : [`${say("Outside the plan", "Neben dem Plan", "À côté du plan", "Aparte del plan", "Oltre al piano")}: ${beside.join("; ")}.`]),
      ],
    };
  const status = plan.outcomes.find(({ sessionId }) => sessionId === session.id)?.status;
  const isOrder =
    minutes !== undefined && minutes < session.duration && isOpen(plan, session) && MAKES[tongue].test(normalise(frame.content));
  // "Make Wednesday's session 30 minutes" is an order, "does it fit into 30" a question.
  if (isOrder) return shortenTo(frame, session);
  const lines = linesOf(session);
  return {
    text: [
      `${when}: ${titleOf(session, tongue)}${status === "completed" ? say(" (done)", " (erledigt)", " (fait)", " (hecho)", " (fatto)") : ""}.`,
      bullet(lines.map((line) => lineText(line, tongue))),
      ...(beside.length === 0
        ? []
        : [`${say("Outside the plan", "Neben dem Plan", "À côté du plan", "Aparte del plan", "Oltre al piano")}: ${beside.join("; ")}.`]),
      ...(minutes === undefined ? [] : [fitInto(session, minutes, tongue)]),
    ],
  };
}

const MAKES: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:please|pls|ok|no|then|and|can you|could you) )*(?:make|cut|shorten|trim|limit)\b/,
  de: /^(?:(?:bitte|ok|nein|dann|und|kannst du) )*(?:mach\w*|kurz\w*|begrenz\w*)\b/,
  fr: /^(?:(?:ok|non|alors|et|tu peux) )*(?:fais|mets|raccourci\w*|limite)\b/,
  es: /^(?:(?:ok|no|vale|y|puedes) )*(?:haz\w*|acort\w*|limita\w*|reduc\w*)\b/,
  it: /^(?:(?:ok|no|allora|e|puoi) )*(?:fai|falla|accorci\w*|limita\w*|riduc\w*)\b/,
};

/** What of a session goes when there are only so many minutes. */
function fitInto(session: Session, minutes: number, tongue: Tongue): string {
  const say = sayIn(tongue);
  const over = session.duration - minutes;
  if (over <= 0)
    return say(
      `It fits into your ${minutes} min.`,
      `Das passt in deine ${minutes} min.`,
      `Cela tient dans tes ${minutes} min.`,
      `Cabe en tus ${minutes} min.`,
      `Sta nei tuoi ${minutes} min.`,
    );
  const last = linesOf(session).at(-1)?.name ?? "";
  return say(
    `With ${minutes} min it is ${over} min too long: keep the warm-up and the first lines, and drop from the end (**${last}** first). Say “make it ${minutes} min”, and I make the card.`,
    `Mit ${minutes} min ist sie ${over} min zu lang: Aufwärmen und die ersten Zeilen bleiben, gekürzt wird von hinten (zuerst **${last}**). Sag „mach ${minutes} min daraus“, dann kommt die Karte.`,
    `Avec ${minutes} min, il y a ${over} min de trop : garde l’échauffement et les premières lignes, coupe par la fin (**${last}** d’abord). Dis « raccourcis à ${minutes} min » et je fais la carte.`,
    `Con ${minutes} min sobran ${over} min: mantén el calentamiento y las primeras líneas y recorta por el final (**${last}** primero). Di «acórtala a ${minutes} min» y hago la tarjeta.`,
    `Con ${minutes} min ci sono ${over} min di troppo: tieni il riscaldamento e le prime righe e taglia dalla fine (**${last}** per prima). Di’ «accorciala a ${minutes} min» e faccio la scheda.`,
  );
}

function ofPeriod(frame: Frame, rows: readonly Session[], period: Frame["periods"][number], diary: Diary, { today }: CoachView): Draft {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const when = periodIn(tongue, period, today);
  const beside = diary.entered
    .filter(({ on }) => on >= period.from && on <= period.to && on >= today)
    .map(({ on, title, minutes }) => `${dayIn(tongue, on, false)}: ${title}, ${minutes} min`);
  const minutes = rows.reduce((all, { duration }) => all + duration, 0);
  if (rows.length === 0)
    return {
      text: [
        say(
          `Nothing is planned ${when}.`,
          `${when} ist nichts geplant.`,
          `Rien de prévu ${when}.`,
          `Nada previsto ${when}.`,
          `Niente in programma ${when}.`,
        ),
      ],
    };
  const isDeload = rows.some((each) => each.isDeload);
  return {
    text: [
      `**${rows.length} ${say(rows.length === 1 ? "session" : "sessions", rows.length === 1 ? "Einheit" : "Einheiten", rows.length === 1 ? "séance" : "séances", rows.length === 1 ? "sesión" : "sesiones", rows.length === 1 ? "sessione" : "sessioni")}** ${when}, ${amountIn(tongue, minutes, "time")}${isDeload ? say(" (deload)", " (Deload)", " (décharge)", " (descarga)", " (scarico)") : ""}:`,
      bullet(rows.map((each) => `${dayIn(tongue, each.date, false)}: ${titleOf(each, tongue)}`)),
      ...(beside.length === 0
        ? []
        : [`${say("Outside the plan", "Neben dem Plan", "À côté du plan", "Aparte del plan", "Oltre al piano")}: ${beside.join("; ")}.`]),
    ],
  };
}

const PERCENT = /\b(?:percent\w*|per cent|prozent|pour ?cent\w*|por ?ciento|porcentaje|per ?cento|percentuale)\b|%/;

/** "how much should I squat next, and where does it come from": the planned load, and the maximum behind it. */
export function answerNextLoad(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, subjects, relations, topics } = frame;
  const [lift] = subjects.flatMap((subject) => subject.lift ?? []);
  const { plan, today, athlete } = view;
  if (lift === undefined || plan === undefined || relations.has("last") || frame.verbs.length > 0) return undefined;
  // "what percent of my max is that" asks for no best.
  const isShare = [...frame.picks].every((pick) => pick === "best" || pick === "most") && PERCENT.test(frame.words);
  if (frame.picks.size > 0 && !isShare) return undefined;
  if (!(relations.has("next") || topics.has("agenda")) || (topics.has("when") && frame.metric === undefined)) return undefined;
  const [period] = frame.periods;
  if (period !== undefined && period.to >= today) return loadsIn(frame, lift.fits, period, view);
  const next = allSessions(plan).find(
    (each) => each.date >= today && isOpen(plan, each) && linesOf(each).some(({ name }) => lift.fits.test(name)),
  );
  const line = next === undefined ? undefined : linesOf(next).find(({ name }) => lift.fits.test(name));
  if (next === undefined || line === undefined) return undefined;
  const say = sayIn(tongue);
  const field = {
    "back squat": "backSquat",
    deadlift: "deadlift",
    "bench press": "benchPress",
    "overhead press": "overheadPress",
    snatch: "snatch",
    "clean and jerk": "cleanAndJerk",
  }[lift.name];
  const maxima = athlete.strength?.oneRepMax as { readonly [key: string]: number | undefined } | undefined;
  const max = field === undefined ? undefined : maxima?.[field];
  const tested = athlete.strength?.recordedOn;
  const kilograms = line.load?.kilograms;
  return {
    text: [
      `${dayIn(tongue, next.date, false)}: **${lineText(line, tongue)}** (${next.title}).`,
      ...(max === undefined || kilograms === undefined
        ? []
        : [
            say(
              `That is ${Math.round((100 * kilograms) / max)}% of your ${thingIn(tongue, lift.name)} maximum of ${weight(view, max)}${tested === undefined ? "" : `, entered on ${dayIn(tongue, tested)}`}, rounded to plates${next.isDeload ? "; it is low because the week is a deload" : ""}.`,
              `Das sind ${Math.round((100 * kilograms) / max)} % deines Maximums von ${weight(view, max)} (${thingIn(tongue, lift.name)}${tested === undefined ? "" : `, eingetragen am ${dayIn(tongue, tested)}`}), auf Scheiben gerundet${next.isDeload ? "; niedrig, weil die Woche ein Deload ist" : ""}.`,
              `C’est ${Math.round((100 * kilograms) / max)} % de ton maximum de ${weight(view, max)} (${thingIn(tongue, lift.name)}${tested === undefined ? "" : `, saisi le ${dayIn(tongue, tested)}`}), arrondi aux disques${next.isDeload ? " ; c’est bas parce que la semaine est une décharge" : ""}.`,
              `Es el ${Math.round((100 * kilograms) / max)} % de tu máximo de ${weight(view, max)} (${thingIn(tongue, lift.name)}${tested === undefined ? "" : `, anotado el ${dayIn(tongue, tested)}`}), redondeado a discos${next.isDeload ? "; es bajo porque la semana es de descarga" : ""}.`,
              `È il ${Math.round((100 * kilograms) / max)} % del tuo massimale di ${weight(view, max)} (${thingIn(tongue, lift.name)}${tested === undefined ? "" : `, inserito il ${dayIn(tongue, tested)}`}), arrotondato ai dischi${next.isDeload ? "; è basso perché la settimana è di scarico" : ""}.`,
            ),
          ]),
    ],
  };
}

/** "how heavy are my squats next week": the lines of a lift in a period to come. */
function loadsIn(frame: Frame, fits: RegExp, period: Frame["periods"][number], { plan, today }: CoachView): Draft | undefined {
  const { tongue } = frame;
  if (plan === undefined) return undefined;
  const rows = allSessions(plan)
    .filter((each) => each.date >= today && each.date >= period.from && each.date <= period.to && isOpen(plan, each))
    .flatMap((session) => linesOf(session).flatMap((line) => (fits.test(line.name) ? [{ session, line }] : [])));
  if (rows.length === 0) return undefined;
  return {
    text: [
      bullet(
        rows.map(
          ({ session, line }) =>
            `${dayIn(tongue, session.date, false)}: **${lineText(line, tongue)}**${session.isDeload ? sayIn(tongue)(" (deload)", " (Deload)", " (décharge)", " (descarga)", " (scarico)") : ""}`,
        ),
      ),
    ],
  };
}

/** Days on end with a logged session, up to today or yesterday. */
export function answerStreak({ tongue, periods, picks }: Frame, { work }: Diary, { today }: CoachView): Draft {
  const say = sayIn(tongue);
  const days = new Set(work.map(({ on }) => on));
  const end = days.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (let day = end; days.has(day); day = addDays(day, -1)) count += 1;
  let longest = 0;
  let longestEnd = today;
  let run = 0;
  const [period] = periods;
  const first = period?.from ?? work[0]?.on ?? today;
  const until = period === undefined || period.to > today ? today : period.to;
  for (let day = first; day <= until; day = addDays(day, 1)) {
    run = days.has(day) ? run + 1 : 0;
    if (run > longest) [longest, longestEnd] = [run, day];
  }
  if (picks.has("longest") && longest > 0) {
    const [from, to] = [dayIn(tongue, addDays(longestEnd, 1 - longest)), dayIn(tongue, longestEnd)];
    const when = period === undefined ? "" : ` ${periodIn(tongue, period, today)}`;
    return {
      text: [
        say(
          `**${longest} days** in a row, ${from} to ${to}: your longest streak${when}.`,
          `**${longest} Tage** am Stück, ${from} bis ${to}: deine längste Serie${when}.`,
          `**${longest} jours** d’affilée, du ${from} au ${to} : ta plus longue série${when}.`,
          `**${longest} días** seguidos, del ${from} al ${to}: tu racha más larga${when}.`,
          `**${longest} giorni** di fila, ${from} – ${to}: la tua serie più lunga${when}.`,
        ),
      ],
    };
  }
  const last = work.at(-1)?.on;
  const head =
    count === 0
      ? say(
          `**0**: nothing is logged for yesterday, so you have no streak. Your last session was ${last === undefined ? "" : dayIn(tongue, last)}.`,
          `**0**: gestern ist nichts eingetragen, also keine Tage am Stück. Deine letzte Einheit war ${last === undefined ? "" : dayIn(tongue, last)}.`,
          `**0** : rien hier, donc aucun jour d’affilée. Ta dernière séance : ${last === undefined ? "" : dayIn(tongue, last)}.`,
          `**0**: ayer no hay nada anotado, así que ningún día seguido. Tu última sesión: ${last === undefined ? "" : dayIn(tongue, last)}.`,
          `**0**: ieri non c’è nulla, quindi nessun giorno di fila. L’ultima sessione: ${last === undefined ? "" : dayIn(tongue, last)}.`,
        )
      : say(
          `**${count} ${count === 1 ? "day" : "days"}** in a row, up to ${dayIn(tongue, end)}.`,
          `**${count} ${count === 1 ? "Tag" : "Tage"}** am Stück, bis ${dayIn(tongue, end)}.`,
          `**${count} ${count === 1 ? "jour" : "jours"}** d’affilée, jusqu’au ${dayIn(tongue, end)}.`,
          `**${count} ${count === 1 ? "día" : "días"}** seguidos, hasta el ${dayIn(tongue, end)}.`,
          `**${count} ${count === 1 ? "giorno" : "giorni"}** di fila, fino al ${dayIn(tongue, end)}.`,
        );
  return {
    text: [
      `${head} ${say(`Your longest streak is ${longest} days.`, `Deine längste Serie sind ${longest} Tage.`, `Ta plus longue série : ${longest} jours.`, `Tu racha más larga: ${longest} días.`, `La tua serie più lunga: ${longest} giorni.`)}`,
    ],
  };
}

export const OF_PLAN =
  /\b(?:debut|inicio|inizio|beginn|start|comienzo) (?:du|del|des|of the) (?:plan|piano|plans)\b|\bseit planbeginn\b|\b(?:in|of) (?:this|the|my) (?:plan|block)\b|\b(?:in diesem|im|dieses|des) (?:plan|block)s?\b|\bde ce plan\b|\b(?:de|en) este plan\b|\bdi questo piano\b/;

/** Done against planned of a week or another period, with what is open. */
export function answerKept(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const { today, plan } = view;
  const say = sayIn(tongue);
  const ofPlan =
    plan === undefined || !OF_PLAN.test(frame.words)
      ? undefined
      : { from: plan.plan.startDate, to: addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1), kind: "range" as const };
  const period = ofPlan ?? frame.periods[0] ?? { from: getMonday(today), to: addDays(getMonday(today), 6), kind: "week" as const };
  const rows = diary.planned.filter(({ on, status }) => on >= period.from && on <= period.to && status !== "moved");
  if (rows.length === 0) return undefined;
  const done = rows.filter(({ status }) => status === "completed");
  const skipped = rows.filter(({ status, on }) => status === "skipped" || (status === "planned" && on < today));
  const open = rows.filter(({ status, on }) => status === "planned" && on >= today);
  const minutes = plan === undefined ? new Map<string, number>() : new Map(allSessions(plan).map(({ date, duration }) => [date, duration]));
  const name = ({ on, title }: (typeof rows)[number]): string =>
    `**${title}** (${dayIn(tongue, on, false)}${minutes.get(on) === undefined ? "" : `, ${minutes.get(on) ?? 0} min`})`;
  return {
    text: [
      say(
        `**${done.length} of ${rows.length}** planned sessions done ${periodIn(tongue, period, today)}.`,
        `**${done.length} von ${rows.length}** geplanten Einheiten erledigt, ${periodIn(tongue, period, today)}.`,
        `**${done.length} sur ${rows.length}** séances prévues faites ${periodIn(tongue, period, today)}.`,
        `**${done.length} de ${rows.length}** sesiones previstas hechas ${periodIn(tongue, period, today)}.`,
        `**${done.length} su ${rows.length}** sessioni previste fatte ${periodIn(tongue, period, today)}.`,
      ),
      ...(done.length === 0 || done.length > 6 ? [] : [bullet(done.map(name))]),
      ...(skipped.length === 0
        ? []
        : [
            `${say("Not done", "Nicht gemacht", "Non faites", "No hechas", "Non fatte")}: ${listIn(tongue, skipped.slice(0, 6).map(name))}.`,
          ]),
      ...(open.length === 0
        ? []
        : [
            `${say("Still open", "Noch offen", "Encore à faire", "Pendientes", "Ancora da fare")}: ${listIn(tongue, open.slice(0, 6).map(name))}.`,
          ]),
    ],
  };
}

/** How many light weeks the plan has before the race, and how far it reaches. */
export function answerDeloads({ tongue }: Frame, { plan, today, competitions }: CoachView): Draft | undefined {
  const [race] = competitions;
  if (plan === undefined) return undefined;
  const say = sayIn(tongue);
  const weeks = plan.plan.weeks.filter(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= today);
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const names = weeks.map(({ startDate }) => dayIn(tongue, startDate, false)).join(", ");
  const reaches =
    race !== undefined && race.date > end
      ? say(
          ` Your plan ends on ${dayIn(tongue, end)}, ${Math.ceil(daysBetween(end, race.date) / 7)} weeks before ${race.name ?? "the race"}: the deloads and the taper for that time come with the next block.`,
          ` Dein Plan endet am ${dayIn(tongue, end)}, ${Math.ceil(daysBetween(end, race.date) / 7)} Wochen vor ${race.name ?? "dem Rennen"}: die Deloads und das Tapering danach kommen mit dem nächsten Block.`,
          ` Ton plan finit le ${dayIn(tongue, end)}, ${Math.ceil(daysBetween(end, race.date) / 7)} semaines avant ${race.name ?? "la course"} : les semaines légères et l’affûtage d’après viennent avec le bloc suivant.`,
          ` Tu plan acaba el ${dayIn(tongue, end)}, ${Math.ceil(daysBetween(end, race.date) / 7)} semanas antes de ${race.name ?? "la carrera"}: las semanas suaves y el taper de después llegan con el siguiente bloque.`,
          ` Il tuo piano finisce il ${dayIn(tongue, end)}, ${Math.ceil(daysBetween(end, race.date) / 7)} settimane prima di ${race.name ?? "la gara"}: le settimane leggere e il taper successivi arrivano con il prossimo blocco.`,
        )
      : "";
  return {
    text: [
      say(
        `**${weeks.length} ${weeks.length === 1 ? "deload" : "deloads"}** in the plan from now on${names === "" ? "" : ` (from ${names})`}.${reaches}`,
        `**${weeks.length} ${weeks.length === 1 ? "Deload" : "Deloads"}** ab jetzt im Plan${names === "" ? "" : ` (ab ${names})`}.${reaches}`,
        `**${weeks.length} ${weeks.length === 1 ? "semaine légère" : "semaines légères"}** dans le plan d’ici là${names === "" ? "" : ` (à partir du ${names})`}.${reaches}`,
        `**${weeks.length} ${weeks.length === 1 ? "semana suave" : "semanas suaves"}** en el plan desde ahora${names === "" ? "" : ` (desde el ${names})`}.${reaches}`,
        `**${weeks.length} ${weeks.length === 1 ? "settimana leggera" : "settimane leggere"}** nel piano da ora${names === "" ? "" : ` (dal ${names})`}.${reaches}`,
      ),
    ],
  };
}

/** The next race: its day, how far off it is, and the week of the plan. */
export function answerNextRace({ tongue, topics }: Frame, { competitions, today, plan }: CoachView): Draft | undefined {
  const [race] = competitions;
  if (race === undefined) return undefined;
  const say = sayIn(tongue);
  const days = daysBetween(today, race.date);
  const daysText = (count: number): string =>
    plural(tongue, count, ["day", "Tag", "jour", "día", "giorno"], ["days", "Tage", "jours", "días", "giorni"]);
  const weeks = plural(
    tongue,
    Math.floor(days / 7),
    ["week", "Woche", "semaine", "semana", "settimana"],
    ["weeks", "Wochen", "semaines", "semanas", "settimane"],
  );
  const and = say("and", "und", "et", "y", "e");
  const far = `**${daysText(days)}**${days < 7 ? "" : ` (${weeks}${days % 7 === 0 ? "" : ` ${and} ${daysText(days % 7)}`})`}`;
  const on = longDayIn(tongue, race.date, true);
  const name = race.name ?? say("your race", "zum Rennen", "ta course", "tu carrera", "la gara");
  const week = plan === undefined ? undefined : Math.floor(daysBetween(plan.plan.startDate, today) / 7) + 1;
  const of = plan?.plan.durationWeeks ?? 0;
  const phase = topics.has("phase") && plan !== undefined ? answerPhase(tongue, plan, today) : [];
  return {
    text: [
      say(
        `${far} to **${name}** on **${on}**.`,
        `${far} bis **${name}** am **${on}**.`,
        `${far} avant **${name}**, le **${on}**.`,
        `${far} hasta **${name}**, el **${on}**.`,
        `${far} a **${name}**, il **${on}**.`,
      ) +
        (week === undefined || week > of
          ? ""
          : ` ${say(`You are in week ${week} of ${of} of the plan.`, `Du bist in Woche ${week} von ${of} des Plans.`, `Tu es en semaine ${week} sur ${of} du plan.`, `Estás en la semana ${week} de ${of} del plan.`, `Sei nella settimana ${week} di ${of} del piano.`)}`),
      ...phase,
    ],
  };
}

const PHASES: { readonly [label: string]: Said } = {
  base: [
    "base: volume and technique at moderate loads",
    "Grundlage (base): Umfang und Technik mit mittleren Lasten",
    "base : volume et technique à charges modérées",
    "base: volumen y técnica con cargas moderadas",
    "base: volume e tecnica a carichi moderati",
  ],
  build: [
    "build: heavier loads and faster running",
    "Aufbau (build): schwerere Lasten und schnelleres Laufen",
    "développement (build) : charges plus lourdes et course plus rapide",
    "desarrollo (build): cargas más pesadas y carrera más rápida",
    "sviluppo (build): carichi più pesanti e corsa più veloce",
  ],
  peak: [
    "peak: race pace, heavy singles and rehearsal, with less volume",
    "Höhepunkt (peak): Wettkampftempo, schwere Einzelne und Probe, mit weniger Umfang",
    "pic (peak) : allure de course, charges lourdes et répétition générale, avec moins de volume",
    "pico (peak): ritmo de carrera, cargas altas y ensayo, con menos volumen",
    "picco (peak): ritmo gara, carichi alti e prova generale, con meno volume",
  ],
  taper: [
    "taper: less training, so that you start fresh",
    "Zuspitzung (taper): weniger Training, damit du ausgeruht startest",
    "affûtage (taper) : moins d'entraînement, pour partir frais",
    "puesta a punto (taper): menos entrenamiento, para llegar fresco a la salida",
    "scarico pregara (taper): meno allenamento, per partire riposato",
  ],
  recovery: [
    "recovery: easy days after the race, then a gradual return",
    "Erholung (recovery): leichte Tage nach dem Wettkampf, dann langsam zurück",
    "récupération (recovery) : jours faciles après la course, puis retour progressif",
    "recuperación (recovery): días suaves tras la carrera y vuelta gradual",
    "recupero (recovery): giorni facili dopo la gara, poi rientro graduale",
  ],
};

/** The phase of the plan in which a day lies, and what it is there for. */
function answerPhase(tongue: Tongue, { plan }: ActivePlan, today: Day): readonly string[] {
  const week = plan.weeks.findLast(({ startDate }) => startDate <= today) ?? plan.weeks[0];
  const said = week && PHASES[getPhaseLabel(week)];
  if (said === undefined) return [];
  const phase = sayIn(tongue)(...said);
  return [
    sayIn(tongue)(
      `Phase: **${phase}**${week?.isDeload === true ? "; this week is the deload" : ""}.`,
      `Phase: **${phase}**${week?.isDeload === true ? "; diese Woche ist die Entlastung" : ""}.`,
      `Phase : **${phase}**${week?.isDeload === true ? " ; cette semaine est la décharge" : ""}.`,
      `Fase: **${phase}**${week?.isDeload === true ? "; esta semana es la descarga" : ""}.`,
      `Fase: **${phase}**${week?.isDeload === true ? "; questa settimana è lo scarico" : ""}.`,
    ),
  ];
}

/** The last finished race of a kind, against the one before it. */
export function answerLastRaces(frame: Frame, { races }: Diary): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const isHyrox = /\bhyrox\b/.test(frame.words);
  const done = races
    .filter(({ result, type }) => result !== undefined && (!isHyrox || type === "hyrox"))
    .toSorted((a, b) => a.on.localeCompare(b.on));
  const [last, before] = [done.at(-1), done.at(-2)];
  if (last === undefined) return undefined;
  const text = ({ name, on, result, place }: typeof last): string =>
    `**${name}** (${dayIn(tongue, on)}): **${result ?? ""}**${place === undefined ? "" : `, ${say("place", "Platz", "place", "puesto", "posto")} ${place}`}`;
  return {
    text: [
      `${text(last)}.`,
      before === undefined
        ? say(
            `There is no earlier ${isHyrox ? "Hyrox" : "race"} with a result stored, so there is nothing to compare it with. Enter it under **Competitions** if you have one.`,
            `Ein früheres ${isHyrox ? "Hyrox" : "Rennen"} mit Ergebnis ist nicht gespeichert, also gibt es nichts zu vergleichen. Trag es unter **Wettkämpfe** ein, wenn du eines hast.`,
            `Aucun ${isHyrox ? "Hyrox" : "résultat"} antérieur n’est enregistré, il n’y a donc rien à comparer. Saisis-le sous **Compétitions** si tu en as un.`,
            `No hay ${isHyrox ? "un Hyrox" : "una carrera"} anterior con resultado, así que no hay con qué comparar. Apúntalo en **Competiciones** si lo tienes.`,
            `Non c’è ${isHyrox ? "un Hyrox" : "una gara"} precedente con risultato, quindi non c’è nulla da confrontare. Inseriscila in **Gare** se ne hai una.`,
          )
        : `${say("Before", "Davor", "Avant", "Antes", "Prima")}: ${text(before)}.`,
    ],
  };
}
