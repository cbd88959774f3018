import { REGIONS, type Region } from "../catalogue/exercise.ts";
import type { Day } from "../calendar/day.ts";
import type { RegionFinding, Side } from "./injury.ts";
import { isNegated } from "./negation.ts";
import { REGION_WORDS, type RegionMeaning } from "./region-vocabulary.ts";
import { severityOf } from "./severity.ts";
import { quote, type Statement, type Word } from "./statements.ts";

export interface RegionsRead {
  readonly regions: readonly RegionFinding[];
  readonly discInvolved: boolean;
}

/** The regions complained of, each once with its worst grade, from head to foot. */
export function findRegions(statements: readonly Statement[], today: Day): RegionsRead {
  const complaints = attachRemarks(statements);
  const found = complaints.flatMap((complaint) => findingsOf(complaint, today));
  const regions = REGIONS.flatMap((region) => {
    const here = found.filter((finding) => finding.region === region);
    const worst = here.toSorted((a, b) => b.grade - a.grade)[0];
    return worst === undefined ? [] : [worst.finding(here)];
  });
  return { regions, discInvolved: found.some((finding) => finding.disc && finding.grade > 0) };
}

/** A segment that names regions, with every word that says something about it. */
interface Complaint {
  readonly statement: Statement;
  readonly named: readonly Named[];
  /** The segment itself. */
  readonly words: readonly Word[];
  /** Statements without a region of their own that follow or precede it. */
  readonly remarks: Word[];
  /** All segments of the statement: "sharp pain in knee and ankle" is sharp for both. */
  readonly around: readonly Word[];
}

interface Named {
  readonly meaning: RegionMeaning;
  readonly at: Word;
}

/** Joins statements that name no region ("swollen", "6/10", "fully recovered") to the complaint they speak of. */
function attachRemarks(statements: readonly Statement[]): readonly Complaint[] {
  const complaints: Complaint[] = [];
  let previous: Complaint[] = [];
  let waiting: Word[] = [];
  let negatedList = false;
  for (const statement of statements) {
    if (statement.opensSentence) {
      if (!continues(statement)) previous = [];
      waiting = [];
      negatedList = false;
    }
    const named = complaintsOf(statement, negatedList);
    if (named.mentions === 0) {
      if (previous.length > 0) for (const complaint of previous) complaint.remarks.push(...statement.words);
      else waiting.push(...statement.words);
      continue;
    }
    negatedList = named.complaints.length === 0 && endsOpen(statement);
    for (const complaint of named.complaints) complaint.remarks.push(...waiting);
    waiting = [];
    previous = named.complaints;
    complaints.push(...named.complaints);
  }
  return complaints;
}

function complaintsOf(statement: Statement, negatedList: boolean): { complaints: Complaint[]; mentions: number } {
  const complaints: Complaint[] = [];
  let mentions = 0;
  let lead: Word[] = [];
  // "no knee, hip or ankle pain": the "no" reaches the end of the list.
  const inNegatedList = negatedList && statement.words.some((word) => word.text === "or" || word.text === "nor");
  for (const segment of statement.segments) {
    const all = namedIn(segment.words);
    mentions += all.length;
    const named = all.filter(({ at }) => !inNegatedList && !isNegated(statement.words, statement.words.indexOf(at)));
    if (all.length === 0) {
      const last = complaints.at(-1);
      if (last === undefined) lead.push(...segment.words);
      else last.remarks.push(...segment.words);
    } else if (named.length > 0) {
      complaints.push({ statement, named, words: [...lead, ...segment.words], remarks: [], around: statement.words });
      lead = [];
    }
  }
  return { complaints, mentions };
}

function namedIn(words: readonly Word[]): readonly Named[] {
  const named: Named[] = [];
  for (let index = 0; index < words.length;) {
    const match = REGION_WORDS.match(words, index);
    const at = words[index];
    if (match !== undefined && at !== undefined && match.meaning.regions.length > 0) named.push({ meaning: match.meaning, at });
    index += match?.length ?? 1;
  }
  const exact = named.filter(({ meaning }) => meaning.vague !== true);
  return exact.length > 0 ? exact : named;
}

interface Found {
  readonly region: Region;
  readonly grade: RegionFinding["grade"];
  readonly disc: boolean;
  /** The finding, with the side if any mention of the region has one. */
  readonly finding: (mentions: readonly Found[]) => RegionFinding;
  readonly side: Side | undefined;
}

function findingsOf(complaint: Complaint, today: Day): readonly Found[] {
  const own = [...complaint.words, ...complaint.remarks];
  return complaint.named.flatMap(({ meaning, at }) => {
    const start = meaning.broad === true ? 1 : 2;
    const alone = severityOf(own, today, start);
    const severity = alone.unsaid && alone.grade !== 0 ? severityOf([...complaint.around, ...complaint.remarks], today, start) : alone;
    if (severity.denied) return [];
    const { grade } = severity;
    const side = sideOf(complaint.words, complaint.words.indexOf(at));
    const phrase = quote(complaint.statement, complaint.words);
    return meaning.regions.map((region): Found => ({ region, grade, side, disc: meaning.disc === true, finding: merged }));
    function merged(this: Found, mentions: readonly Found[]): RegionFinding {
      const known = mentions.map((mention) => mention.side).find((mention) => mention !== undefined);
      return { region: this.region, grade, phrase, ...(known === undefined ? {} : { side: known }) };
    }
  });
}

const SIDES: { readonly [word in string]?: Side } = {
  left: "left",
  l: "left",
  right: "right",
  r: "right",
  both: "both",
  bilateral: "both",
};

/** A side within three words before the region, or just after it. */
function sideOf(words: readonly Word[], at: number): Side | undefined {
  const near = [...words.slice(Math.max(0, at - 3), at).toReversed(), ...words.slice(at + 1, at + 3)];
  const sides = near.map((word) => SIDES[word.text]).filter((side) => side !== undefined);
  return sides.includes("left") && sides.includes("right") ? "both" : sides[0];
}

/** A new sentence that goes on about the same thing. */
function continues(statement: Statement): boolean {
  return /^(?:it|its|this|that|pain|still|now|hurts|currently|swollen|sharp|mild|severe|also|\d)/.test(statement.words[0]?.text ?? "");
}

/** "no knee" without a complaint word: a list that goes on after the comma. */
function endsOpen(statement: Statement): boolean {
  const last = statement.words.at(-1);
  return last !== undefined && namedIn([last]).length > 0;
}
