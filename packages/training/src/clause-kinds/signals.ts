import { isGoal } from "../free-text/goals.ts";
import { isGoodNews } from "../free-text/good-news.ts";
import { weeklyRunIn } from "../free-text/weekly-running.ts";
import type { Clause } from "../health/clause.ts";
import { namesHealth } from "../health/names-health.ts";
import { namesProfessional } from "../health/cleared/clearance.ts";
import { normalise } from "../health/normalise.ts";
import { looksMedical } from "../health/unread-medical.ts";
import { ordersLoad, saysBodyTalk } from "../language/body-talk.ts";
import {
  AT_THE_START,
  FIGURES,
  GOES_ON as ONGOING,
  HURTS_TOO,
  ONE_SIDE,
  PAST_TENSE,
  SETTLES,
  TRAINS_AGAIN,
} from "../language/body-talk-words.ts";
import { HEALED_WORDS, NOTHING_WRONG } from "../language/good-news-words.ts";
import { isDenial } from "../injuries/words/negation.ts";
import { isNoComplaint } from "../injuries/complaints/no-complaint.ts";
import { positions, type PhraseBook } from "../injuries/words/phrases.ts";
import { namesRegion } from "../injuries/complaints/regions.ts";
import { GOING_ON, LONG_AGO, MILD_WORDS, MODERATE_WORDS, RESOLVED_WORDS, SEVERE_WORDS } from "../injuries/words/severity-vocabulary.ts";
import { readStatements } from "../injuries/words/statements.ts";
import { hurtsIn, saysQuiet, saysTolerance } from "../injuries/complaints/tolerance.ts";
import { EASES_WORDS, FINE_WORDS, HURTS_WORDS, ONLY_WORDS } from "../injuries/words/tolerance-vocabulary.ts";
import { amountsIn, timesAWeek } from "../statements/amounts.ts";
import { getVerdict, saysHealed } from "../statements/verdict.ts";
import { getMarker } from "../statements/wishes/wish-markers.ts";

const BOOKS: readonly (readonly [name: string, book: PhraseBook<unknown>])[] = [
  ["mild", MILD_WORDS],
  ["moderate", MODERATE_WORDS],
  ["severe", SEVERE_WORDS],
  ["resolved", RESOLVED_WORDS],
  ["long-ago", LONG_AGO],
  ["going-on", GOING_ON],
  ["fine", FINE_WORDS],
  ["hurts", HURTS_WORDS],
  ["eases", EASES_WORDS],
  ["only", ONLY_WORDS],
];

/** How a clause is told, in its own language. */
const TOLD: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["past", PAST_TENSE],
  ["ongoing", ONGOING],
  ["trains again", TRAINS_AGAIN],
  ["settles", SETTLES],
  ["at the start", AT_THE_START],
  ["hurts too", HURTS_TOO],
  ["one side", ONE_SIDE],
  ["figure", FIGURES],
  ["healed words", HEALED_WORDS],
  ["nothing wrong", NOTHING_WRONG],
];

/** What the grammar makes of a clause by itself: evidence among other evidence for the classifier. */
export function grammarSignals(clause: Pick<Clause, "quote" | "words" | "english" | "isOther">): readonly string[] {
  const { quote, english } = clause;
  const said = normalise(english);
  const written = normalise(quote);
  const words = readStatements(english).flatMap((statement) => statement.words);
  const whole = { ...clause, englishWords: said.split(" "), language: "en", isDenied: false, sentence: 0, isJoined: false } as const;
  const is = (name: string, isSo: boolean): readonly string[] => (isSo ? [name] : []);
  return [
    `verdict ${getVerdict(quote, said, words) ?? "none"}`,
    `marker ${getMarker(normalise(quote))}`,
    `english marker ${getMarker(said)}`,
    ...is("healed", saysHealed(said)),
    ...is("hurts", hurtsIn(words)),
    ...is("quiet", saysQuiet(words)),
    ...is("tolerance", saysTolerance(words)),
    ...is("denial", isDenial(words)),
    ...is("no complaint", isNoComplaint(words)),
    ...is("goal", isGoal(whole, false)),
    ...is("good news", isGoodNews(whole, namesRegion)),
    ...is("weekly run", weeklyRunIn(whole) !== undefined),
    ...is("health", namesHealth(quote)),
    ...is("medical", looksMedical(english)),
    ...is("professional", namesProfessional(said)),
    ...is("times a week", timesAWeek(said) !== undefined),
    ...TOLD.flatMap(([name, pattern]) => (pattern.test(written) ? [name] : [])),
    ...is(`body ${String(saysBodyTalk(written))}`, saysBodyTalk(written) !== undefined),
    ...is("order to load", ordersLoad(written) || ordersLoad(said)),
    ...new Set(amountsIn(said).map(({ unit }) => `amount ${unit}`)),
    ...BOOKS.filter(([, book]) => positions(book, words).length > 0).map(([name]) => `book ${name}`),
  ];
}
