import { activitiesIn } from "../activities.ts";
import { isNegated } from "../words/negation.ts";
import { isNoComplaint } from "./no-complaint.ts";
import { isNotThePart } from "./not-the-part.ts";
import { hasFloor } from "../return-ladder/score.ts";
import { REGION_WORDS, type RegionMeaning } from "../words/region-vocabulary.ts";
import type { Statement } from "../words/statements.ts";
import { saysQuiet, saysTolerance } from "./tolerance.ts";
import { readWord, type Word } from "../words/word.ts";

/** A segment that names regions, with every word that says something about it. */
export interface Complaint {
  readonly statement: Statement;
  readonly named: readonly NamedRegion[];
  /** The segment itself. */
  readonly words: readonly Word[];
  /** What statements and segments without a region of their own say about it: "swollen", "6/10", "fully recovered". */
  readonly remarks: readonly Word[];
  /** The same clause by clause, in order. */
  readonly clauses: readonly (readonly Word[])[];
}

export interface NamedRegion {
  readonly meaning: RegionMeaning;
  readonly at: Word;
}

/** The complaints of a text; what is negated is none. */
export function findComplaints(statements: readonly Statement[]): readonly Complaint[] {
  const complaints: Draft[] = [];
  let previous: readonly Draft[] = [];
  let last: readonly Draft[] = [];
  let inSentence: Draft[] = [];
  let waiting: Word[] = [];
  let openNegation = false;
  for (const [index, statement] of statements.entries()) {
    if (statement.opensSentence) {
      inSentence = [];
      if (!continues(statement)) previous = [];
      else if (previous.length === 0 && namesTrigger(statement)) previous = last;
      waiting = [];
      openNegation = false;
    }
    // "hands rip", "mild scoliosis", "quad is 80 % of the other side"
    const isHarmless = statement.segments.some(({ words }) => isNoComplaint(words));
    if (isHarmless && statement.segments.every(({ words }) => isNoComplaint(words) || namedIn(words).length === 0)) continue;
    const { drafts, namesRegion } = getDrafts(statement, openNegation);
    // "Tennis elbow, hurts when I grip": it is the elbow that hurts.
    if (drafts.length > 0 && drafts.every(isGripAlone) && previous.some(isOfElbow) && !isWristNext(statements[index + 1])) {
      for (const draft of previous) if (isOfElbow(draft)) remark(draft, statement.words);
      continue;
    }
    // "Shin splints came back, both legs": the legs say which shins.
    if (!statement.opensSentence && drafts.length > 0 && drafts.every(isBroadAlone) && previous.some((draft) => !isBroadAlone(draft))) {
      for (const draft of previous) remark(draft, statement.words);
      continue;
    }
    if (!namesRegion) {
      // "nothing hurts except my toe"
      if (previous.length === 0 && !saysQuiet(statement.words)) waiting.push(...statement.words);
      // "…, pins and needles until September, now gone" is about all of it.
      const isOfAll =
        CLEARS_ALL.test(statement.words.map(({ text }) => text).join(" ")) ||
        (statement.words.length <= SHORT_WORD && saysQuiet(statement.words));
      const about = isOfAll && inSentence.length > 0 ? inSentence : previous;
      for (const draft of about) if (draft.remarks.length < MOST_REMARKS) remark(draft, statement.words);
      continue;
    }
    if (waiting.length > 0) for (const draft of drafts) remark(draft, waiting, "before");
    waiting = [];
    openNegation = drafts.length === 0 && endsWithRegion(statement);
    previous = drafts;
    last = drafts;
    inSentence.push(...drafts);
    complaints.push(...drafts);
  }
  return complaints;
}

function isGripAlone({ named }: Draft): boolean {
  return named.every(({ meaning: { regions, vague, broad } }) => vague === true && broad !== true && regions.includes("wrist_hand"));
}

function isBroadAlone({ named, words }: Draft): boolean {
  return words.length <= SHORT_WORD && named.every(({ meaning: { broad } }) => broad === true);
}

