import type { WodMovement } from "../../wod.ts";
import { keepLoads, keepManner } from "./keep-beside.ts";
import { TALK } from "../../talk-words.ts";
import { FILLER } from "../line/asides.ts";
import { SAYS_HOW } from "../line/join-items.ts";
import type { BuilderState } from "./builder-state.ts";
import { type Draft, draft, isEmpty } from "./draft.ts";
import type { Item } from "../line/items.ts";
import type { SetGroup } from "../line/marks.ts";
import { isBare, isLift, stripped } from "./part-kinds.ts";
import type { LineReading } from "../line/read-line.ts";
import { getAmount } from "../line/to-movement.ts";

/** Sets are a part of their own, of the movement beside them or above. */
export function addSets(state: BuilderState, item: Item, movement: WodMovement | undefined, line: LineReading): readonly string[] {
  const open = state.open;
  const group = withShare(withLoad(item.sets as SetGroup, item, open), item, open);
  const isNameless = item.match === undefined && item.words.filter((word) => !FILLER.test(word) && !SET_WORDS.test(word)).length === 0;
  const isWay = group.amount !== undefined && ["m", "km", "k", "mile", "yd", "ft", "s", "min"].includes(group.amount.unit);
  const isOfComplex =
    isNameless &&
    open.movements.length > 0 &&
    open.sets.length === 0 &&
    open.clock.scheme === undefined &&
    open.clock.every === undefined &&
    open.max === undefined &&
    open.movements.every((one) => isBare(one) || (isLift(one) && (one.reps ?? 0) <= 5 && open.movements.length > 1));
  const isMore =
    isNameless &&
    open.sets.length > 0 &&
    (open.heading !== undefined || open.movements.length > 0) &&
    (sameKind(open.sets.at(-1), group) || (open.movements.length > 1 && group.loads !== undefined && group.amount === undefined)) &&
    (line.isStart ? line.label === undefined : true);
  const named =
    movement !== undefined &&
    (item.match !== undefined || !isNameless || (isWay && (open.heading === undefined || state.sport !== undefined)))
      ? movement
      : undefined;
  const [first, ...others] = open.sets;
  const [turn, ...otherTurns] = open.movements;
  const [reps, ...moreReps] = group.reps;
  if (
    isNameless &&
    line.clock.scheme?.kind === "emom" &&
    turn !== undefined &&
    turn.reps === undefined &&
    reps !== undefined &&
    otherTurns.length + moreReps.length + open.sets.length === 0
  ) {
    // "Snatch every 1:15 x 10, 1 rep @ 70-90%"
    open.movements = [{ ...turn, reps, ...(group.loads === undefined ? {} : { load: group.loads }) }];
    keepManner(open, item);
    return keepLoads(open, item);
  }
  const [only, ...more] = open.movements;
  if (
    isNameless &&
    first !== undefined &&
    only !== undefined &&
    others.length + more.length === 0 &&
    isSame(first, group) &&
    only.load === undefined
  ) {
    // "Back squat (5x5)" above "5 sets of 5 @ 75-80%"
    keepManner(open, item);
    return keepLoads(open, item);
  }
  if (isOfComplex || (isMore && named === undefined)) {
    open.sets.push(group);
    if (line.style !== undefined) open.style = line.style;
    keepManner(open, item);
    if (line.sendOff !== undefined) open.sendOff = line.sendOff;
    return keepLoads(open, item);
  }
  if (group.count >= 4 && isWay && movement !== undefined && /\b(?:with|then|plus|and|between)[\s:]*$/i.test(line.source)) {
    // "8 x 1 km run with" above as many stations.
    state.close();
    const { value, unit } = group.amount ?? { value: 0, unit: "m" };
    state.open = draft({ rounds: group.count, isInterleaved: true });
    state.open.movements.push({ ...movement, ...getAmount({ value, unit }) });
    state.open.turns.push(undefined);
    return [];
  }
  if (
    open.heading !== undefined &&
    named !== undefined &&
    line.source === state.headingSource &&
    isEmpty(open) &&
    /\/|\+|&/.test(line.source)
  ) {
    // "Curls / triceps pushdown 3x15": the sets are of both.
    state.done.push(
      draft({
        ...(open.label === undefined ? {} : { label: open.label }),
        movements: [open.heading],
        turns: [undefined],
        sets: [group],
        isUnhurried: state.isUnhurried,
      }),
    );
    delete open.heading;
  }
  const heading = open.heading;
  const isByTurns = open.clock.every !== undefined || open.clock.scheme?.kind === "emom";
  const clock = isEmpty(open) && isByTurns ? open.clock : {};
  // An AMRAP of nothing but sets is not understood.
  if (isEmpty(open) && open.clock.scheme !== undefined && !isByTurns)
    state.left.push(...open.heads.map((head) => ({ line: head, texts: [head.rest] })));
  const wasFull = open.sets.length > 0;
  if (!isEmpty(open) || open.max !== undefined) {
    const { label } = open;
    state.close();
    if (label !== undefined && !/\d/.test(label)) state.open.label = label;
  }
  const target = state.open;
  target.clock = clock;
  // Words of nothing known are another lift than the one above.
  const strange =
    heading === undefined || wasFull ? wordsBeside(item).filter((word) => !SAYS_HOW.test(word) && !TALK.has(word.toLowerCase())) : [];
  const unknown = named === undefined && item.match === undefined && strange.length > 0 && state.sport === undefined;
  const lift = named ?? (unknown ? { name: item.words.join(" "), isKnown: false } : plainSport(heading ?? state.lift, state.sport));
  if (lift === undefined) {
    state.open.sets.push(group);
    state.open.movements.push({ name: item.words.join(" ") || "set", isKnown: false });
    return [item.words.join(" ") || `${group.count}`];
  }
  const { reps: _reps, load, ...bare } = lift;
  const of = named === undefined ? { ...bare, ...(lift === heading && load !== undefined ? { load } : {}) } : { ...lift };
  target.movements.push({ ...of, ...(group.isEachSide === true ? { isEachSide: true as const } : {}) });
  target.turns.push(undefined);
  target.sets.push(group);
  target.heading = stripped(of);
  if (line.sendOff !== undefined) target.sendOff = line.sendOff;
  if (line.blocks !== undefined) target.blocks = line.blocks;
  if (line.style !== undefined) target.style = line.style;
  const role = (item as Item & { role?: Draft["role"] }).role;
  if (role !== undefined) target.role = role;
  if (named === undefined) keepManner(target, item);
  return [...keepLoads(target, item), ...(named === undefined && !unknown ? wordsBeside(item) : [])];
}

