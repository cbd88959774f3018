import { addDays, type Day, daysBetween, EVERY_DAY, getMonday, getWeekday } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import type { Activity } from "../../injuries/activities.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import { amountsIn } from "../../statements/amounts.ts";
import type { Minutes } from "../../units/units.ts";
import { describeDayLimit } from "../availability.ts";
import type { DayLimit } from "../day-limit.ts";
import { kitIn } from "../kit/kit-words.ts";
import { belongsToOthers } from "../week-map/owner.ts";
import type { WeekWish } from "../week-wish.ts";
import type { DateRange } from "./date-range.ts";
import { spanIn } from "./worded-span.ts";

const AT_MOST = String.raw`(?:at (?:the )?most|max(?:imum|imal)?|no more than|only|just|hochstens|maximal|nur|allenfalls|como (?:mucho|maximo)|a lo sumo|solo|solamente|au (?:plus|maximum|max)|tout au plus|seulement|juste|al massimo|soltanto|solo|no maximo|quando muito|apenas|hooguit|hoogstens|alleen|slechts)`;
const HERE_AND_THERE = /\b(?:here and there|hier und da|hin und wieder)\b/u;
const CAPPED = new RegExp(String.raw`\b${AT_MOST}\b|${HERE_AND_THERE.source}`, "u");
const COUNT = new RegExp(
  String.raw`\b(?<count>[1-5]|one|two|three|four|eine?|zwei|drei|vier|una?|dos|tres|cuatro|une?|deux|trois|quatre|due|tre|quattro|uma?|duas|quatro|een|twee|drie) (?:(?:\p{L}+ )?(?:sessions?|workouts?|einheit(?:en)?|trainings?|sesion(?:es)?|entrenos?|seances?|allenament[oi]|sedut[ae]|treinos?|sessoes|trainingen)|(?:x|times|mal|veces|fois|volte|vezes|keer) (?:train\w*|gym))\b`,
  "u",
);
const VALUES: readonly (readonly [RegExp, number])[] = [
  [/^(?:1|one|eine?|una?|une?|uma?|een)$/u, 1],
  [/^(?:2|two|zwei|dos|deux|due|duas|twee)$/u, 2],
  [/^(?:3|three|drei|tres|trois|tre|drie)$/u, 3],
  [/^(?:4|four|vier|cuatro|quatre|quattro|quatro)$/u, 4],
  [/^5$/u, 5],
];
const SHORT = /\b(?:short|quick|kurz\w*|cort[ao]s?|court(?:e?s)?|brev[ei]s?|curt[ao]s?|kort\w*)\b/u;
/** What goes on beside a life that leaves no gym, and which sport of the plan it is. */
const ACTIVITIES: readonly (readonly [pattern: string, label: string, sport?: "run" | "swim" | "bike"])[] = [
  [
    String.raw`langlauf\w*|cross ?country ski\w*|nordic ski\w*|esqui de fondo|ski de fond|sci di fondo|esqui de fundo|langlauf\w*`,
    "cross-country skiing",
  ],
  [String.raw`ski(?:ing|s|fahren|touren)?|snowboard\w*|esqui(?:ar)?|skier|sciare|skien`, "skiing"],
  [
    String.raw`hik(?:e|es|ing)|wander\w*|senderismo|caminatas?|randonnees?|escursioni?|caminhadas?|walk(?:s|ing)?|spazier\w*|pasear|marcher|camminare|wandelen`,
    "walking",
  ],
  [String.raw`yoga`, "yoga"],
  [String.raw`run(?:s|ning)?|jog\w*|laufen|joggen|correr|courir|footing|correre|hardlopen|rennen`, "running", "run"],
  [String.raw`swim\w*|schwimmen|nadar|nager|nuotare|zwemmen`, "swimming", "swim"],
  [String.raw`cycling|bik(?:e|ing)|rides?|riding|radfahren|radeln|bici\w*|velo|pedalare|pedalar|fietsen`, "riding", "bike"],
];
const ONLY_ACTIVITY = ACTIVITIES.map(
  ([pattern, label, sport]) =>
    [new RegExp(String.raw`\b${AT_MOST} (?:\p{L}+ ){0,3}?(?:${pattern})\b|\b(?:${pattern}) ${AT_MOST}$`, "u"), label, sport] as const,
);
const SPORTS = ["run", "swim", "bike"] as const;
/** It is told of what was, or only under a condition. */
const NOT_AHEAD =
  /\b(?:did|was|were|had|ran|managed|trained|if|unless|war|hatte|habe ich|wenn|falls|hice|pude|si|fait|pu|fatto|potuto|se|fiz|heb|als)\b/u;
const LONGEST = 42;
const SHORTEST_MINUTES = 10;
const LONGEST_MINUTES = 90;
/** Minutes of a "short" session. */
const SHORT_MINUTES: Minutes = 40;
/** So little leaves no time for anything hard, whatever it is called. */
const FEW_MINUTES: Minutes = 20;
const WORKING_DAYS = 5;

interface Ceiling {
  readonly count?: number;
  readonly minutes?: Minutes;
  /** Told as little time in between, and not as the time there is. */
  readonly isEasy?: true;
  readonly activity?: { readonly label: string; readonly sport?: "run" | "swim" | "bike" };
}

