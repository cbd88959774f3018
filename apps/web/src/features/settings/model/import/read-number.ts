/** `82.5`, `82,5`, `1.234,5` and `1,234.5`; null where nothing stands, undefined where it is no number. */
export function readNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s\u00a0\u202f']/g, "").replace("\u2212", "-");
  if (plain === "") return null;
  if (!/^-?[\d.,]+$/.test(plain)) return undefined;
  const last = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  const whole = last < 0 ? plain : plain.slice(0, last).replace(/[.,]/g, "");
  const number = Number(last < 0 ? whole : `${whole}.${plain.slice(last + 1)}`);
  return Number.isFinite(number) ? number : undefined;
}

/** Kept exactly enough that 24 kg and 52.5 lb come back as they were typed. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
