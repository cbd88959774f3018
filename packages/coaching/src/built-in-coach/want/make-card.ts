import { addDays, daysBetween, type Session } from "@ironpace/training";
import { easeCard } from "../changes/ease-card.ts";
import { getRow } from "../changes/session-named.ts";
import { testNamed } from "../own-data/subject.ts";
import { normalise } from "../question.ts";
import { bullet } from "../say.ts";
import { previewIn, storedOnAcceptIn } from "../turn/changes/preview.ts";
import { raceDateCard } from "../turn/changes/shift-race.ts";
import { dayIn } from "../turn/names.ts";
import { changed as changedGoal } from "../conversation/cards/goal-target.ts";
import { goalFor } from "../conversation/values/progress-of.ts";
import { takenOut } from "../conversation/sessions/entered-session.ts";
import type { Followed } from "../conversation/follow-up-of.ts";
import { newBest, newWeight } from "../changes/log/new-best.ts";
import { offerDays, skipSessions } from "../changes/skip-sessions.ts";
import { moveTo } from "../changes/move-to.ts";
import type { EnteredSession, Goal } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { deleteGoalCard } from "../turn/delete-goal.ts";
import { lowersGoal } from "../changes/lower-goal.ts";
import { easeOf } from "../turn/changes/ease-session.ts";
import { harder } from "../turn/changes/ask-for-more.ts";
import { withoutLines } from "../turn/changes/leave-lines-out.ts";
import { shortenTo } from "../turn/changes/limit-minutes.ts";
import { sessionMeant } from "../turn/changes/session-meant.ts";
import { swapLines } from "../turn/changes/swap-lines.ts";
import { translated } from "../turn/translated.ts";
import type { Want } from "./wants.ts";
import { onTrip } from "../conversation/plan/trip.ts";
import { daysAhead, rangeAhead } from "./days-ahead.ts";
import { doneCard } from "./done-card.ts";

/** Kilograms of a bar, a vest or a goal, and not of the athlete. */
const OF_NO_BODY =
  /\b(?:bar|barbell|vest|plates?|dumbbells?|stange|hantel\w*|weste|barra|mancuernas?|chaleco|barre|gilet|bilanciere|target|goal|ziel\w*|objetivo|objectif|obiettivo|by|bis|until|till?)\b/;

const NAMES_GOAL = /\b(?:goals?|targets?|ziel\w*|objectifs?|objetivos?|meta|metas|obiettiv[oi])\b/;

