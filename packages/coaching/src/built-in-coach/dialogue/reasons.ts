import { EASY_VDOT_SHARE, type ExerciseItem, itemText, type Session, shortDay } from "@ironpace/training";
import { type DataQuestion } from "../own-data/data-slots.ts";
import { readDataQuestion } from "../own-data/ask.ts";
import { type Diary, within } from "../own-data/diary.ts";
import { always } from "../own-data/span.ts";
import { readQuestion } from "../question.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { getReasons } from "./sessions/about-session.ts";
import { sessionIn } from "./focus.ts";
import type { Turn } from "./turn.ts";

const PACE = /\b(pace|paces|threshold|tempo|zone|zones|easy run|interval pace|marathon pace|vdot|heart rate)\b/;

/** Why a card, a session or an answer is as it is; undefined when only the library can say. `words` is the message itself. */
export async function reasonFor(turn: Turn, words: string, view: CoachView, diary: () => Promise<Diary>): Promise<Draft | undefined> {
  const [proposal] = turn.proposals;
  const focus = sessionIn(turn, view);
  const line = focus === undefined ? undefined : lineNamed(words, focus);
  if (line !== undefined && focus !== undefined)
    return {
      text: [
        `${itemText(line)}: ${line.why ?? focus.coachNotes.stimulus}`,
        `In **${focus.title}**, ${shortDay(focus.date)}: ${focus.trainingIntent}`,
      ],
    };
  if (proposal !== undefined)
    return {
      text: [
        `${proposal.why} It is what you asked for (“${turn.question}”), fitted to the rules of your plan: no more hard days than it can carry, no load that grows too fast.`,
      ],
      proposals: turn.proposals,
    };
  const before = readQuestion(turn.question, "coaching_question").words;
  const asked = readDataQuestion(before, view.today, view.plan?.plan.startDate);
  if (asked !== undefined && !AHEAD.has(asked.metric)) return ofData(asked, view, await diary());
  if (PACE.test(before) && !/\b(today|tomorrow|\w+day)s?\b/.test(before)) return { text: ofPaces(before, view) };
  const session = sessionIn(turn, view);
  return session === undefined ? undefined : { text: getReasons(session, words, view) };
}

/** The line of a session that a message names: "why is it ski anyway". */
function lineNamed(words: string, { blocks }: Session): ExerciseItem | undefined {
  const named = words
    .split(" ")
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(why|the|and|are|was|you|did|for|not|this|that|much|many|session|run|long|short|hard|easy|heavy|light|slow|fast|only|again|then|today)$/.test(
          word,
        ),
    );
  return [...blocks.strength, ...blocks.mainWorkout, ...blocks.skill].find(({ name }) =>
    named.some((word) => new RegExp(`\\b${word.replace(/s$/, "")}`, "i").test(name)),
  );
}

const AHEAD: ReadonlySet<DataQuestion["metric"]> = new Set(["week ahead", "remaining", "pace"] as const);

function ofPaces(before: string, { capacities }: CoachView): readonly string[] {
  const { vdot } = capacities;
  const from =
    vdot === undefined
      ? "You have no run time stored, so it goes by effort alone."
      : `It comes from ${vdot.source}: that gives **VDOT ${vdot.value.toFixed(1)}** (Daniels' score for running fitness), and the table for that value gives each pace.`;
  const zone = /\b(threshold|tempo)\b/.test(before)
    ? "Threshold is about the pace you could race for an hour: the fastest at which your body still clears the lactate it makes. Faster tires you without training it more; slower is a different session."
    : /\beasy|zone 2|long\b/.test(before)
      ? `Easy is ${Math.round(100 * EASY_VDOT_SHARE.slow)}–${Math.round(100 * EASY_VDOT_SHARE.fast)}% of that VDOT: it builds endurance and leaves the legs fresh for the hard days.`
      : /\binterval\b/.test(before)
        ? "Interval pace is near the most oxygen you can use: about what you could race for 11 minutes."
        : /\bmarathon\b/.test(before)
          ? "Marathon pace is what that VDOT allows over 42 km, if your endurance is trained for it."
          : "Newer or better times move all of them.";
  return [from, zone];
}

