import type { Wod, WodWork } from "../wod.ts";

const TOTAL_WORD = String.raw`(?:tot(?:al|aal|ale)?|gesamt|insgesamt|au total|en total|in totale|no total)`;
const WAY = String.raw`(\d+(?:[.,]\d+)?) ?(km|k|m|met(?:er|re)s?)?`;
const STATED = new RegExp(
  String.raw`(?<!\p{L})${TOTAL_WORD}\.?:? ?(?:=|≈|~|ca\.?)? ?${WAY}(?!\p{L}|[\d:.,])|(?<![\d.,:])${WAY} (?:in )?${TOTAL_WORD}(?!\p{L})`,
  "iu",
);
/** Metres; a smaller total without a unit counts something else. */
const LEAST_TOTAL = 1000;
/** How far a sum may be from its total: recoveries and drills are counted by some. */
const TOLERANCE = 0.3;

function getMetres({ scheme, movements, recovery, blocks }: WodWork): number {
  const rounds = scheme.kind === "rounds" || scheme.kind === "intervals" ? scheme.rounds : scheme.kind === "emom" ? scheme.turns : 1;
  const once = movements.reduce((sum, { metres = 0 }) => sum + metres, recovery?.metres ?? 0);
  return once * rounds * (blocks?.count ?? 1);
}

/** The line of a total in metres to which the parts do not add up; undefined where they do, or where a part is counted in minutes. */
export function missedTotal(lines: readonly string[], { parts }: Pick<Wod, "parts">): string | undefined {
  const work = parts.filter((part) => part.kind === "work");
  const isTimed = work.some(
    ({ movements, scheme }) =>
      scheme.kind === "intervals" || scheme.kind === "amrap" || movements.some(({ seconds }) => seconds !== undefined),
  );
  const line = lines.find((one) => STATED.test(one));
  if (line === undefined || isTimed) return undefined;
  const [, behind, unitBehind, before, unitBefore] = STATED.exec(line) ?? [];
  const unit = (unitBehind ?? unitBefore ?? "").toLowerCase();
  const value = Number((behind ?? before ?? "0").replace(",", ".")) * (unit.startsWith("k") ? 1000 : 1);
  if (value < LEAST_TOTAL) return undefined;
  const sum = work.reduce((way, part) => way + getMetres(part), 0);
  return Math.abs(sum - value) > value * TOLERANCE ? line : undefined;
}
