import type { DraftItem } from "../../context/draft.ts";
import type { MainFormat } from "../../model/plan.ts";
import type { ErgKind } from "../cardio/erg-intervals.ts";

export interface BuiltMetcon {
  readonly items: readonly DraftItem[];
  readonly format: MainFormat;
  /** For two, a round each in turn. */
  readonly isShared?: true;
  /** All-out rounds with long rests. */
  readonly isSprint?: boolean;
  /** For sprints: false where age or health keeps something in reserve. */
  readonly isAllOut?: boolean;
  /** Names of the movements, for titles. */
  readonly movements: readonly string[];
  /** Set when it is intervals on machines. */
  readonly engine?: { readonly kind: ErgKind };
  /** Set when it is a benchmark workout. */
  readonly benchmark?: {
    readonly name: string;
    /** "Helen", "Helen, scaled: ring row" */
    readonly title: string;
    /** "about 11:45 (10:30 to 13:00 are usual at your level)" */
    readonly aim: string;
    readonly isRetest: boolean;
  };
}
