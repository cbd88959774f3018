import { dayInWords, type ExerciseItem, itemText, type Session, shortDay } from "@ironpace/training";
import { PREVIEW } from "../../changes/card.ts";
import { easeCard } from "../../changes/ease-card.ts";
import { machineFor } from "../../changes/exercises/swap-exercise.ts";
import { skipSession } from "../../changes/skip-sessions.ts";
import { bullet, distance } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { describe } from "../../own-data/ahead.ts";
import type { CoachView } from "../../view.ts";

const itemsOf = ({ blocks }: Session): readonly ExerciseItem[] => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];

const VERB_MACHINE = /\b(cycle|bike|row|ski|ride|swim)\b.*\binstead\b/;
const MACHINE = /\b(?:on|with|use|take|using) (?:the |a |my )?(row\w*|row erg|bike\w*|assault bike|ski\w*|treadmill|elliptical|bike erg)\b/;

/** A short question about the session that was just talked about; undefined when it asks for something else. */
export function aboutSession(words: string, session: Session, view: CoachView): Draft | undefined {
  const title = `**${session.title}** (${shortDay(session.date)})`;
  const fewer = fewerRounds(words, session);
  if (fewer !== undefined) return fewer;
  const verb = VERB_MACHINE.exec(words)?.[1];
  if (verb !== undefined) return machineFor(session, /cycle|ride/.test(verb) ? "bike" : verb, view);
  if (MACHINE.test(words) && /\b(instead|do it|use|swap|switch|can i|could i|ok|okay|possible)\b/.test(words))
    return machineFor(session, MACHINE.exec(words)?.[1] ?? "row", view);
  if (
    /\bhow (many )?(long|minutes|mins|hours)\b|\bhow much time\b|\bduration\b/.test(words) &&
    !/\b(til|till|until|since|been|before|after)\b/.test(words)
  ) {
    const runs = session.distance > 0 ? `, ${distance(view, session.distance)} of running` : "";
    return { text: [`${title} takes **${session.duration} min**, warm-up and cooldown included${runs}.`] };
  }
  if (/\b(how far|distance|how many (km|kms|k|miles|metres|meters)|in (miles|km|kilometers|kilometres))\b/.test(words)) {
    if (session.distance <= 0) return { text: [`${title} has no distance: it goes by sets, ${session.duration} min in all.`] };
    const units = /\bmiles?\b/.test(words) ? ("mi" as const) : /\b(km|kms|kilomet\w+)\b/.test(words) ? ("km" as const) : view.distances;
    return { text: [`${title}: **${distance({ ...view, distances: units }, session.distance)}** of running in all, warm-up included.`] };
  }
  if (
    /\b(how (hard|heavy|tough|intense)|is (it|that|this) (a )?(hard|easy|tough|heavy|intense|light)|(what|which) (rpe|effort|intensity)|hard one)\b/.test(
      words,
    )
  )
    return {
      text: [
        `${title} is planned at effort **${session.intensityLevel} of 10**: ${session.hard ? "one of the hard sessions of the week" : "not one of the hard ones"}.`,
        bullet(
          itemsOf(session)
            .slice(0, 5)
            .map((item) => itemText(item)),
        ),
      ],
    };
  if (/\b(what|which|whats the|what is the) (pace|speed|split)\b|\bhow fast\b|^(and )?(the )?pace\b/.test(words)) {
    const paced = itemsOf(session).filter(({ pace }) => pace !== undefined);
    return paced.length === 0
      ? { text: [`${title} has no pace: effort ${session.intensityLevel} of 10 decides.`] }
      : { text: [`${title}:`, bullet(paced.map((item) => itemText(item)))] };
  }
  if (/\b(what|which) (weight|weights|load|loads)\b|\bhow (heavy|much weight)\b/.test(words)) {
    const loaded = itemsOf(session).filter(({ load }) => load !== undefined);
    return loaded.length === 0
      ? { text: [`${title} has no weights.`] }
      : { text: [`${title}:`, bullet(loaded.map((item) => itemText(item)))] };
  }
  if (/\bwarm ?up\b/.test(words) && !/\bhow\b/.test(words)) {
    const before = session.blocks.warmup;
    return before.length === 0 ? undefined : { text: [`The warm-up of ${title}:`, bullet(before.map((item) => itemText(item)))] };
  }
  if (
    /\b(can|could|should|may) i (just )?(skip|miss|leave out|drop)\b|\bdo i (have|need) to\b|\b(is it|how) (important|bad if i skip)\b/.test(
      words,
    )
  ) {
    const draft = skipSession(session, view);
    return {
      ...draft,
      text: [
        session.hard
          ? `You can, though ${title} is one of the key sessions of the week: better to move or shorten it than leave it out.`
          : `Yes: ${title} is not a key session, so leaving it out once costs nothing.`,
        ...draft.text,
      ],
    };
  }
  if (/\b(when|what day|which day)\b.*\b(is|was|it|that)\b/.test(words))
    return { text: [`${title} is on **${dayInWords(session.date)}**.`] };
  if (
    /\b(whats? in it|more detail\w*|details?|tell me more|what exactly|which (exercises|stations)|what (exercises|stations)|the whole (session|thing)|full session)\b/.test(
      words,
    )
  )
    return describe(session, shortDay(session.date), view);
  return undefined;
}

/** "can i do 5 instead" of seven rounds: the minutes that so many take, since a session is cut by its time. */
function fewerRounds(words: string, session: Session): Draft | undefined {
  const wanted = Number(
    /\b(?:can i|could i|just|only|make it|ill|i will) (?:just |only )?(?:do |run )?(\d{1,2})(?: (?:rounds|runs|of them|reps|times))?(?: instead| only)?$/.exec(
      words,
    )?.[1],
  );
  const most = Math.max(0, ...session.blocks.mainWorkout.map(({ sets = 1 }) => sets));
  if (!Number.isFinite(wanted) || wanted < 1 || wanted >= most) return undefined;
  const before = session.blocks.warmup.reduce((sum, { dose }) => sum + (dose.totalSeconds ?? 0), 0) / 60;
  const minutes = Math.round((before + ((session.duration - before) * wanted) / most) / 5) * 5;
  return {
    text: [
      `Yes: **${wanted} of ${most} rounds** are about ${minutes} min, so the card cuts **${session.title}** (${shortDay(session.date)}) from ${session.duration} to **${minutes} min**. Keep the pace; fewer rounds at this pace are better than all of them slower.`,
      PREVIEW,
    ],
    proposals: [
      easeCard(`${session.title}: ${minutes} min`, `About ${wanted} of ${most} rounds.`, session.date, session.date, {
        mostMinutes: minutes,
      }),
    ],
  };
}
