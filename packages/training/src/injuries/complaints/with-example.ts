import { type Clause, readClauses } from "../../health/clause.ts";
import { getWords } from "../../health/stated-limits/limit-movements.ts";
import { activitiesIn } from "../activities.ts";
import type { RegionFinding } from "../injury.ts";
import { hurtsIn } from "./tolerance.ts";

/** "…, like in a push-up": an example of what the clause before it complains of. */
const EXAMPLE =
  /^(?:(?:for example|for instance|e g|zum beispiel|z b|por ejemplo|par exemple|per esempio|por exemplo|bijvoorbeeld) |(?:like|such as|as|wie|como|comme|come|zoals) (?=(?:in|with|during|on|at|bei|beim|im|en|con|dans|pendant|em|bij|op|a|an) ))/u;

/** Takes the movements of an example for what brings the complaint on: "it complains when I lean on it, like in a push-up". */
export function withExample(finding: RegionFinding, written: string): RegionFinding {
  if (finding.grade === 0) return finding;
  const clauses = readClauses(written);
  const told = clauses.findIndex(({ quote }) => quote.includes(finding.phrase) || finding.phrase.includes(quote));
  const named = clauses.flatMap((clause, at) => {
    const before = clauses[at - 1];
    const isExample = EXAMPLE.test(clause.words.join(" ")) && before !== undefined && before.sentence === clause.sentence;
    return isExample && told >= 0 && at > told && before.sentence - (clauses[told]?.sentence ?? 0) <= 1 && complains(before)
      ? activitiesIn(getWords(clause.english)).map(({ activity }) => activity)
      : [];
  });
  if (named.length === 0) return finding;
  const { fine = [], hurts = [], ...rest } = finding;
  const left = fine.filter((one) => !named.includes(one));
  return { ...rest, ...(left.length === 0 ? {} : { fine: left }), hurts: [...new Set([...hurts, ...named])] };
}

function complains({ english, isDenied }: Clause): boolean {
  return !isDenied && hurtsIn(getWords(english));
}
