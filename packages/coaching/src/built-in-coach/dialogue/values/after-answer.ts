import { EASY_VDOT_SHARE, readInjuries } from "@ironpace/training";
import type { AskedQuestion } from "../../answer/asked.ts";
import type { Diary } from "../../own-data/diary.ts";
import { readQuestion } from "../../question.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { storedRaces, stuckLift, whyRestDay } from "./about-own.ts";
import { enoughOfLift, ratioOfLifts } from "./after-lifts.ts";
import { lastHardWeek, raceFromResult, sledOfSession, untilDeload } from "./after-race.ts";
import { sessionAtHome } from "../health/session-at-home.ts";

/** Answers that follow from what was just talked about and stand in no row by themselves. */
export function afterAnswer(asked: AskedQuestion, view: CoachView, diary: Diary): Draft | undefined {
  return (
    ratioOfLifts(asked, view, diary) ??
    enoughOfLift(asked, view, diary) ??
    raceFromResult(asked, view, diary) ??
    lastHardWeek(asked, view) ??
    untilDeload(asked, view) ??
    sledOfSession(asked, view) ??
    whySlow(asked) ??
    harderGoal(asked, diary) ??
    knownOfBody(asked, view) ??
    yogaBefore(asked) ??
    storedRaces(asked, view, diary) ??
    whyRestDay(asked, view) ??
    stuckLift(asked, view, diary) ??
    sessionAtHome(asked, view)
  );
}

const SLOW = /\b(?:slow|easy|so low)\b.*\bwhy\b|\bwhy\b.*\b(?:slow|easy)\b/;

/** "that feels really slow, why" after the pace of easy runs. */
function whySlow({ content, turns }: AskedQuestion): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const before = readQuestion(turns.at(-1)?.question ?? "", "coaching_question").words;
  if (turns.length === 0 || !SLOW.test(words) || !/\b(?:pace|easy|run|runs|zone 2|long)\b/.test(before)) return undefined;
  return {
    text: [
      `**It is meant to feel slow.** Easy is ${Math.round(100 * EASY_VDOT_SHARE.slow)}–${Math.round(100 * EASY_VDOT_SHARE.fast)}% of your VDOT: you can talk in full sentences. It builds the heart, the small vessels and the fat burning that all faster running builds on, and leaves the legs fresh for the two or three hard sessions in which you get faster.`,
      "The range comes from your own 5 km and 10 km times; run 20–30 s per km faster every time, and it becomes a medium run: too hard to recover from, too easy to make you faster.",
      "Check: if you cannot speak in sentences, slow down; on fresh days the fast end of the range is fine.",
    ],
  };
}

const TOO_EASY =
  /^(?:(?:and|but|no|nah|lol|ok|hm) )*(?:thats|they are|theyre|those are|it is|its) (?:all )?(?:too|way too|very|so|kinda|a bit) (?:easy|low|soft|small)\b/;

/** "that's too easy" after the goals: what goes beyond each, from what was gained so far. */
function harderGoal({ content, turns }: AskedQuestion, { goals }: Diary): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const before = readQuestion(turns.at(-1)?.question ?? "", "coaching_question").words;
  const open = goals.filter(({ completedOn }) => completedOn === undefined);
  if (!TOO_EASY.test(words) || !/\bgoals?\b/.test(before) || open.length === 0) return undefined;
  const shown = (value: number, unit: string): string =>
    unit === "min" ? clock(Math.round(60 * value)) : `${Math.round(10 * value) / 10} ${unit}`;
  return {
    text: [
      "**One step beyond each of yours**, in about four months:",
      bullet(
        open.map(({ title, current, target, unit, falling }) => {
          const more = falling
            ? target - Math.max(0.5, Math.abs(current - target))
            : target + Math.max(unit === "reps" ? 2 : unit === "kg" ? 5 : 1, Math.abs(target - current));
          return `${title}: then **${shown(more, unit)}** (now ${shown(current, unit)})`;
        }),
      ),
      "These are ambitious: they go twice as far as the goals you have. Say for example “add a goal” with the number and the day, and I make the card; the one you have stays as the step on the way.",
    ],
  };
}

/** "and before a long run?" after yoga. */
function yogaBefore({ content, turns }: AskedQuestion): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const isYoga = turns.slice(-2).some(({ question }) => /\byoga\b/i.test(question));
  if (
    !isYoga ||
    !/^(?:and |what about |how about )*(?:the day |right |just )?before (?:a |the |my )?(?:long run|run|hard session|race|intervals|leg day|session|lifting)\b/.test(
      words,
    )
  )
    return undefined;
  const isHot = turns.slice(-2).some(({ question }) => /\b(?:hot|bikram|heated) yoga\b/i.test(question));
  return {
    text: [
      isHot
        ? "**Better not**: hot yoga the day before or on the same morning costs 0.5–1 litre of fluid and leaves the legs heavy. If it is the only slot, take it easy, at least 12 hours before, with 500–750 ml extra to drink and salt; else swap it for 20 min of calm yoga."
        : "**Short and calm, yes**: 15–20 min of moving stretches the evening before or two hours ahead. No long holds of calves, hamstrings or hips, and nothing that makes you sore.",
    ],
  };
}

const KNOWN =
  /\bwhat (?:do|have) you (?:know|got|noted|have)(?: (?:noted|stored|down))? (?:about|on|for) (?:my|the) (knee|back|shoulder|hip|ankle|elbow|wrist|achilles|calf|hamstring|neck|foot)s?\b/;

/** "what do you know about my knee": what is noted of it, and nothing else. */
function knownOfBody({ content }: AskedQuestion, { athlete, today, plan }: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const part = KNOWN.exec(words)?.[1];
  if (part === undefined) return undefined;
  const noted = athlete.injuries;
  const isNoted =
    noted !== undefined && (noted.toLowerCase().includes(part) || readInjuries(noted, today).regions.some(({ region }) => region === part));
  const replaced = (plan?.plan.weeks ?? [])
    .flatMap(({ sessions }) => sessions)
    .filter(({ date }) => date >= today)
    .flatMap(({ blocks }) => Object.values(blocks).flat())
    .flatMap(({ name, replaced: before }) => (before?.reason.toLowerCase().includes(part) === true ? [`${before.name} → ${name}`] : []));
  return {
    text: [
      isNoted
        ? `Your profile says: “${noted}”. I do not diagnose; it only decides what the plan leaves out.`
        : `**Nothing is noted about your ${part}.**${noted === undefined ? " Your profile has no injuries." : ` Your profile says: “${noted}”.`}`,
      ...(replaced.length > 0 ? [bullet([...new Set(replaced)])] : ["Nothing in your plan is replaced because of it."]),
      `If it bothers you, say where, when and how much from 0 to 10, and I plan around it.`,
    ],
  };
}
