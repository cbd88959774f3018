import type { WodManner, WodWork } from "../wod.ts";
import { describeSides } from "./below-efforts.ts";
import type { Piece } from "./piece.ts";
import { mergeManner, type Role, settle, sumUp, toManner, toMovement, toSet, withRest } from "./session-parts.ts";
import { isSet, type SessionState, TOLERANCE } from "./session-state.ts";
import { GYM, TEST } from "./session-words.ts";

export function addPieces(state: SessionState, pieces: readonly Piece[], role: Role, label: string): boolean {
  if (role === undefined && describeSides(state, pieces)) return true;
  state.wasSet = false;
  let lineSport = state.lastSport ?? state.sport;
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece === undefined) continue;
    if (piece.sport !== undefined && piece.sport !== "Walk") lineSport = state.lastSport = piece.sport;
    const sport = piece.sport === "Walk" || /^(?:brisk )?walk$/.test(piece.how) ? "Walk" : lineSport;
    const end = pieces.findIndex((one, index) => index > at && !one.isInside);
    const inside = pieces.slice(at + 1, end < 0 ? pieces.length : end).filter(({ isInside }) => isInside);
    const works = inside.filter(({ kind }) => kind === "work");
    if (works.length > 0 && (piece.seconds ?? piece.metres) !== undefined && !isSum(piece, inside)) {
      // Brackets that are neither its parts nor its rest are shown as they stand.
      const said = inside.map(({ text }) => text).join(", ");
      return addPieces(
        state,
        [
          ...pieces.slice(0, at),
          { ...piece, how: [piece.how, said].filter((one) => one !== "").join(", ") },
          ...pieces.slice(at + 1).filter((one) => !inside.includes(one)),
        ],
        role,
        label,
      );
    }
    const labelled = label === "" ? piece : { ...piece, how: [label, piece.how].filter((one) => one !== "").join(", ") };
    if (piece.kind === "rest") {
      const last = state.parts.at(-1);
      const rested = last === undefined || !isSet(last) ? undefined : withRest(last, piece);
      if (rested === undefined) return false;
      state.parts[state.parts.length - 1] = rested;
      state.wasSet = true;
    } else if (piece.kind === "manner") {
      if (!addManner(state, toManner(piece), piece, sport, role)) return false;
    } else if (piece.count !== undefined && piece.seconds === undefined && piece.metres === undefined && inside.length > 0) {
      if (!addGroup(state, labelled, inside, sport, role)) return false;
      at += inside.length;
    } else if (piece.count !== undefined) {
      if (piece.seconds === undefined && piece.metres === undefined && !/strides?|sprints?|hill|pick|accel/.test(piece.text)) return false;
      state.parts.push(toSet(sport, labelled, role));
      state.wasSet = true;
    } else if (inside.length > 0 && isSum(piece, inside)) {
      for (const one of inside) addSteady(state, toMovement(sport, one, mergeManner(toManner(piece), toManner(one))), role);
      at += inside.length;
    } else if (pieces[at + 1]?.joint === ":") {
      // Its own pieces stand behind it.
      const left = pieces.slice(at + 1).filter(({ kind }) => kind !== "manner");
      if (!left.some(({ seconds, metres, count }) => (seconds ?? metres ?? count) !== undefined)) return false;
      const kind = piece.seconds === undefined ? "metres" : "seconds";
      const before = sumUp(state.parts, kind);
      const rest = addPieces(
        state,
        left.map(({ place: _place, ...one }) => ({ ...one, sport: one.sport ?? sport })),
        role,
        label,
      );
      const sum = sumUp(state.parts.map(settle), kind) - before;
      return rest && Math.abs(sum - (piece[kind] ?? 0)) <= TOLERANCE * sum;
    } else if (piece.list !== undefined) {
      const movements = piece.list.map((length) => toMovement(sport, length, toManner(labelled)));
      state.parts.push({ kind: "work", scheme: { kind: "steady" }, ...(role === undefined ? {} : { role }), movements });
      state.wasSet = true;
    } else if (piece.place === "last" && addLast(state, piece)) continue;
    else if (piece.isRemainder === true) addRemainder(state, piece, sport, role);
    else if (TEST.test(piece.how))
      state.parts.push({ kind: "work", scheme: { kind: "once" }, movements: [toMovement(sport, piece, piece.manner)] });
    else if (GYM.test(piece.how)) addSteady(state, { ...toMovement(piece.how, piece, piece.manner), isKnown: false }, role);
    else addSteady(state, toMovement(sport, piece, toManner(labelled.how === "walk" ? { ...labelled, how: "" } : labelled)), role);
  }
  state.parts.forEach((part, at) => (state.parts[at] = settle(part)));
  return true;
}

