import { dayInWords } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { plainAnswer, type Turn } from "../turn.ts";

/** The answer in its first sentences and lines. */
export function shortened({ answer, proposals }: Turn): Draft {
  const paragraphs = plainAnswer(answer)
    .split("\n\n")
    .filter((part) => !part.startsWith("_"));
  const [first = "", second = ""] = paragraphs;
  // Where two sentences are all there is, one is shorter.
  const all = sentences(first);
  const lead = all.slice(0, paragraphs.length === 1 && all.length <= 2 ? 1 : 2).join(" ");
  const lines = [first, second].flatMap((part) => part.split("\n").filter((line) => line.startsWith("- "))).slice(0, 3);
  const isList = first.startsWith("- ");
  return {
    text: [
      ...(isList ? [] : [lead.split("\n")[0] ?? lead]),
      ...(lines.length > 0 && (isList || lead.length < 60) ? [lines.join("\n")] : []),
    ],
    proposals,
  };
}

/** A point inside of a number or an abbreviation ends nothing. */
function sentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z*“])/);
}

/** Nobody but the athlete accepts a card. */
export function accepting({ proposals, decision }: Turn): Draft {
  if (decision === "accepted" || decision === "edited") return { text: ["Done: you accepted the card. Say “undo that” to take it back."] };
  if (proposals.length === 0)
    return {
      text: [
        "There is no open card, so there is nothing to accept, and nothing has changed. Tell me what you want, for example “move Friday’s session to Thursday”.",
      ],
    };
  return {
    text: ["Press **Accept** on the card: I never change anything myself, so nothing has changed yet. Here it is again."],
    proposals,
  };
}

export function rejecting({ proposals, decision }: Turn): Draft {
  if (decision === "accepted" || decision === "edited")
    return { text: ["You have accepted the card already. Write “undo that”, and I offer to take it back."] };
  return { text: [`Good, it stays as it is: **${proposals[0]?.title ?? "the card"}** was only a proposal, and nothing has changed.`] };
}

/** The last change of the plan that is in force can be taken off again. */
export function undoing({ proposals, decision }: Turn, { adjustments }: Diary): Draft {
  const isOpen = proposals.length > 0 && decision !== "accepted" && decision !== "edited";
  if (isOpen)
    return {
      text: [
        `There is nothing to undo: **${proposals[0]?.title ?? "the card"}** was only a proposal and nothing has changed. Reject the card, or leave it.`,
      ],
    };
  if (proposals[0]?.request.reason === "record")
    return {
      text: [
        "Press **Undo** on the card above. Later you can change or delete the entry in its own place: Session Log, Goals, Personal Bests, Competitions or your profile.",
      ],
    };
  const last = adjustments.findLast(({ undone }) => !undone);
  if (last === undefined) return { text: ["There is nothing to undo: no change to your plan is active, and I change nothing by myself."] };
  return {
    text: [
      `The last active change is from ${dayInWords(last.on).replace(/ \d{4}$/, "")}: ${last.reasons[0] ?? last.reason}. The card removes it, and the plan is as it was before.`,
    ],
    proposals: [
      {
        title: "Undo the last change",
        why: last.reasons[0] ?? "It was the last change to your plan.",
        request: {
          reason: "record",
          record: { kind: "undo", adjustmentId: last.id },
          changes: [{ label: "Last change", before: "active", after: "undone" }],
        },
      },
    ],
  };
}
