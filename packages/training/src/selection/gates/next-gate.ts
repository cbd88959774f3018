import type { Athlete } from "../../athlete/athlete.ts";
import { GATES } from "./gate-table.ts";

/** What opens a closed movement, as a sentence: "5 strict pull-ups open kipping; you have 3." Undefined when it is open. */
export function nextGate(exerciseName: string, opens: string, athlete: Athlete): string | undefined {
  const gate = GATES.get(exerciseName);
  if (gate === undefined || gate.met(athlete)) return undefined;
  const count = gate.count?.(athlete);
  if (count === undefined) return gate.reason;
  const have = count.have === undefined ? "yours are not known yet" : count.have === 0 ? "you have none yet" : `you have ${count.have}`;
  return `${count.needed} ${count.what} unlock ${opens}; ${have}.`;
}
