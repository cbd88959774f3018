import type { Wod, WodLoad, WodMovement, WodPart, WodTeam, WodWork } from "./wod.ts";

/* What a whole text says of its parts: one clock over several, the way back of a chipper, who does it together. */

/** The parts with what the text says of them together. */
export function withExtras(parts: readonly WodPart[], typed: string): readonly WodPart[] {
  return withWomenSecond(withOneClock(withWayBack(parts, typed), typed)).map(withSameArms);
}

/** The same without the clock, which the lines say. */
export function withPartsTogether(parts: readonly WodPart[], typed: string): readonly WodPart[] {
  return withWomenSecond(withWayBack(parts, typed)).map(withSameArms);
}

/** The other arm has the load of the first: "7 DB snatch R 22.5/15, 7 DB snatch L". */
function withSameArms(part: WodPart): WodPart {
  if (part.kind !== "work") return part;
  const movements = part.movements.map((one, index): WodMovement => {
    const before = part.movements[index - 1];
    const isOther = /(?:left|right) arm/.test(one.how ?? "") && one.name === before?.name && one.load === undefined;
    return isOther && before.load !== undefined ? { ...one, load: before.load } : one;
  });
  return { ...part, movements };
}

const BUY_IN = /\bbuy[- ]?(?:in|out)\b|\bcash[- ]?(?:in|out)\b/i;
const THEN = /(?:^|\n|[.,;]|\s)\s*(?:-+\s*)?(?:then|straight into|directly into|into|danach|dann|luego|puis|poi)\b:?/i;

/** A buy-in, its rounds and a cash-out are on one clock; so are blocks for time with "then" between. */
function withOneClock(parts: readonly WodPart[], typed: string): readonly WodPart[] {
  if (!BUY_IN.test(typed) && !THEN.test(typed)) return parts;
  const isOne = parts.map((part, index) => index > 0 && isForTime(part) && isForTime(parts[index - 1]));
  return parts.map((part, index) => {
    if (part.kind !== "work") return part;
    const clock = parts.slice(index + 1).findIndex((_, later) => isOne[index + 1 + later] !== true);
    const run = parts.slice(index + 1, clock < 0 ? parts.length : index + 1 + clock);
    if (isOne[index] === true) {
      const { capSeconds: _, ...rest } = part;
      return { ...rest, isSameClock: true };
    }
    const cap = [part, ...run].flatMap((one) => (one.kind === "work" && one.capSeconds !== undefined ? [one.capSeconds] : []))[0];
    return cap === undefined || run.length === 0 ? part : { ...part, capSeconds: cap };
  });
}

function isForTime(part: WodPart | undefined): boolean {
  if (part?.kind !== "work") return false;
  const { scheme } = part;
  return scheme.kind === "once" || scheme.kind === "reps" || (scheme.kind === "rounds" && scheme.timed === true);
}

const WAY_BACK = /\b(?:then|and|&)\s+(?:all the way )?back (?:up|down|again|through)\b[^\n\d]*((?:\d+[\s,/-]*)*)/i;

/** "50, 40, 30, 20, 10, then back up: 20, 30, 40, 50": the movements again from the last to the first. */
function withWayBack(parts: readonly WodPart[], typed: string): readonly WodPart[] {
  const found = WAY_BACK.exec(typed);
  const index = parts.findIndex((part) => part.kind === "work" && part.scheme.kind === "once" && part.movements.length > 2);
  const part = parts[index];
  if (found === null || part?.kind !== "work") return parts;
  const numbers = found[1]?.match(/\d+/g)?.map(Number) ?? [];
  const upward = part.movements.toReversed();
  const back = numbers.length === 0 ? upward.slice(1) : numbers.map((amount) => upward.find((one) => findAmount(one) === amount));
  if (back.includes(undefined)) return parts;
  return parts.with(index, { ...part, movements: [...part.movements, ...back.filter((one) => one !== undefined)] });
}

