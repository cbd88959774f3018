import { describe, expect, test } from "vitest";
import { readInjuries } from "../read-injuries.ts";

/** Everything that a reading shows to its owner. */
const shownOf = (text: string): string => {
  const { unread, clauses, regions, health, days } = readInjuries(text, "2026-11-30");
  return [...unread, ...clauses.map(({ quote }) => quote), ...[...regions, ...health.findings, ...days].map(({ phrase }) => phrase)].join(
    " | ",
  );
};

describe("a bound that no reader took is shown back", () => {
  test.each([
    ["Shins ok again. Over 3 runs a week they moan. Two's plenty, three if I'm behaving", "Two's plenty"],
    ["Schienbein links zwickt ab und zu. Zwei Läufe reichen", "Zwei Läufe reichen"],
    ["Pulled hamstring last week. Sled push ok if it's slow", "Sled push ok if it's slow"],
    ["Schiena bloccata la settimana scorsa. Per un paio di settimane sotto l'80%", "sotto l'80%"],
  ])("%s", (text, quote) => expect(shownOf(text)).toContain(quote));

  test.each(["Knee fine, I want to get below 80 kg", "I had two operations, enough for a lifetime"])("no bound: %s", (text) =>
    expect(readInjuries(text, "2026-11-30").unread.join(" ")).not.toMatch(/below 80|enough/u),
  );
});
