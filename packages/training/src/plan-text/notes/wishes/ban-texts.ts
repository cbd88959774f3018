import { type Day, shortDay } from "#training/calendar/day.ts";
import { formatList } from "#training/model/words.ts";
import type { Wish } from "#training/statements/wished-exercises/wished-objects.ts";

/** "No running" alone is no wish to avoid not running. */
export function avoidedTexts(out: readonly string[]): readonly string[] {
  const isBan = out.every((quote) => SAYS_NO.test(quote));
  const [bans, named] = isBan ? [out, []] : [[], out];
  const leaves = (all: readonly string[]): string => `leaves ${all.length === 1 ? "it" : "them"} out wherever it can`;
  return [
    ...(named.length === 0 ? [] : [`You prefer to avoid ${quoted(named)}. The plan ${leaves(named)}.`]),
    ...(bans.length === 0 ? [] : [`${quoted(bans)}: the plan ${leaves(bans)}.`]),
  ];
}

const SAYS_NO =
  /^(?:no|not|never|don['’]?t|without|kein\p{L}*|nicht|nie|ohne|nix|sin|nada|nunca|pas|jamais|sans|niente|mai|senza|n[ãa]o|nem|sem|geen|niet|nooit|zonder)(?!\p{L})/iu;

/** What says that the bike is on the trainer, with the day until which it is. */
export function indoorText(all: readonly Wish[], until: Day): string {
  const said = all.filter(({ objects }) => objects.some(({ setting }) => setting === "trainer")).map(({ quote }) => quote);
  return `${said.length === 0 ? "Every" : `${quoted(said)}: every`} ride is on the trainer until ${shortDay(until)}.`;
}

/** The athlete's words in a list. */
export function quoted(all: readonly string[]): string {
  return formatList(all.map((quote) => `“${quote}”`));
}
