import { addDays, getMonday, getWeekday, type Session } from "@ironpace/training";
import type { Followed } from "../conversation/follow-up-of.ts";
import { gapToRace } from "./gap-to-race.ts";
import { workoutNamed } from "../conversation/cards/named-workout.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { bestsOf, gapText, valueText } from "../turn/results/bests.ts";
import { amountIn, dayIn, thingIn } from "../turn/names.ts";
import { sessionText, setLines } from "../turn/results/past-day.ts";
import { valueIn } from "../turn/languages.ts";
import { daysAhead, daysBehind } from "./days-ahead.ts";
import { gapOf } from "./rows/best-rows.ts";
import type { Want } from "./wants.ts";

/** What is built from slots that no older reader takes together: it comes before theirs. */
export function answerExactly(want: Want, turn: Followed): Draft | undefined {
  switch (want) {
    case "own-why":
      return turn.frame.part === undefined ? (whyWeek(turn) ?? whyPlanned(turn)) : undefined;
    case "own-effort":
      return plannedAgainstRated(turn);
    case "own-ahead":
      return plannedAgainstRated(turn) ?? aheadUntil(turn);
    case "own-forecast":
      return gapToRace(turn) ?? gapToGoal(turn);
    case "own-progress":
      return workingSets(turn);
    case "own-goal":
      return turn.frame.subjects.length === 1 && GAP.test(turn.words) ? gapToGoal(turn) : undefined;
    case "own-history":
      return scoresOf(turn);
    case "own-best":
      return (
        scoresOf(turn) ??
        (turn.frame.subjects.filter(({ lift, test }) => lift !== undefined || test !== undefined).length > 1 && !COMPARED.test(turn.words)
          ? bestsNamed(turn)
          : undefined)
      );
    default:
      return undefined;
  }
}

/** A question about the athlete's own rows, from the slots of its turn; undefined where a slot is missing. */
export function answerOwn(want: Want, turn: Followed): Draft | undefined {
  switch (want) {
    case "own-why":
      return whyPlanned(turn) ?? onDay(turn);
    case "own-history":
      return onDay(turn);
    case "own-effort":
      return plannedAgainstRated(turn) ?? onDay(turn);
    case "own-ahead":
      return aheadUntil(turn);
    case "own-forecast":
    case "own-goal":
    case "own-race":
      return gapToRace(turn) ?? gapToGoal(turn);
    case "own-progress":
      return workingSets(turn) ?? courseOf(turn);
    case "own-best":
      return scoresOf(turn) ?? bestsNamed(turn);
    case "own-missed":
      return keptOfPlan(turn);
    default:
      return undefined;
  }
}

/** Every session of a day that is over, planned beside rated. */
function onDay(turn: Followed): Draft | undefined {
  const { frame, diary, tongue, view, say } = turn;
  const [day] = daysBehind(frame, view.today);
  if (day === undefined) return undefined;
  const rows = diary.work.filter(({ on }) => on === day);
  if (rows.length === 0) return undefined;
  const load = rows.reduce((sum, each) => sum + (each.load ?? 0), 0);
  const minutes = rows.reduce((sum, each) => sum + (each.minutes ?? 0), 0);
  return {
    text: [
      `${dayIn(tongue, day)}:`,
      bullet(
        rows.flatMap((row) => [
          `${sessionText(row, tongue, view)}${plannedText(row.title, day, turn)}${row.notes === undefined ? "" : `. “${row.notes}”`}`,
          ...setLines(row.sets, tongue, view),
        ]),
      ),
      ...(rows.length < 2
        ? []
        : [
            say(
              `Together ${minutes} min, load ${Math.round(load)}.`,
              `Zusammen ${minutes} min, Last ${Math.round(load)}.`,
              `Ensemble ${minutes} min, charge ${Math.round(load)}.`,
              `En total ${minutes} min, carga ${Math.round(load)}.`,
              `Insieme ${minutes} min, carico ${Math.round(load)}.`,
            ),
          ]),
    ],
  };
}

function plannedOn(title: string, day: string, { view }: Followed): Session | undefined {
  return view.plan === undefined ? undefined : allSessions(view.plan).find((each) => each.date === day && each.title === title);
}

function plannedText(title: string, day: string, turn: Followed): string {
  const planned = plannedOn(title, day, turn);
  if (planned === undefined) return "";
  return ` (${turn.say("planned", "geplant", "prévu", "previsto", "previsto")} ${planned.intensityLevel})`;
}