function addManner(state: SessionState, manner: WodManner, piece: Piece, sport: string, role: Role): boolean {
  const last = state.parts.at(-1);
  const at = (last?.movements.length ?? 0) - 1;
  const target = last?.movements[at];
  if (last === undefined || target === undefined || piece.joint === "then") return false;
  if (piece.joint === "+" && Object.keys(piece.manner).length === 0 && !/^(?:buoy|paddles|fins|snorkel)/.test(piece.how)) {
    addSteady(state, { name: sport, isKnown: true, ...manner }, role);
    return true;
  }
  state.parts[state.parts.length - 1] = { ...last, movements: last.movements.with(at, { ...target, ...mergeManner(target, manner) }) };
  return true;
}

/** "3 x (4 x 100, 1 min between sets)", "6 x (2 min hard, 1 min easy)". */
function addGroup(state: SessionState, piece: Piece, inside: readonly Piece[], sport: string, role: Role): boolean {
  const sets = inside.filter(({ count }) => count !== undefined);
  const [set, ...otherSets] = sets;
  const works = inside.filter(({ kind }) => kind === "work");
  const rests = inside.filter(({ kind }) => kind === "rest");
  if (inside.some(({ kind }) => kind === "manner") || otherSets.length > 0) return false;
  if (set !== undefined) {
    const [short, long, ...more] = rests;
    if (works.length > 1 || more.length > 0) return false;
    const part = toSet(sport, { ...set, ...joinSaid(set, piece) }, role);
    const rested = short === undefined ? part : withRest(part, short);
    if (rested === undefined) return false;
    state.parts.push({
      ...rested,
      blocks: { count: piece.count ?? 1, ...(long?.seconds === undefined ? {} : { restSeconds: long.seconds }) },
    });
    return true;
  }
  const [work, ...otherWorks] = works;
  const [rest, ...otherRests] = rests;
  if (work !== undefined && rest !== undefined && otherWorks.length + otherRests.length === 0 && rest.how !== "walk") {
    const rested = withRest(toSet(sport, { ...work, ...joinSaid(work, piece), count: piece.count ?? 1 }, role), rest);
    if (rested !== undefined) state.parts.push(rested);
    return rested !== undefined;
  }
  if (works.some(({ seconds, metres }) => (seconds ?? metres) === undefined)) return false;
  const movements = inside.map((one) =>
    toMovement(
      one.kind === "rest" && one.how === "" ? "Rest" : /\bwalk\b/.test(one.how) ? "Walk" : (one.sport ?? sport),
      one,
      toManner({ ...one, how: /^(?:walk|run)$/.test(one.how) ? "" : one.how }),
    ),
  );
  state.parts.push({
    kind: "work",
    scheme: { kind: "rounds", rounds: piece.count ?? 1 },
    ...(role === undefined ? {} : { role }),
    movements,
  });
  return true;
}

function addSteady(state: SessionState, movement: WodWork["movements"][number], role: Role): void {
  const last = state.parts.at(-1);
  const isNext = last?.scheme.kind === "steady" && last.role === role && last.recovery === undefined;
  if (isNext) state.parts[state.parts.length - 1] = { ...last, movements: [...last.movements, movement] };
  else state.parts.push({ kind: "work", scheme: { kind: "steady" }, ...(role === undefined ? {} : { role }), movements: [movement] });
}

/** "The last 15 min at marathon pace" are of the piece before. */
function addLast(state: SessionState, piece: Piece): boolean {
  const part = state.parts.at(-1);
  const whole = part?.movements.at(-1);
  const kind = piece.seconds === undefined ? "metres" : "seconds";
  const left = (whole?.[kind] ?? 0) - (piece[kind] ?? 0);
  const isWhole = piece.joint === "with" || part?.movements.length === 1;
  if (part === undefined || whole === undefined || part.scheme.kind !== "steady" || left <= 0 || !isWhole) return false;
  const last = toMovement(whole.name, piece, toManner(piece));
  state.parts[state.parts.length - 1] = { ...part, movements: [...part.movements.slice(0, -1), { ...whole, [kind]: left }, last] };
  return true;
}

/** "Rest Z2 to finish": what is left of the time. */
function addRemainder(state: SessionState, piece: Piece, sport: string, role: Role): void {
  // No rest stands behind the last effort.
  const last = state.parts.at(-1)?.scheme;
  const left = (state.total?.piece.seconds ?? 0) - sumUp(state.parts.map(settle), "seconds") + (last?.kind === "intervals" ? last.rest : 0);
  const how = [piece.how.replace(/ ?to(?: finish| the end)?$/, ""), "the rest of the time"].filter((one) => one !== "").join(", ");
  addSteady(state, toMovement(sport, left > 0 ? { seconds: left } : {}, { ...toManner(piece), how }), role);
}

function joinSaid(one: Piece, more: Piece): Pick<Piece, "manner" | "how"> {
  return { manner: mergeManner(one.manner, more.manner), how: [one.how, more.how].filter((text) => text !== "").join(", ") };
}

function isSum({ seconds, metres }: Piece, inside: readonly Piece[]): boolean {
  const sum = (kind: "seconds" | "metres") => inside.reduce((all, one) => all + (one[kind] ?? 0), 0);
  return inside.every(({ kind }) => kind === "work") && (seconds === undefined ? metres === sum("metres") : seconds === sum("seconds"));
}
