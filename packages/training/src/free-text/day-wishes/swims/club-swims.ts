import { EVERY_DAY } from "#training/calendar/day.ts";
import { describeDayLimit } from "../../availability.ts";
import { getDays, type WeekSentence, type WeekWish } from "../../week-wish.ts";

const CLUB_SWIM =
  /\b(?:masters(?: swim\w*)?|squad swim\w*|(?:club|coached|squad) swims?|swim (?:squad|club)|schwimm(?:verein|training|gruppe|kurs)|vereinsschwimmen|masters nadando|natacion con (?:el )?(?:club|master)|natation avec le club|nuoto (?:master|con la squadra)|zwemclub)\b/u;
const NOT = /\b(?:no|not|never|hate|stopp?ed|used to|kein\w*|nicht|nunca|pas|non)\b/u;
const ONLY_A_TIME = /^(?:at )?\d{1,2}(?::\d\d)?(?: ?(?:am|pm|uhr|h))?$/u;

/** "Masters swim Monday and Friday 6am": the swims of the week are on those days, and the squad's session is that of the day. */
export function clubSwims({ clauses }: WeekSentence): readonly WeekWish[] {
  const at = clauses.findIndex(({ words }) => CLUB_SWIM.test(words.join(" ")));
  const first = clauses[at];
  if (first === undefined || NOT.test(first.words.join(" "))) return [];
  const behind = clauses.slice(at + 1);
  const end = behind.findIndex((clause) => {
    const others = clause.words.filter((word) => !OF_A_CLUB.test(word) && getDays({ ...clause, quote: word }).length === 0);
    return getDays(clause).length === 0 ? !ONLY_A_TIME.test(clause.words.join(" ")) : others.length > MOST_BESIDE;
  });
  // "So only Tue & Thu club swims": the day before the "and".
  const before = clauses[at - 1];
  const isPair = first.isJoined && before !== undefined && getDays({ ...before, quote: before.words.at(-1) ?? "" }).length > 0;
  const used = [...(isPair ? [before] : []), first, ...behind.slice(0, end < 0 ? undefined : end)];
  const wanted = [...new Set(used.flatMap(getDays))].toSorted((a, b) => a - b);
  if (wanted.length === 0 || wanted.length > MOST_DAYS) return [];
  const quotes = used.map(({ quote }) => quote);
  const weekdays = EVERY_DAY.filter((day) => !wanted.includes(day));
  const limit = { phrase: quotes.join(" and "), weekdays, wanted, closed: ["swim" as const], without: [] };
  const squad = { phrase: limit.phrase, weekdays: wanted, isSquad: true as const, closed: [], without: [] };
  return [{ quotes, days: [limit, squad], effect: `${describeDayLimit(limit)}; the squad's session comes before that of the plan` }];
}

/** "Thursday 6.15am with the club" */
const OF_A_CLUB = /^(?:with|the|my|club|squad|group|at|\d{1,2}(?:[.:]\d\d)?(?:am|pm|h|uhr)?|mit|dem|verein|con|el|avec|le|il|met|de)$/u;
const MOST_BESIDE = 2;
const MOST_DAYS = 4;