/** "fri sessions in nov planned vs rated": the two efforts of each, and their means. */
function plannedAgainstRated(turn: Followed): Draft | undefined {
  const { frame, diary, tongue, say } = turn;
  const [period] = frame.periods;
  if (period === undefined || !/\bplan\w*|geplant|prevu|previst|vorgesehen|pianificat/.test(frame.words)) return undefined;
  const token = frame.tokens.find(({ concept }) => concept.startsWith("day:"));
  const weekday = token === undefined ? undefined : Number(token.concept.slice(4));
  const rows = diary.work.flatMap((work) => {
    const planned = plannedOn(work.title, work.on, turn);
    const isMeant = work.on >= period.from && work.on <= period.to && (!(Number(weekday) >= 1) || getWeekday(work.on) === weekday);
    return isMeant && planned !== undefined && work.rpe !== undefined ? [{ ...work, rpe: work.rpe, planned }] : [];
  });
  if (rows.length === 0) return undefined;
  const mean = (values: readonly number[]): string =>
    valueIn(tongue, String(Math.round((10 * values.reduce((sum, each) => sum + each, 0)) / values.length) / 10));
  const word = [
    say("planned", "geplant", "prévu", "previsto", "previsto"),
    say("rated", "bewertet", "noté", "valorado", "valutato"),
  ] as const;
  return {
    text: [
      `**${word[0]} ${mean(rows.map(({ planned }) => planned.intensityLevel))}, ${word[1]} ${mean(rows.map(({ rpe }) => rpe))}** (${rows.length}):`,
      bullet(
        rows.map(
          ({ on, title, planned, rpe }) =>
            `${dayIn(tongue, on, false)}: **${title}**, ${word[0]} ${planned.intensityLevel}, ${word[1]} ${valueIn(tongue, String(rpe))}`,
        ),
      ),
    ],
  };
}

/** Words for a day that is over. */
const WAS =
  /\b(?:was|were|wasnt|werent|felt|did|didnt|war|waren|fiel|ging|lief|hat|etait|etaient|a ete|fue|fueron|era|estuvo|ha sido|e stat[oa]|sono stat[ei])\b/;

/** Why a session stands in the plan as it does: its demand, its week, and what was there before and comes after. */
function whyPlanned(turn: Followed): Draft | undefined {
  const { frame, view, tongue, say, turns } = turn;
  const { plan, today } = view;
  if (plan === undefined || WAS.test(frame.words)) return undefined;
  const all = allSessions(plan);
  const open = all.filter((each) => each.date >= today && isOpen(plan, each));
  const [day] = daysAhead(frame, today);
  const kind = frame.subjects[0]?.kind;
  const shown = turns.at(-1)?.answer ?? "";
  const session =
    (day === undefined ? undefined : open.find(({ date }) => date === day)) ??
    (kind === undefined || day !== undefined ? undefined : open.find((each) => kind.isPlanned(each))) ??
    (day === undefined && kind === undefined && turns.length > 0 ? open.find(({ title }) => shown.includes(title)) : undefined);
  if (session === undefined) return undefined;
  const when = dayIn(tongue, session.date, false);
  const before = all.findLast((each) => each.code === session.code && each.date < session.date && !each.isDeload);
  const next = all.find(({ date, title }) => date > session.date && date <= addDays(session.date, 10) && /^test/i.test(title));
  const hard = all.filter((each) => each.hard && getMonday(each.date) === getMonday(session.date) && each !== session);
  const week = session.week;
  return {
    text: [
      `**${session.title}**, ${when}, **${session.duration} min**, ${amountIn(tongue, session.intensityLevel, "effort")}.`,
      session.isDeload
        ? say(
            `It is short and easy because week ${week} is your deload: sets, weights and minutes come down so that you absorb the last weeks.`,
            `Sie ist kurz und leicht, weil Woche ${week} deine Entlastungswoche (Deload) ist: Sätze, Lasten und Minuten gehen herunter, damit die harten Wochen davor wirken.`,
            `Elle est courte et facile parce que la semaine ${week} est ta semaine de décharge : séries, charges et minutes baissent pour que les semaines dures fassent effet.`,
            `Es corta y suave porque la semana ${week} es tu descarga: bajan series, cargas y minutos para que las semanas duras hagan efecto.`,
            `È corta e facile perché la settimana ${week} è il tuo scarico: serie, carichi e minuti scendono perché le settimane dure facciano effetto.`,
          )
        : session.hard
          ? say(
              `It is one of the ${hard.length + 1} hard sessions of week ${week}: these are the sessions that make you fitter.`,
              `Sie ist eine der ${hard.length + 1} harten Einheiten von Woche ${week}: daher kommt der Fortschritt der Woche.`,
              `C’est une des ${hard.length + 1} séances dures de la semaine ${week} : c’est là que se font les progrès.`,
              `Es una de las ${hard.length + 1} sesiones duras de la semana ${week}: de ahí viene el progreso.`,
              `È una delle ${hard.length + 1} sessioni dure della settimana ${week}: da lì viene il progresso.`,
            )
          : say(
              `It is easy on purpose, between the hard days of week ${week}: it builds volume and leaves the legs for those.`,
              `Sie ist mit Absicht leicht, zwischen den harten Tagen von Woche ${week}: sie bringt Umfang und lässt die Beine für diese.`,
              `Elle est facile exprès, entre les jours durs de la semaine ${week} : du volume, et des jambes pour ceux-là.`,
              `Es suave a propósito, entre los días duros de la semana ${week}: da volumen y deja piernas para esos.`,
              `È facile apposta, tra i giorni duri della settimana ${week}: dà volume e lascia le gambe per quelli.`,
            ),
      ...(before === undefined
        ? []
        : [
            `${say("The one before", "Die davor", "Celle d’avant", "La anterior", "Quella prima")}: ${dayIn(tongue, before.date, false)}, **${before.title}**, ${before.duration} min, ${amountIn(tongue, before.intensityLevel, "effort")}.`,
          ]),
      ...(next === undefined
        ? []
        : [
            `${say("It also leaves you fresh for", "Sie lässt dich außerdem frisch für", "Elle te garde aussi du frais pour", "También te deja fresco para", "Ti lascia anche fresco per")} **${next.title}**, ${dayIn(tongue, next.date, false)}.`,
          ]),
    ],
  };
}

