import type { Picture, PictureFigure } from "#ui/share/picture.ts";
import { formatDay } from "#ui/format.ts";
import type { SessionDraft } from "../draft.ts";
import { sessionShape } from "./session-shape.ts";
import { FRESH_RUN, getSteps } from "./steps.ts";

/** A finished session as its athlete may share it. */
export function sessionPicture(draft: SessionDraft, figures: readonly PictureFigure[]): Picture {
  const parts = sessionShape({ steps: getSteps(draft), state: draft.run ?? FRESH_RUN, bySet: true });
  return {
    title: draft.title.trim() === "" ? "Free session" : draft.title,
    when: `${formatDay(draft.day)} ${draft.day.slice(0, 4)}`,
    columns: parts.map(({ seconds, iron, pace, done, isEasy }) => ({ width: seconds, iron, pace, done, isQuiet: isEasy })),
    figures,
  };
}
