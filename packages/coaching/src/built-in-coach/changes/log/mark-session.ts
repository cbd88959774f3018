import { addDays, getMonday, shortDay } from "@ironpace/training";
import { rpeIn } from "../../reading/numbers.ts";
import type { Draft } from "../../topic.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { daysNamed, getRow, sessionOfKind, sessionOn } from "../session-named.ts";
import { NOTHING_YET, card } from "../card.ts";

const IS_TODAY = /\b(?:today|this (?:morning|afternoon|evening)|just now|tonight)\b/;

/** "did todays session, rpe 8", "mark yesterday's session as done", "mark friday not done" */
export function markSession(words: string, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  const isNot =
    /\b(not done|undone|didnt (do|actually do)|wasnt done|not completed|actually (skipped|missed)|skipped .* actually|mark .*(skipped|missed)|as (skipped|missed|not done))\b/.test(
      words,
    );
  const isDone =
    /\b(mark|tick|check|set)\b.*\b(done|complete|completed|finished|off)\b/.test(words) ||
    /^(?:ok |hey |i |i have |ive |just |i just )*(did|done|finished|completed|smashed|nailed|got through) (with )?(todays?|yesterdays?|tonights?|it$|it |mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(my|the|that|this|all of my) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days? )?(session|workout|training|run|ride|wod|lift\w*|long run|intervals|strength))\b/.test(
      words,
    ) ||
    /\b(session|workout|training|it) (is |was )?(done|complete|completed|finished)\b/.test(words);
  const isConfession =
    /^(?:(?:btw|so|hey|oh|sorry|ok) )*i (?:actually )?(?:skipped|missed|didnt do) (?:the |my )?(?:session )?(?:on )?(?:last )?(?:yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/.test(
      words,
    );
  if (!isNot && !isDone && !isConfession) return undefined;
  if (/\b(how|what|which|why|should|when|goal|race|percent)\b/.test(words)) return undefined;
  if (plan === undefined)
    return {
      text: ["You have no active plan, so there is no planned session to mark. Log what you did: “log an 8 km run in 42 min, RPE 4”."],
    };
  const [named] = daysNamed(words, today, true);
  const said = named?.day ?? today;
  // "Monday last week" is the one before this week.
  const day = /\blast week\b/.test(words) && said >= getMonday(today) && said <= today ? addDays(said, -7) : said;
  const session = sessionOn(plan, day) ?? sessionOfKind(words, plan, today);
  if (session === undefined && day < plan.plan.startDate)
    return {
      text: [
        `${shortDay(day)} belongs to an earlier block (this one began on ${shortDay(plan.plan.startDate)}), and I mark only sessions of this one. Open it under **Training Plans**, or log what you did: “log an 8 km run on ${shortDay(day).slice(4)} in 42 min, RPE 4”.`,
      ],
    };
  if (session === undefined)
    return { text: [`Nothing was planned on ${shortDay(day)}. If you trained, I can log it: “log an 8 km run in 42 min, RPE 4”.`] };
  // "i did friday's session today already": done before its day.
  // "I did my long run on Saturday already": a Saturday that is over, unless it was today.
  const isOver = named !== undefined && day < today && sessionOn(plan, day) !== undefined && !IS_TODAY.test(words);
  const early =
    isDone && !isOver && /\b(?:today|already|early|this (?:morning|afternoon|evening)|just now|tonight)\b/.test(words)
      ? daysNamed(words, today)
          .map((each) => sessionOn(plan, each.day))
          .find((each) => each !== undefined && each.date > today && isOpen(plan, each))
      : undefined;
  if (early !== undefined) {
    const rpe = rpeIn(words);
    return {
      text: [
        `Mark **${early.title}** of ${shortDay(early.date)} as done **today**${rpe === undefined ? "" : ` with RPE ${rpe}`}. ${shortDay(early.date)} is free then.`,
        NOTHING_YET,
      ],
      proposals: card(
        `Done today: ${early.title}`,
        `Planned for ${shortDay(early.date)}, ${early.duration} min.`,
        { kind: "complete", sessionId: getRow(plan, early), date: today, ...(rpe !== undefined && { rpe }) },
        [
          {
            label: early.title,
            before: `planned for ${shortDay(early.date)}`,
            after: rpe === undefined ? "done today" : `done today, RPE ${rpe}`,
          },
        ],
      ),
    };
  }
  const outcome = plan.outcomes.find(({ sessionId }) => sessionId === session.id);
  // What is open or skipped already needs no card: advice on what was missed comes instead.
  if (isConfession && !isNot && outcome?.status !== "completed") return undefined;
  if (isNot || isConfession) {
    if (outcome?.status !== "completed")
      return { text: [`${session.title} on ${shortDay(session.date)} is not marked as done, so there is nothing to take back.`] };
    return {
      text: [
        `Set **${session.title}** on ${shortDay(session.date)} to not done${outcome.rpe === undefined ? "" : ` (it is stored as done, effort ${outcome.rpe})`}. The work logged for it is deleted too.`,
        NOTHING_YET,
      ],
      proposals: card(
        `Not done: ${session.title}`,
        `It is marked as done on ${shortDay(session.date)}.`,
        { kind: "not-done", sessionId: getRow(plan, session) },
        [{ label: session.title, before: "done", after: "skipped" }],
      ),
    };
  }
  if (!isOpen(plan, session) && /\bonly\b|\bjust \d|\bhalf\b|\binstead of\b|\bwithout\b/.test(words))
    return {
      text: [
        `**${session.title}** (${shortDay(session.date)}) is stored as done${outcome?.rpe === undefined ? "" : `, effort ${outcome.rpe}`}, with its sets as planned. I cannot take single sets out: open it under **Session Log**, delete the sets and rounds you left out, and the next loads follow what you really did.`,
        `If it also felt different, tell me: “${shortDay(session.date).slice(0, 3)} was RPE 6”.`,
      ],
    };
  if (!isOpen(plan, session))
    return {
      text: [
        `${session.title} on ${shortDay(session.date)} is already ${outcome?.status ?? "done"}${outcome?.rpe === undefined ? "" : ` with effort ${outcome.rpe}`}.`,
      ],
    };
  if (session.date > today)
    return {
      text: [`${session.title} is on ${shortDay(session.date)}, which is still to come. Move it to today first if you have done it.`],
      followUps: [`Move it to today`],
    };
  const rpe =
    rpeIn(words) ??
    Number(
      /\b(?:felt|was|like)(?: like)?(?: an?)? (\d(?:\.5)?|10)\b(?! ?(?:min|km|k|kg))/.exec(words)?.[1] ??
        /\b(\d(?:\.5)?|10) ?(?:\/|out of|of) ?10\b/.exec(words)?.[1] ??
        Number.NaN,
    );
  const effort = Number.isFinite(rpe) ? rpe : undefined;
  return {
    text: [
      `Mark **${session.title}** (${shortDay(session.date)}) as done${effort === undefined ? "" : ` with RPE ${effort}`}.`,
      ...(effort === undefined ? ["How hard was it from 1 to 10? I need that to calculate its training load."] : []),
      NOTHING_YET,
    ],
    proposals: card(
      `Done: ${session.title}`,
      `${shortDay(session.date)}, ${session.duration} min as planned.`,
      { kind: "complete", sessionId: getRow(plan, session), date: session.date, ...(effort !== undefined && { rpe: effort }) },
      [{ label: session.title, before: "planned", after: effort === undefined ? "done" : `done, RPE ${effort}` }],
    ),
    followUps: ["RPE 6", "RPE 8"],
  };
}