/** Why a week is as light or as hard as it is: its sums beside those of the week before. */
function whyWeek({ frame, view, tongue, say }: Followed): Draft | undefined {
  const { plan } = view;
  const [period] = frame.periods;
  if (plan === undefined || period?.kind !== "week" || frame.days.length > 0) return undefined;
  const monday = getMonday(period.from);
  const of = (from: string): readonly Session[] => allSessions(plan).filter(({ date }) => getMonday(date) === from);
  const [rows, last] = [of(monday), of(addDays(monday, -7))];
  if (rows.length === 0) return undefined;
  const minutes = (all: readonly Session[]): number => all.reduce((sum, each) => sum + each.duration, 0);
  const isDeload = rows.some((each) => each.isDeload);
  const sums = `**${minutes(rows)} min**, ${rows.length} ${say("sessions", "Einheiten", "séances", "sesiones", "sessioni")}`;
  return {
    text: [
      `${dayIn(tongue, monday, false)} – ${dayIn(tongue, addDays(monday, 6), false)}: ${sums}${last.length === 0 ? "" : `, ${say("the week before", "die Woche davor", "la semaine d’avant", "la semana anterior", "la settimana prima")} ${minutes(last)} min`}.`,
      isDeload
        ? say(
            "It is your deload: after the loading weeks sets, weights and minutes come down so that you absorb the work. It is meant to feel light.",
            "Es ist deine Entlastungswoche (Deload): nach den Belastungswochen gehen Sätze, Lasten und Minuten herunter, damit die Arbeit wirkt. Sie soll sich leicht anfühlen.",
            "C’est ta semaine de décharge : après les semaines de charge, séries, charges et minutes baissent pour que le travail fasse effet. Elle doit paraître facile.",
            "Es tu semana de descarga: tras las de carga bajan series, cargas y minutos para que el trabajo haga efecto. Debe parecer suave.",
            "È la tua settimana di scarico: dopo quelle di carico serie, carichi e minuti scendono perché il lavoro faccia effetto. Deve sembrare leggera.",
          )
        : say(
            "It is a loading week: each builds a little on the one before, until the next deload.",
            "Es ist eine Belastungswoche: jede baut ein wenig auf der davor auf, bis zum nächsten Deload.",
            "C’est une semaine de charge : chacune monte un peu par rapport à la précédente, jusqu’à la prochaine décharge.",
            "Es una semana de carga: cada una sube un poco sobre la anterior, hasta la próxima descarga.",
            "È una settimana di carico: ognuna sale un po’ sulla precedente, fino al prossimo scarico.",
          ),
    ],
  };
}

