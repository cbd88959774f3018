import type { RegionFinding } from "../injury.ts";

/** "My arm only goes up to ear height" */
export const STOPS_AT =
  /\b(?:arms?|shoulders?) (?:can )?(?:only|just) (?:goes?|gets?|comes?|lifts?|reach(?:es)?|raises?)(?: up)?(?: to)?(?: about)?(?: my| the)? (?:ears?|eyes?|chin|nose|shoulder|head)(?: (?:height|level|high))?\b|\b(?:arms?|shoulders?) (?:do(?:es)?(?: not|n[’']?t)|won[’']?t|will not|no longer|can ?not|can[’']?t) (?:go(?:es)?|comes?|gets?|reach(?:es)?|moves?)(?: fully| right| straight| quite)? (?:overhead|all the way|up fully|above (?:my |the )?head|over (?:my |the )?head)\b|\b(?:can ?not|can[’']?t|won[’']?t|unable to) (?:get|lift|raise|bring|move|go) (?:(?:the|my|this|that|it|left|right|bad|sore) ){0,3}(?:arms? )?(?:up )?(?:past|above|over|beyond|higher than) (?:my |the )?(?:chest|shoulder|chin|ear|eye|head)s?(?: (?:height|level|high))?\b/iu;

/** The last of the way up is missing: what is held behind the neck stays. */
const NEARLY_UP = /\b(?:overhead|all the way|fully)\b/iu;

/** An arm that stops at the height of the shoulder. */
export const SHORT_OF_RANGE =
  /\bfrozen shoulders?\b|adhesive capsulitis|schultersteife|hombro congelado|[ée]paule gel[ée]e|\bonly\b[^.;]{0,40}\b(?:shoulder|chest) (?:height|level)\b|\b(?:shoulder|chest) (?:height|level)\b[^.;]{0,20}\b(?:only|max\w*|at most|no higher)\b|\b(?:can['’]?t|cannot|can not|won['’]?t|unable to)\b[^.;]{0,25}\b(?:past|above|over|beyond|higher than) (?:my |the )?(?:shoulder|chest|head|ear)s?(?: (?:height|level|high))?\b/iu;

/** "Can lift the arm to shoulder height only" is no permission to press overhead, and no hand of it holds a bar on the back. */
export function shortOfRange(finding: RegionFinding): RegionFinding {
  const { fine = [], hurts = [], grade } = finding;
  if (grade === 0) return finding;
  const below = fine.filter((one) => one !== "arms-overhead" && one !== "overhead");
  const { fine: _fine, ...rest } = finding;
  return {
    ...rest,
    ...(below.length === 0 ? {} : { fine: below }),
    hurts: [
      ...new Set([...hurts, "overhead" as const, "pullup" as const, ...(NEARLY_UP.test(finding.phrase) ? [] : ["back-squat" as const])]),
    ],
    isShortOfRange: true,
  };
}
