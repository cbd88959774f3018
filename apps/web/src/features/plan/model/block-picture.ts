import type { Day } from "@ironpace/training";
import { formatDay } from "#ui/format.ts";
import type { Picture, PictureFigure } from "#ui/share/picture.ts";
import { getBlock } from "./block.ts";
import { getIron, getPace } from "./counting.ts";
import type { PlanView } from "./plan-view.ts";

/** "8.5" and "t" of an amount that is counted in what the half says. */
export type AmountText = (amount: number, half: "iron" | "pace") => { readonly value: string; readonly unit: string };

/** A block with what is done of it, as its athlete may share it. */
export function blockPicture(plan: PlanView, today: Day, textOf: AmountText): Picture {
  const { weeks, counting } = getBlock(plan, today);
  const done = plan.sessions.filter(({ completed }) => completed);
  const [iron, pace] = [getIron(done, counting), getPace(done, counting)];
  const figures: readonly PictureFigure[] = [
    ...(iron > 0 ? [{ label: counting.iron === "hours" ? "Lifting" : "Lifted", ...textOf(iron, "iron"), face: "iron" as const }] : []),
    ...(pace > 0 ? [{ label: counting.pace === "hours" ? "Endurance" : "Distance", ...textOf(pace, "pace"), face: "pace" as const }] : []),
    { label: "Sessions", value: String(done.length), unit: `of ${plan.sessions.length}`, face: "count" },
    { label: "Weeks", value: String(plan.durationWeeks), unit: "", face: "count" },
  ];
  return {
    title: plan.title,
    when: `From ${formatDay(plan.startDate)} ${plan.startDate.slice(0, 4)}`,
    columns: weeks.map(({ iron: above, pace: below }) => ({
      width: 1,
      iron: above.height,
      pace: below.height,
      done: shareDone(above, below),
    })),
    figures,
  };
}

type Half = ReturnType<typeof getBlock>["weeks"][number]["iron"];

/** Share of the planned iron and pace that is done, 0-1. */
function shareDone(iron: Half, pace: Half): number {
  const planned = iron.height + pace.height;
  return planned === 0 ? 0 : (iron.height * iron.done + pace.height * pace.done) / planned;
}
