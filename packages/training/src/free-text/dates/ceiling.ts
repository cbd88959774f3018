import { addDays, daysBetween, EVERY_DAY, getMonday, getWeekday } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import type { Activity } from "../../injuries/activities.ts";
import { amountsIn } from "../../statements/amounts.ts";
import type { Minutes } from "../../units/units.ts";
import type { DayLimit } from "../day-limit.ts";
import { belongsToOthers } from "../week-map/owner.ts";
import type { DateRange } from "./date-range.ts";

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
const SHORTEST_MINUTES = 10;
const LONGEST_MINUTES = 90;
/** Minutes of a "short" session. */
const SHORT_MINUTES: Minutes = 40;
/** So little leaves no time for anything hard, whatever it is called. */
const FEW_MINUTES: Minutes = 20;
const WORKING_DAYS = 5;

/** How much training some dates have at most. */
export interface Ceiling {
  readonly count?: number;
  readonly minutes?: Minutes;
  /** Told as little time in between, and not as the time there is. */
  readonly isEasy?: true;
  /** The minutes are the longest session that fits, and make no week lighter. */
  readonly isMost?: true;
  readonly activity?: { readonly label: string; readonly sport?: "run" | "swim" | "bike" };
}

/** @param isCapped the clauses are about a time that is known to have little */
export function ceilingIn(clauses: readonly Clause[], isCapped = false): Ceiling | undefined {
  const said = clauses.map(({ words }) => words.join(" ")).join(" and ");
  const english = clauses.map((clause) => clause.english).join(" and ");
  if (belongsToOthers(said) || !(isCapped || CAPPED.test(said))) return undefined;
  const [, label, sport] = ONLY_ACTIVITY.find(([pattern]) => pattern.test(said)) ?? [];
  if (label !== undefined) return { activity: { label, ...(sport === undefined ? {} : { sport }) } };
  const word = COUNT.exec(said)?.groups?.["count"] ?? "";
  const count = VALUES.find(([one]) => one.test(word))?.[1];
  const told = [english, said]
    .flatMap((text) => amountsIn(normalise(text)))
    .find(({ unit, value }) => unit === "minutes" && value >= SHORTEST_MINUTES && value <= LONGEST_MINUTES)?.value;
  const minutes = told ?? (count !== undefined && SHORT.test(said) ? SHORT_MINUTES : undefined);
  if (minutes === undefined) return isCapped && count !== undefined ? { count } : undefined;
  return {
    minutes,
    ...(count === undefined ? {} : { count }),
    ...(SHORT.test(said) || HERE_AND_THERE.test(said) || minutes <= FEW_MINUTES ? { isEasy: true } : {}),
  };
}

/** The limits of a ceiling on its dates; sessions are counted by whole weeks. */
export function toLimits(phrase: string, range: DateRange, { count, minutes, isEasy, isMost, activity }: Ceiling): readonly DayLimit[] {
  const limit: DayLimit = { phrase, weekdays: EVERY_DAY, closed: [], without: [], ...range };
  if (activity?.sport !== undefined) {
    const closed: readonly Activity[] = SPORTS.filter((sport) => sport !== activity.sport);
    return [{ ...limit, only: [], closed: [...closed, "lifting"] }];
  }
  if (activity !== undefined) return [{ ...limit, isOff: true }];
  const counted = count === undefined ? {} : wholeWeek(range);
  return [
    ...(count === undefined ? [] : [{ ...limit, ...counted, mostDays: count }]),
    ...(minutes === undefined && isEasy === true && count === undefined ? [{ ...limit, isEasy }] : []),
    ...(minutes === undefined
      ? []
      : [
          {
            ...limit,
            ...counted,
            ...(isEasy === undefined ? {} : { isEasy }),
            minutes,
            ...(isMost === undefined ? {} : { isCeiling: isMost }),
          },
        ]),
  ];
}

/** Sessions are counted by the week: from Monday to Friday means all of it. */
function wholeWeek({ from, until }: DateRange): DateRange {
  const isWorkingWeek = getWeekday(from) === 1 && daysBetween(from, until) === WORKING_DAYS - 1;
  return isWorkingWeek ? { from, until: addDays(getMonday(from), 6) } : { from, until };
}
