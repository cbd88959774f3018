import type { Turn } from "../../dialogue/turn.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn } from "../names.ts";
import { answerSplits } from "../results/splits.ts";

/** Asks what of a race took the most: "where did I drop the most time", "the weakest bit". */
const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:los[et]|lost|losing|drop\w*|wast\w+|cost|costs|bleed|bled|leav\w+|left|gave away|give away)\b.{0,24}\b(?:time|most|minutes|seconds)\b|\b(?:weakest|slowest|worst)\b|\bwhere (?:did|was) .{0,20}\b(?:time|slow)\b/,
  de: /\bzeit\b.{0,20}\b(?:verloren|liegen|gelassen|verschenkt|verlor)\b|\b(?:schwachste|langsamste|schlechteste)\w*\b|\b(?:verloren|gekostet)\b/,
  fr: /\bperdu\b.{0,24}\b(?:temps|plus)\b|\b(?:temps)\b.{0,16}\bperdu\b|\bcoute\b|\ble plus (?:faible|lent)\b|\bpoint faible\b|\bplus (?:faible|lente?)\b|\bpire\b/,
  es: /\bperdi\w*\b.{0,24}\b(?:tiempo|mas)\b|\bcosto\b|\bmas (?:floj\w|lent\w|debil)\b|\bpeor\b/,
  it: /\bpers[oi]\b.{0,24}\b(?:tempo|piu)\b|\btempo\b.{0,16}\bpers[oi]\b|\bpiu (?:debole|lent\w)\b|\bpeggio\w*\b/,
};

/** After a race: the parts of it that took longest; of the races that were told the one whose parts are stored. */
export function answerTimeLost(frame: Frame, before: Frame, turn: Turn, diary: Diary): Draft | undefined {
  const { tongue, words } = frame;
  const isAfterRace = [before, before.previous].some(
    (each) => each?.topics.has("race") === true || each?.topics.has("named race") === true,
  );
  if (!isAfterRace || !ASKS[tongue].test(words) || frame.verbs.some((verb) => verb !== "skip") || frame.subjects.length > 0)
    return undefined;
  const done = diary.races.filter(({ result }) => result !== undefined);
  const told = done.filter(({ name }) => turn.answer.includes(name));
  const splits = told.filter((each) => each.splits !== undefined);
  const race = (splits.length > 0 ? splits : done.filter((each) => each.splits !== undefined)).at(-1);
  if (race === undefined) return undefined;
  const draft = answerSplits({ ...frame, words: race.name.toLowerCase() }, diary);
  const without = told.filter((each) => each.splits === undefined);
  if (draft === undefined || without.length === 0) return draft;
  const names = without.map(({ name, on }) => `**${name}** (${dayIn(tongue, on)})`).join(", ");
  return {
    ...draft,
    text: [
      ...draft.text,
      sayIn(tongue)(
        `For ${names} no splits are stored.`,
        `Für ${names} sind keine Zwischenzeiten gespeichert.`,
        `Pour ${names}, aucun temps de passage n’est enregistré.`,
        `De ${names} no hay parciales guardados.`,
        `Per ${names} non ci sono parziali salvati.`,
      ),
    ],
  };
}
