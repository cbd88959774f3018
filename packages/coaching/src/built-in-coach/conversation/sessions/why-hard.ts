import { addDays, getMonday } from "@ironpace/training";
import { plainAnswer } from "../../dialogue/turn.ts";
import type { Work } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { workText } from "../../turn/follow-up/ranked.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const WHY =
  / (?:(?:was|is) that (?:the reason|why)|why|how come|what made|warum|wieso|weshalb|woran lag es dass|pourquoi|por que|porque|perche|come mai|was that why|is that why|thats why|lag es daran|lag das daran|c est pour ca|fue por eso|e per quello|era per quello)(?= )/;
const HARD =
  / (?:(?:so |that |too |ziemlich |si |tan |cosi )?(?:hard|tough|rough|bad|terrible|awful|heavy|brutal|sluggish|tiring|exhausting|difficult|off|zah|hart|schwer|anstrengend|mies|schlecht|muhsam|dure?|difficile|penible|mauvaise?|duro|dura|dificil|pesad[oa]|mal|faticos[oa]|pesante|brutt[oa]))(?= )/;
const FELT =
  / (?:feel|felt|feeling|go|went|going|was|were|war|waren|lief|ging|anfuhlte|gefuhlt|etait|fut|senti|fue|era|senti|stat[oa]|e|andat[oa]|me|mir|mich)(?= )/;
const FIRST = / (?:first|1st|erste[nrsm]?|premiere?|primer[oa]|prim[oa])(?: one)?(?= )/;
const SESSION =
  / (?:session|workout|training|run|ride|lift|row|day|one|squats?|einheit|lauf|tag|seance|course|sesion|entreno|carrera|dia|sessione|allenamento|corsa|giorno|yesterdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)(?= )/;
const MOST_BEFORE = 4;
/** A session is still meant so many turns after it was named. */
const LONGEST_BACK = 3;

/** "why was Wednesday so tough", "was that why the run felt so bad": what stands in the log beside how it felt, and what does not. */
export function whyHard(turn: Followed): Draft | undefined {
  const { words, frame, tongue, say, view, diary } = turn;
  const clause = readClause(words);
  if (clause.take(WHY) === undefined || clause.take(HARD) === undefined) return undefined;
  while (clause.take(FELT) !== undefined);
  const isFirst = clause.take(FIRST) !== undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|month|number|unit|rel|sport|kind|lift|reply|topic:session|advice)/.test(concept))
      clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(SESSION) !== undefined);
  if (!clause.isRead()) return undefined;
  const work = findLoggedSession(turn, isFirst);
  if (work?.rpe === undefined) return undefined;
  const { on, rpe, code, title } = work;
  const planned = view.plan === undefined ? undefined : allSessions(view.plan).find((each) => each.title === title && each.date === on);
  const sameDay = diary.work.filter((each) => each !== work && each.on === on);
  const before = diary.work.filter((each) => each.on >= addDays(on, -2) && each.on < on);
  const week = diary.work.filter((each) => each.on >= getMonday(on) && each.on < on);
  const alike =
    code === undefined ? [] : diary.work.filter((each) => each.code === code && each.on < on && each.rpe !== undefined).slice(-MOST_BEFORE);
  const mean = alike.reduce((sum, each) => sum + (each.rpe ?? 0), 0) / Math.max(1, alike.length);
  const running = 1 + daysInARow(on, diary.work);
  const effort = amountIn(tongue, rpe, "effort");
  const usual = amountIn(tongue, Math.round(2 * mean) / 2, "effort");
  const line = (each: Work): string => `${dayIn(tongue, each.on, false)}: ${each.title}, ${workText(each, tongue, view)}`;
  return {
    isDecided: true,
    text: [
      planned === undefined
        ? `**${title}** (${dayIn(tongue, on, false)}): **${effort}**.`
        : say(
            `**${title}** (${dayIn(tongue, on, false)}): **${effort}**, planned: ${planned.intensityLevel}.`,
            `**${title}** (${dayIn(tongue, on, false)}): **${effort}**, geplant waren ${planned.intensityLevel}.`,
            `**${title}** (${dayIn(tongue, on, false)}) : **${effort}**, prévu ${planned.intensityLevel}.`,
            `**${title}** (${dayIn(tongue, on, false)}): **${effort}**, previsto ${planned.intensityLevel}.`,
            `**${title}** (${dayIn(tongue, on, false)}): **${effort}**, previsto ${planned.intensityLevel}.`,
          ),
      bullet([
        ...(sameDay.length === 0
          ? []
          : [
              `${say("The same day", "Am selben Tag", "Le même jour", "El mismo día", "Lo stesso giorno")}: ${sameDay.map((each) => `${each.title}, ${workText(each, tongue, view)}`).join("; ")}`,
            ]),
        ...(running >= 3
          ? [
              say(
                `It was the ${running === 3 ? "third" : `${running}th`} training day in a row`,
                `Es war der ${running}. Trainingstag hintereinander`,
                `C’était le ${running}e jour d’entraînement d’affilée`,
                `Era el ${running}.º día seguido de entreno`,
                `Era il ${running}º giorno di fila`,
              ),
            ]
          : []),
        ...before.map(line),
        ...(week.length === 0
          ? []
          : [
              say(
                `Load that week before it: ${Math.round(sumOf(week))}`,
                `Last der Woche davor: ${Math.round(sumOf(week))}`,
                `Charge de la semaine jusque-là : ${Math.round(sumOf(week))}`,
                `Carga de la semana hasta entonces: ${Math.round(sumOf(week))}`,
                `Carico della settimana fino ad allora: ${Math.round(sumOf(week))}`,
              ),
            ]),
        ...(alike.length < 2
          ? []
          : [
              say(
                `Your last ${alike.length} of that kind: ${usual} on average`,
                `Deine letzten ${alike.length} dieser Art: im Schnitt ${usual}`,
                `Tes ${alike.length} dernières de ce type : ${usual} en moyenne`,
                `Tus últimas ${alike.length} de ese tipo: ${usual} de media`,
                `Le tue ultime ${alike.length} di quel tipo: ${usual} in media`,
              ),
            ]),
        ...(work.notes === undefined ? [] : [`“${work.notes}”`]),
      ]),
      verdictOf({ sameDay: sameDay.length, running, gap: planned === undefined ? 0 : rpe - planned.intensityLevel }, turn),
    ],
  };
}

