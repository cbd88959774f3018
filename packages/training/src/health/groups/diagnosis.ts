import { DIAGNOSES, type Diagnosis } from "../diagnoses.ts";
import { healthGroup, type Mention } from "../group.ts";
import { type PhraseList, phraseList } from "../phrase-list.ts";

const NAMED: readonly (readonly [PhraseList, Diagnosis])[] = DIAGNOSES.map((diagnosis) => [phraseList(diagnosis.names), diagnosis]);

/** Named diagnoses of joints, bones, nerves and senses: the table says what each limits. */
export const diagnosis = healthGroup("diagnosis", DIAGNOSES.map(({ names }) => names).join(", "), (mention, finding) => {
  const found = diagnosisIn(mention.words);
  if (found === undefined || isOver(mention)) return undefined;
  const { label, limits, note } = found;
  return finding({ label, limits: { ...limits, clearance: "none" }, note });
});

/** The diagnosis that normalised words name. */
export function diagnosisIn(words: readonly string[]): Diagnosis | undefined {
  return NAMED.find(([names]) => names.has(words))?.[1];
}

/** "Osgood-Schlatter as a teenager, gone" is history; a narrow canal or a lost leg is never gone. */
function isOver({ isPast, said }: Mention): boolean {
  return (
    isPast ||
    /\b(?:as a (?:kid|child|teen\w*)|in my teens|als (?:kind|jugendlich\w*|teenager)|de (?:nino|nina|joven)|enfant|adolescen\w*)\b/u.test(
      said,
    )
  );
}