/** Where an answer from the athlete's own data comes from, and what stands behind it. */
function ofData(asked: DataQuestion, view: CoachView, diary: Diary): Draft {
  const period = asked.span ?? always(view.today);
  switch (asked.metric) {
    case "hardest":
    case "effort":
    case "what was done": {
      const rated = within(diary.work, asked.span ?? always(view.today));
      const work =
        asked.metric === "hardest"
          ? rated.toSorted((a, b) => (b.rpe ?? 0) - (a.rpe ?? 0) || (b.load ?? 0) - (a.load ?? 0))[0]
          : rated.at(-1);
      if (work === undefined) break;
      const planned = view.plan === undefined ? undefined : allSessions(view.plan).find(({ date }) => date === work.on);
      return {
        text: [
          `**${work.title}**, ${shortDay(work.on)}: you noted effort ${work.rpe ?? "none"}${planned === undefined ? "" : `, planned was ${planned.intensityLevel} of 10`}. ${planned?.trainingIntent ?? ""}`.trim(),
          planned === undefined
            ? work.notes === undefined
              ? "There is no note that says why."
              : `You noted: “${work.notes}”`
            : bullet([...planned.blocks.strength, ...planned.blocks.mainWorkout].slice(0, 4).map((item) => itemText(item))),
          ...(planned !== undefined && work.notes !== undefined ? [`You noted: “${work.notes}”`] : []),
        ],
      };
    }
    case "distance":
    case "sessions":
    case "time":
    case "load":
    case "volume":
    case "summary": {
      const missed = within(diary.planned, period).filter(
        ({ status, on }) => status === "skipped" || (status !== "completed" && on < view.today),
      );
      const deloads =
        view.plan?.plan.weeks.filter(({ isDeload, startDate }) => isDeload && startDate >= period.from && startDate <= period.to) ?? [];
      return {
        text: [
          "It is the sum of what you logged; where you logged no distance, I use the plan's. What moved it:",
          bullet([
            missed.length === 0
              ? "Missed sessions: none"
              : `Missed sessions: ${missed.length} (${missed
                  .slice(-3)
                  .map(({ on }) => shortDay(on))
                  .join(", ")})`,
            deloads.length === 0 ? undefined : `Deload weeks: from ${deloads.map(({ startDate }) => shortDay(startDate)).join(", ")}`,
          ]),
          "No other reason is recorded, and I do not guess.",
        ],
        followUps: ["How consistent am I?"],
      };
    }
    case "check-ins":
    case "not stored":
      return {
        text: [
          "Because I do not read it: your check-ins are on the **Check-in** page, and other such values the app does not store. What I read are sessions with minutes, effort and notes, sets, bests, goals and races.",
        ],
      };
    case "outlook":
    case "countdown":
      return {
        text: [
          "The estimate comes from your own times and lifts: the race's runs from your 5 km and 10 km, slowed because the stations tire you, the stations from your level and maxima. The target is the one entered with the race.",
        ],
        followUps: ["What is my weak link?"],
      };
    case "changes":
      return {
        text: [
          "The plan's history lists each change with its reason: what you asked for, what you missed, or what you changed in your profile. Anything not listed there has not changed.",
        ],
      };
    case "goals":
      return {
        text: [
          "The percentage is how far you have come from where the goal began to its target; the values are those you entered, checked against your bests.",
        ],
      };
    default:
      break;
  }
  return {
    text: [
      "Because that is what is stored: I add up and compare your own entries. Tested values are your benchmarks and personal bests; estimates come from logged sets by Epley’s formula, with the reps you had left.",
      "Whether it is a good development depends on the weeks before it: ask “how consistent am I”, “how tired am I” or “what is my weak link”.",
    ],
    followUps: ["How consistent am I?", "What is my weak link?"],
  };
}
