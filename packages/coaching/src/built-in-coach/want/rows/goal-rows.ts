import { formatClock } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Goal } from "../../own-data/diary.ts";
import { testNamed, liftNamed } from "../../own-data/subject.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { bestsOf } from "../../turn/results/bests.ts";
import type { AskedRows } from "./asked-rows.ts";
import { gapOf } from "./best-rows.ts";

/** The goal that a question means, by what it names or by its number, with what is missing; without one all that are open. */
export function goalRows(asked: AskedRows, turn: Followed): Draft | undefined {
  const open = turn.diary.goals.filter(({ completedOn }) => completedOn === undefined);
  const meant = open.filter((goal) => isMeant(goal, asked, turn));
  const [goal] = meant;
  if (meant.length === 1 && goal !== undefined) {
    const best = bestOf(goal, turn);
    return (best === undefined ? undefined : gapOf(best, turn)) ?? { text: [`${lineOf(goal, turn)}.`] };
  }
  const isOfAll = asked.subjects.length === 0 && turn.frame.numbers.length === 0 && turn.frame.clock === undefined;
  if (!isOfAll || open.length === 0 || (asked.shape !== "list" && asked.shape !== "each" && asked.shape !== "next")) return undefined;
  const ordered = open.toSorted((a, b) => a.due.localeCompare(b.due));
  return { text: [bullet((asked.shape === "next" ? ordered.slice(0, 1) : ordered).map((each) => lineOf(each, turn)))] };
}

function isMeant({ title, target, unit }: Goal, { subjects }: AskedRows, { frame }: Followed): boolean {
  const seconds = unit === "min" ? 60 * target : undefined;
  if (frame.clock !== undefined && seconds !== undefined) return frame.clock === seconds || 60 * frame.clock === seconds;
  const of = [testNamed(title.toLowerCase())?.name, liftNamed(title.toLowerCase())?.name];
  return subjects.some(
    ({ name, lift, test }) =>
      (lift !== undefined && of.includes(lift.name)) || (test !== undefined && of.includes(test.name)) || of.includes(name),
  );
}

function bestOf({ title }: Goal, { diary }: Followed): ReturnType<typeof bestsOf>[number] | undefined {
  const plain = title.toLowerCase();
  const [test, lift] = [testNamed(plain), liftNamed(plain)];
  return bestsOf(
    test !== undefined ? { name: test.name, test } : lift === undefined ? { name: title } : { name: lift.name, lift },
    diary,
  )[0];
}

function lineOf({ title, current, target, unit, due }: Goal, { tongue, say }: Followed): string {
  const value = (amount: number): string =>
    unit === "min" ? formatClock(Math.round(60 * amount)) : `${Math.round(100 * amount) / 100} ${unit}`;
  return `**${title}**: ${value(current)} → ${value(target)}, ${say("due", "bis", "pour le", "para el", "entro")} ${dayIn(tongue, due)}`;
}
