import type { Activity } from "../activities.ts";
import { namesProfessional } from "../../health/cleared/clearance.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import type { RegionFinding } from "../injury.ts";

const FEET = String.raw`(?:feet|foot|stance|toes|fusse?n?|stand|zehen|fussstellung|pies|postura|stance|pieds|pointes|ecartement|piedi|punte|pes|voeten|tenen|voetenstand)`;
const WIDER = String.raw`(?:wide\w*|narrow\w*|apart|out(?:wards?)?|turned|breit\w*|schmal\w*|enger|auseinander|nach aussen|separ\w*|abr\w*|abiert\w*|anch\w*|hacia fuera|ecart\w*|large\w*|ouvr\w*|ouvert\w*|serr\w*|larg\w*|apert\w*|apro|afast\w*|abert\w*|breder|wijder|smaller|uit elkaar)`;
/** "If I go wider", "si j'écarte plus les pieds", "mit breiterem Stand": another place for the feet. */
const OTHER_STANCE = new RegExp(
  String.raw`\b${FEET}\b(?: \w+){0,3} ${WIDER}\b|\b${WIDER}(?: \w+){0,3} ${FEET}\b|\b(?:go|stand|squat|step)(?:ing)? (?:a (?:bit|little) )?wider\b`,
  "u",
);
const WORKS =
  /\b(?:fine|ok|okay|good|great|gone|no pain|painless|nothing|works?|geht|gehts|gut|weg|klappt|schmerzfrei|bien|no (?:me )?(?:duele|molesta)|va|passe|rien|bene|passa|non fa male|niente|bem|nao doi|goed|gaat|lukt)\b/u;
const AGREES =
  /\b(?:ok|okay|fine|happy|agrees?|agreed|good with|says? (?:go on|carry on|keep)|cleared|approves?|einverstanden|erlaubt|findet (?:das |es )?(?:gut|ok)|d accord|valide|approuve|de acuerdo|conforme|le parece bien|d accordo|va bene|concorda|de acordo|akkoord|vindt (?:het )?(?:goed|prima)|eens)\b/u;
const DISAGREES =
  /\b(?:not|never|isnt|doesnt|nt|nicht|kein\w*|pas|non|no|nao|niet|geen|only|nur|seulement|until|bis|jusqu\w*|but|aber|mais|sauf)\b/u;
const SQUATS: ReadonlySet<Activity> = new Set<Activity>(["squat", "squat-deep", "back-squat"]);
const WORST_SCORE = 4;

const normaliseQuote = ({ quote }: Clause): string => normalise(quote);

const NOT_WORKING =
  /\b(?:not|isnt|nicht|pas|niet|nao|non)(?: \w+)? (?:fine|ok|good|better|gut|besser|bien|mieux|passe|goed|beter|bem|melhor|bene|meglio)\b|\b(?:geht|gaat|va|passe) (?:auch |aussi )?(?:nicht|niet|pas)\b|\bworse\b/u;

/** The clauses in which the feet are placed, with what follows in the sentence: "si j'écarte plus les pieds, ça passe" is split in the middle. */
function stanceClauses(at: number, clauses: readonly Clause[]): readonly Clause[] {
  const own = clauses.slice(at, at + MAX_CLAUSES).filter(({ sentence }) => sentence === clauses[at]?.sentence);
  const end = own.findIndex((clause) => isByProfessional(clause));
  const told = end < 0 ? own : own.slice(0, end);
  const said = told.map(normaliseQuote).join(" ");
  const match = OTHER_STANCE.exec(said);
  const isStance = match !== null && match.index < normaliseQuote(told[0] as Clause).length && !NOT_WORKING.test(said);
  return isStance && WORKS.test(said.replace(match[0], " ")) ? told : [];
}

const MAX_CLAUSES = 3;

function isByProfessional(clause: Clause): boolean {
  return namesProfessional(normaliseQuote(clause)) || namesProfessional(clause.englishWords.join(" "));
}

/**
 * Keeps squats that hurt in one stance and are fine in another one with a professional's yes: "hip pinches at the bottom of the squat, with a wider
 * stance it's fine, and my physio is ok with that".
 */
export function withOwnStance(findings: readonly RegionFinding[], text: string): readonly RegionFinding[] {
  const clauses = readClauses(text);
  const stances = [...new Set(clauses.flatMap((_, at) => stanceClauses(at, clauses)))];
  if (stances.length === 0) return findings;
  const isOfStance = ({ region, phrase, isUnsaid }: RegionFinding): boolean =>
    region === "foot" && isUnsaid === true && stances.some(({ quote }) => quote.includes(phrase));
  return findings.filter((finding) => !isOfStance(finding)).map((finding) => keepsSquats(finding, stances, clauses));
}

function keepsSquats(finding: RegionFinding, stances: readonly Clause[], clauses: readonly Clause[]): RegionFinding {
  const { hurts = [], fine = [], grade, pain, score, kind, phrase } = finding;
  if (grade !== 1 || kind !== undefined || Math.max(pain ?? 0, score) > WORST_SCORE || !hurts.some((one) => SQUATS.has(one)))
    return finding;
  const told = clauses.find(({ quote }) => quote.includes(phrase));
  const stance = stances.find(({ sentence }) => sentence === told?.sentence || sentence === (told?.sentence ?? 0) + 1);
  if (told === undefined || stance === undefined) return finding;
  const isAgreed = clauses.some((clause) => {
    const said = normaliseQuote(clause);
    const isNear = clause.sentence === stance.sentence || clause.sentence === stance.sentence + 1;
    return isNear && isByProfessional(clause) && AGREES.test(said) && !DISAGREES.test(said);
  });
  if (!isAgreed) return finding;
  const { hurts: _hurts, ...rest } = finding;
  const others = hurts.filter((one) => !SQUATS.has(one));
  return { ...rest, fine: [...fine.filter((one) => one !== "squat"), "squat"], ...(others.length > 0 ? { hurts: others } : {}) };
}
