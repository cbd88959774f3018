import { getWeekday, type Weekday } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { isOfOneThing } from "../../turn/frame.ts";
import { listIn, type Tongue } from "../../turn/languages.ts";
import { dayIn, SMALL_NUMBERS, weekdayIn } from "../../turn/names.ts";

const WANTS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:more|add|extra|additional|like|want|include|put|some|bit of|do|could|can)\b/,
  de: /\b(?:mehr|zusatzlich\w*|extra|mochte|will|wurde|hatte|einbauen|dazu|gerne?)\b/,
  fr: /\b(?:plus|ajout\w*|voudrais|veux|aimerais|davantage|mettre)\b/,
  es: /\b(?:mas|anad\w*|quiero|quisiera|gustaria|meter|incluir)\b/,
  it: /\b(?:piu|aggiung\w*|vorrei|voglio|mettere|inserire)\b/,
};
const ASKS_PAST = /\b(?:did|have i|was|were|how (?:often|many)|should|habe? ich|wie oft|soll\w*|combien|cuant\w*|quant\w*)\b/;
const PULL_UP = /pull ?-?ups?|klimmzug\w*|tractions?|dominadas?|trazion\w*/;
/** Half of the best leaves enough in reserve to do it twice a week. */
const SHARE = 0.5;
const SESSIONS_LISTED = 3;

