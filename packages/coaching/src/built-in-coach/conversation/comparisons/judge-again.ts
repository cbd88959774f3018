import { normalise } from "../../question.ts";
import type { Subject } from "../../query/query.ts";
import { liftNamed, testNamed } from "../../own-data/subject.ts";
import { framesOf } from "../../turn/follow-up/follow-up.ts";
import type { Followed } from "../follow-up-of.ts";

/** The lift or test of the turn before, by its words, else by its slots; else the last that the conversation named. */
export function valueOf({ turns, last }: Followed): Subject | undefined {
  const framed =
    last === undefined
      ? undefined
      : framesOf(last.frame).flatMap(({ subjects }) => subjects.filter(({ lift, test }) => (lift ?? test) !== undefined))[0];
  return namedIn(turns.at(-1)?.question ?? "") ?? framed ?? turns.toReversed().flatMap(({ question }) => namedIn(question) ?? [])[0];
}

function namedIn(question: string): Subject | undefined {
  const words = normalise(question);
  const test = testNamed(words);
  const lift = test === undefined ? liftNamed(words) : undefined;
  return test !== undefined ? { name: test.name, test } : lift !== undefined ? { name: lift.name, lift } : undefined;
}