/** "Severe elbow pain. Cannot grip, wrist pain": the grip is that of the wrist in its own sentence. */
function isWristNext(next: Statement | undefined): boolean {
  if (next === undefined || next.opensSentence) return false;
  return namedIn(next.words).some(({ meaning: { regions, vague } }) => vague !== true && regions.includes("wrist_hand"));
}

function isOfElbow({ named }: Draft): boolean {
  return named.some(({ meaning: { regions } }) => regions.includes("elbow"));
}

/** "Two stress fractures in 2023 (tibia, then metatarsal), cleared since spring" clears both. */
const CLEARS_ALL =
  /^(?:(?:all|both|fully|everything|long) )*(?:cleared|healed|recovered|signed off|discharged|100percent)\b(?! (?:for|to|by|up))/u;

/** "now gone", "all healed" */
const SHORT_WORD = 3;

/** Words that can still be about a complaint. */
const MOST_REMARKS = 120;

type Draft = Omit<Complaint, "clauses" | "remarks"> & { readonly remarks: Word[]; readonly clauses: Word[][] };

function remark({ remarks, clauses }: Draft, words: readonly Word[], where: "before" | "after" = "after"): void {
  remarks.push(...words);
  if (where === "before") clauses.unshift([...words]);
  else clauses.push([...words]);
}

function getDrafts(statement: Statement, openNegation: boolean): { drafts: Draft[]; namesRegion: boolean } {
  const drafts: Draft[] = [];
  let namesRegion = false;
  let lead: Word[] = [];
  // "no knee, hip or ankle pain": the "no" reaches the end of the list.
  const endsList = openNegation && statement.words.some((word) => word.text === "or" || word.text === "nor");
  for (const { words } of statement.segments) {
    const regions = isNoComplaint(words) ? [] : namedIn(words);
    const named = regions.filter(({ at }) => !endsList && !isNegated(statement.words, statement.words.indexOf(at)));
    const last = drafts.at(-1);
    if (regions.length > 0) namesRegion = true;
    if (named.length > 0) drafts.push({ statement, named, words: [...lead, ...words], remarks: [], clauses: [[...lead, ...words]] });
    else if (regions.length > 0) continue;
    else if (last !== undefined) {
      last.remarks.push(...words);
      // "handstands and push-ups" are no handstand push-ups.
      last.clauses.at(-1)?.push(AND, ...words);
    }
    lead = regions.length === 0 && last === undefined ? [...lead, ...words] : [];
  }
  return { drafts, namesRegion };
}

const AND = readWord("and", 0, undefined);

/** Vague words ("arthritis") count only where nothing more exact is named. */
function namedIn(words: readonly Word[]): readonly NamedRegion[] {
  const named: NamedRegion[] = [];
  for (let index = 0; index < words.length;) {
    const match = REGION_WORDS.match(words, index);
    const at = words[index];
    if (match !== undefined && at !== undefined && match.meaning.regions.length > 0 && !isNotThePart(words, index))
      named.push({ meaning: match.meaning, at });
    index += match?.length ?? 1;
  }
  const exact = named.filter(({ meaning }) => meaning.vague !== true);
  const known = exact.length > 0 ? exact : named;
  // "Left shoulder: I cannot lift the arm" is no elbow.
  const narrow = known.filter(({ meaning }) => meaning.broad !== true);
  return narrow.length > 0 ? narrow : known;
}

/** A new sentence that goes on about the same thing. */
function continues(statement: Statement): boolean {
  if (saysTolerance(statement.words)) return true;
  if (hasFloor(statement.words)) return true;
  return /^(?:it|its|this|that|pain|still|now|hurts|currently|healed|recovered|swollen|sharp|mild|severe|also|\d)/.test(
    statement.words[0]?.text ?? "",
  );
}

/** "Good mornings set it off again": what was told last, also where a sentence about something else stands between. */
function namesTrigger({ words }: Statement): boolean {
  const said = words.map(({ text }) => text).join(" ");
  return /\b(?:sets?|brings?|starts?|flares?|triggers?|aggravates?|irritates?) it\b/u.test(said) && activitiesIn(words).length > 0;
}

/** "no knee" without a complaint word: a list that goes on after the comma. */
function endsWithRegion(statement: Statement): boolean {
  return namedIn(statement.words.slice(-1)).length > 0;
}
