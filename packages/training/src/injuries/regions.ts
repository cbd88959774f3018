import type { Day } from "../calendar/day.ts";
import { REGIONS } from "../catalogue/exercise.ts";
import { kindOf } from "./complaint-kind.ts";
import { type Complaint, findComplaints, type NamedRegion } from "./complaints.ts";
import type { RegionFinding, Side } from "./injury.ts";
import { phraseBook, positions } from "./phrases.ts";
import { scoreOf } from "./return-ladder/score.ts";
import { REGION_WORDS } from "./region-vocabulary.ts";
import { severityOf } from "./severity.ts";
import { quote, readStatements, type Statement } from "./statements.ts";
import type { Word } from "./word.ts";

/** Whether the text names a part of the body. */
export function namesRegion(text: string): boolean {
  return readStatements(text).some(({ words }) => words.some((_, at) => (REGION_WORDS.match(words, at)?.meaning.regions.length ?? 0) > 0));
}

export interface RegionsRead {
  readonly regions: readonly RegionFinding[];
  readonly discInvolved: boolean;
}

/** The regions complained of, each once with its worst grade, from head to foot. */
export function findRegions(statements: readonly Statement[], today: Day): RegionsRead {
  const sentences = sentenceNumbers(statements);
  const found = findComplaints(statements).flatMap((complaint) =>
    complaint.named.flatMap((named) =>
      gradesOf(complaint, named, today).map((mention) => ({ ...mention, sentence: sentences.get(complaint.statement) })),
    ),
  );
  const regions = REGIONS.flatMap((region) => {
    const all = found.filter((mention) => mention.finding.region === region);
    if (all.length === 0) return [];
    // "knee (patellar tendinitis) 2/10": a bare name adds nothing to what its sentence says; a sentence of its own is another complaint.
    const said = new Set(all.filter((mention) => !mention.unsaid).map((mention) => mention.sentence));
    const mentions = all.filter((mention) => !mention.unsaid || !said.has(mention.sentence)).map((mention) => mention.finding);
    const worst = mentions.toSorted((a, b) => b.grade - a.grade || b.score - a.score)[0];
    if (worst === undefined) return [];
    const side = worst.side ?? all.find(({ finding }) => finding.side !== undefined)?.finding.side;
    return [{ ...worst, ...(side === undefined ? {} : { side }) }];
  });
  return { regions, discInvolved: found.some(({ finding, disc }) => disc && finding.grade > 0) };
}

function sentenceNumbers(statements: readonly Statement[]): ReadonlyMap<Statement, number> {
  let sentence = 0;
  return new Map(statements.map((statement) => [statement, statement.opensSentence ? ++sentence : sentence]));
}

interface Mention {
  readonly finding: RegionFinding;
  readonly disc: boolean;
  /** Only the region is named. */
  readonly unsaid: boolean;
}

function gradesOf(complaint: Complaint, { meaning, at }: NamedRegion, today: Day): readonly Mention[] {
  const start = meaning.broad === true ? 1 : 2;
  const alone = severityOf([...complaint.words, ...complaint.remarks], today, start);
  // "sharp pain in knee and ankle" is sharp for both.
  const shared = alone.unsaid && complaint.statement.segments.length > 1;
  const severity = shared ? severityOf([...complaint.statement.words, ...complaint.remarks], today, start) : alone;
  if (severity.denied || (severity.unsaid && positions(DENSITY, complaint.statement.words).length > 0)) return [];
  const side = sideOf(complaint.words, complaint.words.indexOf(at)) ?? sideOf(complaint.remarks, -1);
  const kind = severity.grade === 0 ? undefined : kindOf([...complaint.words, ...complaint.remarks], today);
  const lasts = severity.grade > 0 && positions(LASTING, [...complaint.words, ...complaint.remarks]).length > 0;
  const phrase = quote(complaint.statement, complaint.words);
  const score = scoreOf([...complaint.words, ...complaint.remarks], severity);
  const grade = score >= SEVERE_FROM ? 3 : severity.grade;
  return meaning.regions.map((region) => ({
    finding: {
      region,
      grade,
      score,
      phrase,
      ...(side === undefined ? {} : { side }),
      ...(kind === undefined ? {} : { kind }),
      ...(lasts ? { lasts } : {}),
      ...(severity.pain === undefined || severity.grade === 0 ? {} : { pain: severity.pain }),
    },
    disc: meaning.disc === true,
    unsaid: severity.unsaid,
  }));
}

const LASTING = phraseBook([
  [
    "lasts",
    "still, again, ongoing, persist*, chronic*, chronisch*, cronic*, chroniq*, recurring, recurrent, keeps, since, comes back, comes and goes, morning, mornings, morgens, mananas, matin*, always, immer, siempre, every, often, oft, month, months, year, years, old injury",
  ],
]);

/** Above this nothing loads the region (injuries.md section 1). */
const SEVERE_FROM = 6;

/** "osteopenia in the hip, T -1.8 spine" names where it was measured, and no pain. */
const DENSITY = phraseBook([
  ["density", "osteopen*, osteopor*, bone density, t score, dexa, knochendichte, densidad osea, densite osseuse"],
]);

const SIDES: { readonly [word in string]?: Side } = {
  left: "left",
  l: "left",
  right: "right",
  r: "right",
  both: "both",
  bilateral: "both",
};

/** A side within three words before `at`, or two after it. */
function sideOf(words: readonly Word[], at: number): Side | undefined {
  const near = [...words.slice(Math.max(0, at - 3), at).toReversed(), ...words.slice(at + 1, at + 3)];
  const sides = near.map((word) => SIDES[word.text]).filter((side) => side !== undefined);
  return sides.includes("left") && sides.includes("right") ? "both" : sides[0];
}
