import { testNamed } from "../../own-data/subject.ts";
import type { Subject } from "../../query/query.ts";
import type { CoachProposal } from "@ironpace/contract";
import { type Best, bestOfLift, bestOfTest } from "../../asking/best.ts";
import type { Frame } from "../../turn/frame.ts";
import { subjectOf } from "./goal-spoken.ts";
import { seconds } from "./figures.ts";
import type { Standing } from "./standing.ts";

/** A lift or test with its values, the newest that of an open card. */
export interface Spoken {
  readonly subject: Subject;
  readonly best: Best;
  /** Value of an open card for it, which is not stored yet. */
  readonly offered?: number;
}

const MOST_BACK = 3;

/** The lifts and tests that a turn is about: those it names, else those of an open card, else those of the newest turn that names some. */
export function bestsSpoken(standing: Standing): readonly Spoken[] {
  const { frame, earlier, cards } = standing;
  const fromCard = cards.flatMap((card) => subjectOfCard(card) ?? []);
  const named = tested(subjectsSaid(frame), standing);
  if (named.length > 0) return named.map((each) => withOffer(each, fromCard));
  // The newest turn counts: a card of two turns ago is not what a question of numbers after it leans on.
  const last = earlier.slice(0, MOST_BACK);
  for (const { frame: said, answer } of last) {
    const card = fromCard.find(({ title }) => answer.includes(title));
    const spoken = tested(subjectsSaid(said), standing);
    if (spoken.length > 0) return spoken.map((each) => withOffer(each, fromCard));
    if (card !== undefined) return tested([card.subject], standing).map((each) => withOffer(each, fromCard));
  }
  const [card] = fromCard;
  return card === undefined ? [] : tested([card.subject], standing).map((each) => withOffer(each, fromCard));
}

/** What a question names; the names of tests are read in English beside the concepts. */
function subjectsSaid({ subjects, words }: Frame): readonly Subject[] {
  if (subjects.some(({ lift, test }) => lift !== undefined || test !== undefined)) return subjects;
  const test = testNamed(words);
  return test === undefined ? subjects : [{ name: test.name, test }];
}

function tested(subjects: readonly Subject[], { diary }: Standing): readonly { readonly subject: Subject; readonly best: Best }[] {
  return subjects.flatMap((subject) => {
    const best =
      subject.lift !== undefined
        ? bestOfLift(subject.lift, diary)
        : subject.test !== undefined
          ? bestOfTest(subject.test, diary)
          : undefined;
    return best === undefined || best.values.length === 0 ? [] : [{ subject, best }];
  });
}

function withOffer(
  spoken: { readonly subject: Subject; readonly best: Best },
  cards: readonly { readonly subject: Subject; readonly offered?: number }[],
): Spoken {
  const offered = cards.find(({ subject }) => subject.name === spoken.subject.name)?.offered;
  return { ...spoken, ...(offered !== undefined && { offered }) };
}

/** The lift or test of a card for a best or a goal. */
function subjectOfCard({
  title,
  request,
}: CoachProposal): { readonly title: string; readonly subject: Subject; readonly offered?: number } | undefined {
  if (request.reason !== "record") return undefined;
  const { record } = request;
  if (record.kind !== "best" && record.kind !== "goal" && record.kind !== "goal-change") return undefined;
  const subject = subjectOf(record.kind === "best" ? record.name : record.title);
  if (subject === undefined) return undefined;
  return {
    title,
    subject,
    ...(record.kind === "best" && { offered: record.value.includes(":") ? seconds(record.value) : Number(record.value) }),
  };
}