/** The card that a wish asks for, from the slots of its turn; undefined where one is missing. Words beside the slots do not matter here. */
export function makeCard(want: Want, turn: Followed): Draft | undefined {
  const { view, tongue } = turn;
  const { plan, today } = view;
  const days = daysAhead(turn.frame, today);
  const frame = { ...turn.frame, days, isForGood: false, weekdays: [], asksAdvice: false };
  const [entry] = entriesNamed(turn);
  switch (want) {
    case "best-new":
      // A best that is still to come is a goal.
      return NAMES_GOAL.test(turn.words) ? undefined : bestCard(turn);
    case "weight": {
      const [number] = frame.numbers.filter((each) => each >= 35 && each <= 200);
      return number === undefined || OF_NO_BODY.test(frame.words) || frame.subjects.some(({ lift }) => lift !== undefined)
        ? undefined
        : asDraft(newWeight(`my weight is ${number}`, view), turn);
    }
    case "goal-delete": {
      const goal = goalNamed(turn);
      return goal === undefined || lowersGoal(frame.words) ? undefined : deleteGoalCard(goal, tongue);
    }
    case "goal-change":
      return goalCard(turn);
    case "done":
      return doneCard(turn);
    case "race-change":
      return raceOnDay(turn);
    case "entry-change":
      return entry === undefined ? undefined : takenOut(entry, turn);
    default:
  }
  if (plan === undefined) return undefined;
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const isTest = TEST.test(frame.words) || frame.subjects.some(({ test }) => test !== undefined);
  const named = isTest
    ? open.find(({ title }) => /^test/i.test(title))
    : frame.subjects.some(({ kind, lift }) => kind !== undefined || lift !== undefined)
      ? sessionMeant({ ...frame, days: [] }, plan, today)
      : undefined;
  const onDay = (day: string | undefined): Session | undefined => open.find(({ date }) => date === day);
  const [period] = frame.periods;
  switch (want) {
    case "away": {
      const range = rangeAhead(frame.words, today);
      if (range !== undefined) {
        const trip = onTrip({ ...turn, turns: [], frame: { ...turn.frame, days: [range.from, range.to] } });
        if (trip !== undefined) return trip;
      }
      const [first, last] =
        range !== undefined ? [range.from, range.to] : [days[0] ?? period?.from, days[1] ?? frame.until ?? period?.to ?? days[0]];
      if (first === undefined || last === undefined || last < first || last < today) return undefined;
      const from = first < today ? today : first;
      return awayFrom(from, last, turn);
    }
    case "availability": {
      // "40 min max next week": one week with a limit, and nothing for good.
      if (frame.minutes === undefined || period === undefined || period.to < today || daysBetween(period.from, period.to) > 14)
        return undefined;
      return cappedWeek(frame.minutes, period.from < today ? today : period.from, period.to, turn);
    }
    case "move": {
      const [first, second] = days;
      const session = second === undefined ? (named ?? undefined) : (onDay(first) ?? named);
      const to = second ?? first;
      if (session !== undefined && to !== undefined && session.date !== to) return asDraft(moveTo(session, to, view), turn);
      const alone = session ?? (isTest || frame.subjects.length > 0 ? undefined : onDay(first));
      return alone === undefined ? undefined : asDraft(offerDays(alone, alone.date, view), turn);
    }
    case "swap-days": {
      const [first, second] = days;
      const session = onDay(first) ?? onDay(second);
      const to = session?.date === first ? second : first;
      return session === undefined || to === undefined ? undefined : asDraft(moveTo(session, to, view), turn);
    }
    case "rest": {
      if (TRAINS.test(frame.words)) return undefined;
      const found =
        days.length > 0
          ? open.filter(({ date }) => days.includes(date))
          : period === undefined
            ? []
            : open.filter(({ date }) => date >= period.from && date <= period.to);
      if (found.length === 0 && entry !== undefined) return takenOut(entry, turn);
      const meant = found.length > 0 ? found : days.length === 0 && named !== undefined ? [named] : [];
      return meant.length === 0 || meant.length > 7 ? undefined : asDraft(skipSessions(meant, view), turn);
    }
    case "shorten": {
      const session = onDay(days[0]) ?? named ?? sessionBefore(turn, open);
      const minutes = frame.minutes ?? (HALF.test(frame.words) ? Math.round((session?.duration ?? 0) / 10) * 5 : undefined);
      return session === undefined || minutes === undefined ? undefined : shortenTo({ ...frame, minutes }, session);
    }
    case "ease": {
      const session = onDay(days[0]) ?? named ?? sessionBefore(turn, open);
      return session === undefined ? undefined : easeOf({ ...frame, days: [session.date] }, plan, view);
    }
    case "harder":
      return days.length > 0 || named !== undefined
        ? harder({ ...frame, days: days.length > 0 ? days : [named?.date ?? today] }, plan, view)
        : undefined;
    case "swap-exercise":
      return swapLines(frame, plan, view) ?? withoutLines(frame, plan, view);
    case "leave-out":
    case "avoid":
      return withoutLines(frame, plan, view);
    default:
      return undefined;
  }
  function asDraft(draft: Draft | undefined, { tongue: of }: Followed): Draft | undefined {
    return draft === undefined ? undefined : translated(draft, of);
  }
}

