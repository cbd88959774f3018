import { BEGINS_WITH_PRONOUN, type ClosedKind, findClosed, PEOPLE, type WrittenIn } from "./closed-words.ts";
import { fold, writtenAt } from "./folded-text.ts";

/** Whether words forbid, date or condition something: what is neither training nor that is small talk. */
export function hasClosedWords(clause: string, language: WrittenIn): boolean {
  const { text } = fold(clause);
  return (["denied", "end", "rhythm", "condition", "exception", "less"] as const).some(
    (kind) => findKind(kind, text, language) !== undefined,
  );
}

/** Whether a clause says that something comes again in a rhythm of weeks. */
export function saysRhythm(clause: string, language: WrittenIn): boolean {
  return findKind("rhythm", fold(clause).text, language) !== undefined;
}

/** The condition of a clause, as it was written. */
export function findCondition(clause: string, language: WrittenIn): string | undefined {
  const folded = fold(clause);
  const found = findKind("condition", folded.text, language);
  return found === undefined ? undefined : writtenAt(clause, folded, [found[0], folded.text.length]);
}

/** "The physio signed me off to squat": words that allow, and none that limits. */
export function onlyClears(clause: string, language: WrittenIn): boolean {
  const { text } = fold(clause);
  const has = (kind: ClosedKind): boolean => findKind(kind, text, language) !== undefined;
  return has("cleared") && !LIMITING.test(text) && !/\d/u.test(text) && !(["denied", "condition", "exception", "end"] as const).some(has);
}

/** What somebody tells of the past, in whose sentence a bare name is no wish. */
export function tellsStory(clause: string, language: WrittenIn): boolean {
  return findKind("story", fold(clause).text, language) !== undefined;
}

/**
 * "She thinks it is the meniscus", "the dog broke my wrist", "knee feels like it's about to give way": whoever says or does it, and whatever it is
 * likened to, the body is the athlete's.
 */
export function isOfOwnBody(clause: string, language: WrittenIn): boolean {
  const { text } = fold(clause);
  if (SAYS.test(text) || MY.test(text.replace(MY_PEOPLE, " "))) return true;
  return LIKENED.test(text) && !THEIRS.test(text) && !PEOPLE.test(text) && findKind("somebody", text, language) === undefined;
}

const THEIRS =
  /\b(?:his|hers?|their|seine?[mnrs]?|ihre?[mnrs]?|son|sa|ses|leurs?|sus?|su[oaei]|suoi|seus?|suas?|dele|dela|zijn|haar|hun)\b/u;

/** What a part feels like. */
const LIKENED =
  /\b(?:feels? (?:like|as)|like (?:its|it is|something|someone)|as (?:if|though)|fuhlt sich|als ob|wie wenn|comme si|como si|come se|como se|alsof|voelt)\b/u;

const MY_PEOPLE = new RegExp(
  String.raw`\b(?:my|our|mein\w*|unser\w*|mis?|mon|ma|mes|mi[oa]|miei|meus?|minhas?|mijn|onze) (?:\w+ ){0,2}?${PEOPLE.source}`,
  "u",
);
const MY = /\b(?:my|me|myself|mich|mir|mein\w*|mis?|mon|ma|mes|moi|m|mi[oa]|miei|meus?|minhas?|mijn?|mij)\b/u;

const SAYS =
  /\b(?:says?|said|thinks?|thought|reckons?|suspects?|found|told|diagnosed|noticed|meint|sagt|sagte|glaubt|vermutet|dice|dijo|cree|piensa|dit|pense|trouve|croit|pensa|crede|ha detto|diz|disse|acha|zegt|zei|denkt|vindt)\b/u;

/**
 * Whether a clause tells of somebody else and not of the athlete.
 *
 * @param before what stands before it: a pronoun needs a person there.
 */
export function tellsOfSomebody(clause: string, language: WrittenIn, before: string): boolean {
  const { text } = fold(clause);
  if (BEGINS_WITH_PRONOUN.test(text) && !PEOPLE.test(fold(before).text)) return false;
  const frame = findKind("frame", text, language);
  return frame?.[0] === 0 || ((findKind("somebody", text, language) ?? frame) !== undefined && !OWN.test(text));
}

/** Where words of a kind stand in a folded clause, in its language or in English. */
export function findKind(kind: ClosedKind, text: string, language: WrittenIn): readonly [number, number] | undefined {
  return findClosed(kind, text, language) ?? (language === "en" ? undefined : findClosed(kind, text, "en"));
}

/** Whoever tells of another and of themselves tells of themselves. */
export const OWN =
  /\b(?:i|im|ive|id|ill|me|my(?= (?:training|knee|back|legs?|time|own))|we|us|ich|mich|mir|wir|uns|je|j|moi|me|nous|yo|conmigo|nosotros|io|mi|noi|eu|nos|ik|mij|wij|doctor|doc|gp|physio\w*|surgeon|consultant|cardiologist|midwife|arzt|arztin|hebamme|medecin|kine|medico|fisio\w*|arts|huisarts)\b/u;

/** A number that is told as the most or the only one. */
export const LIMITING =
  /\b(?:max\w*|at most|up to|no more|not more|no longer|under|below|only|tops|limit\w*|cap|hochstens|bis zu|nicht mehr|unter|nur|como mucho|hasta|maximo|no mas|solo|au plus|jusqu|pas plus|moins de|seulement|al massimo|fino|non piu|solo|ate|no maximo|nao mais|hooguit|hoogstens|tot|niet meer|onder|alleen)\b/u;