/** How many of the planned sessions of this plan so far were done. */
function keptOfPlan({ view, tongue, say }: Followed): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const due = allSessions(plan).filter(({ date }) => date < today);
  const missed = due.filter(({ id }) => plan.outcomes.find(({ sessionId }) => sessionId === id)?.status !== "completed");
  const done = due.length - missed.length;
  if (due.length === 0) return undefined;
  return {
    text: [
      say(
        `**${done} of ${due.length}** planned sessions of this plan so far are done (${Math.round((100 * done) / due.length)}%).`,
        `**${done} von ${due.length}** geplanten Einheiten dieses Plans sind bisher erledigt (${Math.round((100 * done) / due.length)} %).`,
        `**${done} sur ${due.length}** séances prévues de ce plan sont faites (${Math.round((100 * done) / due.length)} %).`,
        `**${done} de ${due.length}** sesiones previstas de este plan están hechas (${Math.round((100 * done) / due.length)} %).`,
        `**${done} su ${due.length}** sessioni previste di questo piano sono fatte (${Math.round((100 * done) / due.length)} %).`,
      ),
      bullet(missed.map((each) => `${dayIn(tongue, each.date, false)}: ${each.title}`)),
    ].filter((part) => part !== ""),
  };
}

/** "fran helen cindy, scores": the results of every named workout. */
function scoresOf({ words, diary, tongue }: Followed): Draft | undefined {
  const named = words.split(/[^\p{L}\d]+/u).flatMap((word) => workoutNamed(word) ?? []);
  const rows = named.flatMap(({ name }) => {
    const done = diary.work.filter(({ title, score }) => score !== undefined && title.trim().toLowerCase().startsWith(name.toLowerCase()));
    const last = done.at(-1);
    return last === undefined ? [] : [`**${name}: ${last.score ?? ""}**, ${dayIn(tongue, last.on)}`];
  });
  return rows.length === 0 || !SCORE.test(words) ? undefined : { text: [bullet(rows)] };
}

const SCORE =
  /\b(?:scores?|results?|times?|best|pbs?|zeit(?:en)?|ergebnis\w*|temps|resultats?|tiempos?|resultados?|tempi|risultat\w*|punteggi\w*)\b/;

/** "how many sessions before Christmas", "what is left until the race": what is planned until a day. */
function aheadUntil(turn: Followed): Draft | undefined {
  const { frame, view, tongue, say, diary } = turn;
  const { plan, today } = view;
  const isUntil = /\b(?:b4|before|until|till?|by|bis|vor|avant|jusqu\w*|antes|hasta|prima|fino|entro)\b/.test(frame.words);
  const [day] = daysAhead(frame, today);
  const until = frame.until !== undefined && frame.until >= today ? frame.until : day;
  if (plan === undefined || !isUntil || until === undefined) return undefined;
  const open = allSessions(plan).filter((each) => each.date >= today && each.date <= until && isOpen(plan, each));
  const entered = diary.entered.filter(({ on }) => on >= today && on <= until);
  const end = allSessions(plan).at(-1)?.date ?? today;
  const to = dayIn(tongue, until, false);
  return {
    text: [
      say(
        `**${open.length} sessions** are planned up to ${to}.`,
        `**${open.length} Einheiten** sind bis ${to} geplant.`,
        `**${open.length} séances** sont prévues jusqu’au ${to}.`,
        `**${open.length} sesiones** están previstas hasta el ${to}.`,
        `**${open.length} sessioni** sono previste fino a ${to}.`,
      ),
      bullet([
        ...open.map((each) => `${dayIn(tongue, each.date, false)}: ${each.title}, ${each.duration} min`),
        ...entered.map(
          (each) =>
            `${dayIn(tongue, each.on, false)}: ${each.title}, ${each.minutes} min (${say("your own entry", "dein eigener Eintrag", "ton entrée", "tu propia entrada", "la tua voce")})`,
        ),
      ]),
      ...(end >= until
        ? []
        : [
            say(
              `The plan ends on ${dayIn(tongue, end, false)}; nothing is planned after it yet.`,
              `Der Plan endet am ${dayIn(tongue, end, false)}; danach ist noch nichts geplant.`,
              `Le plan finit le ${dayIn(tongue, end, false)} ; rien n’est prévu après pour l’instant.`,
              `El plan termina el ${dayIn(tongue, end, false)}; después no hay nada previsto aún.`,
              `Il piano finisce ${dayIn(tongue, end, false)}; dopo non è ancora previsto nulla.`,
            ),
          ]),
    ],
  };
}

/** "what pace for the 10k and how far off": the goal of a test or lift beside its best. */
function gapToGoal(turn: Followed): Draft | undefined {
  const [subject] = turn.frame.subjects;
  const [best] = subject === undefined ? [] : bestsOf(subject, turn.diary);
  return best === undefined ? undefined : gapOf(best, turn);
}

