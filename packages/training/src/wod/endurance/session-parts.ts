import type { WodManner, WodMovement, WodPart, WodScheme, WodWork } from "../wod.ts";
import type { Length, Piece } from "./piece.ts";

/* Parts of a workout out of the pieces of an endurance session. */

export type Role = WodWork["role"];

/** Merges what is said of an effort; words are joined, later targets win. */
export function mergeManner(one: WodManner, more: WodManner): WodManner {
  const join = (first: string | undefined, second: string | undefined): string =>
    [first, second].filter((text) => text !== undefined && text !== "").join(", ");
  const how = join(one.how, more.how);
  const zone = join(one.zone, more.zone);
  const pace = join(one.pace, more.pace);
  return { ...one, ...more, ...(how === "" ? {} : { how }), ...(zone === "" ? {} : { zone }), ...(pace === "" ? {} : { pace }) };
}

export function toManner({ manner, how }: Pick<Piece, "manner" | "how">): WodManner {
  return mergeManner(manner, how === "" ? {} : { how });
}

export function toMovement(sport: string, { seconds, metres, upTo }: Length, manner: WodManner): WodMovement {
  return {
    name: sport,
    isKnown: sport !== UNKNOWN_SPORT,
    ...(metres === undefined ? {} : { metres }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(upTo === undefined ? {} : { secondsUpTo: upTo }),
    ...manner,
  };
}

/** Any machine, or on foot: nobody says which. */
export const UNKNOWN_SPORT = "Endurance";

/** A set of equal efforts. */
export function toSet(sport: string, piece: Piece, role: Role): WodWork {
  const rounds = piece.count ?? 1;
  const scheme: WodScheme =
    piece.sendOff === undefined ? { kind: "rounds", rounds } : { kind: "emom", every: piece.sendOff, turns: rounds, inTurns: false };
  return { kind: "work", scheme, ...(role === undefined ? {} : { role }), movements: [toMovement(sport, piece, toManner(piece))] };
}

/** The part with the rest between its efforts; undefined where it has one already. */
export function withRest(part: WodWork, rest: Piece): WodWork | undefined {
  const { seconds, metres, upTo, isEqual } = rest;
  // The pause between blocks is none between their efforts.
  if (
    part.blocks !== undefined &&
    part.blocks.restSeconds === undefined &&
    seconds !== undefined &&
    /\b(?:sets?|blocks?|blocs?|series|rounds)\b/.test(rest.text)
  )
    return { ...part, blocks: { ...part.blocks, restSeconds: seconds } };
  const hasRest =
    part.restSeconds !== undefined ||
    part.scheme.kind === "intervals" ||
    part.recovery?.metres !== undefined ||
    part.recovery?.isEqual === true;
  if (hasRest && part.blocks !== undefined && part.blocks.restSeconds === undefined && seconds !== undefined)
    return { ...part, blocks: { ...part.blocks, restSeconds: seconds } };
  if (hasRest && (seconds ?? metres) !== undefined) return undefined;
  // Beside a rest of its own a time is the pace, and no start of the next effort.
  if (part.scheme.kind === "emom" && rest.joint === "") return undefined;
  if (part.scheme.kind === "emom" && seconds !== undefined) {
    const { every, turns } = part.scheme;
    const pace = `${Math.floor(every / 60)}:${String(every % 60).padStart(2, "0")}`;
    return withRest(
      { ...part, scheme: { kind: "rounds", rounds: turns }, movements: part.movements.map((one) => ({ ...one, pace })) },
      rest,
    );
  }
  // A pace behind "r 2:00" is that of the work.
  const ofWork = /^r(?:est)?\b/.test(rest.text) ? rest.manner.pace : undefined;
  const said = [rest.how, rest.manner.zone, ofWork === undefined ? rest.manner.pace : undefined]
    .filter((one) => one !== undefined && one !== "")
    .join(", ");
  const recovery = {
    ...part.recovery,
    ...(metres === undefined ? {} : { metres }),
    ...(isEqual === true ? { isEqual: true as const } : {}),
    ...(said === "" || isEqual === true ? {} : { how: said }),
  };
  return {
    ...part,
    ...(seconds === undefined ? {} : { restSeconds: seconds }),
    ...(upTo === undefined ? {} : { restUpTo: upTo }),
    ...(Object.keys(recovery).length === 0 ? {} : { recovery }),
    // A stroke rate behind the rest is that of the work.
    ...(rest.manner.cadence === undefined && ofWork === undefined
      ? {}
      : {
          movements: part.movements.map((one) => ({
            ...one,
            ...(ofWork === undefined ? {} : { pace: ofWork }),
            ...(rest.manner.cadence === undefined ? {} : { cadence: rest.manner.cadence }),
          })),
        }),
  };
}

/** Efforts by the clock with a rest by the clock are intervals. */
export function settle(given: WodWork): WodWork {
  const part = withTurnAsRest(given);
  const { scheme, movements, restSeconds, recovery } = part;
  const [only, ...others] = movements;
  if (scheme.kind !== "rounds" || only?.seconds === undefined || others.length > 0) return part;
  const rest = restSeconds ?? (recovery?.isEqual === true ? only.seconds : undefined);
  if (rest === undefined) return part;
  const { seconds, ...movement } = only;
  const { restSeconds: _rest, ...others_ } = part;
  return { ...others_, scheme: { kind: "intervals", rounds: scheme.rounds, work: seconds, rest, isTabata: false }, movements: [movement] };
}

/** Rounds of one effort and a rest: the rest is that between them. */
function withTurnAsRest(part: WodWork): WodWork {
  const [work, rest, ...others] = part.movements;
  if (part.scheme.kind !== "rounds" || work === undefined || rest?.name !== "Rest" || rest.seconds === undefined || others.length > 0)
    return part;
  return { ...part, movements: [work], restSeconds: rest.seconds };
}

/** Seconds or metres of parts together, with the rests; what has no amount of that kind counts nothing. */
export function sumUp(parts: readonly WodPart[], kind: "seconds" | "metres"): number {
  return parts.reduce((sum, part) => {
    if (part.kind === "rest") return sum + (kind === "seconds" ? part.seconds : 0);
    const { scheme, movements, restSeconds = 0, blocks } = part;
    const times =
      (scheme.kind === "rounds" || scheme.kind === "intervals" ? scheme.rounds : scheme.kind === "emom" ? scheme.turns : 1) *
      (blocks?.count ?? 1);
    const once = movements.reduce((all, one) => all + (one[kind] ?? 0), 0) + (kind === "seconds" ? restSeconds : 0);
    const work =
      scheme.kind === "intervals" && kind === "seconds"
        ? scheme.work + scheme.rest
        : part.recovery?.isEqual === true && kind === "seconds"
          ? 2 * once
          : once;
    return sum + times * work;
  }, 0);
}
