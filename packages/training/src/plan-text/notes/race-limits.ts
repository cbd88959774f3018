import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { inSentence, formatList } from "../../model/words.ts";

/** What a limit that still holds on the day of a Hyrox asks for there; empty where none does. A race beyond the plan has no session to say it. */
export function limitsOnDay(context: PlanContext, { date, format, entry }: Pick<Race, "date" | "format" | "entry">): string {
  if (format.kind !== "hyrox") return "";
  const { picker } = limitedOn(context, date);
  const isClosed = (name: string): boolean => {
    const reason = picker.pick(name).replaced?.reason;
    return reason !== undefined && !NO_LIMIT.test(reason);
  };
  if (isClosed("Easy run")) return " Your limits allow no running on that day: do not start unless they have changed.";
  const pace = isClosed("Tempo run")
    ? " Your limits still apply on that day: run it at the pace of your easy runs, without a target time."
    : "";
  const closed = HYROX_STATIONS.map(({ exercise }) => exercise).filter(isClosed);
  if (closed.length === 0) return pace;
  const list = formatList(closed.map(inSentence));
  if (isMild(context.reading))
    return `${pace} The plan leaves out ${list} for now. A mild ache, up to 3/10 and settled by the next morning, does not keep you from starting: bring ${closed.length === 1 ? "it" : "them"} back as it settles, and decide in the last two weeks before the race.`;
  const isTeam = entry !== undefined && entry.kind !== "singles";
  return isTeam
    ? `${pace} What you may not do on that day: ${list}. Agree now that somebody else on your team does it, otherwise do not start.`
    : `${pace} What you may not do on that day: ${list}. Start only if that has changed by then, or change to a doubles or relay place.`;
}

/** Pain with which training goes on (injuries.md, traffic lights: 0 to 3 of 10, settled within a day). */
const TRAINS_ON = 3;

/** Whether all that was told is an ache of that kind, and nothing sudden, of a bone or a nerve, and nothing that waits for a professional. */
function isMild({ regions, health }: PlanContext["reading"]): boolean {
  return (
    health.findings.length === 0 &&
    regions.every(({ grade, score, kind, waits }) => grade <= 1 && score <= TRAINS_ON && waits !== true && kind === undefined)
  );
}

/** What keeps an exercise out of training and not out of a race. */
const NO_LIMIT = /^It needs|dislike/u;
