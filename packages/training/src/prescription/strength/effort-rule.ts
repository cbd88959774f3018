/** What a set that was harder or easier than planned changes in the sets after it, as the note of the first lift says (slot-dose.ts). */
export interface EffortRule {
  /** One point of effort harder: less load, as a range of per cent or in the unit of the note. */
  readonly harder: { readonly percent: readonly [least: number, most: number] } | { readonly load: number; readonly unit: "kg" | "lb" };
  /** One point easier: so many per cent more, one repetition more, or nothing. */
  readonly easier: { readonly percent: number } | "repetition" | "nothing";
}

/**
 * Reads the rule in the notes of a lift: "One RPE point harder than planned: take 2.5–5 % off the next set. One point easier: add 2.5 %."
 * @returns undefined where the notes have none.
 */
export function readEffortRule(notes: string): EffortRule | undefined {
  const [, least, most, load, unit] =
    /One RPE point harder than planned: take (?:([\d.]+)(?:–([\d.]+))? ?%|([\d.]+) (kg|lb)) off/u.exec(notes) ?? [];
  const harder: EffortRule["harder"] | undefined =
    least !== undefined
      ? { percent: [Number(least), Number(most ?? least)] }
      : load !== undefined && unit !== undefined
        ? { load: Number(load), unit: unit === "lb" ? "lb" : "kg" }
        : undefined;
  if (harder === undefined) return undefined;
  const [, more] = /One point easier: add ([\d.]+) ?%/u.exec(notes) ?? [];
  if (more !== undefined) return { harder, easier: { percent: Number(more) } };
  return { harder, easier: /one rep(?:etition)? (?:more|or slow)|add one rep(?:etition)?\b/u.test(notes) ? "repetition" : "nothing" };
}
