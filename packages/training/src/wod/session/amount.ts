/** An amount of time or way: "12 min", "1:30", "90 s", "1.5 km", "400 m", "1 mile". */
export const TIME_AMOUNT = String.raw`(?:\d{1,2}:\d\d(?::\d\d)?|\d+(?:\.\d+)? ?(?:min|s|h)\b)`;
export const WAY_AMOUNT = String.raw`(?:\d+(?:\.\d+)? ?(?:km|k|m|miles?|mi|yds?|yards?)\b)`;
export const AMOUNT = String.raw`(?:${TIME_AMOUNT}|${WAY_AMOUNT})`;

export interface Amount {
  readonly seconds?: number;
  readonly metres?: number;
}

/** Reads "12 min", "1:30" or "1.5 km". */
export function readAmount(text: string): Amount | undefined {
  const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(text.trim());
  if (clock !== null) {
    const [, first = "", second = "", third] = clock;
    return {
      seconds: third === undefined ? 60 * Number(first) + Number(second) : 3600 * Number(first) + 60 * Number(second) + Number(third),
    };
  }
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?) ?([a-z]+)$/i.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number);
  switch (unit.toLowerCase()) {
    case "min":
      return { seconds: Math.round(60 * value) };
    case "s":
      return { seconds: value };
    case "h":
      return { seconds: Math.round(3600 * value) };
    case "km":
    case "k":
      return { metres: Math.round(1000 * value) };
    case "m":
      return { metres: value };
    case "mile":
    case "miles":
    case "mi":
      return { metres: Math.round(1609.344 * value) };
    case "yd":
    case "yds":
    case "yard":
    case "yards":
      return { metres: Math.round(0.9144 * value) };
    default:
      return undefined;
  }
}
