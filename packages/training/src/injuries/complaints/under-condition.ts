import type { Day } from "../../calendar/day.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import type { HealthFinding } from "../../health/group.ts";
import { regionsIn } from "../../health/stated-limits/limit-regions.ts";
import { activitiesIn } from "../activities.ts";
import type { RegionFinding } from "../injury.ts";
import { daysAgo } from "../words/dating.ts";
import { readStatements } from "../words/statements.ts";

/** Any of these is more than the one condition. */
const MORE =
  /\b(?:always|constant\w*|all the time|every day|at (?:night|rest)|also (?:at|when|if|in|on|during|hurts?)|too|worse|worst|since|again|swoll\w*|swell\w*|limp\w*|numb\w*|tingl\w*|immer|standig|nachts|auch|schlimmer|schlechter|seit|wieder|geschwollen|siempre|noche|tambien|peor|desde|otra vez|toujours|tout le temps|nuit|aussi|pire|depuis|de nouveau|sempre|notte|anche|peggio|da quando|di nuovo|noite|tambem|pior|altijd|nachts|ook|erger|sinds|weer)\b/u;
const ONLY_WHEN =
  /\b(?:only (?:\w+ ){0,3}?(?:when|if|in|at|on|during|with)|nur (?:\w+ )?(?:wenn|bei|beim)|seulement (?:quand|lorsque|si|en|au|aux|pendant)|solo (?:\w+ )?(?:cuando|si|al|en|quando|se|con|nei|nel|nello|nella)|so (?:\w+ )?(?:quando|se|no|na|nos|em|com)|alleen (?:\w+ ){0,2}?(?:als|bij|wanneer|tijdens))\b/u;
/** The bar lies in front. */
const BAR_IN_FRONT =
  /\b(?:bar|barbell|stange|hantel|barra|barre|bilanciere|stang)\b.*\b(?:sits?|rests?|lies|on it|vorne|drauf\w*|apoya|delante|devant|dessus|davanti|appoggia|frente|apoia|voor|op)\b/u;
const YEAR_DAYS = 365;
const SLIGHT = 2;
const MOST_PAIN = 3;

/** Whether all that is told of a part is the condition that a rule was made of: "shins hurt if I run two days in a row". */
export function isMetByRule(finding: RegionFinding, text: string, findings: readonly HealthFinding[]): boolean {
  const { grade, pain, kind, phrase } = finding;
  if (grade === 0 || grade > 2 || (pain ?? 0) > MOST_PAIN || kind === "acute") return false;
  const clauses = readClauses(text);
  const own = clauses.find(({ quote }) => quote === phrase);
  if (own === undefined || MORE.test(normalise(phrase)) || goesOn(own, clauses, finding)) return false;
  return findings.some(
    ({ group, phrase: told, limits }) => group === "doctors-limit" && told === phrase && limits.consecutiveRuns === false,
  );
}

/** Another clause that is about the same part, or says more of it. */
function goesOn(own: Clause, clauses: readonly Clause[], { region }: RegionFinding): boolean {
  return clauses.some(
    (clause) =>
      clause !== own &&
      (regionsIn(clause.english).includes(region) || (Math.abs(clause.sentence - own.sentence) <= 1 && MORE.test(normalise(clause.quote)))),
  );
}

/** An injury of more than a year ago that is felt in one movement limits that movement: "collarbone broken in 2019, only bothers me in front squats". */
export function onlyAtMovement(finding: RegionFinding, text: string, today: Day): RegionFinding {
  const { grade, pain, phrase } = finding;
  if (grade === 0 || (pain ?? 0) > MOST_PAIN) return finding;
  const clauses = readClauses(text);
  const own = clauses.find(({ quote }) => quote.includes(phrase) || phrase.includes(quote));
  if (own === undefined) return finding;
  const sentence = clauses.filter((clause) => clause.sentence === own.sentence);
  const said = sentence.map(({ quote }) => quote).join(", ");
  const dates = readStatements(said).map(({ words }) => daysAgo(words, today));
  const isOld = dates.some((days) => days !== undefined) && dates.every((days) => days === undefined || days >= YEAR_DAYS);
  const at = sentence.findIndex(({ quote }) => ONLY_WHEN.test(normalise(quote)));
  if (!isOld || at < 0 || MORE.test(normalise(said))) return finding;
  const behind = sentence.slice(at);
  const named = behind.flatMap(({ quote, english }) =>
    [quote, english].flatMap((one) => readStatements(one).flatMap(({ words }) => activitiesIn(words).map(({ activity }) => activity))),
  );
  const isOfBar = finding.region === "shoulder" && behind.some(({ quote }) => BAR_IN_FRONT.test(normalise(quote)));
  const hurts = [...new Set([...named, ...(isOfBar ? (["front-squat"] as const) : [])])];
  if (hurts.length === 0) return finding;
  const { kind: _kind, ...rest } = finding;
  return { ...rest, grade: 1, score: SLIGHT, closesNothing: true, hurts };
}
