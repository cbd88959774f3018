import type { SessionBrief } from "../../context/draft.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { isRunCode } from "../../week/run/run-metres.ts";

/** What a page says on a day on which somebody else leads the training: the club, a class, an outing that takes place anyway. */
export function ledTraining({ context, code, date, frame, isTaper, isRecovery }: SessionBrief): string | undefined {
  if (code === "RACE" || context.health.clearance === "required") return undefined;
  const limits = limitsOnDay(context.reading.days, date);
  const isEasyWeek = frame.isDeload || isTaper || isRecovery;
  const isLight = isEasyWeek || !codeFacts(code).hard;
  if (isRunCode(code) && limits.some(({ isFastDay }) => isFastDay === true)) return CLUB_TEXTS[isLight ? "light" : "full"];
  const hasPool = !limits.some(({ from, closed }) => from !== undefined && closed.includes("swim"));
  if (hasPool && limits.some(({ isSquad }) => isSquad === true))
    return SQUAD_TEXTS[code !== "SW" && code !== "SWs" ? "besides" : isEasyWeek ? "light" : "full"];
  if (limits.some(({ coached }) => coached === true)) return CLASS_TEXTS[isEasyWeek ? "light" : "full"];
  return undefined;
}

const CLUB_TEXTS = {
  full: "If the club sets the session today, do that one instead of this.",
  light: "Go to the club, but lightly today: half of its set, or run along easily.",
} as const;

const SQUAD_TEXTS = {
  full: "If the squad sets the session today, swim that one instead of this; your limits hold there too.",
  light: "Swim with the squad, but lightly today: half of its set, or all of it easy.",
  besides: "Your swim with the squad counts as training today: of this page only what you still have time and energy for.",
} as const;

const CLASS_TEXTS = {
  full: "Your class comes first today: of this page only what it leaves out, and your limits hold there too.",
  light: "In your class take this week lightly: half the rounds and no clock; of this page only what it leaves out.",
} as const;
