import { shortDay } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { judgeGoal } from "../judging/goal-verdict.ts";
import { type Heard, isElliptic } from "./heard.ts";

const WHY =
  /^(?:(?:and|so|but|ok) )*(?:why|how come)(?: (?:is|was|did|does))?(?: (?:that|this|it))?(?: one)?(?: (?:the )?(?:hardest|worst|best|first|that|so hard))?$/;

/** "Why that one?" of what the last answer picked out: the numbers that make it so, beside the next ones of the list. */
export function whyHead(heard: Heard): Draft | undefined {
  const { tongue, words, last, diary, view } = heard;
  const head = last?.head;
  if (tongue !== "en" || head === undefined || last === undefined || last.cards.length > 0 || !WHY.test(words) || !isElliptic(heard))
    return undefined;
  if (head.kind === "goal") return judgeGoal(head.goal, "outlook", diary, view);
  const rows = last.named.flatMap((each) =>
    each.kind === head.kind && (each.kind === "work" || each.kind === "session") ? [numbersOf(each)] : [],
  );
  const [first, ...others] = rows;
  if (first === undefined || !PICKED.test(`${last.lead} ${last.turn.question}`)) return undefined;
  return {
    isFinal: true,
    text: [
      /\bRPE\b/.test(last.lead)
        ? `Because you rated it highest: **${first.title}** (${shortDay(first.on)}) at effort **${first.effort} of 10**, ${first.minutes} min, a load of ${first.load} (minutes × effort).`
        : `Because of its length and effort together: **${first.title}** (${shortDay(first.on)}) took ${first.minutes} min at effort ${first.effort} of 10, a load of **${first.load}** (minutes × effort).`,
      ...(others.length === 0
        ? []
        : [
            bullet(
              others
                .slice(0, 2)
                .map(({ title, on, minutes, effort, load }) => `${title} (${shortDay(on)}): ${minutes} min × ${effort} = ${load}`),
            ),
          ]),
      ...(head.kind === "work" && head.work.notes !== undefined ? [`Your note: “${head.work.notes}”`] : []),
    ],
  };
}

/** A session was picked out by how hard it was. */
const PICKED = /\b(?:hardest|toughest|worst|heaviest|rpe|load|effort)\b/i;

function numbersOf(of: Extract<NonNullable<Heard["last"]>["named"][number], { kind: "work" | "session" }>) {
  const { minutes, effort, load } =
    of.kind === "work"
      ? { minutes: of.work.minutes ?? 0, effort: of.work.rpe ?? 0, load: of.work.load ?? 0 }
      : { minutes: of.session.duration, effort: of.session.intensityLevel, load: of.session.load };
  return { title: of.title, on: of.on, minutes: Math.round(minutes), effort, load: Math.round(load) };
}