/** "did my squat working sets go nowhere": the heaviest working sets of each session. */
function workingSets(turn: Followed): Draft | undefined {
  const { frame, diary, tongue, view } = turn;
  const lift = frame.subjects.find((each) => each.lift !== undefined)?.lift;
  if (lift === undefined || !/\b(?:sets?|working|arbeitssatz\w*|satze?|series?|serie)\b/.test(frame.words)) return undefined;
  const from = frame.periods[0]?.from ?? addDays(view.today, -56);
  const rows = diary.work
    .filter(({ on }) => on >= from)
    .flatMap((work) => {
      const sets = work.sets.filter(
        ({ exercise, isWarmUp, kilograms }) => !isWarmUp && kilograms !== undefined && lift.fits.test(exercise),
      );
      const top = Math.max(0, ...sets.map(({ kilograms = 0 }) => kilograms));
      const same = sets.filter(({ kilograms }) => kilograms === top);
      return top === 0 ? [] : [{ on: work.on, top, count: same.length, reps: same[0]?.reps, rpe: work.rpe }];
    });
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || rows.length < 2) return undefined;
  const kilos = (value: number): string => amountIn(tongue, value, "weight", view);
  return {
    text: [
      `**${thingIn(tongue, lift.name)}: ${kilos(first.top)} → ${kilos(last.top)}** (${dayIn(tongue, first.on, false)} – ${dayIn(tongue, last.on, false)})`,
      bullet(
        rows
          .slice(-10)
          .map(
            ({ on, top, count, reps, rpe }) =>
              `${dayIn(tongue, on, false)}: ${count}${reps === undefined ? "" : ` × ${reps}`}, **${kilos(top)}**${rpe === undefined ? "" : `, ${amountIn(tongue, rpe, "effort")}`}`,
          ),
      ),
    ],
  };
}

/** How a best came about, and what it gained since a day. */
function courseOf({ frame, diary, tongue, view }: Followed): Draft | undefined {
  const [subject] = frame.subjects;
  const [best] = subject === undefined ? [] : bestsOf(subject, diary);
  if (subject === undefined || best === undefined || best.values.length < 2) return undefined;
  const from = frame.periods[0]?.from ?? (YEAR.test(frame.words) ? addDays(view.today, -366) : undefined);
  const before = from === undefined ? -1 : best.values.findLastIndex(({ on }) => on <= addDays(from, 3));
  const values = best.values.slice(Math.max(0, before));
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return undefined;
  return {
    text: [
      `${thingIn(tongue, subject.name)}: **${gapText(tongue, first.value, last.value, best, view)}**.`,
      `${values.map(({ value, on }) => `**${valueText(tongue, value, best, view)}** (${dayIn(tongue, on)})`).join(" → ")}.`,
    ],
  };
}

const COMPARED = /\b(?:faster|slower|than|since|gain\w*|improv\w*|compar\w*|vs|progress|schneller|seit|als|plus|mas|piu|ago)\b/;
const GAP = /\b(?:far|left|missing|to go|need|close|short|off|fehl\w*|noch|brauch\w*|manque\w*|faut|falta\w*|necesito|manca\w*|serve)\b/;
const BODY_WEIGHT = /\b(?:body ?weight|bw|korpergewicht|poids (?:du corps|de corps)|peso corporal|peso corporeo)\b/;
const YEAR = /\b(?:year|jahr|an|ans|annee|ano|anno)\b/;

/** Stored bests of everything that is named; a skill that is not there is said as none. */
function bestsNamed({ frame, diary, tongue, view, say }: Followed): Draft | undefined {
  const body = BODY_WEIGHT.test(frame.words) ? view.athlete.bodyWeight : undefined;
  const ofBodyWeight = (value: number): string => (body === undefined ? "" : ` = **${valueIn(tongue, (value / body).toFixed(2))} ×**`);
  const found = frame.subjects.flatMap((subject) => {
    const [best] = bestsOf(subject, diary);
    const last = best?.values.at(-1);
    if (best !== undefined && last !== undefined)
      return [
        `**${thingIn(tongue, subject.name)}: ${valueText(tongue, last.value, best, view)}**${best.kind === "load" ? ofBodyWeight(last.value) : ""}, ${dayIn(tongue, last.on)}`,
      ];
    return subject.test?.kind === "count"
      ? [
          `**${thingIn(tongue, subject.name)}: 0** (${say("none stored", "nichts gespeichert", "rien d’enregistré", "nada guardado", "nulla di salvato")})`,
        ]
      : [];
  });
  return found.length === 0 ? undefined : { text: [found.length === 1 ? `${found[0] ?? ""}.` : bullet(found)] };
}
