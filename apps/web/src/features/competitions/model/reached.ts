import { parseClock } from "@ironpace/training";

/**
 * Whether a result reaches a target as an athlete writes both: two times of the same form ("sub 1:15:00" and "1:14:20"), two amounts of the
 * same unit, or a place ("top 10", "podium", "win"). Undefined where they cannot be held against each other.
 */
export function isTargetReached(target: string, result: string, place: number | undefined): boolean | undefined {
  const asked = placeAsked(target);
  if (asked !== undefined) return place === undefined ? undefined : place <= asked;
  const [wantedClock, clock] = [clockIn(target), clockIn(result)];
  if (wantedClock !== undefined && clock !== undefined)
    return wantedClock.split(":").length === clock.split(":").length ? getSeconds(clock) <= getSeconds(wantedClock) : undefined;
  const [wanted, amount] = [amountIn(target), amountIn(result)];
  return wanted !== undefined && amount !== undefined && wanted.unit === amount.unit ? amount.number >= wanted.number : undefined;
}

function placeAsked(target: string): number | undefined {
  const top = /\btop[ -]?(\d{1,5})\b/i.exec(target)?.[1];
  if (top !== undefined) return Number(top);
  if (/\bpodium\b/i.test(target)) return 3;
  return /\b(win|first place|1st)\b/i.test(target) ? 1 : undefined;
}

function clockIn(text: string): string | undefined {
  return /\d{1,3}(?::\d{2}){1,2}/.exec(text)?.[0];
}

function getSeconds(clock: string): number {
  return parseClock(clock) ?? Number.NaN;
}

function amountIn(text: string): { readonly number: number; readonly unit: string } | undefined {
  const found = /(\d+(?:[.,]\d+)?) ?(kg|lb|reps?|rounds?|points?|pts|cal|m|km)\b/i.exec(text);
  if (found === null) return undefined;
  return { number: Number(found[1]?.replace(",", ".")), unit: (found[2] ?? "").toLowerCase().replace(/^pts$/, "point").replace(/s$/, "") };
}
