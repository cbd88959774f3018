import { getAmount } from "../line/to-movement.ts";
import { type BuilderState, isDraft } from "./builder-state.ts";
import { draft, hasScheme, isEmpty } from "./draft.ts";
import { hasHead, isLift, isLiftList, stripped } from "./part-kinds.ts";
import type { LineReading } from "../line/read-line.ts";

/** Opens a new part where the line says so. */
export function beginPart(state: BuilderState, line: LineReading): void {
  // "Squat" above "warm-up: …" is the lift of what follows.
  if (line.role === "warm-up" && isEmpty(state.open) && state.open.heading !== undefined && isLift(state.open.heading)) {
    state.lift = stripped(state.open.heading);
    state.open = draft();
  }
  // "12 min cap:" above other movements begins a part of its own.
  if (line.cap !== undefined && line.items.length === 0 && /:\s*$/.test(line.source) && !isEmpty(state.open) && !hasHead(line)) {
    state.close();
    state.open = draft({ isTimed: true });
    return;
  }
  if (line.isStart || line.range !== undefined) {
    if (line.role === "buy-in" && isEmpty(state.open) && hasScheme(state.open)) {
      state.pending = state.open;
      state.open = draft({ role: "buy-in", isTimed: state.open.isTimed });
      return;
    }
    const series =
      state.open.clock.scheme?.kind === "intervals" && isEmpty(state.open) && line.label !== undefined
        ? state.open.clock.scheme
        : undefined;
    if (series !== undefined) state.series = { work: series.work, rest: series.rest };
    else if (line.label === undefined || hasHead(line)) state.series = undefined;
    if (state.series !== undefined) {
      if (series === undefined) {
        state.close();
        state.done.push({ pauseSeconds: state.series.rest });
      }
      state.open = draft({ clock: { scheme: { kind: "amrap", seconds: state.series.work } }, headIndent: line.indent });
      return;
    }
    state.close();
    state.isUnhurried =
      /\b(?:strength|skill|accessor|activation|prep|core|superset|stretch|mobility|lift|oly|weightlifting)/i.test(
        line.source.slice(0, 24),
      ) ||
      (state.isUnhurried && line.label !== undefined && /\d/.test(line.label));
    const isOnClock = line.role === "cash-out";
    state.open = draft({
      isSameClock: isOnClock,
      ...(line.label === undefined ? {} : { label: line.label }),
      ...(line.role === undefined ? {} : { role: line.role }),
      ...(line.range === undefined ? {} : { range: line.range }),
      isUnhurried: state.isUnhurried,
      headIndent: line.indent,
    });
    return;
  }
  const open = state.open;
  if (
    state.pending !== undefined &&
    !isEmpty(open) &&
    (line.isThen || line.rounds !== undefined || line.clock.scheme !== undefined || line.items.length > 0)
  ) {
    const head = state.pending;
    state.pending = undefined;
    state.close();
    state.open = { ...head, isSameClock: true };
    return;
  }
  if (line.isThen && line.items.length === 0) state.isThen = true;
  const isOutdented =
    open.isIndented && line.indent <= open.headIndent && line.items.some((item) => item.match !== undefined || item.sets !== undefined);
  if (
    isOutdented ||
    isWayBack(state, line) ||
    ((line.isThen || state.isThen) &&
      !isEmpty(open) &&
      ((open.rounds ?? open.list) !== undefined || line.total !== undefined) &&
      line.items.length > 0) ||
    (line.isThen && open.clock.scheme?.kind === "death-by" && !isEmpty(open) && line.items.length > 0) ||
    // A clock that ends by itself.
    (line.isThen && line.isAfterBlank && open.clock.scheme !== undefined && !isEmpty(open) && line.items.length > 0) ||
    (line.isAfterBlank && !isEmpty(open) && open.role === "warm-up" && line.items.length > 0)
  ) {
    const wasTimed =
      !open.isQuality &&
      (open.isTimed || open.rounds !== undefined || open.list !== undefined) &&
      line.total === undefined &&
      !isLiftList(open);
    const isOnClock = (line.isThen || isOutdented || isWayBack(state, line)) && wasTimed;
    state.close();
    state.open = draft({
      isThen: true,
      isSameClock: isOnClock,
      isTimed: wasTimed,
      isUnhurried: state.isUnhurried,
    });
  }
}

/** "800 m run", "10 rounds of …", "800 m run": the way of the beginning again, behind the rounds. */
function isWayBack({ open, done }: BuilderState, { items }: LineReading): boolean {
  const [item, ...others] = items;
  const before = done.at(-1);
  if (open.rounds === undefined || open.movements.length < 2 || others.length > 0 || item?.quantity === undefined) return false;
  if (before === undefined || !isDraft(before) || hasScheme(before) || before.movements.length !== 1) return false;
  const [first] = before.movements;
  const { metres, calories } = getAmount(item.quantity);
  return first?.name === item.match?.name && (metres ?? calories) !== undefined && first?.metres === metres && first?.calories === calories;
}

/** "45 min steady", ways below it, "repeat": as many rounds as the time has. */
export function repeatUntilTime(state: BuilderState): boolean {
  const open = state.open;
  const [time, ...ways] = open.movements;
  if (time?.seconds === undefined || ways.length === 0 || ways.some(({ metres, reps }) => metres === undefined && reps === undefined))
    return false;
  const { zone, how } = time;
  open.clock = { scheme: { kind: "amrap", seconds: time.seconds } };
  open.movements = ways.map((way) => ({ ...way, ...(zone === undefined ? {} : { zone }), ...(how === undefined ? {} : { how }) }));
  open.turns = open.turns.slice(1);
  return true;
}
