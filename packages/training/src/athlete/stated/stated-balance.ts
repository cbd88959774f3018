import { normalise } from "../../health/normalise.ts";

const BALANCE =
  /\b(?:propriocep\w*|proprio|balance (?:work|drills?|exercises?|training|board)|wobble ?board|single leg (?:stands?|balance)|gleichgewichts\w*|balance(?:training|ubung\w*|brett)|wackelbrett|equilibrio|tabla de equilibrio|equilibre|plateau instable|tavoletta|balans\w*|evenwicht\w*)\b/u;
const TIMES =
  /\b(?<count>[1-7]) ?(?:x|times|mal|veces|fois|volte|vezes|keer) ?(?:(?:a|per|each|pro|die|in der|por|a la|par|alla|\/) ?)?(?:weeks?|wk|wo(?:che)?|sem\w*|settimana|w)\b|\b(?<word>once|twice|three times|einmal|zweimal|dreimal|dos veces|tres veces|deux fois|trois fois|due volte|tre volte|daily|every day|jeden tag|taglich|cada dia|todos los dias|chaque jour|tous les jours|ogni giorno|todos os dias|elke dag)\b/u;
const COUNTS: { readonly [word in string]?: number } = {
  once: 1,
  einmal: 1,
  twice: 2,
  zweimal: 2,
  "dos veces": 2,
  "deux fois": 2,
  "due volte": 2,
  "three times": 3,
  dreimal: 3,
  "tres veces": 3,
  "trois fois": 3,
  "tre volte": 3,
};
const NOT =
  /\b(?:no|not|hate|dont|without|stopped|finished|done with|kein\w*|nicht|hasse|sin|odio|pas|deteste|sans|niente|odio|senza|nao|(?<![x\d] )sem|geen|haat|hurts?|lose|lost|bad|poor|off)\b/u;

/** How often a week a professional wants balance work: "le kiné veut de la proprio 3x/sem". */
export function toldBalance(clause: string): number | undefined {
  const said = normalise(clause.replaceAll("/", " / ")).replace(/(?<=\d) ?x ?\/? ?(?=sem|week|wo)/u, "x ");
  if (!BALANCE.test(said) || NOT.test(said)) return undefined;
  const groups = TIMES.exec(said)?.groups;
  if (groups === undefined) return undefined;
  return groups["count"] === undefined ? (COUNTS[groups["word"] ?? ""] ?? EVERY_DAY) : Number(groups["count"]);
}

const EVERY_DAY = 7;

/** The same of a whole text. */
export function balanceTimes(text: string): number {
  return Math.max(0, ...text.split(/[.,;!?\n()]+/u).map((clause) => toldBalance(clause) ?? 0));
}
