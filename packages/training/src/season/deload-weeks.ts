/** What the placing of deloads needs to know of the weeks of a block, by 0-based index. */
export interface DeloadFacts {
  readonly macroWeeks: readonly number[];
  /** Loading weeks in a row that lead up to the block. */
  readonly loadingBefore: number;
  /** False for weeks with a race or a test, shortly before a race that is tapered for, and around absences. */
  readonly mayDeload: (index: number) => boolean;
  /** True when a taper, the days after a race or an absence make the week a rest already. */
  readonly isRest: (index: number) => boolean;
  /** True in the weeks after a race that hold less than a loading week. */
  readonly isLight?: (index: number) => boolean;
  /** Loading weeks that may follow each other, where that is fewer than usual. */
  readonly mostLoading?: number;
  /** The athlete, or who looks after them, wants one in every so many weeks. */
  readonly every?: number;
  /** True in a week with little time for training, which is lighter by itself. */
  readonly isBusy?: (index: number) => boolean;
  /** True in a week that life takes something of: days away, a journey without the own kit, night shifts. */
  readonly isTaken?: (index: number) => boolean;
  /** True in a week of which the athlete writes that it has more time or energy than others. */
  readonly isAmple?: (index: number) => boolean;
  /** Whether a race ahead wants a deload in the week; undefined when there is none. */
  readonly dueForRace?: (index: number) => boolean | undefined;
}

/** Blocks shorter than this have no deload of their own. */
export const SHORTEST_WITH_DELOAD = 5;
export const MOST_LOADING_WEEKS = 5;
/** The same for whoever recovers more slowly: from fifty years on, with something sore, bearing a child or after a birth. */
export const MOST_WHEN_STRAINED = 4;
const WEEKS_PER_CYCLE = 4;
/** So many loading weeks may lead up to a block that begins with its deload. */
export const LOADING_WEEKS = 3;

/**
 * The weeks that deload: counted back from the race ahead (race-demands.md table 4.1), without one the last of each four macro weeks, or
 * beside it when a race that is trained through lies in it; at most five loading weeks in a row, counted from before the block; at least
 * one rest in five weeks or more. In the first two weeks only after three loading weeks, and blocks of fewer than five weeks without a
 * race only when those before them make it due.
 */
export function deloadWeeks(facts: DeloadFacts): ReadonlySet<number> {
  const { macroWeeks, loadingBefore } = facts;
  const chosen = new Set<number>();
  const first = loadingBefore >= LOADING_WEEKS ? 0 : 1;
  const earliest = loadingBefore >= LOADING_WEEKS ? 0 : FEWEST_BETWEEN;
  const open = (index: number): boolean => index >= first && index < macroWeeks.length && facts.mayDeload(index) && !facts.isRest(index);
  const { every } = facts;
  if (every !== undefined) {
    // Days away in the next week or in the one before are the rest.
    const isRestNear = (index: number): boolean => [index - 1, index + 1].some((at) => at >= 0 && facts.isRest(at));
    return new Set(macroWeeks.flatMap((macroWeek, index) => (macroWeek % every === 0 && open(index) && !isRestNear(index) ? [index] : [])));
  }
  macroWeeks.forEach((macroWeek, index) => {
    const due = facts.dueForRace?.(index);
    if (due === undefined ? macroWeek % WEEKS_PER_CYCLE !== 0 || macroWeeks.length < SHORTEST_WITH_DELOAD : !due) return;
    // The first deload that is counted back from the race is near.
    if (due === undefined && [1, 2].some((ahead) => facts.dueForRace?.(index + ahead) === true)) return;
    // Before a taper or days away the rest is near: the week is trained.
    if (facts.isRest(index) || facts.isRest(index + 1) || (due === undefined && index === 0) || index < earliest) return;
    const place = [index, index + 1, index - 1].find((at) => at >= earliest && open(at) && !chosen.has(at - 1) && !isRested(facts, at));
    if (place !== undefined) chosen.add(place);
  });
  return byCalendar(facts, withoutLongRuns(facts, chosen, open), open);
}

