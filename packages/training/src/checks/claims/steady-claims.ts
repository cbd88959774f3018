import type { Session, Violation } from "../../model/plan.ts";
import { nextMarathon } from "../../session/run/steady-part.ts";
import { getItems, inSession, type Rule } from "../rule.ts";
import { sessionTexts } from "./session-texts.ts";

const OF_A_MARATHON = /\bmarathon (?:pace|effort)\b/iu;
const OF_THRESHOLD = /hold for (?:about )?an hour|comfortably hard/iu;
/** The efforts that are harder than steady. */
const HARDER: ReadonlySet<string | undefined> = new Set(["threshold", "interval", "repetition", "race"]);

const RUNS: ReadonlySet<string> = new Set(["RE", "RL", "RT", "RI"]);

/** A page agrees with its paces: only who trains for a marathon reads of its pace, and nobody reads of threshold over steady running. */
export const steadyClaims: Rule = ({ athlete, sessions }) =>
  sessions.flatMap((session): Violation[] => {
    if (session.code === "RACE") return [];
    const texts = sessionTexts(session);
    const marathon = texts.find((text) => OF_A_MARATHON.test(text) && !/half[- ]marathon (?:pace|effort)/iu.test(text));
    const threshold = isSteadyOnly(session) ? texts.find((text) => OF_THRESHOLD.test(text)) : undefined;
    return [
      ...(marathon !== undefined && nextMarathon(athlete, session.date) === undefined
        ? [inSession("claim-steady", session, `"${marathon}" without a marathon ahead`)]
        : []),
      ...(threshold === undefined ? [] : [inSession("claim-steady", session, `"${threshold}" over steady running`)]),
    ];
  });

function isSteadyOnly(session: Session): boolean {
  const paces = getItems(session).map(({ pace }) => pace?.zone);
  return RUNS.has(session.code) && paces.includes("marathon") && !paces.some((zone) => HARDER.has(zone));
}