/** What the sets above are of in one sport says nothing of how these are done. */
function plainSport(lift: WodMovement | undefined, sport: string | undefined): WodMovement | undefined {
  if (lift === undefined || sport !== "Swim" || lift.name !== sport) return lift;
  const { how: _how, ...bare } = lift;
  return bare;
}

/** Words of sets without a name that say more than which sets they are. */
function wordsBeside({ words }: Item): readonly string[] {
  return words.filter((word) => !FILLER.test(word) && !SET_WORDS.test(word));
}

/** "2 x (1+1+1) @ 65%": a complex has the load of each line. */
function withLoad(group: SetGroup, { loads }: Item, open: Draft): SetGroup {
  const free = loads.find((one) => one.sets === undefined)?.load;
  return open.movements.length < 2 ||
    (group.parts?.length ?? open.movements.length) !== open.movements.length ||
    group.loads !== undefined ||
    free === undefined
    ? group
    : { ...group, loads: free };
}

/** "2x2 @ 92.5" below sets with their shares is a share too. */
function withShare(group: SetGroup, { pair }: Item, { sets }: Draft): SetGroup {
  const [share = 0, ...others] = pair ?? [];
  const isShare = sets.at(-1)?.loads?.unit === "%" && share >= LEAST_SHARE && share <= MOST_SHARE && others.length === 0;
  return isShare && group.loads === undefined ? { ...group, loads: { values: [share], unit: "%" } } : group;
}

const LEAST_SHARE = 40;
const MOST_SHARE = 110;

/** The same sets again, where the first say nothing of their load. */
function isSame(one: SetGroup, other: SetGroup): boolean {
  return one.loads === undefined && other.loads === undefined && one.reps.length > 1 && one.reps.join() === other.reps.join();
}

function sameKind(one: SetGroup | undefined, other: SetGroup): boolean {
  return one !== undefined && one.loads?.unit === other.loads?.unit && one.loads !== undefined && other.loads !== undefined;
}

/** In the water and on the track "8x50" is of metres. */
export function inMetres(group: SetGroup, sport: string | undefined): SetGroup {
  const [reps = 0] = group.reps;
  const least = sport === "Swim" ? 25 : sport === undefined ? Infinity : 100;
  if (group.amount !== undefined || reps < least || group.loads !== undefined) return group;
  return { ...group, reps: [], amount: { value: reps, unit: "m" } };
}

/** Words for sets of the lift above. */
export const SET_WORDS =
  /^(?:fsl|bbb|ssl|back-?offs?|top|down|working|volume|joker|wave|waves|first|last|drop|light|backoff|single|singles|doubles?|triples?)$/i;
