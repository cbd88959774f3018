import type { SessionBrief } from "../../context/draft.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { isRunCode } from "../../week/run/run-metres.ts";

/** What a page says on a day on which somebody else leads the training: the club, a class, an outing that takes place anyway. */
export function ledTraining({ context, code, date, frame, isTaper, isRecovery }: SessionBrief): string | undefined {
  if (code === "RACE" || context.health.clearance === "required") return undefined;
  const limits = limitsOnDay(context.reading.days, date);
  const isLight = frame.isDeload || isTaper || isRecovery || !codeFacts(code).hard;
  if (isRunCode(code) && limits.some(({ isFastDay }) => isFastDay === true)) return CLUB[isLight ? "light" : "full"];
  if (limits.some(({ coached }) => coached === true)) return CLASS[frame.isDeload || isTaper || isRecovery ? "light" : "full"];
  return undefined;
}

const CLUB = {
  full: "If the club sets the session today, do that one instead of this.",
  light: "Go to the club, but lightly today: half of its set, or run along easily.",
} as const;

const CLASS = {
  full: "Your class comes first today: of this page only what it leaves out, and your limits hold there too.",
  light: "In your class take this week lightly: half the rounds and no clock; of this page only what it leaves out.",
} as const;
