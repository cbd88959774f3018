import { isExerciseItem, listOf } from "@ironpace/contract";
import type { DistanceUnit } from "@ironpace/training";
import { lineAmount, lineSeconds, type TickLine, tickLines } from "#features/session-log/model/runner/planned-line.ts";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { element, placeholder } from "./element.ts";

/** A session of the plan as the page asks for it before its scripts. */
interface PlannedSession {
  readonly warmup: unknown;
  /** Its entry in the log: once there is one, the session goes on from another place. */
  readonly performed_sessions: object | null;
}

/** The runner at the first line of the warm-up, where a session begins; undefined for one that goes on elsewhere. */
export function earlyRunner({ warmup, performed_sessions: entry }: PlannedSession, unit: DistanceUnit): HTMLElement | undefined {
  const lines = entry === null && isItems(warmup) ? tickLines(warmup, unit) : [];
  const [line] = lines;
  if (line === undefined) return undefined;
  const stage = element(
    "div",
    "runner-stage gap-2!",
    element(
      "div",
      "",
      element(
        "p",
        "flex items-center justify-between gap-3 text-ink-2",
        element("span", "", element("b", "font-semibold text-ink", "A"), " Warm-up"),
        element("span", "", `Step 1 of ${lines.length}`),
      ),
      element("h1", RUNNER_TITLE, line.name),
      line.cue === undefined ? undefined : element("p", "mt-2.5 text-ink-2", line.cue),
    ),
    drawAmount(line),
    element("div", "rows", ...lines.map(drawRow)),
  );
  const head = element(
    "header",
    RUNNER_HEAD,
    element("span", "size-11"),
    element("span", ""),
    element("p", "fig-pace min-w-13 text-right text-[1.5rem]", "0:00"),
  );
  // All steps stand beside the current one then.
  const isWide = matchMedia("(min-width: 1024px)").matches;
  const dock = element("div", "runner-dock", element("div", "go", element("span", "", "Done")), placeholder("h-15"));
  return element(
    "div",
    "flex h-dvh flex-col bg-canvas",
    element("div", "runner-shell", isWide ? element("aside", "runner-aside") : undefined, element("div", "runner", head, stage, dock)),
  );
}

const isItems = listOf(isExerciseItem);

const RUNNER_HEAD =
  "runner-head grid flex-none min-h-13 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-2 pt-[max(0.75rem,env(safe-area-inset-top))]";
const RUNNER_TITLE = "mt-0.5 font-display text-[1.75rem] leading-[1.1] font-bold tracking-[-.02em] wrap-anywhere [font-stretch:112%]";

/** The clock or the amount of the line, as large as it is read from an arm's length. */
function drawAmount(line: TickLine): HTMLElement {
  const left = lineSeconds(line);
  if (left !== undefined) {
    const clock = element("span", `clock fig-pace ${left >= 600 ? "long" : ""}`, clockText(left));
    return element("div", "hero items-center justify-between gap-3 pt-3 pb-2", element("p", "flex items-baseline", clock));
  }
  const { figure, measure } = lineAmount(line);
  if (figure !== undefined) {
    const clock = element("span", "clock fig-pace pace", "0:00");
    const amount = element("span", "u grid leading-tight", element("b", "font-semibold text-ink", `${figure} ${measure}`));
    return element("div", "hero grid! gap-5 pt-2 pb-2", element("p", "flex items-end", clock, amount));
  }
  return element("p", "hero pt-3 pb-2", element("span", "fig-num text-[3.25rem] leading-none! font-bold", line.amount));
}

function drawRow(line: TickLine): HTMLElement {
  return element(
    "div",
    "row",
    element("span", "box"),
    element("b", "min-w-0 wrap-anywhere", line.name),
    element("span", "text-ui whitespace-nowrap", line.amount),
  );
}
