import { answerInGerman, cardInGerman } from "../language/german/answer-in-german.ts";
import { answerInRomance } from "../language/romance/answer-in-romance.ts";
import { cardInRomance } from "../language/romance/card-sentence.ts";
import type { Draft } from "../topic.ts";
import type { Tongue } from "./languages.ts";

/** The draft of a maker that writes English, in the language of the turn; what has no words there yet says so. */
export function translated(draft: Draft, tongue: Tongue): Draft {
  if (tongue === "en") return draft;
  const { proposals, followUps: _, ...rest } = draft;
  const text = tongue === "de" ? answerInGerman(draft.text) : answerInRomance(draft.text.join("\n\n"), tongue, undefined).split("\n\n");
  return {
    ...rest,
    text,
    ...(proposals !== undefined && {
      proposals: proposals.map((card) => (tongue === "de" ? cardInGerman(card) : cardInRomance(card, tongue))),
    }),
  };
}