function findAmount({ reps, calories, metres, seconds }: WodMovement): number | undefined {
  return reps ?? (typeof calories === "number" ? calories : undefined) ?? metres ?? seconds;
}

/** Where every pair rises, women stand first: pairs are kept with men first. */
function withWomenSecond(parts: readonly WodPart[]): readonly WodPart[] {
  const loads = parts
    .flatMap((part) => (part.kind === "work" ? part.movements : []))
    .flatMap(({ load }) => (load === undefined ? [] : [load]));
  const pairs = loads.filter(isPair);
  if (pairs.length === 0 || !pairs.every(({ values: [first = 0, second = 0] }) => first < second)) return parts;
  return parts.map((part) =>
    part.kind === "work" ? withMovements(part, (load) => (isPair(load) ? { ...load, values: load.values.toReversed() } : load)) : part,
  );
}

function isPair({ values, isRange, isPerSet, unit }: WodLoad): boolean {
  return values.length === 2 && isRange !== true && isPerSet !== true && unit !== "%" && unit !== "bw";
}

function withMovements(part: WodWork, change: (load: WodLoad) => WodLoad): WodWork {
  return { ...part, movements: part.movements.map((one) => (one.load === undefined ? one : { ...one, load: change(one.load) })) };
}

const TEAM =
  /\b(?:teams?|groups?) of (\d|two|three|four)\b|\b(\d)er[- ]?teams?\b|\b(?:equipos?|equipes?|squadre?|team) (?:de|di|von) (\d)\b/i;
const PAIR =
  /\bpartner ?(?:wod|workout|chipper|amrap|emom|metcon|hyrox)\b|^\W*partner\b|\bin pairs\b|\b(?:with|w\/) (?:a |your )?partner\b|\bi ?go,? ?(?:then )?you ?go\b|\byou go,? (?:then )?i go\b|\b(?:igyg|ygig)\b|\bzu zweit\b|\bzweierteams?\b|\ben (?:pareja|parejas|binome|duo)\b|\bpor parejas\b|\bin coppia\b|\ba coppie\b|\ba deux\b|\bmit partner\b/im;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** Who does it together; undefined for one athlete. */
export function readTeam(typed: string): Wod["team"] {
  const text = typed.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const team = TEAM.exec(text);
  const count = team?.[1] ?? team?.[2] ?? team?.[3];
  if (count === undefined && !PAIR.test(text)) return undefined;
  const people = count === undefined ? 2 : (COUNTS[count.toLowerCase()] ?? Number(count));
  const sharing = readSharing(text);
  return { people, ...(sharing === undefined ? {} : { sharing }) };
}

function readSharing(text: string): WodTeam["sharing"] {
  const isSplit = /\b(?:split|partition|divide) (?:the |all )?(?:reps|work|however|as|any)\b/i.test(text);
  if (
    !isSplit &&
    /\balternat\w* (?:full )?rounds\b|\bi ?go,? ?(?:then )?you ?go\b|\byou go,? (?:then )?i go\b|\bigyg\b|\bygig\b|\brotat(?:e|ing) (?:each|every) round\b/i.test(
      text,
    )
  )
    // A list that is done once has no rounds to alternate.
    return /\b(?:rounds?|r?ft|rds|amrap|emom|runden|rondas|tours|giri)\b/i.test(text) ? "alternate rounds" : "one works, the others rest";
  if (
    /\b(?:1|one|un[ao]?|une|einer?) (?:works?|working|travaille|arbeitet|trabaja|lavora)\b|\b(?:1|one) rests?\b|\bone at a time\b|\buno alla volta\b/i.test(
      text,
    )
  )
    return "one works, the others rest";
  return /\b(?:split|share|partition)\w*\b|\ba repartir\b|\baufgeteilt\b|\bshared?\b/i.test(text) ? "share the work" : undefined;
}
