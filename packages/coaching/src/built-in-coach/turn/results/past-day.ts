import type { Diary, LiftedSet, Work } from "../../own-data/diary.ts";
import { bullet, capital } from "../../say.ts";
import type { Subject } from "../../query/query.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { amountIn, dayIn, longDayIn } from "../names.ts";

const MOST_LISTED = 8;

/** "what did I do on Tuesday", "how long did that take": the sessions of one day, or of a few days, that are over. */
export function answerPastDay(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, days, periods, topics, picks, subjects } = frame;
  const [day] = days;
  const isAsked =
    topics.has("done") ||
    ((topics.has("session") || subjects.length === 1) &&
      (frame.metric === "time" || frame.metric === "effort" || frame.metric === "distance"));
  if (!isAsked || picks.size > 0 || frame.verbs.length > 0) return undefined;
  if (day !== undefined && days.length === 1 && day < view.today) return ofDay(frame, day, diary, view);
  const [period] = periods;
  if (!topics.has("done") || period === undefined || periods.length > 1 || period.from > view.today) return undefined;
  const rows = diary.work.filter(({ on }) => on >= period.from && on <= period.to);
  if (rows.length === 0 || rows.length > MOST_LISTED) return undefined;
  return { text: [bullet(rows.map((work) => `${dayIn(tongue, work.on, false)}: ${sessionText(work, tongue, view)}`))] };
}

function ofDay(frame: Frame, day: string, { work }: Diary, view: CoachView): Draft {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const rows = work.filter(({ on }) => on === day);
  const when = capital(longDayIn(tongue, day));
  if (rows.length === 0) {
    const before = work.findLast(({ on }) => on < day);
    return {
      text: [
        say(
          `**Nothing is logged on ${when}.**`,
          `**Am ${when} ist nichts eingetragen.**`,
          `**Rien n’est noté le ${when.toLowerCase()}.**`,
          `**El ${when.toLowerCase()} no hay nada anotado.**`,
          `**Non c’è nulla registrato ${when.toLowerCase()}.**`,
        ),
        ...(before === undefined
          ? []
          : [
              `${say("The session before it", "Die Einheit davor", "La séance d’avant", "La sesión anterior", "La sessione precedente")}: ${dayIn(tongue, before.on, false)}, ${sessionText(before, tongue, view)}.`,
            ]),
      ],
    };
  }
  const meant = rows.filter((row) => frame.subjects.every((subject) => isKindDone(subject, row)));
  return {
    text: (meant.length > 0 ? meant : rows).flatMap((row) => [
      `${when}: ${sessionText(row, tongue, view)}.`,
      ...[bullet(setLines(row.sets, tongue, view))].filter((part) => part !== ""),
      ...(row.notes === undefined ? [] : [`“${row.notes}”`]),
    ]),
  };
}

/** Whether a session that was done is of what a turn names. */
function isKindDone({ kind, lift, sport }: Subject, work: Work): boolean {
  if (lift !== undefined) return work.sets.some(({ exercise }) => lift.fits.test(exercise));
  if (kind !== undefined && kind.isDone(work)) return true;
  return sport !== undefined && (work.metres[sport] ?? 0) > 0;
}

/** "**Long run**, 1 h 42 min, 16.4 km, effort 3 of 10" */
export function sessionText({ title, minutes, rpe, metres }: Work, tongue: Tongue, view: CoachView): string {
  const all = Object.values(metres).reduce((total, each) => total + each, 0);
  return [
    `**${title}**`,
    ...(minutes === undefined ? [] : [amountIn(tongue, minutes, "time")]),
    ...(all === 0 ? [] : [amountIn(tongue, all, "distance", view)]),
    ...(rpe === undefined ? [] : [amountIn(tongue, rpe, "effort")]),
  ].join(", ");
}

/** The working sets by exercise: "Back squat 4 × 4 at 90 kg". */
export function setLines(sets: readonly LiftedSet[], tongue: Tongue, view: CoachView): readonly string[] {
  const byExercise = new Map<string, LiftedSet[]>();
  for (const set of sets.filter(({ isWarmUp }) => !isWarmUp)) byExercise.set(set.exercise, [...(byExercise.get(set.exercise) ?? []), set]);
  return [...byExercise].slice(0, MOST_LISTED).map(([exercise, of]) => {
    const heaviest = Math.max(0, ...of.map(({ kilograms }) => kilograms ?? 0));
    const reps = of[0]?.reps;
    return `${exercise}: ${of.length}${reps === undefined ? "" : ` × ${reps}`}${heaviest === 0 ? "" : `, ${amountIn(tongue, heaviest, "weight", view)}`}`;
  });
}

/** "have I ever missed a Friday": what was planned on the named weekday and not done. */
export function answerMissedWeekday(frame: Frame, { planned }: Diary, { today }: CoachView): Draft | undefined {
  const { tongue, topics, days, weekdays, tokens } = frame;
  const named = tokens.find(({ concept }) => concept.startsWith("day:"));
  const weekday = weekdays[0] ?? (named === undefined || days.length > 1 ? undefined : Number(named.concept.slice(4)));
  if (!topics.has("missed") || weekday === undefined || frame.verbs.length > 0 || !frame.relations.has("ever")) return undefined;
  const say = sayIn(tongue);
  const isOn = (on: string): boolean => (new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday - 1;
  const due = planned.filter(({ on, status }) => on < today && isOn(on) && status !== "moved");
  const missed = due.filter(({ status }) => status !== "completed");
  if (due.length === 0) return undefined;
  return {
    text: [
      missed.length === 0
        ? say(
            `**No**: all ${due.length} planned on that day are done.`,
            `**Nein**: alle ${due.length} geplanten an diesem Tag sind erledigt.`,
            `**Non** : les ${due.length} prévues ce jour-là sont faites.`,
            `**No**: las ${due.length} previstas ese día están hechas.`,
            `**No**: tutte le ${due.length} previste quel giorno sono fatte.`,
          )
        : say(
            `**Yes, ${missed.length} of ${due.length}** planned on that day:`,
            `**Ja, ${missed.length} von ${due.length}** geplanten an diesem Tag:`,
            `**Oui, ${missed.length} sur ${due.length}** prévues ce jour-là :`,
            `**Sí, ${missed.length} de ${due.length}** previstas ese día:`,
            `**Sì, ${missed.length} su ${due.length}** previste quel giorno:`,
          ),
      ...(missed.length === 0
        ? []
        : [
            bullet(
              missed
                .toReversed()
                .slice(0, MOST_LISTED)
                .map(({ on, title, skipReason }) => `${dayIn(tongue, on)}: ${title}${skipReason === undefined ? "" : ` (${skipReason})`}`),
            ),
          ]),
    ],
  };
}
