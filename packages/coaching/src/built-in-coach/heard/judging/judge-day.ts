import { type Day, type Session, shortDay } from "@ironpace/training";
import type { Diary, EnteredSession } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { Said, Tongue } from "../../turn/languages.ts";
import { sayIn } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import type { CoachView } from "../../view.ts";

/** Up to this effort work costs no recovery worth counting. */
const EASY_EFFORT = 4;
const HARD_EFFORT = 7;
const LIGHT = /\b(?:mobility|yoga|stretch\w*|walk|pilates|foam)\b/i;
/** Minutes of one day beyond which also easy work is long, where the athlete has set no limit. */
const LONG_DAY = 120;

interface DayWork {
  readonly title: string;
  readonly minutes: number;
  readonly isHard: boolean;
  readonly isLight: boolean;
}

/** What stands on a day: sessions of the plan and the athlete's own entries. */
export function workOn(day: Day, { entered }: Diary, { plan }: CoachView): readonly DayWork[] {
  const sessions = plan === undefined ? [] : allSessions(plan).filter(({ date }) => date === day);
  return [...sessions.map(ofSession), ...entered.filter(({ on }) => on === day).map(ofEntry)];
}

function ofSession({ title, duration, intensityLevel }: Session): DayWork {
  return { title, minutes: duration, isHard: intensityLevel >= HARD_EFFORT, isLight: intensityLevel <= EASY_EFFORT };
}

function ofEntry({ title, minutes }: EnteredSession): DayWork {
  return { title, minutes, isHard: false, isLight: LIGHT.test(title) || minutes <= 45 };
}

/** "Is that too much for one day?": a verdict on all that stands on it, without a card. */
export function judgeDay(day: Day, tongue: Tongue, diary: Diary, view: CoachView): Draft | undefined {
  const work = workOn(day, diary, view);
  if (work.length === 0) return undefined;
  const say = sayIn(tongue);
  const minutes = work.reduce((sum, each) => sum + each.minutes, 0);
  const hard = work.filter(({ isHard }) => isHard).length;
  const isDeload = view.plan?.plan.weeks.some(({ isDeload: of, sessions }) => of && sessions.some(({ date }) => date === day)) === true;
  const verdict: Said =
    hard > 1
      ? [
          "**Yes, two hard sessions on one day are too much**: move one of them, or take the second easy.",
          "**Ja, zwei harte Sachen an einem Tag sind zu viel**: leg eine davon auf einen anderen Tag oder mach die zweite locker.",
          "**Oui, deux choses dures le même jour, c’est trop** : déplaces-en une, ou fais la seconde en facile.",
          "**Sí, dos cosas duras en un día es demasiado**: mueve una o haz la segunda suave.",
          "**Sì, due cose dure in un giorno sono troppo**: spostane una o fai la seconda facile.",
        ]
      : minutes > LONG_DAY && work.length > 1 && work.some(({ isLight }) => !isLight)
        ? [
            "**It is a long day, but it works**: only one of them is hard. Leave some hours between them.",
            "**Ein langer Tag, aber es geht**: nur eins davon ist hart. Lass ein paar Stunden dazwischen.",
            "**Une longue journée, mais ça passe** : une seule est dure. Laisse quelques heures entre les deux.",
            "**Es un día largo, pero funciona**: solo una es dura. Deja unas horas entre ellas.",
            "**È una giornata lunga, ma va**: solo una è dura. Lascia qualche ora in mezzo.",
          ]
        : ["**No, that is fine**.", "**Nein, das passt**.", "**Non, ça va**.", "**No, está bien**.", "**No, va bene**."];
  return {
    isFinal: true,
    text: [
      say(...verdict) +
        (isDeload
          ? say(
              " And it is your deload week.",
              " Es ist dazu die Deload-Woche.",
              " C’est en plus la semaine de décharge.",
              " Además es la semana de descarga.",
              " Ed è la settimana di scarico.",
            )
          : ""),
      [
        `${dayIn(tongue, day, false)}: ${minutes} min`,
        ...work.map(
          ({ title, minutes: each, isHard, isLight }) =>
            `- **${title}**, ${each} min${isHard ? say(", hard", ", hart", ", dur", ", duro", ", duro") : isLight ? say(", easy", ", leicht", ", facile", ", suave", ", facile") : ""}`,
        ),
      ].join("\n"),
    ],
  };
}

/** Which of two things of a day comes first, and which one matters if there is room for one only. */
export function orderDay(day: Day, isOnlyOne: boolean, diary: Diary, view: CoachView): Draft | undefined {
  const work = workOn(day, diary, view);
  const [first, second] = work.toSorted((a, b) => Number(a.isLight) - Number(b.isLight) || Number(b.isHard) - Number(a.isHard));
  if (first === undefined || second === undefined) return undefined;
  return {
    isFinal: true,
    text: [
      isOnlyOne
        ? `**${first.title}** (${shortDay(day)}, ${first.minutes} min): it is what the plan builds on. **${second.title}** can go to any day, or be left out.`
        : `**${first.title}** first, while you are fresh; **${second.title}** after it or some hours later.`,
    ],
  };
}