/** The sessions of the days away: without a gym runs stay, all else goes with a card. */
function awayFrom(from: string, to: string, { view, say, tongue, words }: Followed): Draft | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  const rows = allSessions(plan).filter((each) => each.date >= from && each.date <= to && isOpen(plan, each));
  const isRun = ({ code, title }: Session): boolean => /^R[A-Z]$/.test(code) && !/station|compromised/i.test(title);
  const kept = CAN_RUN.test(words) ? rows.filter(isRun) : [];
  const gone = rows.filter((each) => !kept.includes(each));
  const [first, last] = [dayIn(tongue, from, false), dayIn(tongue, to, false)];
  const line = (each: Session): string => `${dayIn(tongue, each.date, false)}: **${each.title}**, ${each.duration} min`;
  if (rows.length === 0)
    return {
      text: [
        say(
          `Nothing is planned from ${first} to ${last}, so nothing has to change.`,
          `Von ${first} bis ${last} ist nichts geplant, also muss sich nichts ändern.`,
          `Rien n’est prévu du ${first} au ${last}, rien à changer.`,
          `Del ${first} al ${last} no hay nada previsto, no hay nada que cambiar.`,
          `Dal ${first} al ${last} non è previsto nulla, non c’è nulla da cambiare.`,
        ),
      ],
    };
  return {
    text: [
      say(
        `Away from ${first} to ${last}.`,
        `Weg von ${first} bis ${last}.`,
        `Absence du ${first} au ${last}.`,
        `Fuera del ${first} al ${last}.`,
        `Via dal ${first} al ${last}.`,
      ),
      ...(kept.length === 0
        ? []
        : [
            say(
              "These stay, you can run there:",
              "Diese bleiben, laufen kannst du dort:",
              "Celles-ci restent, tu peux courir là-bas :",
              "Estas se quedan, allí puedes correr:",
              "Queste restano, lì puoi correre:",
            ),
            bullet(kept.map(line)),
          ]),
      ...(gone.length === 0
        ? []
        : [
            say(
              "These come out of the plan, and you do not catch up later:",
              "Diese fallen aus und werden nicht nachgeholt:",
              "Celles-ci sont retirées, sans rattrapage :",
              "Estas se quitan y no se recuperan:",
              "Queste si tolgono e non si recuperano:",
            ),
            bullet(gone.map(line)),
          ]),
      ...(gone.length === 0
        ? []
        : [
            say(
              "Instead, if you like: 30 easy minutes of running and 3 rounds of 10 push-ups, 12 lunges a side, 30 s plank.",
              "Stattdessen, wenn du magst: 30 lockere Minuten laufen und 3 Runden: 10 Liegestütze, 12 Ausfallschritte je Seite, 30 s Plank.",
              "À la place, si tu veux : 30 minutes faciles de course et 3 tours : 10 pompes, 12 fentes par côté, 30 s de gainage.",
              "En su lugar, si quieres: 30 minutos suaves de carrera y 3 rondas: 10 flexiones, 12 zancadas por lado, 30 s de plancha.",
              "Al loro posto, se vuoi: 30 minuti facili di corsa e 3 giri: 10 piegamenti, 12 affondi per lato, 30 s di plank.",
            ),
            previewIn(tongue),
          ]),
    ],
    ...(gone.length > 0 && {
      proposals: [
        {
          title: say(
            `Away ${first} to ${last}`,
            `Weg ${first} bis ${last}`,
            `Absence ${first} – ${last}`,
            `Fuera ${first} – ${last}`,
            `Via ${first} – ${last}`,
          ),
          why: gone.map(({ title }) => title).join(", "),
          request:
            kept.length > 0
              ? { reason: "missed" as const, sessionIds: gone.map((each) => getRow(plan, each)) }
              : { reason: "travel" as const, from, to },
        },
      ],
    }),
  };
}

const CAN_RUN =
  /\b(?:shoes|trainers|can run|only run\w*|treadmill|lauf\w*|baskets|chaussures|tapis|courir|zapatillas|correr|cinta|scarpe|correre)\b/;

/** No session of some days is longer than so many minutes. */
function cappedWeek(minutes: number, from: string, to: string, { view, say, tongue }: Followed): Draft | undefined {
  const { plan } = view;
  const rows =
    plan === undefined
      ? []
      : allSessions(plan).filter((each) => each.date >= from && each.date <= to && isOpen(plan, each) && each.duration > minutes);
  if (rows.length === 0) return undefined;
  const [first, last] = [dayIn(tongue, from, false), dayIn(tongue, to, false)];
  return {
    text: [
      say(
        `At most **${minutes} min** from ${first} to ${last}; warm-up and main part stay, the end is cut:`,
        `Höchstens **${minutes} min** von ${first} bis ${last}; Aufwärmen und Hauptteil bleiben, gekürzt wird hinten:`,
        `**${minutes} min** au plus du ${first} au ${last} ; l’échauffement et l’essentiel restent, la fin est coupée :`,
        `Como mucho **${minutes} min** del ${first} al ${last}; quedan el calentamiento y lo principal, se corta el final:`,
        `Al massimo **${minutes} min** da ${first} a ${last}; restano riscaldamento e parte principale, si taglia la fine:`,
      ),
      bullet(rows.map((each) => `${dayIn(tongue, each.date, false)}: **${each.title}**, ${each.duration} → ${minutes} min`)),
      previewIn(tongue),
    ],
    proposals: [
      easeCard(
        `${first} – ${last}: ${minutes} min`,
        say(
          "That is the time you have.",
          "So viel Zeit hast du.",
          "C’est le temps que tu as.",
          "Es el tiempo que tienes.",
          "È il tempo che hai.",
        ),
        from,
        to,
        { mostMinutes: Math.max(15, minutes) },
      ),
    ],
  };
}

