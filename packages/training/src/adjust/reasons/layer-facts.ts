import type { InjuryReading } from "../../injuries/injury.ts";
import type { Race } from "../../season/demand/races/race.ts";
import type { Adjustment, Progress } from "../adjustment.ts";
import type { Version } from "../version.ts";

/** What happened, as far as reasons need it. */
export interface LayerFacts {
  readonly before: Version;
  readonly after: Version;
  readonly adjustment: Adjustment;
  readonly progress: Progress;
  /** What the text about an injury says; undefined for other adjustments. */
  readonly reading: InjuryReading | undefined;
  /** Whether a report is a professional's yes. */
  readonly isYes: boolean;
  /** The races that shape the plan now. */
  readonly races: readonly Race[];
}
