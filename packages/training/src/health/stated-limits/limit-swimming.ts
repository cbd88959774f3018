import type { NoteStatement } from "../../statements/note-statement.ts";
import type { Clause } from "../clause.ts";
import type { HealthLimits } from "../limits.ts";

/**
 * "Right shoulder: frayed cuff, no tear. Fine up to 1200 m": metres without a sport are swum where an arm is the part of the body that was named last, in
 * the sentence or the one before; else they stay metres of a run.
 */
export function swumByArms<Limit extends { readonly limits: Partial<HealthLimits> }>(
  limit: Limit,
  { subjects, clause }: NoteStatement,
  clauses: readonly Clause[],
): Limit {
  const { runMetres, ...others } = limit.limits;
  if (runMetres === undefined || subjects.length > 0) return limit;
  const near = clauses.filter(({ sentence }) => sentence === clause.sentence || sentence === clause.sentence - 1);
  const told = near.slice(0, near.indexOf(clause) + 1).flatMap(({ englishWords }) => englishWords);
  const part = told.findLast((word) => ARM.test(word) || LEG.test(word));
  return part !== undefined && ARM.test(part) ? { ...limit, limits: { ...others, swimMetres: runMetres } } : limit;
}

const ARM = /^(?:shoulders?|rotator|cuff|elbows?|wrists?|arms?|schultern?|hombros?|epaules?|spall[ae]|ombros?|schouders?)$/u;
const LEG =
  /^(?:knees?|calf|calves|shins?|foot|feet|ankles?|hips?|thighs?|hamstrings?|heels?|achilles|legs?|groin|run\w*|jog\w*|knie|wade|rodillas?|gemelo|genou|mollet|ginocchio|polpaccio|joelho|kuit)$/u;
