import type { Clause } from "../health/clause.ts";
import { classifyClauses } from "./classify.ts";
import type { KindShares } from "./kinds.ts";

/** A ban or a complaint that the grammar reads falls only when the classifier is this sure that nothing is wrong. */
const SURE = 0.75;
const DOUBT = 0.15;
/** Against words that say no themselves. */
const VERY_SURE = 0.93;
const NO_DOUBT = 0.04;
/** From this share on a clause is a complaint, a trigger or a ban, even where the grammar finds nothing in it. */
const CONCERN = 0.8;

const OF_CLAUSES = new WeakMap<readonly Clause[], ReadonlyMap<Clause, KindShares>>();

function getKinds(clause: Clause, clauses: readonly Clause[]): KindShares | undefined {
  const known = OF_CLAUSES.get(clauses);
  if (known !== undefined) return known.get(clause);
  const found = new Map(
    classifyClauses(clauses, "injuries").flatMap((kinds, at) => clauses.slice(at, at + 1).map((one) => [one, kinds] as const)),
  );
  OF_CLAUSES.set(clauses, found);
  return found.get(clause);
}

function getConcern(kinds: KindShares): number {
  return kinds.complaint + kinds.trigger + kinds.cannot;
}

function getGoodNews(kinds: KindShares): number {
  return kinds.tolerated + kinds.healed + kinds.goal + kinds.like;
}

/** Whether the classifier is sure that a clause is good news, so that a reading of it that takes something away falls. */
export function isSurelyGood(clause: Clause, clauses: readonly Clause[]): boolean {
  const kinds = getKinds(clause, clauses);
  if (kinds === undefined) return false;
  const said = clause.words.join(" ");
  if (EXCEPTS.test(said)) return false;
  const isExplicit = EXPLICIT.test(said);
  return getGoodNews(kinds) >= (isExplicit ? VERY_SURE : SURE) && getConcern(kinds) <= (isExplicit ? NO_DOUBT : DOUBT);
}

/** Whether the classifier rather takes a clause for something that goes well than for a complaint: enough where the words themselves name a part and no pain. */
export function isRatherGood(clause: Clause, clauses: readonly Clause[]): boolean {
  const kinds = getKinds(clause, clauses);
  if (kinds === undefined || EXCEPTS.test(clause.words.join(" "))) return false;
  // What is only dated may be there all the same, and a part alone tells nothing.
  return clause.words.length >= FEWEST_WORDS && kinds.tolerated >= RATHER && kinds.tolerated > getConcern(kinds);
}

const LIKELY = 0.5;
const RATHER = 0.4;
const FEWEST_WORDS = 4;

/** Whether what a clause does not hold against is allowed: "the landmine press I don't feel at all". */
export function isSurelyTolerated(clause: Clause, clauses: readonly Clause[]): boolean {
  const kinds = getKinds(clause, clauses);
  return kinds !== undefined && kinds.tolerated >= SURE;
}

/** Whether the classifier is sure that a clause tells of a complaint, of what sets it off, or of something that must be left out. */
export function isSurelyConcern(clause: Clause, clauses: readonly Clause[]): boolean {
  const kinds = getKinds(clause, clauses);
  return kinds !== undefined && getConcern(kinds) >= CONCERN;
}

/** Whether the classifier is sure that a clause tells of something that is over. */
export function isSurelyHealed(clause: Clause, clauses: readonly Clause[]): boolean {
  return (getKinds(clause, clauses)?.healed ?? 0) >= SURE;
}

/** Whether the classifier rather takes a clause for a complaint than for anything else. */
export function isRatherConcern(clause: Clause, clauses: readonly Clause[]): boolean {
  const kinds = getKinds(clause, clauses);
  return kinds === undefined || getConcern(kinds) > LIKELY;
}

/** Whether the classifier takes a clause for something that is about no complaint at all, neither now nor before: tiredness, a wish, a day, a remark. */
export function isBesideHealth(clause: Clause, clauses: readonly Clause[]): boolean {
  const kinds = getKinds(clause, clauses);
  return kinds !== undefined && kinds.other + kinds.tired + kinds.goal + kinds.like + kinds.dislike + kinds.schedule + kinds.gear >= BESIDE;
}

const BESIDE = 0.7;

/** Bans, and complaints that stand in their own words. */
const EXPLICIT =
  /^(?:(?:and|but|so|also|please|should|must|may|und|aber|soll|darf|muss|y|pero|debo|et|mais|dois|e|ma|devo|mas|en|maar|mag|moet) )*(?:no|not|never|avoid\w*|without|nothing|nix|nulla|niets|niks|rien|cannot|cant|kein\w*|nicht\w*|nie|ohne|nada de|sin|nunca|evitar|pas|jamais|sans|eviter|niente|senza|mai|evitare|sem|geen|niet|nooit|zonder)\b|\b(?:banned|forbidden|not allowed|off limits|verboten|tabu|prohibid\w*|interdit\w*|vietat\w*|proibid\w*|verboden|must not|mustnt|hurts?|painful|sore|schmerzt|schmerzen|tut weh|duele\w*|fait mal|fa male|dói|doi|pijn)\b/u;

/** What is fine but for something holds that something. */
const EXCEPTS =
  /\b[1-9]\d ?(?:%|percent|prozent)|\b(?:(?:the )?(?:next|following) (?:day|morning)|overnight|by (?:the )?(?:morning|evening)|am nachsten (?:tag|morgen)|uber nacht|al dia siguiente|le lendemain|il giorno dopo|no dia seguinte|volgende (?:dag|ochtend)|except|unless|apart from|other than|but|only|until|without|ausser|bis auf|ohne|nur|solange|salvo|menos|excepto|solo|sin|sauf|hormis|sans|seulement|tranne|eccetto|senza|solo|exceto|sem|apenas|behalve|zonder|alleen)\b(?! (?:a |any |ein\w* |un\w* |aucun\w* |nenhum\w* |ningun\w* )?(?:peep|pain|trouble|problems?|issues?|bother|thinking|niggle|twinge|murren|mucks?|mucken|probleme?|schmerz\w*|problema\w*|dolor\w*|molestia\w*|probleme\w*|souci\w*|douleur\w*|gene|fastidi\w*|dolore|queixas?|dor|problemen|pijn|klachten))/u;
