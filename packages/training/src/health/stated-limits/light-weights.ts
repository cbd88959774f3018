import { namesProfessional } from "../cleared/clearance.ts";
import type { Clause } from "../clause.ts";
import type { HealthLimits } from "../limits.ts";

const LIGHT = String.raw`(?:light|leicht\w*|ligeros?|ligeras?|leves?|legers?|legeres?|leggeri|lichte?)`;
const MODERATE = String.raw`(?:moderate|medium|mittlere?n?|mittelschwere?n?|moderad[oa]s?|medi[oa]s?|moyens?|moderees?|moderati|medi|matige?|middelzware?)`;
const OR_MORE = String.raw`(?:(?: (?:to|or|and|bis|oder|und|a|o|y|et|ou|e|en|tot|of))? ${MODERATE})`;
const THINGS = String.raw`(?:weights?|loads?|lifting|gewichte?n?|hanteln|krafttraining|pesos?|pesas|cargas?|poids|charges?|pesi|carichi|gewicht\w*)`;
const LIGHT_WEIGHTS = new RegExp(
  String.raw`\b${LIGHT}(?<more>${OR_MORE})? ${THINGS}\b|\b${THINGS} ${LIGHT}(?<behind>${OR_MORE})?(?: |$)`,
  "u",
);
/** "No light weights yet", "not even light weights" */
const NOT_EVEN = new RegExp(
  String.raw`\b(?:no|not|nicht|keine|ni|sin|pas|nemmeno|senza|nem|sem|niet|geen|until|bis|hasta|jusqu\w*|fino|ate|tot) (?:\w+ ){0,2}?${LIGHT} (?!\w+ (?:bis|until|hasta|ate|tot))`,
  "u",
);
const ALLOWS =
  /\b(?:signed (?:me )?off|cleared|clear|green light|go ahead|okd|oked|okayed|approved|allow\w*|permit\w*|lets? me|can (?:do|lift|start)|may (?:do|lift|start)|erlaub\w*|freigegeben|darf|autoriz\w*|permiti\w*|deja|liber(?:ou|ad[oa])|autoris\w*|permis|permet|laisse|permess\w*|consentit\w*|lascia|mag|goedgekeurd|toegestaan)\b/u;

const RPE = 6;
const LIGHT_PERCENT = 50;
const MODERATE_PERCENT = 60;
const FEWEST_REPS = 8;

/** "Surgeon signed me off for light weights", "autorizou pesos leves/moderados": strength work in long sets, far from failure. */
export function lightWeights({ words, isOther }: Clause, whole: string): Partial<HealthLimits> | undefined {
  const said = words.join(" ");
  const groups = LIGHT_WEIGHTS.exec(said)?.groups;
  if (groups === undefined || isOther || NOT_EVEN.test(said) || !(ALLOWS.test(said) || namesProfessional(whole))) return undefined;
  const percent = (groups["more"] ?? groups["behind"]) === undefined ? LIGHT_PERCENT : MODERATE_PERCENT;
  return { rpe: RPE, percent, fewestReps: FEWEST_REPS, tests: false, scoredMinutes: 0, opened: ["lifting"] };
}
