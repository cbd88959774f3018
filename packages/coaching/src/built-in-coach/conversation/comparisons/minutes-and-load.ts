import { addDays, daysBetween } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Work } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { amountIn, countIn, dayIn, periodIn } from "../../turn/names.ts";
import type { Period } from "../../turn/times.ts";
import type { Followed } from "../follow-up-of.ts";

const MINUTES = /^(?:minutes?|mins?|minuten|minutos|minuti)$/;
/** Twice the minutes of the others: worth a name. */
const LONG_MINUTES = 120;

/** "this wk vs last wk in minutes and load": two measures of two periods, both of them. */
export function minutesAndLoad({ frame, diary, view, tongue, say }: Followed): Draft | undefined {
  const { periods, tokens, subjects, verbs, leftover } = frame;
  const metrics = new Set(tokens.flatMap(({ concept }) => (concept.startsWith("metric:") ? [concept.slice(7)] : [])));
  const [a, b] = periods;
  if (
    a === undefined ||
    b === undefined ||
    periods.length > 2 ||
    subjects.length + verbs.length > 0 ||
    leftover.some((word) => !MINUTES.test(word))
  )
    return undefined;
  if (leftover.some((word) => MINUTES.test(word))) metrics.add("time");
  if (!metrics.has("time") || !metrics.has("load") || metrics.size > 2 || a.from > view.today || b.from > view.today) return undefined;
  const [later, earlier] = a.from > b.from ? [a, b] : [b, a];
  const sums = [later, earlier].map((period) => sumsOf(rows(period, diary.work, view.today)));
  const [x, y] = sums;
  if (x === undefined || y === undefined) return undefined;
  const line = (period: Period, { minutes, load, count }: Sums): string =>
    `${periodIn(tongue, period, view.today)}: **${amountIn(tongue, minutes, "time")}**, ${say("load", "Last", "charge", "carga", "carico")} **${load}**, ${countIn(tongue, count, undefined)}`;
  const open =
    later.to >= view.today && view.plan !== undefined
      ? allSessions(view.plan).filter(
          (each) => each.date >= view.today && each.date <= later.to && isOpen(view.plan as NonNullable<typeof view.plan>, each),
        )
      : [];
  const planned = open.reduce((sum, { duration }) => sum + duration, 0);
  const long = [...rows(later, diary.work, view.today), ...rows(earlier, diary.work, view.today)].filter(
    ({ code, minutes = 0 }) => code === undefined && minutes >= LONG_MINUTES,
  );
  const gap = (now: number, then: number): string => `${now - then > 0 ? "+" : "−"}${Math.abs(now - then)}`;
  return {
    isDecided: true,
    text: [
      bullet([line(later, x), line(earlier, y)]),
      `${say("Difference", "Unterschied", "Écart", "Diferencia", "Differenza")}: ${gap(x.minutes, y.minutes)} min, ${say("load", "Last", "charge", "carga", "carico")} ${gap(x.load, y.load)}.`,
      ...(planned === 0
        ? []
        : [
            say(
              `It is not over: ${planned} min are still planned (${dayIn(tongue, open.at(-1)?.date ?? later.to, false)}), which makes ${amountIn(tongue, x.minutes + planned, "time")}.`,
              `Sie ist noch nicht vorbei: ${planned} min stehen noch an (${dayIn(tongue, open.at(-1)?.date ?? later.to, false)}), das macht ${amountIn(tongue, x.minutes + planned, "time")}.`,
              `Elle n’est pas finie : ${planned} min sont encore prévues (${dayIn(tongue, open.at(-1)?.date ?? later.to, false)}), soit ${amountIn(tongue, x.minutes + planned, "time")}.`,
              `No ha terminado: quedan ${planned} min previstos (${dayIn(tongue, open.at(-1)?.date ?? later.to, false)}), es decir ${amountIn(tongue, x.minutes + planned, "time")}.`,
              `Non è finita: restano ${planned} min previsti (${dayIn(tongue, open.at(-1)?.date ?? later.to, false)}), cioè ${amountIn(tongue, x.minutes + planned, "time")}.`,
            ),
          ]),
      ...long
        .slice(0, 2)
        .map(
          ({ title, on, minutes = 0, load = 0 }) =>
            `${say("Counted in", "Mitgezählt", "Compris", "Incluido", "Compreso")}: **${title}** (${dayIn(tongue, on, false)}), ${minutes} min, ${say("load", "Last", "charge", "carga", "carico")} ${Math.round(load)}.`,
        ),
    ],
  };
}

