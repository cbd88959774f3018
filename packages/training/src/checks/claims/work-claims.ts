import type { Session, Violation } from "../../model/plan.ts";
import type { QualityWork } from "../../model/quality-work.ts";
import { workText } from "../../session/run/quality-texts.ts";
import { inSession, type Rule } from "../rule.ts";

const CHANGE = /Last full session (?<work>[^:]+(?::\d\d[^:]*)?): (?<change>[^.]+)\./u;
const AMOUNT = /^(?<amount>[\d:.,]+)(?<unit> min| s| m| km) (?<direction>more|less) work today(?:, in .*)?$/u;

/**
 * What a session says of the last one of its kind is true: the work quoted was planned, "the same" is equal to the second or metre, and
 * more or less is the difference of the two.
 */
export const workClaims: Rule = ({ everySession, sessions }) => {
  const open = new Set(sessions);
  return everySession.flatMap((session, index): Violation[] => {
    const found = CHANGE.exec(session.description)?.groups;
    const { work } = session;
    if (found === undefined || work === undefined || !open.has(session)) return [];
    const { work: quoted = "", change = "" } = found;
    const before = everySession.slice(0, index).findLast((other) => isQuoted(other, quoted, work));
    // Training before the plan is unknown to this check.
    return before?.work === undefined || isTrue(change, before.work, work)
      ? []
      : [inSession("claim-work", session, `"${quoted}: ${change}" with ${workText(work)}`)];
  });
};

function isQuoted({ work }: Session, quoted: string, { stimulus }: QualityWork): boolean {
  return work?.stimulus === stimulus && work.purpose === "load" && workText(work) === quoted;
}

function isTrue(change: string, before: QualityWork, now: QualityWork): boolean {
  const isByDistance = before.metres !== undefined && now.metres !== undefined;
  const total = ({ sets, seconds, metres = 0 }: QualityWork): number => sets * (isByDistance ? metres : seconds);
  const difference = total(now) - total(before);
  if (change.startsWith("the same work")) return difference === 0;
  const said = AMOUNT.exec(change)?.groups;
  if (said === undefined) return true;
  const amount = readAmount(said.amount ?? "", (said.unit ?? "").trim());
  return Math.abs(Math.abs(difference) - amount) <= ROUNDING && difference > 0 === (said.direction === "more");
}

/** A distance of kilometres is printed to ten metres. */
const ROUNDING = 5;

function readAmount(text: string, unit: string): number {
  const [whole = 0, part] = text.replaceAll(",", "").split(":").map(Number);
  if (unit === "min") return 60 * whole + (part ?? 0);
  return unit === "km" ? 1000 * whole : whole;
}
