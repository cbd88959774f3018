import type { Tongue } from "../turn/languages.ts";
import { partsOf } from "./parts.ts";

/** So many things are offered. */
const MOST_THINGS = 2;

/** "Do you mean your squat or your 10 km?": a short question that names what a message could go on with; undefined where nothing was named. */
export function whichMeant(topics: readonly string[], tongue: Tongue): string | undefined {
  const things = topics.toReversed().flatMap((topic) =>
    partsOf(topic, tongue)
      .parts.filter(({ kind }) => kind === "thing")
      .map(({ text }) => text),
  );
  const [first, second] = [...new Set(things)].slice(0, MOST_THINGS);
  if (first === undefined) return undefined;
  const names = second === undefined ? `**${first}**` : `**${first}** or **${second}**`;
  return tongue === "de"
    ? `Das verstehe ich so nicht. Meinst du ${names.replace(" or ", " oder ")}? Sag es mit dem Namen und dem, was du wissen willst.`
    : `I do not follow. Do you mean ${names}? Say it with the name and what you want to know.`;
}