function verdictOf(
  { sameDay, running, gap }: { readonly sameDay: number; readonly running: number; readonly gap: number },
  { say }: Followed,
): string {
  const isTired = sameDay > 0 || running >= 3;
  const open = say(
    "I do not read your check-ins, and food is not stored, so I cannot rule out sleep, stress or food.",
    "Deine Check-ins lese ich nicht, und Essen wird nicht gespeichert: Schlaf, Stress und Essen kann ich also nicht ausschließen.",
    "Je ne lis pas tes check-ins et les repas ne sont pas enregistrés : je ne peux exclure ni le sommeil, ni le stress, ni les repas.",
    "No leo tus check-ins y la comida no se guarda, así que no puedo descartar el sueño, el estrés ni la comida.",
    "Non leggo i tuoi check-in e il cibo non viene salvato, quindi non posso escludere sonno, stress o cibo.",
  );
  const likely = isTired
    ? say(
        "**Most likely the work before it**: the legs were not fresh.",
        "**Am ehesten die Arbeit davor**: die Beine waren nicht frisch.",
        "**Probablement le travail d’avant** : les jambes n’étaient pas fraîches.",
        "**Lo más probable, el trabajo de antes**: las piernas no estaban frescas.",
        "**Molto probabilmente il lavoro precedente**: le gambe non erano fresche.",
      )
    : gap <= 0
      ? say(
          "**It was meant to be that hard.**",
          "**Es sollte so hart sein.**",
          "**Elle devait être aussi dure.**",
          "**Debía ser así de dura.**",
          "**Doveva essere così dura.**",
        )
      : say(
          "**The log shows no clear reason.**",
          "**Im Tagebuch steht kein klarer Grund.**",
          "**Le journal ne montre pas de raison claire.**",
          "**El registro no muestra una razón clara.**",
          "**Il diario non mostra un motivo chiaro.**",
        );
  return `${likely} ${open}`;
}

function sumOf(work: readonly Work[]): number {
  return work.reduce((sum, { load = 0 }) => sum + load, 0);
}

/** Days of training right before a day. */
function daysInARow(on: string, work: readonly Work[]): number {
  let count = 0;
  while (work.some((each) => each.on === addDays(on, -count - 1))) count += 1;
  return count;
}

/** The session of the day that is named, the first that the conversation named, else the one of the last answer. */
function findLoggedSession({ frame, turns, diary, tongue, view }: Followed, isFirst: boolean): Work | undefined {
  const [day] = frame.days;
  const [kind] = frame.subjects;
  const fits = (work: Work): boolean =>
    kind === undefined ||
    (kind.sport !== undefined && (work.metres[kind.sport] ?? 0) > 0) ||
    (kind.lift !== undefined && work.sets.some(({ exercise }) => kind.lift?.fits.test(exercise) === true));
  const hardest = (works: readonly Work[]): Work | undefined => works.filter(fits).toSorted((a, b) => (b.rpe ?? 0) - (a.rpe ?? 0))[0];
  if (day !== undefined) {
    const on = day > view.today ? addDays(day, -7) : day;
    return hardest(diary.work.filter((each) => each.on === on));
  }
  if (turns.length === 0) return undefined;
  const named = (answer: string): readonly Work[] => {
    const text = plainAnswer(answer);
    const days = daysInText(text, tongue, view.today);
    return diary.work
      .filter(({ title, on }) => text.includes(title) && days.includes(on))
      .toSorted((a, b) => text.indexOf(a.title) - text.indexOf(b.title));
  };
  if (isFirst) return turns.map(({ answer }) => named(answer)[0]).find((each) => each !== undefined);
  for (const { answer } of turns.slice(-LONGEST_BACK).toReversed()) {
    const all = named(answer);
    const found = kind === undefined ? all[0] : hardest(all);
    if (found !== undefined) return found;
  }
  return undefined;
}
