import type { Day } from "../../calendar/day.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import { getStatements } from "../../statements/note-statements.ts";
import type { Clause } from "../clause.ts";
import { FIELD } from "../stated-limits/limit-movements.ts";
import type { StatedLimit } from "../stated-limits/stated-limit.ts";

/**
 * "I can't run at the moment", "Laufen geht gar nicht": who says so plainly and names no part of the body does not run. With a part of the body it
 * tells how bad that part is, and its ladder decides. Another ban on running that was told gives it its end.
 */
export function plainBans(clauses: readonly Clause[], told: readonly StatedLimit[], today: Day): readonly StatedLimit[] {
  const dated = told.find(({ limits, period }) => limits.running === false && period.until !== undefined);
  if (clauses.some(({ english }) => namesRegion(english))) return [];
  return getStatements(clauses, today).flatMap(({ verdict, clause, said, period, isByProfessional }): readonly StatedLimit[] =>
    verdict === "painful" && UNABLE.test(said)
      ? [
          {
            phrase: clause.quote,
            limits: FIELD.run ?? {},
            period: period.until === undefined ? (dated?.period ?? period) : period,
            isByProfessional,
          },
        ]
      : [],
  );
}

const NOW = String.raw`(?:at all|any ?more|any longer|yet|now|currently|right now|(?:at|for) (?:the |this )?(?:moment|present|minute|time being|now)|again|these days)`;
const RUN = String.raw`(?:run|running|jog|jogging)`;
/** Nothing but that it does not go, and since when or for how long. */
const UNABLE = new RegExp(
  String.raw`^(?:(?:and|but|so|i|we|still|currently|simply|just|really|sadly|unfortunately|at the moment|right now|im|am) )*(?:(?:cant|cannot|can not|(?:not able|unable) to)(?: even)? ${RUN}|${RUN} (?:is|does|are) (?:just |simply |currently )?not (?:ok|possible|fine|work|go))(?: ${NOW})*$`,
  "u",
);
