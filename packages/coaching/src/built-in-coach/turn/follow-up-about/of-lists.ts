import { addDays, getMonday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { deleteGoalCard } from "../delete-goal.ts";
import { dayIn } from "../names.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";

const BPM = /\b(?:bpm|heart ?rate|hr|pulse|puls|herzfrequenz|fc|frequence cardiaque|pulsaciones|pulso|battiti|frequenza cardiaca)\b/;
const LAST_OF = /\b(?:last|bottom|letzte\w*|dernier\w*|ultim[oa])\b/;
const DELETE =
  /\b(?:delete|remove|drop|bin|scrap|ditch|cancel|losch\w*|streich\w*|weg|entfern\w*|supprim\w*|enlev\w*|retir\w*|borr\w*|quit\w*|elimin\w*|togli\w*|cancell\w*)\b/;
const LAST_TIME =
  /\bwhen (?:was|did i (?:have|do)) (?:my|the) last(?: one)?\b|\bwann war (?:mein\w*|die|der) letzte\w*\b|\bquand (?:etait|c etait) (?:le|la) dernier\w*\b|\bcuando fue (?:el|la|mi) ultim[oa]\b|\bquando (?:e stat[oa]|era) l ?ultim[oa]\b/;
const SLEEP_HOURS =
  /\b(?:i (?:only )?(?:get|sleep|manage|have|got)|bei mir sind es|ich (?:schlafe|habe|komme auf)|je dors|je fais|duermo|dormo)\b.{0,16}?\b(\d(?:[.,]5)?)(?:\s?(?:h|hours|stunden|heures|horas|ore))?\b/;

/** A turn about one of the items that an answer listed, or a number of the athlete's own against it. */
export function ofLists(turn: FollowUp): Draft | undefined {
  if (!turn.isShort || turn.last.turn.proposals.length > 0) return undefined;
  return inBeats(turn) ?? dropGoal(turn) ?? lastDeload(turn) ?? ownSleep(turn);
}

/** "just the easy one in bpm": the heart rates of the zones that were told. */
function inBeats({ frame, last }: FollowUp): Draft | undefined {
  if (!BPM.test(frame.words) || frame.days.length + frame.subjects.filter(({ kind }) => kind?.name !== "easy run").length > 0)
    return undefined;
  const rates = [...last.text.matchAll(/(\d{2,3}[–-]\d{2,3})\*{0,2} ?bpm/g)].map(([, range = ""]) => range);
  const [easy] = rates;
  return easy === undefined ? undefined : decided(`**${easy} bpm**.`);
}

/** "drop the last one" of the goals. */
function dropGoal({ frame, last, diary }: FollowUp): Draft | undefined {
  if (!DELETE.test(frame.words) || frame.days.length + frame.lines.length > 0 || frame.words.split(" ").length > 7) return undefined;
  const listed = diary.goals
    .filter(({ title, completedOn }) => completedOn === undefined && last.text.includes(title))
    .toSorted((a, b) => last.text.indexOf(a.title) - last.text.indexOf(b.title));
  const goal = LAST_OF.test(frame.words) ? listed.at(-1) : frame.ordinal === undefined ? undefined : listed[frame.ordinal - 1];
  if (goal === undefined || listed.length < 2) return undefined;
  return { ...deleteGoalCard(goal, frame.tongue), isDecided: true };
}

/** "when was my last one" of deloads. */
function lastDeload({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  if (!LAST_TIME.test(frame.words) || !last.frame.topics.has("deload") || frame.subjects.length > 0) return undefined;
  const session = diary.planned.findLast(({ on, title }) => on < view.today && /^deload/i.test(title));
  if (session === undefined) return undefined;
  const monday = getMonday(session.on);
  const [from, to] = [dayIn(frame.tongue, monday), dayIn(frame.tongue, addDays(monday, 6))];
  const done = diary.work.filter(({ on }) => on >= monday && on <= addDays(monday, 6)).length;
  return decided(
    say(
      `**${from} to ${to}**, ${done} sessions logged.`,
      `**${from} bis ${to}**, ${done} Einheiten eingetragen.`,
      `**Du ${from} au ${to}**, ${done} séances notées.`,
      `**Del ${from} al ${to}**, ${done} sesiones anotadas.`,
      `**Dal ${from} al ${to}**, ${done} sessioni registrate.`,
    ),
  );
}

const ENOUGH_HOURS = 7;

/** "I get 6 on a good day" after how much sleep it should be. */
function ownSleep({ frame, last, say }: FollowUp): Draft | undefined {
  const hours = Number(SLEEP_HOURS.exec(frame.words)?.[1]?.replace(",", ".") ?? Number.NaN);
  if (
    !/\b(?:sleep\w*|slept|schlaf\w*|schlafe\w*|dormir|sommeil|dors|dormo|dormire|sonno|sueno|duermo)\b/.test(
      `${last.frame.words} ${frame.words}`,
    ) ||
    !Number.isFinite(hours) ||
    hours > 12 ||
    hours < 2
  )
    return undefined;
  if (hours >= ENOUGH_HOURS)
    return decided(
      say(
        "**That is enough** for most: hold it, and go by how you feel in the morning.",
        "**Das reicht** den meisten: halte es, und richte dich danach, wie du morgens bist.",
        "**C’est suffisant** pour la plupart : garde-le et fie-toi à ta forme du matin.",
        "**Es suficiente** para la mayoría: mantenlo y guíate por cómo te levantas.",
        "**Basta** per la maggior parte: mantienilo e guarda come stai al mattino.",
      ),
    );
  const gap = Math.round(60 * (7.5 - hours));
  return decided(
    say(
      `**${hours} h of sleep is too little for hard training.** What helps most: go to bed ${Math.min(gap, 45)} min earlier, a fixed time to get up, no screen and no coffee late, and a nap of 20–30 min before 3 pm on short days.`,
      `**${hours} h sind auf Dauer zu wenig für hartes Training.** Am meisten bringt: ${Math.min(gap, 45)} min früher ins Bett, feste Aufstehzeit, spät kein Bildschirm und kein Kaffee, und an kurzen Tagen 20–30 min Mittagsschlaf vor 15 Uhr.`,
      `**${hours} h, c’est trop peu pour s’entraîner dur** sur la durée. Ce qui aide le plus : te coucher ${Math.min(gap, 45)} min plus tôt, une heure de lever fixe, ni écran ni café tard, et une sieste de 20–30 min avant 15 h les jours courts.`,
      `**${hours} h es poco para entrenar duro** de forma habitual. Lo que más ayuda: acostarte ${Math.min(gap, 45)} min antes, hora fija de levantarte, sin pantallas ni café tarde, y una siesta de 20–30 min antes de las 15 h los días cortos.`,
      `**${hours} h sono poche per allenarsi duramente** come abitudine. Aiuta di più: a letto ${Math.min(gap, 45)} min prima, sveglia fissa, niente schermi né caffè tardi, e un pisolino di 20–30 min prima delle 15 nei giorni corti.`,
    ),
    say(
      "After nights that short keep the easy sessions, make the hard one easier, and never two hard days in a row.",
      "Nach so kurzen Nächten bleiben die lockeren Einheiten, die harte wird leichter, und nie zwei harte Tage hintereinander.",
      "Après des nuits si courtes, garde les séances faciles, allège la dure, et jamais deux jours durs de suite.",
      "Tras noches tan cortas mantén las suaves, aligera la dura y nunca dos días duros seguidos.",
      "Dopo notti così corte tieni le facili, alleggerisci la dura e mai due giorni duri di fila.",
    ),
  );
}
