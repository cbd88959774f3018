import type { Diary } from "../../own-data/diary.ts";
import { exerciseNamed, getMore } from "./more-of-exercise.ts";
import { capital, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { NOTHING_YET, card } from "../card.ts";

/** "less burpees", "i hate rope climbs": dislikes of the profile; "more running" has no card. */
export function moreOrLess(said: string, view: CoachView, diary: Diary): Draft | undefined {
  // "I hate burpees, less of them": what they are stands before it.
  const words = said.replace(/,? (?:please )?(?:less|fewer|no more) (?:of )?(?:them|those|that|it)\b.*$/, "");
  const less =
    /\b(?:less|fewer|no more|i hate|hate|cant stand|dont like|dislike|sick of|get rid of|take out|never want) (?:the |doing |any |so many |those )?([a-z ]{3,30}?)(?: please| pls| in my plan| anymore| any more|,| and|$| from| for good| give| get rid)/
      .exec(words)?.[1]
      ?.trim();
  const more =
    /(?<!\bno )(?<!\bany )\b(?:more|extra|additional) (?:of )?([a-z ]{3,25}?)(?: please| pls| in (?:my plan|the plan|the (?:coming|next)\b.*)| work|,| and| less| for| (?:its?|thats|theyre|they|these|those|because|cause|cos|since|as|im|i|my|to)\b|$)/
      .exec(words)?.[1]
      ?.trim();
  // "Take out the week" is about days.
  if (less !== undefined && /\b(?:weeks?|days?|today|tomorrow|weekend|sessions?|plan|month|rest|\w+day)\b/.test(less)) return undefined;
  if (/\b(how|why|should|what|is|are|does|need|km|sessions did|than)\b/.test(words)) return undefined;
  const broad =
    /^(running|lifting|strength|cardio|endurance|conditioning|upper body|legs?|volume|rest|intensity|run|runs|lifts|weights|speed ?work|mobility|core|hyrox)/;
  if (
    less !== undefined &&
    more === undefined &&
    /\b(hate|stand|dislike|dont like|sick of|get rid|never|less|fewer|no more|take out)\b/.test(words) &&
    !broad.test(less) &&
    !/\b(rounds?|reps?|sets?|weight|minutes|km|kms|sessions?|days?|everything|anything|it|that|this)\b/.test(less) &&
    less.split(" ").length <= 3 &&
    !/\b(time|pain|tired|sleep|stress|fat|sugar|alcohol)\b/.test(less)
  ) {
    const before = diary.profile.dislikes;
    const also = new RegExp(
      `\\b${less} and (?:the |any |those )?([a-z ]{3,20}?)(?: please| pls| in my plan| anymore| any more|,|$| from| for good)`,
    ).exec(words)?.[1];
    const isKnown = (name: string): boolean => before !== undefined && before.toLowerCase().includes(name.replace(/s$/, ""));
    const named = [less, ...(also === undefined || also.split(" ").length > 3 ? [] : [also])];
    const added = named.filter((name) => !isKnown(name));
    if (added.length === 0)
      return {
        text: [
          `**${capital(less)}** is among your dislikes already, so new sessions avoid it where something else does the same. For one session I can swap it: “swap ${less} on Friday”.`,
        ],
      };
    const text = [...(before === undefined ? [] : [before]), ...added].join(", ");
    return {
      text: [
        `Note **${list(added)}** as something you dislike: new sessions avoid it where something else does the same${/\bburpee|sled|wall ball|lunge|farmer/.test(less) && view.athlete.focus === "hyrox" ? "; a little stays, because the race asks for it" : ""}. For one session I can swap it: “swap ${less} on Friday”.`,
        NOTHING_YET,
      ],
      proposals: card(
        `Dislikes: ${list(added)}`,
        "It is in your profile, and the plan follows it when it is made or adjusted.",
        { kind: "dislikes", text },
        [{ label: "You dislike", ...(before !== undefined && { before }), after: text }],
      ),
      followUps: [`Swap ${less} in my next session`],
    };
  }
  const subject = more ?? less;
  if (
    subject === undefined ||
    (!broad.test(subject) && (more === undefined || exerciseNamed(subject) === undefined)) ||
    (!/\b(want|please|pls|give|can|could|would like|my plan)\b/.test(words) &&
      words.split(" ").length > 5 &&
      (more === undefined || less === undefined))
  )
    return undefined;
  if (more !== undefined && !broad.test(more)) return getMore(exerciseNamed(more) ?? more, view, diary);
  const race = diary.races.find(({ on }) => on >= view.today);
  return {
    text: [
      `The share of ${subject} follows your focus (${view.athlete.focus})${race === undefined ? "" : ` and ${race.name}`}; I cannot change that share by itself.`,
      /run|cardio|endurance|condition/.test(subject) === (more !== undefined)
        ? "More running and less lifting help the race's runs and cost strength: sleds, lunges and your squat goal depend on it."
        : "More lifting and less running help the stations and cost the runs, which are half of the race time.",
      `What you can do: add a day (“I also want to train on Sundays, 60 min”) for an easy ${/run|cardio|endurance/.test(subject) ? "run" : "session"}, or change the focus in your profile and generate the next block with it.`,
    ],
    followUps: ["I also want to train on Sundays 60 min", "What is my weak link?"],
  };
}
