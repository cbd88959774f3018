import type { WodManner, WodMovement } from "../../wod.ts";
import type { Draft } from "./draft.ts";
import type { Item } from "../line/items.ts";

/* What stands beside a movement: its loads and how it is done. */

export function keepSetLoads(into: Draft, item: Item): readonly string[] {
  for (const { load, sets } of item.loads) if (sets !== undefined) into.setLoads.push({ load, ...sets });
  return [];
}

export function keepLoads(into: Draft, item: Item, isNamed = false): readonly string[] {
  keepSetLoads(into, item);
  const free = item.loads.filter(({ sets }) => sets === undefined).map(({ load }) => load);
  if (!isNamed && free[0] !== undefined && into.movements.at(-1)?.load === undefined) attach(into, free[0]);
  return [];
}

export function keepManner(into: Draft, item: Item): void {
  const last = into.movements.length - 1;
  const movement = into.movements[last];
  if (movement !== undefined) into.movements[last] = mergeManner(movement, item.manner);
}

export function attach(into: Draft, load: NonNullable<WodMovement["load"]>): void {
  const last = into.movements.length - 1;
  const movement = into.movements[last];
  if (movement !== undefined) into.movements[last] = { ...movement, load };
}

/** A movement with what another clause says of how it is done. */
export function mergeManner(movement: WodMovement, manner: WodManner): WodMovement {
  const join = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || one === other ? (one ?? other) : `${one}, ${other}`;
  const [how, pace, zone] = [join(movement.how, manner.how), join(movement.pace, manner.pace), join(movement.zone, manner.zone)];
  return {
    ...movement,
    ...manner,
    ...(how === undefined ? {} : { how }),
    ...(pace === undefined ? {} : { pace }),
    ...(zone === undefined ? {} : { zone }),
  };
}