interface Sums {
  readonly minutes: number;
  readonly load: number;
  readonly count: number;
}

function rows({ from, to }: Period, work: readonly Work[], today: string): readonly Work[] {
  return work.filter(({ on }) => on >= from && on <= to && on <= today);
}

function sumsOf(found: readonly Work[]): Sums {
  return {
    minutes: found.reduce((sum, { minutes = 0 }) => sum + minutes, 0),
    load: Math.round(found.reduce((sum, { load = 0 }) => sum + load, 0)),
    count: found.length,
  };
}

const RECOVERY =
  /\b(?:recovery|recovering|recovered|how tired|fatigue|erholung|erholt|mude|recup(?:eration)?|fatigue|recuperacion|recuperad[oa]|cansad[oa]|recupero|stanchezza)\b/;
const KNOW =
  /\b(?:what (?:do|can) (?:you|u) (?:know|see|tell|say|have)|what do you have|how(?:s| is) my|was weisst du|was siehst du|que sais tu|tu sais quoi|que sabes|cosa sai|che sai|wie ist meine|comment est ma|como esta mi|com e il mio)\b/;

/** "so what do you know about my recovery": efforts against plan, loads of the weeks, and the deload: all that is logged of it. */
export function knownOfRecovery({ words, diary, view, tongue, say }: Followed): Draft | undefined {
  if (!RECOVERY.test(words) || !KNOW.test(words) || words.split(" ").length > 12) return undefined;
  const planned = view.plan === undefined ? [] : allSessions(view.plan);
  const recent = diary.work.filter(({ on, rpe }) => rpe !== undefined && daysBetween(on, view.today) <= 7).toReversed();
  if (recent.length === 0) return undefined;
  const weekday = (new Date(`${view.today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(view.today, -weekday);
  const [now, before] = [
    sumsOf(rows({ from: monday, to: view.today, kind: "week" }, diary.work, view.today)),
    sumsOf(rows({ from: addDays(monday, -7), to: addDays(monday, -1), kind: "week" }, diary.work, view.today)),
  ];
  const deload = view.plan?.plan.weeks.find(({ isDeload, startDate }) => isDeload && startDate > view.today);
  const load = say("load", "Last", "charge", "carga", "carico");
  return {
    isDecided: true,
    text: [
      say(
        "Only what you logged, no sleep and no heart rate:",
        "Nur, was du eingetragen hast, weder Schlaf noch Puls:",
        "Seulement ce que tu as noté, ni sommeil ni pouls :",
        "Solo lo que anotaste, ni sueño ni pulso:",
        "Solo ciò che hai registrato, né sonno né battito:",
      ),
      bullet([
        ...recent.slice(0, 5).map(({ title, on, rpe = 0 }) => {
          const plan = planned.find((each) => each.title === title && each.date === on)?.intensityLevel;
          return `${dayIn(tongue, on, false)}: **${amountIn(tongue, rpe, "effort")}**${plan === undefined ? "" : ` (${say("planned", "geplant", "prévu", "previsto", "previsto")} ${plan})`}, ${title}`;
        }),
        `${say("This week", "Diese Woche", "Cette semaine", "Esta semana", "Questa settimana")}: ${load} **${now.load}**; ${say("last week", "letzte Woche", "semaine dernière", "semana pasada", "settimana scorsa")} **${before.load}**`,
        ...(deload === undefined
          ? []
          : [
              say(
                `Deload from ${dayIn(tongue, deload.startDate, false)}: it is there for this`,
                `Entlastung ab ${dayIn(tongue, deload.startDate, false)}: dafür ist sie da`,
                `Décharge dès le ${dayIn(tongue, deload.startDate, false)} : elle sert à ça`,
                `Descarga desde el ${dayIn(tongue, deload.startDate, false)}: para eso está`,
                `Scarico da ${dayIn(tongue, deload.startDate, false)}: serve a questo`,
              ),
            ]),
      ]),
      say(
        "I do not read your check-ins; the **Check-in** page compares them with your training.",
        "Deine Check-ins lese ich nicht; die Seite **Check-in** vergleicht sie mit deinem Training.",
        "Je ne lis pas tes check-ins ; la page **Check-in** les compare à ton entraînement.",
        "No leo tus check-ins; la página **Check-in** los compara con tu entrenamiento.",
        "Non leggo i tuoi check-in; la pagina **Check-in** li confronta con il tuo allenamento.",
      ),
    ],
  };
}
