/** A piece of a line of movements. */
export type Token =
  | {
      readonly kind: "number";
      readonly values: readonly number[];
      readonly unit: string;
      readonly count?: number;
      readonly isRange: boolean;
      readonly isPerSet?: true;
    }
  | { readonly kind: "list"; readonly reps: readonly number[] }
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "at" }
  | { readonly kind: "cut" };

const UNITS =
  "kgs?(?![a-z])|lbs?(?![a-z])|#|%|cm(?![a-z])|in(?:ch(?:es)?)?(?![a-z])|bw|cal(?:orie)?s?(?![a-z])|km|k(?![a-z0-9])|meters?|metres?|miles?|mi(?![a-z0-9])|m(?![a-z0-9])|seconds?|secs?|s(?![a-z0-9])|minutes?|mins?|hours?";
const PIECE = new RegExp(
  String.raw`@each (?<loads>\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)+) ?(?<loadUnit>%|kg|lb)?|(?<![\d-])(?<list>\d+(?:-\d+){2,})(?![\d-])|(?<clock>\d+:\d\d)|(?<count>\d) ?x ?(?=\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)? ?(?:kg|lb|#|,|;|\n|$|[+&a-z]))|(?<a>\d+(?:\.\d+)?)(?:(?<sep>[\/-])(?<b>\d+(?:\.\d+)?))? ?(?<unit>${UNITS})?(?:x(?= ))?|(?<at>@| at )|(?<cut>[,;+&\n]|(?<=[a-z]{3}|\s)\.(?=\s|$)| \/ ?|\/ | - |\band\b|\bthen\b)|(?<word>[a-z][a-z0-9'’-]*)|.`,
  "gi",
);

/** The numbers, words and cuts of a line, in order. */
export function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let count: number | undefined;
  for (const { groups = {} } of text.matchAll(PIECE)) {
    const { list, a, b, sep, unit = "", clock, at, cut, word } = groups;
    if (groups["loads"] !== undefined) {
      const values = groups["loads"].split("-").map(Number);
      tokens.push(
        { kind: "at" },
        { kind: "number", values, unit: groups["loadUnit"]?.toLowerCase() ?? "", isRange: false, isPerSet: true },
      );
      continue;
    }
    if (list !== undefined) {
      tokens.push({ kind: "list", reps: list.split("-").map(Number) });
      continue;
    }
    if (groups["count"] !== undefined) count = Number(groups["count"]);
    else if (clock !== undefined) tokens.push({ kind: "number", values: [clockSeconds(clock)], unit: "s", isRange: false });
    else if (a !== undefined) {
      tokens.push({
        kind: "number",
        values: b === undefined ? [Number(a)] : [Number(a), Number(b)],
        unit: unit.toLowerCase(),
        isRange: sep === "-",
        ...(count === undefined ? {} : { count }),
      });
      count = undefined;
    } else if (at !== undefined) tokens.push({ kind: "at" });
    else if (cut !== undefined) {
      const last = tokens.at(-1);
      const isJerk = last?.kind === "word" && /^cleans?$/i.test(last.text) && /^(and|&)/i.test(cut);
      tokens.push(isJerk ? { kind: "word", text: "and" } : { kind: "cut" });
    } else if (word !== undefined) tokens.push({ kind: "word", text: word });
  }
  return tokens;
}

function clockSeconds(text: string): number {
  const [minutes = 0, seconds = 0] = text.split(":").map(Number);
  return minutes * 60 + seconds;
}