/** "A bit more pull-up work, 2x a week 10 min": extra work of one kind, which no card can put into the plan: what there is of it, on which days it fits and how much. */
export function extraWork(focus: TurnContext): Draft | undefined {
  const { words, tongue, frame, view, diary, say, cards } = focus;
  const times = frame.tokens.find(({ concept }) => concept === "amount:days")?.text;
  if (view.plan === undefined || times === undefined || cards.length > 0 || !isOfOneThing(words, tongue) || !WANTS[tongue].test(words))
    return undefined;
  if (ASKS_PAST.test(words) || frame.hasPain || frame.isIll || frame.verbs.includes("log")) return undefined;
  const { plan, today, athlete } = view;
  const count = countOf(times);
  if (count === undefined) return undefined;
  const days = spread(athlete.availability.weekdays ?? weekdaysOf(view), count);
  if (days.length === 0) return undefined;
  const isPullUp = PULL_UP.test(words);
  const names = isPullUp ? /pull-?up/i : lineNamed(focus);
  const there = (names === undefined ? [] : allSessions(plan))
    .filter((session) => session.date > today && isOpen(plan, session))
    .flatMap(({ date, blocks }) =>
      [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout].flatMap(({ name, sets = 1, dose }) =>
        names?.test(name) === true ? [`- ${dayIn(tongue, date, false)}: ${name} ${sets} × ${dose.reps ?? ""}`.trim()] : [],
      ),
    )
    .slice(0, SESSIONS_LISTED);
  const best = isPullUp ? athlete.gymnastics?.strictPullUps : undefined;
  const dose =
    best === undefined || best < 4
      ? say(
          "2–3 sets that end with three reps in reserve",
          "2–3 Sätze, die mit drei Wiederholungen Reserve enden",
          "2–3 séries qui finissent avec trois répétitions en réserve",
          "2–3 series que acaban con tres repeticiones de reserva",
          "2–3 serie che finiscono con tre ripetizioni di riserva",
        )
      : `4 × ${Math.round(SHARE * best)}`;
  const minutes = frame.minutes === undefined ? "" : `, ${frame.minutes} min`;
  const on = listIn(
    tongue,
    days.map((day) => weekdayIn(tongue, day)),
  );
  const goal = isPullUp ? diary.goals.find(({ title, completedOn }) => completedOn === undefined && /pull-?up/i.test(title)) : undefined;
  return {
    text: [
      say(
        `**${count} times a week${minutes}** outside the plan: I cannot add exercises to your sessions, and your training days stay as they are.`,
        `**${count}-mal pro Woche${minutes}**, neben dem Plan: eine Karte, die deinen Einheiten Zeilen hinzufügt, habe ich nicht, und deine Trainingstage bleiben, wie sie sind.`,
        `**${count} fois par semaine${minutes}**, à côté du plan : je n’ai pas de carte qui ajoute des lignes à tes séances, et tes jours d’entraînement restent les mêmes.`,
        `**${count} veces por semana${minutes}**, aparte del plan: no tengo tarjeta que añada líneas a tus sesiones, y tus días de entrenamiento siguen igual.`,
        `**${count} volte a settimana${minutes}**, oltre al piano: non ho una scheda che aggiunga righe alle tue sessioni, e i tuoi giorni di allenamento restano quelli.`,
      ),
      say(
        `It fits best at the end of **${on}**: **${dose}**, never to failure, half of it in a deload week. Enter it under Workouts, so that its load counts.`,
        `Am besten passt es ans Ende von **${on}**: **${dose}**, nie bis zum Versagen, in einer Entlastungswoche die Hälfte. Trag es unter Workouts ein, dann zählt seine Last.`,
        `Le mieux est à la fin de **${on}** : **${dose}**, jamais à l’échec, la moitié en semaine de décharge. Note-le sous Workouts, pour que sa charge compte.`,
        `Lo mejor es al final de **${on}**: **${dose}**, nunca al fallo, la mitad en una semana de descarga. Apúntalo en Workouts para que cuente su carga.`,
        `Meglio alla fine di **${on}**: **${dose}**, mai a cedimento, la metà in una settimana di scarico. Inseriscilo in Workouts, così il carico conta.`,
      ),
      ...(there.length === 0
        ? []
        : [`${say("Planned already:", "Schon geplant:", "Déjà prévu :", "Ya previsto:", "Già previsto:")}\n\n${there.join("\n")}`]),
      ...(goal === undefined
        ? []
        : [
            say(
              `Your goal: **${goal.title}**, ${goal.current} of ${goal.target}, due ${dayIn(tongue, goal.due)}.`,
              `Dein Ziel: **${goal.title}**, ${goal.current} von ${goal.target}, fällig ${dayIn(tongue, goal.due)}.`,
              `Ton objectif : **${goal.title}**, ${goal.current} sur ${goal.target}, pour le ${dayIn(tongue, goal.due)}.`,
              `Tu objetivo: **${goal.title}**, ${goal.current} de ${goal.target}, para el ${dayIn(tongue, goal.due)}.`,
              `Il tuo obiettivo: **${goal.title}**, ${goal.current} di ${goal.target}, entro ${dayIn(tongue, goal.due)}.`,
            ),
          ]),
    ],
  };
}

function lineNamed({ frame }: TurnContext): RegExp | undefined {
  const lift = frame.subjects.find(({ lift: of }) => of !== undefined)?.lift;
  return lift?.fits;
}

/** "Twice", "zweimal", "5 times a week"; undefined where no number is read. */
function countOf(text: string): number | undefined {
  const digit = /[2-7]/.exec(text)?.[0];
  if (digit !== undefined) return Number(digit);
  if (TWICE.test(text)) return 2;
  const [, found] = Object.entries(SMALL_NUMBERS).find(([word]) => new RegExp(`\\b${word}(?:mal)?\\b`).test(text)) ?? [];
  return found;
}

const TWICE = /\b(?:twice|zweimal|a couple of times)\b/;

function weekdaysOf({ plan }: TurnContext["view"]): readonly Weekday[] {
  return [...new Set((plan === undefined ? [] : allSessions(plan)).map(({ date }) => getWeekday(date)))].toSorted((a, b) => a - b);
}

/** So many of the days, evenly apart. */
function spread(days: readonly Weekday[], count: number): readonly Weekday[] {
  const all = days.toSorted((a, b) => a - b);
  const step = all.length / Math.min(count, all.length);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor((at + 0.5) * step)]).flatMap((day) => day ?? []);
}
