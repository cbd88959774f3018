import type { Weekday } from "../../calendar/day.ts";
import type { Day } from "../../calendar/day.ts";
import { describeDayLimit } from "../../free-text/availability.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import type { HealthFinding } from "../../health/group.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { describeLimits } from "../../health/stated-limits/describe-limits.ts";
import type { InjuryReading } from "../../injuries/injury.ts";
import { formatList } from "../../model/words.ts";
import { isWholeDislike } from "../wished-exercises/dislike-evidence.ts";
import { isAgainst, readWishObjects, type Wish } from "../wished-exercises/wished-objects.ts";
import { readWishes, WISH_LABEL } from "../wishes/wishes.ts";

/** What a reading does to a plan. */
type Deed = "ban" | "like" | "cap" | "keep" | "number" | "day" | "commitment" | "kit";

/** A reading that is about to change the plan: the words that it was read from, and what of them it holds. */
export interface PendingEffect {
  readonly deed: Deed;
  /** As the athlete wrote them. A reader that cannot say which words it used is taken to have used all of its match. */
  readonly quotes: readonly string[];
  /** What it does, behind "read as". */
  readonly effect: string;
  readonly isDated: boolean;
  readonly hasRhythm: boolean;
  readonly weekdays: readonly Weekday[];
  /** Numbers that it holds, in the units of the engine. */
  readonly numbers: ReadonlySet<number>;
  readonly limits: Partial<HealthLimits>;
  /** Of a day. */
  readonly day?: DayLimit;
  /** A name that stands alone, without a word against it. */
  readonly isBare: boolean;
  /** Names of the catalogue. */
  readonly names: readonly string[];
}

const NOTHING_HELD = {
  isDated: false,
  hasRhythm: false,
  weekdays: [],
  numbers: new Set<number>(),
  limits: {},
  isBare: false,
  names: [],
} as const;

/** What the likes and dislikes would change. */
export function getWishEffects(text: string, today: Day): readonly PendingEffect[] {
  const { days, findings } = readWishes(text, today);
  return [...readWishObjects(text).flatMap(ofObjects), ...days.map(ofDay), ...findings.map(ofFinding)];
}

/** What days, places and limits of the athlete's own among the injuries would change. */
export function getBodyEffects({ days, health }: InjuryReading): readonly PendingEffect[] {
  return [...days.map(ofDay), ...health.findings.filter(isLimit).map(ofFinding)];
}

/** Limits that were told, with or without a professional. */
function isLimit({ group, label }: HealthFinding): boolean {
  return group === "doctors-limit" || label === WISH_LABEL;
}

const DEEDS = { negative: "ban", positive: "like", cap: "cap", keep: "keep", none: "ban" } as const;

function ofObjects(wish: Wish): readonly PendingEffect[] {
  const { polarity, quote, objects, isFact, times } = wish;
  const names = objects.flatMap((object) => object.names);
  if (names.length === 0 || isFact === true || wish.isNeutral === true) return [];
  if ((polarity === "negative" || polarity === "none") && !(isAgainst(wish) && isWholeDislike(wish))) return [];
  const labels = formatList([...new Set(objects.map(({ label }) => label))]);
  const effect = { ban: `no ${labels}`, like: `${labels} first`, cap: `${labels} seldom`, keep: `${labels} as planned` }[DEEDS[polarity]];
  return [
    {
      ...NOTHING_HELD,
      deed: DEEDS[polarity],
      quotes: [quote],
      effect,
      names,
      isBare: wish.isBare && polarity === "none",
      numbers: new Set(times === undefined ? [] : [times]),
    },
  ];
}

function ofDay(limit: DayLimit): PendingEffect {
  const { phrase, weekdays, from, until, rhythm, only, without, capped, extra = [], except, times } = limit;
  const isKit = only !== undefined || without.length > 0 || capped !== undefined || extra.length > 0;
  const isCommitment = [limit.commitment, limit.outing, limit.content, limit.wanted, limit.coached, limit.isSquad].some(
    (one) => one !== undefined,
  );
  return {
    ...NOTHING_HELD,
    deed: isKit ? "kit" : isCommitment ? "commitment" : "day",
    day: limit,
    quotes: partsOf(phrase),
    effect: rhythm ?? describeDayLimit(limit),
    isDated: from !== undefined || until !== undefined || (except ?? limit.after?.except) !== undefined,
    hasRhythm: rhythm !== undefined || times !== undefined,
    weekdays: weekdays.length === 7 ? [] : weekdays,
    numbers: numbersIn(JSON.stringify(limit)),
  };
}

function ofFinding({ phrase, limits, until, note }: HealthFinding): PendingEffect {
  return {
    ...NOTHING_HELD,
    deed: "number",
    quotes: partsOf(phrase),
    effect: describeLimits(limits),
    isDated: until !== undefined,
    hasRhythm: limits.consecutiveRuns === false || limits.daysInARow !== undefined || limits.deloadEvery !== undefined,
    numbers: numbersIn(`${JSON.stringify(limits)} ${note.replaceAll(phrase, "")}`),
    limits,
  };
}

/** Words of several clauses are quoted as one list. */
function partsOf(phrase: string): readonly string[] {
  return phrase.split(/” and “|, (?=\S)/u).filter((part) => part.trim() !== "");
}

function numbersIn(written: string): ReadonlySet<number> {
  return new Set([...written.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number)));
}