/** A race that is named, on another day: a day without its month is one of the race's month. */
function raceOnDay({ diary, view, words, frame, tongue, say }: Followed): Draft | undefined {
  const ahead = diary.races.filter(({ on, result }) => on >= view.today && result === undefined);
  const race =
    ahead.find(({ name, location }) => [location, ...name.split(" ")].some((word) => word.length > 3 && words.includes(normalise(word)))) ??
    (ahead.length === 1 ? ahead[0] : undefined);
  if (race === undefined) return undefined;
  const bare = /\b(?:al|to(?: the)?|am|auf(?: den)?|le|au|el|il|the) (\d{1,2})(?:th|st|nd|rd)?\b(?! ?(?:min|km|kg|:))/.exec(words)?.[1];
  const named = daysAhead(frame, view.today).find((day) => day.slice(0, 7) === race.on.slice(0, 7));
  const date = named ?? (bare === undefined ? undefined : `${race.on.slice(0, 8)}${bare.padStart(2, "0")}`);
  if (date === undefined || date === race.on || date < view.today) return undefined;
  const [before, after] = [dayIn(tongue, race.on), dayIn(tongue, date)];
  return {
    text: [
      say(
        `Move **${race.name}** from ${before} to **${after}**. Your training phases and taper move with it.`,
        `**${race.name}** von ${before} auf **${after}** verlegen. Phasen und Taper folgen dem neuen Tag.`,
        `Déplacer **${race.name}** du ${before} au **${after}**. Phases et affûtage suivent le nouveau jour.`,
        `Pasar **${race.name}** del ${before} al **${after}**. Fases y taper siguen el nuevo día.`,
        `Spostare **${race.name}** dal ${before} al **${after}**. Fasi e scarico seguono il nuovo giorno.`,
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [raceDateCard(race, date, tongue)],
  };
}

const TEST = /\b(?:tests?|time trial|testlauf)\b/;
/** Who says so wants no rest. */
const TRAINS = /\b(?:i will|ill|i am going to|im going to|im gonna) (?:train|run|row|ski|ride|swim|lift|do it|go)\b/;
const HALF = /\b(?:half|halve|halb\w*|halfte|moitie|mitad|meta|dimezza\w*)\b/;

/** "make it shorter" after a session was shown. */
function sessionBefore({ turns, frame }: Followed, open: readonly Session[]): Session | undefined {
  if (frame.subjects.length + frame.days.length > 0) return undefined;
  const answer = turns.at(-1)?.answer ?? "";
  return open.find(({ title }) => title !== "" && answer.includes(title));
}

/** Entries beside the plan that are still to come and that words or the day name. */
export function entryByName({ words, diary, view }: Followed): EnteredSession | undefined {
  return diary.entered.find(({ on, title }) => on >= view.today && ENTRY_WORDS.some(([of, said]) => of.test(title) && said.test(words)));
}

export function entriesNamed({ words, diary, view, frame, turns }: Followed): readonly EnteredSession[] {
  const ahead = diary.entered.filter(({ on }) => on >= view.today && on <= addDays(view.today, 60));
  const shown = turns.at(-1)?.answer ?? "";
  const byName = ahead.filter(({ title }) => ENTRY_WORDS.some(([of, said]) => of.test(title) && said.test(words)));
  if (byName.length > 0) return byName;
  const byDay = ahead.filter(({ on }) => frame.days.includes(on));
  return byDay.length > 0 ? byDay : ahead.filter(({ title }) => shown.includes(title));
}

const ENTRY_WORDS: readonly (readonly [title: RegExp, said: RegExp])[] = [
  [/ride|bike|cycl/i, /\b(?:rides?|bike|cycling|spin\w*|rad\w*|velo|bici\w*|giro)\b/],
  [
    /class|mobil/i,
    /\b(?:class|mobility|mobilitat\w*|beweglichkeit\w*|kurs|stunde|cours|mobilite|clase|movilidad|lezione|corso|mobilita|les)\b/,
  ],
  [/yoga/i, /\byoga\b/],
  [/pilates/i, /\bpilates\b/],
  [/hike|walk/i, /\b(?:hike|walk|wander\w*|spaziergang|rando\w*|marche|caminata|escursione|camminata)\b/],
  [/swim/i, /\b(?:swim\w*|schwimm\w*|natation|nage|natacion|nuoto)\b/],
];

/** The goal that is named, else the one that the last answer or card was about. */
export function goalNamed(turn: Followed): Goal | undefined {
  const { frame, diary, turns, words } = turn;
  const [subject] = frame.subjects;
  const open = diary.goals.filter(({ completedOn }) => completedOn === undefined);
  if (subject !== undefined) return goalFor(subject.name, turn);
  const pull = /\bpull|klimmz|traction|dominad|trazion/.test(words) ? open.find(({ title }) => /pull/i.test(title)) : undefined;
  if (pull !== undefined) return pull;
  if (open.length === 1) return open[0];
  const shown = [...(turns.at(-1)?.proposals ?? []).map(({ title }) => title), turns.at(-1)?.answer ?? ""].join(" ");
  const named = open.filter(({ title }) => shown.includes(title));
  return named.length === 1 ? named[0] : undefined;
}

/** Another number or another day for a goal that is there. */
export function goalCard(turn: Followed, of?: Goal): Draft | undefined {
  const { frame, view } = turn;
  const goal = of ?? goalNamed(turn);
  if (goal === undefined) return undefined;
  const [period] = frame.periods;
  const [day] = daysAhead(frame, view.today);
  const isEnd = /\b(?:end|ende|fin|finales|final|fine)\b/.test(frame.words);
  const due = period !== undefined && period.to > view.today ? period.to : day !== undefined && isEnd ? lastOfMonth(day) : day;
  const [number] = frame.numbers.filter((each) => each !== goal.target);
  const minutes = frame.numbers.find((each) => each !== goal.target && Math.abs(each - goal.target) < goal.target / 3);
  const target = goal.unit === "min" ? (frame.clock === undefined ? minutes : frame.clock / 60) : number;
  if (due === undefined && target === undefined) return undefined;
  return changedGoal(goal, target ?? goal.target, due ?? goal.due, turn);
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`, -1);
}

/** A number of a lift or test as a best; a goal that it reaches is said. */
function bestCard(turn: Followed): Draft | undefined {
  const { frame, view, diary, tongue, say } = turn;
  const named = frame.subjects.find(({ lift, test }) => lift !== undefined || test !== undefined);
  const told = named === undefined ? testNamed(frame.words) : undefined;
  const subject = told === undefined ? named : { name: told.name, test: told };
  const isTime = subject?.test?.kind === "time";
  const value =
    isTime && frame.clock !== undefined ? `${Math.floor(frame.clock / 60)}:${String(frame.clock % 60).padStart(2, "0")}` : frame.numbers[0];
  if (subject === undefined || value === undefined) return undefined;
  const draft = newBest(`new ${subject.name.replaceAll("-", " ")} pb ${value}`, view, diary);
  if (draft === undefined) return undefined;
  const goal = goalFor(subject.name, turn);
  const isReached = goal !== undefined && !goal.falling && typeof value === "number" && value >= goal.target;
  const shown = translated(draft, tongue);
  return !isReached
    ? shown
    : {
        ...shown,
        text: [
          ...shown.text,
          say(
            `That is your goal **${goal.title}**, reached before ${dayIn(tongue, goal.due)}. Well done! Tell me the next number when you want one.`,
            `Damit ist dein Ziel **${goal.title}** erreicht, vor dem ${dayIn(tongue, goal.due)}. Stark! Sag mir die nächste Zahl, wenn du eine willst.`,
            `C’est ton objectif **${goal.title}**, atteint avant le ${dayIn(tongue, goal.due)}. Bravo ! Donne-moi le prochain chiffre quand tu veux.`,
            `Es tu objetivo **${goal.title}**, conseguido antes del ${dayIn(tongue, goal.due)}. ¡Bien! Dime el siguiente número cuando quieras.`,
            `È il tuo obiettivo **${goal.title}**, raggiunto prima del ${dayIn(tongue, goal.due)}. Bravo! Dimmi il prossimo numero quando vuoi.`,
          ),
        ],
      };
}