/**
 * A deload moves into a week with little time that is near, into the next week or the one before where life takes days of it, and out of a week
 * with more time or energy than others, where no other run of loading weeks becomes too long.
 */
function byCalendar(facts: DeloadFacts, chosen: ReadonlySet<number>, open: (index: number) => boolean): ReadonlySet<number> {
  const { isBusy, isTaken, isAmple, mostLoading = MOST_LOADING_WEEKS } = facts;
  let found = chosen;
  for (const index of chosen) {
    if (isBusy?.(index) === true || isTaken?.(index) === true) continue;
    const isFree = (at: number): boolean => at > 0 && open(at) && !found.has(at);
    const near = [index - 1, index - 2, index + 1, index + 2];
    const places = [
      ...near.filter((at) => isBusy?.(at) === true),
      ...[index + 1, index - 1].filter((at) => isTaken?.(at) === true),
      ...(isAmple?.(index) === true ? near.filter((at) => !isAmple(at)) : []),
    ].filter(isFree);
    const place = places.find((at) => {
      const moved = new Set([...[...found].filter((week) => week !== index), at]);
      return longestLoading(facts, moved) <= Math.max(mostLoading, longestLoading(facts, found));
    });
    if (place !== undefined) found = new Set([...[...found].filter((week) => week !== index), place]);
  }
  return found;
}

function longestLoading({ macroWeeks, loadingBefore, isRest }: DeloadFacts, deloads: ReadonlySet<number>): number {
  let inARow = loadingBefore;
  let longest = 0;
  for (const index of macroWeeks.keys()) {
    inARow = deloads.has(index) || isRest(index) ? 0 : inARow + 1;
    longest = Math.max(longest, inARow);
  }
  return longest;
}

/** Loading weeks between two deloads, where there is a choice. */
const FEWEST_BETWEEN = 2;

/** After a race or days away there is nothing to deload from before three weeks are loaded (race-demands.md section 3). */
function isRested({ isRest, isLight }: DeloadFacts, index: number): boolean {
  return Array.from({ length: LOADING_WEEKS }, (_, back) => index - 1 - back).some(
    (before) => before >= 0 && (isRest(before) || isLight?.(before) === true),
  );
}

/** Where too many loading weeks would follow each other, the latest week of them that is open; when none is, one that is no rest already. */
function withoutLongRuns(facts: DeloadFacts, chosen: Set<number>, open: (index: number) => boolean): ReadonlySet<number> {
  const { macroWeeks, isRest, loadingBefore } = facts;
  const first = loadingBefore >= MOST_LOADING_WEEKS ? 0 : 1;
  let inARow = loadingBefore;
  for (let index = 0; index < macroWeeks.length; index++) {
    inARow = chosen.has(index) || isRest(index) ? 0 : inARow + 1;
    const need = getNeed(index, inARow, facts);
    if (need === "none") continue;
    const run = Array.from({ length: Math.min(inARow, index + 1) }, (_, back) => index - back).filter((week) => week >= first);
    const place =
      run.find((week) => open(week) && (need === "must" || inARow - (index - week) > FEWEST_BETWEEN)) ??
      (need === "must" ? run[0] : undefined);
    if (place === undefined) continue;
    chosen.add(place);
    for (let next = place + 1; next <= place + FEWEST_BETWEEN; next++) chosen.delete(next);
    inARow = index - place;
  }
  return chosen;
}

/** A block that ends with a full run of loading weeks would leave the next one to begin with its deload. */
function getNeed(
  index: number,
  inARow: number,
  { macroWeeks, mostLoading = MOST_LOADING_WEEKS, isRest }: DeloadFacts,
): "none" | "better" | "must" {
  if (inARow > MOST_LOADING_WEEKS) return "must";
  const isLast = index === macroWeeks.length - 1;
  // Where a rest follows by itself the week before it is trained.
  if (inARow > mostLoading && !isLast) return isRest(index + 1) ? "none" : "better";
  const isFull = isLast && inARow === MOST_LOADING_WEEKS;
  if (!isFull) return "none";
  return inARow === macroWeeks.length ? "must" : "better";
}