/**
 * A span with a ceiling in one sentence, in any of its clauses: "exams 14-18 dec so only 2 short sessions that week", "the family is here 23 to
 * 28 December, so twenty minutes here and there at most", "27.12. bis 2.1. sind wir in Tirol, da komme ich höchstens zum Langlaufen". The span
 * holds for the clauses behind it.
 */
export function readSpanCeilings(sentence: readonly Clause[], today: Day): readonly WeekWish[] {
  const all = sentence.map(({ words }) => words.join(" "));
  if (sentence.some(({ english, quote }) => namesRegion(english) || kitIn(quote).items.length > 0)) return [];
  const at = all.findIndex((said) => spanIn(said, today) !== undefined);
  const range = spanIn(all[at] ?? "", today);
  if (range === undefined || daysBetween(range.from, range.until) > LONGEST || all.some((said) => NOT_AHEAD.test(said))) return [];
  const found = sentence.map((_, index) =>
    index < at ? undefined : (ceilingIn(sentence.slice(index, index + 1)) ?? ofTwo(sentence, index)),
  );
  const last = found.findLastIndex((one) => one !== undefined);
  const ceiling = found.reduce<Ceiling>((sum, one) => ({ ...sum, ...one }), {});
  const isPlain = ceiling.minutes === undefined && ceiling.activity === undefined;
  // A bare count has a reader of its own, and so have other dates.
  if (last < 0 || isPlain || all.some((said, index) => index !== at && isOtherSpan(said, range, today))) return [];
  // "Twenty minutes here and there": an "and" within it splits the clause.
  const end = ceilingIn(sentence.slice(last, last + 1)) === undefined ? last + 1 : last;
  const quotes = sentence.slice(opensAt(sentence, at), end + 1).map(({ quote }) => quote);
  const days = toLimits(quotes.join(", "), range, ceiling);
  const { activity } = ceiling;
  const kept = activity === undefined ? "" : `: ${activity.label} at most, easily and as you like`;
  return [{ quotes, days, effect: `${days.map(describeDayLimit).join(" and ")}${kept}` }];
}

/** Bare dates belong to what stands before them: "in the week after Christmas (27.12. to 2.1.)". */
function opensAt(sentence: readonly Clause[], at: number): number {
  return at > 0 && (sentence[at]?.words ?? []).every((word) => !/\p{L}{5}/u.test(word)) ? at - 1 : at;
}

function isOtherSpan(said: string, range: DateRange, today: Day): boolean {
  const other = spanIn(said, today);
  return other !== undefined && other.from !== range.from;
}

function ofTwo(sentence: readonly Clause[], index: number): Ceiling | undefined {
  return sentence[index + 1]?.isJoined === true ? ceilingIn(sentence.slice(index, index + 2)) : undefined;
}

function ceilingIn(clauses: readonly Clause[]): Ceiling | undefined {
  const said = clauses.map(({ words }) => words.join(" ")).join(" and ");
  const english = clauses.map((clause) => clause.english).join(" and ");
  if (belongsToOthers(said) || !CAPPED.test(said)) return undefined;
  const [, label, sport] = ONLY_ACTIVITY.find(([pattern]) => pattern.test(said)) ?? [];
  if (label !== undefined) return { activity: { label, ...(sport === undefined ? {} : { sport }) } };
  const word = COUNT.exec(said)?.groups?.["count"] ?? "";
  const count = VALUES.find(([one]) => one.test(word))?.[1];
  const told = [english, said]
    .flatMap((text) => amountsIn(normalise(text)))
    .find(({ unit, value }) => unit === "minutes" && value >= SHORTEST_MINUTES && value <= LONGEST_MINUTES)?.value;
  const minutes = told ?? (count !== undefined && SHORT.test(said) ? SHORT_MINUTES : undefined);
  if (minutes === undefined) return undefined;
  return {
    minutes,
    ...(count === undefined ? {} : { count }),
    ...(SHORT.test(said) || HERE_AND_THERE.test(said) || minutes <= FEW_MINUTES ? { isEasy: true } : {}),
  };
}

function toLimits(phrase: string, range: DateRange, { count, minutes, isEasy, activity }: Ceiling): readonly DayLimit[] {
  const limit: DayLimit = { phrase, weekdays: EVERY_DAY, closed: [], without: [], ...range };
  if (activity?.sport !== undefined) {
    const closed: readonly Activity[] = SPORTS.filter((sport) => sport !== activity.sport);
    return [{ ...limit, only: [], closed: [...closed, "lifting"] }];
  }
  if (activity !== undefined) return [{ ...limit, isOff: true }];
  const counted = count === undefined ? {} : wholeWeek(range);
  return [
    ...(count === undefined ? [] : [{ ...limit, ...counted, mostDays: count }]),
    ...(minutes === undefined ? [] : [{ ...limit, ...counted, ...(isEasy === undefined ? {} : { isEasy }), minutes }]),
  ];
}

/** Sessions are counted by the week: from Monday to Friday means all of it. */
function wholeWeek({ from, until }: DateRange): DateRange {
  const isWorkingWeek = getWeekday(from) === 1 && daysBetween(from, until) === WORKING_DAYS - 1;
  return isWorkingWeek ? { from, until: addDays(getMonday(from), 6) } : { from, until };
}
