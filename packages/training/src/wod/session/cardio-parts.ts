/* Parts of a workout that efforts of endurance make. */

import type { WodManner, WodMovement, WodRecovery, WodScheme, WodWork } from "../wod.ts";
import type { Amount } from "./amount.ts";
import type { CardioClause } from "./cardio-work.ts";

/** The warm-up comes first and the cool-down last, wherever they are written. */
export function placeOf({ role }: WodWork): number {
  return role === "warm-up" ? 0 : role === "cool-down" ? 2 : 1;
}

export function movement(name: string, { seconds, metres, upTo }: Amount & { readonly upTo?: number }, manner: WodManner): WodMovement {
  return {
    name,
    isKnown: true,
    ...(metres === undefined ? {} : { metres }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(upTo === undefined ? {} : { secondsUpTo: upTo }),
    ...manner,
  };
}

/** A part with what a clause says of its efforts and rests. */
export function withMore(part: WodWork, { manner, rest, recovery, isEqualRest, every }: CardioClause): WodWork {
  const how: WodRecovery = {
    ...part.recovery,
    ...(rest?.metres === undefined ? {} : { metres: rest.metres }),
    ...(isEqualRest === true ? { isEqual: true } : {}),
    ...(recovery === undefined ? {} : { how: recovery }),
  };
  const rounds = part.scheme.kind === "rounds" ? part.scheme.rounds : 1;
  const scheme: WodScheme = every === undefined ? part.scheme : { kind: "emom", every, turns: rounds, inTurns: false };
  return {
    ...part,
    scheme,
    ...(rest?.seconds === undefined ? {} : { restSeconds: rest.seconds }),
    ...(rest?.upTo === undefined ? {} : { restUpTo: rest.upTo }),
    ...(Object.keys(how).length === 0 ? {} : { recovery: how }),
    movements: part.movements.map((one) => ({ ...one, ...joined(one, manner) })),
  };
}

function joined(one: WodManner, more: WodManner): WodManner {
  const how = [one.how, more.how].filter((word) => word !== undefined).join(", ");
  const zone = [one.zone, more.zone].filter((word) => word !== undefined).join(", ");
  return { ...more, ...(how === "" ? {} : { how }), ...(zone === "" ? {} : { zone }) };
}

/** Efforts by the clock with a rest by the clock are intervals. */
export function settled(part: WodWork): WodWork {
  const { scheme, movements, restSeconds, recovery } = part;
  const [only, ...others] = movements;
  if (scheme.kind !== "rounds" || only?.seconds === undefined || others.length > 0) return part;
  const rest = restSeconds ?? (recovery?.isEqual === true ? only.seconds : undefined);
  if (rest === undefined) return part;
  const { seconds, ...movement } = only;
  const { restSeconds: _, ...kept } = part;
  const isPaced = [movement.pace, movement.zone, movement.rpe, movement.how?.replaceAll(/\b(?:hard|max|fast|sprint)\b/g, "")].some(
    (one) => one !== undefined && one !== "",
  );
  return {
    ...kept,
    scheme: { kind: "intervals", rounds: scheme.rounds, work: seconds, rest, isTabata: false },
    movements: [isPaced ? movement : { ...movement, isMax: true }],
  };
}

/** "Swim 2000 m" above its parts says how far all of them are. */
export function withoutTotal(parts: readonly WodWork[]): readonly WodWork[] {
  const index = parts.findIndex(({ scheme, role }) => scheme.kind === "steady" && role === undefined);
  const part = parts[index];
  const [first, ...movements] = part?.movements ?? [];
  if (part === undefined || first?.metres === undefined) return parts;
  const all = parts.reduce((sum, one) => sum + metresOf(one), 0);
  if (all !== 2 * first.metres) return parts;
  return movements.length === 0 ? parts.filter((one) => one !== part) : parts.with(index, { ...part, movements });
}

function metresOf({ scheme, movements }: WodWork): number {
  const once = movements.reduce((sum, { metres = 0 }) => sum + metres, 0);
  return scheme.kind === "rounds" ? scheme.rounds * once : scheme.kind === "emom" ? scheme.turns * once : once;
}

/** "Rest easy" of 45 minutes is what the other parts leave. */
export function withRemainder(parts: readonly WodWork[], total: number | undefined): readonly WodWork[] {
  if (total === undefined) return parts;
  const before = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  return parts.map((part) => ({
    ...part,
    movements: part.movements.map((one) =>
      one.how?.endsWith("rest of the time") === true && one.seconds === undefined && before < total
        ? { ...one, seconds: total - before }
        : one,
    ),
  }));
}

function lengthOf({ scheme, movements, recovery, restSeconds = 0 }: WodWork): number {
  const once = movements.reduce((sum, { seconds = 0 }) => sum + seconds * (recovery?.isEqual === true ? 2 : 1) + restSeconds, 0);
  return scheme.kind === "intervals" ? scheme.rounds * (scheme.work + scheme.rest) : scheme.kind === "rounds" ? scheme.rounds * once : once;
}
