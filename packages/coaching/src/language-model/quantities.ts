import { withDigits } from "../number-words.ts";

const UNITS: readonly (readonly [kind: string, words: RegExp])[] = [
  ["kg", /^(?:kgs?|kilos?|kilograms?)$/],
  ["lb", /^(?:lbs?|pounds?)$/],
  ["share", /^(?:%|percent|per cent)$/],
  ["power", /^(?:w|watts?)$/],
  ["pulse", /^(?:bpm|beats)$/],
  ["seconds", /^(?:s|secs?|seconds?)$/],
  ["minutes", /^(?:mins?|minutes?)$/],
  ["hours", /^(?:h|hours?)$/],
  ["days", /^days?$/],
  ["weeks", /^weeks?$/],
  ["months", /^months?$/],
  ["food", /^(?:g|grams?|mg|kcal|calories|cals?|ml|l|lit(?:re|er)s?)$/],
  ["metres", /^(?:m|metres?|meters?)$/],
  ["km", /^(?:k|km|kilometres?|kilometers?)$/],
  ["miles", /^(?:mi|miles?)$/],
  ["sets", /^sets?$/],
  ["rounds", /^rounds?$/],
  ["reps", /^(?:reps?|repetitions?)$/],
];

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** "**500** kg" */
const EMPHASIS = /[*_`]/g;
const CLOCK = /\d{1,2}:\d\d(?::\d\d)?/g;
const EFFORT = new RegExp(String.raw`\bRPE\s*(${NUMBER})(?:\s*(?:–|-|to)\s*(${NUMBER}))?|\b(${NUMBER})\s*(?:/|(?:out )?of)\s*10\b`, "gi");
/** The numbers of a range share the unit behind the last one. */
const AMOUNT = new RegExp(String.raw`(${NUMBER})(?=(?:\s*(?:–|-|to)\s*${NUMBER})*[\s-]*(%|per cent|[a-z]+)?)`, "gi");
/** "leave 2 reps in reserve": what is left undone raises nothing. */
const UNDONE =
  /\b(?:\d|one|two|three)(?:\s*(?:–|-|to|or)\s*(?:\d|one|two|three))?\s+(?:more\s+)?(?:reps?|repetitions?)\s+(?:left|in reserve|in the tank|short)/gi;

/** Every amount of a text with its kind: "105 kg", "4:38 clock", "7 effort"; a number before any other word is a "count". */
export function quantities(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const digits = withDigits(
    text
      .replaceAll(EMPHASIS, "")
      .replaceAll(UNDONE, " ")
      .replaceAll(/(\d),(?=\d{3}\b)/g, "$1"),
  );
  const rest = digits
    .replaceAll(CLOCK, (clock) => (found.add(`${clock.replace(/^0+(?=\d)/, "")} clock`), " "))
    .replaceAll(EFFORT, (_, low?: string, high?: string, of?: string) => {
      for (const effort of [low, high, of]) if (effort !== undefined) found.add(`${Number(effort)} effort`);
      return " ";
    });
  for (const [, number = "", unit = ""] of rest.matchAll(AMOUNT)) found.add(`${Number(number)} ${getKind(unit.toLowerCase())}`);
  return found;
}

function getKind(unit: string): string {
  return UNITS.find(([, words]) => words.test(unit))?.[0] ?? "count";
}
